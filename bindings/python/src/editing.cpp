// Changing the tree: the methods of Node that insert, move, remove and parse markup.
#include <algorithm>
#include <vector>

#include "core.h"

namespace lockstep::python {

namespace {

// The nodes that a method is given, which are inserted as one: itself, or a fragment of several, as the DOM
// converts them. https://dom.spec.whatwg.org/#converting-nodes-into-a-node
class Given {
 public:
  Given(const PyNode& self, const nb::args& nodes) : self_(self) {
    if (nodes.size() == 0) throw nb::type_error("expected at least one Node or str");
    for (const nb::handle node : nodes) nodes_.push_back(node_for(self.owner, node));
  }
  bool has(Node node) const { return std::find(nodes_.begin(), nodes_.end(), node) != nodes_.end(); }
  // Changes the document: insert(document, the one node) must return an error or none. Unlike in the DOM, a
  // change that is refused leaves the nodes where they are.
  template <class Insert>
  void change(const Insert& insert) const {
    Edit edit(self_);
    Document& document = *edit;
    std::vector<Moved> moved;
    Node one = nodes_[0];
    DomError error = DomError::none;
    if (nodes_.size() > 1) {
      one = document.create_document_fragment();
      for (std::size_t i = 0; i < nodes_.size() && error == DomError::none; ++i) {
        add(nodes_[i], moved);
        error = document.append(one, nodes_[i]);
      }
    }
    if (error == DomError::none) error = insert(document, one);
    if (error == DomError::none) return;
    for (; !moved.empty(); moved.pop_back()) {
      const auto& [node, parent, next] = moved.back();
      static_cast<void>(parent ? document.insert_before(parent, node, next) : document.remove(node));
    }
    edit.check(error);
  }

 private:
  struct Moved {
    Node node, parent, next;
  };
  // Adds what inserting the node will move.
  static void add(Node node, std::vector<Moved>& moved) {
    if (node.type() != NodeType::document_fragment)
      return moved.push_back({node, node.parent(), node.next_sibling()});
    for (const Node child : node.children()) moved.push_back({child, node, child.next_sibling()});
  }

  const PyNode& self_;
  std::vector<Node> nodes_;
};

void needs_parent(const PyNode& self) {
  if (!self.node.parent()) check(DomError::not_found);
}

// The node that follows when those given have left; null if there is none.
Node viable_next(Node self, const Given& given) {
  do {
    self = self.next_sibling();
  } while (self && given.has(self));
  return self;
}

// https://dom.spec.whatwg.org/#dom-childnode-before
void insert_before(const PyNode& self, nb::args nodes) {
  needs_parent(self);
  const Given given(self, nodes);
  const Node parent = self.node.parent();
  Node previous = self.node.previous_sibling();
  while (previous && given.has(previous)) previous = previous.previous_sibling();
  given.change([&](Document& document, Node one) {
    return document.insert_before(parent, one, previous ? previous.next_sibling() : parent.first_child());
  });
}

// https://dom.spec.whatwg.org/#dom-childnode-after
void insert_after(const PyNode& self, nb::args nodes) {
  needs_parent(self);
  const Given given(self, nodes);
  const Node parent = self.node.parent(), next = viable_next(self.node, given);
  given.change([&](Document& document, Node one) { return document.insert_before(parent, one, next); });
}

// https://dom.spec.whatwg.org/#dom-childnode-replacewith
void replace_with(const PyNode& self, nb::args nodes) {
  needs_parent(self);
  const Given given(self, nodes);
  const Node parent = self.node.parent(), next = viable_next(self.node, given);
  given.change([&](Document& document, Node one) {
    return self.node.parent() == parent ? document.replace(self.node, one)
                                        : document.insert_before(parent, one, next);
  });
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
            Given(self, nodes).change([&](Document& document, Node one) {
              return document.append(self.node, one);
            });
          },
          "Inserts nodes of this document as the last children, moving them from where they are. A str "
          "becomes a text.")
      .def(
          "prepend",
          [](const PyNode& self, nb::args nodes) {
            Given(self, nodes).change([&](Document& document, Node one) {
              return document.prepend(self.node, one);
            });
          },
          "Inserts nodes as the first children.")
      .def("insert_before", &insert_before, "Inserts nodes before this one.")
      .def("insert_after", &insert_after, "Inserts nodes after this one.")
      .def("replace_with", &replace_with, "Puts nodes in the place of this one.")
      .def(
          "remove",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->remove(self.node));
          },
          "Takes the node out of its parent. It stays valid and can be inserted again.")
      .def(
          "clear",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->remove_children(self.node));
          },
          "Removes all children.")
      .def(
          "unwrap",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->unwrap(self.node));
          },
          "Removes the node, but leaves its children in its place.")
      .def(
          "clone",
          [](const PyNode& self, bool deep) {
            const Node copy = without_readers(self.document()).clone(self.node, deep);
            if (!copy) refuse(DomError::not_supported, "a document or a shadow root cannot be cloned");
            return wrap(self, copy);
          },
          nb::kw_only(), nb::arg("deep") = true, "A copy without a parent, by default with all descendants.")
      .def(
          "insert_html",
          [](const PyNode& self, std::string_view position, nb::str html) {
            const AdjacentPosition where = position_named(position);
            const Input markup(html, Surrogates::replace);
            Edit edit(self);
            edit.check(edit->insert_adjacent_html(self.node, where, markup.bytes));
          },
          nb::arg("position"), nb::arg("html"),
          "Parses HTML and inserts it: 'beforebegin', 'afterbegin', 'beforeend' or 'afterend', as "
          "insertAdjacentHTML().");
}

}  // namespace lockstep::python
