// Applies the user-agent style sheet to an element.
#include "rendering/style.h"

#include "text/characters.h"

namespace lockstep::detail {

namespace {

bool holds(const StyleCondition& condition, const Tree& tree, NodeId element, bool scripting) {
  using enum StyleConditionKind;
  const auto value_is_word = [&] {
    const AttributeRecord* attribute = tree.attribute(element, condition.name);
    return attribute != nullptr && equals_ignoring_case(tree.text(attribute->value), condition.word);
  };
  switch (condition.kind) {
    case has:
      return tree.attribute(element, condition.name) != nullptr;
    case lacks:
      return tree.attribute(element, condition.name) == nullptr;
    case is:
      return value_is_word();
    case is_not:
      return !value_is_word();
    case child_of: {
      const NodeRecord& parent = tree.nodes[tree.parent(element)];
      return parent.type == NodeType::element && parent.name == condition.name &&
             parent.element_namespace == tree.element_namespace(element);
    }
    case not_first_child: {
      NodeId before = tree.previous_sibling(element);
      while (before != kNoNode && tree.type(before) != NodeType::element)
        before = tree.previous_sibling(before);
      return before != kNoNode;
    }
    case scripting_enabled:
      return scripting;
    case quirks_mode:
      return tree.quirks_mode == QuirksMode::quirks;
  }
  return false;
}

}  // namespace

Style user_agent_style(const Tree& tree, NodeId element, bool scripting) {
  const NodeRecord& record = tree.nodes[element];
  const ElementStyle& found = element_style(record.element_namespace, record.name);
  if (found.attributes_needed != kAnyAttributes) {
    std::uint64_t present = 0;
    for (const AttributeRecord& attribute : tree.records(record.payload))
      present |= attribute_bit(attribute.name);
    if ((present & found.attributes_needed) == 0) return found.style;
  }
  Style style = found.style;
  for (const ConditionalDeclaration& declaration : declarations_of(found)) {
    bool applies = true;
    for (const StyleCondition& condition : conditions_of(declaration))
      applies = applies && holds(condition, tree, element, scripting);
    if (!applies) continue;
    switch (declaration.property) {
      case StyleProperty::display:
        style.display = static_cast<Display>(declaration.value);
        break;
      case StyleProperty::white_space:
        style.white_space = static_cast<WhiteSpace>(declaration.value);
        break;
      case StyleProperty::contents:
        style.contents = static_cast<Contents>(declaration.value);
        break;
      case StyleProperty::content_visibility:
        style.content_visibility = static_cast<ContentVisibility>(declaration.value);
        break;
      case StyleProperty::position:
        style.position = static_cast<Position>(declaration.value);
        break;
      case StyleProperty::visibility:
        style.visibility = static_cast<Visibility>(declaration.value);
        break;
      case StyleProperty::content:
        style.content = static_cast<Content>(declaration.value);
        break;
    }
  }
  return style;
}

}  // namespace lockstep::detail
