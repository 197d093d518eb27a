// Iterating over nodes: the axes of a node as iterables.
#include "core.h"

#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <vector>

namespace lockstep::python {

namespace {

enum class Axis {
  children,
  child_elements,
  descendants,
  ancestors,
  following_siblings,
  preceding_siblings,
  named
};

// An axis of a node. It can be iterated over many times.
struct PyRange {
  PyNode node;
  Axis axis;
  std::shared_ptr<const std::string> name = nullptr;  // the name for Axis::named
  Namespace name_space = Namespace::none;
};

struct PyIterator {
  nb::object owner;
  std::function<Node()> next;
  std::uint64_t structure;  // the document's `structure` when the iteration began
};

[[maybe_unused]] nb::handle document_of(const PyRange& range) { return range.node.owner; }
[[maybe_unused]] nb::handle document_of(const PyIterator& iterator) { return iterator.owner; }

template <class Iterator>
PyIterator from(const PyNode& node, Iterator at, Iterator end) {
  return {node.owner,
          [at, end]() mutable {
            if (at == end) return Node();
            const Node found = *at;
            ++at;
            return found;
          },
          node.document().structure};
}

template <class Range>
PyIterator forwards(const PyNode& node, const Range& range) {
  return from(node, range.begin(), range.end());
}

template <class Range>
PyIterator backwards(const PyNode& node, const Range& range) {
  return from(node, std::make_reverse_iterator(range.end()), std::make_reverse_iterator(range.begin()));
}

PyIterator iterate(const PyRange& self) {
  const Node node = self.node.node;
  switch (self.axis) {
    case Axis::children:
      return forwards(self.node, node.children());
    case Axis::child_elements:
      return forwards(self.node, node.child_elements());
    case Axis::descendants:
      return forwards(self.node, node.descendants());
    case Axis::ancestors:
      return forwards(self.node, node.ancestors());
    case Axis::following_siblings:
      return forwards(self.node, node.following_siblings());
    case Axis::preceding_siblings:
      return forwards(self.node, node.preceding_siblings());
    case Axis::named:
      break;
  }
  return forwards(self.node, node.find_all(self.name_space, *self.name));
}

PyIterator reversed(const PyRange& self) {
  const Node node = self.node.node;
  switch (self.axis) {
    case Axis::children:
      return backwards(self.node, node.children());
    case Axis::child_elements:
      return backwards(self.node, node.child_elements());
    case Axis::descendants:
      return backwards(self.node, node.descendants());
    case Axis::following_siblings:
      return backwards(self.node, node.following_siblings());
    default:
      throw nb::type_error("this axis cannot be iterated in reverse");
  }
}

// Returns the next node; null at the end.
nb::object next(PyIterator& self) {
  if (!self.next) return {};
  if (self.structure != nb::inst_ptr<PyDocument>(self.owner)->structure) {
    PyErr_SetString(PyExc_RuntimeError,
                    "the tree changed during iteration: to change it, iterate over a list(…) of the nodes");
    throw nb::python_error();
  }
  const Node node = self.next();
  if (!node) {
    self.next = nullptr;
    return {};
  }
  return wrap(self.owner, node);
}

// Called by the interpreter, which treats null without an exception as the end of the iteration.
PyObject* next_of(PyObject* object) {
  return for_python([&] {
    if (!nb::inst_ready(object))
      throw nb::type_error("a NodeIterator can only be created by iterating over nodes");
    PyIterator& self = *nb::inst_ptr<PyIterator>(object);
    const Guard guard(document_of(self));
    return next(self);
  });
}

template <Axis axis>
PyRange range(const PyNode& self) {
  return {self, axis};
}

// Returns all nodes along the axis.
std::vector<Node> nodes_of(const PyRange& self) {
  std::vector<Node> nodes;
  PyIterator it = iterate(self);
  while (const Node node = it.next()) nodes.push_back(node);
  return nodes;
}

std::size_t length(const PyRange& self) {
  std::size_t count = 0;
  for (PyIterator it = iterate(self); it.next();) ++count;
  return count;
}

// Returns the node at an index in O(index). An index from the end, or a slice, takes O(nodes).
nb::object item(const PyRange& self, nb::handle index) {
  if (PySlice_Check(index.ptr())) return list_of(self.node, nodes_of(self))[index];
  if (!PyIndex_Check(index.ptr())) throw nb::type_error("an index must be an int or a slice");
  Py_ssize_t wanted = PyNumber_AsSsize_t(index.ptr(), PyExc_IndexError);
  if (wanted == -1 && PyErr_Occurred() != nullptr) throw nb::python_error();
  if (wanted < 0) wanted += static_cast<Py_ssize_t>(length(self));
  PyIterator it = iterate(self);
  Node found = wanted < 0 ? Node() : it.next();
  for (; found && wanted > 0; --wanted) found = it.next();
  if (!found) throw nb::index_error(("there are only " + std::to_string(length(self)) + " nodes").c_str());
  return wrap(self.node, found);
}

std::optional<std::string> optional_tag(nb::handle tag) {
  if (tag.is_none()) return std::nullopt;
  if (!PyUnicode_Check(tag.ptr())) throw nb::type_error("'tag' must be a str");
  return std::string(Input(tag, Surrogates::keep).bytes);
}

void needs_tag_or_text(nb::handle tag, nb::handle text) {
  if (tag.is_none() && text.is_none()) throw nb::type_error("pass a tag name or text");
}

Namespace optional_namespace(nb::handle name) {
  return name.is_none() ? Namespace::none : namespace_named(Input(name, Surrogates::replace).bytes);
}

}  // namespace

void bind_iteration(nb::module_& module, LightClass<PyNode>& node) {
  const std::array<PyType_Slot, 4> slots = {{
      {Py_tp_iter, reinterpret_cast<void*>(&PyObject_SelfIter)},
      {Py_tp_iternext, reinterpret_cast<void*>(&next_of)},
      kConstruct,
      {0, nullptr},
  }};
  nb::class_<PyIterator>(module, "NodeIterator", nb::is_final(), nb::type_slots(slots.data()),
                         doc("NodeIterator"));
  Guarded<PyRange>(module, "NodeRange", nb::is_final(), nb::type_slots(kClassSlots), doc("NodeRange"))
      .def("__iter__", &iterate)
      .def("__reversed__", &reversed)
      .def("__len__", &length)
      .def("__getitem__", &item, nb::arg("index"))
      .def("__bool__", [](const PyRange& self) { return bool(iterate(self).next()); })
      .def("__repr__", [](const PyRange& self) { return text("NodeRange of " + describe(self.node.node)); });
  node.def("__iter__", [](const PyNode& self) { return iterate(range<Axis::children>(self)); })
      .def_prop_ro("children", &range<Axis::children>, doc("Node.children"))
      .def_prop_ro("child_elements", &range<Axis::child_elements>, doc("Node.child_elements"))
      .def_prop_ro("descendants", &range<Axis::descendants>, doc("Node.descendants"))
      .def_prop_ro("ancestors", &range<Axis::ancestors>, doc("Node.ancestors"))
      .def_prop_ro("following_siblings", &range<Axis::following_siblings>, doc("Node.following_siblings"))
      .def_prop_ro("preceding_siblings", &range<Axis::preceding_siblings>, doc("Node.preceding_siblings"))
      .def(
          "find_all",
          [](const PyNode& self, nb::handle tag, nb::handle text, nb::handle name_space) -> nb::object {
            needs_tag_or_text(tag, text);
            std::optional<std::string> name = optional_tag(tag);
            const Namespace where = optional_namespace(name_space);
            if (!text.is_none()) return list_of(self, find_by_text(self, name, where, text));
            return nb::cast(
                PyRange{self, Axis::named, std::make_shared<const std::string>(std::move(*name)), where});
          },
          nb::arg("tag") = nb::none(), nb::kw_only(), nb::arg("text") = nb::none(),
          nb::arg("namespace") = nb::none(), doc("Node.find_all"))
      .def(
          "find",
          [](const PyNode& self, nb::handle tag, nb::handle text, nb::handle name_space) {
            needs_tag_or_text(tag, text);
            const std::optional<std::string> name = optional_tag(tag);
            const Namespace where = optional_namespace(name_space);
            if (text.is_none()) return wrap(self, self.node.find(where, *name));
            const std::vector<Node> found = find_by_text(self, name, where, text);
            return wrap(self, found.empty() ? Node() : found.front());
          },
          nb::arg("tag") = nb::none(), nb::kw_only(), nb::arg("text") = nb::none(),
          nb::arg("namespace") = nb::none(), doc("Node.find"))
      .def(
          "find_by_id",
          [](const PyNode& self, nb::str id) {
            return wrap(self, self.node.find_by_id(Input(id, Surrogates::keep).bytes));
          },
          nb::arg("id"), doc("Node.find_by_id"));
}

}  // namespace lockstep::python
