// The class Node: a node's type and name, its neighbors, its text and its position.
#include "core.h"
#include "python/interface.h"

#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep::python {

namespace {

// The names of NodeType.
constexpr std::array<const char*, 8> kTypes = {
    "none",    "document", "document_fragment", "doctype",
    "element", "text",     "comment",           "processing_instruction"};

nb::object type_name(const PyNode& self) {
  return nb::steal(PyUnicode_InternFromString(kTypes[static_cast<std::size_t>(self.node.type())]));
}

nb::object text_content(const PyNode& self) {
  Node root = self.node;
  // In the DOM, a document's textContent is null; here it is all of its text.
  if (root.type() == NodeType::document) root = self.document().document.document_element();
  if (!root.is_element() && root.type() != NodeType::document_fragment) return text(root.data());
  if (const auto only = text_of_only_child(root); only && only->size() <= kLongText) return text(*only);
  // Most other elements contain only a few nodes.
  Node node = root.first_child();
  constexpr std::size_t kFew = 64;
  std::array<std::string_view, kFew> texts;
  std::size_t count = 0;
  TextSize size;
  for (std::size_t nodes = 0; node && nodes < kFew; node = node.following(root), ++nodes)
    if (node.type() == NodeType::text) size.add(texts[count++] = node.data());
  if (!node && size.bytes() <= kLongText) {
    NewText made(size);
    for (const std::string_view data : std::span(texts).first(count)) made.add(data);
    return made.take();
  }
  Reading reading(self.document());
  std::vector<std::string_view> all;
  for (node = root.first_child(); node; node = node.following(root))
    if (node.type() == NodeType::text) all.push_back(node.data());
  return reading.text_of_parts([&all](const auto& add) {
    for (const std::string_view data : all) add(data);
  });
}

// Returns the texts of all text nodes in the node, joined.
nb::object get_text(const PyNode& self, nb::str separator, bool strip) {
  std::vector<nb::object> texts;
  {
    Reading reading(self.document());
    std::vector<std::string_view> all;
    Node root = self.node;
    if (!root.is_element() && root.type() != NodeType::document_fragment && root.type() != NodeType::document)
      all.push_back(root.data());
    for (Node node = root.first_child(); node; node = node.following(root))
      if (node.type() == NodeType::text) all.push_back(node.data());
    reading.take_gil_back();
    for (const std::string_view data : all) texts.push_back(reading.next_text(data));
  }
  nb::list parts;
  for (const nb::object& one : texts) {
    const nb::object part = strip ? one.attr("strip")() : one;
    if (!strip || nb::len(part) != 0) parts.append(part);
  }
  return checked(PyUnicode_Join(separator.ptr(), parts.ptr()));
}

nb::object inner_text(const PyNode& self, bool scripting) {
  Reading reading(self.document(), self.node);
  TextOptions options;
  options.scripting = scripting;
  const std::string result = self.node.inner_text(options);
  return reading.text_of(result);
}

nb::object to_html(const PyNode& self, bool inner, const SerializeOptions& options) {
  Reading reading(self.document(), self.node);
  const std::string result = inner ? self.node.inner_html(options) : self.node.outer_html(options);
  return reading.text_of(result);
}

std::string xml(const PyNode& self, const XmlOptions& options) {
  const Reading reading(self.document(), self.node);
  return serialize_xml(self.node, options);
}

nb::object to_xml(const PyNode& self, bool declaration, bool doctype, bool html_namespace,
                  bool foreign_namespaces) {
  XmlOptions options;
  options.foreign_namespaces = foreign_namespaces;
  options.declaration = declaration;
  options.doctype = doctype;
  options.html_namespace = html_namespace;
  return text(xml(self, options));
}

// Returns the XML from which lxml builds its tree.
nb::object xml_bytes(const PyNode& self, bool foreign_namespaces) {
  XmlOptions options;
  options.html_namespace = false;
  options.foreign_namespaces = foreign_namespaces;
  const std::string result = xml(self, options);
  return nb::bytes(result.data(), result.size());
}

nb::object position(const PyNode& self) {
  const NodePosition found = self.node.position();
  if (!found.range && !found.end_tag) return nb::none();
  return python_type("Position")(byte_range(found.range), byte_range(found.end_tag), found.has_gaps);
}

// Converts ascending offsets in UTF-8 to indexes in a str, and back.
class Indexes {
 public:
  explicit Indexes(std::string_view utf_8) : utf_8_(utf_8) {}
  // O(bytes since the last offset)
  std::size_t index_of(std::size_t offset) {
    for (; offset_ < offset; ++offset_) index_ += begins_character(offset_);
    return index_;
  }
  // Returns one past the end for an index that is greater than the length.
  std::size_t offset_of(std::size_t index) {
    while (index_ < index && offset_ < utf_8_.size()) {
      ++offset_;
      while (offset_ < utf_8_.size() && !begins_character(offset_)) ++offset_;
      ++index_;
    }
    return index_ < index ? utf_8_.size() + 1 : offset_;
  }

