// Changing the tree: the methods of Node that insert, move, remove and parse markup.
#include "core.h"

namespace lockstep::python {

namespace {

// The nodes that a method is given as one: itself, or a fragment of several, as the DOM converts them.
// https://dom.spec.whatwg.org/#converting-nodes-into-a-node
Node one_node(const PyNode& self, const nb::args& nodes) {
  if (nodes.size() == 0) throw nb::type_error("expected at least one Node or str");
  if (nodes.size() == 1) return node_for(self.owner, nodes[0]);
  for (const nb::handle node : nodes) node_for(self.owner, node);
  Document& document = edit(self);
  const Node fragment = document.create_document_fragment();
  for (const nb::handle node : nodes) check(document.append(fragment, node_for(self.owner, node)));
  return fragment;
}

void needs_parent(const PyNode& self) {
  if (!self.node.parent()) check(DomError::not_found);
}

AdjacentPosition position_named(std::string_view name) {
  if (name == "beforebegin") return AdjacentPosition::before_begin;
  if (name == "afterbegin") return AdjacentPosition::after_begin;
  if (name == "beforeend") return AdjacentPosition::before_end;
  if (name == "afterend") return AdjacentPosition::after_end;
  throw nb::value_error("the position must be 'beforebegin', 'afterbegin', 'beforeend' or 'afterend'");
}

}  // namespace

void bind_editing(LightClass<PyNode>& node) {
  node.def(
          "append",
          [](const PyNode& self, nb::args nodes) {
            const Node child = one_node(self, nodes);
            check(edit(self).append(self.node, child));
          },
          "Inserts nodes of this document as the last children, moving them from where they are. A str "
          "becomes a text.")
      .def(
          "prepend",
          [](const PyNode& self, nb::args nodes) {
            const Node child = one_node(self, nodes);
            check(edit(self).prepend(self.node, child));
          },
          "Inserts nodes as the first children.")
      .def(
          "insert_before",
          [](const PyNode& self, nb::args nodes) {
            needs_parent(self);
            const Node child = one_node(self, nodes);
            check(edit(self).insert_before(self.node.parent(), child, self.node));
          },
          "Inserts nodes before this one.")
      .def(
          "insert_after",
          [](const PyNode& self, nb::args nodes) {
            needs_parent(self);
            const Node child = one_node(self, nodes);
            check(edit(self).insert_after(self.node.parent(), child, self.node));
          },
          "Inserts nodes after this one.")
      .def(
          "replace_with",
          [](const PyNode& self, nb::args nodes) {
            needs_parent(self);
            const Node replacement = one_node(self, nodes);
            check(edit(self).replace(self.node, replacement));
          },
          "Puts nodes in the place of this one.")
      .def(
          "remove", [](const PyNode& self) { check(edit(self).remove(self.node)); },
          "Takes the node out of its parent. It stays valid and can be inserted again.")
      .def(
          "clear", [](const PyNode& self) { check(edit(self).remove_children(self.node)); },
          "Removes all children.")
      .def(
          "unwrap", [](const PyNode& self) { check(edit(self).unwrap(self.node)); },
          "Removes the node, but leaves its children in its place.")
      .def(
          "clone",
          [](const PyNode& self, bool deep) {
            const Node copy = edit(self, Change::content).clone(self.node, deep);
            if (!copy) check(DomError::invalid_node_type);
            return wrap(self, copy);
          },
          nb::kw_only(), nb::arg("deep") = true, "A copy without a parent, by default with all descendants.")
      .def(
          "insert_html",
          [](const PyNode& self, std::string_view position, nb::str html) {
            const AdjacentPosition where = position_named(position);
            const Input markup(html, Surrogates::replace);
            check(edit(self).insert_adjacent_html(self.node, where, markup.bytes));
          },
          nb::arg("position"), nb::arg("html"),
          "Parses HTML and inserts it: 'beforebegin', 'afterbegin', 'beforeend' or 'afterend', as "
          "insertAdjacentHTML().");
}

}  // namespace lockstep::python
