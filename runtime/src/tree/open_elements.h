// The stack of open elements (#stack-of-open-elements), shaped so that each question the rules ask of it
// takes constant time, however deep it is.
#ifndef LOCKSTEP_TREE_OPEN_ELEMENTS_H
#define LOCKSTEP_TREE_OPEN_ELEMENTS_H

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"

namespace lockstep::detail {

template <class Node>
struct FormattingEntry;

// How many sets of element names can be followed down the stack; see ElementRecord::nearest.
inline constexpr std::size_t kFollowedSets = 8;

// What the tree builder knows of an element that is on the stack, in the list of active formatting elements,
// or named by one of the element pointers. It never asks the tree for a name.
template <class Node>
struct ElementRecord {
  Node node;
  NameId name;        // local name
  NameId token_name;  // tag name: the local name in lower case
  Namespace element_namespace;
  bool on_stack;
  bool discarded;       // waits to be used again
  std::uint8_t pins;    // element pointers that refer to this record
  std::uint32_t order;  // grows down the stack. Equal only where an element was inserted in the middle, whose
                        // order is that of the element above it
  std::uint64_t sets;   // a bit for each set of the rules that the element is in
  ElementRecord* above;       // towards the first element
  ElementRecord* below;       // towards the current node
  ElementRecord* same_above;  // the next element above with this key (namespace HTML or not, and token name)
  ElementRecord* same_below;
  // For each followed set (bit k of `sets`): this element or the nearest one above that is in the set.
  std::array<ElementRecord*, kFollowedSets> nearest;
  FormattingEntry<Node>* formatting;  // its entry in the list of active formatting elements, or null
};

template <class Node>
class OpenElements {
 public:
  using Record = ElementRecord<Node>;

  // --- Records
  Record* allocate() {
    if (free_ == nullptr) {
      blocks_.push_back(std::make_unique_for_overwrite<Record[]>(kBlock));
      Record* block = blocks_.back().get();
      for (std::size_t i = 0; i < kBlock; ++i) {
        block[i].above = free_;
        free_ = &block[i];
      }
    }
    Record* record = free_;
    free_ = record->above;
    *record = Record{};
    return record;
  }
  // A record that has left the stack and the list is used again, but only after the token: the rules may
  // still hold it, and may even put it back.
  void discard(Record* record) {
    if (record->discarded || in_use(record)) return;
    record->discarded = true;
    waiting_.push_back(record);
  }
  void recycle() {
    for (Record* record : waiting_) {
      record->discarded = false;
      if (in_use(record)) continue;
      record->above = free_;
      free_ = record;
    }
    waiting_.clear();
  }

  // --- The stack
  bool empty() const { return current_ == nullptr; }
  std::size_t size() const { return size_; }
  Record* first() const { return first_; }
  Record* current() const { return current_; }

  void push(Record* record) {
    record->above = current_;
    record->below = nullptr;
    record->order = current_ == nullptr ? 0 : current_->order + 1;
    (current_ == nullptr ? first_ : current_->below) = record;
    current_ = record;
    record->on_stack = true;
    ++size_;
    derive(record);
    Record*& top = top_of(record);
    record->same_above = top;
    record->same_below = nullptr;
    if (top != nullptr) top->same_below = record;
    top = record;
  }
  Record* pop() {
    Record* record = current_;
    current_ = record->above;
    (current_ == nullptr ? first_ : current_->below) = nullptr;
    leave(record);
    return record;
  }
  // From anywhere in the stack. What stands below keeps its order.
  void remove(Record* record) {
    if (record == current_) {
      pop();
      return;
    }
    Record* below = record->below;
    below->above = record->above;
    (record->above == nullptr ? first_ : record->above->below) = below;
    leave(record);
    derive_down(below);
  }
  // `record` takes the place of `old`, which leaves. Both have the same name.
  void replace(Record* old, Record* record) {
    record->above = old->above;
    record->below = old->below;
    record->order = old->order;
    record->same_above = old->same_above;
    record->same_below = old->same_below;
    record->on_stack = true;
    old->on_stack = false;
    (old->above == nullptr ? first_ : old->above->below) = record;
    (old->below == nullptr ? current_ : old->below->above) = record;
    if (old->same_above != nullptr) old->same_above->same_below = record;
    (old->same_below == nullptr ? top_of(old) : old->same_below->same_above) = record;
    derive_down(record);
  }
  void insert_below(Record* place, Record* record) {
    if (place == current_) {
      push(record);
      return;
    }
    record->above = place;
    record->below = place->below;
    record->order = place->order;
    place->below->above = record;
    place->below = record;
    record->on_stack = true;
    ++size_;
    // Into its chain: below everything that stands above, above everything inserted here before.
    Record*& top = top_of(record);
    Record* under = nullptr;
    Record* over = top;
    while (over != nullptr && over->order >= record->order) {
      under = over;
      over = over->same_above;
    }
    record->same_above = over;
    record->same_below = under;
    if (over != nullptr) over->same_below = record;
    (under == nullptr ? top : under->same_above) = record;
    derive_down(record);
  }

  // --- Questions

  // The bottommost open HTML element of that name, or null.
  Record* bottommost(NameId name) const { return name < html_top_.size() ? html_top_[name] : nullptr; }
  // The bottommost open element outside the HTML namespace whose name is that in lower case, or null.
  Record* bottommost_foreign(NameId token_name) const {
    return token_name < foreign_top_.size() ? foreign_top_[token_name] : nullptr;
  }
  // The bottommost open element in the followed set with that bit, or null.
  Record* nearest(std::size_t bit) const { return current_ == nullptr ? nullptr : current_->nearest[bit]; }
  // The lower one of the two. On a tie the first, which then was inserted just below the second.
  static Record* lower(Record* a, Record* b) {
    if (a == nullptr) return b;
    if (b == nullptr) return a;
    return a->order >= b->order ? a : b;
  }

 private:
  static constexpr std::size_t kBlock = 32;

  static bool in_use(const Record* record) {
    return record->on_stack || record->formatting != nullptr || record->pins != 0;
  }
  void leave(Record* record) {
    record->on_stack = false;
    --size_;
    if (record->same_above != nullptr) record->same_above->same_below = record->same_below;
    (record->same_below == nullptr ? top_of(record) : record->same_below->same_above) = record->same_above;
  }
  bool derive(Record* record) {
    bool changed = false;
    for (std::size_t k = 0; k < kFollowedSets; ++k) {
      Record* above = record->above == nullptr ? nullptr : record->above->nearest[k];
      Record* nearest = ((record->sets >> k) & 1) != 0 ? record : above;
      changed |= nearest != record->nearest[k];
      record->nearest[k] = nearest;
    }
    return changed;
  }
  // After a change above `record`: as far down as it makes a difference.
  void derive_down(Record* record) {
    derive(record);
    for (record = record->below; record != nullptr && derive(record); record = record->below) {
    }
  }
  Record*& top_of(const Record* record) {
    const bool html = record->element_namespace == Namespace::html;
    std::vector<Record*>& tops = html ? html_top_ : foreign_top_;
    const NameId key = html ? record->name : record->token_name;
    if (key >= tops.size()) tops.resize(key + key / 2 + 256, nullptr);
    return tops[key];
  }

  std::vector<std::unique_ptr<Record[]>> blocks_;
  Record* free_ = nullptr;
  std::vector<Record*> waiting_;
  Record* first_ = nullptr;
  Record* current_ = nullptr;
  std::size_t size_ = 0;
  std::vector<Record*> html_top_;
  std::vector<Record*> foreign_top_;
};

}  // namespace lockstep::detail

#endif
