// Editing in place: writes the changes of a document into the bytes that it was parsed from.
//
// Generated from spec/interface/edit_source.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_EDIT_SOURCE_H
#define LOCKSTEP_C_EDIT_SOURCE_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// The changed source, or the reason why there is none.
typedef struct lockstep_edited_source lockstep_edited_source;

// Writes the changes that were made to a document into its source, `size` bytes, and keeps every other byte.
// The options are those of the parse: `context` of a fragment, `encoding` of bytes; all may be null. See
// lockstep/edit_source.h for what is written. White space after the end tag of `body` may move after what was
// appended to it, in the document too. The caller frees the result.
//
// Returns LOCKSTEP_INEXPRESSIBLE if the result would be parsed to another tree, LOCKSTEP_BAD_ARGUMENT if the
// document was not parsed from this source with these options, or the status of a document that was not
// parsed completely. The result then has a message. O(size + nodes * log(nodes))
LOCKSTEP_EXPORT lockstep_status lockstep_edit_source(lockstep_document* document, const char* source,
                                                     size_t size, const lockstep_fragment_context* context,
                                                     const lockstep_encoding_options* encoding,
                                                     const lockstep_parse_options* options,
                                                     lockstep_edited_source** result);
// Returns the bytes; none if there are none. This function and the next three return none or 0 for a null
// result. Valid until the result is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_edited_source_bytes(const lockstep_edited_source* result);
// Returns why there are no bytes; empty if there are.
LOCKSTEP_EXPORT lockstep_string lockstep_edited_source_message(const lockstep_edited_source* result);
// Returns the offset in the source of the node whose change cannot be written; LOCKSTEP_NO_OFFSET if it is
// not known.
LOCKSTEP_EXPORT uint64_t lockstep_edited_source_offset(const lockstep_edited_source* result);
// Returns the number of ranges that were replaced.
LOCKSTEP_EXPORT size_t lockstep_edited_source_change_count(const lockstep_edited_source* result);
// Returns the range of the source that was replaced, in order; none past the last one.
LOCKSTEP_EXPORT lockstep_range lockstep_edited_source_change_source(const lockstep_edited_source* result,
                                                                    size_t index);
// Returns the range of the bytes that replace it.
LOCKSTEP_EXPORT lockstep_range lockstep_edited_source_change_result(const lockstep_edited_source* result,
                                                                    size_t index);
// Frees a result.
LOCKSTEP_EXPORT void lockstep_edited_source_free(lockstep_edited_source* result);

#ifdef __cplusplus
}
#endif

#endif
