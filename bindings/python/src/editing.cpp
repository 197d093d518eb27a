// Changing the tree: the methods of Node that insert, move and remove nodes, or parse markup.
#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core.h"
#include "document/access.h"

namespace lockstep::python {

namespace {

using detail::NodeAccess;

// The nodes passed to a method, converted into one as in the DOM: the node itself, or a fragment of several.
// https://dom.spec.whatwg.org/#converting-nodes-into-a-node
//
// Nodes of other documents are adopted after the change. Until then, empty nodes subject to the same rules
// take their places, so that nothing moves if the change is refused.
class Given {
 public:
  Given(const PyNode& self, const nb::args& nodes) : self_(self) {
    if (nodes.size() == 0) throw nb::type_error("expected at least one Node or str");
    for (const nb::handle node : nodes) {
      const PyNode given = node_for(self.owner, node);
      nodes_.push_back(given.owner.is(self.owner) ? given.node : stand_in(given));
    }
  }
  bool has(Node node) const { return std::find(nodes_.begin(), nodes_.end(), node) != nodes_.end(); }
  // Changes the document: insert(document, node) must return an error or none. Unlike in the DOM, a refused
  // change does not move nodes.
  template <class Insert>
  void change(const Insert& insert) const {
    wait_for_readers();
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
    if (error == DomError::none) return adopt(document);
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
  struct Foreign {
    PyNode node;
    Node stand_in;
  };

  Node stand_in(const PyNode& foreign) {
    const Guard guard(self_.owner, foreign.owner);
    Document& document = without_readers(self_.document());
    // The node is refused here, as it would be when it is inserted.
    if (!NodeAccess::is_in(foreign.document().document, foreign.node)) check(DomError::wrong_document);
    if (foreign.node.type() != NodeType::document_fragment) return stand_in_of(document, foreign);
    const Node fragment = document.create_document_fragment();
    for (const Node child : foreign.node.children())
      if (std::none_of(foreign_.begin(), foreign_.end(),
                       [&](const Foreign& it) { return it.node.node == child; }))
        check(document.append(fragment, stand_in_of(document, {foreign.owner, child})));
    return fragment;
  }
  Node stand_in_of(Document& document, const PyNode& foreign) {
    // Where a node may be inserted depends only on its type.
    Node made;
    switch (foreign.node.type()) {
      case NodeType::element:
        made = document.create_element("a");
        break;
      case NodeType::text:
        made = document.create_text({});
        break;
      case NodeType::doctype:
        made = document.create_doctype("html");
        break;
      case NodeType::comment:
      case NodeType::processing_instruction:
        made = document.create_comment({});
        break;
      default:
        check(DomError::hierarchy_request);
    }
    foreign_.push_back({foreign, made});
    return made;
  }

  // Waits until no thread reads any of the documents. While this waits for one document, other threads may
  // start to read another.
  void wait_for_readers() const {
    for (bool waited = !foreign_.empty(); waited;) {
      waited = false;
      without_readers(self_.document());
      for (const Foreign& it : foreign_) {
        waited = waited || it.node.document().readers.load() != 0;
        without_readers(it.node.document());
      }
      waited = waited || self_.document().readers.load() != 0;
    }
  }

  // Replaces the empty nodes with the foreign nodes, the deepest first, because nested ones move separately.
  // A node that was passed twice is moved to its last place.
  void adopt(Document& document) const {
    std::vector<std::pair<std::size_t, const Foreign*>> by_depth;
    std::unordered_set<Node> seen;
    for (auto it = foreign_.rbegin(); it != foreign_.rend(); ++it) {
      if (!seen.insert(it->node.node).second) {
        static_cast<void>(document.remove(it->stand_in));
        continue;
      }
      std::size_t depth = 0;
      for (Node node = it->node.node.parent(); node; node = node.parent()) ++depth;
      by_depth.emplace_back(depth, &*it);
    }
    std::stable_sort(by_depth.begin(), by_depth.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [depth, it] : by_depth) {
      const Guard guard(self_.owner, it->node.owner);
      Edit from(it->node);
      from.check(document.replace(it->stand_in, it->node.node));
    }
  }

  // Adds the nodes that inserting this node will move.
  static void add(Node node, std::vector<Moved>& moved) {
    if (node.type() != NodeType::document_fragment)
      return moved.push_back({node, node.parent(), node.next_sibling()});
    for (const Node child : node.children()) moved.push_back({child, node, child.next_sibling()});
  }

  const PyNode& self_;
  std::vector<Node> nodes_;
  std::vector<Foreign> foreign_;
};

void needs_parent(const PyNode& self) {
  if (!self.node.parent()) check(DomError::not_found);
}

// Returns the node that follows once the given nodes have been removed; null if there is none.
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
          nb::arg("nodes"), doc("Node.append"))
      .def(
          "prepend",
          [](const PyNode& self, nb::args nodes) {
            Given(self, nodes).change([&](Document& document, Node one) {
              return document.prepend(self.node, one);
            });
          },
          nb::arg("nodes"), doc("Node.prepend"))
      .def("insert_before", &insert_before, nb::arg("nodes"), doc("Node.insert_before"))
      .def("insert_after", &insert_after, nb::arg("nodes"), doc("Node.insert_after"))
      .def("replace_with", &replace_with, nb::arg("nodes"), doc("Node.replace_with"))
      .def(
          "remove",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->remove(self.node));
          },
          doc("Node.remove"))
      .def(
          "clear",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->remove_children(self.node));
          },
          doc("Node.clear"))
      .def(
          "unwrap",
          [](const PyNode& self) {
            Edit edit(self);
            edit.check(edit->unwrap(self.node));
          },
          doc("Node.unwrap"))
      .def(
          "rename_element",
          [](const PyNode& self, nb::str tag) {
            const Input name(tag, Surrogates::keep);
            Edit edit(self, Change::content);
            edit.check(edit->rename_element(self.node, name.bytes));
          },
          nb::arg("tag"), doc("Node.rename_element"))
      .def(
          "clone",
          [](const PyNode& self, bool deep) {
            const Node copy = without_readers(self.document()).clone(self.node, deep);
            if (!copy) refuse(DomError::not_supported, "a document or a shadow root cannot be cloned");
            return wrap(self, copy);
          },
          nb::kw_only(), nb::arg("deep") = true, doc("Node.clone"))
      .def(
          "insert_html",
          [](const PyNode& self, std::string_view position, nb::str html) {
            const AdjacentPosition where = position_named(position);
            const Input markup(html, Surrogates::replace);
            Edit edit(self);
            edit.check(edit->insert_adjacent_html(self.node, where, markup.bytes));
          },
          nb::arg("position"), nb::arg("html"), doc("Node.insert_html"));
}

}  // namespace lockstep::python
