// The parts that the whole C interface shares: statuses, strings, the version and the editions.
//
// Generated from spec/interface/base.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_BASE_H
#define LOCKSTEP_C_BASE_H

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#include "lockstep/export.h"
#include "lockstep/version.h"

#ifdef __cplusplus
extern "C" {
#endif

// A program compiled with the header of another minor version does not link: the name of the undefined symbol
// contains the version of the header.
#define LOCKSTEP_C_NAME_(major, minor) lockstep_c_interface_of_version_##major##_##minor
#define LOCKSTEP_C_EXPAND_(major, minor) LOCKSTEP_C_NAME_(major, minor)
#define LOCKSTEP_C_CONFIGURATION LOCKSTEP_C_EXPAND_(LOCKSTEP_VERSION_MAJOR, LOCKSTEP_VERSION_MINOR)
LOCKSTEP_EXPORT extern const char LOCKSTEP_C_CONFIGURATION;
LOCKSTEP_KEEP static const char* const lockstep_required_c_interface = &LOCKSTEP_C_CONFIGURATION;

// How a function ended. 0: success. Positive: parsing stopped early; the result contains what was parsed so
// far. Negative: nothing was done, and there is no result, unless the function's documentation says
// otherwise.
typedef int32_t lockstep_status;
enum {
  LOCKSTEP_OK = 0,
  LOCKSTEP_INPUT_TOO_LONG = 1,  // the input exceeds the limit or 0x7FFFFFF0 bytes; the rest was not parsed
  // A limit of lockstep_parse_options was reached.
  LOCKSTEP_TOO_MANY_NODES = 2,
  LOCKSTEP_TOO_MANY_ATTRIBUTES = 3,
  LOCKSTEP_TOO_MANY_ERRORS = 4,
  LOCKSTEP_TOO_MUCH_MEMORY = 5,
  LOCKSTEP_RAN_OUT_OF_MEMORY = 6,  // an allocation failed; the tree is incomplete
  LOCKSTEP_STOPPED = 7,            // the caller ended the parse early
  LOCKSTEP_MALFORMED = 8,          // decoding or encoding stopped at a malformed or unencodable sequence
  LOCKSTEP_BAD_ARGUMENT = -1,      // a null pointer, an unknown name or value, or a node of the wrong kind
  LOCKSTEP_OUT_OF_MEMORY = -2,     // an allocation failed; a parser or tokenizer can then only be freed
  LOCKSTEP_FINISHED = -3,          // the parser or tokenizer is already finished
  LOCKSTEP_INVALID_SELECTOR = -9,  // see lockstep_selector_parse()
  LOCKSTEP_INVALID_XPATH = -17,    // see lockstep_xpath_parse()
  LOCKSTEP_INVALID_CONFIGURATION = -14,  // see lockstep_sanitizer_from_json()
  LOCKSTEP_UNSETTLED = -15,              // see lockstep_sanitize_text()
  LOCKSTEP_INEXPRESSIBLE = -16,          // see lockstep_edit_source()
  // Changes that the DOM refuses, named as in the DOM.
  LOCKSTEP_HIERARCHY_REQUEST = -4,  // the parent cannot contain such a node, or the node would contain itself
  LOCKSTEP_NOT_FOUND = -5,  // a reference that is not the parent's child, or a missing parent or attribute
  LOCKSTEP_INVALID_CHARACTER = -6,  // a name or a token that the DOM does not allow
  LOCKSTEP_INVALID_NODE_TYPE = -7,  // a node that has no attributes, no data or no children
  LOCKSTEP_NO_MODIFICATION_ALLOWED =
      -8,                             // markup that would have no parent, or the Document node as its parent
  LOCKSTEP_NAMESPACE_MISMATCH = -13,  // a prefix that does not belong to the namespace
  LOCKSTEP_NOT_SUPPORTED = -10,   // a name that no parser creates in that namespace, or renaming a `template`
  LOCKSTEP_QUOTA_EXCEEDED = -11,  // markup that reaches a limit of lockstep_parse_options
  LOCKSTEP_NO_INSERTION_POINT = -12,  // document.write() is not possible now
};

// Returns the name of the status: "ok", "input too long" and so on; null for an unknown status. A static
// string.
LOCKSTEP_EXPORT const char* lockstep_status_name(lockstep_status status);

// A view of bytes that the caller does not own: the functions that return it document its lifetime. `data` is
// null if there is no value, which is different from an empty value. The bytes are not zero-terminated.
typedef struct lockstep_string {
  const char* data;  // null for none
  size_t size;       // in bytes
} lockstep_string;

// Bytes that the caller owns and frees with lockstep_buffer_free(). They are followed by a zero byte.
typedef struct lockstep_buffer {
  char* data;   // null before it is filled and after it is freed
  size_t size;  // in bytes, without the zero byte
} lockstep_buffer;

// Frees the bytes and empties the buffer. The pointer may be null.
LOCKSTEP_EXPORT void lockstep_buffer_free(lockstep_buffer* buffer);

// A range of the input, as offsets from its start, in bytes before decoding. Both members are
// LOCKSTEP_NO_OFFSET if there is no range.
typedef struct lockstep_range {
  uint64_t begin;  // the first byte
  uint64_t end;    // one past the last byte
} lockstep_range;
// No position in the input.
#define LOCKSTEP_NO_OFFSET UINT64_MAX

// Returns the version of the linked library, such as "0.3.0"; LOCKSTEP_VERSION is the version of the header.
// A static string.
LOCKSTEP_EXPORT const char* lockstep_version(void);
// Returns the version of the linked library as a number: see LOCKSTEP_VERSION_NUMBER.
LOCKSTEP_EXPORT int32_t lockstep_version_number(void);

// Returns the date of an edition of the HTML Standard that the library contains, YYYY-MM-DD; index 0 is the
// oldest. Null if the index is out of bounds. A static string.
LOCKSTEP_EXPORT const char* lockstep_edition(size_t index);
// Returns a sentence that says which of the Standard's changes that edition includes; null if the index is
// out of bounds. A static string.
LOCKSTEP_EXPORT const char* lockstep_edition_covers(size_t index);
// Returns the date of the edition that is used by default. A static string.
LOCKSTEP_EXPORT const char* lockstep_default_edition(void);

// The namespaces of elements and attributes.
enum {
  LOCKSTEP_NAMESPACE_NONE = 0,
  LOCKSTEP_NAMESPACE_HTML = 1,
  LOCKSTEP_NAMESPACE_MATHML = 2,
  LOCKSTEP_NAMESPACE_SVG = 3,
  LOCKSTEP_NAMESPACE_XLINK = 4,
  LOCKSTEP_NAMESPACE_XML = 5,
  LOCKSTEP_NAMESPACE_XMLNS = 6,
};

// The quirks mode of a document (https://dom.spec.whatwg.org/#concept-document-quirks).
enum { LOCKSTEP_NO_QUIRKS = 0, LOCKSTEP_LIMITED_QUIRKS = 1, LOCKSTEP_QUIRKS = 2 };

#ifdef __cplusplus
}
#endif

#endif
