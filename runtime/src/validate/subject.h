// An element as seen by the rules.
#ifndef LOCKSTEP_VALIDATE_SUBJECT_H
#define LOCKSTEP_VALIDATE_SUBJECT_H

#include <optional>
#include <string_view>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "validate/attribute_filter.h"

namespace lockstep::detail::authoring {

struct Subject {
  Node node;
  AttributeFilter names;

  explicit Subject(Node of)
      : node(of), names(of.is_element() ? AttributeFilter(tree(), id()) : AttributeFilter()) {}

  const Tree& tree() const { return NodeAccess::tree(node); }
  NodeId id() const { return NodeAccess::id(node); }
  NameId name() const { return NodeAccess::name(node); }
  bool is_html() const { return node.is_element() && node.element_namespace() == Namespace::html; }
  bool is(NameId name) const { return is_html() && NodeAccess::name(node) == name; }
  const AttributeRecord* record(NameId name) const {
    return names.may_have(name) ? tree().attribute(id(), name) : nullptr;
  }
  bool has(NameId name) const { return record(name) != nullptr; }
  std::optional<std::string_view> value(NameId name) const {
    const AttributeRecord* found = record(name);
    return found == nullptr ? std::nullopt : std::optional(tree().text(found->value));
  }
  // Returns the empty string if there is no such attribute.
  std::string_view text(NameId name) const { return value(name).value_or(std::string_view()); }
  bool is_word(NameId name, std::string_view word) const { return equals_ignoring_case(text(name), word); }
  // Returns the index of an attribute that the element has.
  std::size_t index(NameId name) const {
    return static_cast<std::size_t>(record(name) - tree().attributes(id()));
  }
};

}  // namespace lockstep::detail::authoring

#endif
