// The members of a case.
#include "cli/cases/case_members.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

#include "cli/shared/arguments.h"

namespace lockstep::cli {

using detail::JsonKind;
using detail::JsonValue;

bool boolean_member(const JsonLine& line, const char* name) {
  const JsonValue value = line.member(name);
  if (!value) return false;
  if (!value.is(JsonKind::boolean)) throw BadCase(std::string("\"") + name + "\" must be true or false");
  return value.boolean();
}

std::optional<std::string> string_member(const JsonLine& line, const char* name) {
  const JsonValue value = line.member(name);
  if (!value) return std::nullopt;
  if (!value.is(JsonKind::string)) throw BadCase(std::string("\"") + name + "\" must be a string");
  return std::string(value.string());
}

std::optional<std::size_t> number_member(const JsonLine& line, const char* name, std::size_t least) {
  const JsonValue value = line.member(name);
  if (!value) return std::nullopt;
  const std::string_view digits = value.source();
  const char* const end = digits.data() + digits.size();
  std::size_t number = 0;
  const auto [stopped, error] = std::from_chars(digits.data(), end, number);
  if (!value.is(JsonKind::number) || stopped != end || error != std::errc() || number < least)
    throw BadCase(std::string("\"") + name + "\" must be a number, " + std::to_string(least) + " or more");
  return number;
}

std::vector<std::string> strings_member(const JsonLine& line, const char* name) {
  const JsonValue value = line.member(name);
  std::vector<std::string> strings;
  bool is_good = !value || value.is(JsonKind::array);
  for (JsonValue one = value.first(); one; one = one.next()) {
    if (!one.is(JsonKind::string)) is_good = false;
    strings.emplace_back(one.string());
  }
  if (!is_good) throw BadCase(std::string("\"") + name + "\" must be an array of strings");
  return strings;
}

void check_names(const JsonLine& line) {
  const std::optional<std::string> other = line.other_member();
  if (!other) return;
  std::vector<std::string_view> known = line.asked_for();
  std::sort(known.begin(), known.end());
  known.erase(std::unique(known.begin(), known.end()), known.end());
  throw BadCase(unknown_word("member", *other, known));
}

}  // namespace lockstep::cli
