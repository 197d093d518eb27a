// The HTML Standard's sanitizer: safe HTML, as a tree or as text, with the configurations that browsers
// accept.
//
// Generated from spec/interface/sanitizer.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_SANITIZER_H
#define LOCKSTEP_C_SANITIZER_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// A valid, compiled configuration. Any number of threads may use it at the same time while none modifies it.
// Sanitizing never changes it. A null sanitizer stands for the Standard's built-in safe default
// configuration, except in functions that modify a sanitizer.
typedef struct lockstep_sanitizer lockstep_sanitizer;
// Why a configuration is invalid.
typedef struct lockstep_sanitizer_error lockstep_sanitizer_error;

// What happens to comments, processing instructions, `data-` attributes and javascript: URLs that a
// configuration does not mention: see Unmentioned in lockstep/sanitizer.h.
enum {
  LOCKSTEP_UNMENTIONED_KEPT = 0,  // as for `new Sanitizer(config)` and the Web's unsafe methods
  LOCKSTEP_UNMENTIONED_REMOVED =
      1,  // as for a configuration that is passed directly to setHTML() or parseHTML()
};

// Creates a sanitizer with the built-in safe default configuration. The caller frees it.
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_default_sanitizer(lockstep_sanitizer** sanitizer);
// Creates a sanitizer with the configuration `{}`, which by itself removes nothing. The caller frees it.
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_keep_everything(lockstep_sanitizer** sanitizer);
// Creates a sanitizer from `size` bytes of JSON: the Web's dictionary, or the string "default". If this is
// not JSON, or not a valid configuration, returns LOCKSTEP_INVALID_CONFIGURATION and stores the reason in
// `error`, unless that is null. The caller frees the sanitizer and the error. O(size * log(size))
// https://html.spec.whatwg.org/#dom-sanitizer-constructor
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_from_json(const char* json, size_t size,
                                                             int32_t unmentioned,
                                                             lockstep_sanitizer** sanitizer,
                                                             lockstep_sanitizer_error** error);
// Creates a copy, which can be modified independently. O(1)
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_copy(const lockstep_sanitizer* sanitizer,
                                                        lockstep_sanitizer** copy);
// Frees a sanitizer, which may be null.
LOCKSTEP_EXPORT void lockstep_sanitizer_free(lockstep_sanitizer* sanitizer);
// Stores the configuration as JSON, with its lists sorted, in a buffer that the caller frees.
// https://html.spec.whatwg.org/#dom-sanitizer-get
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_to_json(const lockstep_sanitizer* sanitizer,
                                                           lockstep_buffer* json);

// Returns what is wrong. This function and the next four return none or 0 for a null error. Valid until the
// error is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_sanitizer_error_message(const lockstep_sanitizer_error* error);
// Returns the path to the invalid part, such as elements[3].attributes[1]; empty for the whole configuration.
LOCKSTEP_EXPORT lockstep_string lockstep_sanitizer_error_path(const lockstep_sanitizer_error* error);
// Returns the clause of the Standard, such as "#dom-sanitizerconfig-valid".
LOCKSTEP_EXPORT lockstep_string lockstep_sanitizer_error_anchor(const lockstep_sanitizer_error* error);
// Return the line and the column of the invalid part in the JSON, from 1; the column is in code points.
LOCKSTEP_EXPORT size_t lockstep_sanitizer_error_line(const lockstep_sanitizer_error* error);
LOCKSTEP_EXPORT size_t lockstep_sanitizer_error_column(const lockstep_sanitizer_error* error);
// Frees an error, which may be null.
LOCKSTEP_EXPORT void lockstep_sanitizer_error_free(lockstep_sanitizer_error* error);

// An attribute in a configuration.
typedef struct lockstep_sanitizer_name {
  const char* name;           // the local name: "href"
  const char* namespace_uri;  // null: none
} lockstep_sanitizer_name;

// An element in a configuration, with its own lists of attributes.
typedef struct lockstep_sanitizer_element {
  size_t size;                // of this struct: see lockstep_sanitizer_element_init()
  const char* name;           // the local name: "div", "foreignObject"
  const char* namespace_uri;  // the HTML namespace by default; null: none
  // Only for lockstep_sanitizer_allow_element(): the attributes that the element may have in addition to the
  // global ones, and those that it may not have. A null list is absent; a list that is not null may be empty.
  const lockstep_sanitizer_name* attributes;
  size_t attribute_count;
  const lockstep_sanitizer_name* remove_attributes;
  size_t remove_attribute_count;
} lockstep_sanitizer_element;

// Sets the defaults. `size` is sizeof *element.
LOCKSTEP_EXPORT void lockstep_sanitizer_element_init(lockstep_sanitizer_element* element, size_t size);

