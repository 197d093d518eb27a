// A line of JSON, and which of its members have been requested.
#ifndef LOCKSTEP_CLI_SHARED_JSON_LINE_H
#define LOCKSTEP_CLI_SHARED_JSON_LINE_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/json_reader.h"

namespace lockstep::cli {

// One JSON value, read from text.
class JsonLine {
 public:
  // Refers to `text`.
  explicit JsonLine(std::string_view text) : text_(text) {}

  // Why the text is not JSON; an empty message if it is.
  const detail::JsonError& error() const { return text_.error(); }
  detail::JsonValue value() const { return text_.value(); }
  // Returns the value of the member with that name; no value if the member is missing or its value is null.
  detail::JsonValue member(std::string_view name) const;
  // Returns the text of a member's value as written in the line; nullopt if there is no such member or the
  // line is not an object.
  std::optional<std::string_view> member_text(std::string_view name) const;
  // The names that the two functions above were called with.
  const std::vector<std::string_view>& asked_for() const { return asked_for_; }
  // Returns the name of a member that was not requested and whose value is not null; nullopt if there is
  // none.
  std::optional<std::string> other_member() const;

 private:
  detail::JsonText text_;
  mutable std::vector<std::string_view> asked_for_;
};

}  // namespace lockstep::cli

#endif
