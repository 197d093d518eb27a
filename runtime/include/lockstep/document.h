// The parsed document: cheap value handles into an arena.
#ifndef LOCKSTEP_DOCUMENT_H
#define LOCKSTEP_DOCUMENT_H

#include <memory>
#include <span>
#include <string_view>

#include "lockstep/detail/tree.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

struct EncodingOptions;

class Document;
class Parser;
struct ParseOptions;
struct FragmentContext;
enum class Source : std::uint8_t;

namespace detail {
struct NodeAccess;
struct DocumentAccess;
}  // namespace detail

// An attribute of an element. Views live as long as the Document.
class LOCKSTEP_EXPORT Attribute {
 public:
  std::string_view value() const { return tree_->text(record_->value); }
  // The name as it is written: "xlink:href", "class".
  std::string_view qualified_name() const { return tree_->attribute_names.name(record_->name); }
  // Without prefix: "href".
  std::string_view local_name() const;
  std::string_view prefix() const;  // empty for none
  Namespace attribute_namespace() const;

 private:
  friend class Node;
  Attribute(const detail::Tree* tree, const detail::AttributeRecord* record) : tree_(tree), record_(record) {}
  const detail::Tree* tree_;
  const detail::AttributeRecord* record_;
};

// A node, or none (a null Node). Two words, passed by value; valid as long as the Document. All functions are
// O(1) unless they say otherwise. Asking a null Node for anything but is_null() is a mistake of the caller.
class LOCKSTEP_EXPORT Node {
 public:
  Node() = default;
  bool is_null() const { return id_ == detail::kNoNode; }
  explicit operator bool() const { return !is_null(); }
  friend bool operator==(const Node& a, const Node& b) { return a.tree_ == b.tree_ && a.id_ == b.id_; }

  NodeType type() const { return record().type; }
  bool is_element() const { return type() == NodeType::element; }

  Node parent() const { return at(record().parent); }
  Node first_child() const { return at(record().first_child); }
  Node last_child() const { return at(tree_->last_child(id_)); }
  Node next_sibling() const { return at(record().next); }
  Node previous_sibling() const { return at(tree_->previous_sibling(id_)); }

  // Elements.
  Namespace element_namespace() const { return record().element_namespace; }
  std::string_view local_name() const { return tree_->tag_names.name(record().name); }
  bool is_html(std::string_view local_name) const {
    return is_element() && element_namespace() == Namespace::html && this->local_name() == local_name;
  }
  std::size_t attribute_count() const { return is_element() ? tree_->attribute_count(id_) : 0; }
  Attribute attribute(std::size_t index) const { return {tree_, tree_->attributes(id_) + index}; }
  // The value of the attribute of that qualified name; null data() when there is none. O(attributes)
  std::string_view attribute(std::string_view qualified_name) const;
  // The contents of a `template` element: a document_fragment. Null for other elements.
  Node template_contents() const { return at(tree_->template_contents(id_)); }
  // The shadow root that a declarative template attached, a document_fragment, or null.
  Node shadow_root() const { return at(tree_->shadow_root(id_)); }

  // Text, comment and processing instruction: the characters, UTF-8.
  std::string_view data() const;
  // Processing instruction.
  std::string_view target() const;
  // Doctype.
  std::string_view name() const;
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;
  // Shadow root: how it was attached; null for other nodes.
  const detail::ShadowRootProperties* shadow_root_properties() const;

  // The node after this one in tree order, inside `root` (which is this node or contains it), or null. Does
  // not go into template contents or shadow roots. O(1) amortized over a walk.
  Node following(Node root) const { return at(tree_->following(id_, root.id_)); }
  // The same, past this node's descendants.
  Node following_skipping_children(Node root) const {
    return at(tree_->following_skipping_children(id_, root.id_));
  }

 private:
  friend class Document;
  friend struct detail::NodeAccess;
  Node(const detail::Tree* tree, detail::NodeId id) : tree_(tree), id_(id) {}
  Node at(detail::NodeId id) const { return {tree_, id}; }
  const detail::NodeRecord& record() const { return tree_->nodes[id_]; }

  const detail::Tree* tree_ = nullptr;
  detail::NodeId id_ = detail::kNoNode;
};

// A parsed document or fragment. Movable; its nodes and views die with it.
class Document {
 public:
  Document(Document&&) noexcept = default;
  Document& operator=(Document&&) noexcept = default;

  // The Document node.
  Node root() const { return {tree_.get(), detail::kDocumentNode}; }
  // After parse_fragment(): the DocumentFragment with the result. Else null.
  Node fragment() const { return {tree_.get(), tree_->fragment}; }
  // What was asked for: fragment() or root().
  Node result() const { return tree_->fragment != detail::kNoNode ? fragment() : root(); }
  QuirksMode quirks_mode() const { return tree_->quirks_mode; }
  // The edition of the Standard whose rules made it.
  Edition edition() const { return tree_->edition; }
  // Whether all of the input was parsed.
  Status status() const { return tree_->status; }
  // The encoding of the input, and how it was found; of a text, UTF-8.
  // https://dom.spec.whatwg.org/#concept-document-encoding
  const EncodingUsed& encoding() const { return tree_->encoding; }
  // In the order of the input; empty unless ParseOptions::collect_errors.
  std::span<const ParseError> errors() const { return tree_->errors; }
  // Whether there were more errors than ParseOptions::max_errors, which are not among errors().
  bool errors_truncated() const { return tree_->errors_truncated; }
  // The input, as far as views point into it.
  std::string_view source() const { return {tree_->source, tree_->source_size}; }
  // Bytes of memory taken by the tree. A copied source counts, a borrowed one does not.
  std::size_t memory_bytes() const { return tree_->bytes(); }

 private:
  friend class Parser;
  friend Document parse(std::string_view, const ParseOptions&, Source);
  friend Document parse_fragment(std::string_view, const FragmentContext&, const ParseOptions&, Source);
  friend class BytesParser;
  friend struct detail::DocumentAccess;
  friend Document parse_bytes(std::string_view, const EncodingOptions&, const ParseOptions&, Source);
  explicit Document(std::unique_ptr<detail::Tree> tree) : tree_(std::move(tree)) {}
  std::unique_ptr<detail::Tree> tree_;
};

}  // namespace lockstep

#endif
