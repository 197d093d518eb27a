// Rewrites a page as it arrives: see docs/guides/rewriting.md. Tokens are read one by one and can be changed;
// all other bytes stay as they are.
//
// Generated from spec/interface/rewriter.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_REWRITER_H
#define LOCKSTEP_C_REWRITER_H

#include "lockstep/c/base.h"
#include "lockstep/c/options.h"
#include "lockstep/c/encoding.h"
#include "lockstep/c/selector.h"

#ifdef __cplusplus
extern "C" {
#endif

// The types of tokens.
enum {
  LOCKSTEP_REWRITE_NONE = 0,       // no token
  LOCKSTEP_REWRITE_START_TAG = 1,  // the start tag of an element
  LOCKSTEP_REWRITE_END_TAG = 2,    // where an element ends: its end tag or, if it has none, an implied end
  LOCKSTEP_REWRITE_TEXT = 3,       // a piece of text
  LOCKSTEP_REWRITE_COMMENT = 4,
  LOCKSTEP_REWRITE_DOCTYPE = 5,  // the doctype that is in the tree
  LOCKSTEP_REWRITE_END = 6,      // the end of the page
};

// The kinds of tokens that a rewriter returns: a sum of these values. The first is only for
// lockstep_rewriter_watch(); the last two are only for lockstep_rewriter_watch_document().
enum {
  LOCKSTEP_REWRITE_ELEMENTS = 1,  // start tags
  LOCKSTEP_REWRITE_TEXTS = 2,     // text inside elements that match
  LOCKSTEP_REWRITE_COMMENTS = 4,  // comments inside elements that match
  LOCKSTEP_REWRITE_DOCTYPES = 8,
  LOCKSTEP_REWRITE_THE_END = 16,  // the end of the page
};

// A token of the page. All strings are UTF-8, and are written in the encoding of the page. Functions return
// none, 0 or false, and change nothing, if the token is null or they do not apply to its type. The strings of
// a token are valid until it is changed, and the token itself until the next call with its rewriter.
typedef struct lockstep_rewrite_token lockstep_rewrite_token;

// Returns the type of the token: LOCKSTEP_REWRITE_START_TAG, ...
LOCKSTEP_EXPORT int32_t lockstep_rewrite_token_type(const lockstep_rewrite_token* rewrite_token);
// The range of the token in the input. Empty where an element is closed without an end tag, for the last
// piece of a Text node, and at the end of the page.
LOCKSTEP_EXPORT lockstep_range lockstep_rewrite_token_range(const lockstep_rewrite_token* rewrite_token);
// The original bytes of that range, in the encoding of the page.
LOCKSTEP_EXPORT lockstep_string lockstep_rewrite_token_bytes(const lockstep_rewrite_token* rewrite_token);
// The number of the element, from 1, among those whose start tags have been returned. It is the same for the
// start tag and the end tag; 0 for other tokens.
LOCKSTEP_EXPORT uint64_t lockstep_rewrite_token_element(const lockstep_rewrite_token* rewrite_token);
// The number of selectors that match, and their indexes, in the order in which they were registered;
// LOCKSTEP_NO_OFFSET past the last one.
LOCKSTEP_EXPORT size_t lockstep_rewrite_token_match_count(const lockstep_rewrite_token* rewrite_token);
LOCKSTEP_EXPORT uint64_t lockstep_rewrite_token_match(const lockstep_rewrite_token* rewrite_token,
                                                      size_t index);
// The local name of the element, as in the DOM, or the name of the doctype.
LOCKSTEP_EXPORT lockstep_string lockstep_rewrite_token_name(const lockstep_rewrite_token* rewrite_token);
// The namespace of the element: LOCKSTEP_NAMESPACE_HTML, ...
LOCKSTEP_EXPORT int32_t lockstep_rewrite_token_namespace(const lockstep_rewrite_token* rewrite_token);
// Renames the tag; for a start tag, also the end tag of the element, if it has one. A void element that gets
// the name of another kind of element also gets an end tag. Returns false if the name is not valid, and if it
// would make an element void that is not.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_set_name(lockstep_rewrite_token* rewrite_token, const char* name,
                                                     size_t size);

