// Parse errors.
//
// Generated from spec/interface/error.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_ERROR_H
#define LOCKSTEP_C_ERROR_H

#include "lockstep/c/base.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parse error. Valid as long as its document exists or, in a callback, during the call.
typedef struct lockstep_error lockstep_error;

// Returns the name of the error: the Standard's code ("eof-in-tag") or, for an error of tree construction,
// Lockstep's own name ("in-body-end-tag-p-not-open"). Names are stable. A static string; null for a null
// error.
LOCKSTEP_EXPORT const char* lockstep_error_name(const lockstep_error* error);
// Returns what is wrong and how the parser handled it, in one sentence for the author of the page. A static
// string; null for a null error.
LOCKSTEP_EXPORT const char* lockstep_error_explanation(const lockstep_error* error);
// Returns the Standard's anchor for the error, on https://html.spec.whatwg.org/multipage/parsing.html:
// "#parse-error-eof-in-tag". A static string; null for a null error.
LOCKSTEP_EXPORT const char* lockstep_error_anchor(const lockstep_error* error);
// Stores what is wrong and how the parser handled it, with the names of the tag, element or attribute. The
// caller owns the text. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_error_message(const lockstep_error* error, lockstep_buffer* message);
// The range of the fault, from `offset` to `end`: a token, a part of one, or a character; empty at the end of
// the input. The offsets are in bytes from the start of the input; in a callback, from the start of the UTF-8
// text, without a byte order mark. 0 for a null error.
LOCKSTEP_EXPORT uint64_t lockstep_error_offset(const lockstep_error* error);
LOCKSTEP_EXPORT uint64_t lockstep_error_end(const lockstep_error* error);
// The line where the fault begins, 1-based; 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_line(const lockstep_error* error);
// The column where the fault begins, 1-based, in code points; a newline belongs to the line that it ends. 0
// for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_column(const lockstep_error* error);
// The offset at which the Standard's algorithm reports the error, which may be after the fault. Useful for
// comparing parsers. 0 for a null error.
LOCKSTEP_EXPORT uint64_t lockstep_error_reported_offset(const lockstep_error* error);
// The line of that offset, 1-based. 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_reported_line(const lockstep_error* error);
// The column of that offset, 1-based, in code points. 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_reported_column(const lockstep_error* error);

// A second place that explains the error, such as the place where an element was opened; empty if the parser
// implied the element there. There is no range for an error without a second place, or for a null error.
LOCKSTEP_EXPORT lockstep_range lockstep_error_second_range(const lockstep_error* error);
// The line and column where the second place begins, 1-based; 0 if there is none.
LOCKSTEP_EXPORT uint32_t lockstep_error_second_line(const lockstep_error* error);
LOCKSTEP_EXPORT uint32_t lockstep_error_second_column(const lockstep_error* error);
// Stores a description of the second place, such as "<div> is opened here"; empty if there is none. The
// caller owns the text. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_error_note(const lockstep_error* error, lockstep_buffer* note);

#ifdef __cplusplus
}
#endif

#endif
