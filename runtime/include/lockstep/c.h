// The library for C, and for languages that call C. Compiles as C99 and as C++.
//
// Handles are opaque and belong to whoever got them, who frees them; freeing a null one does nothing. A
// function that is given a null handle, a node that the document does not have, or a null pointer to put a
// result in, does nothing: it returns LOCKSTEP_BAD_ARGUMENT, or what it says for "none". Freed handles cannot
// be told from others.
//
// Texts are UTF-8 with their size in bytes; zero bytes are bytes like others. Names, labels and dates, which
// have none, are zero-terminated when they go in, and static strings are when they come out.
//
// No exception leaves a function. Callbacks must not throw, nor leave by longjmp(), nor use the handle that
// called them.
//
// What stays as it is within a minor version, and within a major one from version 1 on: functions, their
// types and the values of constants. Enumerations are int32_t, whatever a compiler makes of enum. What the
// library fills in is behind opaque handles with functions to ask. Structs that the caller fills in begin
// with their size and may grow at their end: the ..._init() functions set size and defaults, for the size
// that the caller was compiled with. The library takes a shorter struct of an older header, and a longer one
// of a newer header if all that it does not know there is zero; else LOCKSTEP_BAD_ARGUMENT. New fields have
// zero as their default.
#ifndef LOCKSTEP_C_H
#define LOCKSTEP_C_H

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

// A program that was compiled with the header of another minor version does not link: what is undefined then
// is named after the version of the header.
#define LOCKSTEP_C_NAME_(major, minor) lockstep_c_interface_of_version_##major##_##minor
#define LOCKSTEP_C_EXPAND_(major, minor) LOCKSTEP_C_NAME_(major, minor)
#define LOCKSTEP_C_CONFIGURATION LOCKSTEP_C_EXPAND_(LOCKSTEP_VERSION_MAJOR, LOCKSTEP_VERSION_MINOR)
LOCKSTEP_EXPORT extern const char LOCKSTEP_C_CONFIGURATION;
LOCKSTEP_KEEP static const char* const lockstep_required_c_interface = &LOCKSTEP_C_CONFIGURATION;

// ---- Results

// 0: all went well. Positive: parsing stopped early, there is a result, and it has what was parsed so far.
// Negative: nothing was done, there is no result.
typedef int32_t lockstep_status;
enum {
  LOCKSTEP_OK = 0,
  LOCKSTEP_INPUT_TOO_LONG = 1,  // longer than 0x7FFFFFF0 bytes, or the limit: what lies behind was not parsed
  // A limit of lockstep_parse_options has been reached.
  LOCKSTEP_TOO_MANY_NODES = 2,
  LOCKSTEP_TOO_MANY_ATTRIBUTES = 3,
  LOCKSTEP_TOO_MANY_ERRORS = 4,
  LOCKSTEP_TOO_MUCH_MEMORY = 5,
  LOCKSTEP_RAN_OUT_OF_MEMORY = 6,  // the system gave no more: the tree as it stood
  LOCKSTEP_BAD_ARGUMENT = -1,      // a null pointer, an unknown name or value, a node of no use there
  LOCKSTEP_OUT_OF_MEMORY = -2,     // a parser or tokenizer can then only be freed
  LOCKSTEP_FINISHED = -3,          // the parser or tokenizer has been finished
  // What the DOM refuses, under its names.
  LOCKSTEP_HIERARCHY_REQUEST = -4,  // no node of that kind can stand there, or it would stand in itself
  LOCKSTEP_NOT_FOUND = -5,          // the reference is no child of the parent; the node to replace has none
  LOCKSTEP_INVALID_CHARACTER = -6,  // a name that the DOM does not take
  LOCKSTEP_INVALID_NODE_TYPE = -7,  // a node that has no attributes, or no data
};

// "ok", "input too long"; null for no status. A static string.
LOCKSTEP_EXPORT const char* lockstep_status_name(lockstep_status status);

// A view of bytes that belong to somebody else: see the functions that return it. `data` is null for none,
// which is not the same as empty; it is not zero-terminated.
typedef struct lockstep_string {
  const char* data;  // null for none
  size_t size;       // bytes
} lockstep_string;

// Bytes that belong to the caller, who frees them with lockstep_buffer_free(). Behind them is a zero byte.
typedef struct lockstep_buffer {
  char* data;   // null before and after
  size_t size;  // bytes, without the zero byte
} lockstep_buffer;

// Frees the bytes and makes the buffer empty. Null is allowed.
LOCKSTEP_EXPORT void lockstep_buffer_free(lockstep_buffer* buffer);

// ---- Version and editions

// The version of the library that runs, "0.1.0": LOCKSTEP_VERSION is that of the header. A static string.
LOCKSTEP_EXPORT const char* lockstep_version(void);

// The days of the editions of the HTML Standard that the library has, "2026-10-03": the oldest first, null
// behind the last. Static strings.
LOCKSTEP_EXPORT const char* lockstep_edition(size_t index);
// The edition that is followed when none is named. A static string.
LOCKSTEP_EXPORT const char* lockstep_default_edition(void);