// The number of attributes of a start tag, which are in order, without duplicates and with the changes so
// far.
LOCKSTEP_EXPORT size_t lockstep_rewrite_token_attribute_count(const lockstep_rewrite_token* rewrite_token);
// The name and the value of an attribute; none (null) if there is no such attribute.
LOCKSTEP_EXPORT lockstep_string
lockstep_rewrite_token_attribute_name(const lockstep_rewrite_token* rewrite_token, size_t index);
LOCKSTEP_EXPORT lockstep_string
lockstep_rewrite_token_attribute_value(const lockstep_rewrite_token* rewrite_token, size_t index);
// Returns the value of the attribute with that name, given in any case; none (null) if there is no such
// attribute. O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_rewrite_token_attribute(const lockstep_rewrite_token* rewrite_token,
                                                                 const char* name, size_t size);
// Sets or adds an attribute. Other attributes, and the quotation marks of this one, stay as they are. Returns
// false if the name is not valid. O(attributes)
LOCKSTEP_EXPORT bool lockstep_rewrite_token_set_attribute(lockstep_rewrite_token* rewrite_token,
                                                          const char* name, size_t size, const char* value,
                                                          size_t value_size);
// Removes an attribute and the white space before it. Returns whether there was one. O(attributes)
LOCKSTEP_EXPORT bool lockstep_rewrite_token_remove_attribute(lockstep_rewrite_token* rewrite_token,
                                                             const char* name, size_t size);

// Whether the element can have contents: false for a void element (`img`) and for a foreign element closed by
// "/>".
LOCKSTEP_EXPORT bool lockstep_rewrite_token_can_have_content(const lockstep_rewrite_token* rewrite_token);
// Insert content after the start tag, or before the end of the element. At the end of the page,
// lockstep_rewrite_token_append() adds content to the page. With `is_html`, the content is written unchanged;
// otherwise it is escaped. Both functions return false if the element cannot have contents and, in a raw text
// element such as `script`, for text that contains "</" or "<!--".
LOCKSTEP_EXPORT bool lockstep_rewrite_token_prepend(lockstep_rewrite_token* rewrite_token,
                                                    const char* content, size_t size, bool is_html);
LOCKSTEP_EXPORT bool lockstep_rewrite_token_append(lockstep_rewrite_token* rewrite_token, const char* content,
                                                   size_t size, bool is_html);
// Replaces the contents, including content that the two functions above have added; no tokens are returned
// for the old contents. Returns false under the same conditions as these functions.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_set_inner_content(lockstep_rewrite_token* rewrite_token,
                                                              const char* content, size_t size, bool is_html);
// Removes the start tag and the end tag.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_remove_and_keep_content(lockstep_rewrite_token* rewrite_token);
// Requests a token for the end of the element. Returns false if the element cannot have contents.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_watch_end_tag(lockstep_rewrite_token* rewrite_token);

// The characters of a piece of text, or the data of a comment.
LOCKSTEP_EXPORT lockstep_string lockstep_rewrite_token_text(const lockstep_rewrite_token* rewrite_token);
// Whether this is the last piece of text of its Text node. The last piece is empty.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_is_last_in_text_node(const lockstep_rewrite_token* rewrite_token);
// Whether this is raw text, in which character references are not decoded, as in `script` and `style`.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_is_raw_text(const lockstep_rewrite_token* rewrite_token);
// Sets the data of a comment. Returns false if the text cannot safely be written as a comment, for example if
// it contains "--".
LOCKSTEP_EXPORT bool lockstep_rewrite_token_set_text(lockstep_rewrite_token* rewrite_token, const char* text,
                                                     size_t size);
// The identifiers of a doctype; empty if missing.
LOCKSTEP_EXPORT lockstep_string
lockstep_rewrite_token_public_identifier(const lockstep_rewrite_token* rewrite_token);
LOCKSTEP_EXPORT lockstep_string
lockstep_rewrite_token_system_identifier(const lockstep_rewrite_token* rewrite_token);

