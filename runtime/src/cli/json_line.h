// JSON whose strings may contain lone surrogates, which nlohmann::json rejects.
#ifndef LOCKSTEP_CLI_JSON_LINE_H
#define LOCKSTEP_CLI_JSON_LINE_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace lockstep::cli {

// One JSON value, read from text.
class JsonLine {
 public:
  // Refers to `text`. Throws nlohmann::json::parse_error.
  explicit JsonLine(std::string_view text);

  const nlohmann::json& value() const { return value_; }
  // The characters of a string in value(): UTF-8, with lone surrogates as three bytes each.
  std::string characters(const nlohmann::json& string) const;
  // The text of a member's value as written in the line; nullopt if there is no such member, or the value is
  // not an object.
  std::optional<std::string_view> member_text(std::string_view name) const;
  // The member of that name; null if there is none, or its value is null.
  const nlohmann::json* member(std::string_view name) const;
  // The names that the two functions above were called with.
  const std::vector<std::string_view>& asked_for() const { return asked_for_; }
  // The name of a member that was not asked for, and whose value is not null; nullopt if there is none.
  std::optional<std::string> other_member() const;

 private:
  std::string_view text_;
  bool marked_ = false;  // whether lone surrogates are marked in value_
  nlohmann::json value_;
  mutable std::vector<std::string_view> asked_for_;
};

}  // namespace lockstep::cli

#endif