// ---- Parse errors

// A parse error. Valid as long as its document, or for the time of a callback.
typedef struct lockstep_error lockstep_error;

// The Standard's code of the error ("eof-in-tag"), or for an error of tree construction a name of Lockstep's
// own
// ("in-body-end-tag-p-not-open"). Names stay the same. A static string; null for a null error.
LOCKSTEP_EXPORT const char* lockstep_error_name(const lockstep_error* error);
// One sentence for the author of the page. A static string; null for a null error.
LOCKSTEP_EXPORT const char* lockstep_error_explanation(const lockstep_error* error);
// Where the Standard speaks of it, on https://html.spec.whatwg.org/multipage/parsing.html:
// "#parse-error-eof-in-tag". A static string; null for a null error.
LOCKSTEP_EXPORT const char* lockstep_error_anchor(const lockstep_error* error);
// Bytes from the start of the input; in a callback from that of the text, which is UTF-8 and without a byte
// order mark. 0 for a null error.
LOCKSTEP_EXPORT uint64_t lockstep_error_offset(const lockstep_error* error);
// 1-based; 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_line(const lockstep_error* error);
// 1-based, in code points; a newline belongs to the line that it ends. 0 for a null error.
LOCKSTEP_EXPORT uint32_t lockstep_error_column(const lockstep_error* error);

// ---- Parsing

// How to parse. Pointers need to be valid for the time of the call; that of `error_user_data` as long as the
// parser.
typedef struct lockstep_parse_options {
  size_t size;          // of this struct: see lockstep_parse_options_init()
  const char* edition;  // whose rules are followed: its day, as of lockstep_edition(); null: the default one
  // The parser's scripting mode is other than Disabled: it decides how `noscript` is parsed. No script runs.
  bool scripting;
  bool collect_errors;                  // for lockstep_document_error()
  bool allow_declarative_shadow_roots;  // #allow-declarative-shadow-roots
  bool iframe_srcdoc;                   // the document is that of an iframe's srcdoc attribute
  bool cannot_change_the_mode;          // #parser-cannot-change-the-mode-flag
  // The caller keeps the input alive and unchanged as long as the document, which then makes no copy of it.
  // Of no effect for parsers of input in pieces.
  bool borrow_input;
  bool positions;     // for lockstep_node_range() and the like; off, they cost nothing
  size_t max_errors;  // how many errors are collected at the most, the first ones; 0: all
  // Is told of each error when it is found, nearly in the order of the input, whether or not errors are
  // collected; null: nobody is. When a late `meta` makes the parser begin again, the errors up to there come
  // again.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* error_user_data;
  // What the document may cost, 0: as much as it needs. At a limit parsing ends as if the input ended there,
  // with the status that says which; at that of the depth the tree is built flat, as browsers do, and goes
  // on: see lockstep_document_flattened(). lockstep/parser.h says what exactly is counted.
  size_t limit_input_bytes;
  size_t limit_nodes;
  size_t limit_depth;
  size_t limit_attributes;  // of one tag
  size_t limit_errors;
  size_t limit_memory_bytes;
} lockstep_parse_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_parse_options_init(lockstep_parse_options* options, size_t size);

// Namespaces of elements and attributes.
enum {
  LOCKSTEP_NAMESPACE_NONE = 0,
  LOCKSTEP_NAMESPACE_HTML = 1,
  LOCKSTEP_NAMESPACE_MATHML = 2,
  LOCKSTEP_NAMESPACE_SVG = 3,
  LOCKSTEP_NAMESPACE_XLINK = 4,
  LOCKSTEP_NAMESPACE_XML = 5,
  LOCKSTEP_NAMESPACE_XMLNS = 6,
};

// How far a document is in quirks mode (https://dom.spec.whatwg.org/#concept-document-quirks).
enum { LOCKSTEP_NO_QUIRKS = 0, LOCKSTEP_LIMITED_QUIRKS = 1, LOCKSTEP_QUIRKS = 2 };

// The context of a fragment (#fragment-context-element): the element whose innerHTML the input would be.
typedef struct lockstep_fragment_context {
  size_t size;                // of this struct: see lockstep_fragment_context_init()
  const char* local_name;     // as in the DOM: "foreignObject"; "body" by default
  int32_t element_namespace;  // LOCKSTEP_NAMESPACE_HTML (default), _MATHML or _SVG
  int32_t quirks_mode;        // of the context's document: LOCKSTEP_NO_QUIRKS (default), ...
  const char* encoding;       // of `annotation-xml`: the value of its encoding attribute; null: it has none
  bool inside_form;           // the context has a `form` element among its ancestors
  // The scripts of the fragment will run once it is inserted (mode Fragment); else they are marked as already
  // started (mode Inert). Without effect unless lockstep_parse_options::scripting.
  bool scripts_run;
} lockstep_fragment_context;

