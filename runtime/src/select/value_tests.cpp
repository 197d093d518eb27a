// Comparisons for conditions on values.
#include "select/value_tests.h"

#include <algorithm>

#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/spaces.h"

namespace lockstep::detail {

bool are_equal(std::string_view a, std::string_view b, bool ignore_case) {
  return ignore_case ? equals_ignoring_case(a, b) : a == b;
}

bool has_word(std::string_view list, std::string_view word, bool ignore_case) {
  const auto separates = [&](std::size_t at) {
    return at == list.size() || is_ascii_whitespace(static_cast<unsigned char>(list[at]));
  };
  for (std::size_t at = 0; at + word.size() <= list.size();) {
    const std::size_t begin = at;
    while (!separates(at)) ++at;
    // Whole words, because a selector's word may contain white space, which nothing matches.
    if (are_equal(list.substr(begin, at - begin), word, ignore_case)) return true;
    ++at;
  }
  return false;
}

bool language_fits(std::string_view language, std::string_view range) {
  if (range.empty() || language.empty()) return range.empty() && language.empty();
  const auto subtag = [](std::string_view& rest) {
    const std::size_t end = std::min(rest.find('-'), rest.size());
    const std::string_view first = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return first;
  };
  const std::string_view first = subtag(range);
  const std::string_view first_of_language = subtag(language);
  if (first != "*" && !equals_ignoring_case(first, first_of_language)) return false;
  while (!range.empty()) {
    const std::string_view of_range = subtag(range);
    if (of_range == "*") continue;
    for (;;) {
      if (language.empty()) return false;
      const std::string_view of_language = subtag(language);
      if (equals_ignoring_case(of_language, of_range)) break;
      if (of_language.size() == 1) return false;
    }
  }
  return true;
}

bool value_fits(std::string_view value, const AttributeTest& test, bool ignore_case) {
  const std::string_view expected = test.value;
  if (test.value_case != ValueCase::as_the_document) ignore_case = test.value_case == ValueCase::ignored;
  switch (test.op) {
    case AttributeOperator::exists:
      return true;
    case AttributeOperator::equals:
      return are_equal(value, expected, ignore_case);
    case AttributeOperator::includes:
      return !expected.empty() && expected.find_first_of(kAsciiWhitespace) == std::string_view::npos &&
             has_word(value, expected, ignore_case);
    case AttributeOperator::dash_match:
      return value.size() >= expected.size() &&
             are_equal(value.substr(0, expected.size()), expected, ignore_case) &&
             (value.size() == expected.size() || value[expected.size()] == '-');
    case AttributeOperator::prefix:
      return !expected.empty() && are_equal(value.substr(0, expected.size()), expected, ignore_case);
    case AttributeOperator::suffix:
      return !expected.empty() && value.size() >= expected.size() &&
             are_equal(value.substr(value.size() - expected.size()), expected, ignore_case);
    case AttributeOperator::substring: {
      if (expected.empty()) return false;
      if (!ignore_case) return value.find(expected) != std::string_view::npos;
      return contains_ignoring_case(value, expected);
    }
  }
  return false;
}

}  // namespace lockstep::detail
