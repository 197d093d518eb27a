// The stack of open elements (#stack-of-open-elements), organized so that every query of the rules takes
// constant time, regardless of the depth of the stack.
#ifndef LOCKSTEP_TREE_OPEN_ELEMENTS_H
#define LOCKSTEP_TREE_OPEN_ELEMENTS_H

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "document/table_bytes.h"
#include "lockstep/detail/names.h"
#include "lockstep/types.h"
#include "tables/known_names.h"
#include "text/uninitialized.h"

namespace lockstep::detail {

template <class Node>
struct FormattingEntry;

// The maximum number of sets of element names that are tracked along the stack; see ElementRecord::nearest.
inline constexpr std::size_t kFollowedSets = 8;

// The kinds of elements that may be among an element's descendants, as bits. They may have been removed
// since.
struct Holds {
  static constexpr std::uint8_t option = 1, selectedcontent = 2;
  // The element's children were moved into it one by one; see Insertion::move_children().
  static constexpr std::uint8_t moved_children = 4;
};

// The tree builder's facts about an element that is on the stack, in the list of active formatting elements,
// or referenced by an element pointer. The builder never queries the tree for a name.
template <class Node>
struct ElementRecord {
  Node node;
  NameId name;        // local name
  NameId token_name;  // tag name: the local name in lower case
  Namespace element_namespace;
  bool on_stack;
  bool discarded;                     // whether it is waiting to be reused
  std::uint8_t pins;                  // the number of element pointers to this record
  std::uint8_t holds;                 // see Holds
  std::uint64_t sets;                 // a bit for each set of the rules that contains the element
  FormattingEntry<Node>* formatting;  // its entry in the list of active formatting elements, or null
  std::uint32_t index;                // the record's index in OpenElements; 0 if it has none
  std::uint32_t formatting_token;     // if it is in the list: see FormattingTokens
  ElementRecord* next_discarded;
  // The following members are set when the element is pushed onto the stack.
  std::uint32_t order;   // increases down the stack. Not unique: an element inserted in the middle has the
                         // order of the element above it
  std::uint32_t begin;   // while errors are requested: where the token that it was created for begins
  ElementRecord* above;  // towards the first element
  ElementRecord* below;  // towards the current node
  ElementRecord* same_above;  // the next element above with the same key (HTML namespace or not, and token
                              // name)
  ElementRecord* same_below;
  // For each tracked set (bit k of `sets`): the index of the nearest element in the set, from this one
  // upwards; 0 if there is none.
  std::array<std::uint32_t, kFollowedSets> nearest;
};

template <class Node>
class OpenElements {
 public:
  using Record = ElementRecord<Node>;

  // --- Records
  // Creates a record that is neither on the stack nor in the list.
  Record* allocate(Node node, Namespace element_namespace, NameId name, NameId token_name,
                   std::uint64_t sets) {
    Record* const record = take();
    record->node = node;
    record->name = name;
    record->token_name = token_name;
    record->element_namespace = element_namespace;
    record->on_stack = false;
    record->discarded = false;
    record->pins = 0;
    record->holds = 0;
    record->sets = sets;
    record->formatting = nullptr;
    return record;
  }
  // Discards a record that has left the stack and the list. It is reused only after the current token,
  // because the rules may still refer to it and may even put it back. recycle() calls `release` first.
  void discard(Record* record) {
    if (record->discarded || in_use(record)) return;
    record->discarded = true;
    record->next_discarded = waiting_;
    waiting_ = record;
  }
  bool has_discarded() const { return waiting_ != nullptr; }
  template <class Release>
  void recycle(Release release) {
    while (waiting_ != nullptr) {
      Record* record = waiting_;
      waiting_ = record->next_discarded;
      record->discarded = false;
      if (in_use(record)) continue;
      release(record);
      record->next_discarded = free_;
      free_ = record;
    }
  }

  // --- The stack
  bool empty() const { return current_ == nullptr; }
  std::size_t size() const { return size_; }
  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return blocks_.size() * kBlock * sizeof(Record) + bytes_of_vector(blocks_) + bytes_of_vector(other_top_) +
           bytes_of_vector(foreign_top_);
  }
  Record* first() const { return first_; }
  Record* current() const { return current_; }

