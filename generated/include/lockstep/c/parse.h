// Parses text and bytes, whole or in pieces.
//
// Generated from spec/interface/parse.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_PARSE_H
#define LOCKSTEP_C_PARSE_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Parses a whole document. `html` is UTF-8; ill-formed sequences are replaced with U+FFFD, and a byte order
// mark is dropped. `options` may be null. The caller owns *document, which is null if the status is negative.
// O(size + tree)
LOCKSTEP_EXPORT lockstep_status lockstep_parse(const char* html, size_t size,
                                               const lockstep_parse_options* options,
                                               lockstep_document** document);
// Parses a fragment (#html-fragment-parsing-algorithm): see lockstep_document_fragment(). If `context` is
// null, the context is a `body`. Otherwise works like lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_fragment(const char* html, size_t size,
                                                        const lockstep_fragment_context* context,
                                                        const lockstep_parse_options* options,
                                                        lockstep_document** document);
// Parses a whole document given as bytes in any encoding of the Encoding Standard. `encoding` may be null.
// Otherwise works like lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_bytes(const char* bytes, size_t size,
                                                     const lockstep_encoding_options* encoding,
                                                     const lockstep_parse_options* options,
                                                     lockstep_document** document);

// Like lockstep_parse_bytes(), but parses a fragment. Fragments rarely declare their encoding, so name it in
// `encoding`.
LOCKSTEP_EXPORT lockstep_status lockstep_parse_fragment_bytes(const char* bytes, size_t size,
                                                              const lockstep_fragment_context* context,
                                                              const lockstep_encoding_options* encoding,
                                                              const lockstep_parse_options* options,
                                                              lockstep_document** document);

// Parses input that arrives in pieces: create, write, finish, free.
typedef struct lockstep_parser lockstep_parser;

// Creates a parser for a document. `options` may be null. The caller owns *parser, as with the next three
// functions.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create(const lockstep_parse_options* options,
                                                       lockstep_parser** parser);
// Creates a parser for a fragment. If `context` is null, the context is a `body`.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_fragment(const lockstep_fragment_context* context,
                                                                const lockstep_parse_options* options,
                                                                lockstep_parser** parser);
// Creates a parser for bytes in any encoding. `encoding` may be null. Parsing starts once the encoding has
// been sniffed: after lockstep_encoding_options::prescan_bytes bytes, or at the end of the input. If these
// bytes do not determine the encoding, parsing pauses at the first non-ASCII byte until the bytes that
// detection examines have arrived.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_bytes(const lockstep_encoding_options* encoding,
                                                             const lockstep_parse_options* options,
                                                             lockstep_parser** parser);
// Like lockstep_parser_create_bytes(), but for a fragment. If `context` is null, the context is a `body`.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_fragment_bytes(
    const lockstep_fragment_context* context, const lockstep_encoding_options* encoding,
    const lockstep_parse_options* options, lockstep_parser** parser);
// Adds and parses input, which may be split anywhere, even inside a character. Until
// lockstep_parser_document() is called for the first time, the parser may leave up to 64 KB for later.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_write(lockstep_parser* parser, const char* data, size_t size);
// Like lockstep_parser_write(), but for WTF-8: text that may contain surrogates, as three bytes each, which
// are kept. Not for parsers of bytes.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_write_wtf8(lockstep_parser* parser, const char* data,
                                                           size_t size);
// Parses the rest and returns the document, like lockstep_parse(). The parser can then only be freed.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_finish(lockstep_parser* parser, lockstep_document** document);
// The document so far, to be read between calls to lockstep_parser_write(); null after the end, and if memory
// is exhausted. It belongs to the parser: do not free or modify it. Nodes stay valid, even in the finished
// document; views stay valid until more is written. When a late `meta` restarts a parser of bytes, a new
// document begins.
LOCKSTEP_EXPORT const lockstep_document* lockstep_parser_document(const lockstep_parser* parser);
// Whether the element is on the stack of open elements, so that further input may become its content. O(open
// elements)
LOCKSTEP_EXPORT bool lockstep_parser_is_open(const lockstep_parser* parser, lockstep_node node);
// Ends the parse early, at the first ">" in the input after which `predicate` returns true, as if the input
// ended there. The status is then LOCKSTEP_STOPPED. Call it before the first write; later calls have no
// effect. The predicate may call lockstep_parser_document() and lockstep_parser_is_open().
LOCKSTEP_EXPORT lockstep_status lockstep_parser_stop_when(lockstep_parser* parser,
                                                          bool (*predicate)(const lockstep_parser* parser,
                                                                            void* user_data),
                                                          void* user_data);
// Resets the parser for another input, whether or not the current one has ended, with the same options,
// context and predicate. `spent` may be null, or a document that you no longer need: it is always freed, and
// the parser takes over its memory.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_reset(lockstep_parser* parser, lockstep_document* spent);
// Frees the parser, but not the documents that it created. The parser may be null.
LOCKSTEP_EXPORT void lockstep_parser_free(lockstep_parser* parser);

#ifdef __cplusplus
}
#endif

#endif
