// The options of the C interface. They have the names, meanings and defaults of lockstep/options.h:
// `limits.nodes` there is `limit_nodes` here, and the members of XmlOptions begin with `xml_`.
//
// Generated from spec/interface/options.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_OPTIONS_H
#define LOCKSTEP_C_OPTIONS_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/error.h"

#ifdef __cplusplus
extern "C" {
#endif

// Options for parsing. Pointers must be valid during the call, `error_user_data` while the parser exists.
typedef struct lockstep_parse_options {
  size_t size;  // of this struct: see lockstep_parse_options_init()
  // The edition of the Standard to follow: its date, as lockstep_edition() returns it, or "living" for the
  // newest, which is the default.
  const char* edition;
  // Parse with a scripting mode other than Disabled. This determines how `noscript` is parsed; no script
  // runs.
  bool scripting;
  bool collect_errors;  // collect the parse errors: see lockstep_document_error()
  // Let `<template shadowrootmode>` attach shadow roots (#allow-declarative-shadow-roots).
  bool allow_declarative_shadow_roots;
  bool iframe_srcdoc;  // parse the input as an iframe srcdoc document
  // Do not change the document's quirks mode (#parser-cannot-change-the-mode-flag).
  bool cannot_change_the_mode;
  // Do not copy the input: the caller keeps it alive and unchanged as long as the document exists. Ignored by
  // parsers of input that arrives in pieces.
  bool borrow_input;
  // Record the positions of nodes: see lockstep_node_range(). When off, this costs nothing.
  bool positions;
  size_t max_errors;  // the maximum number of errors to collect, starting with the first; 0: no maximum
  // Called for each error as it is found, mostly in the order of the input, whether or not errors are
  // collected; may be null. When a late `meta` restarts the parser, the errors up to that point are reported
  // again.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* error_user_data;
  // Limits for untrusted input; 0: no limit. At a limit, parsing ends as if the input ended there, and the
  // status names the limit. Beyond the depth limit, elements are flattened, as in browsers, and parsing
  // continues: see lockstep_document_flattened(). lockstep/options.h documents exactly what is counted.
  size_t limit_input_bytes;   // bytes of text, or bytes to decode
  size_t limit_nodes;         // nodes created
  size_t limit_depth;         // the depth of the tree
  size_t limit_attributes;    // attributes of one tag
  size_t limit_errors;        // parse errors
  size_t limit_memory_bytes;  // bytes that the parser may allocate
  size_t limit_copied_nodes;  // nodes copied into `selectedcontent` elements; 500,000 by default
} lockstep_parse_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_parse_options_init(lockstep_parse_options* options, size_t size);

// What happens to the scripts of a fragment
// (https://html.spec.whatwg.org/multipage/parsing.html#parser-scripting-mode).
enum {
  LOCKSTEP_SCRIPTING_INERT = 0,     // they are marked as already started, as with innerHTML
  LOCKSTEP_SCRIPTING_FRAGMENT = 1,  // they will run once the fragment is inserted
};

// The context of a fragment (#fragment-context-element). The input is parsed as the innerHTML of this
// element.
typedef struct lockstep_fragment_context {
  size_t size;                // of this struct: see lockstep_fragment_context_init()
  const char* local_name;     // the local name, as in the DOM: "foreignObject"; "body" by default
  int32_t element_namespace;  // the namespace: LOCKSTEP_NAMESPACE_HTML (default), _MATHML or _SVG
  int32_t quirks_mode;        // the quirks mode of the context's document: LOCKSTEP_NO_QUIRKS (default), ...
  const char* encoding;       // for `annotation-xml`: the value of its encoding attribute; null: none
  bool inside_form;           // whether the context has a `form` element among its ancestors
  // What happens to scripts: LOCKSTEP_SCRIPTING_INERT (default) or _FRAGMENT. Ignored unless
  // lockstep_parse_options::scripting is set.
  int32_t scripting_mode;
  // If `document` is not null, the context is its element `node`, and all members above except
  // `scripting_mode` are ignored: the result is what setting the innerHTML of that element would give. The
  // document is used only during the call.
  const lockstep_document* document;
  lockstep_node node;
} lockstep_fragment_context;

// Sets the defaults. `size` is sizeof *context.
LOCKSTEP_EXPORT void lockstep_fragment_context_init(lockstep_fragment_context* context, size_t size);

// A detector of legacy encodings: the result of lockstep_legacy_detector(). If all members are zero, it
// detects nothing.
typedef struct lockstep_detector {
  void (*detect)(void);  // private
  uint32_t likely;       // private
} lockstep_detector;

// What the caller knows about the encoding, in order of precedence (#encoding-sniffing-algorithm). Encodings
// are given as labels of the Encoding Standard: "utf-8", "latin1". Null: unknown.
typedef struct lockstep_encoding_options {
  size_t size;                     // of this struct: see lockstep_encoding_options_init()
  const char* encoding;            // the encoding that the user requests; only a byte order mark overrides it
  const char* transport_encoding;  // the encoding that the transport layer names: see
                                   // lockstep_charset_of_content_type()
  size_t prescan_bytes;            // how many bytes to search for a declaration: 1024 by default; 0: none
  const char* container_encoding;  // the encoding of the document that contains this one, if both have the
                                   // same origin
  const char* likely_encoding;     // the encoding of the page when it was last visited, or a similar hint
  // Called with the bytes received so far; returns the label of an encoding, or null. Null: no detection.
  const char* (*detect)(const char* bytes, size_t size, void* user_data);
  void* detect_user_data;
  const char* default_encoding;  // the encoding to use when nothing else is known: windows-1252 by default
  // Do not follow a late `meta`, which is one that is found after the bytes that were searched and names
  // another encoding: see lockstep_document_late_encoding().
  bool ignore_late_meta;
  // Detect UTF-8 from the first non-ASCII bytes if nothing above names another encoding; up to 65536 bytes
  // are examined from the first non-ASCII byte on. True by default. See EncodingOptions::detect_utf_8 in
  // lockstep/options.h.
  bool detect_utf_8;
  // Detect legacy encodings with this detector, the result of lockstep_legacy_detector(). Off by default.
  lockstep_detector detect_legacy;
} lockstep_encoding_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_encoding_options_init(lockstep_encoding_options* options, size_t size);

// The format in which a tree is written.
enum {
  // The children of the node as HTML, as in innerHTML
  // (https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm).
  LOCKSTEP_INNER_HTML = 0,
  LOCKSTEP_OUTER_HTML = 1,  // the node as HTML, as in outerHTML
  LOCKSTEP_XML = 2,  // XML 1.0 with namespaces; anything XML cannot express is coerced: see lockstep/xml.h
  // One object per node, as in `lockstep parse --format json`, with the collected errors. Only for
  // lockstep_document_result().
  LOCKSTEP_JSON = 3,
  LOCKSTEP_DUMP = 4,  // the format of the html5lib tree-construction tests
};

// Which characters to keep in XML names: those that all editions of XML 1.0 allow, or also those that only
// the fifth edition allows.
enum { LOCKSTEP_XML_NAMES_EVERY_EDITION = 0, LOCKSTEP_XML_NAMES_FIFTH_EDITION = 1 };

// Options for serializing.
typedef struct lockstep_serialize_options {
  size_t size;     // of this struct: see lockstep_serialize_options_init()
  int32_t format;  // the format to write: LOCKSTEP_INNER_HTML (default), ...
  // HTML: write the text of `noscript` raw, which is correct for a page parsed with scripting.
  bool scripting;
  bool serializable_shadow_roots;  // HTML: write serializable shadow roots
  const char* edition;  // HTML: the date of the edition whose rules to follow; null: the document's edition
  // XML: which characters to keep in names, LOCKSTEP_XML_NAMES_EVERY_EDITION (default) or _FIFTH_EDITION.
  int32_t xml_names;
  bool xml_declaration;  // XML: begin with a declaration
  bool xml_doctype;      // XML: write the DOCTYPE (true by default)
  // HTML: break lines, and indent each line by this many spaces (at most 16) for each level (at most 64),
  // without changing how the page parses or renders: see SerializeOptions::indent. 0 (default): write the
  // tree unchanged.
  size_t indent;
  // XML: put HTML elements in their namespace (true by default); otherwise, they are in no namespace.
  bool xml_html_namespace;
  bool xml_foreign_namespaces;  // XML: put SVG and MathML elements in their namespaces (true by default)
  // HTML: write what the Standard's serializer leaves out although HTML can express it: see
  // SerializeOptions::round_trip.
  bool round_trip;
} lockstep_serialize_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_serialize_options_init(lockstep_serialize_options* options, size_t size);

// A token (#tokenization).
typedef struct lockstep_token lockstep_token;

// Options and callbacks for tokenizing.
typedef struct lockstep_tokenizer_options {
  size_t size;          // of this struct: see lockstep_tokenizer_options_init()
  const char* edition;  // the edition of the Standard to follow, as in lockstep_parse_options
  // Whether the tokenizer does by itself what tree construction would tell it to do, as far as this requires
  // no tree. True by default.
  bool tree_feedback;
  bool scripting;  // whether scripts would run, for tokenizing `noscript`; only with tree_feedback
  // The initial state: its name in the Standard without "state", such as "RCDATA"; null: "data". An unknown
  // name is treated as "data".
  const char* initial_state;
  const char* last_start_tag;  // the name of the last start tag, for appropriate end tags; null: none
  bool allow_cdata;            // whether "[CDATA[" begins a CDATA section. Only without tree_feedback
  // Called with each token, which is valid only during the call; if null, read tokens with
  // lockstep_tokenizer_next().
  void (*on_token)(const lockstep_token* token, void* user_data);
  // Called with each parse error of the tokenizer; if null, errors are not reported.
  void (*on_error)(const lockstep_error* error, void* user_data);
  void* user_data;
  bool attribute_ranges;  // record the positions of attributes
  // Limits for untrusted input; 0: no limit. At a limit, the tokenizer acts as if the input ended there.
  // lockstep/options.h documents what is counted.
  size_t limit_input_bytes;
  size_t limit_attributes;  // attributes of one tag
  size_t limit_errors;
  size_t limit_memory_bytes;
} lockstep_tokenizer_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_tokenizer_options_init(lockstep_tokenizer_options* options, size_t size);

#ifdef __cplusplus
}
#endif

#endif
