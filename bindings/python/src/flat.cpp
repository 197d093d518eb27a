// A tree as a flat list, from which other libraries' trees are built.
#include <vector>

#include "core.h"

namespace lockstep::python {

namespace {

nb::object interned(std::string_view name) {
  PyObject* object = text(name).release().ptr();
  PyUnicode_InternInPlace(&object);
  return nb::steal(object);
}

// Returns a dict from qualified names to values. `namespaced` becomes a list with (qualified name, prefix,
// local name, namespace) for each attribute in a namespace.
nb::object attributes_of(Node element, nb::object& namespaced) {
  nb::dict values;
  for (std::size_t i = 0;; ++i) {
    // Interning may release the GIL, and another thread may then change the attributes, so the Attribute is
    // not used afterwards.
    const Attribute attribute = element.attribute(i);
    if (!attribute) return values;
    const nb::object value = text(attribute.value());
    const Namespace name_space = attribute.attribute_namespace();
    nb::object prefix, local_name;
    if (name_space != Namespace::none) {
      prefix = text(attribute.prefix());
      local_name = text(attribute.local_name());
    }
    const nb::object name = interned(attribute.qualified_name());
    if (PyDict_SetItem(values.ptr(), name.ptr(), value.ptr()) != 0) throw nb::python_error();
    if (name_space == Namespace::none) continue;
    if (!namespaced.is_valid() || namespaced.is_none()) namespaced = nb::list();
    namespaced.attr("append")(nb::make_tuple(name, prefix, local_name, namespace_name(name_space)));
  }
}

// Returns the item for a node; for an element, the item before its children.
nb::object flat_node(const Document& document, Node node, bool lines) {
  switch (node.type()) {
    case NodeType::text:
      return text(node.data());
    case NodeType::element: {
      nb::object line = nb::none(), column = nb::none(), namespaced = nb::none();
      if (lines) {
        if (const auto range = node.position().range) {
          const LineColumn found = document.line_column(range->begin);
          line = nb::int_(found.line);
          column = nb::int_(found.column - 1);
        }
      }
      nb::object attributes = attributes_of(node, namespaced);
      return nb::make_tuple(interned(node.local_name()), namespace_name(node.element_namespace()),
                            std::move(attributes), std::move(namespaced), std::move(line), std::move(column));
    }
    case NodeType::doctype:
      return nb::make_tuple(1, text(node.name()), text(node.public_identifier()),
                            text(node.system_identifier()));
    case NodeType::comment:
      return nb::make_tuple(2, text(node.data()));
    case NodeType::processing_instruction:
      return nb::make_tuple(3, text(node.target()), text(node.data()));
    default:
      return nb::none();
  }
}

// Returns the nodes below `root` in tree order: a str for text; (tag, namespace, attributes, attributes with
// a namespace or None, line, column) for an element, and None where it ends; (1, name, public identifier,
// system identifier) for a doctype; (2, data) for a comment; (3, target, data) for a processing instruction.
// Template contents are children.
nb::list flat(const PyNode& root, bool lines) {
  const Document& document = root.document().document;
  nb::list result;
  const auto child_of = [](Node node) {
    const Node contents = node.template_contents();
    return contents && contents.first_child() ? contents.first_child() : node.first_child();
  };
  std::vector<Node> open;
  for (Node node = root.node.first_child(); node;) {
    result.append(flat_node(document, node, lines));
    if (node.is_element()) {
      if (const Node child = child_of(node)) {
        open.push_back(node);
        node = child;
        continue;
      }
      result.append(nb::none());
    }
    Node next = node.next_sibling();
    while (!next && !open.empty()) {
      result.append(nb::none());
      next = open.back().next_sibling();
      open.pop_back();
    }
    node = next;
  }
  return result;
}

}  // namespace

void bind_flat(nb::module_& module) {
  module.def("_flat", guarded(&flat), nb::arg("root"), nb::arg("lines"));
}

}  // namespace lockstep::python
