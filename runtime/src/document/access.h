// Access to what the public Document and Node do not expose.
#ifndef LOCKSTEP_DOCUMENT_ACCESS_H
#define LOCKSTEP_DOCUMENT_ACCESS_H

#include <memory>
#include <utility>

#include "lockstep/document.h"

namespace lockstep::detail {

struct DocumentAccess {
  static Document make(std::unique_ptr<Tree> tree) { return Document(std::move(tree)); }
  static Tree& tree(Document& document) { return *document.tree_; }
};

struct NodeAccess {
  // The id of an element's local name, comparable with the ids in tables/known_names.h.
  static NameId name(Node element) { return element.record().name; }
  static NodeId id(Node node) { return node.id_; }
  static const Tree& tree(Node node) { return *node.tree_; }
  static Node at(Node like, NodeId id) { return like.at(id); }
  static Node at(const Document& document, NodeId id) { return document.root().at(id); }
  // Null if the document has no such node.
  static Node find(const Document& document, NodeId id) {
    const Node root = document.root();
    return id < root.tree_->nodes.size() ? root.at(id) : Node();
  }
  static Edition edition(Node node) { return node.tree_ == nullptr ? kDefaultEdition : node.tree_->edition; }
  static QuirksMode quirks_mode(Node node) { return node.tree_->quirks_mode; }
};

}  // namespace lockstep::detail

#endif
