// Modifying documents (https://dom.spec.whatwg.org/#mutation-algorithms).
//
// Nodes stay valid, even removed ones. Views of texts and names are invalidated, but may be passed to the
// modification itself. A function that returns an error changes nothing. Text is copied; ill-formed UTF-8 is
// replaced by U+FFFD. Memory is freed only with the document.
#ifndef LOCKSTEP_C_MUTATION_H
#define LOCKSTEP_C_MUTATION_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