// Sets the defaults. `size` is sizeof *context.
LOCKSTEP_EXPORT void lockstep_fragment_context_init(lockstep_fragment_context* context, size_t size);

// What the caller knows of the encoding, in the order in which it counts (#encoding-sniffing-algorithm).
// Encodings are named by labels of the Encoding Standard, "utf-8", "latin1"; null: nothing is known.
typedef struct lockstep_encoding_options {
  size_t size;                     // of this struct: see lockstep_encoding_options_init()
  const char* override_encoding;   // what the user asked for, before everything but a byte order mark
  const char* transport_encoding;  // see lockstep_charset_of_content_type()
  size_t prescan_bytes;            // how many are searched for a declaration: 1024 by default; 0: none
  const char* container_encoding;  // that of the document that contains this one
  const char* likely_encoding;     // that of the page when it was last visited, or the like
  // Looks at the bytes so far and returns the label of an encoding, or null. Null: there is no such function.
  const char* (*detect)(const char* bytes, size_t size, void* user_data);
  void* detect_user_data;
  const char* default_encoding;  // when nothing else is known; null: windows-1252
  // An encoding that a `meta` names behind the bytes that were searched is not followed: see
  // lockstep_document_late_encoding().
  bool ignore_late_meta;
  // Input that nothing above names another encoding of is taken for UTF-8 if the first bytes of it that are
  // not ASCII, 1024 of them, are well-formed UTF-8; only its first 65536 bytes are looked at. With this it is
  // not.
  bool no_utf_8_detection;
} lockstep_encoding_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_encoding_options_init(lockstep_encoding_options* options, size_t size);

// The encoding that the label names, as the Standard writes it: "windows-1252" for "latin1". A static string;
// null if it is unknown. https://encoding.spec.whatwg.org/#concept-encoding-get
LOCKSTEP_EXPORT const char* lockstep_encoding_for_label(const char* label);
// The encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or null. A static
// string.
LOCKSTEP_EXPORT const char* lockstep_charset_of_content_type(const char* value);
// The suggested default for readers of a language: a BCP 47 tag ("ru", "zh-TW"). A static string; null for a
// null language.
LOCKSTEP_EXPORT const char* lockstep_encoding_for_locale(const char* language);

// A parsed document or fragment: all its nodes, names and texts. Any number of threads may read it at the
// same time.
typedef struct lockstep_document lockstep_document;

// Parses a whole document: UTF-8, ill-formed sequences are replaced by U+FFFD, a byte order mark is dropped.
// `options` may be null. *document belongs to the caller; it is null when the status is negative. O(size +
// tree)
LOCKSTEP_EXPORT lockstep_status lockstep_parse(const char* html, size_t size,
                                               const lockstep_parse_options* options,
                                               lockstep_document** document);
// Parses a fragment (#html-fragment-parsing-algorithm): see lockstep_document_fragment(). `context` may be
// null, which is a `body`. Otherwise as lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_fragment(const char* html, size_t size,
                                                        const lockstep_fragment_context* context,
                                                        const lockstep_parse_options* options,
                                                        lockstep_document** document);
// Parses a whole document given as bytes in any encoding of the Web. `encoding` may be null. Otherwise as
// lockstep_parse().
LOCKSTEP_EXPORT lockstep_status lockstep_parse_bytes(const char* bytes, size_t size,
                                                     const lockstep_encoding_options* encoding,
                                                     const lockstep_parse_options* options,
                                                     lockstep_document** document);

// Frees the document, with all views of it. Null is allowed.
LOCKSTEP_EXPORT void lockstep_document_free(lockstep_document* document);

// Parses input that comes in pieces: create, write, finish, free.
typedef struct lockstep_parser lockstep_parser;

// *parser belongs to the caller, as that of the next two does. `options` may be null.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create(const lockstep_parse_options* options,
                                                       lockstep_parser** parser);
// For a fragment; `context` may be null, which is a `body`.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_fragment(const lockstep_fragment_context* context,
                                                                const lockstep_parse_options* options,
                                                                lockstep_parser** parser);
// For bytes in any encoding; `encoding` may be null. Nothing is parsed before the encoding has been sniffed,
// for which it waits for lockstep_encoding_options::prescan_bytes bytes, or the end; if these do not tell,
// for the bytes that detection looks at.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_create_bytes(const lockstep_encoding_options* encoding,
                                                             const lockstep_parse_options* options,
                                                             lockstep_parser** parser);
// Parses more input, split anywhere, even inside a character.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_write(lockstep_parser* parser, const char* data, size_t size);
// Parses the rest and hands out the result, as lockstep_parse() does. The parser can then only be freed.
LOCKSTEP_EXPORT lockstep_status lockstep_parser_finish(lockstep_parser* parser, lockstep_document** document);
// Null is allowed. Documents that it made stay.
LOCKSTEP_EXPORT void lockstep_parser_free(lockstep_parser* parser);

// ---- Documents. Of a null document: LOCKSTEP_NO_NODE, null, 0, false.

