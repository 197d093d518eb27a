// The list of active formatting elements (#list-of-active-formatting-elements). Its two most frequent queries
// take constant time: the last entry with a name, and whether a family has three members. On most pages the
// list is short and is searched entry by entry; a longer one is indexed.
#ifndef LOCKSTEP_TREE_FORMATTING_LIST_H
#define LOCKSTEP_TREE_FORMATTING_LIST_H

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/detail/names.h"
#include "text/small_tables.h"
#include "text/uninitialized.h"
#include "tree/open_elements.h"

namespace lockstep::detail {

template <class Node>
struct FormattingEntry {
  ElementRecord<Node>* element;  // null for a marker
  FormattingEntry* before;
  FormattingEntry* after;
  std::uint32_t markers;  // the number of markers before this entry
  bool hashed;            // whether it is in a bucket
  // The following members are set while the list has an index; members for names are not set for markers.
  FormattingEntry* same_name_before;  // the previous entry with the same name
  FormattingEntry* same_name_after;
  FormattingEntry* family_before;  // the next older entry in the same bucket
  std::uint64_t identity;          // a hash of name and attributes; valid if `hashed`
  std::uint64_t order;             // increases along the list
};

template <class Node>
class FormattingList {
 public:
  using Entry = FormattingEntry<Node>;
  using Record = ElementRecord<Node>;

  bool empty() const { return last_ == nullptr; }
  // The maximum number of entries that existed at the same time.
  std::size_t most_entries() const { return made_; }
  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const {
    return blocks_.size() * kBlock * sizeof(Entry) + bytes_of_vector(blocks_) + names_.bytes_to_grow() +
           bytes_of_vector(buckets_) + bytes_of_vector(unhashed_);
  }
  Entry* last() const { return last_; }

  void add_marker() {
    Entry* const entry = allocate();
    entry->element = nullptr;
    entry->markers = ++markers_;
    link_after(last_, entry);
  }
  // Returns the last entry for an element with that name, unless a marker follows it.
  Entry* last_named(NameId name) const {
    if (has_index()) [[unlikely]] {
      const Name* const found = find(name);
      Entry* const entry = found == nullptr ? nullptr : found->last;
      return entry != nullptr && entry->markers == markers_ ? entry : nullptr;
    }
    return nearest_named(last_, name);
  }
  void add(Record* element) { insert_after(last_, element, nullptr); }
  // `like`: an entry for an element with the same attributes, or null.
  void insert_after(Entry* place, Record* element, const Entry* like) {
    Entry* const entry = allocate();
    entry->element = element;
    entry->markers = markers_;
    element->formatting = entry;
    link_after(place, entry);
    if (!has_index()) [[likely]]
      return;
    link_name(entry);
    if (like != nullptr && like->hashed) link_family(entry, like->identity);
  }
  // Makes the entry refer to an element created for the same token.
  void replace(Entry* entry, Record* element) {
    entry->element->formatting = nullptr;
    entry->element = element;
    element->formatting = entry;
  }
  // Returns the record of the element, or null for a marker.
  Record* remove(Entry* entry) {
    (entry->before == nullptr ? first_ : entry->before->after) = entry->after;
    (entry->after == nullptr ? last_ : entry->after->before) = entry->before;
    Record* element = entry->element;
    if (element == nullptr) {
      --markers_;
    } else {
      element->formatting = nullptr;
      if (has_index()) [[unlikely]]
        unlink_index(entry);
    }
    entry->before = free_;
    free_ = entry;
    if (--size_ == 0) has_index_ = false;
    return element;
  }
  // Noah's Ark (#push-onto-the-list-of-active-formatting-elements): returns the earliest entry after the last
  // marker whose element equals `element`, if there are at least three of them; otherwise null.
  // `identity_of(record)` hashes name and attributes; `alike(a, b)` compares them. Most pages never have
  // three open formatting elements with the same name; nothing is then compared or hashed.
  template <class Identity, class Alike>
  Entry* earliest_of_three(const Record* element, Identity identity_of, Alike alike) {
    if (size_ < 3) return nullptr;
    return find_earliest_of_three(element, identity_of, alike);
  }

