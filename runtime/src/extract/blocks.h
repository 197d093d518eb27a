// The text blocks of a page, and the elements that contain them, with counts.
#ifndef LOCKSTEP_EXTRACT_BLOCKS_H
#define LOCKSTEP_EXTRACT_BLOCKS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "extract/regions.h"
#include "lockstep/document.h"
#include "rendering/rendered_walk.h"

namespace lockstep::detail {

// The counts for a block, or for all blocks in an element.
struct TextCounts {
  std::uint32_t blocks = 0;
  std::uint32_t words = 0;
  std::uint32_t link_words = 0;
  std::uint32_t letters = 0;      // the number of bytes in words
  std::uint32_t prose_words = 0;  // words in long blocks that are not mostly links
  std::uint32_t marks = 0;        // commas and the like
  std::uint32_t stops = 0;        // full stops and the like

  void add(const TextCounts& other) {
    blocks += other.blocks;
    words += other.words;
    link_words += other.link_words;
    letters += other.letters;
    prose_words += other.prose_words;
    marks += other.marks;
    stops += other.stops;
  }
};

// Text between box boundaries or two line breaks.
struct TextBlock {
  std::uint32_t container = 0;                 // the innermost container
  std::uint32_t first_text = 0, end_text = 0;  // indexes into PageBlocks::texts
  TextCounts counts;
  std::uint32_t links = 0;
  std::uint32_t strong_words = 0;
  std::uint32_t title_words = 0;    // words that are also in the page's title
  std::uint32_t capital_words = 0;  // words with a capital first letter
  std::uint32_t digits = 0;
  std::uint32_t breaks = 0;                    // line breaks
  std::uint64_t identity = 0;                  // a hash of its words
  RegionSet regions = 0;                       // the regions of its first words
  std::uint8_t first_byte = 0, last_byte = 0;  // the first and last bytes that are not white space
};

// An element that is not merely inline.
struct TextContainer {
  NodeId node = kNoNode;
  NameId name = 0;
  std::uint32_t parent = 0;
  std::uint32_t first_block = 0, end_block = 0;
  std::uint32_t depth = 0;
  std::uint64_t kind = 0;  // a hash of its name and its first class
  std::uint64_t path = 0;  // a hash of the kinds from the root
  RegionSet regions = 0;
  TextCounts counts;  // counts of all blocks in it
  // For each region, the number of levels up to the nearest element in it; 0: this element; kFar: that many
  // or more, or no such element.
  std::array<std::uint8_t, kMostRegions> levels{};
};
inline constexpr std::uint8_t kFar = 15;

struct PageBlocks {
  std::vector<TextBlock> blocks;
  std::vector<TextContainer> containers;  // in tree order; the first one is the page
  std::vector<NodeId> texts;              // the blocks' text nodes
};

// Whether the element is hidden only until a script moves its contents to their place: `<div hidden
// id="S:0">`, as React writes late content.
bool is_streamed(Node element);

// Finds the blocks of the rendered text. Closed `details` count as open, and streamed elements are shown.
// O(tree)
PageBlocks find_blocks(const Tree& tree, NodeId root, std::string_view title, bool scripting);

}  // namespace lockstep::detail

#endif