// The Standard's methods. Each stores in `changed`, unless that is null, whether the configuration has
// changed. They never make a configuration invalid. O(configuration)
//
// Keeps the element, with its own lists of attributes.
// https://html.spec.whatwg.org/#dom-sanitizer-allowelement
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_allow_element(lockstep_sanitizer* sanitizer,
                                                                 const lockstep_sanitizer_element* element,
                                                                 bool* changed);
// Removes the element and its children. https://html.spec.whatwg.org/#dom-sanitizer-removeelement
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_remove_element(lockstep_sanitizer* sanitizer,
                                                                  const lockstep_sanitizer_element* element,
                                                                  bool* changed);
// Removes the element but keeps its children.
// https://html.spec.whatwg.org/#dom-sanitizer-replaceelementwithchildren
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_replace_element_with_children(
    lockstep_sanitizer* sanitizer, const lockstep_sanitizer_element* element, bool* changed);
// Keeps the attribute on every element. https://html.spec.whatwg.org/#dom-sanitizer-allowattribute
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_allow_attribute(lockstep_sanitizer* sanitizer,
                                                                   const lockstep_sanitizer_name* attribute,
                                                                   bool* changed);
// Removes the attribute from every element. https://html.spec.whatwg.org/#dom-sanitizer-removeattribute
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_remove_attribute(lockstep_sanitizer* sanitizer,
                                                                    const lockstep_sanitizer_name* attribute,
                                                                    bool* changed);
// Keeps or removes comments. https://html.spec.whatwg.org/#dom-sanitizer-setcomments
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_set_comments(lockstep_sanitizer* sanitizer, bool allow,
                                                                bool* changed);
// Keeps all `data-` attributes, or only those that are listed. Has no effect without a list of attributes to
// keep. https://html.spec.whatwg.org/#dom-sanitizer-setdataattributes
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_set_data_attributes(lockstep_sanitizer* sanitizer,
                                                                       bool allow, bool* changed);
// Keeps attributes that navigate to javascript: URLs, or removes them.
// https://html.spec.whatwg.org/#dom-sanitizer-setjavascripturls
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_set_javascript_urls(lockstep_sanitizer* sanitizer,
                                                                       bool allow, bool* changed);
// Keep or remove processing instructions with that target.
// https://html.spec.whatwg.org/#dom-sanitizer-allowprocessinginstruction
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_allow_processing_instruction(lockstep_sanitizer* sanitizer,
                                                                                const char* target,
                                                                                bool* changed);
// https://html.spec.whatwg.org/#dom-sanitizer-removeprocessinginstruction
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_remove_processing_instruction(
    lockstep_sanitizer* sanitizer, const char* target, bool* changed);
// Makes the sanitizer remove everything that the safe functions always remove.
// https://html.spec.whatwg.org/#dom-sanitizer-removeunsafe
LOCKSTEP_EXPORT lockstep_status lockstep_sanitizer_remove_unsafe(lockstep_sanitizer* sanitizer,
                                                                 bool* changed);

// When disallowed content is removed.
enum {
  LOCKSTEP_SANITIZE_FILTER_TREE = 0,    // the tree is built and then filtered, as the Standard specifies
  LOCKSTEP_SANITIZE_WHILE_PARSING = 1,  // the tree builder never inserts disallowed content, as in Chromium
};

// Why something was removed.
enum {
  LOCKSTEP_REMOVAL_COMMENT = 0,
  LOCKSTEP_REMOVAL_PROCESSING_INSTRUCTION = 1,
  LOCKSTEP_REMOVAL_ELEMENT = 2,           // with all its contents
  LOCKSTEP_REMOVAL_REPLACED_ELEMENT = 3,  // its children take its place
  LOCKSTEP_REMOVAL_ATTRIBUTE = 4,
  LOCKSTEP_REMOVAL_JAVASCRIPT_URL = 5,           // an attribute that navigates to a javascript: URL
  LOCKSTEP_REMOVAL_ANIMATED_JAVASCRIPT_URL = 6,  // an attribute that animates `href`
};

// Something that sanitizing removes. The strings are valid only during the callback.
typedef struct lockstep_sanitizer_removal {
  int32_t reason;             // why it is removed: LOCKSTEP_REMOVAL_...
  lockstep_string name;       // the element's local name, or the instruction's target; none for a comment
  int32_t element_namespace;  // the namespace of the element, LOCKSTEP_NAMESPACE_...
  lockstep_string attribute;  // the qualified name; none if no attribute is removed
  lockstep_string value;   // the value of the attribute, or the data of the comment or processing instruction
  lockstep_string member;  // the member of the configuration that caused it: "elements", "removeElements"
  bool unsafe;             // whether it is removed as unsafe: the configuration alone would keep it
  lockstep_string anchor;  // the clause of the Standard
  // The position of the node or attribute in the input, if lockstep_parse_options::positions is set.
  lockstep_range range;
} lockstep_sanitizer_removal;

