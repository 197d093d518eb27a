// The tree of a Rewriter: the open elements, each with its selector matches. It reports the nodes that
// handlers may see as the rules insert them.
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
  Namespace name_space = Namespace::none;  // none if the node is not an element
  NameId name = 0;
};

class RewriteTree : public LightTree<RewriteTree, RewriteRecord> {
 public:
  // This tree uses positions immediately.
  static constexpr bool kDropsLocatedText = true;
  static constexpr bool kTakesLanes = true;

  RewriteTree(RewriteCore& core, const NameTable& tag_names, const NameTable& attribute_names)
      : core_(core),
        selectors_(core.selectors()),
        tag_names_(tag_names),
        attribute_names_(attribute_names),
        last_{kNotElement, {Namespace::none, 0, {attribute_names, nullptr, 0}}} {
    selectors_.begin(index_of(kDocument));
  }
  std::size_t bytes() const {
    return bytes_of_records() + selectors_.bytes() + moved_.capacity() * sizeof(Node);
  }

  // --- TreeSink
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    const Node node = create_element(name_space, name.id());
    created_.emplace(Created{{node, {name_space, name.id(), attributes}}, {}});
    return node;
  }
  // For lanes: an element that is inserted immediately, and then located if it has a start tag.
  Node append_element(Node parent, NameId name, const TokenAttribute* attributes, std::size_t count,
                      Namespace name_space = Namespace::html) {
    last_ = {create_element(name_space, name), {name_space, name, {attribute_names_, attributes, count}}};
    insert(last_, parent);
    return last_.node;
  }
  void append_text(Node, std::string_view text) { text_ = text; }
  bool skips_attributes(NameId name) const { return core_.skips_attributes(name); }
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
    if (!created_ || created_->node != child) {
      link(parent, child);
      selectors_.append(index_of(child), index_of(parent), at(child).name_space, at(child).name);
      return moved(child);
    }
    const Created created = *created_;
    created_.reset();
    insert(created, parent);
    if (created.range.end != 0) started(created, created.range);
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
    else if (node == last_.node)
      started(last_, range);
    else if (created_ && created_->node == node)
      created_->range = range;
  }
  void locate_like(Node node, Node original) {
    created_.reset();
    selectors_.create_like(index_of(node), index_of(original));
  }
  void locate_end_tag(Node node, const ByteRange& tag) {
    if (!core_.passes_end_tag(node, tag)) core_.end_tag(node, name_of(node), tag);
  }
  void locate_attributes(Node, const ByteRange&) {}
  void locate_text(Node parent, Node before, const ByteRange& range) {
    if (core_.passes_text(range)) return;
    settle();
    const RewriteRecord& above = at(parent);
    core_.text({parent, before, index_of(parent), above.name_space, above.name, text_, range});
  }

  // --- HearsOfClosing
  void closed(Node node, std::uint64_t place, bool is_formatting) {
    if (created_ && created_->node == node) return;  // `<template for>` is pushed, popped, and then inserted
    if (!core_.is_closed_by_tag(node)) core_.closed(node, name_of(node), place, is_formatting);
  }

 private:
  friend class LightTree<RewriteTree, RewriteRecord>;
  struct Element {
    Node node;
    StreamedElement element;
  };
  // The last element created. A start tag's element is inserted next, or never.
  struct Created : Element {
    ByteRange range;  // empty for an element without a start tag
  };

  static constexpr std::uint16_t kMoved = 2;  // its ancestors have changed: see settle()

  static void freed(Node) {}
  Node create_element(Namespace name_space, NameId name) {
    const Node node = create(kKept);
    RewriteRecord& record = at(node);
    record.name_space = name_space;
    record.name = name;
    return node;
  }
  void insert(const Element& created, Node parent) {
    settle();
    link(parent, created.node);
    matches_ =
        selectors_.insert(index_of(created.node), index_of(parent), is_element(parent), created.element);
  }
  // Reports an element that is in the tree and has a start tag.
  void started(const Element& created, const ByteRange& range) {
    core_.pass_start_tag(range);
    if (matches_)
      core_.start_tag({created.node, index_of(created.node), name_of(created.node), created.element, range});
  }
  LocalName name_of(Node node) const { return {tag_names_, at(node).name}; }
  bool is_element(Node node) const { return at(node).name_space != Namespace::none; }
  void inserted_other(Node parent) {
    if (other_.type == RewriteType::end) return;
    has_doctype_ = has_doctype_ || other_.type == RewriteType::doctype;
    settle();
    core_.other(other_, index_of(parent));
  }
  // Records that the ancestors of a node and of its descendants have changed.
  void moved(Node node) {
    if (!selectors_.depends_on_ancestors()) return;
    if (is_moved(node)) return;
    at(node).flags |= kMoved;
    if (moved_.size() == moved_.capacity())
      std::erase_if(moved_, [this](Node old) { return !is_moved(old); });
    moved_.push_back(node);
  }
  // Tells the selectors which nodes have moved since the last call. This is delayed, because an element and
  // its neighbors are usually moved several times, after which most descendants are in the same elements as
  // before.
  void settle() {
    if (moved_.empty()) [[likely]]
      return;
    for (const Node node : moved_) {
      while (is_moved(node)) {
        Node first = node;
        while (is_moved(at(first).parent)) first = at(first).parent;
        settle_from(first);
      }
    }
    moved_.clear();
  }
  bool is_moved(Node node) const { return is_alive(node) && (at(node).flags & kMoved) != 0; }
  void settle_from(Node root) {
    for (Node node = root; node != null();) {
      const Node above = at(node).parent;
      at(node).flags &= static_cast<std::uint16_t>(~kMoved);
      const bool has_changed = selectors_.move(index_of(node), index_of(above), is_element(above));
      Node next = has_changed ? at(node).first_child : null();
      while (next == null() && node != root) {
        next = at(node).next;
        if (next == null()) node = at(node).parent;
      }
      node = next;
    }
  }

  RewriteCore& core_;
  StreamingSelectors& selectors_;
  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  std::optional<Created> created_;
  std::vector<Node> moved_;
  Element last_;          // the last element inserted by a lane
  bool matches_ = false;  // whether the last element inserted matches a selector
  RewriteOther other_{};
  std::string_view text_;
};

}  // namespace lockstep::detail

#endif
