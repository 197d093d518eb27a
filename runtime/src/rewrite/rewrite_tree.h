// The tree of a Rewriter: open elements, with what their selectors have matched. It passes on what handlers
// may see, as the rules insert it.
#ifndef LOCKSTEP_REWRITE_REWRITE_TREE_H
#define LOCKSTEP_REWRITE_REWRITE_TREE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rewrite/core.h"
#include "tree/light_tree.h"

namespace lockstep::detail {

struct RewriteRecord : LightRecord {
  LocalName name;
  Namespace name_space = Namespace::none;  // none: not an element
};

class RewriteTree : public LightTree<RewriteTree, RewriteRecord> {
 public:
  // It uses positions at once.
  static constexpr bool kDropsLocatedText = true;

  explicit RewriteTree(RewriteCore& core) : core_(core), selectors_(core.selectors()) {
    selectors_.begin(index_of(kDocument));
  }
  std::size_t bytes() const { return bytes_of_records() + selectors_.bytes(); }

  // --- TreeSink
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    const Node node = create(kKept);
    at(node).name = name;
    at(node).name_space = name_space;
    created_.emplace(Created{node, {name_space, name.id(), attributes}, {}});
    return node;
  }
  Node create_comment(std::string_view data) {
    other_ = {RewriteType::comment, {}, data, {}, {}};
    return kNotElement;
  }
  Node create_processing_instruction(std::string_view, std::string_view) {
    other_.type = RewriteType::end;  // no handler
    return kNotElement;
  }
  Node create_doctype(std::string_view name, std::string_view public_id, std::string_view system_id) {
    other_ = {RewriteType::doctype, {}, name, public_id, system_id};
    return kNotElement;
  }
  void insert_before(Node parent, Node child, Node) {
    if (child == kNotElement) return inserted_other(parent);
    link(parent, child);
    if (!created_ || created_->node != child) {
      selectors_.append(index_of(child), index_of(parent), at(child).name_space, at(child).name.id());
      return moved(child);
    }
    const Created created = *created_;
    created_.reset();
    selectors_.insert(index_of(child), index_of(parent), is_element(parent), created.element);
    if (created.range.end != 0)
      core_.start_tag({child, index_of(child), at(child).name, created.element, created.range});
  }
  void move_children(Node from, Node to) {
    LightTree::move_children(from, to);
    selectors_.move_children(index_of(from), index_of(to));
    for (Node child = at(to).first_child; child != null(); child = at(child).next) moved(child);
  }
  void insert_text(Node, Node, std::string_view text) { text_ = text; }
  void set_quirks_mode(QuirksMode mode) {
    if (mode == QuirksMode::quirks) selectors_.set_quirks();
  }

  // --- LocatesNodes
  void locate(Node node, const ByteRange& range) {
    if (node == kNotElement)
      other_.range = range;
    else if (created_ && created_->node == node)
      created_->range = range;
  }
  void locate_like(Node node, Node original) {
    created_.reset();
    selectors_.create_like(index_of(node), index_of(original));
  }
  void locate_end_tag(Node node, const ByteRange& tag) { core_.end_tag(node, at(node).name, tag); }
  void locate_attributes(Node, const ByteRange&) {}
  void locate_text(Node parent, Node before, const ByteRange& range) {
    const RewriteRecord& above = at(parent);
    core_.text({parent, before, index_of(parent), above.name_space, above.name.id(), text_, range});
  }

  // --- HearsOfClosing
  void closed(Node node, std::uint64_t place, bool is_formatting) {
    if (created_ && created_->node == node) return;  // `<template for>` is pushed, popped, and then inserted
    core_.closed(node, at(node).name, place, is_formatting);
  }

 private:
  friend class LightTree<RewriteTree, RewriteRecord>;
  // The last element created. An element of a start tag is inserted next, or never.
  struct Created {
    Node node;
    StreamedElement element;
    ByteRange range;  // empty for an element without a start tag
  };

  static void freed(Node) {}
  bool is_element(Node node) const { return at(node).name_space != Namespace::none; }
  void inserted_other(Node parent) {
    if (other_.type == RewriteType::end) return;
    has_doctype_ = has_doctype_ || other_.type == RewriteType::doctype;
    core_.other(other_, index_of(parent));
  }
  // Its ancestors have changed, and so have those of its descendants that are kept.
  void moved(Node root) {
    if (!selectors_.depends_on_ancestors()) return;
    for (Node node = root; node != null();) {
      const Node above = at(node).parent;
      selectors_.move(index_of(node), index_of(above), is_element(above));
      Node next = at(node).first_child;
      while (next == null() && node != root) {
        next = at(node).next;
        if (next == null()) node = at(node).parent;
      }
      node = next;
    }
  }

  RewriteCore& core_;
  StreamingSelectors& selectors_;
  std::optional<Created> created_;
  RewriteOther other_{};
  std::string_view text_;
};

}  // namespace lockstep::detail

#endif
