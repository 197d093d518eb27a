// The regions of a page that names and words indicate; the tables are generated from
// spec/content/regions.tsv.
#ifndef LOCKSTEP_EXTRACT_REGIONS_H
#define LOCKSTEP_EXTRACT_REGIONS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tables/known_names.h"
#include "text/characters.h"

namespace lockstep::detail {

inline constexpr std::size_t kMostRegions = 64;
using RegionSet = std::uint64_t;  // a bit for each region
// The words of the first kTextRegions regions also count at the beginning of a text block.
inline constexpr std::size_t kTextRegions = 16;

// The first eight letters of a word, in lowercase.
class WordKey {
 public:
  constexpr void add(char c) {
    if (size_ < 8) key_ |= std::uint64_t{static_cast<unsigned char>(ascii_lowercase(c))} << (8 * size_);
    ++size_;
  }
  constexpr std::uint64_t key() const { return key_; }

 private:
  std::uint64_t key_ = 0;
  unsigned size_ = 0;
};

struct RegionWord {
  std::string_view word;
  std::uint8_t region;
};

// A hash table of words, by their keys.
class RegionWords {
 public:
  template <std::size_t count>
  explicit constexpr RegionWords(const RegionWord (&words)[count]) {
    static_assert(2 * count <= kSlots);
    for (const RegionWord& row : words) {
      WordKey key;
      for (const char c : row.word) key.add(c);
      std::size_t slot = slot_of(key.key());
      while (keys_[slot] != 0) slot = (slot + 1) % kSlots;
      keys_[slot] = key.key();
      sets_[slot] = RegionSet{1} << row.region;
    }
  }
  // Returns the region of a word as a set, which may be empty.
  constexpr RegionSet find(std::uint64_t key) const {
    for (std::size_t slot = slot_of(key); keys_[slot] != 0; slot = (slot + 1) % kSlots)
      if (keys_[slot] == key) return sets_[slot];
    return 0;
  }

 private:
  static constexpr std::size_t kSlots = 1024;
  static constexpr std::size_t slot_of(std::uint64_t key) {
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 54);
  }
  std::array<std::uint64_t, kSlots> keys_{};
  std::array<RegionSet, kSlots> sets_{};
};

// Generated.
extern const std::size_t region_count;
extern const RegionWords region_words;
extern const std::array<RegionSet, kKnownTagNames> element_regions;  // regions of HTML elements, by name

// Returns the regions of the words in a name such as "siteNav__item-3".
RegionSet regions_in(std::string_view name);

}  // namespace lockstep::detail

#endif
