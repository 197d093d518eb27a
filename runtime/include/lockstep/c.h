// The C interface, for C and for languages that can call C. Compiles as C99 and as C++.
//
// Handles are opaque; the caller owns and frees them. Freeing a null handle does nothing. A function that
// gets a null handle, a node that the document does not have, or a null pointer for a result does nothing and
// returns LOCKSTEP_BAD_ARGUMENT, or its value for "none". Using a handle after freeing it is undefined.
//
// Texts are UTF-8 with a size in bytes and may contain zero bytes. Names, labels and dates contain none: as
// arguments they are zero-terminated, as results they are static strings.
//
// No function throws an exception. Callbacks must not throw, leave by longjmp(), or use the handle that
// called them.
//
// Within a minor version (from version 1 on, within a major version) functions, their types and the values of
// constants do not change. Enumerations are int32_t, whatever a compiler uses for enum. Data that the library
// provides is behind opaque handles with accessor functions. Structs that the caller fills in begin with
// their size and may grow at the end: the ..._init() functions set size and defaults for the size that the
// caller was compiled with. The library accepts a shorter struct from an older header, and a longer one from
// a newer header if all fields that it does not know are zero; otherwise it returns LOCKSTEP_BAD_ARGUMENT.
// The default of a new field is zero.
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

// A program that was compiled with the header of another minor version does not link: the undefined symbol is
// named after the version of the header.
#define LOCKSTEP_C_NAME_(major, minor) lockstep_c_interface_of_version_##major##_##minor
#define LOCKSTEP_C_EXPAND_(major, minor) LOCKSTEP_C_NAME_(major, minor)
#define LOCKSTEP_C_CONFIGURATION LOCKSTEP_C_EXPAND_(LOCKSTEP_VERSION_MAJOR, LOCKSTEP_VERSION_MINOR)
LOCKSTEP_EXPORT extern const char LOCKSTEP_C_CONFIGURATION;
LOCKSTEP_KEEP static const char* const lockstep_required_c_interface = &LOCKSTEP_C_CONFIGURATION;

// ---- Results

// 0: success. Positive: parsing stopped early; there is a result, which contains what was parsed so far.
// Negative: nothing was done, and there is no result.
typedef int32_t lockstep_status;
enum {
  LOCKSTEP_OK = 0,
  LOCKSTEP_INPUT_TOO_LONG = 1,  // exceeds the limit, or 0x7FFFFFF0 bytes: the rest was not parsed
  // A limit of lockstep_parse_options was reached.
  LOCKSTEP_TOO_MANY_NODES = 2,
  LOCKSTEP_TOO_MANY_ATTRIBUTES = 3,
  LOCKSTEP_TOO_MANY_ERRORS = 4,
  LOCKSTEP_TOO_MUCH_MEMORY = 5,
  LOCKSTEP_RAN_OUT_OF_MEMORY = 6,  // an allocation failed: the tree as it was
  LOCKSTEP_BAD_ARGUMENT = -1,      // a null pointer, an unknown name or value, or a node of the wrong kind
  LOCKSTEP_OUT_OF_MEMORY = -2,     // afterwards a parser or tokenizer can only be freed
  LOCKSTEP_FINISHED = -3,          // the parser or tokenizer is already finished
  // Changes that the DOM refuses, by the DOM's names.
  LOCKSTEP_HIERARCHY_REQUEST = -4,  // the parent cannot contain such a node, or the node would contain itself
  LOCKSTEP_NOT_FOUND = -5,          // the reference is not a child of the parent, or the node has no parent
  LOCKSTEP_INVALID_CHARACTER = -6,  // a name that the DOM does not allow
  LOCKSTEP_INVALID_NODE_TYPE = -7,  // a node that has no attributes or no data
};

// Returns "ok", "input too long" and the like; null for an unknown status. A static string.
LOCKSTEP_EXPORT const char* lockstep_status_name(lockstep_status status);

// A view of bytes that the caller does not own: the functions that return it document its lifetime. `data` is
// null for none, which is different from empty. It is not zero-terminated.
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

// ---- Version and editions

// Returns the version of the linked library, such as "0.1.0"; LOCKSTEP_VERSION is that of the header. A
// static string.
LOCKSTEP_EXPORT const char* lockstep_version(void);

