// Values for form controls.
#include <array>

#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

// Reads the tokens in the order in which they must be written:
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-detail-tokens
class AutofillReader {
 public:
  AutofillReader(std::string_view value, bool is_hidden)
      : value_(value), is_hidden_(is_hidden), scanner_(value) {
    advance();
  }

  Fault fault() {
    if (token_.empty())
      return whole("The value is empty: write “on”, “off”, or what the control is for, such as email.");
    if (is_word("on") || is_word("off")) return on_or_off();
    if (token_.size() >= 8 && equals_ignoring_case(token_.substr(0, 8), "section-")) advance();
    if (is_word("shipping") || is_word("billing")) advance();
    if (Fault fault = field()) return fault;
    if (is_word("webauthn")) advance();
    return token_.empty() ? std::nullopt
                          : Fault(at_token(" comes too late: write section-…, shipping or billing, home or "
                                           "work, and the field, in this order."));
  }

 private:
  void advance() {
    scanner_.skip_spaces();
    begin_ = scanner_.at();
    token_ = scanner_.take_while([](char c) { return !is_ascii_space(c); });
  }
  bool is_word(std::string_view word) const { return equals_ignoring_case(token_, word); }
  bool is_one_of(ValueSyntax keywords) const { return is_valid(keywords, token_); }
  ValueFault whole(std::string sentence) const { return fault_at(0, value_.size(), std::move(sentence)); }
  ValueFault at_token(std::string_view what) const {
    return fault_at(begin_, begin_ + token_.size(), quoted_value(token_) + std::string(what));
  }

  Fault on_or_off() {
    if (is_hidden_)
      return at_token(" is not allowed for a hidden input: write what the input is for, such as email.");
    advance();
    return token_.empty() ? std::nullopt
                          : Fault(at_token(" is not allowed here: nothing may follow “on” or “off”."));
  }
  Fault field() {
    const bool is_contact = is_one_of(ValueSyntax::autofill_contact);
    if (is_contact) advance();
    if (token_.empty()) return whole("The name of a field, such as email, is missing at the end.");
    if (!is_one_of(ValueSyntax::autofill_field_of_a_contact)) {
      if (is_contact)
        return at_token(
            " cannot follow home, work, mobile, fax or pager: write a field such as tel or email.");
      if (!is_one_of(ValueSyntax::autofill_field)) return at_token(" is not the name of an autofill field.");
    }
    advance();
    return std::nullopt;
  }

  std::string_view value_;
  bool is_hidden_;
  Scanner scanner_;
  std::string_view token_;
  std::size_t begin_ = 0;
};

// https://tc39.es/ecma262/#prod-Pattern with the flag v: checks brackets, escapes at the end, and quantifiers
// of nothing.
class PatternReader {
 public:
  explicit PatternReader(std::string_view pattern) : pattern_(pattern) {}

  Fault fault() {
    bool has_atom = false;
    for (; at_ < pattern_.size(); ++at_) {
      const char c = pattern_[at_];
      if (c == '\\') {
        if (++at_ == pattern_.size()) return at(at_ - 1, "The backslash at the end escapes nothing.");
        skip_braces();
      } else if (c == '[') {
        if (Fault fault = skip_class()) return fault;
      } else if (c == '(') {
        last_open_ = at_;
        ++depth_;
        skip_group_prefix();
        has_atom = false;
        continue;
      } else if (c == ')') {
        if (depth_-- == 0)
          return at(at_, "“)” closes nothing: write a backslash before it for the character.");
      } else if (c == ']' || c == '}') {
        return at(at_, quoted_value(pattern_.substr(at_, 1)) +
                           " closes nothing: write a backslash before it for the character.");
      } else if (c == '|' || c == '^') {
        has_atom = false;
        continue;
      } else if (c == '*' || c == '+' || c == '?' || c == '{') {
        if (!has_atom)
          return at(at_, quoted_value(pattern_.substr(at_, 1)) +
                             " repeats nothing: write a backslash before it for the character.");
        if (c == '{')
          if (Fault fault = skip_count()) return fault;
        if (at_ + 1 < pattern_.size() && pattern_[at_ + 1] == '?') ++at_;
        has_atom = false;
        continue;
      }
      has_atom = true;
    }
    return depth_ == 0 ? std::nullopt : at(last_open_, "“(” is not closed.");
  }

 private:
  static Fault at(std::size_t where, std::string sentence) {
    return fault_at(where, where + 1, std::move(sentence));
  }
  // Skips what an escape contains: \\p{L}, \\u{1F600}, \\k<name>. `at_` is at its letter.
  void skip_braces() {
    const std::string_view rest = pattern_.substr(at_);
    const bool has_braces = rest.starts_with("p{") || rest.starts_with("P{") || rest.starts_with("u{");
    if (!has_braces && !rest.starts_with("k<")) return;
    if (const std::size_t end = rest.find(has_braces ? '}' : '>'); end != rest.npos) at_ += end;
  }
  void skip_group_prefix() {
    for (const std::string_view prefix : {"?:", "?=", "?!", "?<=", "?<!"})
      if (pattern_.substr(at_ + 1).starts_with(prefix)) at_ += prefix.size();
    if (pattern_.substr(at_ + 1).starts_with("?"))
      at_ = std::min(pattern_.find_first_of(":>)", at_), pattern_.size() - 1);
  }
  // Character classes may be nested.
  Fault skip_class() {
    const std::size_t begin = at_;
    for (std::size_t depth = 0; at_ < pattern_.size(); ++at_) {
      if (pattern_[at_] == '\\')
        ++at_;
      else if (pattern_[at_] == '[')
        ++depth;
      else if (pattern_[at_] == ']' && --depth == 0)
        return std::nullopt;
    }
    return at(begin, "“[” is not closed.");
  }
  Fault skip_count() {
    const std::size_t begin = at_;
    Scanner scanner(pattern_);
    scanner.skip(at_ + 1);
    const bool has_number = !scanner.take_while(is_ascii_digit).empty();
    if (scanner.take(',')) scanner.take_while(is_ascii_digit);
    if (!has_number || !scanner.take('}'))
      return at(begin,
                "“{” does not begin a count such as {2,4}: write a backslash before it for the character.");
    at_ = scanner.at() - 1;
    return std::nullopt;
  }

  std::string_view pattern_;
  std::size_t at_ = 0, depth_ = 0, last_open_ = 0;
};

}  // namespace

Fault value_functions::autofill_detail_tokens(std::string_view value) {
  return AutofillReader(value, false).fault();
}

Fault value_functions::autofill_detail_tokens_of_a_hidden_input(std::string_view value) {
  return AutofillReader(value, true).fault();
}

Fault value_functions::regular_expression(std::string_view value) { return PatternReader(value).fault(); }

}  // namespace lockstep::detail::authoring
