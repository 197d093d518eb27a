// Parsing text and bytes, whole or in pieces.
#ifndef LOCKSTEP_C_PARSE_H
#define LOCKSTEP_C_PARSE_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Returns the Standard's name of the encoding that the label names: "windows-1252" for "latin1". A static
// string; null for an unknown label. https://encoding.spec.whatwg.org/#concept-encoding-get
LOCKSTEP_EXPORT const char* lockstep_encoding_for_label(const char* label);
// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or null.
// A static string.
LOCKSTEP_EXPORT const char* lockstep_charset_of_content_type(const char* value);
// Returns the suggested default encoding for readers of a language, which is given as a BCP 47 tag ("ru",
// "zh-TW"). A static string; null for a null language.
LOCKSTEP_EXPORT const char* lockstep_encoding_for_locale(const char* language);

// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced by U+FFFD, and a byte order
// mark is dropped. `options` may be null. The caller owns *document, which is null if the status is negative.
// O(size + tree)
LOCKSTEP_EXPORT lockstep_status lockstep_parse(const char* html, size_t size,
                                               const lockstep_parse_options* options,
                                               lockstep_document** document);
// Parses a fragment (#html-fragment-parsing-algorithm): see lockstep_document_fragment(). A null `context` is
// a `body`. Otherwise like lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_fragment(const char* html, size_t size,
                                                        const lockstep_fragment_context* context,
                                                        const lockstep_parse_options* options,
                                                        lockstep_document** document);
// Parses a whole document given as bytes in any encoding of the Encoding Standard. `encoding` may be null.
// Otherwise like lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_bytes(const char* bytes, size_t size,
                                                     const lockstep_encoding_options* encoding,
                                                     const lockstep_parse_options* options,
                                                     lockstep_document** document);

// Parses input that comes in pieces: create, write, finish, free.
typedef struct lockstep_parser lockstep_parser;

// Creates a parser for a document. `options` may be null. The caller owns *parser, as for the next two
// functions.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create(const lockstep_parse_options* options,
                                                       lockstep_parser** parser);
// Creates a parser for a fragment. A null `context` is a `body`.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_fragment(const lockstep_fragment_context* context,
                                                                const lockstep_parse_options* options,
                                                                lockstep_parser** parser);
// Creates a parser for bytes in any encoding. `encoding` may be null. Parsing starts once the encoding has
// been sniffed: after lockstep_encoding_options::prescan_bytes bytes or the end of the input or, if these do
// not determine it, after the bytes that detection looks at.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_bytes(const lockstep_encoding_options* encoding,
                                                             const lockstep_parse_options* options,
                                                             lockstep_parser** parser);
// Adds and parses input, which may be split anywhere, even inside a character.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_write(lockstep_parser* parser, const char* data, size_t size);
// Parses the rest and returns the document, like lockstep_parse(). The parser can then only be freed.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_finish(lockstep_parser* parser, lockstep_document** document);
// Frees the parser, but not the documents that it created. The parser may be null.
LOCKSTEP_EXPORT void lockstep_parser_free(lockstep_parser* parser);

#ifdef __cplusplus
}
#endif

#endif
