// The features of a page and its text blocks: small numbers, computed once for all models.
#ifndef LOCKSTEP_EXTRACT_FEATURES_H
#define LOCKSTEP_EXTRACT_FEATURES_H

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "extract/blocks.h"

namespace lockstep::detail {

inline constexpr std::size_t kMostFeatures = 320;
inline constexpr std::size_t kPageKinds = 7;

// The features of one page or block, in a fixed order. With `names`, their names are also recorded.
class FeatureRow {
 public:
  explicit FeatureRow(std::vector<std::string_view>* names = nullptr) : names_(names) {}
  // Truncates to the first `size` features.
  void resize(std::size_t size) { size_ = size; }
  std::size_t size() const { return size_; }
  const std::array<std::uint8_t, kMostFeatures>& values() const { return values_; }

 private:
  friend class FeatureWriter;
  std::array<std::uint8_t, kMostFeatures> values_{};
  std::size_t size_ = 0;
  std::vector<std::string_view>* names_;
};

// Appends to a row. Functions pass it by value, so that it stays in registers: a byte that is written could
// be part of any object in memory.
class FeatureWriter {
 public:
  explicit FeatureWriter(FeatureRow& row) : at_(row.values_.data() + row.size_), names_(row.names_) {}
  void put(std::string_view name, std::uint8_t value) {
    *at_++ = value;
    if (names_ != nullptr) names_->push_back(name);
  }
  void put(std::string_view name, std::span<const std::uint8_t> values) {
    at_ = std::copy(values.begin(), values.end(), at_);
    if (names_ != nullptr) names_->insert(names_->end(), values.size(), name);
  }
  // Ends the row here.
  void finish(FeatureRow& row) const { row.size_ = static_cast<std::size_t>(at_ - row.values_.data()); }

 private:
  std::uint8_t* at_;
  std::vector<std::string_view>* names_;
};

// Converts a number to steps of an eighth of an octave, so that large numbers become small.
constexpr std::uint8_t in_steps(std::uint64_t number) {
  if (number < 8) return static_cast<std::uint8_t>(number);
  const auto octave = static_cast<unsigned>(std::bit_width(number)) - 4;
  return static_cast<std::uint8_t>(8 * octave + (number >> octave));
}
// Returns `part` as a share of `whole` in steps of 1/200, at most 250; 0 if `whole` is 0.
constexpr std::uint8_t share(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return 0;
  const std::uint64_t value = part * 200 / whole;
  return static_cast<std::uint8_t>(value < 250 ? value : 250);
}
// The result is less than 128 if `number` is negative.
constexpr std::uint8_t with_sign(std::int64_t number) {
  const std::uint8_t steps = in_steps(static_cast<std::uint64_t>(number < 0 ? -number : number));
  return static_cast<std::uint8_t>(number < 0 ? 127 - (steps < 127 ? steps : 127)
                                              : 128 + (steps < 127 ? steps : 127));
}

// A group of items with the same key: their number and counts.
struct TextGroup {
  std::uint32_t members = 0;
  TextCounts counts;
};

class PageFeatures {
 public:
  // `data`: bits for the types of structured data on the page.
  PageFeatures(const PageBlocks& page, std::uint32_t data);

  // The features for the model of kinds of pages.
  void put_page(FeatureRow& row) const;
  // For the model of blocks: the features shared by all blocks of the page, and the features of one block.
  // `kinds`: the probabilities of the kinds of pages.
  void put_shared(FeatureRow& row, std::span<const std::uint8_t, kPageKinds> kinds) const;
  void put_block(FeatureRow& row, std::size_t index) const;

 private:
  // The position of a container among its ancestors and siblings.
  struct Place {
    std::uint32_t trunk = 0;     // the nearest container on the trunk
    std::uint32_t branch = 0;    // the container below the trunk that contains this one; itself, if on the
                                 // trunk
    std::uint32_t group = 0;     // containers of the same kind with the same parent
    std::uint32_t in_group = 0;  // its number in the group
    std::uint32_t repeated = 0;  // the nearest container whose group has three or more members, or 0
    std::uint32_t largest = 0;   // like `repeated`, but the container whose group has the most words
  };
  // Features that several blocks share.
  struct ContainerShape {
    std::uint8_t words = 0, links = 0, blocks = 0, prose = 0, stops = 0, siblings = 0;
  };
  struct BlockShape {
    std::uint8_t words = 0, links = 0, heading = 0, stops = 0;
  };
  struct GroupShape {
    std::uint8_t members = 0, words = 0, item = 0, links = 0, prose = 0;
  };

  void find_groups();
  void find_trunk();
  void find_headings();
  void find_shapes();
  FeatureWriter put_totals(FeatureWriter row) const;
  FeatureWriter put_own(FeatureWriter row, const TextBlock& block, std::size_t index) const;
  FeatureWriter put_neighbors(FeatureWriter row, std::size_t index) const;
  FeatureWriter put_containers(FeatureWriter row, const TextBlock& block) const;
  FeatureWriter put_groups(FeatureWriter row, const TextBlock& block, std::size_t index) const;
  FeatureWriter put_repeated(FeatureWriter row, std::uint32_t container, std::uint32_t from) const;
  std::uint8_t heading_level(const TextBlock& block) const;
  GroupShape shape_of(const TextGroup& group) const;
  TextCounts between(std::size_t first, std::size_t end) const;
  const TextCounts& all() const { return page_.containers[0].counts; }

  const PageBlocks& page_;
  std::uint32_t data_;
  std::vector<Place> places_;         // by container
  std::vector<TextGroup> groups_;     // by Place::group
  std::vector<std::uint32_t> paths_;  // by block: the group of blocks with the same path
  std::vector<TextGroup> path_groups_;
  std::vector<std::uint32_t> texts_;     // by block: the number of earlier blocks with the same words
  std::vector<std::uint32_t> headings_;  // by block: the last heading before it, or the block itself
  std::vector<TextCounts> before_;       // the total counts up to and including each block
  std::vector<ContainerShape> container_shapes_;  // by container
  std::vector<BlockShape> block_shapes_;          // by block
  std::vector<GroupShape> group_shapes_;          // by Place::group; only groups that repeat
  std::vector<GroupShape> path_shapes_;           // like path_groups_
  std::uint32_t trunk_end_ = 0, trunk_size_ = 0;
  std::size_t title_block_ = 0;  // the first block that is likely to be the title
  std::array<std::uint32_t, kMostRegions> region_containers_{}, region_words_{};
};

}  // namespace lockstep::detail

#endif
