// Reading the leading @import rules of a style sheet.
#include "speculative/css_imports.h"

#include <algorithm>

#include "text/byte_scan.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

bool is_css_space(char c) { return is_ascii_whitespace(static_cast<unsigned char>(c)) || c == '\r'; }

void skip_spaces(std::string_view& text) {
  while (!text.empty() && is_css_space(text.front())) text.remove_prefix(1);
}

void append_code_point(std::string& out, char32_t code) {
  char bytes[4];
  out.append(bytes, encode_utf8(code, bytes));
}

// https://drafts.csswg.org/css-syntax/#consume-escaped-code-point, after the backslash.
void append_escaped(std::string& out, std::string_view& text) {
  if (text.empty()) {
    append_code_point(out, 0xFFFD);
    return;
  }
  if (hex_value(text.front()) < 0) {
    // An escaped newline continues the string on the next line; other escaped characters represent
    // themselves.
    if (text.front() == '\r' && text.size() > 1 && text[1] == '\n') text.remove_prefix(1);
    if (text.front() != '\n' && text.front() != '\r' && text.front() != '\f') out += text.front();
    text.remove_prefix(1);
    return;
  }
  char32_t code = 0;
  for (int digits = 0; digits < 6 && !text.empty() && hex_value(text.front()) >= 0; ++digits) {
    code = code * 16 + static_cast<char32_t>(hex_value(text.front()));
    text.remove_prefix(1);
  }
  if (!text.empty() && is_css_space(text.front())) text.remove_prefix(1);
  const bool is_scalar = code != 0 && code <= 0x10FFFF && !is_surrogate(code);
  append_code_point(out, is_scalar ? code : 0xFFFD);
}

// Returns the unescaped characters up to `end`, which is skipped, or up to the end of the text.
std::string unescaped_up_to(std::string_view& text, char end) {
  std::string out;
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == end) break;
    if (c == '\\')
      append_escaped(out, text);
    else
      out += c;
  }
  return out;
}

bool starts_with_ignoring_case(std::string_view text, std::string_view beginning) {
  return text.size() >= beginning.size() && equals_ignoring_case(text.substr(0, beginning.size()), beginning);
}

}  // namespace

bool CssImports::take(char c) {
  switch (state_) {
    case State::done:
      return false;
    case State::between:
      // Whitespace, comments, "<!--" and "-->" are allowed here.
      if (rule_ == "/") {
        rule_.clear();
        state_ = c == '*' ? State::comment : State::done;
      } else if (!rule_.empty()) {
        rule_ += c;
        if (rule_ == "<!--" || rule_ == "-->")
          rule_.clear();
        else if (!std::string_view("<!--").starts_with(rule_) && !std::string_view("-->").starts_with(rule_))
          state_ = State::done;
      } else if (c == '@') {
        state_ = State::rule;
        depth_ = 0;
        escaped_ = false;
      } else if (c == '/' || c == '<' || c == '-') {
        rule_ = c;
      } else if (!is_css_space(c)) {
        state_ = State::done;
      }
      return false;
    case State::comment:
      // Only a `*` is kept, because it may begin the end of the comment.
      if (c == '/' && rule_ == "*") {
        rule_.clear();
        state_ = State::between;
      } else {
        rule_.assign(c == '*' ? 1 : 0, '*');
      }
      return false;
    case State::comment_in_rule:
      if (c == '/' && rule_.back() == '*') {
        rule_.back() = ' ';
        state_ = State::rule;
      } else {
        rule_.back() = c == '*' ? '*' : ' ';
      }
      return false;
    default:
      break;
  }
  if (state_ == State::rule && depth_ == 0 && !escaped_ && c == ';') return true;
  take_in_rule(c);
  if (rule_.size() > kLongestRule) state_ = State::done;
  return false;
}

void CssImports::take_in_rule(char c) {
  const char before = rule_.empty() ? '\0' : rule_.back();
  rule_ += c;
  if (escaped_) {
    escaped_ = false;
    return;
  }
  escaped_ = c == '\\';
  if (state_ == State::string) {
    if (c == quote_) state_ = State::rule;
    if (c == '\n') state_ = State::done;  // a bad string: the rule is not an @import
    return;
  }
  if (state_ == State::url) {
    if (c == ')') {
      state_ = State::rule;
    } else if ((c == '"' || c == '\'') && (before == '(' || is_css_space(before))) {
      // The token is a function, not a url-token, because its argument is quoted.
      state_ = State::string;
      quote_ = c;
      ++depth_;
    }
    return;
  }
  if (c == '"' || c == '\'') {
    state_ = State::string;
    quote_ = c;
  } else if (c == '*' && before == '/') {
    rule_.pop_back();
    rule_.back() = ' ';
    state_ = State::comment_in_rule;
  } else if (c == '(' || c == '[') {
    const std::size_t size = rule_.size();
    if (c == '(' && size >= 4 && equals_ignoring_case(std::string_view(rule_).substr(size - 4, 3), "url"))
      state_ = State::url;
    else
      ++depth_;
  } else if (c == ')' || c == ']') {
    if (depth_ > 0) --depth_;
  } else if (c == '{' || c == '}') {
    state_ = State::done;  // a block: later rules are not leading rules
  }
}

bool CssImports::parse_rule(std::string& url, std::string& conditions) {
  const std::string taken = std::move(rule_);
  rule_.clear();
  state_ = State::done;
  std::string_view text = taken;
  const std::size_t size = std::min(text.find_first_of(" \t\n\r\f\"'(,"), text.size());
  const std::string_view name = text.substr(0, size);
  text.remove_prefix(size);
  if (equals_ignoring_case(name, "charset") || equals_ignoring_case(name, "layer")) {
    state_ = State::between;
    return false;
  }
  if (!equals_ignoring_case(name, "import")) return false;
  state_ = State::between;
  skip_spaces(text);
  const bool is_function = starts_with_ignoring_case(text, "url(");
  if (is_function) {
    text.remove_prefix(4);
    skip_spaces(text);
  }
  if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
    const char quote = text.front();
    text.remove_prefix(1);
    url = unescaped_up_to(text, quote);
    if (is_function) {
      const std::size_t end = text.find(')');
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
  } else if (is_function) {
    url = unescaped_up_to(text, ')');
    while (!url.empty() && is_css_space(url.back())) url.pop_back();
  } else {
    return false;
  }
  skip_spaces(text);
  while (!text.empty() && is_css_space(text.back())) text.remove_suffix(1);
  conditions = text;
  return !url.empty();
}

}  // namespace lockstep::detail
