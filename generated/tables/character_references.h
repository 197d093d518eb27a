// Generated from spec/tables/ by the generator. Edit the tables, then run scripts/generate.
// Named character references as a minimal acyclic automaton, and the replacements of numeric ones.
#ifndef LOCKSTEP_GENERATED_TABLES_CHARACTER_REFERENCES_H
#define LOCKSTEP_GENERATED_TABLES_CHARACTER_REFERENCES_H

#include <cstdint>
#include <string_view>

#include "lockstep/export.h"

namespace lockstep::detail {

// An edge of the automaton, but for its character. The edges of a node are adjacent, sorted by character.
struct ReferenceEdge {
  bool ends_name;           // the characters up to here are a name
  std::uint8_t edge_count;  // of the node that it leads to
  std::uint16_t first_edge;
  std::uint16_t names_before;  // how many names go by earlier edges of the same node
};

inline constexpr std::uint32_t reference_root_edge = 3818;
inline constexpr std::uint32_t reference_root_edge_count = 52;
// By first character: which of the root's edges is for it, or their count.
extern const std::uint8_t reference_first[128];
// The characters of the edges, and padding.
extern const char reference_characters[3886];
extern const ReferenceEdge reference_edges[3870];
extern const std::uint16_t reference_text_offsets[2232];
extern const char reference_text[];

// The longest name that `text` begins with, and what it stands for. No match: length 0.
struct CharacterReferenceMatch {
  std::size_t length = 0;
  std::string_view text;
};
// Sets `cut` if `text` ended where it could have continued.
LOCKSTEP_EXPORT CharacterReferenceMatch find_character_reference(std::string_view text, bool& cut);

// #table-charref-overrides: 0 for a number that is not in the table.
LOCKSTEP_EXPORT char32_t numeric_reference_replacement(char32_t code);

}  // namespace lockstep::detail

#endif