// Returns the date of an edition of the HTML Standard that the library contains, such as "2026-10-03"; index
// 0 is the oldest. Null if the index is out of bounds. A static string.
LOCKSTEP_EXPORT const char* lockstep_edition(size_t index);
// Returns the date of the edition that is used by default. A static string.
LOCKSTEP_EXPORT const char* lockstep_default_edition(void);

// ---- Parse errors

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

// ---- Parsing

// Options for parsing. Pointers must be valid during the call, `error_user_data` while the parser exists.
typedef struct lockstep_parse_options {
  size_t size;          // of this struct: see lockstep_parse_options_init()
  const char* edition;  // the date of the edition to follow: see lockstep_edition(); null: the default
  // The parser's scripting mode is other than Disabled. It decides how `noscript` is parsed; no script runs.
  bool scripting;
  bool collect_errors;                  // for lockstep_document_error()
  bool allow_declarative_shadow_roots;  // #allow-declarative-shadow-roots
  bool iframe_srcdoc;                   // the document is that of an iframe's srcdoc attribute
  bool cannot_change_the_mode;          // #parser-cannot-change-the-mode-flag
  // The caller keeps the input alive and unchanged as long as the document exists, which then does not copy
  // it. Ignored by parsers of input in pieces.
  bool borrow_input;
  bool positions;     // for lockstep_node_range() and the like; when off, they cost nothing
  size_t max_errors;  // the maximum number of errors collected, the first ones; 0: no maximum
  // Called for each error as it is found, nearly in the order of the input, whether or not errors are
  // collected; may be null. When a late `meta` restarts the parser, the errors up to that point are reported
  // again.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* error_user_data;
  // Limits for untrusted input; 0: no limit. At a limit parsing ends as if the input ended there, and the
  // status names the limit. At the limit of the depth the tree is built flat, as browsers do, and parsing
  // continues: see lockstep_document_flattened(). lockstep/parser.h documents exactly what is counted.
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

// The context of a fragment (#fragment-context-element): the element whose innerHTML the input is.
typedef struct lockstep_fragment_context {
  size_t size;                // of this struct: see lockstep_fragment_context_init()
  const char* local_name;     // as in the DOM: "foreignObject"; "body" by default
  int32_t element_namespace;  // LOCKSTEP_NAMESPACE_HTML (default), _MATHML or _SVG
  int32_t quirks_mode;        // of the context's document: LOCKSTEP_NO_QUIRKS (default), ...
  const char* encoding;       // for `annotation-xml`: the value of its encoding attribute; null: none
  bool inside_form;           // the context has a `form` element among its ancestors
  // The scripts of the fragment will run once it is inserted (mode Fragment); otherwise they are marked as
  // already started (mode Inert). Ignored unless lockstep_parse_options::scripting is set.
  bool scripts_run;
} lockstep_fragment_context;

// Sets the defaults. `size` is sizeof *context.
LOCKSTEP_EXPORT void lockstep_fragment_context_init(lockstep_fragment_context* context, size_t size);

// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm). Encodings
// are given as labels of the Encoding Standard: "utf-8", "latin1". Null: unknown.
typedef struct lockstep_encoding_options {
  size_t size;                     // of this struct: see lockstep_encoding_options_init()
  const char* override_encoding;   // requested by the user; only a byte order mark takes precedence
  const char* transport_encoding;  // see lockstep_charset_of_content_type()
  size_t prescan_bytes;            // how many to search for a declaration: 1024 by default; 0: none
  const char* container_encoding;  // of the document that contains this one
  const char* likely_encoding;     // of the page when it was last visited, or a similar hint
  // Called with the bytes so far; returns the label of an encoding, or null. Null: no detection.
  const char* (*detect)(const char* bytes, size_t size, void* user_data);
  void* detect_user_data;
  const char* default_encoding;  // used when nothing else is known; null: windows-1252
  // Do not follow a late `meta`, which names another encoding after the bytes that were searched: see
  // lockstep_document_late_encoding().
  bool ignore_late_meta;
  // Turn off UTF-8 detection. With detection, input for which nothing above names another encoding is treated
  // as UTF-8 if its first 1024 non-ASCII bytes are well-formed UTF-8; only its first 65536 bytes are
  // examined.
  bool no_utf_8_detection;
} lockstep_encoding_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_encoding_options_init(lockstep_encoding_options* options, size_t size);

// Returns the Standard's name of the encoding that the label names: "windows-1252" for "latin1". A static
// string; null for an unknown label. https://encoding.spec.whatwg.org/#concept-encoding-get
LOCKSTEP_EXPORT const char* lockstep_encoding_for_label(const char* label);
// Returns the encoding that the value of a Content-Type header names ("text/html; charset=koi8-r"), or null.
// A static string.
LOCKSTEP_EXPORT const char* lockstep_charset_of_content_type(const char* value);
// Returns the suggested default encoding for readers of a language, which is given as a BCP 47 tag ("ru",
// "zh-TW"). A static string; null for a null language.
LOCKSTEP_EXPORT const char* lockstep_encoding_for_locale(const char* language);

// A parsed document or fragment; owns all its nodes, names and texts. Any number of threads may read it at
// the same time.
typedef struct lockstep_document lockstep_document;

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

// Frees the document and invalidates all its views. The document may be null.
LOCKSTEP_EXPORT void lockstep_document_free(lockstep_document* document);

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

// ---- Documents. For a null document, functions return LOCKSTEP_NO_NODE, null, 0 or false.

// A node of a document, or none. The number identifies the node as long as the document exists.
typedef uint32_t lockstep_node;
// No node.
#define LOCKSTEP_NO_NODE ((lockstep_node)0)

// The Document node.
LOCKSTEP_EXPORT lockstep_node lockstep_document_root(const lockstep_document* document);
// After parsing a fragment, the DocumentFragment with the result; otherwise none.
LOCKSTEP_EXPORT lockstep_node lockstep_document_fragment(const lockstep_document* document);
// The result of parsing: the fragment if there is one, else the root.
LOCKSTEP_EXPORT lockstep_node lockstep_document_result(const lockstep_document* document);
// The document element, normally `html`: https://dom.spec.whatwg.org/#document-element
LOCKSTEP_EXPORT lockstep_node lockstep_document_element(const lockstep_document* document);
LOCKSTEP_EXPORT lockstep_node lockstep_document_head(const lockstep_document* document);
// The `body` or `frameset`: https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
LOCKSTEP_EXPORT lockstep_node lockstep_document_body(const lockstep_document* document);
// The text of the document's title, with ASCII whitespace stripped and collapsed; empty if there is none.
// https://html.spec.whatwg.org/multipage/dom.html#document.title
LOCKSTEP_EXPORT lockstep_status lockstep_document_title(const lockstep_document* document,
                                                        lockstep_buffer* title);
// Returns LOCKSTEP_NO_QUIRKS, ...
LOCKSTEP_EXPORT int32_t lockstep_document_quirks_mode(const lockstep_document* document);
// The date of the edition by whose rules the document was parsed. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_edition(const lockstep_document* document);
// How parsing ended: the status that the parsing function returned.
LOCKSTEP_EXPORT lockstep_status lockstep_document_status(const lockstep_document* document);
// Whether lockstep_parse_options::limit_depth moved nodes higher in the tree than the Standard puts them.
LOCKSTEP_EXPORT bool lockstep_document_flattened(const lockstep_document* document);
// Bytes of memory that the tree takes. Includes a copied input but not a borrowed one.
LOCKSTEP_EXPORT size_t lockstep_document_memory(const lockstep_document* document);

// The encoding of the input, such as "windows-1252"; UTF-8 for text. A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding(const lockstep_document* document);
// How certain the encoding is: "tentative", "certain"; "irrelevant" for text (#concept-encoding-confidence).
// A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_confidence(const lockstep_document* document);
// Where the encoding was taken from: "byte order mark", "transport", "prescan", "meta", ... A static string.
LOCKSTEP_EXPORT const char* lockstep_document_encoding_source(const lockstep_document* document);
// With lockstep_encoding_options::ignore_late_meta: the encoding that the first late `meta` named, if it was
// another one. A static string, or null.
LOCKSTEP_EXPORT const char* lockstep_document_late_encoding(const lockstep_document* document);

// The number of collected errors. They are in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_document_error_count(const lockstep_document* document);
// Returns a collected error; null if the index is out of bounds.
LOCKSTEP_EXPORT const lockstep_error* lockstep_document_error(const lockstep_document* document,
                                                              size_t index);
// Whether there were more errors than lockstep_parse_options::max_errors.
LOCKSTEP_EXPORT bool lockstep_document_errors_truncated(const lockstep_document* document);

// ---- Nodes. All functions are O(1) unless they say otherwise. Views stay valid until the document is
// modified or freed.

// The types of nodes, with the DOM's numbers (https://dom.spec.whatwg.org/#dom-node-nodetype).
enum {
  LOCKSTEP_NODE_NONE = 0,  // no node
  LOCKSTEP_NODE_ELEMENT = 1,
  LOCKSTEP_NODE_TEXT = 3,
  LOCKSTEP_NODE_PROCESSING_INSTRUCTION = 7,
  LOCKSTEP_NODE_COMMENT = 8,
  LOCKSTEP_NODE_DOCUMENT = 9,
  LOCKSTEP_NODE_DOCTYPE = 10,
  LOCKSTEP_NODE_DOCUMENT_FRAGMENT = 11,  // also a shadow root and the contents of a template
};

// Returns LOCKSTEP_NODE_ELEMENT, ...
LOCKSTEP_EXPORT int32_t lockstep_node_type(const lockstep_document* document, lockstep_node node);

// The node's neighbours in the tree.
LOCKSTEP_EXPORT lockstep_node lockstep_node_parent(const lockstep_document* document, lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_first_child(const lockstep_document* document,
                                                        lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_last_child(const lockstep_document* document, lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_next_sibling(const lockstep_document* document,
                                                         lockstep_node node);
LOCKSTEP_EXPORT lockstep_node lockstep_node_previous_sibling(const lockstep_document* document,
                                                             lockstep_node node);
// Returns the next node in tree order inside `root`, or none. `root` must be `node` or contain it. Does not
// enter template contents or shadow roots. O(1) amortized over a walk.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following(const lockstep_document* document, lockstep_node node,
                                                      lockstep_node root);
// The same, but skips the node's descendants.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following_skipping_children(const lockstep_document* document,
                                                                        lockstep_node node,
                                                                        lockstep_node root);
// The contents of a `template` element, a fragment; none for other nodes.
LOCKSTEP_EXPORT lockstep_node lockstep_node_template_contents(const lockstep_document* document,
                                                              lockstep_node node);
// The shadow root that a declarative template attached, a fragment; none if there is none.
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
// The sum of LOCKSTEP_SHADOW_ROOT_... values; -1 for a node that is not a shadow root.
LOCKSTEP_EXPORT int32_t lockstep_node_shadow_root_properties(const lockstep_document* document,
                                                             lockstep_node node);

// The name: the local name of an element as in the DOM ("div", "foreignObject"), the name of a doctype, or
// the target of a processing instruction. None (null) for other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_name(const lockstep_document* document, lockstep_node node);
// Returns LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE for nodes that are not elements.
LOCKSTEP_EXPORT int32_t lockstep_node_namespace(const lockstep_document* document, lockstep_node node);
// The characters of text, a comment or a processing instruction. None (null) for other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_data(const lockstep_document* document, lockstep_node node);
// Of a doctype; empty if it is missing. None (null) for other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_public_identifier(const lockstep_document* document,
                                                                lockstep_node node);
LOCKSTEP_EXPORT lockstep_string lockstep_node_system_identifier(const lockstep_document* document,
                                                                lockstep_node node);
// For an element or fragment, the data of all text among its descendants; for text, a comment or a processing
// instruction, its data; otherwise empty. O(tree) https://dom.spec.whatwg.org/#dom-node-textcontent
LOCKSTEP_EXPORT lockstep_status lockstep_node_text_content(const lockstep_document* document,
                                                           lockstep_node node, lockstep_buffer* text);

// The number of attributes of an element; 0 for other nodes. They are in the order of the input.
LOCKSTEP_EXPORT size_t lockstep_node_attribute_count(const lockstep_document* document, lockstep_node node);
// The name as written: "xlink:href". This and the next three functions return none if there is no such
// attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_name(const lockstep_document* document,
                                                             lockstep_node node, size_t index);
