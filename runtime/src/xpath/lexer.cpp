// Reads the tokens of an XPath expression.
#include "xpath/lexer.h"

#include "text/byte_scan.h"
#include "text/code_points.h"
#include "text/xml_names.h"

namespace lockstep::detail {

void XPathLexer::wrong(std::string message) {
  token_.kind = XPathTokenKind::wrong;
  error_ = std::move(message);
}

void XPathLexer::skip_space() {
  while (at_ < text_.size() && is_xml_space(text_[at_])) ++at_;
}

std::size_t XPathLexer::name_size(std::size_t at) const {
  const std::size_t start = at;
  while (at < text_.size()) {
    const CodePoint next = first_code_point(text_.substr(at));
    if (!stays_in_name(next, at == start, XmlNames::fifth_edition)) break;
    at += next.size;
  }
  return at - start;
}

void XPathLexer::next() {
  skip_space();
  token_ = {};
  token_.offset = at_;
  if (at_ >= text_.size()) return;
  const char c = peek();
  if (c == '"' || c == '\'') return read_string();
  if (is_ascii_digit(c) || (c == '.' && is_ascii_digit(peek(1)))) return read_number();
  if (c == '$') return read_variable();
  if (read_symbol()) return;
  if (name_size(at_) != 0) return read_name();
  at_ += first_code_point(text_.substr(at_)).size;
  wrong(std::string("“").append(written()).append("” cannot begin a token"));
}

void XPathLexer::read_string() {
  const std::size_t end = text_.find(peek(), at_ + 1);
  if (end == std::string_view::npos) {
    at_ = text_.size();
    return wrong("this string is not closed");
  }
  token_.kind = XPathTokenKind::string;
  token_.text = text_.substr(at_ + 1, end - at_ - 1);
  at_ = end + 1;
  operand_expected_ = false;
}

void XPathLexer::read_number() {
  const auto skip_digits = [&] {
    while (is_ascii_digit(peek())) ++at_;
  };
  skip_digits();
  if (peek() == '.') {
    ++at_;
    skip_digits();
  }
  token_.kind = XPathTokenKind::number;
  token_.text = written();
  operand_expected_ = false;
}

void XPathLexer::read_variable() {
  ++at_;
  token_.kind = XPathTokenKind::variable;
  if (name_size(at_) == 0) return wrong("the name of a variable must follow “$”");
  read_qualified_name();
  operand_expected_ = false;
}

// Reads a qualified name or `prefix:*`.
void XPathLexer::read_qualified_name() {
  const std::size_t size = name_size(at_);
  token_.text = text_.substr(at_, size);
  at_ += size;
  if (peek() != ':' || peek(1) == ':') return;
  const std::size_t local = peek(1) == '*' && token_.kind == XPathTokenKind::name ? 1 : name_size(at_ + 1);
  if (local == 0) return;
  token_.prefix = token_.text;
  token_.text = text_.substr(at_ + 1, local);
  at_ += 1 + local;
}

bool XPathLexer::read_symbol() {
  const std::string_view rest = text_.substr(at_);
  std::size_t index = 0;
  for (const PunctuationRow& row : punctuation_rows()) {
    if (rest.starts_with(row.token)) {
      token_.kind = XPathTokenKind::punctuation;
      token_.punctuation = static_cast<Punctuation>(index);
      at_ += row.token.size();
      operand_expected_ = row.operand_follows;
      return true;
    }
    ++index;
  }
  // Where an operand is expected, `*` is a name test and `-` is the prefix operator.
  if (operand_expected_ && peek() == '*') {
    token_.kind = XPathTokenKind::name;
    token_.text = text_.substr(at_++, 1);
    operand_expected_ = false;
    return true;
  }
  std::size_t longest = 0;
  index = 0;
  for (const OperatorRow& row : operator_rows()) {
    if (!is_ascii_alpha(row.token[0]) && row.token.size() > longest && rest.starts_with(row.token) &&
        (row.is_prefix == operand_expected_ || row.token != "-")) {
      longest = row.token.size();
      token_.op = static_cast<XPathOperator>(index);
    }
    ++index;
  }
  if (longest == 0) return false;
  token_.kind = XPathTokenKind::operator_;
  at_ += longest;
  operand_expected_ = true;
  return true;
}

void XPathLexer::read_name() {
  if (!operand_expected_) {
    token_.text = text_.substr(at_, name_size(at_));
    at_ += token_.text.size();
    std::size_t index = 0;
    for (const OperatorRow& row : operator_rows()) {
      if (row.token == token_.text) {
        token_.kind = XPathTokenKind::operator_;
        token_.op = static_cast<XPathOperator>(index);
        operand_expected_ = true;
        return;
      }
      ++index;
    }
    return wrong("");
  }
  token_.kind = XPathTokenKind::name;
  operand_expected_ = false;
  read_qualified_name();
  const std::size_t end = at_;
  skip_space();
  if (token_.prefix.empty() && peek() == ':' && peek(1) == ':') {
    token_.kind = XPathTokenKind::axis;
  } else if (peek() == '(' && token_.text != "*") {
    token_.kind = XPathTokenKind::function;
    if (token_.prefix.empty())
      for (const NodeTypeRow& row : node_type_rows())
        if (row.name == token_.text) token_.kind = XPathTokenKind::node_type;
  }
  at_ = end;
}

}  // namespace lockstep::detail
