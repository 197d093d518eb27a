// Names as small integers: names known to the generator have fixed ids, others are interned per document.
#ifndef LOCKSTEP_DETAIL_NAMES_H
#define LOCKSTEP_DETAIL_NAMES_H

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/export.h"

namespace lockstep::detail {

// A tag name, element local name or attribute name. Tag names and attribute names are two separate sets of
// ids. Ids below the generated count are the same in every document; the rest belong to one document's
// NameTable.
using NameId = std::uint32_t;

// The slots of a perfect hash, computed at compile time.
template <unsigned bits>
struct NameSlots {
  std::uint16_t ids[std::size_t{1} << bits];

  constexpr NameSlots(const std::uint64_t* keys, std::uint32_t count, std::uint64_t multiplier) : ids() {
    for (std::uint32_t id = 1; id < count; ++id)
      ids[(keys[id] * multiplier) >> (64 - bits)] = static_cast<std::uint16_t>(id);
  }
};

// A generated perfect hash over the known names: one multiplication gives the slot of a name. `find` takes
// that, two dependent loads and a comparison. A table without a second step is worth its size, because all
// work on a tag waits for its name.
struct KnownNames {
  const std::string_view* names;  // by id
  const std::uint64_t* keys;      // name_key() of each name, by id
  std::uint32_t count;            // ids 0 … count-1; id 0 is "no name"
  const std::uint16_t* slots;     // ids; 0 if empty
  std::uint64_t multiplier;
  std::uint32_t shift;

  // 0 if unknown.
  NameId find(std::string_view name) const;
  NameId find(std::string_view name, std::uint64_t key) const;
};

// Little-endian loads, as the generator computes keys.
template <class Word>
inline std::uint64_t load(const char* from) {
  Word value;
  std::memcpy(&value, from, sizeof value);
  if constexpr (std::endian::native == std::endian::big) {
    Word swapped = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
      swapped = static_cast<Word>(swapped << 8 | (value >> (8 * i) & 0xFF));
    value = swapped;
  }
  return value;
}

// The 1 to 7 bytes of a short name as a little-endian number, read by overlapping loads of fixed size.
inline std::uint64_t load_short(const char* p, std::size_t n) {
  if (n >= 4) {
    return load<std::uint32_t>(p) | load<std::uint32_t>(p + n - 4) << (8 * (n - 4));
  }
  const auto byte = [p](std::size_t i) {
    return static_cast<std::uint64_t>(static_cast<unsigned char>(p[i])) << (8 * i);
  };
  return byte(0) | byte(n / 2) | byte(n - 1);
}

// The part of a name that is hashed: its first and last eight bytes, for long names also eight from the
// middle, and the length. The generator computes the same. Overlapping loads cover every name without a loop.
// A name of up to seven bytes is its own key. Keys of longer names have the top bit set, so they never equal
// the key of a short name, and a comparison of the names follows.
inline std::uint64_t name_key(std::string_view name) {
  const std::size_t n = name.size();
  const char* p = name.data();
  if (n == 0) return 0;
  if (n < 8) return load_short(p, n) ^ static_cast<std::uint64_t>(n) << 56;
  const std::uint64_t first = load<std::uint64_t>(p);
  std::uint64_t last = load<std::uint64_t>(p + n - 8);
  if (n > 16) last += load<std::uint64_t>(p + n / 2 - 4) * 0xC2B2AE3D27D4EB4Fu;
  return (first ^ (last * 0x9E3779B97F4A7C15u) ^ (static_cast<std::uint64_t>(n) << 56)) | std::uint64_t{1}
                                                                                              << 63;
}

// The same if eight bytes can be read from the beginning of the name, whatever its length.
inline std::uint64_t name_key_with_room(std::string_view name) {
  const std::size_t n = name.size();
  if (n - 1 >= 7) return name_key(name);
  const std::uint64_t kept = ~(~std::uint64_t{0} << (8 * n));
  return (load<std::uint64_t>(name.data()) & kept) ^ static_cast<std::uint64_t>(n) << 56;
}

inline NameId KnownNames::find(std::string_view name, std::uint64_t key) const {
  const NameId id = slots[(key * multiplier) >> shift];
  if (keys[id] != key) return 0;
  return name.size() < 8 || names[id] == name ? id : 0;
}

inline NameId KnownNames::find(std::string_view name) const { return find(name, name_key(name)); }

// The names in one document that the generator did not know. O(1) expected per look-up.
class NameTable {
 public:
  explicit NameTable(const KnownNames& known) : known_(&known) {}
  NameTable(NameTable&&) = default;
  NameTable& operator=(NameTable&&) = default;

  // Copies the name if it is new.
  NameId intern(std::string_view name) {
    const NameId known = known_->find(name);
    return known != 0 ? known : intern_unknown(name);
  }
  // For a name that is not known.
  LOCKSTEP_EXPORT NameId intern_unknown(std::string_view name);
  // Returns this table's id of the name that has that id in `from`.
  NameId adopt(const NameTable& from, NameId id) {
    return id < known_->count ? id : intern_unknown(from.name(id));
  }
  // 0 if the name is not in this document.
  NameId find(std::string_view name) const {
    const NameId known = known_->find(name);
    return known != 0 ? known : find_unknown(name);
  }
  std::string_view name(NameId id) const {
    if (id < known_->count) return known_->names[id];
    const Entry& entry = entries_[id - known_->count];
    return {text_.data() + entry.offset, entry.size};
  }
  std::uint32_t size() const { return known_->count + static_cast<std::uint32_t>(entries_.size()); }
  std::size_t bytes() const;
  // bytes() plus the next growth.
  LOCKSTEP_EXPORT std::size_t bytes_to_grow() const;
  // An upper bound of bytes(), however the table has grown.
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