// Without its prefix: "href".
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_local_name(const lockstep_document* document,
                                                                   lockstep_node node, size_t index);
// Empty if there is no prefix.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_prefix(const lockstep_document* document,
                                                               lockstep_node node, size_t index);
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_value(const lockstep_document* document,
                                                              lockstep_node node, size_t index);
// LOCKSTEP_NAMESPACE_...
LOCKSTEP_EXPORT int32_t lockstep_node_attribute_namespace(const lockstep_document* document,
                                                          lockstep_node node, size_t index);
// Returns the value of the attribute with that qualified name; none (null) if there is no such attribute.
// O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute(const lockstep_document* document, lockstep_node node,
                                                        const char* qualified_name);
// Whether `name` is one of the element's classes; in quirks mode, ASCII case is ignored. O(attributes +
// value)
LOCKSTEP_EXPORT bool lockstep_node_has_class(const lockstep_document* document, lockstep_node node,
                                             const char* name);

// Finding elements: the following functions return the next matching element after `after` in tree order
// inside `root`, or none. To visit all, pass `root` as `after` first, and then the previous result:
//
//   lockstep_node link = root;
//   while ((link = lockstep_find(document, root, link, "a")) != LOCKSTEP_NO_NODE) ...
//
// `after` must be `root` or a descendant of it. O(nodes passed)

