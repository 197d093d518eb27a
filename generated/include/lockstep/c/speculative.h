// The speculative HTML parser: finds resources that the markup after a blocking script would fetch
// (https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing). See
// docs/guides/speculative.md.
//
// Generated from spec/interface/speculative.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_SPECULATIVE_H
#define LOCKSTEP_C_SPECULATIVE_H

#include "lockstep/c/base.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// The kinds of results.
enum {
  LOCKSTEP_FETCH_NONE = 0,  // no result
  // Fetches.
  LOCKSTEP_FETCH_CLASSIC_SCRIPT = 1,
  LOCKSTEP_FETCH_MODULE_SCRIPT = 2,
  LOCKSTEP_FETCH_STYLESHEET = 3,  // of `link`, and of the leading `@import` rules of `style`
  // For `img`, `picture`, `input type=image`, SVG `image` and `feImage`, the poster of a `video`.
  LOCKSTEP_FETCH_IMAGE = 4,
  LOCKSTEP_FETCH_PRELOAD = 5,         // `link rel=preload`
  LOCKSTEP_FETCH_MODULE_PRELOAD = 6,  // `link rel=modulepreload`
  LOCKSTEP_FETCH_ICON = 7,
  LOCKSTEP_FETCH_MANIFEST = 8,
  LOCKSTEP_FETCH_COMPRESSION_DICTIONARY = 9,
  LOCKSTEP_FETCH_PREFETCH = 10,      // `link rel=prefetch`
  LOCKSTEP_FETCH_PRECONNECT = 11,    // a connection only
  LOCKSTEP_FETCH_DNS_PREFETCH = 12,  // a DNS lookup only
  LOCKSTEP_FETCH_MEDIA = 13,         // of `audio` and `video`; the host chooses among their `source` elements
  LOCKSTEP_FETCH_TRACK = 14,         // `track default`
  LOCKSTEP_FETCH_FRAME = 15,         // of `iframe` and `frame`
  LOCKSTEP_FETCH_EMBED = 16,
  LOCKSTEP_FETCH_OBJECT = 17,
  // Elements that affect later fetches.
  LOCKSTEP_FETCH_BASE = 18,  // the document's first `base` with an href: the URL
  // `meta http-equiv=content-security-policy` in the head: the content.
  LOCKSTEP_FETCH_CONTENT_SECURITY_POLICY = 19,
  LOCKSTEP_FETCH_REFERRER_POLICY = 20,  // `meta name=referrer`: the content
  LOCKSTEP_FETCH_VIEWPORT = 21,         // `meta name=viewport`: the content
  LOCKSTEP_FETCH_COLOR_SCHEME = 22,     // `meta name=color-scheme`: the content
  LOCKSTEP_FETCH_REFRESH = 23,          // `meta http-equiv=refresh`: the content
};

// A result. It and its views are valid until the next call to lockstep_speculative_parser_next(), _start(),
// _stop() or _free(). For a null result, functions return 0, LOCKSTEP_FETCH_NONE or none (null).
typedef struct lockstep_speculative_fetch lockstep_speculative_fetch;

// Returns the kind of the result: LOCKSTEP_FETCH_CLASSIC_SCRIPT, ...
LOCKSTEP_EXPORT int32_t lockstep_speculative_fetch_kind(const lockstep_speculative_fetch* fetch);
// The URL as written; the host resolves it. May be empty for an image with a srcset.
LOCKSTEP_EXPORT lockstep_string lockstep_speculative_fetch_url(const lockstep_speculative_fetch* fetch);
// The href of the document's first `base`, as written, if it has been found by then; otherwise empty.
LOCKSTEP_EXPORT lockstep_string lockstep_speculative_fetch_base(const lockstep_speculative_fetch* fetch);
// For a `meta`, its content; for an `@import`, what follows the URL: layer, supports() and media queries.
LOCKSTEP_EXPORT lockstep_string lockstep_speculative_fetch_content(const lockstep_speculative_fetch* fetch);
// The number of the element, in the order of creation; for a `source`, the number of the `audio` or `video`
// that it belongs to.
LOCKSTEP_EXPORT uint64_t lockstep_speculative_fetch_element(const lockstep_speculative_fetch* fetch);
// Returns the value of the element's attribute with that qualified name ("href", "xlink:href"), spelled as in
// the DOM; none (null) if there is no such attribute. O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_speculative_fetch_attribute(const lockstep_speculative_fetch* fetch,
                                                                     const char* name);
