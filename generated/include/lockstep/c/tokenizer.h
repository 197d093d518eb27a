// The tokenizer alone, without tree construction: see docs/guides/tokens.md.
//
// Generated from spec/interface/tokenizer.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_TOKENIZER_H
#define LOCKSTEP_C_TOKENIZER_H

#include "lockstep/c/base.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// The kinds of tokens. The end of the input is not a token.
enum {
  LOCKSTEP_TOKEN_NONE = 0,  // no token
  LOCKSTEP_TOKEN_START_TAG = 1,
  LOCKSTEP_TOKEN_END_TAG = 2,
  LOCKSTEP_TOKEN_CHARACTERS = 3,  // a run of characters may be split into several tokens
  LOCKSTEP_TOKEN_COMMENT = 4,
  LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION = 5,
  LOCKSTEP_TOKEN_DOCTYPE = 6,
};

// Returns the type of the token: LOCKSTEP_TOKEN_START_TAG, ...
LOCKSTEP_EXPORT int32_t lockstep_token_type(const lockstep_token* token);
// The name of a tag, in lowercase, or of a doctype, or the target of a processing instruction. None (null)
// for other tokens, and for a doctype without a name.
LOCKSTEP_EXPORT lockstep_string lockstep_token_name(const lockstep_token* token);
// The characters, or the data of a comment or processing instruction. None (null) for other tokens.
LOCKSTEP_EXPORT lockstep_string lockstep_token_data(const lockstep_token* token);
// The bytes of the input from which the token was created. The ranges of the tokens are contiguous;
// lockstep_tokenizer_remainder() returns the bytes after the last token.
LOCKSTEP_EXPORT lockstep_range lockstep_token_range(const lockstep_token* token);
// Whether the characters are script data, RAWTEXT or PLAINTEXT, where there are no character references.
LOCKSTEP_EXPORT bool lockstep_token_in_raw_text(const lockstep_token* token);
// The namespace of the element that a tag opens or closes: LOCKSTEP_NAMESPACE_HTML, ...;
// LOCKSTEP_NAMESPACE_NONE for other tokens.
LOCKSTEP_EXPORT int32_t lockstep_token_namespace(const lockstep_token* token);
// The self-closing flag of a tag.
LOCKSTEP_EXPORT bool lockstep_token_self_closing(const lockstep_token* token);
// The number of attributes of a tag, without duplicates.
LOCKSTEP_EXPORT size_t lockstep_token_attribute_count(const lockstep_token* token);
// The name and the value of an attribute; none (null) if there is no such attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index);
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index);
// Returns the value of the attribute with that name, given in lowercase; none (null) if there is no such
// attribute. O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute(const lockstep_token* token, const char* name);
// The public and the system identifier of a doctype; none (null) if missing.
LOCKSTEP_EXPORT lockstep_string lockstep_token_public_identifier(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_string lockstep_token_system_identifier(const lockstep_token* token);
// The force-quirks flag of a doctype.
LOCKSTEP_EXPORT bool lockstep_token_force_quirks(const lockstep_token* token);

// With lockstep_tokenizer_options::attribute_ranges, the positions of a tag's name and attributes in the
// input: all attributes, in order, including duplicates. There is no range (LOCKSTEP_NO_OFFSET) for other
// tokens, for an index out of bounds, and for the value of an attribute without "=".
LOCKSTEP_EXPORT lockstep_range lockstep_token_name_range(const lockstep_token* token);
LOCKSTEP_EXPORT size_t lockstep_token_attribute_range_count(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_name_range(const lockstep_token* token, size_t index);
// The ranges of the value without its quotation marks, and with its quotation marks, if it has any.
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_value_range(const lockstep_token* token,
                                                                    size_t index);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_quoted_value_range(const lockstep_token* token,
                                                                           size_t index);
// Whether the tag already has an attribute with that name, so that this one was dropped. The attributes that
// are not duplicates are those of lockstep_token_attribute_name(), in the same order.
LOCKSTEP_EXPORT bool lockstep_token_attribute_is_duplicate(const lockstep_token* token, size_t index);

// Writes markup from which the tokenizer creates an equal token: see lockstep/rewriting.h. `edition` is as in
// lockstep_parse_options.
LOCKSTEP_EXPORT lockstep_status lockstep_token_serialize(const lockstep_token* token, const char* edition,
                                                         lockstep_buffer* markup);
// Writes the bytes that must replace the attribute's quoted value to give the attribute that value, which is
// UTF-8. `index` is as in lockstep_token_attribute_quoted_value_range(). `replaced` contains the current
// bytes of the quoted value. For an attribute without "=", insert the new bytes after its name. `encoding` is
// a label; null: UTF-8.
LOCKSTEP_EXPORT lockstep_status lockstep_token_attribute_value_markup(
    const lockstep_token* token, size_t index, const char* value, size_t size, const char* encoding,
    const char* replaced, size_t replaced_size, lockstep_buffer* markup);

// Encodes `markup`, which is UTF-8, as the bytes that will replace `replaced` in a page with that encoding.
// `encoding` is a label; null: UTF-8. Non-ASCII characters become numeric character references, unless the
// encoding is UTF-8 or UTF-16; in ISO-2022-JP, so do the backslash and the tilde. The references have the
// same meaning as the characters in text and attribute values, but not in names, comments and raw text.
// O(size + replaced_size)
LOCKSTEP_EXPORT lockstep_status lockstep_encode_markup(const char* markup, size_t size, const char* encoding,
                                                       const char* replaced, size_t replaced_size,
                                                       lockstep_buffer* bytes);

// Tokenizes a whole text, which is copied only if it is ill-formed. `options` should set on_token. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_tokenize(const char* html, size_t size,
                                                  const lockstep_tokenizer_options* options);

// Tokenizes input that arrives in pieces. Memory use depends on the longest token, not on the length of the
// input.
typedef struct lockstep_tokenizer lockstep_tokenizer;

// Creates a tokenizer. `options` may be null. The caller owns *tokenizer.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                                          lockstep_tokenizer** tokenizer);
// Creates a tokenizer for bytes in any encoding, which is sniffed. All ranges are in bytes of the input.
// `encoding` and `options` may be null.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create_bytes(const lockstep_encoding_options* encoding,
                                                                const lockstep_tokenizer_options* options,
                                                                lockstep_tokenizer** tokenizer);