// Finds an element with that local name, in any namespace.
LOCKSTEP_EXPORT lockstep_node lockstep_find(const lockstep_document* document, lockstep_node root,
                                            lockstep_node after, const char* local_name);
// Finds an element of that class: see lockstep_node_has_class().
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_class(const lockstep_document* document, lockstep_node root,
                                                     lockstep_node after, const char* name);
// Finds an element with an attribute of that qualified name and, unless `value` is null, that value.
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_attribute(const lockstep_document* document,
                                                         lockstep_node root, lockstep_node after,
                                                         const char* qualified_name, const char* value);
// Returns the first element inside `root` with that ID, or none; none for an empty ID. O(tree)
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_id(const lockstep_document* document, lockstep_node root,
                                                  const char* id);

// ---- Positions in the input. Only with lockstep_parse_options::positions, and only for nodes that the
// parser created.

// A range of the input, in bytes from its start, before decoding. Both are LOCKSTEP_NO_OFFSET if there is no
// range.
typedef struct lockstep_range {
  uint64_t begin;  // the first byte
  uint64_t end;    // one past the last byte
} lockstep_range;
// No position in the input.
#define LOCKSTEP_NO_OFFSET UINT64_MAX

// The start tag of an element, or all of another node; none for nodes that are not in the input. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_range(const lockstep_document* document, lockstep_node node);
// The end tag that closed an element; none if it was implied. O(log input)
LOCKSTEP_EXPORT lockstep_range lockstep_node_end_tag_range(const lockstep_document* document,
                                                           lockstep_node node);
