// JSON whose strings may contain lone surrogates, which nlohmann::json rejects.
#ifndef LOCKSTEP_CLI_JSON_LINE_H
#define LOCKSTEP_CLI_JSON_LINE_H

#include <optional>
#include <string>
#include <string_view>

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

 private:
  std::string_view text_;
  bool marked_ = false;  // whether lone surrogates are marked in value_
  nlohmann::json value_;
};

}  // namespace lockstep::cli

#endif
