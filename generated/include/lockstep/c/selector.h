// CSS selectors: https://drafts.csswg.org/selectors/, as in browsers' querySelectorAll().
//
// Generated from spec/interface/selector.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_SELECTOR_H
#define LOCKSTEP_C_SELECTOR_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parsed selector list. Any number of threads may use it at the same time, with any documents.
typedef struct lockstep_selector lockstep_selector;
// Why a selector is invalid.
typedef struct lockstep_selector_error lockstep_selector_error;
// The elements that a selector matches, found one at a time.
typedef struct lockstep_selection lockstep_selection;

// A namespace prefix that selectors may use: with {"svg", LOCKSTEP_NAMESPACE_SVG}, `svg|a` selects SVG
// elements. An empty prefix sets the default namespace, which applies to type selectors without a prefix.
typedef struct lockstep_namespace_prefix {
  const char* prefix;  // as written before `|`; case-sensitive
  int32_t name_space;  // LOCKSTEP_NAMESPACE_...
} lockstep_namespace_prefix;

// Parses a selector list of `size` bytes and stores it in `selector`. If it is invalid, returns
// LOCKSTEP_INVALID_SELECTOR and stores the reason in `error`, unless that is null. The caller frees the
// selector and the error. The prefixes must stay valid only during the call.
//
// Pseudo-classes that depend on a user, scripts or media (:hover, :valid) match nothing. Pseudo-elements and
// unknown names are errors, except in :is() and :where(), which ignore invalid selectors. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_selector_parse(const char* css, size_t size,
                                                        const lockstep_namespace_prefix* prefixes,
                                                        size_t prefix_count, lockstep_selector** selector,
                                                        lockstep_selector_error** error);
// Frees a selector, which may be null. Selections created with it stay valid.
LOCKSTEP_EXPORT void lockstep_selector_free(lockstep_selector* selector);

// Returns what is wrong, such as “unknown pseudo-class “:frist-child”; did you mean “:first-child”?”. This
// function and the next three return none or 0 for a null error. Valid until the error is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_selector_error_message(const lockstep_selector_error* error);
// Returns the position of the error, in bytes from the start of the selector.
LOCKSTEP_EXPORT size_t lockstep_selector_error_offset(const lockstep_selector_error* error);
// Returns the position of the error in code points, counted from 1.
LOCKSTEP_EXPORT size_t lockstep_selector_error_column(const lockstep_selector_error* error);
// Returns what was probably meant; empty if nothing is similar. Valid until the error is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_selector_error_suggestion(const lockstep_selector_error* error);
// Frees an error, which may be null.
LOCKSTEP_EXPORT void lockstep_selector_error_free(lockstep_selector_error* error);

// Finds the descendants of `root` that match, as querySelectorAll() does: combinators may match ancestors of
// `root`; `:scope` is `root`. Does not enter template contents or shadow roots. The caller frees the
// selection before the document:
//
//   lockstep_selection* links = NULL;
//   if (lockstep_select(document, root, selector, &links) == LOCKSTEP_OK)
//     for (lockstep_node link; (link = lockstep_selection_next(links)) != LOCKSTEP_NO_NODE;) ...
//   lockstep_selection_free(links);
//
// Creating the selection finds its first element. The whole walk is O(descendants × selector) and, with
// :has() or :nth-child(), O(nodes of the document × selector).
// https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
LOCKSTEP_EXPORT lockstep_status lockstep_select(const lockstep_document* document, lockstep_node root,
                                                const lockstep_selector* selector,
                                                lockstep_selection** selection);
// Returns the next element in tree order; none at the end, or if memory is exhausted. Collect the elements
// before you modify the document: otherwise the selection may miss elements, or return elements that no
// longer match.
LOCKSTEP_EXPORT lockstep_node lockstep_selection_next(lockstep_selection* selection);
// Frees a selection, which may be null.
LOCKSTEP_EXPORT void lockstep_selection_free(lockstep_selection* selection);

// Returns the first element that lockstep_select() finds, or none. This function and the next two find
// nothing if memory is exhausted.
LOCKSTEP_EXPORT lockstep_node lockstep_select_first(const lockstep_document* document, lockstep_node root,
                                                    const lockstep_selector* selector);
// Whether the element matches; `:scope` is the element. False for nodes that are not elements. O(ancestors
// and siblings × selector), with :has() O(nodes of the document × selector).
// https://dom.spec.whatwg.org/#dom-element-matches
LOCKSTEP_EXPORT bool lockstep_node_matches(const lockstep_document* document, lockstep_node element,
                                           const lockstep_selector* selector);
// Returns the element or its nearest ancestor that matches, or none; `:scope` is the element.
// https://dom.spec.whatwg.org/#dom-element-closest
LOCKSTEP_EXPORT lockstep_node lockstep_node_closest(const lockstep_document* document, lockstep_node element,
                                                    const lockstep_selector* selector);

#ifdef __cplusplus
}
#endif

#endif