// Whether the range of a text contains anything but its characters. O(log input)
LOCKSTEP_EXPORT bool lockstep_node_range_has_gaps(const lockstep_document* document, lockstep_node node);
// Writes the positions of the names of the first `count` attributes of an element, and those of their values
// without quotation marks; there is no range for a value without "=". `names` and `values` point to `count`
// ranges, or are null. Elements past the last attribute are set to no range. O(tags + attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_attribute_ranges(const lockstep_document* document,
                                                               lockstep_node node, lockstep_range* names,
                                                               lockstep_range* values, size_t count);
// Writes the line and column of a byte of the input, counted as in errors. Both pointers may be null. O(log
// size); the first call builds an index, in O(size).
LOCKSTEP_EXPORT lockstep_status lockstep_document_line_column(const lockstep_document* document,
                                                              uint64_t offset, uint32_t* line,
                                                              uint32_t* column);

// ---- Modifying documents: https://dom.spec.whatwg.org/#mutation-algorithms

// Nodes stay valid, even removed ones. Views of texts and names are invalidated, but may be passed to the
// modification itself. A function that returns an error changes nothing. Text is copied; ill-formed UTF-8 is
// replaced by U+FFFD. Memory is freed only with the document.

// Creates an element without a parent, in LOCKSTEP_NAMESPACE_HTML, _MATHML or _SVG. Takes the name as it is:
// names of HTML elements should be in lowercase. O(name)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_element(lockstep_document* document,
                                                                 const char* local_name,
                                                                 int32_t element_namespace,
                                                                 lockstep_node* element);
// Creates a text without a parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_text(lockstep_document* document, const char* data,
                                                              size_t size, lockstep_node* text);
// Creates a comment without a parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_comment(lockstep_document* document,
                                                                 const char* data, size_t size,
                                                                 lockstep_node* comment);
// Creates a processing instruction without a parent. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_processing_instruction(lockstep_document* document,
                                                                                const char* target,
                                                                                const char* data, size_t size,
                                                                                lockstep_node* instruction);
// Creates a doctype without a parent. A null identifier is treated as empty.
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_doctype(lockstep_document* document,
                                                                 const char* name,
                                                                 const char* public_identifier,
                                                                 const char* system_identifier,
                                                                 lockstep_node* doctype);