// A node of a document, told by a number that stays the same as long as the document; or none.
typedef uint32_t lockstep_node;
// No node.
#define LOCKSTEP_NO_NODE ((lockstep_node)0)

// The Document node.
LOCKSTEP_EXPORT lockstep_node lockstep_document_root(const lockstep_document* document);
// After parsing a fragment: the DocumentFragment with the result. Else none.
LOCKSTEP_EXPORT lockstep_node lockstep_document_fragment(const lockstep_document* document);
// What was asked for: the fragment or the root.
LOCKSTEP_EXPORT lockstep_node lockstep_document_result(const lockstep_document* document);
// The `html` element, as a rule: https://dom.spec.whatwg.org/#document-element
LOCKSTEP_EXPORT lockstep_node lockstep_document_element(const lockstep_document* document);
LOCKSTEP_EXPORT lockstep_node lockstep_document_head(const lockstep_document* document);
// The `body` or `frameset`: https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
LOCKSTEP_EXPORT lockstep_node lockstep_document_body(const lockstep_document* document);
// The text of the document's title, ASCII whitespace stripped and collapsed; empty for none.
// https://html.spec.whatwg.org/multipage/dom.html#document.title
LOCKSTEP_EXPORT lockstep_status lockstep_document_title(const lockstep_document* document,
                                                        lockstep_buffer* title);
// LOCKSTEP_NO_QUIRKS, ...
LOCKSTEP_EXPORT int32_t lockstep_document_quirks_mode(const lockstep_document* document);
// The day of the edition whose rules made it. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_edition(const lockstep_document* document);
// How parsing ended: what the function that made it returned.
LOCKSTEP_EXPORT lockstep_status lockstep_document_status(const lockstep_document* document);
// Whether nodes stand higher than the Standard puts them because of lockstep_parse_options::limit_depth.
LOCKSTEP_EXPORT bool lockstep_document_flattened(const lockstep_document* document);
// Bytes of memory taken by the tree. A copied input counts, a borrowed one does not.
LOCKSTEP_EXPORT size_t lockstep_document_memory(const lockstep_document* document);

// The encoding of the input, "windows-1252"; of text, UTF-8. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding(const lockstep_document* document);
// How sure it is: "tentative", "certain"; of text, "irrelevant" (#concept-encoding-confidence). A static
// string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_confidence(const lockstep_document* document);
// What tells it: "byte order mark", "transport", "prescan", "meta", ... A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_source(const lockstep_document* document);
// With lockstep_encoding_options::ignore_late_meta: the encoding that the first late `meta` named, if that
// was another one. A static string, or null.
LOCKSTEP_EXPORT const char* lockstep_document_late_encoding(const lockstep_document* document);

// The errors that were collected, in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_document_error_count(const lockstep_document* document);
// Null behind the last.
LOCKSTEP_EXPORT const lockstep_error* lockstep_document_error(const lockstep_document* document,
                                                              size_t index);
// Whether there were more errors than lockstep_parse_options::max_errors.
LOCKSTEP_EXPORT bool lockstep_document_errors_truncated(const lockstep_document* document);

// ---- Nodes. All functions are O(1) unless they say otherwise. Views live as long as the document, or until
// it is changed.

// What a node is, with the DOM's numbers (https://dom.spec.whatwg.org/#dom-node-nodetype).
enum {
  LOCKSTEP_NODE_NONE = 0,  // no node
  LOCKSTEP_NODE_ELEMENT = 1,
  LOCKSTEP_NODE_TEXT = 3,
  LOCKSTEP_NODE_PROCESSING_INSTRUCTION = 7,
  LOCKSTEP_NODE_COMMENT = 8,
  LOCKSTEP_NODE_DOCUMENT = 9,
  LOCKSTEP_NODE_DOCTYPE = 10,
  LOCKSTEP_NODE_DOCUMENT_FRAGMENT = 11,  // also a shadow root, or the contents of a template
};

// LOCKSTEP_NODE_ELEMENT, ...
LOCKSTEP_EXPORT int32_t lockstep_node_type(const lockstep_document* document, lockstep_node node);

// Its neighbours in the tree.
LOCKSTEP_EXPORT lockstep_node lockstep_node_parent(const lockstep_document* document, lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_first_child(const lockstep_document* document,
                                                        lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_last_child(const lockstep_document* document, lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_next_sibling(const lockstep_document* document,
                                                         lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_previous_sibling(const lockstep_document* document,
                                                             lockstep_node node);
// The node after `node` in tree order inside `root`, which is that node or contains it; or none. Does not go
// into template contents or shadow roots. O(1) amortized over a walk.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following(const lockstep_document* document, lockstep_node node,
                                                      lockstep_node root);
// The same, past the node's descendants.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following_skipping_children(const lockstep_document* document,
                                                                        lockstep_node node,
                                                                        lockstep_node root);
// The contents of a `template` element, a fragment; or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_template_contents(const lockstep_document* document,
                                                              lockstep_node node);
// The shadow root that a declarative template attached, a fragment; or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_shadow_root(const lockstep_document* document,
                                                        lockstep_node node);