 private:
  // A name, and its last entry; null if there is currently none. The rules add elements with only a few
  // names, so these are searched linearly.
  struct Name {
    NameId name;
    Entry* last;
  };
  // The first entries are stored in the object itself: most documents need no others.
  static constexpr std::size_t kInlineEntries = 8;
  static constexpr std::size_t kInlineNames = 16;
  static constexpr std::size_t kBlock = 32;
  // A list of more entries is indexed. In programs that are loaded over a network, every list has an index,
  // which takes less code.
  static constexpr std::size_t kFew = LOCKSTEP_SMALL_TABLES ? 0 : 8;
  static constexpr std::uint64_t kGap = std::uint64_t{1} << 24;

  template <class Identity, class Alike>
  [[gnu::noinline]] Entry* find_earliest_of_three(const Record* element, Identity identity_of, Alike alike) {
    int count = 0;
    for (Entry* entry = last_named(element->name); entry != nullptr && count < 3; entry = named_before(entry))
      ++count;
    if (count < 3) return nullptr;
    count = 0;
    Entry* earliest = nullptr;  // the first one in the list
    if (!has_index()) {
      for (Entry* entry = last_named(element->name); entry != nullptr; entry = named_before(entry)) {
        if (!alike(entry->element, element)) continue;
        earliest = entry;
        ++count;
      }
      return count >= 3 ? earliest : nullptr;
    }
    hash_entries(element->name, identity_of);
    const std::uint64_t identity = identity_of(element);
    for (Entry* entry = buckets_[identity & (buckets_.size() - 1)]; entry != nullptr;
         entry = entry->family_before) {  // in the order of hashing
      if (entry->identity != identity) continue;
      // Entries from before the marker with the same identity were hashed first; entries with other
      // identities may be in any order.
      if (entry->markers != markers_) break;
      if (!alike(entry->element, element)) continue;
      if (earliest == nullptr || entry->order < earliest->order) earliest = entry;
      ++count;
    }
    return count >= 3 ? earliest : nullptr;
  }
  // Returns the entry with the same name before this one, unless a marker is between them.
  Entry* named_before(const Entry* entry) const {
    if (has_index()) {
      Entry* const before = entry->same_name_before;
      return before != nullptr && before->markers == markers_ ? before : nullptr;
    }
    return nearest_named(entry->before, entry->element->name);
  }
  // Returns the first entry for an element with that name from `entry` backwards; null if a marker or the
  // start of the list comes first.
  static Entry* nearest_named(Entry* entry, NameId name) {
    while (entry != nullptr && entry->element != nullptr && entry->element->name != name)
      entry = entry->before;
    return entry != nullptr && entry->element != nullptr ? entry : nullptr;
  }

