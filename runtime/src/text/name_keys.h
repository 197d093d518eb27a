// Finding names with the perfect hash of known names.
#ifndef LOCKSTEP_TEXT_NAME_KEYS_H
#define LOCKSTEP_TEXT_NAME_KEYS_H

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "lockstep/detail/names.h"
#include "text/byte_scan.h"
#include "text/small_tables.h"

namespace lockstep::detail {

// The slots of a perfect hash, computed at compile time.
template <unsigned bits>
struct NameSlots {
  std::uint16_t ids[std::size_t{1} << bits];

  constexpr NameSlots(const std::uint64_t* keys, std::uint32_t count, std::uint64_t multiplier) : ids() {
    for (std::uint32_t id = 1; id < count; ++id)
      ids[(keys[id] * multiplier) >> (64 - bits)] = static_cast<std::uint16_t>(id);
  }
};

// Loads a little-endian number, as the generator does to compute keys.
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

template <const ByteSet& stop>
[[gnu::noinline, gnu::hot]] const char* skip_long_name(const char* p, const char* end, const char* from) {
  return skip_run<stop>(p, end, from);
}

// skip_run() for names, which mostly consist of a few lower-case letters: among eight bytes, examines only
// those without the two bits that all lower-case letters have. If the name ends within these bytes, sets
// `key` to its key (see name_key()), otherwise to 0.
template <const ByteSet& stop>
inline const char* skip_name(const char* p, const char* end, const char* from, std::uint64_t& key) {
  static_assert([] {
    for (int byte = 0; byte < 256; ++byte)
      if ((byte & 0x60) == 0x60 && stop.has[byte]) return false;
    return true;
  }());
  if (end - p >= 8) {
    const auto bytes = load<std::uint64_t>(p);
    for (std::uint64_t others = (~(bytes & bytes << 1) & 0x4040404040404040u) >> 6; others != 0;
         others &= others - 1) {
      const auto bits = static_cast<unsigned>(std::countr_zero(others));  // the bits of the bytes before
      const char* const other = p + bits / 8;
      if (!stop[*other]) [[unlikely]]
        continue;
      key = (bytes & (others - 1) & ~others) ^ std::uint64_t{bits} << 53;
      return other;
    }
    p += 8;
  }
  key = 0;
  return skip_long_name<stop>(p, end, from);
}

// Returns the 1 to 7 bytes of a short name as a little-endian number, read with overlapping loads of fixed
// size.
inline std::uint64_t load_short(const char* p, std::size_t n) {
  if (n >= 4) {
    return load<std::uint32_t>(p) | load<std::uint32_t>(p + n - 4) << (8 * (n - 4));
  }
  const auto byte = [p](std::size_t i) {
    return static_cast<std::uint64_t>(static_cast<unsigned char>(p[i])) << (8 * i);
  };
  return byte(0) | byte(n / 2) | byte(n - 1);
}

// Returns the number by which a name is looked up, computed from its first and last eight bytes, for long
// names also eight from the middle, and its length. The generator computes the same number. Overlapping loads
// cover every name without a loop. A name of up to seven bytes is its own key. Keys of longer names have the
// top bit set, so they never equal the key of a short name. Two longer names may have equal keys, so find()
// also compares the names.
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

// The names by id.
template <std::size_t count>
struct NameStrings {
  // `names` are consecutive, each followed by a null character: a precomputed table of views would take more
  // space than the names.
  LOCKSTEP_COMPUTED_CONSTRUCTOR explicit NameStrings(const char* names) : of() {
    for (std::string_view& name : of) {
      name = names;
      names += name.size() + 1;
    }
  }
  std::string_view of[count];
};

// The key of each name by id.
template <std::size_t count>
struct NameKeys {
#if LOCKSTEP_SMALL_TABLES
  explicit NameKeys(const std::string_view* names) {
    for (std::size_t id = 0; id < count; ++id) of[id] = name_key(names[id]);
  }
#endif
  std::uint64_t of[count];
};

// Whether names are written from their keys: see write_short_name().
inline constexpr bool kKeysAreNames = std::endian::native == std::endian::little;

// Whether this is the key of a name of up to seven bytes.
constexpr bool is_key_of_short_name(std::uint64_t key) { return key >> 63 == 0; }

// Writes a character and the short name with that key, using one store of eight bytes. Returns the end of the
// name. Only if kKeysAreNames.
inline char* write_short_name(char* to, char before, std::uint64_t key) {
  const std::uint64_t bytes = key << 8 | static_cast<unsigned char>(before);
  std::memcpy(to, &bytes, sizeof bytes);
  return to + 1 + (key >> 56);
}

inline NameId KnownNames::find(std::string_view name, std::uint64_t key) const {
  const NameId id = slots[(key * multiplier) >> shift];
  if (keys[id] != key) return 0;
  return name.size() < 8 || names[id] == name ? id : 0;
}

inline NameId KnownNames::find_short(std::uint64_t key) const {
  const NameId id = slots[(key * multiplier) >> shift];
  return keys[id] == key ? id : 0;
}

inline NameId KnownNames::find(std::string_view name) const { return find(name, name_key(name)); }

inline NameId NameTable::intern(std::string_view name) {
  const NameId known = known_->find(name);
  return known != 0 ? known : intern_unknown(name);
}

inline NameId NameTable::find(std::string_view name) const {
  const NameId known = known_->find(name);
  return known != 0 ? known : find_unknown(name);
}

}  // namespace lockstep::detail

#endif
