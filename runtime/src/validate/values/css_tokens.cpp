#include "validate/values/css_tokens.h"

#include "text/decimal.h"

namespace lockstep::detail::authoring {

namespace {

bool is_name_start(char c) { return is_ascii_alpha(c) || c == '_' || c == '-' || !is_ascii(c); }
bool is_name(char c) { return is_name_start(c) || is_ascii_digit(c); }

bool begins_number(std::string_view text) {
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) text.remove_prefix(1);
  if (text.starts_with('.')) text.remove_prefix(1);
  return !text.empty() && is_ascii_digit(text[0]);
}

}  // namespace

CssToken CssTokens::take() {
  const CssToken taken = token_;
  skip_spaces_and_comments();
  const std::size_t begin = token_.begin = scanner_.at();
  const char c = scanner_.next();
  if (scanner_.is_done()) {
    token_.kind = CssKind::end;
    token_.text = {};
  } else if (begins_number(scanner_.rest())) {
    read_number();
  } else if (is_name_start(c) || c == '#') {
    scanner_.skip();
    scanner_.take_while(is_name);
    token_.text = scanner_.since(begin);
    token_.kind = c == '#' ? CssKind::hash : scanner_.take('(') ? CssKind::function : CssKind::identifier;
  } else if (c == '"' || c == '\'') {
    scanner_.skip();
    scanner_.take_until(c);
    scanner_.skip();
    token_.kind = CssKind::string;
  } else {
    scanner_.skip();
    if (c == '<' || c == '>') scanner_.take('=');
    token_.text = scanner_.since(begin);
    token_.kind = CssKind::delimiter;
  }
  token_.end = scanner_.at();
  return taken;
}

bool CssTokens::take(char c) {
  if (!token_.is(c)) return false;
  take();
  return true;
}

bool CssTokens::skip_brackets() {
  for (std::size_t depth = 1; depth > 0;) {
    if (is_done()) return false;
    const CssToken token = take();
    depth += token.kind == CssKind::function || token.is('(');
    depth -= token.is(')');
  }
  return true;
}

ValueFault CssTokens::unexpected(std::string_view what_to_write) const {
  const std::string_view text = scanner_.text();
  if (is_done())
    return fault_at(0, text.size(), "Something is missing at the end. " + std::string(what_to_write));
  return fault_at(token_.begin, token_.end,
                  quoted_value(text.substr(token_.begin, token_.end - token_.begin)) +
                      " is not allowed here. " + std::string(what_to_write));
}

void CssTokens::skip_spaces_and_comments() {
  token_.space_before = false;
  for (;;) {
    if (scanner_.skip_spaces()) {
      token_.space_before = true;
    } else if (scanner_.rest().starts_with("/*")) {
      token_.space_before = true;
      scanner_.skip(2);
      const std::size_t end = scanner_.rest().find("*/");
      scanner_.skip(end == std::string_view::npos ? scanner_.rest().size() : end + 2);
    } else {
      return;
    }
  }
}

// https://drafts.csswg.org/css-syntax/#consume-numeric-token
void CssTokens::read_number() {
  std::size_t begin = scanner_.at();
  if (scanner_.take('+'))
    ++begin;  // number_of_digits() does not read a plus sign
  else
    scanner_.take('-');
  scanner_.take_while(is_ascii_digit);
  token_.is_integer = true;
  if (scanner_.next() == '.' && begins_number(scanner_.rest())) {
    scanner_.skip();
    scanner_.take_while(is_ascii_digit);
    token_.is_integer = false;
  }
  if (ascii_lowercase(scanner_.next()) == 'e' && scanner_.rest().size() > 1 && scanner_.rest()[1] != '.' &&
      begins_number(scanner_.rest().substr(1))) {
    scanner_.skip(2);
    scanner_.take_while(is_ascii_digit);
    token_.is_integer = false;
  }
  token_.number = number_of_digits(scanner_.since(begin));
  const std::size_t unit = scanner_.at();
  token_.kind = scanner_.take('%') ? CssKind::percentage : CssKind::number;
  if (token_.kind == CssKind::percentage || !is_name_start(scanner_.next()) || scanner_.is_done()) return;
  scanner_.take_while(is_name);
  token_.kind = CssKind::dimension;
  token_.text = scanner_.since(unit);
}

}  // namespace lockstep::detail::authoring
