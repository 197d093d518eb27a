// Colors and style attributes: checks only the parts of CSS that typing mistakes break.
#include <algorithm>
#include <vector>

#include "validate/values/css_tokens.h"
#include "validate/values/functions.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

bool is_hex_color(std::string_view text) {
  const std::size_t digits = text.size() - 1;
  return (digits == 3 || digits == 4 || digits == 6 || digits == 8) &&
         std::all_of(text.begin() + 1, text.end(), [](char c) { return hex_value(c) >= 0; });
}

}  // namespace

Fault value_functions::css_color(std::string_view value) {
  CssTokens tokens(value);
  const CssToken token = tokens.take();
  bool is_color = token.kind == CssKind::hash && is_hex_color(token.text);
  if (token.kind == CssKind::identifier) is_color = is_valid(ValueSyntax::named_css_color, token.text);
  if (token.kind == CssKind::function)
    is_color = is_valid(ValueSyntax::css_color_function, token.text) && tokens.skip_brackets();
  if (is_color && tokens.is_done()) return std::nullopt;
  return fault_at(0, value.size(),
                  quoted_value(value) + " is not a CSS color: write one such as #ff8800 or rebeccapurple.");
}

// Checks that brackets are balanced and strings end; the declarations themselves are not read.
Fault value_functions::style_declarations(std::string_view value) {
  // The expected closing brackets, and the offsets of their opening brackets.
  std::vector<std::pair<char, std::size_t>> open;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const char c = value[i];
    if (c == '\\') {
      ++i;
    } else if (value.substr(i).starts_with("/*")) {
      i = value.find("*/", i + 2);
      if (i == value.npos) return std::nullopt;
      ++i;
    } else if (c == '"' || c == '\'') {
      i = value.find(c, i + 1);
      if (i == value.npos) return fault_at(0, value.size(), "A string in the style is not closed.");
    } else if (c == '(' || c == '[' || c == '{') {
      open.emplace_back(c == '(' ? ')' : c == '[' ? ']' : '}', i);
    } else if (c == ')' || c == ']' || c == '}') {
      if (open.empty() || open.back().first != c)
        return fault_at(i, i + 1, quoted_value(value.substr(i, 1)) + " closes nothing.");
      open.pop_back();
    }
  }
  if (open.empty()) return std::nullopt;
  return fault_at(open.back().second, open.back().second + 1,
                  quoted_value(value.substr(open.back().second, 1)) + " is not closed.");
}

}  // namespace lockstep::detail::authoring