 private:
  bool begins_character(std::size_t offset) const {
    return (static_cast<unsigned char>(utf_8_[offset]) & 0xC0U) != 0x80;
  }
  std::string_view utf_8_;
  std::size_t offset_ = 0, index_ = 0;
};

nb::object rendered_text(const PyNode& self, bool scripting) {
  TextOptions options;
  options.scripting = scripting;
  RenderedText rendered;
  {
    const Reading reading(self.document(), self.node);
    rendered = self.node.rendered_text(options);
    Indexes in_text(rendered.text);
    // The runs of a text node are in the order of its text.
    Node of;
    std::optional<Indexes> in_node;
    for (RenderedRun& run : rendered.runs) {
      if (!in_node || run.node != of) in_node.emplace((of = run.node).data());
      run = {in_text.index_of(run.begin), in_text.index_of(run.end), run.node, in_node->index_of(run.offset)};
    }
  }
  const nb::object run_type = python_type("RenderedRun");
  nb::list runs;
  for (const RenderedRun& run : rendered.runs)
    runs.append(record(run_type, run.begin, run.end, wrap(self, run.node), run.offset));
  return python_type("RenderedText")(text(rendered.text), runs);
}

nb::object source_offsets(const PyNode& self, const std::vector<std::size_t>& indexes) {
  std::vector<std::size_t> order(indexes.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return indexes[a] < indexes[b]; });
  std::vector<std::uint64_t> found;
  {
    const Reading reading(self.document(), self.node);
    Indexes in_text(self.node.data());
    std::vector<std::size_t> offsets(indexes.size());
    for (const std::size_t i : order) offsets[i] = in_text.offset_of(indexes[i]);
    found = self.node.source_offsets(offsets);
  }
  if (found.empty() && !indexes.empty()) return nb::none();
  nb::list list;
  for (const std::uint64_t offset : found) list.append(offset);
  return list;
}

nb::object source_offset(const PyNode& self, std::size_t index) {
  const nb::object found = source_offsets(self, {index});
  return found.is_none() ? found : nb::object(found[0]);
}

nb::dict attribute_positions(const PyNode& self) {
  // Calling Python lets other threads change the attributes, so they are copied first.
  std::vector<std::pair<nb::object, AttributePosition>> all;
  std::size_t index = 0;
  for (const AttributePosition& found : self.node.attribute_positions()) {
    const Attribute attribute = self.node.attribute(index++);
    if (found.name) all.emplace_back(text(attribute.qualified_name()), found);
  }
  nb::dict result;
  const nb::object type = python_type("AttributePosition");
  for (const auto& [name, found] : all)
    result[name] = record(type, byte_range(found.name), byte_range(found.value));
  return result;
}

nb::object shadow_root_mode(const PyNode& self) {
  const ShadowRootProperties* properties = self.node.shadow_root_properties();
  if (properties == nullptr) return nb::none();
  return nb::str(properties->mode == ShadowRootMode::open ? "open" : "closed");
}

PyObject* compare(PyObject* self, PyObject* other, int how) {
  const PyNode* const theirs = Light<PyNode>::in(other);
  if (theirs == nullptr || (how != Py_EQ && how != Py_NE)) return Py_NewRef(Py_NotImplemented);
  const bool are_equal = Light<PyNode>::of(self).node == theirs->node;
  return PyBool_FromLong(are_equal == (how == Py_EQ));
}

Py_hash_t hash(PyObject* self) {
  const auto value = static_cast<Py_hash_t>(std::hash<Node>()(Light<PyNode>::of(self).node));
  return value == -1 ? -2 : value;  // -1 is an error
}

}  // namespace

