// Names as small integers: those known to the generator have fixed ids, others are interned per document.
#ifndef LOCKSTEP_DETAIL_NAMES_H
#define LOCKSTEP_DETAIL_NAMES_H

#include <cstdint>
#include <string_view>

#include "lockstep/detail/pod_vector.h"

namespace lockstep::detail {

// A tag name, element local name or attribute name. Tag names and attribute names are two separate sets of
// ids. Ids below the generated count are the same in every document; the rest belong to one document's
// NameTable.
using NameId = std::uint32_t;

// A perfect hash over the known names, generated: a first hash picks a bucket, whose displacement leads to
// the slot. `find` costs two multiplications, two loads and one comparison.
struct KnownNames {
  const std::string_view* names;  // by id
  const std::uint64_t* keys;      // name_key() of each name, by id
  std::uint32_t count;            // ids 0 … count-1; id 0 is "no name"
  const std::uint16_t* slots;     // ids, 0 where empty
  const std::uint16_t* displacements;
  std::uint64_t multiplier;
  std::uint32_t bucket_shift;
  std::uint32_t slot_shift;

  NameId find(std::string_view name) const;  // 0 when not known
};

// What is hashed of a name: its first and last eight bytes, for long names eight from the middle, and the
// length. The generator computes the same.
std::uint64_t name_key(std::string_view name);

// The names that one document met and the generator did not know. O(1) expected per look-up.
class NameTable {
 public:
  explicit NameTable(const KnownNames& known) : known_(&known) {}
  NameTable(NameTable&&) = default;
  NameTable& operator=(NameTable&&) = default;

  NameId intern(std::string_view name);      // copies the name when it is new
  NameId find(std::string_view name) const;  // 0 when this document never met it
  std::string_view name(NameId id) const {
    if (id < known_->count) return known_->names[id];
    const Entry& entry = entries_[id - known_->count];
    return {text_.data() + entry.offset, entry.size};
  }
  std::uint32_t size() const { return known_->count + static_cast<std::uint32_t>(entries_.size()); }
  std::size_t bytes() const;

 private:
  struct Entry {
    std::uint32_t offset, size, hash;
  };
  void grow_slots();

  const KnownNames* known_;
  PodVector<Entry> entries_;
  PodVector<char> text_;
  PodVector<std::uint32_t> slots_;  // entry index + 1, 0 where empty; a power of two
};

}  // namespace lockstep::detail

#endif