// How to parse and sanitize.
typedef struct lockstep_sanitize_options {
  size_t size;     // of this struct: see lockstep_sanitize_options_init()
  int32_t method;  // LOCKSTEP_SANITIZE_FILTER_TREE (default) or _WHILE_PARSING
  // How to parse. The options must stay valid during the call. Null: as on the Web, with scripting for
  // fragments, and with declarative shadow roots.
  const lockstep_parse_options* parse;
  bool run_scripts;  // unsafe functions only: scripts will run once the fragment is inserted
  // Called for everything that is removed, but not for the contents of removed elements; may be null. Must
  // not modify the document.
  void (*on_removal)(const lockstep_sanitizer_removal* removal, void* user_data);
  void* removal_user_data;
  // Safe functions only: remove only the event handlers that standards define. By default, every attribute
  // whose name is `on` followed by ASCII letters is removed.
  bool only_standard_event_handlers;
  // Safe functions only: treat any URL with the scheme `javascript` as a javascript: URL, even if the URL
  // Standard's parser rejects it. See lockstep/sanitizer.h.
  bool any_javascript_scheme;
} lockstep_sanitize_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_sanitize_options_init(lockstep_sanitize_options* options, size_t size);

// Replaces the children of an element, a shadow root, or the contents of a `template`, with what remains of
// the markup. `options` may be null. Stores in `nothing_done`, unless that is null, whether the target is a
// `script`, for which this function does nothing. https://html.spec.whatwg.org/#dom-element-sethtml
LOCKSTEP_EXPORT lockstep_status lockstep_set_html(lockstep_document* document, lockstep_node target,
                                                  const char* html, size_t size,
                                                  const lockstep_sanitizer* sanitizer,
                                                  const lockstep_sanitize_options* options,
                                                  bool* nothing_done);
// Like lockstep_set_html(), but removes only what the configuration does not allow; `sanitizer` must not be
// null. The result may run scripts. https://html.spec.whatwg.org/#dom-element-sethtmlunsafe
LOCKSTEP_EXPORT lockstep_status lockstep_set_html_unsafe(lockstep_document* document, lockstep_node target,
                                                         const char* html, size_t size,
                                                         const lockstep_sanitizer* sanitizer,
                                                         const lockstep_sanitize_options* options);

// Parses a whole document and sanitizes it. The caller frees it with lockstep_document_free(). A positive
// status means that not all of the input was parsed; the part that was parsed is sanitized.
// https://html.spec.whatwg.org/#dom-parsehtml
LOCKSTEP_EXPORT lockstep_status lockstep_parse_html(const char* html, size_t size,
                                                    const lockstep_sanitizer* sanitizer,
                                                    const lockstep_sanitize_options* options,
                                                    lockstep_document** document);
// Like lockstep_parse_html(), but removes only what the configuration does not allow. The result may run
// scripts. https://html.spec.whatwg.org/#dom-parsehtmlunsafe
LOCKSTEP_EXPORT lockstep_status lockstep_parse_html_unsafe(const char* html, size_t size,
                                                           const lockstep_sanitizer* sanitizer,
                                                           const lockstep_sanitize_options* options,
                                                           lockstep_document** document);
// Parses a fragment in that context, or in `body` if `context` is null, and sanitizes it.
LOCKSTEP_EXPORT lockstep_status lockstep_parse_html_fragment(const char* html, size_t size,
                                                             const lockstep_fragment_context* context,
                                                             const lockstep_sanitizer* sanitizer,
                                                             const lockstep_sanitize_options* options,
                                                             lockstep_document** document);
// Like lockstep_parse_html_fragment(), but removes only what the configuration does not allow. The result may
// contain scripts.
LOCKSTEP_EXPORT lockstep_status lockstep_parse_html_fragment_unsafe(const char* html, size_t size,
                                                                    const lockstep_fragment_context* context,
                                                                    const lockstep_sanitizer* sanitizer,
                                                                    const lockstep_sanitize_options* options,
                                                                    lockstep_document** document);

// Sanitizes the descendants of an existing node. https://html.spec.whatwg.org/#sanitize
LOCKSTEP_EXPORT lockstep_status lockstep_sanitize(lockstep_document* document, lockstep_node node,
                                                  const lockstep_sanitizer* sanitizer,
                                                  const lockstep_sanitize_options* options);
// Like lockstep_sanitize(), but removes only what the configuration does not allow. What remains may run
// scripts.
LOCKSTEP_EXPORT lockstep_status lockstep_sanitize_unsafe(lockstep_document* document, lockstep_node node,
                                                         const lockstep_sanitizer* sanitizer,
                                                         const lockstep_sanitize_options* options);