// The number of attributes of the element.
LOCKSTEP_EXPORT size_t lockstep_speculative_fetch_attribute_count(const lockstep_speculative_fetch* fetch);
// The name and the value of an attribute; none (null) if there is no such attribute.
LOCKSTEP_EXPORT lockstep_string
lockstep_speculative_fetch_attribute_name(const lockstep_speculative_fetch* fetch, size_t index);
LOCKSTEP_EXPORT lockstep_string
lockstep_speculative_fetch_attribute_value(const lockstep_speculative_fetch* fetch, size_t index);
// For an `img` in a `picture`: the number of preceding `source` elements that have a srcset, at most 64. The
// host chooses one.
LOCKSTEP_EXPORT size_t lockstep_speculative_fetch_source_count(const lockstep_speculative_fetch* fetch);
// Returns an attribute of one of these `source` elements: "srcset", "sizes", "media" or "type". Empty if it
// is missing; none (null) for any other name, or if the index is out of bounds.
LOCKSTEP_EXPORT lockstep_string lockstep_speculative_fetch_source_attribute(
    const lockstep_speculative_fetch* fetch, size_t index, const char* name);

// Where a speculative parser starts: a copy of the state of a parser that a script blocks. It does not refer
// to that parser and may be used on any thread, by any number of speculative parsers. See
// lockstep_scripting_parser_speculative_start().
typedef struct lockstep_speculative_start lockstep_speculative_start;

// Frees the copy, which may be null. A parser that was started from it stays valid.
LOCKSTEP_EXPORT void lockstep_speculative_start_free(lockstep_speculative_start* start);

// The speculative parser of one document. The functions are called in this order: create; start, write and
// next; stop; free. The parser reports no URL twice, even after another start.
typedef struct lockstep_speculative_parser lockstep_speculative_parser;

// Creates a parser that has not been started. Of `options`, only the edition, `scripting`,
// `allow_declarative_shadow_roots` and the limits are used; the limits apply to each start. Null: the
// defaults, but with `scripting`. Without `scripting`, scripts are not reported, the contents of `noscript`
// are searched, and `loading=lazy` has no effect. The caller owns *parser.
LOCKSTEP_EXPORT lockstep_status lockstep_speculative_parser_create(const lockstep_parse_options* options,
                                                                   lockstep_speculative_parser** parser);
// Starts from the state `start`, or at the beginning of a document if `start` is null. Stops the parser first
// if it is running. `base` is the href of the document's first `base` element that has one, or null; if it is
// not null, later `base` elements have no effect. O(size of the state)
LOCKSTEP_EXPORT lockstep_status lockstep_speculative_parser_start(lockstep_speculative_parser* parser,
                                                                  const lockstep_speculative_start* start,
                                                                  const char* base, size_t size);
// Adds input that the blocked parser has not consumed: UTF-8, which may be split anywhere and is copied. The
// input is ignored unless the speculative parser has been started.
LOCKSTEP_EXPORT lockstep_status lockstep_speculative_parser_write(lockstep_speculative_parser* parser,
                                                                  const char* data, size_t size);
// Returns the next result in the order of the input, or null. All calls together take time linear in the
// input.
LOCKSTEP_EXPORT const lockstep_speculative_fetch* lockstep_speculative_parser_next(
    lockstep_speculative_parser* parser);
// Returns the limit that was reached since the start, after which nothing more is found;
// LOCKSTEP_OUT_OF_MEMORY once an allocation has failed; otherwise LOCKSTEP_OK.
LOCKSTEP_EXPORT lockstep_status lockstep_speculative_parser_status(const lockstep_speculative_parser* parser);
// Discards all input. Call it when the script has run.
LOCKSTEP_EXPORT lockstep_status lockstep_speculative_parser_stop(lockstep_speculative_parser* parser);
// Frees the parser, which may be null.
LOCKSTEP_EXPORT void lockstep_speculative_parser_free(lockstep_speculative_parser* parser);

#ifdef __cplusplus
}
#endif

#endif
