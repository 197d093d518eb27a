// The positions of the nodes of a tree in the input.
#ifndef LOCKSTEP_DOCUMENT_POSITIONS_H
#define LOCKSTEP_DOCUMENT_POSITIONS_H

#include <cstddef>
#include <cstdint>

#include <optional>
#include <vector>

#include "lockstep/detail/pod_vector.h"
#include "lockstep/document.h"
#include "text/offset_map.h"

namespace lockstep::detail {

struct NodePlaces {
  TextRange range;    // for an element, its start tag; for other nodes, the whole node
  TextRange end_tag;  // for an element; empty, at the token that closes it, if that is not its end tag
  bool has_gaps;      // for text: its range contains more than its characters
};

struct LaterTag {
  std::uint32_t element;  // NodeId
  TextRange tag;
};

// Positions as offsets in the parsed text; `offsets` maps them to the input.
struct Positions {
  // Returns an empty position for nodes that are not in the input.
  NodePlaces of(std::uint32_t node) const { return node < nodes.size() ? nodes[node] : NodePlaces{}; }
  NodePlaces& at(std::uint32_t node);
  std::size_t bytes() const { return nodes.bytes_outside() + later_tags.bytes_outside() + offsets.bytes(); }

  std::size_t bytes_to_grow() const { return nodes.bytes_to_grow() + later_tags.bytes_to_grow(); }

  PodVector<NodePlaces> nodes;     // by NodeId, up to the last node with a position
  PodVector<LaterTag> later_tags;  // start tags that may have added attributes to older elements, in order
  OffsetMap offsets;
};

// Returns the start tags in the input, after the element's own, that may have added attributes to it, in
// order.
std::vector<ByteRange> later_start_tags(Node element);

// Returns where the token begins that closes an element without an end tag of its own; nullopt if it has one
// or is open at the end of the input.
std::optional<std::uint64_t> end_without_tag(Node element);

// Returns where the parsed text ends in the input. Requires ParseOptions::positions. O(log runs)
std::uint64_t end_in_input(const Document& document);

}  // namespace lockstep::detail

#endif
