// Changes to the elements that a selector matches.
#include "edits/element_changes.h"

namespace lockstep::detail {

namespace {

DomError apply(const ElementChange& change, Document& document, Node element) {
  const auto insert = [&](AdjacentPosition position) {
    return document.insert_adjacent_html(element, position, change.value);
  };
  switch (change.kind) {
    case ElementChangeKind::set_attribute:
      return document.set_attribute(element, change.name, change.value);
    case ElementChangeKind::remove_attribute:
      return document.remove_attribute(element, change.name);
    case ElementChangeKind::rename_attribute:
      if (!element.has_attribute(change.name)) return DomError::none;
      return document.rename_attribute(element, change.name, change.value);
    case ElementChangeKind::rename:
      return document.rename_element(element, change.value);
    case ElementChangeKind::set_text:
      return document.set_text_content(element, change.value);
    case ElementChangeKind::set_html:
      return document.set_inner_html(element, change.value);
    case ElementChangeKind::replace:
      return document.set_outer_html(element, change.value);
    case ElementChangeKind::before:
      return insert(AdjacentPosition::before_begin);
    case ElementChangeKind::prepend:
      return insert(AdjacentPosition::after_begin);
    case ElementChangeKind::append:
      return insert(AdjacentPosition::before_end);
    case ElementChangeKind::after:
      return insert(AdjacentPosition::after_end);
    case ElementChangeKind::unwrap:
      return document.unwrap(element);
    case ElementChangeKind::remove:
      break;
  }
  return document.remove(element);
}

}  // namespace

std::optional<RefusedChange> change_elements(Document& document, const Selector& selector,
                                             const std::vector<ElementChange>& changes) {
  std::vector<Node> elements;
  for (const Node element : selector.select(document.result())) elements.push_back(element);
  for (const Node element : elements) {
    for (const ElementChange& change : changes) {
      if (!element.parent()) break;
      const DomError error = apply(change, document, element);
      if (error != DomError::none) return RefusedChange{error, change, element};
    }
  }
  return std::nullopt;
}

}  // namespace lockstep::detail