// How a shadow root was attached.
enum {
  LOCKSTEP_SHADOW_ROOT_CLOSED = 1,  // its mode; else open
  LOCKSTEP_SHADOW_ROOT_DELEGATES_FOCUS = 2,
  LOCKSTEP_SHADOW_ROOT_SERIALIZABLE = 4,
  LOCKSTEP_SHADOW_ROOT_CLONABLE = 8,
  LOCKSTEP_SHADOW_ROOT_MANUAL_SLOT_ASSIGNMENT = 16,
  LOCKSTEP_SHADOW_ROOT_NULL_CUSTOM_ELEMENT_REGISTRY = 32,
};
// LOCKSTEP_SHADOW_ROOT_..., added up; -1 of a node that is no shadow root.
LOCKSTEP_EXPORT int32_t lockstep_node_shadow_root_properties(const lockstep_document* document,
                                                             lockstep_node node);

// The name: of an element the local name as in the DOM ("div", "foreignObject"), of a doctype its name, of a
// processing instruction its target. None (null) of other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_name(const lockstep_document* document, lockstep_node node);
// LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE of what is no element.
LOCKSTEP_EXPORT int32_t lockstep_node_namespace(const lockstep_document* document, lockstep_node node);
// The characters of text, a comment or a processing instruction. None (null) of other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_data(const lockstep_document* document, lockstep_node node);
// Of a doctype; empty if it has none. None (null) of other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_public_identifier(const lockstep_document* document,
                                                                lockstep_node node);
LOCKSTEP_EXPORT lockstep_string lockstep_node_system_identifier(const lockstep_document* document,
                                                                lockstep_node node);
// Of an element or fragment, the data of all text among its descendants; of text, a comment or a processing
// instruction, its data; else empty. O(tree) https://dom.spec.whatwg.org/#dom-node-textcontent
LOCKSTEP_EXPORT lockstep_status lockstep_node_text_content(const lockstep_document* document,
                                                           lockstep_node node, lockstep_buffer* text);

// How many attributes an element has; 0 of other nodes. They are in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_node_attribute_count(const lockstep_document* document, lockstep_node node);
// The name as it is written: "xlink:href". None (null) when there is no such attribute; so for the next
// three.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_name(const lockstep_document* document,
                                                             lockstep_node node, size_t index);
// Without prefix: "href".
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_local_name(const lockstep_document* document,
                                                                   lockstep_node node, size_t index);
// Empty for no prefix.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_prefix(const lockstep_document* document,
                                                               lockstep_node node, size_t index);
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_value(const lockstep_document* document,
                                                              lockstep_node node, size_t index);
// LOCKSTEP_NAMESPACE_...
LOCKSTEP_EXPORT int32_t lockstep_node_attribute_namespace(const lockstep_document* document,
                                                          lockstep_node node, size_t index);
// The value of the attribute of that qualified name; none (null) when there is no such attribute.
// O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute(const lockstep_document* document, lockstep_node node,
                                                        const char* qualified_name);
// Whether `name` is one of the element's classes, in quirks mode whatever its ASCII case.
// O(attributes + value)
LOCKSTEP_EXPORT bool lockstep_node_has_class(const lockstep_document* document, lockstep_node node,
                                             const char* name);

// Looking for elements: the next one behind `after` in tree order inside `root` that fits, or none. To go
// through all, begin with `root` as `after`, and go on with what was found:
//
//   lockstep_node link = root;
//   while ((link = lockstep_find(document, root, link, "a")) != LOCKSTEP_NO_NODE) ...
//
// `after` must be `root` or lie in it. O(nodes passed)

// With that local name, in any namespace.
LOCKSTEP_EXPORT lockstep_node lockstep_find(const lockstep_document* document, lockstep_node root,
                                            lockstep_node after, const char* local_name);
// See lockstep_node_has_class().
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_class(const lockstep_document* document, lockstep_node root,
                                                     lockstep_node after, const char* name);
// With an attribute of that qualified name, and of that value unless it is null.
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_attribute(const lockstep_document* document,
                                                         lockstep_node root, lockstep_node after,
                                                         const char* qualified_name, const char* value);
// The first element inside `root` with that ID, or none; none for an empty one. O(tree)
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_id(const lockstep_document* document, lockstep_node root,
                                                  const char* id);

// ---- Where nodes stand in the input. Only with lockstep_parse_options::positions, and of nodes that the
// parser made.

// A piece of the input, in bytes from its start, as it was before decoding. None has LOCKSTEP_NO_OFFSET for
// both.
typedef struct lockstep_range {
  uint64_t begin;  // of the first byte
  uint64_t end;    // behind the last one
} lockstep_range;
// No place in the input.
#define LOCKSTEP_NO_OFFSET UINT64_MAX

// Of an element its start tag, of other nodes all of it; none of what the input does not have. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_range(const lockstep_document* document, lockstep_node node);
// Of an element the end tag that closed it; none if it was implied. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_end_tag_range(const lockstep_document* document,
                                                           lockstep_node node);
