// The look-up in the generated automaton of named character references.
#include "tables/character_references.h"

namespace lockstep::detail {

// Walks the automaton (see the generator's derive stage): a node's edges stand together, sorted by character,
// and each edge knows how many names lie before it, so that the way to a name also counts its index.
CharacterReferenceMatch find_character_reference(std::string_view text, bool& cut) {
  CharacterReferenceMatch match;
  std::uint32_t first_edge = reference_root_edge;
  std::uint32_t edge_count = reference_root_edge_count;
  std::uint32_t index = 0;
  for (std::size_t i = 0;; ++i) {
    if (i == text.size()) {
      cut = edge_count != 0;
      return match;
    }
    const ReferenceEdge* edge = nullptr;
    for (std::uint32_t e = first_edge; e < first_edge + edge_count; ++e) {
      if (reference_edges[e].character == text[i]) {
        edge = &reference_edges[e];
        break;
      }
    }
    if (edge == nullptr) return match;
    index += edge->names_before;
    if (edge->ends_name) {
      match.length = i + 1;
      const std::uint32_t start = reference_text_offsets[index];
      match.text = {reference_text + start,
                    static_cast<std::size_t>(reference_text_offsets[index + 1]) - start};
      ++index;
    }
    first_edge = edge->first_edge;
    edge_count = edge->edge_count;
  }
}

}  // namespace lockstep::detail
