// Reads the tokens of an XPath expression: https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex.
#ifndef LOCKSTEP_XPATH_LEXER_H
#define LOCKSTEP_XPATH_LEXER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "xpath/xpath_tables.h"

namespace lockstep::detail {

enum class XPathTokenKind : std::uint8_t {
  end,
  wrong,        // see XPathLexer::error()
  number,       // text: its digits
  string,       // text: without quotation marks
  variable,     // prefix, text
  name,         // prefix, text: a name test; `*` for any name
  axis,         // text
  function,     // prefix, text; a parenthesis follows
  node_type,    // text; a parenthesis follows
  operator_,    // op
  punctuation,  // punctuation
};

struct XPathToken {
  XPathTokenKind kind = XPathTokenKind::end;
  XPathOperator op{};
  Punctuation punctuation{};
  std::size_t offset = 0;  // the offset in the expression
  std::string_view prefix, text;
};

class XPathLexer {
 public:
  explicit XPathLexer(std::string_view text) : text_(text) { next(); }

  const XPathToken& token() const { return token_; }
  std::string_view text() const { return text_; }
  // The bytes of the token as written.
  std::string_view written() const { return text_.substr(token_.offset, at_ - token_.offset); }
  // The error message for a `wrong` token; empty if the compiler creates the message.
  const std::string& error() const { return error_; }
  bool is(Punctuation punctuation) const {
    return token_.kind == XPathTokenKind::punctuation && token_.punctuation == punctuation;
  }
  void next();

 private:
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  void skip_space();
  // Returns the length of the NCName at an offset; 0 if there is none.
  std::size_t name_size(std::size_t at) const;
  void read_string();
  void read_number();
  void read_variable();
  bool read_symbol();
  void read_name();
  void read_qualified_name();
  void wrong(std::string message);

  std::string_view text_;
  std::size_t at_ = 0;
  XPathToken token_;
  bool operand_expected_ = true;  // whether `*` and names are operands here, not operators
  std::string error_;
};

// https://www.w3.org/TR/xml/#NT-S
constexpr bool is_xml_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace lockstep::detail

#endif
