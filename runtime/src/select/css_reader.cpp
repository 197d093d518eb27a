// Reads CSS tokens from text.
#include "select/css_reader.h"

#include <algorithm>

#include "text/characters.h"

namespace lockstep::detail {

namespace {

bool is_newline(char c) { return c == '\n' || c == '\r' || c == '\f'; }
bool is_css_white_space(char c) { return c == ' ' || c == '\t' || is_newline(c); }

void append(std::string& out, char32_t code) {
  char bytes[4];
  out.append(bytes, encode_utf8(code, bytes));
}

}  // namespace

std::string lowercase(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), ascii_lowercase);
  return out;
}

void CssReader::skip_comments() {
  while (peek() == '/' && peek(1) == '*') {
    const std::size_t end = text_.find("*/", at_ + 2);
    at_ = end == std::string_view::npos ? text_.size() : end + 2;
  }
}

bool CssReader::skip_space() {
  bool found = false;
  for (;;) {
    skip_comments();
    if (at_end() || !is_css_white_space(peek())) return found;
    found = true;
    ++at_;
  }
}

bool CssReader::starts_escape(std::size_t i) const {
  return at(i) == '\\' && (i + 1 >= text_.size() || !is_newline(text_[i + 1]));
}

bool CssReader::starts_identifier(std::size_t i) const {
  if (i >= text_.size()) return false;
  if (at(i) == '-') {
    ++i;
    if (at(i) == '-') return true;
    if (i >= text_.size()) return false;
  }
  return is_name_start(at(i)) || at(i) == '\0' || starts_escape(i);
}

// https://drafts.csswg.org/css-syntax/#consume-escaped-code-point, after the backslash.
void CssReader::escape(std::string& out) {
  if (at_end()) return append(out, 0xFFFD);
  if (hex_value(peek()) < 0) {
    out += text_[at_++];  // the rest of a multi-byte character is read as ordinary characters
    return;
  }
  char32_t code = 0;
  for (int count = 0; count < 6 && !at_end() && hex_value(peek()) >= 0; ++count)
    code = code * 16 + static_cast<char32_t>(hex_value(text_[at_++]));
  if (peek() == '\r' && peek(1) == '\n')
    at_ += 2;
  else if (!at_end() && is_css_white_space(peek()))
    ++at_;
  append(out, code == 0 || code > 0x10FFFF || is_surrogate(code) ? 0xFFFD : code);
}

std::string CssReader::identifier() {
  std::string out;
  while (!at_end()) {
    if (starts_escape(at_)) {
      ++at_;
      escape(out);
    } else if (is_name_character(peek())) {
      if (peek() == '\0')
        append(out, 0xFFFD);
      else
        out += peek();
      ++at_;
    } else {
      break;
    }
  }
  return out;
}

bool CssReader::string(std::string& out) {
  const char quote = text_[at_++];
  while (!at_end()) {
    const char c = text_[at_];
    if (is_newline(c)) return false;
    ++at_;
    if (c == quote) return true;
    if (c != '\\') {
      if (c == '\0')
        append(out, 0xFFFD);
      else
        out += c;
    } else if (peek() == '\r' && peek(1) == '\n') {
      at_ += 2;
    } else if (!at_end() && is_newline(peek())) {
      ++at_;
    } else if (!at_end()) {
      escape(out);
    }
  }
  return true;  // the end of the text ends a string
}

std::int32_t CssReader::digits() {
  constexpr std::int32_t kMost = 0x3FFF'FFFF;
  std::int32_t number = 0;
  while (is_digit(peek())) {
    number = number > kMost / 16 ? kMost : number * 10 + (peek() - '0');
    ++at_;
  }
  return number;
}

bool CssReader::integer(std::int32_t& number) {
  const bool negative = peek() == '-';
  if (negative || peek() == '+') ++at_;
  if (!is_digit(peek())) return false;
  number = negative ? -digits() : digits();
  return true;
}

bool CssReader::an_plus_b(std::int32_t& a, std::int32_t& b) {
  a = b = 0;
  const bool plus = peek() == '+';
  bool negative = peek() == '-' && is_digit(peek(1));
  if (plus || negative) ++at_;
  const bool has_digits = is_digit(peek());
  const std::int32_t number = has_digits ? digits() : 1;
  if (plus && !has_digits) skip_comments();
  if (!at_identifier()) {
    if (!has_digits) return false;
    b = negative ? -number : number;
    return true;
  }

  const std::string name = lowercase(identifier());
  if (!has_digits && !plus && (name == "even" || name == "odd")) {
    a = 2;
    b = name == "odd";
    return true;
  }
  std::string_view rest = name;
  if (!has_digits && !plus && rest.front() == '-') {
    negative = true;
    rest.remove_prefix(1);
  }
  if (!rest.starts_with('n')) return false;
  rest.remove_prefix(1);
  a = negative ? -number : number;

  bool minus = rest == "-";
  if (rest.size() > 1) {
    CssReader after_minus(rest.substr(1));
    b = -after_minus.digits();
    return rest.front() == '-' && after_minus.at_end();
  }
  if (rest.empty()) {
    const std::size_t after_n = at_;
    skip_space();
    minus = peek() == '-';
    if (!minus && peek() != '+') {
      at_ = after_n;
      return true;
    }
    ++at_;
  } else if (!minus) {
    return false;
  }
  skip_space();
  if (!is_digit(peek())) return false;
  b = minus ? -digits() : digits();
  return at_end() || !at_name();
}

void CssReader::skip_argument() {
  std::string closers;  // the closing brackets of open blocks; other closing brackets are ordinary tokens
  while (!at_end()) {
    skip_comments();
    if (at_end()) return;
    const char c = peek();
    if (c == '"' || c == '\'') {
      std::string ignored;
      string(ignored);
      continue;
    }
    if (c == '\\') {
      at_ += at_ + 1 < text_.size() ? 2 : 1;
      continue;
    }
    if (closers.empty() && (c == ',' || c == ')')) return;
    if (c == '(' || c == '[' || c == '{')
      closers += c == '(' ? ')' : c == '[' ? ']' : '}';
    else if (!closers.empty() && c == closers.back())
      closers.pop_back();
    ++at_;
  }
}

}  // namespace lockstep::detail
