// Modifying documents (https://dom.spec.whatwg.org/#mutation-algorithms).
//
// Nodes stay valid, even removed ones. Views of text and names stay valid until the next modification, and
// may be passed to the function that makes it. A function that returns an error changes nothing. Text is
// copied; ill-formed UTF-8 is replaced with U+FFFD. Memory is freed only with the document.
//
// Generated from spec/interface/mutation.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_MUTATION_H
#define LOCKSTEP_C_MUTATION_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Creates an element without a parent in the namespace LOCKSTEP_NAMESPACE_HTML, _MATHML or _SVG. Uses the
// name unchanged: names of HTML elements should be in lowercase. O(name)
LOCKSTEP_EXPORT lockstep_status lockstep_document_create_element(lockstep_document* document,
                                                                 const char* local_name,
                                                                 int32_t element_namespace,
                                                                 lockstep_node* element);
// Creates a text node without a parent. O(size)
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
// Copies a node of `from`, which may be `document`, and, with `subtree`, also its descendants. The copy has
// no parent. Returns LOCKSTEP_HIERARCHY_REQUEST for a document or a shadow root. O(nodes copied)
// https://dom.spec.whatwg.org/#concept-node-clone
LOCKSTEP_EXPORT lockstep_status lockstep_document_clone(lockstep_document* document,
                                                        const lockstep_document* from, lockstep_node node,
                                                        bool subtree, lockstep_node* copy);
// Removes a node of `from`, with its descendants, from its parent and moves it into `document`, without a
// parent. The result is a new node, unless `from` is `document`; the original remains as a copy that can be
// read, while functions that modify it return LOCKSTEP_BAD_ARGUMENT. Returns LOCKSTEP_HIERARCHY_REQUEST for a
// document, a shadow root or the contents of a template. O(nodes copied)
// https://dom.spec.whatwg.org/#dom-document-adoptnode
LOCKSTEP_EXPORT lockstep_status lockstep_document_adopt(lockstep_document* document, lockstep_document* from,
                                                        lockstep_node node, lockstep_node* adopted);
// Adopts `child`, a node of `from`, and inserts it: see lockstep_node_insert_before(). Changes nothing if the
// insertion is refused. Sets `inserted`, which may be null, to the new node; for a fragment, to the last of
// the new nodes. O(nodes copied) https://dom.spec.whatwg.org/#concept-node-insert
LOCKSTEP_EXPORT lockstep_status lockstep_node_adopt_before(lockstep_document* document, lockstep_node parent,
                                                           lockstep_document* from, lockstep_node child,
                                                           lockstep_node reference, lockstep_node* inserted);

// Inserts `child` as the first child: see lockstep_node_insert_before().
LOCKSTEP_EXPORT lockstep_status lockstep_node_prepend(lockstep_document* document, lockstep_node parent,
                                                      lockstep_node child);
// Inserts `child` as the last child: see lockstep_node_insert_before().
LOCKSTEP_EXPORT lockstep_status lockstep_node_append(lockstep_document* document, lockstep_node parent,
                                                     lockstep_node child);
// Removes `child` from its parent, if it has one, and inserts it before `reference`, a child of `parent`, or
// at the end for LOCKSTEP_NO_NODE. For a fragment, moves its children instead. O(1); O(depth of the parent)
// if `child` has children; O(children of the fragment) for a fragment; O(children of the Document node) when
// inserting into it. https://dom.spec.whatwg.org/#concept-node-pre-insert
LOCKSTEP_EXPORT lockstep_status lockstep_node_insert_before(lockstep_document* document, lockstep_node parent,
                                                            lockstep_node child, lockstep_node reference);
// Like lockstep_node_insert_before(), but inserts `child` after `reference`, or at the start for
// LOCKSTEP_NO_NODE.
LOCKSTEP_EXPORT lockstep_status lockstep_node_insert_after(lockstep_document* document, lockstep_node parent,
                                                           lockstep_node child, lockstep_node reference);
// Replaces `child` with `replacement`, or with the children of a fragment.
// https://dom.spec.whatwg.org/#concept-node-replace
LOCKSTEP_EXPORT lockstep_status lockstep_node_replace(lockstep_document* document, lockstep_node child,
                                                      lockstep_node replacement);
// Removes the node from its parent, if it has one. It can be inserted again.
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove(lockstep_document* document, lockstep_node node);
// Removes all children of the node. O(children)
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_children(lockstep_document* document,
                                                              lockstep_node parent);
// Replaces the node with its children. This is refused for a child of the Document node. O(children)
LOCKSTEP_EXPORT lockstep_status lockstep_node_unwrap(lockstep_document* document, lockstep_node node);

// The following three functions parse HTML as a fragment and insert the nodes. `html` is UTF-8 and may be a
// view of this document. If `options` is null, the defaults apply, with the document's edition; borrow_input,
// collect_errors and positions have no effect. The functions return LOCKSTEP_QUOTA_EXCEEDED if a limit is
// reached. O(size + depth + nodes removed)

