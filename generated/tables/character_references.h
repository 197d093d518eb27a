// Generated from spec/tables/ by the generator. Edit the tables, then run scripts/generate.
// Named character references as a minimal acyclic automaton, and the replacements of numeric ones.
#ifndef LOCKSTEP_GENERATED_TABLES_CHARACTER_REFERENCES_H
#define LOCKSTEP_GENERATED_TABLES_CHARACTER_REFERENCES_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/export.h"
#include "text/small_tables.h"

namespace lockstep::detail {

// An edge of the automaton, without its character. The edges of a node are adjacent, sorted by character.
struct ReferenceEdge {
  bool ends_name;           // the characters up to here are a name
  std::uint8_t edge_count;  // of the node that it leads to
  std::uint16_t first_edge;
  std::uint16_t names_before;  // how many names are reached by earlier edges of the same node
};

template <std::size_t count>
struct ReferenceEdges {
#if LOCKSTEP_SMALL_TABLES
  // Computes the edges from numbers that compress well: edge_count, plus 128 if the edge ends a name; and the
  // two bytes of the distance to first_edge.
  ReferenceEdges(const std::uint8_t* ends_and_counts, const std::uint8_t* low, const std::uint8_t* high);
#endif
  ReferenceEdge of[count];
};

// Where the replacement text of each name begins, in the order of the names; the last offset is the end of
// the text.
template <std::size_t count>
struct ReferenceTextOffsets {
#if LOCKSTEP_SMALL_TABLES
  explicit ReferenceTextOffsets(const std::uint8_t* sizes) : of() {
    for (std::size_t i = 1; i < count; ++i) of[i] = static_cast<std::uint16_t>(of[i - 1] + sizes[i - 1]);
  }
#endif
  std::uint16_t of[count];
};

inline constexpr std::uint32_t reference_root_edge = 3818;
inline constexpr std::uint32_t reference_root_edge_count = 52;
// By first character: the index of the root's edge for it, or the number of the root's edges if there is no
// such edge.
extern const std::uint8_t reference_first[128];
// The characters of the edges, and padding.
extern const char reference_characters[3886];
extern const ReferenceEdges<3870> reference_edges;
extern const ReferenceTextOffsets<2232> reference_text_offsets;
extern const char reference_text[];

// The longest name that `text` begins with, and its replacement text. No match: length 0.
struct CharacterReferenceMatch {
  std::size_t length = 0;
  std::string_view text;
};
// Sets `cut` if `text` ended where a name could have continued.
LOCKSTEP_EXPORT CharacterReferenceMatch find_character_reference(std::string_view text, bool& cut);

// #table-charref-overrides: 0 for a number that is not in the table.
LOCKSTEP_EXPORT char32_t numeric_reference_replacement(char32_t code);

}  // namespace lockstep::detail

#endif
