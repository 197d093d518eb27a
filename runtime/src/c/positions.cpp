// The C interface of positions in the input.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "c/handles.h"

using namespace lockstep::c;

extern "C" {

uint64_t lockstep_node_source_offset(const lockstep_document* document, lockstep_node node,
                                     size_t text_offset) {
  uint64_t offset = LOCKSTEP_NO_OFFSET;
  (void)lockstep_node_source_offsets(document, node, &text_offset, 1, &offset);
  return offset;
}

lockstep_status lockstep_node_source_offsets(const lockstep_document* document, lockstep_node node,
                                             const size_t* text_offsets, size_t count, uint64_t* offsets) {
  const lockstep::Node self = node_of(document, node);
  if (!self || (count != 0 && (text_offsets == nullptr || offsets == nullptr))) return LOCKSTEP_BAD_ARGUMENT;
  std::fill_n(offsets, count, LOCKSTEP_NO_OFFSET);
  return guarded([&]() -> lockstep_status {
    const std::vector<std::uint64_t> found = self.source_offsets({text_offsets, count});
    std::copy(found.begin(), found.end(), offsets);
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_node_attribute_ranges(const lockstep_document* document, lockstep_node node,
                                               lockstep_range* names, lockstep_range* values, size_t count) {
  const lockstep::Node self = node_of(document, node);
  if (!self) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    const std::vector<lockstep::AttributePosition> found = self.attribute_positions();
    for (std::size_t i = 0; i < count; ++i) {
      const lockstep::AttributePosition position =
          i < found.size() ? found[i] : lockstep::AttributePosition();
      if (names != nullptr) names[i] = range_in_c(position.name);
      if (values != nullptr) values[i] = range_in_c(position.value);
    }
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_document_line_column(const lockstep_document* document, uint64_t offset,
                                              uint32_t* line, uint32_t* column) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    const lockstep::LineColumn place = from_c(document).line_column(offset);
    if (line != nullptr) *line = place.line;
    if (column != nullptr) *column = place.column;
    return LOCKSTEP_OK;
  });
}

}  // extern "C"
