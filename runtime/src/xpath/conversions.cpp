// Converting strings and numbers, and the string functions of XPath.
#include "xpath/conversions.h"

#include <cmath>
#include <limits>
#include <unordered_map>
#include <vector>

#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/decimal.h"
#include "text/spaces.h"
#include "xpath/lexer.h"

namespace lockstep::detail {

namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

}  // namespace

double xpath_number(std::string_view text) {
  text = without_around(text, is_xml_space);
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  std::size_t digits = 0, points = 0;
  for (const char c : text) {
    if (c == '.')
      ++points;
    else if (is_ascii_digit(c))
      ++digits;
    else
      return kNotANumber;
  }
  if (digits == 0 || points > 1) return kNotANumber;
  const double value = number_of_digits(text);
  return is_negative ? -value : value;
}

std::string xpath_string(double number) {
  if (std::isnan(number)) return "NaN";
  if (number == 0) return "0";
  std::string out = number < 0 ? "-" : "";
  if (std::isinf(number)) return out + "Infinity";
  auto [digits, point] = shortest_digits(std::abs(number));
  const auto size = static_cast<int>(digits.size());
  if (point <= 0) return out.append("0.").append(static_cast<std::size_t>(-point), '0').append(digits);
  if (point >= size) return out.append(digits).append(static_cast<std::size_t>(point - size), '0');
  return out.append(digits.insert(static_cast<std::size_t>(point), "."));
}

double xpath_round(double number) {
  const double below = std::floor(number);
  // The closest integer, or the larger of two equally close ones; −0 from −0.5 to −0.
  const double rounded = number - below < 0.5 ? below : below + 1;
  return std::isfinite(number) ? std::copysign(rounded, number) : number;
}

bool xpath_boolean(double number) { return number < 0 || number > 0; }

std::size_t xpath_length(std::string_view text) {
  std::size_t length = 0;
  for (const char c : text) length += !is_continuation_byte(c);
  return length;
}

std::string_view xpath_substring(std::string_view text, double begin, double end) {
  if (std::isnan(begin) || std::isnan(end)) return {};
  std::size_t first = text.size(), at = 0;
  for (double position = 1; at < text.size() && position < end; ++position) {
    if (position >= begin && first == text.size()) first = at;
    do ++at;
    while (at < text.size() && is_continuation_byte(text[at]));
  }
  return first >= at ? std::string_view() : text.substr(first, at - first);
}

std::string xpath_translate(std::string_view text, std::string_view from, std::string_view to) {
  const auto take = [](std::string_view& rest) {
    std::size_t size = rest.empty() ? 0 : 1;
    while (size < rest.size() && is_continuation_byte(rest[size])) ++size;
    const std::string_view character = rest.substr(0, size);
    rest.remove_prefix(size);
    return character;
  };
  // The first of equal characters counts. A character without a counterpart maps to an empty string, which
  // removes it.
  std::unordered_map<std::string_view, std::string_view> replacements;
  while (!from.empty()) {
    const std::string_view character = take(from);
    replacements.emplace(character, take(to));
  }
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::string_view character = take(text);
    const auto found = replacements.find(character);
    out += found == replacements.end() ? character : found->second;
  }
  return out;
}

std::string xpath_normalize_space(std::string_view text) {
  std::string out;
  bool after_space = false;
  for (const char c : text) {
    if (is_xml_space(c)) {
      after_space = !out.empty();
      continue;
    }
    if (after_space) out += ' ';
    after_space = false;
    out += c;
  }
  return out;
}

// The library finds short parts faster; long parts need the Knuth-Morris-Pratt algorithm to bound the time.
std::size_t xpath_find(std::string_view text, std::string_view part) {
  if (part.size() <= 64 || part.size() > text.size()) return text.find(part);
  std::vector<std::size_t> borders(part.size(), 0);
  for (std::size_t i = 1, border = 0; i < part.size(); ++i) {
    while (border != 0 && part[i] != part[border]) border = borders[border - 1];
    if (part[i] == part[border]) ++border;
    borders[i] = border;
  }
  for (std::size_t i = 0, matched = 0; i < text.size(); ++i) {
    while (matched != 0 && text[i] != part[matched]) matched = borders[matched - 1];
    if (text[i] == part[matched]) ++matched;
    if (matched == part.size()) return i + 1 - matched;
  }
  return std::string_view::npos;
}

}  // namespace lockstep::detail
