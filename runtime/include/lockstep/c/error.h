// Parse errors.
#ifndef LOCKSTEP_C_ERROR_H
#define LOCKSTEP_C_ERROR_H

#include "lockstep/c/base.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parse error. Valid as long as its document exists, or during the callback.
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
// In bytes from the start of the input; in a callback, from the start of the UTF-8 text, without a byte order
// mark. 0 for a null error.
LOCKSTEP_EXPORT uint64_t lockstep_error_offset(const lockstep_error* error);
// 1-based; 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_line(const lockstep_error* error);
// 1-based, in code points; a newline belongs to the line that it ends. 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_column(const lockstep_error* error);

#ifdef __cplusplus
}
#endif

#endif
