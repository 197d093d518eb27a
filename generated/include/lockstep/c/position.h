// The positions of nodes in the input. They are available only with lockstep_parse_options::positions, and
// only for nodes that the parser created.
//
// Generated from spec/interface/position.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_POSITION_H
#define LOCKSTEP_C_POSITION_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// The range of an element's start tag, or of any other node as a whole; none for nodes that are not in the
// input. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_range(const lockstep_document* document, lockstep_node node);
// The range of the end tag that closed an element; none if the end tag was implied. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_end_tag_range(const lockstep_document* document,
                                                           lockstep_node node);
// Whether the range of a text node contains anything other than its characters. O(log input)
LOCKSTEP_EXPORT bool lockstep_node_range_has_gaps(const lockstep_document* document, lockstep_node node);
// The offset in the input of the character of a text node that is at byte `text_offset` of its data;
// LOCKSTEP_NO_OFFSET if it is not known: see Node::source_offset(). O(text)
LOCKSTEP_EXPORT uint64_t lockstep_node_source_offset(const lockstep_document* document, lockstep_node node,
                                                     size_t text_offset);
// Like lockstep_node_source_offset(), but for `count` offsets. If any of the results is not known, all are
// LOCKSTEP_NO_OFFSET. O(text + count * log(text))
LOCKSTEP_EXPORT lockstep_status lockstep_node_source_offsets(const lockstep_document* document,
                                                             lockstep_node node, const size_t* text_offsets,
                                                             size_t count, uint64_t* offsets);
// Writes the positions of the names of the first `count` attributes of an element, and of their values
// without quotation marks; the value of an attribute without "=" has no range. `names` and `values` point to
// `count` ranges, or are null. Entries past the last attribute are set to no range. O(tags + attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_attribute_ranges(const lockstep_document* document,
                                                               lockstep_node node, lockstep_range* names,
                                                               lockstep_range* values, size_t count);
// Writes the line and column of a byte of the input, counted as in errors. Either pointer may be null. O(log
// size); the first call builds an index, in O(size).
LOCKSTEP_EXPORT lockstep_status lockstep_document_line_column(const lockstep_document* document,
                                                              uint64_t offset, uint32_t* line,
                                                              uint32_t* column);

#ifdef __cplusplus
}
#endif

#endif