  void push(Record* record) {
    Record* const above = current_;
    record->above = above;
    record->below = nullptr;
    if (above == nullptr) {
      record->order = 0;
      first_ = record;
    } else {
      record->order = above->order + 1;
      above->below = record;
    }
    current_ = record;
    record->on_stack = true;
    ++size_;
    derive(record, above);
    Record*& top = top_of(record);
    record->same_above = top;
    record->same_below = nullptr;
    (top != nullptr ? top : &dummy_)->same_below = record;
    top = record;
  }
  // Combines allocate() and push() for an HTML element below another one.
  [[gnu::always_inline]] inline void push_plain(Node node, NameId name, std::uint64_t sets) {
    Record* const record = take();
    Record* const above = current_;
    Record*& top = top_of_html(name);
    Record* const same = top;
    record->node = node;
    record->name = name;
    record->token_name = name;
    record->element_namespace = Namespace::html;
    record->on_stack = true;
    record->discarded = false;
    record->pins = 0;
    record->holds = 0;
    record->sets = sets;
    record->formatting = nullptr;
    record->order = above->order + 1;
    record->above = above;
    record->below = nullptr;
    record->same_above = same;
    record->same_below = nullptr;
    derive(record, above);
    above->below = record;
    current_ = record;
    ++size_;
    top = record;
    (same != nullptr ? same : &dummy_)->same_below = record;
  }
  // Combines pop() and discard() for an HTML element that no rule refers to anymore, so that its record may
  // be reused immediately. Returns false if it may not, because the list of active formatting elements
  // contains the element.
  [[gnu::always_inline]] inline bool pop_plain(Record* record) {
    Record* const above = record->above;
    current_ = above;
    (above == nullptr ? first_ : above->below) = nullptr;
    record->on_stack = false;
    --size_;
    Record* const same = record->same_above;
    top_of_html(record->name) = same;
    (same != nullptr ? same : &dummy_)->same_below = nullptr;
    if (in_use(record)) [[unlikely]]
      return false;
    record->next_discarded = free_;
    free_ = record;
    return true;
  }
  Record* pop() {
    Record* record = current_;
    current_ = record->above;
    (current_ == nullptr ? first_ : current_->below) = nullptr;
    record->on_stack = false;
    --size_;
    top_of(record) = record->same_above;
    (record->same_above != nullptr ? record->same_above : &dummy_)->same_below = nullptr;
    return record;
  }
  // Called for a new element inside the current node. The elements above one that has the bit also have it,
  // except for formatting elements inserted in the middle, so all calls together take time linear in the
  // number of elements.
  void mark_holders(std::uint8_t bit) {
    for (Record* record = current_; record != nullptr && (record->holds & bit) == 0; record = record->above)
      record->holds |= bit;
  }
  // Removes an element anywhere in the stack. Those below keep their order.
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
  // Replaces `old` with `record`. Both have the same name.
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
    // Links the record into its chain: below everything that is above it on the stack, and above everything
    // inserted at this place earlier.
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

  // --- Queries

  // Returns the bottommost open HTML element with that name, or null.
  Record* bottommost(NameId name) const {
    if (name < kHtmlTagNames) return html_top_[name];
    const NameId key = key_of_other(name);
    return key < other_top_.size() ? other_top_[key] : nullptr;
  }
  // Returns the bottommost open element outside the HTML namespace with that lower-case name, or null.
  Record* bottommost_foreign(NameId token_name) const {
    return token_name < foreign_top_.size() ? foreign_top_[token_name] : nullptr;
  }
  // Returns the bottommost open element in the tracked set with that bit, or null.
  Record* nearest(std::size_t bit) const {
    return current_ == nullptr ? nullptr : record_at(current_->nearest[bit]);
  }
  // Returns the lower of `a` and `b`. If their orders are equal, `a` was inserted just below `b` and is
  // lower.
  static Record* lower(Record* a, Record* b) {
    if (a == nullptr) return b;
    if (b == nullptr) return a;
    return a->order >= b->order ? a : b;
  }

 private:
  // The first records are stored in the object itself: small documents need no others.
  static constexpr std::uint32_t kInlineRecords = 24;
  static constexpr std::uint32_t kBlock = 64;