// Whether the range of a text holds something else besides its characters. O(log input)
LOCKSTEP_EXPORT bool lockstep_node_range_has_gaps(const lockstep_document* document, lockstep_node node);
// Where the names of the first `count` attributes of an element stand, and their values, without quotation
// marks: none where there is no "=". Both point to `count` ranges, or are null. Those behind the last
// attribute are set to none. O(tags + attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_attribute_ranges(const lockstep_document* document,
                                                               lockstep_node node, lockstep_range* names,
                                                               lockstep_range* values, size_t count);
// The line and the column of a byte of the input, as errors have them. Both may be null. O(log size); the
// first call builds an index, in O(size).
LOCKSTEP_EXPORT lockstep_status lockstep_document_line_column(const lockstep_document* document,
                                                              uint64_t offset, uint32_t* line,
                                                              uint32_t* column);

// ---- Changing documents: https://dom.spec.whatwg.org/#mutation-algorithms

// Nodes stay valid, those that are removed as well; views of texts and names do not, but may be handed to the
// change. What is refused changes nothing. Text is copied; what is not well-formed UTF-8 is replaced by
// U+FFFD. Memory comes back when the document is freed.

// Makes an element without parent, in LOCKSTEP_NAMESPACE_HTML, _MATHML or _SVG. The name is taken as it is:
// those of HTML elements should be in lowercase. O(name)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_element(lockstep_document* document,
                                                                 const char* local_name,
                                                                 int32_t element_namespace,
                                                                 lockstep_node* element);
// Makes a text without parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_text(lockstep_document* document, const char* data,
                                                              size_t size, lockstep_node* text);
// Makes a comment without parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_comment(lockstep_document* document,
                                                                 const char* data, size_t size,
                                                                 lockstep_node* comment);
// Makes a processing instruction without parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_processing_instruction(lockstep_document* document,
                                                                                const char* target,
                                                                                const char* data, size_t size,
                                                                                lockstep_node* instruction);
// Makes a doctype without parent. A null identifier is an empty one.
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_doctype(lockstep_document* document,
                                                                 const char* name,
                                                                 const char* public_identifier,
                                                                 const char* system_identifier,
                                                                 lockstep_node* doctype);
// Makes a document fragment, which is empty.
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_fragment(lockstep_document* document,
                                                                  lockstep_node* fragment);
// Makes a copy, without parent, of a node of `from`, which may be `document`; with `subtree` of all that lies
// under it. LOCKSTEP_HIERARCHY_REQUEST for a document or a shadow root. O(what is copied)
// https://dom.spec.whatwg.org/#concept-node-clone
LOCKSTEP_EXPORT lockstep_status lockstep_document_clone(lockstep_document* document,
                                                        const lockstep_document* from, lockstep_node node,
                                                        bool subtree, lockstep_node* copy);
// Takes a node of `from`, with all that lies under it, out of its parent and into `document`, without parent:
// a new node, unless `from` is `document`. LOCKSTEP_HIERARCHY_REQUEST for a document, a shadow root or the
// contents of a template. O(what is copied) https://dom.spec.whatwg.org/#dom-document-adoptnode
LOCKSTEP_EXPORT lockstep_status lockstep_document_adopt(lockstep_document* document, lockstep_document* from,
                                                        lockstep_node node, lockstep_node* adopted);

// Inserts the child as the last one: lockstep_node_insert_before() without a reference.
LOCKSTEP_EXPORT lockstep_status lockstep_node_append(lockstep_document* document, lockstep_node parent,
                                                     lockstep_node child);
// Inserts the child, out of its old parent if it has one, before a child of `parent`, or for LOCKSTEP_NO_NODE
// at the end. Of a fragment its children are inserted. O(1); for a child that has children O(depth of the
// parent), for a fragment O(its children), under the Document node O(children) of it.
// https://dom.spec.whatwg.org/#concept-node-pre-insert
LOCKSTEP_EXPORT lockstep_status lockstep_node_insert_before(lockstep_document* document, lockstep_node parent,
                                                            lockstep_node child, lockstep_node reference);
// Puts the replacement, or the children of a fragment, in the place of `child`.
// https://dom.spec.whatwg.org/#concept-node-replace
LOCKSTEP_EXPORT lockstep_status lockstep_node_replace(lockstep_document* document, lockstep_node child,
                                                      lockstep_node replacement);
// Takes the node out of its parent, if it has one. It can be inserted again.
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove(lockstep_document* document, lockstep_node node);
// Changes the first attribute of that qualified name, or adds one in no namespace. The name is taken as it
// is: those of HTML elements should be in lowercase. O(attributes + size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_attribute(lockstep_document* document,
                                                            lockstep_node element, const char* qualified_name,
                                                            const char* value, size_t size);
// Removes the first attribute of that qualified name, if there is one. O(attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_attribute(lockstep_document* document,
                                                               lockstep_node element,
                                                               const char* qualified_name);
