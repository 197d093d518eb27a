// The base of trees that keep elements only while the parser may refer to them, and no other nodes.
#ifndef LOCKSTEP_TREE_LIGHT_TREE_H
#define LOCKSTEP_TREE_LIGHT_TREE_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/tree_sink.h"

namespace lockstep::detail {

// A record of the tree. Bit 0 of the flags is LightTree::kKept; the other bits belong to the derived tree.
struct LightRecord {
  std::uint64_t parent = 0;  // for a free record, the next free one
  std::uint64_t first_child = 0, next = 0, previous = 0;
  std::uint32_t times_used = 0;
  std::uint16_t flags = 0;
};

// A handle is an index into the tree's records and, in the upper bits, the number of earlier uses of that
// record, so that no handle is reused. The children of a node are in no particular order. The contents of a
// template are its children. `Tree` is the derived class, whose `freed(node)` is called before a node is
// freed.
template <class Tree, class Record>
class LightTree : public TreeSinkDefaults<std::uint64_t> {
 public:
  LightTree() {
    records_.resize(kFirstFree);
    records_[kDocument].flags = kKept;
    records_[kNotElement].flags = kKept;
  }

  // --- TreeSink
  Node document() const { return kDocument; }
  Node create_comment(std::string_view) { return kNotElement; }
  Node create_processing_instruction(std::string_view, std::string_view) { return kNotElement; }
  Node create_doctype(std::string_view, std::string_view, std::string_view) {
    has_doctype_ = true;
    return kNotElement;
  }
  Node create_document_fragment() { return create(kKept); }
  void remove(Node node) {
    const Node parent = at(node).parent;
    if (parent == null() || node == kNotElement) return;
    unlink(node);
    free_if_unused(parent);
  }
  void move_children(Node from, Node to) {
    while (at(from).first_child != null()) {
      const Node child = at(from).first_child;
      unlink(child);
      link(to, child);
    }
  }
  Node parent(Node node) const { return is_alive(node) ? at(node).parent : null(); }
  bool document_has_child(NodeType type) const {
    return type == NodeType::doctype ? has_doctype_ : has_root_ || at(kDocument).first_child != null();
  }
  void add_missing_attributes(Node, const SinkAttributes&) {}
  Node template_contents(Node element) const { return element; }
  void release(Node node) {
    at(node).flags &= static_cast<std::uint16_t>(~kKept);
    free_if_unused(node);
  }

 protected:
  static constexpr Node kDocument = 1;
  static constexpr Node kNotElement = 2;  // any node that is not an element; such nodes are not kept
  static constexpr std::size_t kFirstFree = 3;
  static constexpr std::uint16_t kKept = 1;  // whether the parser may refer to the node

  static std::size_t index_of(Node node) { return static_cast<std::uint32_t>(node); }
  Record& at(Node node) { return records_[index_of(node)]; }
  const Record& at(Node node) const { return records_[index_of(node)]; }
  bool is_alive(Node node) const { return at(node).times_used == node >> 32; }

  Node create(std::uint16_t flags) {
    std::size_t index = free_;
    if (index != 0) {
      free_ = static_cast<std::size_t>(records_[index].parent);
    } else {
      index = records_.size();
      records_.emplace_back();
    }
    Record& record = records_[index];
    const std::uint32_t times_used = record.times_used;
    record = Record();
    record.times_used = times_used;
    record.flags = flags;
    return Node{times_used} << 32 | index;
  }
  void link(Node parent, Node child) {
    Record& record = at(child);
    Record& above = at(parent);
    record.parent = parent;
    record.previous = null();
    record.next = above.first_child;
    if (record.next != null()) at(record.next).previous = child;
    above.first_child = child;
  }
  void unlink(Node node) {
    Record& record = at(node);
    (record.previous == null() ? at(record.parent).first_child : at(record.previous).next) = record.next;
    if (record.next != null()) at(record.next).previous = record.previous;
    record.parent = record.next = record.previous = null();
  }
  // Frees the node, and the ancestors that existed only because of it.
  void free_if_unused(Node node) {
    while (node != null()) {
      Record& record = at(node);
      if ((record.flags & kKept) != 0 || record.first_child != null()) return;
      const Node parent = record.parent;
      if (parent != null()) unlink(node);
      static_cast<Tree*>(this)->freed(node);
      ++record.times_used;
      record.flags = 0;
      record.parent = free_;
      free_ = index_of(node);
      node = parent;
    }
  }
  std::size_t bytes_of_records() const { return records_.capacity() * sizeof(Record); }

  bool has_doctype_ = false;
  bool has_root_ = false;  // whether a document element exists that is not in this tree

 private:
  std::vector<Record> records_;
  std::size_t free_ = 0;
};

}  // namespace lockstep::detail

#endif
