// Parses into a tree of your own, given as a table of functions: see docs/guides/own-tree.md.
//
// Generated from spec/interface/tree.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_TREE_H
#define LOCKSTEP_C_TREE_H

#include "lockstep/c/base.h"
#include "lockstep/c/error.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// A node of your tree: any pointer, or a number converted to one. Null means none. The parser compares the
// pointers and does not follow them. It keeps pointers to nodes that it created and to nodes that your
// functions returned, until it is freed or calls release().
typedef void* lockstep_tree_node;

// The attributes of a start tag, in the order of the tag and without duplicates. Valid only during the call
// to which they are passed. For an index out of bounds, strings are none (null).
typedef struct lockstep_tree_attributes lockstep_tree_attributes;

// The number of attributes; 0 if `attributes` is null.
LOCKSTEP_EXPORT size_t lockstep_tree_attributes_count(const lockstep_tree_attributes* attributes);
// The name of an attribute as written: "xlink:href".
LOCKSTEP_EXPORT lockstep_string lockstep_tree_attributes_name(const lockstep_tree_attributes* attributes,
                                                              size_t index);
// The name without its prefix: "href".
LOCKSTEP_EXPORT lockstep_string
lockstep_tree_attributes_local_name(const lockstep_tree_attributes* attributes, size_t index);
// The prefix of the name; empty if there is none.
LOCKSTEP_EXPORT lockstep_string lockstep_tree_attributes_prefix(const lockstep_tree_attributes* attributes,
                                                                size_t index);
// The namespace of the attribute: LOCKSTEP_NAMESPACE_...
LOCKSTEP_EXPORT int32_t lockstep_tree_attributes_namespace(const lockstep_tree_attributes* attributes,
                                                           size_t index);
// The value; empty for an attribute without a value.
LOCKSTEP_EXPORT lockstep_string lockstep_tree_attributes_value(const lockstep_tree_attributes* attributes,
                                                               size_t index);

// The flags that the parser sets on a script element
// (https://html.spec.whatwg.org/multipage/scripting.html#already-started).
enum { LOCKSTEP_SCRIPT_ALREADY_STARTED = 1, LOCKSTEP_SCRIPT_PARSER_DOCUMENT = 2 };