  static bool in_use(const Record* record) {
    return record->on_stack || record->formatting != nullptr || record->pins != 0;
  }
  // Returns a free record, or a new one.
  [[gnu::always_inline]] inline Record* take() {
    Record* const record = free_;
    if (record == nullptr) [[unlikely]]
      return fresh();
    free_ = record->next_discarded;
    return record;
  }
  Record* fresh() {
    const std::uint32_t index = ++made_;  // 0 means no record
    if (index > kInlineRecords && (index - kInlineRecords - 1) % kBlock == 0)
      blocks_.push_back(make_uninitialized<Record>(kBlock));
    Record* record = record_at(index);
    record->index = index;
    return record;
  }
  Record* record_at(std::uint32_t index) const {
    if (index <= kInlineRecords) return index == 0 ? nullptr : const_cast<Record*>(&inline_[index - 1]);
    return &blocks_[(index - kInlineRecords - 1) / kBlock][(index - kInlineRecords - 1) % kBlock];
  }
  void leave(Record* record) {
    record->on_stack = false;
    --size_;
    if (record->same_above != nullptr) record->same_above->same_below = record->same_below;
    (record->same_below == nullptr ? top_of(record) : record->same_below->same_above) = record->same_above;
  }
  // An element is pushed for every start tag, so this handles four sets at a time.
  static void derive(Record* record, const Record* above) {
    const auto sets = static_cast<std::uint32_t>(record->sets);
#if defined(__GNUC__)
    using Four = std::uint32_t __attribute__((vector_size(16)));
    for (std::size_t k = 0; k < kFollowedSets; k += 4) {
      const Four bits = Four{1, 2, 4, 8} << static_cast<std::uint32_t>(k);
      Four from = {};
      if (above != nullptr) std::memcpy(&from, &above->nearest[k], sizeof from);
      const auto in_set = static_cast<Four>((sets & bits) == bits);
      from = (record->index & in_set) | (from & ~in_set);
      std::memcpy(&record->nearest[k], &from, sizeof from);
    }
#else
    for (std::size_t k = 0; k < kFollowedSets; ++k)
      record->nearest[k] = ((sets >> k) & 1) != 0 ? record->index : above == nullptr ? 0 : above->nearest[k];
#endif
  }
  // Updates the records after a change above `record`, as far down as anything changes.
  void derive_down(Record* record) {
    derive(record, record->above);
    for (record = record->below; record != nullptr; record = record->below) {
      const auto before = record->nearest;
      derive(record, record->above);
      if (record->nearest == before) return;
    }
  }
  Record*& top_of_html(NameId name) {
    if (name < kHtmlTagNames) [[likely]]
      return html_top_[name];
    return other_top(name);
  }
  [[gnu::noinline]] Record*& other_top(NameId name) { return top_at(other_top_, key_of_other(name)); }
  // Names that are in no table are numbered as they occur, so that the first few do not need much memory.
  static NameId key_of_other(NameId name) {
    return name < kKnownTagNames ? 2 * (name - kHtmlTagNames) + 1 : 2 * (name - kKnownTagNames);
  }
  static Record*& top_at(std::vector<Record*>& tops, NameId key) {
    if (key >= tops.size()) tops.resize(key + key / 2 + 16, nullptr);
    return tops[key];
  }
  Record*& top_of(const Record* record) {
    return record->element_namespace == Namespace::html ? top_of_html(record->name)
                                                        : top_at(foreign_top_, record->token_name);
  }

  std::uint32_t made_ = 0;  // the number of records created so far
  Record* free_ = nullptr;
  Record* waiting_ = nullptr;  // discarded during this token
  Record* first_ = nullptr;
  Record* current_ = nullptr;
  std::size_t size_ = 0;
  // The bottommost open element with each name: for HTML elements that the Standard defines, for others in
  // the HTML namespace, and for foreign elements.
  std::array<Record*, kHtmlTagNames> html_top_{};
  std::vector<Record*> other_top_;
  std::vector<Record*> foreign_top_;
  std::vector<std::unique_ptr<Record[]>> blocks_;
  std::array<Record, kInlineRecords> inline_;
  Record dummy_;  // written to instead of branching on null
};

}  // namespace lockstep::detail

#endif