void bind_node(nb::module_& module) {
  const std::array<PyType_Slot, 3> its = node_attribute_slots();
  const std::array<PyType_Slot, 5> slots = {{
      {Py_tp_richcompare, reinterpret_cast<void*>(&compare)},
      {Py_tp_hash, reinterpret_cast<void*>(&hash)},
      its[0],
      its[1],
      its[2],
  }};
  LightClass<PyNode> node(module, doc("Node"), slots);
  node.def("__repr__", [](const PyNode& self) { return text("Node(" + describe(self.node) + ")"); })
      .def("__reduce__",
           [](const PyNode&) -> nb::object {
             throw nb::type_error(
                 "a Node cannot be pickled or copied by copy(): pickle its document or its html, or call "
                 "clone()");
           })
      .def_prop_ro(
          "document", [](const PyNode& self) { return self.owner; }, doc("Node.document"))
      .def_prop_ro("type", &type_name, doc("Node.type"))
      .def_prop_ro(
          "is_element", [](const PyNode& self) { return self.node.is_element(); }, doc("Node.is_element"))
      .def_prop_ro(
          "tag", [](const PyNode& self) { return text(self.node.local_name()); }, doc("Node.tag"))
      .def_prop_ro(
          "namespace", [](const PyNode& self) { return namespace_name(self.node.element_namespace()); },
          doc("Node.namespace"))
      .def_prop_ro("shadow_root_mode", &shadow_root_mode, doc("Node.shadow_root_mode"))
      .def(
          "contains",
          [](const PyNode& self, const PyNode& other) {
            return self.owner.is(other.owner) && self.node.contains(other.node);
          },
          nb::arg("other"), doc("Node.contains"))
      .def_prop_rw(
          "data", [](const PyNode& self) { return text(self.node.data()); },
          [](const PyNode& self, nb::str data) {
            const Input value(data, Surrogates::keep);
            Edit edit(self, Change::content);
            edit.check(edit->set_data(self.node, value.bytes));
          },
          doc("Node.data"))
      .def_prop_ro(
          "target", [](const PyNode& self) { return text(self.node.target()); }, doc("Node.target"))
      .def_prop_ro(
          "name", [](const PyNode& self) { return text(self.node.name()); }, doc("Node.name"))
      .def_prop_ro(
          "public_identifier", [](const PyNode& self) { return text(self.node.public_identifier()); },
          doc("Node.public_identifier"))
      .def_prop_ro(
          "system_identifier", [](const PyNode& self) { return text(self.node.system_identifier()); },
          doc("Node.system_identifier"))
      .def_prop_rw(
          "text", &text_content,
          [](const PyNode& self, nb::str data) {
            const Input value(data, Surrogates::keep);
            Edit edit(self);
            edit.check(edit->set_text_content(self.node, value.bytes));
          },
          doc("Node.text"))
      .def_prop_ro(
          "inner_text", [](const PyNode& self) { return inner_text(self, false); }, doc("Node.inner_text"))
      .def("get_text", &get_text, nb::arg("separator") = "", nb::arg("strip") = false, doc("Node.get_text"))
      .def("to_text", &inner_text, nb::kw_only(), nb::arg("scripting") = false, doc("Node.to_text"))
      .def("rendered_text", &rendered_text, nb::kw_only(), nb::arg("scripting") = false,
           doc("Node.rendered_text"))
      .def("source_offset", &source_offset, nb::arg("index"), doc("Node.source_offset"))
      .def("source_offsets", &source_offsets, nb::arg("indexes"), doc("Node.source_offsets"))
      .def_prop_rw(
          "html", [](const PyNode& self) { return to_html(self, false, {}); },
          [](const PyNode& self, nb::str html) {
            const Input markup(html, Surrogates::replace);
            Edit edit(self);
            edit.check(edit->set_outer_html(self.node, markup.bytes));
          },
          doc("Node.html"))
      .def_prop_rw(
          "inner_html", [](const PyNode& self) { return to_html(self, true, {}); },
          [](const PyNode& self, nb::str html) {
            const Input markup(html, Surrogates::replace);
            Edit edit(self);
            edit.check(edit->set_inner_html(self.node, markup.bytes));
          },
          doc("Node.inner_html"))
      .def(
          "to_html",
          [](const PyNode& self, std::size_t indent, bool inner, bool scripting,
             bool serializable_shadow_roots, bool round_trip, nb::handle edition) {
            return to_html(
                self, inner,
                read_serialize_options(indent, scripting, serializable_shadow_roots, round_trip, edition));
          },
          nb::kw_only(), nb::arg("indent") = 0, nb::arg("inner") = false, nb::arg("scripting") = false,
          nb::arg("serializable_shadow_roots") = false, nb::arg("round_trip") = false,
          nb::arg("edition") = nb::none(), doc("Node.to_html"))
      .def("to_xml", &to_xml, nb::kw_only(), nb::arg("declaration") = false, nb::arg("doctype") = true,
           nb::arg("html_namespace") = true, nb::arg("foreign_namespaces") = true, doc("Node.to_xml"))
      .def("_xml", &xml_bytes, nb::arg("foreign_namespaces"))
      .def_prop_ro("position", &position, doc("Node.position"))
      .def_prop_ro("attribute_positions", &attribute_positions, doc("Node.attribute_positions"));
  add_plain_members(node);
  bind_editing(node);
  bind_iteration(module, node);
  bind_selectors(module, node);
  bind_xpath(module, node);
  bind_finding(node);
  bind_markdown(module, node);
}

}  // namespace lockstep::python