// Adds input, which may be split anywhere. Returns LOCKSTEP_OK, or the limit that was reached.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data,
                                                         size_t size);
// Ends the input.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer);
// Without lockstep_tokenizer_options::on_token: returns the next token of the input so far, or null if there
// is none. The token is valid until the next call with this tokenizer.
LOCKSTEP_EXPORT const lockstep_token* lockstep_tokenizer_next(lockstep_tokenizer* tokenizer);
// At the end: the bytes of the input after the last token, which are not part of any token, such as an
// incomplete tag. There is no range before the end.
LOCKSTEP_EXPORT lockstep_range lockstep_tokenizer_remainder(const lockstep_tokenizer* tokenizer);
// The name of the encoding of the input; for bytes, it is known with the first token. A static string.
LOCKSTEP_EXPORT const char* lockstep_tokenizer_encoding(const lockstep_tokenizer* tokenizer);
// How certain that encoding is, and where it was taken from: see lockstep_document_encoding_confidence() and
// lockstep_document_encoding_source(). Static strings.
LOCKSTEP_EXPORT const char* lockstep_tokenizer_encoding_confidence(const lockstep_tokenizer* tokenizer);
LOCKSTEP_EXPORT const char* lockstep_tokenizer_encoding_source(const lockstep_tokenizer* tokenizer);
// Whether all tokens have been read.
LOCKSTEP_EXPORT bool lockstep_tokenizer_at_end(const lockstep_tokenizer* tokenizer);
// Returns LOCKSTEP_OK, or the limit or error that ended the input.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_status(const lockstep_tokenizer* tokenizer);
// Frees the tokenizer, which may be null.
LOCKSTEP_EXPORT void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer);

#ifdef __cplusplus
}
#endif

#endif
