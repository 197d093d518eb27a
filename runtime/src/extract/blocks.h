// The blocks of text of a page, and the elements that contain them, with counts.
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

// What is counted of a block, and of all blocks in an element.
struct TextCounts {
  std::uint32_t blocks = 0;
  std::uint32_t words = 0;
  std::uint32_t link_words = 0;
  std::uint32_t letters = 0;      // the bytes of the words
  std::uint32_t prose_words = 0;  // of blocks that are long and are not mostly links
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

// Text between the boundaries of boxes, or two line breaks.
struct TextBlock {
  std::uint32_t container = 0;                 // the innermost one
  std::uint32_t first_text = 0, end_text = 0;  // in PageBlocks::texts
  TextCounts counts;
  std::uint32_t links = 0;
  std::uint32_t strong_words = 0;
  std::uint32_t title_words = 0;    // words that are in the title of the page, too
  std::uint32_t capital_words = 0;  // with a capital first letter
  std::uint32_t digits = 0;
  std::uint32_t breaks = 0;                    // line breaks
  std::uint64_t identity = 0;                  // of its words
  RegionSet regions = 0;                       // of its first words
  std::uint8_t first_byte = 0, last_byte = 0;  // that are not white space
};

// An element that is not just inline.
struct TextContainer {
  NodeId node = kNoNode;
  NameId name = 0;
  std::uint32_t parent = 0;
  std::uint32_t first_block = 0, end_block = 0;
  std::uint32_t depth = 0;
  std::uint64_t kind = 0;  // a hash of its name and its first class
  std::uint64_t path = 0;  // a hash of the kinds from the root
  RegionSet regions = 0;
  TextCounts counts;  // of all blocks in it
  // How many levels above is the nearest element of each region; 0: it is this one. kFar: there is none.
  std::array<std::uint8_t, kMostRegions> levels{};
};
inline constexpr std::uint8_t kFar = 15;

struct PageBlocks {
  std::vector<TextBlock> blocks;
  std::vector<TextContainer> containers;  // in tree order; the first one is the page
  std::vector<NodeId> texts;              // of the blocks
};

// Whether the element is hidden only until a script moves its contents to their place: `<div hidden
// id="S:0">`, as React writes what arrives late.
bool is_streamed(Node element);

// Finds the blocks of what is rendered. Closed `details` count as open, and streamed elements are shown.
// O(tree)
PageBlocks find_blocks(const Tree& tree, NodeId root, std::string_view title, bool scripting);

}  // namespace lockstep::detail

#endif