// Replaces the children of an element or fragment, or the contents of a `template`. The context is the
// element; for a shadow root or the contents of a template, its host; for another fragment, `body`.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_inner_html(lockstep_document* document, lockstep_node node,
                                                             const char* html, size_t size,
                                                             const lockstep_parse_options* options);
// Replaces the node. The context is its parent, or `body` in a fragment. Returns
// LOCKSTEP_NO_MODIFICATION_ALLOWED for a child of the Document node, and LOCKSTEP_NOT_FOUND for a node
// without a parent.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_outer_html(lockstep_document* document, lockstep_node node,
                                                             const char* html, size_t size,
                                                             const lockstep_parse_options* options);
// Where lockstep_node_insert_adjacent_html() inserts the nodes.
enum {
  LOCKSTEP_BEFORE_BEGIN = 0,  // before the element
  LOCKSTEP_AFTER_BEGIN = 1,   // inside, before its first child
  LOCKSTEP_BEFORE_END = 2,    // inside, after its last child
  LOCKSTEP_AFTER_END = 3,     // after the element
};
// Inserts the nodes next to an element or inside it. The context is the node into which they are inserted, or
// `body` if that node is `html` or a fragment. Returns LOCKSTEP_NO_MODIFICATION_ALLOWED next to an element
// that has no parent or is a child of the Document node.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml
LOCKSTEP_EXPORT lockstep_status lockstep_node_insert_adjacent_html(lockstep_document* document,
                                                                   lockstep_node element, int32_t position,
                                                                   const char* html, size_t size,
                                                                   const lockstep_parse_options* options);

// Sets the first attribute with that qualified name, or adds one in no namespace. Uses the name unchanged:
// attribute names of HTML elements should be in lowercase. O(attributes + size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_attribute(lockstep_document* document,
                                                            lockstep_node element, const char* qualified_name,
                                                            const char* value, size_t size);
// Removes the first attribute with that qualified name, if there is one. O(attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_attribute(lockstep_document* document,
                                                               lockstep_node element,
                                                               const char* qualified_name);
// Set and remove the attribute with that namespace (LOCKSTEP_NAMESPACE_...) and local name. A new attribute
// has the prefix that the parser would give it: "xlink:href" in LOCKSTEP_NAMESPACE_XLINK. Setting returns
// LOCKSTEP_NOT_SUPPORTED for a name that the Standard does not put in that namespace.
// https://dom.spec.whatwg.org/#dom-element-setattributens
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_attribute_ns(lockstep_document* document,
                                                               lockstep_node element,
                                                               int32_t attribute_namespace,
                                                               const char* qualified_name, const char* value,
                                                               size_t size);
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_attribute_ns(lockstep_document* document,
                                                                  lockstep_node element,
                                                                  int32_t attribute_namespace,
                                                                  const char* local_name);
// Gives the first attribute with that qualified name another name; the attribute keeps its place. If the
// element already has an attribute with the new name, that attribute is removed, and the renamed one is in
// its namespace; otherwise, the renamed attribute is in no namespace. Returns LOCKSTEP_NOT_FOUND if there is
// no attribute to rename. O(attributes)
LOCKSTEP_EXPORT lockstep_status lockstep_node_rename_attribute(lockstep_document* document,
                                                               lockstep_node element,
                                                               const char* qualified_name,
                                                               const char* new_name);
// Gives an element another local name in the same namespace; the element keeps its identity and position.
// Returns LOCKSTEP_NOT_SUPPORTED for an HTML element if the old or the new name is `template`. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_rename_element(lockstep_document* document,
                                                             lockstep_node element, const char* local_name);
// Adds a token to an attribute that contains a set of tokens, such as `class`. The attribute is rewritten
// with one space between tokens. Returns LOCKSTEP_INVALID_CHARACTER for a token that is empty or contains
// ASCII whitespace. https://dom.spec.whatwg.org/#interface-domtokenlist
LOCKSTEP_EXPORT lockstep_status lockstep_node_add_token(lockstep_document* document, lockstep_node element,
                                                        const char* qualified_name, const char* token);
// Removes a token: see lockstep_node_add_token().
LOCKSTEP_EXPORT lockstep_status lockstep_node_remove_token(lockstep_document* document, lockstep_node element,
                                                           const char* qualified_name, const char* token);
// Removes a token if the attribute has it; otherwise adds it: see lockstep_node_add_token().
LOCKSTEP_EXPORT lockstep_status lockstep_node_toggle_token(lockstep_document* document, lockstep_node element,
                                                           const char* qualified_name, const char* token);
// Replaces the children of an element or fragment with one text node, or removes them if the text is empty.
// For other nodes, works like lockstep_node_set_data(). O(size + children)
// https://dom.spec.whatwg.org/#dom-node-textcontent
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_text_content(lockstep_document* document,
                                                               lockstep_node node, const char* text,
                                                               size_t size);
// Replaces the data of a text node, a comment or a processing instruction. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_node_set_data(lockstep_document* document, lockstep_node node,
                                                       const char* data, size_t size);

#ifdef __cplusplus
}
#endif

#endif