// Creates an empty document fragment.
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_fragment(lockstep_document* document,
                                                                  lockstep_node* fragment);
// Copies a node of `from`, which may be `document`, and with `subtree` also its descendants. The copy has no
// parent. LOCKSTEP_HIERARCHY_REQUEST for a document or a shadow root. O(what is copied)
// https://dom.spec.whatwg.org/#concept-node-clone
LOCKSTEP_EXPORT lockstep_status lockstep_document_clone(lockstep_document* document,
                                                        const lockstep_document* from, lockstep_node node,
                                                        bool subtree, lockstep_node* copy);
// Removes a node of `from`, with its descendants, from its parent and moves it into `document`, without a
// parent. The result is a new node, unless `from` is `document`. LOCKSTEP_HIERARCHY_REQUEST for a document, a
// shadow root or the contents of a template. O(what is copied)
// https://dom.spec.whatwg.org/#dom-document-adoptnode
LOCKSTEP_EXPORT lockstep_status lockstep_document_adopt(lockstep_document* document, lockstep_document* from,
                                                        lockstep_node node, lockstep_node* adopted);

// Inserts `child` as the last child: lockstep_node_insert_before() without a reference.
LOCKSTEP_EXPORT lockstep_status lockstep_node_append(lockstep_document* document, lockstep_node parent,
                                                     lockstep_node child);
// Removes `child` from its parent, if it has one, and inserts it before `reference`, a child of `parent`; at
// the end for LOCKSTEP_NO_NODE. For a fragment, moves its children instead. O(1); O(depth of the parent) if
// `child` has children, O(its children) for a fragment, O(children) of the Document node when inserting into
// it. https://dom.spec.whatwg.org/#concept-node-pre-insert
LOCKSTEP_EXPORT lockstep_status lockstep_node_insert_before(lockstep_document* document, lockstep_node parent,
                                                            lockstep_node child, lockstep_node reference);
// Replaces `child` by `replacement`, or by the children of a fragment.
// https://dom.spec.whatwg.org/#concept-node-replace
LOCKSTEP_EXPORT lockstep_status lockstep_node_replace(lockstep_document* document, lockstep_node child,
                                                      lockstep_node replacement);
// Removes the node from its parent, if it has one. It can be inserted again.
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove(lockstep_document* document, lockstep_node node);
// Changes the first attribute with that qualified name, or adds one in no namespace. Takes the name as it is:
// attribute names of HTML elements should be in lowercase. O(attributes + size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_attribute(lockstep_document* document,
                                                            lockstep_node element, const char* qualified_name,
                                                            const char* value, size_t size);
// Removes the first attribute with that qualified name, if there is one. O(attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_attribute(lockstep_document* document,
                                                               lockstep_node element,
                                                               const char* qualified_name);
// Replaces the data of text, a comment or a processing instruction. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_data(lockstep_document* document, lockstep_node node,
                                                       const char* data, size_t size);

// ---- Serializing

enum {
  // The children of the node as HTML, as in innerHTML
  // (https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm).
  LOCKSTEP_INNER_HTML = 0,
  LOCKSTEP_OUTER_HTML = 1,  // the same including the node itself
  LOCKSTEP_XML = 2,         // XML 1.0 with namespaces; what XML cannot express is coerced: see lockstep/xml.h
  // An object per node, as `lockstep parse --format json` writes it, with the collected errors. Only for
  // lockstep_document_result().
  LOCKSTEP_JSON = 3,
  LOCKSTEP_DUMP = 4,  // the format of the html5lib tree-construction tests
};

// Options for serializing.
typedef struct lockstep_serialize_options {
  size_t size;     // of this struct: see lockstep_serialize_options_init()
  int32_t format;  // LOCKSTEP_INNER_HTML (default), ...
  // HTML: write the text of `noscript` raw, as is right for a page parsed with scripting; write serializable
  // shadow roots. `edition` is the date of the edition whose rules to follow; null: that of the document.
  bool scripting;
  bool serializable_shadow_roots;
  // XML: keep characters of names that only the fifth edition of XML 1.0 allows; begin with a declaration;
  // leave out the DOCTYPE.
  bool xml_fifth_edition;
  bool xml_declaration;
  bool xml_without_doctype;
  const char* edition;
} lockstep_serialize_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_serialize_options_init(lockstep_serialize_options* options, size_t size);