  bool has_index() const { return kFew == 0 || has_index_; }
  const Name* find(NameId name) const {
    for (const Name& known : names_)
      if (known.name == name) return &known;
    return nullptr;
  }
  Entry*& last_of(NameId name) {
    for (Name& known : names_)
      if (known.name == name) return known.last;
    names_.push_back({name, nullptr});
    return names_.back().last;
  }
  Entry* allocate() {
    Entry* entry = free_;
    if (entry != nullptr)
      free_ = entry->before;
    else
      entry = fresh();
    entry->hashed = false;
    return entry;
  }
  Entry* fresh() {
    if (made_ < kInlineEntries) return &inline_[made_++];
    const std::size_t place = (made_++ - kInlineEntries) % kBlock;
    if (place == 0) blocks_.push_back(make_uninitialized<Entry>(kBlock));
    return &blocks_.back()[place];
  }
  void link_after(Entry* place, Entry* entry) {
    entry->before = place;
    entry->after = place == nullptr ? first_ : place->after;
    (entry->after == nullptr ? last_ : entry->after->before) = entry;
    (place == nullptr ? first_ : place->after) = entry;
    ++size_;
    if (has_index() || size_ > kFew) [[unlikely]]
      link_order(entry);
  }
  [[gnu::noinline]] void link_order(Entry* entry) {
    if (!has_index()) return make_index(entry);
    const std::uint64_t low = entry->before == nullptr ? 0 : entry->before->order;
    entry->order = entry->after == nullptr ? low + kGap : low + (entry->after->order - low) / 2;
    if (entry->order == low) number_entries();  // no number is left between the neighbors
  }
  void number_entries() {
    std::uint64_t order = 0;
    for (Entry* entry = first_; entry != nullptr; entry = entry->after) entry->order = order += kGap;
  }
  // Indexes all entries except the new one, which is linked separately. The names have no entries yet,
  // because an index is used until the list is empty.
  void make_index(const Entry* added) {
    has_index_ = true;
    number_entries();
    for (Entry* entry = first_; entry != nullptr; entry = entry->after)
      if (entry != added && entry->element != nullptr) link_name(entry);
  }
  void link_name(Entry* entry) {
    Entry*& last = last_of(entry->element->name);
    Entry* after = nullptr;
    Entry* before = last;
    while (before != nullptr && before->order > entry->order) {
      after = before;
      before = before->same_name_before;
    }
    entry->same_name_before = before;
    entry->same_name_after = after;
    if (before != nullptr) before->same_name_after = entry;
    (after == nullptr ? last : after->same_name_before) = entry;
  }
  [[gnu::noinline]] void unlink_index(Entry* entry) {
    unlink_name(entry);
    if (entry->hashed) unlink_family(entry);
  }
  void unlink_name(Entry* entry) {
    if (entry->same_name_before != nullptr) entry->same_name_before->same_name_after = entry->same_name_after;
    (entry->same_name_after == nullptr ? last_of(entry->element->name)
                                       : entry->same_name_after->same_name_before) = entry->same_name_before;
  }
  // Adds the entries with a name that are not hashed yet to the buckets, the oldest first. They are the last
  // ones with that name, so each is visited once.
  template <class Identity>
  void hash_entries(NameId name, Identity identity_of) {
    unhashed_.clear();
    for (Entry* entry = last_of(name); entry != nullptr && !entry->hashed; entry = entry->same_name_before)
      unhashed_.push_back(entry);
    for (; !unhashed_.empty(); unhashed_.pop_back())
      link_family(unhashed_.back(), identity_of(unhashed_.back()->element));
  }
  void link_family(Entry* entry, std::uint64_t identity) {
    entry->identity = identity;
    entry->hashed = true;
    if (++family_size_ > buckets_.size()) {
      rehash();
      return;
    }
    Entry*& bucket = buckets_[identity & (buckets_.size() - 1)];
    entry->family_before = bucket;
    bucket = entry;
  }
  void unlink_family(Entry* entry) {
    --family_size_;
    Entry** link = &buckets_[entry->identity & (buckets_.size() - 1)];
    while (*link != entry) link = &(*link)->family_before;
    *link = entry->family_before;
  }
  void rehash() {
    buckets_.assign(buckets_.empty() ? 16 : buckets_.size() * 2, nullptr);
    for (Entry* entry = first_; entry != nullptr; entry = entry->after) {
      if (!entry->hashed) continue;
      Entry*& bucket = buckets_[entry->identity & (buckets_.size() - 1)];
      entry->family_before = bucket;
      bucket = entry;
    }
  }

  std::size_t made_ = 0;  // the number of entries created so far
  Entry* free_ = nullptr;
  Entry* first_ = nullptr;
  Entry* last_ = nullptr;
  std::size_t size_ = 0;  // the size of the list, with markers
  std::uint32_t markers_ = 0;
  bool has_index_ = false;
  PodVector<Name, kInlineNames> names_;
  std::vector<Entry*> buckets_;  // by identity, the newest first
  std::size_t family_size_ = 0;
  std::vector<Entry*> unhashed_;
  std::vector<std::unique_ptr<Entry[]>> blocks_;
  std::array<Entry, kInlineEntries> inline_;
};

}  // namespace lockstep::detail

#endif
