// Editing in place: writes changes to a document into the bytes that it was parsed from.
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

// Writes the changes that were made to a document into its source, which has `size` bytes, and keeps every
// other byte. Pass the options that the document was parsed with: `context` for a fragment, `encoding` for
// bytes; all may be null. See lockstep/edit_source.h for what is written. White space after the end tag of
// `body` stays there: in the document, it is moved after nodes that were appended to the `body`. The caller
// frees the result.
//
// Returns LOCKSTEP_INEXPRESSIBLE if the result would parse into a different tree, LOCKSTEP_BAD_ARGUMENT if
// the document was not parsed from this source with these options, or the document's status if the document
// was not parsed completely. In all these cases, the result has a message. O(size + nodes * log(nodes))
LOCKSTEP_EXPORT lockstep_status lockstep_edit_source(lockstep_document* document, const char* source,
                                                     size_t size, const lockstep_fragment_context* context,
                                                     const lockstep_encoding_options* encoding,
                                                     const lockstep_parse_options* options,
                                                     lockstep_edited_source** result);
// Returns the changed source, valid until the result is freed; none if the source could not be changed. This
// function and the next three return none or 0 for a null result.
LOCKSTEP_EXPORT lockstep_string lockstep_edited_source_bytes(const lockstep_edited_source* result);
// Returns the reason why there is no changed source; empty if there is one.
LOCKSTEP_EXPORT lockstep_string lockstep_edited_source_message(const lockstep_edited_source* result);
// Returns the offset in the source of the node whose change cannot be written; LOCKSTEP_NO_OFFSET if it is
// not known.
LOCKSTEP_EXPORT uint64_t lockstep_edited_source_offset(const lockstep_edited_source* result);
// Returns the number of ranges that were replaced.
LOCKSTEP_EXPORT size_t lockstep_edited_source_change_count(const lockstep_edited_source* result);
// Returns a range of the source that was replaced. The ranges are in order; there is no range past the last
// one.
LOCKSTEP_EXPORT lockstep_range lockstep_edited_source_change_source(const lockstep_edited_source* result,
                                                                    size_t index);
// Returns the range of the changed source that replaces the range with the same index.
LOCKSTEP_EXPORT lockstep_range lockstep_edited_source_change_result(const lockstep_edited_source* result,
                                                                    size_t index);
// Frees a result, which may be null.
LOCKSTEP_EXPORT void lockstep_edited_source_free(lockstep_edited_source* result);

#ifdef __cplusplus
}
#endif

#endif
