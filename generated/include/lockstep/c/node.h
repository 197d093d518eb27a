// The nodes of a document, and functions that find elements. All functions are O(1) unless they say
// otherwise. Views stay valid until the document is modified or freed.
//
// Generated from spec/interface/node.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_NODE_H
#define LOCKSTEP_C_NODE_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

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

// Returns the type of the node: LOCKSTEP_NODE_ELEMENT, ...
LOCKSTEP_EXPORT int32_t lockstep_node_type(const lockstep_document* document, lockstep_node node);

// The parent, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_parent(const lockstep_document* document, lockstep_node node);
// The first child, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_first_child(const lockstep_document* document,
                                                        lockstep_node node);
// The last child, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_last_child(const lockstep_document* document, lockstep_node node);
// The next sibling, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_next_sibling(const lockstep_document* document,
                                                         lockstep_node node);
// The previous sibling, or none.
LOCKSTEP_EXPORT lockstep_node lockstep_node_previous_sibling(const lockstep_document* document,
                                                             lockstep_node node);
// The next sibling that is an element, or none. O(nodes passed)
// https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode
LOCKSTEP_EXPORT lockstep_node lockstep_node_next_element_sibling(const lockstep_document* document,
                                                                 lockstep_node node);
// The previous sibling that is an element, or none. O(nodes passed)
LOCKSTEP_EXPORT lockstep_node lockstep_node_previous_element_sibling(const lockstep_document* document,
                                                                     lockstep_node node);
// The first child that is an element, or none. O(children passed)
// https://dom.spec.whatwg.org/#interface-parentnode
LOCKSTEP_EXPORT lockstep_node lockstep_node_first_element_child(const lockstep_document* document,
                                                                lockstep_node node);
// The last child that is an element, or none. O(children passed)
LOCKSTEP_EXPORT lockstep_node lockstep_node_last_element_child(const lockstep_document* document,
                                                               lockstep_node node);
// The number of children that are elements. O(children)
LOCKSTEP_EXPORT size_t lockstep_node_child_element_count(const lockstep_document* document,
                                                         lockstep_node node);
// The topmost ancestor of this node, or this node itself. Does not leave template contents or shadow roots.
// O(depth)
LOCKSTEP_EXPORT lockstep_node lockstep_node_root(const lockstep_document* document, lockstep_node node);
// Whether `other` is the node or one of its descendants. O(depth)
// https://dom.spec.whatwg.org/#dom-node-contains
LOCKSTEP_EXPORT bool lockstep_node_contains(const lockstep_document* document, lockstep_node node,
                                            lockstep_node other);
// Whether the node is in the tree of its document, including shadow roots. O(depth)
// https://dom.spec.whatwg.org/#connected
LOCKSTEP_EXPORT bool lockstep_node_is_connected(const lockstep_document* document, lockstep_node node);
// The form owner of an element, or none. It is determined by the element's `form` attribute, by the parser,
// or by the nearest `form` ancestor: see Node::form_owner(). O(depth); O(nodes of the tree) with a `form`
// attribute https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
LOCKSTEP_EXPORT lockstep_node lockstep_node_form_owner(const lockstep_document* document, lockstep_node node);
// Returns the next node in tree order inside `root`, or none. `root` must be `node` or contain it. Does not
// enter template contents or shadow roots. O(1) amortized over a walk.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following(const lockstep_document* document, lockstep_node node,
                                                      lockstep_node root);
// Like lockstep_node_following(), but skips the node's descendants.
LOCKSTEP_EXPORT lockstep_node lockstep_node_following_skipping_children(const lockstep_document* document,
                                                                        lockstep_node node,
                                                                        lockstep_node root);
// The contents of a `template` element, which are a fragment; none for other nodes.
LOCKSTEP_EXPORT lockstep_node lockstep_node_template_contents(const lockstep_document* document,
                                                              lockstep_node node);
// The shadow root that a declarative template attached to the element, which is a fragment; none if the
// element has no shadow root.
LOCKSTEP_EXPORT lockstep_node lockstep_node_shadow_root(const lockstep_document* document,
                                                        lockstep_node node);