// Insert content before or after the token; for a start tag, before or after the element with its contents.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_before(lockstep_rewrite_token* rewrite_token, const char* content,
                                                   size_t size, bool is_html);
LOCKSTEP_EXPORT bool lockstep_rewrite_token_after(lockstep_rewrite_token* rewrite_token, const char* content,
                                                  size_t size, bool is_html);
// Replace or remove the token; for a start tag, the element with its contents.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_replace(lockstep_rewrite_token* rewrite_token,
                                                    const char* content, size_t size, bool is_html);
LOCKSTEP_EXPORT bool lockstep_rewrite_token_remove(lockstep_rewrite_token* rewrite_token);
// Whether the token has been removed or replaced.
LOCKSTEP_EXPORT bool lockstep_rewrite_token_is_removed(const lockstep_rewrite_token* rewrite_token);

// Rewrites a page that arrives in pieces:
//
//   while (read_some(&data, &size)) {
//     lockstep_rewriter_write(rewriter, data, size);
//     while ((token = lockstep_rewriter_next(rewriter)) != NULL) change(token);
//     lockstep_string output = lockstep_rewriter_take_output(rewriter);
//     send(output.data, output.size);
//   }
//   lockstep_rewriter_finish(rewriter); ... then read the tokens and the output once more
typedef struct lockstep_rewriter lockstep_rewriter;

// Creates a rewriter. `token_bytes` is the maximum size of a tag or comment that is returned; a longer one is
// written unchanged; 0: no limit. Of `options`, only the edition, `scripting`, `iframe_srcdoc`,
// `cannot_change_the_mode` and the limits are used. `encoding` and `options` may be null. The caller owns
// *rewriter.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_create(const lockstep_encoding_options* encoding,
                                                         const lockstep_parse_options* options,
                                                         size_t token_bytes, lockstep_rewriter** rewriter);
// Registers a selector. Call this before the first write. The index of a selector is the number of selectors
// that were registered before it. `kinds` is a sum of LOCKSTEP_REWRITE_... values. If the selector is
// invalid, or depends on anything that is not known at the start tag, returns LOCKSTEP_INVALID_SELECTOR and
// stores the reason in `error`, unless that is null. The caller frees the error.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_watch(lockstep_rewriter* rewriter, const char* css,
                                                        size_t size, int32_t kinds,
                                                        lockstep_selector_error** error);
// Requests these kinds of tokens of the whole document, without a selector.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_watch_document(lockstep_rewriter* rewriter, int32_t kinds);
// Takes bytes, which are copied. Read all tokens before you write more.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_write(lockstep_rewriter* rewriter, const char* data,
                                                        size_t size);
// Ends the page.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_finish(lockstep_rewriter* rewriter);
// Returns the next token; null when more bytes are needed, or at the end.
LOCKSTEP_EXPORT lockstep_rewrite_token* lockstep_rewriter_next(lockstep_rewriter* rewriter);
// Returns the bytes that have been written since the last call. Once lockstep_rewriter_next() has returned
// null, they include all of the input so far, except for an incomplete token at its end and bytes that are
// held back to detect the encoding; after lockstep_rewriter_finish(), nothing is held back. Valid until the
// next call with this rewriter.
LOCKSTEP_EXPORT lockstep_string lockstep_rewriter_take_output(lockstep_rewriter* rewriter);
// The name of the encoding of the page, which is known once the first bytes have been written. A static
// string.
LOCKSTEP_EXPORT const char* lockstep_rewriter_encoding(const lockstep_rewriter* rewriter);
// The number of tokens that were longer than `token_bytes`.
LOCKSTEP_EXPORT uint64_t lockstep_rewriter_skipped_tokens(const lockstep_rewriter* rewriter);
// Returns LOCKSTEP_OK, or the limit or error at which rewriting ended. After a limit, the rest of the page is
// written unchanged.
LOCKSTEP_EXPORT lockstep_status lockstep_rewriter_status(const lockstep_rewriter* rewriter);
// Frees the rewriter, which may be null.
LOCKSTEP_EXPORT void lockstep_rewriter_free(lockstep_rewriter* rewriter);

#ifdef __cplusplus
}
#endif

#endif