// --- Text to text

// Where text lands: the element whose content it becomes, as innerHTML or as part of a page.
typedef struct lockstep_landing_place {
  const char* local_name;     // as in the DOM: "td", "foreignObject"
  int32_t element_namespace;  // LOCKSTEP_NAMESPACE_HTML, _MATHML or _SVG
} lockstep_landing_place;

// Options for sanitizing from text to text. SanitizeTextOptions in lockstep/sanitize_text.h documents the
// members.
typedef struct lockstep_sanitize_text_options {
  size_t size;     // of this struct: see lockstep_sanitize_text_options_init()
  int32_t method;  // LOCKSTEP_SANITIZE_FILTER_TREE (default) or _WHILE_PARSING
  // How to parse. The options must stay valid during the call. Null: with scripting, and a limit of 256 on
  // the depth.
  const lockstep_parse_options* parse;
  bool document;  // whether the input is a whole page, and so is the result
  // Where a fragment may land in addition to `body`. The places must stay valid during the call.
  const lockstep_landing_place* places;
  size_t place_count;
  bool drop_comments;      // remove comments, even if the configuration keeps them
  bool drop_noscript;      // remove `noscript`
  bool drop_foreign;       // remove SVG and MathML
  bool drop_raw_text;      // remove elements whose text parsers may read as markup, such as `style`
  bool drop_if_unsettled;  // if the text does not settle, remove all of this content and try again
  // How many times the text may be changed after it is first sanitized: 4 by default. If parsing it again
  // still changes it, the text is refused. 0: the text is not parsed again, so it may be unsafe when a
  // browser parses it.
  size_t max_rounds;
  void (*on_removal)(const lockstep_sanitizer_removal* removal, void* user_data);  // may be null
  void* removal_user_data;
  bool only_standard_event_handlers;  // see lockstep_sanitize_options
} lockstep_sanitize_text_options;

// Sets the defaults. `size` is sizeof *options.
LOCKSTEP_EXPORT void lockstep_sanitize_text_options_init(lockstep_sanitize_text_options* options,
                                                         size_t size);

// Sanitized text, or the reason why there is none.
typedef struct lockstep_sanitized_text lockstep_sanitized_text;

// Parses HTML, removes whatever is unsafe or not allowed by the configuration, serializes the rest, and
// parses the result again in each place where it may land, until nothing more would be removed: see
// lockstep/sanitize_text.h and docs/guides/sanitizer.md. The caller frees the result.
//
// Returns LOCKSTEP_UNSETTLED if the text cannot be made safe, or if a limit is reached while it is parsed
// again, and LOCKSTEP_BAD_ARGUMENT for an unknown place; the result then has a message. A positive status
// means that not all of the input was parsed; the part that was parsed is sanitized. O(size + text) for each
// round
LOCKSTEP_EXPORT lockstep_status lockstep_sanitize_text(const char* html, size_t size,
                                                       const lockstep_sanitizer* sanitizer,
                                                       const lockstep_sanitize_text_options* options,
                                                       lockstep_sanitized_text** result);
// Like lockstep_sanitize_text(), but removes only what the configuration does not allow; `sanitizer` must not
// be null. The result may run scripts.
LOCKSTEP_EXPORT lockstep_status lockstep_sanitize_text_unsafe(const char* html, size_t size,
                                                              const lockstep_sanitizer* sanitizer,
                                                              const lockstep_sanitize_text_options* options,
                                                              lockstep_sanitized_text** result);
// Returns the sanitized text, or none (null) if the result has a message instead. Valid until the result is
// freed. This function and the next four return none, false or 0 for a null result.
LOCKSTEP_EXPORT lockstep_string lockstep_sanitized_text_html(const lockstep_sanitized_text* result);
// Returns the reason why there is no text; empty if there is text.
LOCKSTEP_EXPORT lockstep_string lockstep_sanitized_text_message(const lockstep_sanitized_text* result);
// Returns how many times the text had to be changed after it was first sanitized.
LOCKSTEP_EXPORT size_t lockstep_sanitized_text_rounds(const lockstep_sanitized_text* result);
// Whether the depth limit moved nodes.
LOCKSTEP_EXPORT bool lockstep_sanitized_text_flattened(const lockstep_sanitized_text* result);
// Whether drop_if_unsettled was needed.
LOCKSTEP_EXPORT bool lockstep_sanitized_text_dropped(const lockstep_sanitized_text* result);
// Frees a result, which may be null.
LOCKSTEP_EXPORT void lockstep_sanitized_text_free(lockstep_sanitized_text* result);

#ifdef __cplusplus
}
#endif

#endif