// Replaces the data of a text, comment or processing instruction. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_data(lockstep_document* document, lockstep_node node,
                                                       const char* data, size_t size);

// ---- Trees as text

enum {
  // The children of the node as HTML, as innerHTML has them
  // (https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm).
  LOCKSTEP_INNER_HTML = 0,
  LOCKSTEP_OUTER_HTML = 1,  // the same with the node itself
  LOCKSTEP_XML = 2,         // XML 1.0 with namespaces; what it cannot say is coerced: see lockstep/xml.h
  // An object per node, as `lockstep parse --format json` writes it, with the errors that were collected.
  // Only
  // of lockstep_document_result().
  LOCKSTEP_JSON = 3,
  LOCKSTEP_DUMP = 4,  // the format of the html5lib tree-construction tests
};

// How to write.
typedef struct lockstep_serialize_options {
  size_t size;     // of this struct: see lockstep_serialize_options_init()
  int32_t format;  // LOCKSTEP_INNER_HTML (default), ...
  // HTML: write the text of `noscript` raw, as when scripting was on; write shadow roots that are
  // serializable; the edition whose rules are followed, null: that of the document.
  bool scripting;
  bool serializable_shadow_roots;
  // XML: names stay that only the fifth edition of XML 1.0 has; begin with a declaration; leave out the
  // DOCTYPE.
  bool xml_fifth_edition;
  bool xml_declaration;
  bool xml_without_doctype;
  const char* edition;
} lockstep_serialize_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_serialize_options_init(lockstep_serialize_options* options, size_t size);

// Takes the pieces of a text, in order. A piece is there for the time of the call only.
typedef void (*lockstep_write)(const char* data, size_t size, void* user_data);

// Writes the tree under `node` in pieces. `options` may be null: the children as HTML. Iterative: depth is no
// limit. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_serialize(const lockstep_document* document, lockstep_node node,
                                                   const lockstep_serialize_options* options,
                                                   lockstep_write write, void* user_data);
// The same as one text, which belongs to the caller.
LOCKSTEP_EXPORT lockstep_status lockstep_serialize_to_buffer(const lockstep_document* document,
                                                             lockstep_node node,
                                                             const lockstep_serialize_options* options,
                                                             lockstep_buffer* text);

// ---- The tokenizer alone, without tree construction: see docs/tokens.md

// A token (#tokenization).
typedef struct lockstep_token lockstep_token;

// The kinds of tokens; the end of the input is none.
enum {
  LOCKSTEP_TOKEN_NONE = 0,  // no token
  LOCKSTEP_TOKEN_START_TAG = 1,
  LOCKSTEP_TOKEN_END_TAG = 2,
  LOCKSTEP_TOKEN_CHARACTERS = 3,  // a run of characters may come as several tokens
  LOCKSTEP_TOKEN_COMMENT = 4,
  LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION = 5,
  LOCKSTEP_TOKEN_DOCTYPE = 6,
};