// Takes the pieces of a text, in order. A piece is valid only during the call.
typedef void (*lockstep_write)(const char* data, size_t size, void* user_data);

// Writes the tree under `node` in pieces. With null `options`, writes the children as HTML. Iterative, so
// depth is unlimited. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_serialize(const lockstep_document* document, lockstep_node node,
                                                   const lockstep_serialize_options* options,
                                                   lockstep_write write, void* user_data);
// The same as one text, which the caller owns.
LOCKSTEP_EXPORT lockstep_status lockstep_serialize_to_buffer(const lockstep_document* document,
                                                             lockstep_node node,
                                                             const lockstep_serialize_options* options,
                                                             lockstep_buffer* text);

// ---- The tokenizer alone, without tree construction: see docs/tokens.md

// A token (#tokenization).
typedef struct lockstep_token lockstep_token;

// The kinds of tokens. The end of the input is not a token.
enum {
  LOCKSTEP_TOKEN_NONE = 0,  // no token
  LOCKSTEP_TOKEN_START_TAG = 1,
  LOCKSTEP_TOKEN_END_TAG = 2,
  LOCKSTEP_TOKEN_CHARACTERS = 3,  // a run of characters may come as several tokens
  LOCKSTEP_TOKEN_COMMENT = 4,
  LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION = 5,
  LOCKSTEP_TOKEN_DOCTYPE = 6,
};

// Returns LOCKSTEP_TOKEN_START_TAG, ...
LOCKSTEP_EXPORT int32_t lockstep_token_type(const lockstep_token* token);
// The name of a tag, in lowercase, or of a doctype, or the target of a processing instruction. None (null)
// for other tokens, and for a doctype without a name.
LOCKSTEP_EXPORT lockstep_string lockstep_token_name(const lockstep_token* token);
// The data of characters, a comment or a processing instruction. None (null) for other tokens.
LOCKSTEP_EXPORT lockstep_string lockstep_token_data(const lockstep_token* token);
// The bytes of the input that the token was made of. The ranges of the tokens are contiguous;
// lockstep_tokenizer_remainder() returns the bytes after the last token.
LOCKSTEP_EXPORT lockstep_range lockstep_token_range(const lockstep_token* token);
// Whether characters are script data, RAWTEXT or PLAINTEXT, where there are no character references.
LOCKSTEP_EXPORT bool lockstep_token_in_raw_text(const lockstep_token* token);
// The namespace of a start tag's element: LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE for other
// tokens.
LOCKSTEP_EXPORT int32_t lockstep_token_namespace(const lockstep_token* token);
// The self-closing flag of a tag.
LOCKSTEP_EXPORT bool lockstep_token_self_closing(const lockstep_token* token);
// The number of attributes of a tag, without duplicates.
LOCKSTEP_EXPORT size_t lockstep_token_attribute_count(const lockstep_token* token);
// None (null) if there is no such attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index);
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index);
// Returns the value of the attribute with that name, given in lowercase; none (null) if there is no such
// attribute. O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_token_attribute(const lockstep_token* token, const char* name);
// Of a doctype; none (null) if it is missing.
LOCKSTEP_EXPORT lockstep_string lockstep_token_public_identifier(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_string lockstep_token_system_identifier(const lockstep_token* token);
// The force-quirks flag of a doctype.
LOCKSTEP_EXPORT bool lockstep_token_force_quirks(const lockstep_token* token);

// With lockstep_tokenizer_options::attribute_ranges, the positions of a tag's name and of its attributes in
// the input: all attributes in order, including duplicates. No range (LOCKSTEP_NO_OFFSET) for other tokens,
// for an index out of bounds, and for the value of an attribute without "=".
LOCKSTEP_EXPORT lockstep_range lockstep_token_name_range(const lockstep_token* token);
LOCKSTEP_EXPORT size_t lockstep_token_attribute_range_count(const lockstep_token* token);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_name_range(const lockstep_token* token, size_t index);
// Without quotation marks; with them, if it has any.
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_value_range(const lockstep_token* token,
                                                                    size_t index);
LOCKSTEP_EXPORT lockstep_range lockstep_token_attribute_quoted_value_range(const lockstep_token* token,
                                                                           size_t index);
// Whether the tag already has an attribute of that name, so that this one was dropped. The others are those
// of lockstep_token_attribute_name(), in the same order.
LOCKSTEP_EXPORT bool lockstep_token_attribute_is_duplicate(const lockstep_token* token, size_t index);

// Writes markup that is tokenized to an equal token: see lockstep/rewriting.h. `edition` as in
// lockstep_parse_options.
LOCKSTEP_EXPORT lockstep_status lockstep_token_serialize(const lockstep_token* token, const char* edition,
                                                         lockstep_buffer* markup);
// Writes the bytes to replace the quoted value of that attribute with, to give it that value (UTF-8).
// `replaced` is the current bytes of the quoted value. For an attribute without "=", they are inserted after
// its name. `encoding` is a label; null: UTF-8.
LOCKSTEP_EXPORT lockstep_status lockstep_token_attribute_value_markup(
    const lockstep_token* token, size_t index, const char* value, size_t size, const char* encoding,
    const char* replaced, size_t replaced_size, lockstep_buffer* markup);

// Options for tokenizing, and callbacks.
typedef struct lockstep_tokenizer_options {
  size_t size;          // of this struct: see lockstep_tokenizer_options_init()
  const char* edition;  // as in lockstep_parse_options
  // The tokenizer does by itself what tree construction would tell it, as far as no tree is needed: true by
  // default.
  bool tree_feedback;
  bool scripting;  // scripts would run, which decides how `noscript` is tokenized. Only with tree_feedback
  // The initial state: its name in the Standard without "state", such as "RCDATA"; null: "data". An unknown
  // name is treated as "data".
  const char* initial_state;
  const char* last_start_tag;  // its name, which decides what an appropriate end tag is; null: none
  bool allow_cdata;            // "[CDATA[" begins a CDATA section. Only without tree_feedback
  // Called with each token, which is valid during the call; null: see lockstep_tokenizer_next().
  void (*on_token)(const lockstep_token* token, void* user_data);
  // Called with each parse error of the tokenizer; null: errors are not looked for.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* user_data;
  bool attribute_ranges;  // record the positions of attributes
  // Limits for untrusted input; 0: no limit. At a limit the tokenizer acts as if the input ended there.
  // lockstep/tokenizer.h documents what is counted.
  size_t limit_input_bytes;
  size_t limit_attributes;  // of one tag
  size_t limit_errors;
  size_t limit_memory_bytes;
} lockstep_tokenizer_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_tokenizer_options_init(lockstep_tokenizer_options* options, size_t size);

// Tokenizes a whole text, which is not copied. `options` should set on_token. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_tokenize(const char* html, size_t size,
                                                  const lockstep_tokenizer_options* options);

