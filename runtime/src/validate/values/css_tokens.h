// CSS tokens, as far as media queries and sizes need them. https://drafts.csswg.org/css-syntax/#tokenization
#ifndef LOCKSTEP_VALIDATE_VALUES_CSS_TOKENS_H
#define LOCKSTEP_VALIDATE_VALUES_CSS_TOKENS_H

#include <cstdint>

#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

enum class CssKind : std::uint8_t {
  end,
  identifier,
  function,  // its name and “(”
  number,
  percentage,
  dimension,
  string,
  hash,
  delimiter,  // any other character; comparisons may have two: “<=”
};

struct CssToken {
  CssKind kind = CssKind::end;
  std::size_t begin = 0, end = 0;
  std::string_view text;  // a function's name, without “(”; a dimension's unit
  double number = 0;
  bool is_integer = false;
  bool space_before = false;  // whether white space or a comment precedes it

  bool is(char c) const { return kind == CssKind::delimiter && text.size() == 1 && text[0] == c; }
  bool is_word(std::string_view word) const {
    return kind == CssKind::identifier && equals_ignoring_case(text, word);
  }
  bool is_comparison() const {
    return kind == CssKind::delimiter &&
           (text == "<" || text == ">" || text == "=" || text == "<=" || text == ">=");
  }
};

class CssTokens {
 public:
  explicit CssTokens(std::string_view text) : scanner_(text) { take(); }

  const CssToken& next() const { return token_; }
  bool is_done() const { return token_.kind == CssKind::end; }
  // Returns the next token and moves past it.
  CssToken take();
  // Moves past the next token if it is this character.
  bool take(char c);
  // Moves past the “)” that closes a bracket just opened; returns false if there is none.
  bool skip_brackets();
  ValueFault unexpected(std::string_view what_to_write) const;

 private:
  void skip_spaces_and_comments();
  void read_number();

  Scanner scanner_;
  CssToken token_;
};

}  // namespace lockstep::detail::authoring

#endif
