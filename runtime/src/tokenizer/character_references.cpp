// Looking up names in the generated automaton of named character references.
#include "tables/character_references.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// Returns the node's edge for the character, or `count` if there is none. Sixteen bytes after the last edge
// are readable.
std::uint32_t edge_for(char c, std::uint32_t first, std::uint32_t count) {
  const char* const characters = reference_characters + first;
  if (count <= 1) return count != 0 && characters[0] == c ? 0 : count;
  std::uint32_t e = 0;
#if LOCKSTEP_SSE2
  const __m128i wanted = _mm_set1_epi8(c);
  for (; e < count; e += 16) {
    const int mask = _mm_movemask_epi8(_mm_cmpeq_epi8(load_16(characters + e), wanted));
    if (mask == 0) continue;
    e += static_cast<std::uint32_t>(std::countr_zero(static_cast<unsigned>(mask)));
    return e < count ? e : count;
  }
  return count;
#else
  while (e < count && characters[e] != c) ++e;
  return e;
#endif
}

}  // namespace

// Walks the automaton (see the generator's derive stage). A node's edges are contiguous and sorted by
// character. Each edge stores the number of names that precede it, so walking to a name also computes its
// index.
CharacterReferenceMatch find_character_reference(std::string_view text, bool& cut) {
  CharacterReferenceMatch match;
  std::uint32_t first = reference_root_edge;
  std::uint32_t count = reference_root_edge_count;
  std::uint32_t index = 0;
  for (std::size_t i = 0;; ++i) {
    if (i == text.size()) {
      cut = count != 0;
      return match;
    }
    const auto c = static_cast<unsigned char>(text[i]);
    const std::uint32_t found = i != 0    ? edge_for(text[i], first, count)
                                : c < 128 ? reference_first[c]
                                          : count;
    if (found == count) return match;
    const ReferenceEdge& edge = reference_edges.of[first + found];
    index += edge.names_before;
    if (edge.ends_name) {
      match.length = i + 1;
      const std::uint32_t start = reference_text_offsets.of[index];
      match.text = {reference_text + start,
                    static_cast<std::size_t>(reference_text_offsets.of[index + 1]) - start};
      ++index;
    }
    first = edge.first_edge;
    count = edge.edge_count;
  }
}

}  // namespace lockstep::detail
