// Access to the parts of Document and Node that are not public.
#ifndef LOCKSTEP_DOCUMENT_ACCESS_H
#define LOCKSTEP_DOCUMENT_ACCESS_H

#include <memory>
#include <utility>

#include "lockstep/document.h"

namespace lockstep::detail {

struct DocumentAccess {
  static Document make(std::unique_ptr<Tree> tree) { return Document(std::move(tree)); }
  static Tree& tree(Document& document) { return *document.tree_; }
  static bool has_tree(const Document& document) { return document.tree_ != nullptr; }
  // Leaves the Document as if it had been moved from.
  static std::unique_ptr<Tree> take(Document& document) { return std::move(document.tree_); }
};

struct NodeAccess {
  // The id of an element's local name, comparable with the ids in tables/known_names.h.
  static NameId name(Node element) { return element.record().name; }
  static NodeId id(Node node) { return node.id_; }
  static const Tree& tree(Node node) { return *node.tree_; }
  static Node at(Node like, NodeId id) { return like.at(id); }
  static Node at(const Tree& tree, NodeId id) { return {&tree, id}; }
  static Node at(const Document& document, NodeId id) { return document.root().at(id); }
  // Returns a null node if the document has no such node.
  static Node find(const Document& document, NodeId id) {
    const Node root = document.root();
    return id < root.tree_->nodes.size() ? root.at(id) : Node();
  }
  static bool is_in(const Document& document, Node node) { return document.has(node); }
  static Edition edition(Node node) { return node.tree_ == nullptr ? kDefaultEdition : node.tree_->edition; }
  // The quirks mode of the node's node document: the node document of template contents is in no-quirks mode.
  // O(depth)
  // https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document
  static QuirksMode quirks_mode(Node node) {
    const Tree& tree = *node.tree_;
    for (NodeId id = node.id_; id != kNoNode;) {
      const NodeRecord& record = tree.nodes[id];
      if (record.parent == kNoNode && record.type == NodeType::document_fragment) {
        const bool is_shadow_root = tree.shadow_root_record(id) != nullptr;
        id = tree.host(id);
        if (id != kNoNode && !is_shadow_root) return QuirksMode::no_quirks;
      } else {
        id = record.parent;
      }
    }
    return tree.quirks_mode;
  }
};

}  // namespace lockstep::detail

#endif
