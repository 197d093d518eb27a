// The members of a line of JSON.
#include "cli/shared/json_line.h"

#include <algorithm>

namespace lockstep::cli {

using detail::JsonKind;
using detail::JsonValue;

JsonValue JsonLine::member(std::string_view name) const {
  asked_for_.push_back(name);
  const JsonValue found = value().member(name);
  return found.is(JsonKind::null) ? JsonValue() : found;
}

std::optional<std::string_view> JsonLine::member_text(std::string_view name) const {
  asked_for_.push_back(name);
  const JsonValue found = value().member(name);
  return found ? std::optional(found.source()) : std::nullopt;
}

std::optional<std::string> JsonLine::other_member() const {
  for (JsonValue name = value().first(); name; name = name.next())
    if (!name.value_of_name().is(JsonKind::null) &&
        std::find(asked_for_.begin(), asked_for_.end(), name.string()) == asked_for_.end())
      return std::string(name.string());
  return std::nullopt;
}

}  // namespace lockstep::cli