// A tree that the parser can build. `user_data` is passed to all functions. Strings are UTF-8, not
// zero-terminated, and valid only during the call; names of elements and attributes are as in the DOM. The
// parser never passes a null node where one is required, except as `reference`. The parser frees nothing:
// nodes without a parent after lockstep_tree_parser_finish() are garbage. It takes linear time if every
// function takes constant time, plus time for the text, attributes and children that the function copies,
// moves or visits.
//
// Functions that create a node may return null if they fail: the parser then stops, and the call returns
// LOCKSTEP_OUT_OF_MEMORY. The other functions cannot fail.
typedef struct lockstep_tree_functions {
  size_t size;      // of this struct: see lockstep_tree_functions_init()
  void* user_data;  // passed to all functions

  // --- Required

  // The Document node, which exists from the beginning.
  lockstep_tree_node (*document)(void* user_data);
  // The following functions create nodes without a parent: an element in LOCKSTEP_NAMESPACE_HTML, _MATHML or
  // _SVG (an HTML `template` is created with its contents); a comment; a processing instruction; a doctype,
  // whose missing identifiers are empty; and a fragment.
  lockstep_tree_node (*create_element)(int32_t element_namespace, lockstep_string local_name,
                                       const lockstep_tree_attributes* attributes, void* user_data);
  lockstep_tree_node (*create_comment)(lockstep_string data, void* user_data);
  lockstep_tree_node (*create_processing_instruction)(lockstep_string target, lockstep_string data,
                                                      void* user_data);
  lockstep_tree_node (*create_doctype)(lockstep_string name, lockstep_string public_identifier,
                                       lockstep_string system_identifier, void* user_data);
  lockstep_tree_node (*create_document_fragment)(void* user_data);
  // Inserts `child`, which has no parent, into `parent` before its child `reference`, or at the end if
  // `reference` is null.
  void (*insert_before)(lockstep_tree_node parent, lockstep_tree_node child, lockstep_tree_node reference,
                        void* user_data);
  // Inserts text into `parent` at such a place: appends it to the Text node immediately before that place, or
  // creates a Text node.
  void (*insert_text)(lockstep_tree_node parent, lockstep_tree_node reference, lockstep_string text,
                      void* user_data);
  // Removes the node from its parent, if it has one.
  void (*remove)(lockstep_tree_node node, void* user_data);
  // Moves all children of a node to another node, which has no children.
  void (*move_children)(lockstep_tree_node from, lockstep_tree_node to, void* user_data);
  // Returns the parent, or null. Called before each node is inserted.
  lockstep_tree_node (*parent)(lockstep_tree_node node, void* user_data);
  // Whether the Document has a child of that type: LOCKSTEP_NODE_ELEMENT or LOCKSTEP_NODE_DOCTYPE.
  bool (*document_has_child)(int32_t type, void* user_data);
  // Adds the attributes that the element does not have yet.
  void (*add_missing_attributes)(lockstep_tree_node element, const lockstep_tree_attributes* attributes,
                                 void* user_data);
  // Returns the parent of the contents of an HTML `template`: a separate fragment, or the template itself.
  lockstep_tree_node (*template_contents)(lockstep_tree_node element, void* user_data);

  // --- Optional: may be null

  // Sets the quirks mode of the document: LOCKSTEP_NO_QUIRKS, ...
  void (*set_quirks_mode)(int32_t quirks_mode, void* user_data);
  // Called with the fragment that will contain the result of parsing a fragment.
  void (*set_fragment)(lockstep_tree_node fragment, void* user_data);
  // Set a flag of a script element, LOCKSTEP_SCRIPT_ALREADY_STARTED or _PARSER_DOCUMENT, and clear its force
  // async flag.
  void (*set_script_flag)(lockstep_tree_node script, int32_t flag, void* user_data);
  void (*clear_force_async)(lockstep_tree_node script, void* user_data);
  // Called when the form has become the owner of the element, which need not be its descendant. With this
  // function, the parser takes O(depth) for each form control inside a form.
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  void (*associate_form)(lockstep_tree_node element, lockstep_tree_node form, void* user_data);
  // Whether inserting `node` into `target` would create a cycle. If the function is null, the parser only
  // checks whether they are the same node.
  bool (*is_host_including_inclusive_ancestor)(lockstep_tree_node node, lockstep_tree_node target,
                                               void* user_data);
  // Called when the parser no longer holds the element; the parser will use the element again only if the
  // tree returns it as a parent. Called once for each element that the parser releases before the input ends;
  // for trees that free elements during parsing.
  void (*release)(lockstep_tree_node element, void* user_data);

  // Declarative shadow roots: set all three functions or none. Without them, and unless
  // lockstep_parse_options::allow_declarative_shadow_roots is set, `<template shadowrootmode>` creates an
  // ordinary template. The functions attach a shadow root with LOCKSTEP_SHADOW_ROOT_... properties, return an
  // element's shadow root or null, and make a shadow root the contents of a template.
  lockstep_tree_node (*attach_shadow_root)(lockstep_tree_node host, int32_t properties, void* user_data);
  lockstep_tree_node (*shadow_root)(lockstep_tree_node host, void* user_data);
  void (*set_template_contents)(lockstep_tree_node element, lockstep_tree_node contents, void* user_data);

  // Reading the tree: set all of the following functions or none. In a tree that cannot be read,
  // `selectedcontent` receives no clone of the selected option, and `<template for>` creates an ordinary
  // template.
  lockstep_tree_node (*first_child)(lockstep_tree_node node, void* user_data);
  lockstep_tree_node (*next_sibling)(lockstep_tree_node node, void* user_data);
  // Returns the next node in tree order inside `root`, or null.
  lockstep_tree_node (*following)(lockstep_tree_node node, lockstep_tree_node root, void* user_data);
  // Return the namespace and the local name of an element; LOCKSTEP_NAMESPACE_NONE and none (null) for other
  // nodes. The name must stay valid until the next call to one of your functions, as must the results of the
  // next two functions.
  int32_t (*element_namespace)(lockstep_tree_node node, void* user_data);
  lockstep_string (*local_name)(lockstep_tree_node node, void* user_data);
  // Returns the value of the attribute with that qualified name; none (null) if there is no such attribute.
  lockstep_string (*attribute)(lockstep_tree_node element, lockstep_string qualified_name, void* user_data);
  // Returns the target of a processing instruction; empty for other nodes.
  lockstep_string (*processing_instruction_target)(lockstep_tree_node node, void* user_data);
  // Whether the node is in the Document: https://dom.spec.whatwg.org/#connected
  bool (*is_connected)(lockstep_tree_node node, void* user_data);
  // Returns a deep copy without a parent.
  lockstep_tree_node (*clone)(lockstep_tree_node node, void* user_data);
} lockstep_tree_functions;