// Tokenizes input that comes in pieces. Memory depends on the longest token, not on the length of the input.
typedef struct lockstep_tokenizer lockstep_tokenizer;

// Creates a tokenizer. `options` may be null. The caller owns *tokenizer.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                                          lockstep_tokenizer** tokenizer);
// Creates a tokenizer for bytes in any encoding, which is sniffed. All ranges are in bytes of the input.
// `encoding` and `options` may be null.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_create_bytes(const lockstep_encoding_options* encoding,
                                                                const lockstep_tokenizer_options* options,
                                                                lockstep_tokenizer** tokenizer);
// Adds input, split anywhere. Returns LOCKSTEP_OK, or the limit that was reached.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data,
                                                         size_t size);
// Ends the input.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer);
// Without lockstep_tokenizer_options::on_token: returns the next token of the input so far, or null if there
// is none. The token is valid until the next call with this tokenizer.
LOCKSTEP_EXPORT const lockstep_token* lockstep_tokenizer_next(lockstep_tokenizer* tokenizer);
// At the end: the bytes of the input after the last token, which are not part of any token, such as an
// incomplete tag. No range before the end.
LOCKSTEP_EXPORT lockstep_range lockstep_tokenizer_remainder(const lockstep_tokenizer* tokenizer);
// The name of the encoding of the input; for bytes, known with the first token. A static string.
LOCKSTEP_EXPORT const char* lockstep_tokenizer_encoding(const lockstep_tokenizer* tokenizer);
// Returns LOCKSTEP_OK, or the limit or error that was met.
LOCKSTEP_EXPORT lockstep_status lockstep_tokenizer_status(const lockstep_tokenizer* tokenizer);
// Frees the tokenizer, which may be null.
LOCKSTEP_EXPORT void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer);

#ifdef __cplusplus
}
#endif

#endif
