// Changes to the elements that a selector matches: `lockstep edit`, and editSource() of the npm package.
#ifndef LOCKSTEP_EDITS_ELEMENT_CHANGES_H
#define LOCKSTEP_EDITS_ELEMENT_CHANGES_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/selector.h"

namespace lockstep::detail {

// The tables in `lockstep edit` and bindings/web/lib/editing.js have the same order.
enum class ElementChangeKind : std::uint8_t {
  set_attribute,
  remove_attribute,
  rename_attribute,
  rename,
  set_text,
  set_html,
  replace,
  before,
  prepend,
  append,
  after,
  unwrap,
  remove,
};

struct ElementChange {
  ElementChangeKind kind;
  std::string name;   // the name of the attribute
  std::string value;  // the attribute's value or new name; the element's text, HTML or name
};

// A change that the DOM refused.
struct RefusedChange {
  DomError error;
  const ElementChange& change;
  Node element;
};

// Makes the changes, in the given order, to each element of Document::result() that the selector matches. The
// elements are selected before the first change; those that have been removed from their parent are not
// changed any further. Stops at the first change that the DOM refuses, and returns it. Renaming an attribute
// that an element does not have changes nothing.
std::optional<RefusedChange> change_elements(Document& document, const Selector& selector,
                                             const std::vector<ElementChange>& changes);

}  // namespace lockstep::detail

#endif