// Sets all functions to null. `size` is sizeof *functions.
LOCKSTEP_EXPORT void lockstep_tree_functions_init(lockstep_tree_functions* functions, size_t size);

// Parses text that arrives in pieces into a tree of your own: create, write, finish, free. A program that
// uses this parser links one more copy of the parser for each edition in the build.
typedef struct lockstep_tree_parser lockstep_tree_parser;

// Creates a parser for a document. Copies the functions and the options. `options` may be null; its members
// `positions`, `limit_nodes` and `borrow_input` are ignored, and `limit_memory_bytes` does not count the
// tree. The caller owns *parser, as with the next function.
LOCKSTEP_EXPORT lockstep_status lockstep_tree_parser_create(const lockstep_tree_functions* functions,
                                                            const lockstep_parse_options* options,
                                                            lockstep_tree_parser** parser);
// Creates a parser for a fragment; the result is in the node that is passed to set_fragment(). The context
// becomes an element without a parent in the tree. If `context` is null, the context is a `body`.
LOCKSTEP_EXPORT lockstep_status lockstep_tree_parser_create_fragment(const lockstep_tree_functions* functions,
                                                                     const lockstep_fragment_context* context,
                                                                     const lockstep_parse_options* options,
                                                                     lockstep_tree_parser** parser);
// Adds and parses input: UTF-8, which may be split anywhere. The parser keeps the current piece, the longest
// token, the open elements and new names and, if errors are collected or reported, the whole text.
LOCKSTEP_EXPORT lockstep_status lockstep_tree_parser_write(lockstep_tree_parser* parser, const char* data,
                                                           size_t size);
// Parses the rest.
LOCKSTEP_EXPORT lockstep_status lockstep_tree_parser_finish(lockstep_tree_parser* parser);
// Whether lockstep_parse_options::limit_depth moved nodes higher in the tree than the Standard puts them.
LOCKSTEP_EXPORT bool lockstep_tree_parser_flattened(const lockstep_tree_parser* parser);
// The number of errors, which are in the order of the input; available after the end, with
// lockstep_parse_options::collect_errors.
LOCKSTEP_EXPORT size_t lockstep_tree_parser_error_count(const lockstep_tree_parser* parser);
// Returns an error, which is valid as long as the parser exists; null if the index is out of bounds.
LOCKSTEP_EXPORT const lockstep_error* lockstep_tree_parser_error(const lockstep_tree_parser* parser,
                                                                 size_t index);
// Whether there were more errors than lockstep_parse_options::max_errors.
LOCKSTEP_EXPORT bool lockstep_tree_parser_errors_truncated(const lockstep_tree_parser* parser);
// Frees the parser, but no nodes. The parser may be null.
LOCKSTEP_EXPORT void lockstep_tree_parser_free(lockstep_tree_parser* parser);

#ifdef __cplusplus
}
#endif

#endif
