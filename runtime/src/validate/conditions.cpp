#include "validate/conditions.h"

#include <algorithm>

#include "selectors/selector_tables.h"
#include "speculative/fetches.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"

namespace lockstep::detail::authoring {

namespace {

bool is_one_of(std::string_view value, std::string_view words) {
  return any_token(words, [&](std::string_view word) { return equals_ignoring_case(value, word); });
}

}  // namespace

bool AuthoredElement::holds(const Condition& condition) const {
  using enum ConditionKind;
  // A missing or unknown type of an input element means text.
  const auto compared = [&]() -> std::optional<std::string_view> {
    const auto written = value(condition.name);
    if (condition.name == attr::type && name() == tag::input && input_type(written.value_or("")) == 0)
      return "text";
    return written;
  };
  const auto is_child_of = [&] {
    const NodeRecord& parent = tree().nodes[tree().nodes[id()].parent];
    return parent.element_namespace == Namespace::html && parent.name == condition.name;
  };
  switch (condition.kind) {
    case has:
      return Subject::has(condition.name);
    case lacks:
      return !Subject::has(condition.name);
    case given:
      return !value(condition.name).value_or("").empty();
    case is: {
      const auto found = compared();
      return found && is_one_of(*found, condition.words);
    }
    case is_not: {
      const auto found = compared();
      return !found || !is_one_of(*found, condition.words);
    }
    case has_token:
      return any_token(value(condition.name).value_or(""),
                       [&](std::string_view token) { return is_one_of(token, condition.words); });
    case has_only: {
      const std::string_view tokens = value(condition.name).value_or("");
      return !is_blank(tokens) &&
             !any_token(tokens, [&](std::string_view token) { return !is_one_of(token, condition.words); });
    }
    case child_of:
      return is_child_of();
    case not_child_of:
      return !is_child_of();
    case inside:
      return (open >> condition.name & 1) != 0;
    case not_inside:
      return (open >> condition.name & 1) == 0;
    case classic_script: {
      const std::string_view type = value(attr::type).value_or("");
      return type.empty() || is_javascript_type(type);
    }
    case module_script:
      return equals_ignoring_case(value(attr::type).value_or(""), "module");
    case not_custom:
      return name() < kKnownTagNames;
    case hierarchically_correct:
      return is_hierarchically_correct;
  }
  return false;
}

}  // namespace lockstep::detail::authoring
