// Parsed documents. With a null document, functions return LOCKSTEP_BAD_ARGUMENT, LOCKSTEP_NO_NODE, null, 0
// or false.
//
// Generated from spec/interface/document.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_DOCUMENT_H
#define LOCKSTEP_C_DOCUMENT_H

#include "lockstep/c/base.h"
#include "lockstep/c/error.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parsed document or fragment, which owns all its nodes, names and text. Any number of threads may read it
// at the same time.
typedef struct lockstep_document lockstep_document;

// Frees the document and invalidates all its views. The document may be null.
LOCKSTEP_EXPORT void lockstep_document_free(lockstep_document* document);

// A node of a document, or none. The number identifies the node as long as the document exists.
typedef uint32_t lockstep_node;
// No node.
#define LOCKSTEP_NO_NODE ((lockstep_node)0)

// The Document node.
LOCKSTEP_EXPORT lockstep_node lockstep_document_root(const lockstep_document* document);
// After parsing a fragment, the DocumentFragment with the result; otherwise none.
LOCKSTEP_EXPORT lockstep_node lockstep_document_fragment(const lockstep_document* document);
// The result of parsing: the fragment if there is one, otherwise the root.
LOCKSTEP_EXPORT lockstep_node lockstep_document_result(const lockstep_document* document);
// The document element, normally `html`, or none: https://dom.spec.whatwg.org/#document-element
LOCKSTEP_EXPORT lockstep_node lockstep_document_element(const lockstep_document* document);
// The `head` element, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_document_head(const lockstep_document* document);
// The `body` or `frameset` element, or none:
// https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
LOCKSTEP_EXPORT lockstep_node lockstep_document_body(const lockstep_document* document);
// The text of the document's title, with ASCII whitespace stripped and collapsed; empty if there is none.
// https://html.spec.whatwg.org/multipage/dom.html#document.title
LOCKSTEP_EXPORT lockstep_status lockstep_document_title(const lockstep_document* document,
                                                        lockstep_buffer* title);
// The `href` attribute, as written, of the first HTML `base` element that has one; none (null) if no element
// has one. O(nodes before it) https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
LOCKSTEP_EXPORT lockstep_string lockstep_document_base_href(const lockstep_document* document);
// Returns the quirks mode: LOCKSTEP_NO_QUIRKS, ...
LOCKSTEP_EXPORT int32_t lockstep_document_quirks_mode(const lockstep_document* document);
// The date of the edition whose rules were used to parse the document. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_edition(const lockstep_document* document);
// How parsing ended: the status that the parsing function returned.
LOCKSTEP_EXPORT lockstep_status lockstep_document_status(const lockstep_document* document);
// Whether lockstep_parse_options::limit_depth moved nodes higher in the tree than the Standard puts them.
LOCKSTEP_EXPORT bool lockstep_document_flattened(const lockstep_document* document);
// The memory that the tree takes, in bytes. Includes a copied input but not a borrowed one.
LOCKSTEP_EXPORT size_t lockstep_document_memory(const lockstep_document* document);

// The encoding of the input, such as "windows-1252"; UTF-8 for text. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding(const lockstep_document* document);
// How certain the encoding is: "tentative" or "certain"; "irrelevant" for text
// (#concept-encoding-confidence). A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_confidence(const lockstep_document* document);
// Where the encoding was taken from: "byte order mark", "transport", "prescan", "meta", ... A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_source(const lockstep_document* document);
// The encoding that the first late `meta` named, if it was a different one and was not followed: because of
// lockstep_encoding_options::ignore_late_meta, or because a lockstep_scripting_parser would have had to parse
// the input again; otherwise null. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_late_encoding(const lockstep_document* document);

// Whether a late `meta` restarted the parser.
LOCKSTEP_EXPORT bool lockstep_document_parsed_again(const lockstep_document* document);
// The part of the input, in UTF-8, that views may point into. Valid until the document is modified or freed.
LOCKSTEP_EXPORT lockstep_string lockstep_document_source(const lockstep_document* document);
// Whether lockstep_parse_options::positions was set.
LOCKSTEP_EXPORT bool lockstep_document_has_positions(const lockstep_document* document);

// The number of collected errors, which are in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_document_error_count(const lockstep_document* document);
// Returns a collected error; null if the index is out of bounds.
LOCKSTEP_EXPORT const lockstep_error* lockstep_document_error(const lockstep_document* document,
                                                              size_t index);
// Whether there were more errors than lockstep_parse_options::max_errors.
LOCKSTEP_EXPORT bool lockstep_document_errors_truncated(const lockstep_document* document);

#ifdef __cplusplus
}
#endif

#endif
