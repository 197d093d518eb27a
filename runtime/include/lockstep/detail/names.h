// Names as small integers: names known to the generator have fixed ids; others are interned per document.
#ifndef LOCKSTEP_DETAIL_NAMES_H
#define LOCKSTEP_DETAIL_NAMES_H

#include <cstdint>
#include <string_view>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"

namespace lockstep::detail {

// The id of a tag name, an element's local name or an attribute name. Tag names and attribute names have
// separate ids. Ids below the generated count are the same in every document; the rest belong to one
// document's NameTable.
using NameId = std::uint32_t;

// A generated perfect hash over the known names: one multiplication gives the slot of a name. `find` takes
// that multiplication, two dependent loads and a comparison. A table that needs no second step is worth its
// size, because no work on a tag can begin before its name is found.
struct KnownNames {
  const std::string_view* names;  // by id
  const std::uint64_t* keys;      // name_key() of each name, by id
  std::uint32_t count;            // ids 0 … count-1; id 0 is "no name"
  const std::uint16_t* slots;     // ids; 0 if empty
  std::uint64_t multiplier;
  std::uint32_t shift;

  // Return 0 if the name is unknown. Defined in text/name_keys.h, like NameTable::intern() and find().
  NameId find(std::string_view name) const;
  NameId find(std::string_view name, std::uint64_t key) const;
  NameId find_short(std::uint64_t key) const;  // for a name of fewer than eight bytes, or the key 0
};

// The names in one document that are unknown to the generator. O(1) expected per look-up.
class NameTable {
 public:
  explicit NameTable(const KnownNames& known) : known_(&known) {}
  NameTable(NameTable&&) = default;
  NameTable& operator=(NameTable&&) = default;

  // Copies the name if it is new.
  NameId intern(std::string_view name);
  // Like intern(), for a name that is not among the known names.
  LOCKSTEP_EXPORT NameId intern_unknown(std::string_view name);
  // Returns this table's id for the name that has that id in `from`.
  NameId adopt(const NameTable& from, NameId id) {
    return id < known_->count ? id : intern_unknown(from.name(id));
  }
  // Returns 0 if the name is not in this document.
  NameId find(std::string_view name) const;
  std::string_view name(NameId id) const {
    if (id < known_->count) return known_->names[id];
    const Entry& entry = entries_[id - known_->count];
    return {text_.data() + entry.offset, entry.size};
  }
  std::uint32_t size() const { return known_->count + static_cast<std::uint32_t>(entries_.size()); }
  std::size_t bytes() const;
  // bytes() plus the next growth.
  LOCKSTEP_EXPORT std::size_t bytes_to_grow() const;
  // An upper bound on bytes(), except for small tables. Does not depend on how the table has grown.
  std::size_t most_bytes() const { return 3 * text_.size() + 64 * entries_.size(); }

 private:
  struct Entry {
    std::uint32_t offset, size, hash;
  };
  NameId find_unknown(std::string_view name) const;
  void grow_slots();

  const KnownNames* known_;
  PodVector<Entry> entries_;
  PodVector<char> text_;
  PodVector<std::uint32_t> slots_;  // entry index + 1; 0 if empty; the size is a power of two
};

}  // namespace lockstep::detail

#endif
