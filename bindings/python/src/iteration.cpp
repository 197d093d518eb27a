// Iterating over nodes: the axes of a node as iterables.
#include "core.h"

#include <array>
#include <functional>
#include <iterator>
#include <memory>

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

// An axis of a node: can be iterated over many times.
struct PyRange {
  PyNode node;
  Axis axis;
  std::shared_ptr<const std::string> name = nullptr;  // of Axis::named
  Namespace name_space = Namespace::none;
};

struct PyIterator {
  nb::object owner;
  std::function<Node()> next;
  std::uint64_t structure;  // of the document when the iteration began
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
      throw nb::type_error("this axis cannot be walked backwards");
  }
}

// The next node; null at the end.
nb::object next(PyIterator& self) {
  if (!self.next) return {};
  if (self.structure != nb::inst_ptr<PyDocument>(self.owner)->structure) {
    PyErr_SetString(PyExc_RuntimeError,
                    "the tree changed during iteration: iterate over a list(…) of the nodes to change it");
    throw nb::python_error();
  }
  const Node node = self.next();
  if (!node) {
    self.next = nullptr;
    return {};
  }
  return wrap(self.owner, node);
}

// Called by Python itself, for which null without an exception is the end.
PyObject* next_of(PyObject* object) {
  return for_python([&] {
    if (!nb::inst_ready(object)) throw nb::type_error("this NodeIterator was not made by iterating");
    PyIterator& self = *nb::inst_ptr<PyIterator>(object);
    const Guard guard(document_of(self));
    return next(self);
  });
}

template <Axis axis>
PyRange range(const PyNode& self) {
  return {self, axis};
}

Namespace optional_namespace(nb::handle name) {
  return name.is_none() ? Namespace::none : namespace_named(Input(name, Surrogates::replace).bytes);
}

}  // namespace

void bind_iteration(nb::module_& module, LightClass<PyNode>& node) {
  const std::array<PyType_Slot, 3> slots = {{
      {Py_tp_iter, reinterpret_cast<void*>(&PyObject_SelfIter)},
      {Py_tp_iternext, reinterpret_cast<void*>(&next_of)},
      {0, nullptr},
  }};
  nb::class_<PyIterator>(
      module, "NodeIterator", nb::is_final(), nb::type_slots(slots.data()),
      "Yields nodes. Raises RuntimeError if nodes of the document moved after it was made.");
  Guarded<PyRange>(module, "NodeRange", nb::is_final(),
                   "The nodes along an axis of a node: an iterable, which finds them anew each time.")
      .def("__iter__", &iterate)
      .def("__reversed__", &reversed)
      .def("__bool__", [](const PyRange& self) { return bool(iterate(self).next()); })
      .def("__repr__", [](const PyRange& self) { return text("NodeRange of " + describe(self.node.node)); });
  node.def("__iter__", [](const PyNode& self) { return iterate(range<Axis::children>(self)); })
      .def_prop_ro("children", &range<Axis::children>, "The children.")
      .def_prop_ro("child_elements", &range<Axis::child_elements>, "The children that are elements.")
      .def_prop_ro(
          "descendants", &range<Axis::descendants>,
          "All nodes below this one, in tree order. Does not enter template contents or shadow roots.")
      .def_prop_ro("ancestors", &range<Axis::ancestors>, "The ancestors, from the parent up.")
      .def_prop_ro("following_siblings", &range<Axis::following_siblings>, "The siblings after this node.")
      .def_prop_ro("preceding_siblings", &range<Axis::preceding_siblings>,
                   "The siblings before this node, the nearest first.")
      .def(
          "find_all",
          [](const PyNode& self, nb::str tag, nb::handle name_space) {
            auto name = std::make_shared<const std::string>(Input(tag, Surrogates::keep).bytes);
            return PyRange{self, Axis::named, std::move(name), optional_namespace(name_space)};
          },
          nb::arg("tag"), nb::kw_only(), nb::arg("namespace") = nb::none(),
          "The descendants with that local name, in any namespace or in one.")
      .def(
          "find",
          [](const PyNode& self, nb::str tag, nb::handle name_space) {
            return wrap(self,
                        self.node.find(optional_namespace(name_space), Input(tag, Surrogates::keep).bytes));
          },
          nb::arg("tag"), nb::kw_only(), nb::arg("namespace") = nb::none(),
          "The first of find_all(), or None.")
      .def(
          "find_by_id",
          [](const PyNode& self, nb::str id) {
            return wrap(self, self.node.find_by_id(Input(id, Surrogates::keep).bytes));
          },
          nb::arg("id"), "The first descendant with that ID, or None.");
}

}  // namespace lockstep::python