// LOCKSTEP_TOKEN_START_TAG, ...
LOCKSTEP_EXPORT int32_t lockstep_token_type(const lockstep_token* token);
// Of a tag, in lowercase; of a doctype; of a processing instruction its target. None (null) of other tokens,
// and of a doctype without.
LOCKSTEP_EXPORT lockstep_string lockstep_token_name(const lockstep_token* token);
// Of characters, a comment or a processing instruction. None (null) of other tokens.
LOCKSTEP_EXPORT lockstep_string lockstep_token_data(const lockstep_token* token);
// The bytes of the input that it was made of. The ranges of the tokens follow one another without a gap;
// behind the last one: lockstep_tokenizer_remainder().
LOCKSTEP_EXPORT lockstep_range lockstep_token_range(const lockstep_token* token);
// Of characters: whether they stand in script data, RAWTEXT or PLAINTEXT, where there are no character
// references.
LOCKSTEP_EXPORT bool lockstep_token_in_raw_text(const lockstep_token* token);
// Of a start tag: LOCKSTEP_NAMESPACE_HTML, ..., that of its element; LOCKSTEP_NAMESPACE_NONE of other tokens.
LOCKSTEP_EXPORT int32_t lockstep_token_namespace(const lockstep_token* token);
// Of a tag: its self-closing flag.
LOCKSTEP_EXPORT bool lockstep_token_self_closing(const lockstep_token* token);
// Of a tag; duplicates are removed.
LOCKSTEP_EXPORT size_t lockstep_token_attribute_count(const lockstep_token* token);
// None (null) when there is no such attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index);
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index);
// The value of the attribute of that name, in lowercase; none (null) when there is no such attribute.
// O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute(const lockstep_token* token, const char* name);
// Of a doctype; none (null) when it is missing.
LOCKSTEP_EXPORT lockstep_string lockstep_token_public_identifier(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_string lockstep_token_system_identifier(const lockstep_token* token);
// Of a doctype: its force-quirks flag.
LOCKSTEP_EXPORT bool lockstep_token_force_quirks(const lockstep_token* token);

// With lockstep_tokenizer_options::attribute_ranges, where a tag's name and its attributes stand in the
// input: each attribute of the input in its order, duplicates among them. No range (LOCKSTEP_NO_OFFSET) where
// there is none: of other tokens, behind the last attribute, of the value of an attribute without "=".
LOCKSTEP_EXPORT lockstep_range lockstep_token_name_range(const lockstep_token* token);
LOCKSTEP_EXPORT size_t lockstep_token_attribute_range_count(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_name_range(const lockstep_token* token, size_t index);
// Without and with quotation marks, if it has any.
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_value_range(const lockstep_token* token,
                                                                    size_t index);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_quoted_value_range(const lockstep_token* token,
                                                                           size_t index);
// Whether the tag has an attribute of that name already, so that this one was dropped. The others are those
// of lockstep_token_attribute_name(), in the same order.
LOCKSTEP_EXPORT bool lockstep_token_attribute_is_duplicate(const lockstep_token* token, size_t index);

// Markup for the token, which is tokenized back to an equal one: see lockstep/rewriting.h. `edition` as that
// of lockstep_parse_options.
LOCKSTEP_EXPORT lockstep_status lockstep_token_serialize(const lockstep_token* token, const char* edition,
                                                         lockstep_buffer* markup);
// What to put in the place of the quoted value of that attribute, whose bytes are `replaced`, to give it that
// value, UTF-8; of an attribute without "=", what to put behind its name. `encoding` is a label; null: UTF-8.
LOCKSTEP_EXPORT lockstep_status lockstep_token_attribute_value_markup(
    const lockstep_token* token, size_t index, const char* value, size_t size, const char* encoding,
    const char* replaced, size_t replaced_size, lockstep_buffer* markup);

// How to tokenize, and who is told.
typedef struct lockstep_tokenizer_options {
  size_t size;          // of this struct: see lockstep_tokenizer_options_init()
  const char* edition;  // as that of lockstep_parse_options
  // The tokenizer is told what tree construction would tell it, as far as that takes no tree: true by
  // default.
  bool tree_feedback;
  bool scripting;  // scripts would run, which decides how `noscript` is tokenized. Only with tree_feedback
  // The Standard's name of the state to begin in, without "state": "RCDATA"; null: "data". An unknown one
  // counts as "data".
  const char* initial_state;
  const char* last_start_tag;  // its name, which decides what is an appropriate end tag; null: none
  bool allow_cdata;            // [CDATA[ begins a CDATA section. Only without tree_feedback
  // Takes the tokens, each valid for the time of the call; null: see lockstep_tokenizer_next().
  void (*on_token)(const lockstep_token* token, void* user_data);
  // Takes the parse errors of the tokenizer; null: none are looked for.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* user_data;
  bool attribute_ranges;  // find out where the attributes of tags stand
  // What tokenizing may cost; 0: as much as it needs. At a limit the tokenizer acts as if the input ended
  // there: lockstep/tokenizer.h says what is counted.
  size_t limit_input_bytes;
  size_t limit_attributes;  // of one tag
  size_t limit_errors;
  size_t limit_memory_bytes;
} lockstep_tokenizer_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_tokenizer_options_init(lockstep_tokenizer_options* options, size_t size);

// Tokenizes a whole text, which is not copied. `options` should say who takes the tokens. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_tokenize(const char* html, size_t size,
                                                  const lockstep_tokenizer_options* options);

// Tokenizes input that comes in pieces, in memory that the longest token decides.
typedef struct lockstep_tokenizer lockstep_tokenizer;

// *tokenizer belongs to the caller. `options` may be null.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                                          lockstep_tokenizer** tokenizer);
// For bytes in any encoding, which is sniffed; all ranges are those of the bytes. `encoding` and `options`
// may be null.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create_bytes(const lockstep_encoding_options* encoding,
                                                                const lockstep_tokenizer_options* options,
                                                                lockstep_tokenizer** tokenizer);
// More input, split anywhere. LOCKSTEP_OK, or the limit that has been met.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data,
                                                         size_t size);
// The end of the input.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer);
// Without lockstep_tokenizer_options::on_token: the next token of the input so far, or null when there is
// none. It is valid until the next call with this tokenizer.
LOCKSTEP_EXPORT const lockstep_token* lockstep_tokenizer_next(lockstep_tokenizer* tokenizer);
// At the end: the bytes of the input behind the last token, which make none, such as a tag that is not
// complete. No range before.
LOCKSTEP_EXPORT lockstep_range lockstep_tokenizer_remainder(const lockstep_tokenizer* tokenizer);
// The name of the encoding of the input. Of bytes it is known with the first token. A static string.
LOCKSTEP_EXPORT const char* lockstep_tokenizer_encoding(const lockstep_tokenizer* tokenizer);
// LOCKSTEP_OK, or what has gone wrong.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_status(const lockstep_tokenizer* tokenizer);
// Null is allowed.
LOCKSTEP_EXPORT void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer);

#ifdef __cplusplus
}
#endif

#endif