// How a shadow root was attached.
enum {
  LOCKSTEP_SHADOW_ROOT_CLOSED = 1,  // its mode is closed; otherwise, its mode is open
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
// Returns the namespace of an element: LOCKSTEP_NAMESPACE_HTML, ...; LOCKSTEP_NAMESPACE_NONE for other nodes.
LOCKSTEP_EXPORT int32_t lockstep_node_namespace(const lockstep_document* document, lockstep_node node);
// The data of a text node, a comment or a processing instruction. None (null) for other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_data(const lockstep_document* document, lockstep_node node);
// The public and the system identifier of a doctype; empty if missing. None (null) for other nodes.
LOCKSTEP_EXPORT lockstep_string lockstep_node_public_identifier(const lockstep_document* document,
                                                                lockstep_node node);
LOCKSTEP_EXPORT lockstep_string lockstep_node_system_identifier(const lockstep_document* document,
                                                                lockstep_node node);
// For an element or fragment, the data of all text nodes among its descendants; for a text node, a comment or
// a processing instruction, its data; for other nodes, empty. O(tree)
// https://dom.spec.whatwg.org/#dom-node-textcontent
LOCKSTEP_EXPORT lockstep_status lockstep_node_text_content(const lockstep_document* document,
                                                           lockstep_node node, lockstep_buffer* text);
// The text as a browser renders it with only the HTML Standard's user-agent style sheet: see
// Node::inner_text(). With `scripting`, `noscript` and the fallback content of `canvas` are hidden. O(tree +
// depth) https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
LOCKSTEP_EXPORT lockstep_status lockstep_node_inner_text(const lockstep_document* document,
                                                         lockstep_node node, bool scripting,
                                                         lockstep_buffer* text);
// A part of rendered text that was copied from a text node.
typedef struct lockstep_rendered_run {
  size_t begin;        // in the rendered text, in bytes
  size_t end;          // one past the last byte
  lockstep_node node;  // the text node
  size_t offset;       // of the first byte in the node's data
} lockstep_rendered_run;
// Like lockstep_node_inner_text(), but also gives the source of each part: see Node::rendered_text(). Calls
// `on_run`, unless it is null, for each run, in order. O(tree + depth)
LOCKSTEP_EXPORT lockstep_status lockstep_node_rendered_text(
    const lockstep_document* document, lockstep_node node, bool scripting, lockstep_buffer* text,
    void (*on_run)(const lockstep_rendered_run* run, void* user_data), void* user_data);
// The language of the node, as written; empty if it is unknown, none (null) for no node: see
// Node::language(). At most O(nodes of the document) https://html.spec.whatwg.org/multipage/dom.html#language
LOCKSTEP_EXPORT lockstep_string lockstep_node_language(const lockstep_document* document, lockstep_node node);

// The number of attributes of an element, which are in the order of the input; 0 for other nodes.
LOCKSTEP_EXPORT size_t lockstep_node_attribute_count(const lockstep_document* document, lockstep_node node);
// The name of an attribute as written: "xlink:href". This function and the next three return none if there is
// no such attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_name(const lockstep_document* document,
                                                             lockstep_node node, size_t index);
// The name without its prefix: "href".
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_local_name(const lockstep_document* document,
                                                                   lockstep_node node, size_t index);
// The prefix of the name; empty if there is none.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_prefix(const lockstep_document* document,
                                                               lockstep_node node, size_t index);
// The value; empty for an attribute without a value.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_value(const lockstep_document* document,
                                                              lockstep_node node, size_t index);
// The namespace of the attribute: LOCKSTEP_NAMESPACE_...
LOCKSTEP_EXPORT int32_t lockstep_node_attribute_namespace(const lockstep_document* document,
                                                          lockstep_node node, size_t index);
// Returns the value of the attribute with that qualified name; none (null) if there is no such attribute.
// O(attributes)
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute(const lockstep_document* document, lockstep_node node,
                                                        const char* qualified_name);
// Returns the value of the attribute with that namespace, LOCKSTEP_NAMESPACE_..., and that local name; none
// (null) if there is no such attribute.
LOCKSTEP_EXPORT lockstep_string lockstep_node_attribute_ns(const lockstep_document* document,
                                                           lockstep_node node, int32_t attribute_namespace,
                                                           const char* local_name);
// Writes the tokens of an attribute that contains a set of tokens, such as `rel` or `class`: in order,
// without duplicates, with one space between them. O(attributes + value * log(tokens))
// https://dom.spec.whatwg.org/#concept-ordered-set-parser
LOCKSTEP_EXPORT lockstep_status lockstep_node_token_list(const lockstep_document* document,
                                                         lockstep_node node, const char* qualified_name,
                                                         lockstep_buffer* tokens);
// Whether the attribute's tokens include `token`. O(attributes + value)
LOCKSTEP_EXPORT bool lockstep_node_has_token(const lockstep_document* document, lockstep_node node,
                                             const char* qualified_name, const char* token);
// Whether `name` is one of the element's classes; in quirks mode, ASCII case is ignored. O(attributes +
// value)
LOCKSTEP_EXPORT bool lockstep_node_has_class(const lockstep_document* document, lockstep_node node,
                                             const char* name);

// The following functions find elements. Each returns the next matching element after `after`, in tree order
// inside `root`, or none. To visit all matching elements, pass `root` as `after` first, and then the previous
// result:
//
//   lockstep_node link = root;
//   while ((link = lockstep_find(document, root, link, "a")) != LOCKSTEP_NO_NODE) ...
//
// `after` must be `root` or a descendant of it. O(nodes passed)

// Finds an element with that local name, in any namespace.
LOCKSTEP_EXPORT lockstep_node lockstep_find(const lockstep_document* document, lockstep_node root,
                                            lockstep_node after, const char* local_name);
// Finds an element with that local name in one namespace, LOCKSTEP_NAMESPACE_...; in any namespace for
// LOCKSTEP_NAMESPACE_NONE.
LOCKSTEP_EXPORT lockstep_node lockstep_find_ns(const lockstep_document* document, lockstep_node root,
                                               lockstep_node after, int32_t element_namespace,
                                               const char* local_name);
// Finds an element with that class: see lockstep_node_has_class().
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_class(const lockstep_document* document, lockstep_node root,
                                                     lockstep_node after, const char* name);
// Finds an element that has an attribute with that qualified name and, unless `value` is null, that value.
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_attribute(const lockstep_document* document,
                                                         lockstep_node root, lockstep_node after,
                                                         const char* qualified_name, const char* value);
// Returns the first element inside `root` with that ID, or none; none for an empty ID. O(tree)
LOCKSTEP_EXPORT lockstep_node lockstep_find_by_id(const lockstep_document* document, lockstep_node root,
                                                  const char* id);

#ifdef __cplusplus
}
#endif

#endif
