// The forms of microsyntaxes. https://html.spec.whatwg.org/multipage/common-microsyntaxes.html
#include <algorithm>
#include <array>
#include <cstdio>
#include <unordered_set>
#include <vector>

#include "text/decimal.h"
#include "text/similar_name.h"
#include "validate/values/microsyntax.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

constexpr std::size_t kLongestQuotedValue = 60;

ValueFault value_fault_of(std::string_view value, std::string sentence) {
  return {std::move(sentence), 0, value.size()};
}

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += word == words.back() ? " or " : ", ";
    text += word.empty() ? "nothing" : std::string(word);
  }
  return text;
}

bool is_keyword(const Microsyntax& of, std::string_view value) {
  const auto words = keywords(of);
  return std::any_of(words.begin(), words.end(),
                     [=](std::string_view word) { return equals_ignoring_case(word, value); });
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#keywords-and-enumerated-attributes
std::optional<ValueFault> keyword_fault(const Microsyntax& of, std::string_view value) {
  if (is_keyword(of, value)) return std::nullopt;
  SimilarName similar(value);
  for (const std::string_view word : keywords(of)) similar.consider(word);
  std::string sentence = quoted_value(value);
  sentence += value.empty() ? " is not allowed here: write " : " is not known here: write ";
  sentence += joined(keywords(of)) + ".";
  if (!similar.best().empty()) sentence += " Did you mean " + quoted_value(similar.best()) + "?";
  return value_fault_of(value, sentence);
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#boolean-attributes
std::optional<ValueFault> boolean_fault(std::string_view value, std::string_view attribute) {
  if (value.empty() || equals_ignoring_case(value, attribute)) return std::nullopt;
  return value_fault_of(value,
                        "This attribute is true whatever its value: write only its name, or remove it.");
}

// Returns the length of the longest prefix with which a valid value may begin; more than the value's length
// if it is valid.
std::size_t accepted_length(const Grammar& grammar, std::string_view value) {
  std::size_t state = 0;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::size_t byte = static_cast<unsigned char>(value[i]);
    state = grammar.next[state * grammar.class_count + grammar.classes[byte]];
    if (state == Grammar::kNone) return i;
  }
  return value.size() + grammar.accepts[state];
}

std::optional<ValueFault> grammar_fault(const Microsyntax& of, std::string_view value) {
  const std::size_t at = accepted_length(*of.grammar, value);
  if (at > value.size()) return std::nullopt;
  if (at < value.size()) {
    const std::size_t end = end_of_character(value, at);
    std::string sentence = quoted_value(value.substr(at, end - at)) + " is not allowed here. ";
    return fault_at(at, end, sentence + std::string(of.sentence));
  }
  std::string sentence = value.empty() ? "The value is empty. " : "Something is missing at the end. ";
  return value_fault_of(value, sentence + std::string(of.sentence));
}

std::string decimal(double number) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%g", number);
  return digits.data();
}

std::optional<ValueFault> number_fault(const Microsyntax& of, std::string_view value) {
  if (auto fault = value_fault(operands(of)[0], value)) return fault;
  const double number = number_of_digits(value);
  const Limits& limits = *of.limits;
  if (number < limits.minimum || (limits.above && number == limits.minimum))
    return value_fault_of(value, quoted_value(value) +
                                     (limits.above ? " is not greater than " : " is less than ") +
                                     decimal(limits.minimum) + ".");
  if (number <= limits.maximum) return std::nullopt;
  return value_fault_of(value, quoted_value(value) + " is greater than " + decimal(limits.maximum) + ".");
}

// Returns a token that is equal to an earlier one; empty if there is none.
std::string_view repeated_token(std::vector<std::string_view> tokens) {
  std::sort(tokens.begin(), tokens.end(),
            [](std::string_view a, std::string_view b) { return a != b ? a < b : a.data() < b.data(); });
  const auto same = std::adjacent_find(tokens.begin(), tokens.end());
  return same == tokens.end() ? std::string_view() : same[1];
}

// Compares a few tokens with one another without allocating memory.
class Tokens {
 public:
  // Adds a token. Returns whether it is new, as far as is known.
  bool add(std::string_view token) {
    if (!many_.empty()) return many_.push_back(token), true;
    if (std::find(few_.begin(), few_.begin() + count_, token) != few_.begin() + count_) return false;
    if (count_ < std::ssize(few_)) return few_[static_cast<std::size_t>(count_++)] = token, true;
    many_.assign(few_.begin(), few_.end());
    return many_.push_back(token), true;
  }
  // Returns the second of two equal tokens; empty if there are none.
  std::string_view repeated() const { return many_.empty() ? std::string_view() : repeated_token(many_); }

 private:
  std::array<std::string_view, 16> few_;
  std::ptrdiff_t count_ = 0;
  std::vector<std::string_view> many_;  // all tokens, if there are too many for few_
};

ValueFault repeated_fault(std::string_view value, std::string_view token) {
  const auto begin = static_cast<std::size_t>(token.data() - value.data());
  return fault_at(begin, begin + token.size(), quoted_value(token) + " occurs twice; write it once.");
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#space-separated-tokens
std::optional<ValueFault> token_fault(const Microsyntax& of, std::string_view value) {
  Scanner scanner(value);
  Tokens tokens;
  bool any = false;
  for (scanner.skip_spaces(); !scanner.is_done(); scanner.skip_spaces()) {
    const std::size_t begin = scanner.at();
    const std::string_view token = scanner.take_while([](char c) { return !is_ascii_space(c); });
    if (auto fault = value_fault(operands(of)[0], token)) return moved(fault, begin);
    if (of.unique && !tokens.add(token)) return repeated_fault(value, token);
    any = true;
  }
  if (of.some && !any)
    return value_fault_of(value, "The value is empty. Write one or more items, separated by spaces.");
  if (const std::string_view token = tokens.repeated(); !token.empty()) return repeated_fault(value, token);
  return std::nullopt;
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#comma-separated-tokens
std::optional<ValueFault> list_fault(const Microsyntax& of, std::string_view value) {
  if (value.empty()) return std::nullopt;
  Scanner scanner(value);
  std::unordered_set<std::string> found;
  do {
    scanner.skip_spaces();
    const std::size_t begin = scanner.at();
    const std::string_view item = without_spaces_around(scanner.take_until(','));
    if (auto fault = value_fault(operands(of)[0], item)) return moved(fault, begin);
    if (of.unique && !found.insert(in_ascii_lowercase(item)).second) return repeated_fault(value, item);
  } while (scanner.take(','));
  return std::nullopt;
}

std::optional<ValueFault> either_fault(const Microsyntax& of, std::string_view value) {
  const auto choices = operands(of);
  if (std::any_of(choices.begin(), choices.end(), [=](ValueSyntax one) { return is_valid(one, value); }))
    return std::nullopt;
  return value_fault_of(value, quoted_value(value) + " is not valid here. " + std::string(of.sentence));
}

std::optional<ValueFault> form_fault(const Microsyntax& of, std::string_view value,
                                     std::string_view attribute) {
  switch (of.form) {
    case MicrosyntaxForm::text:
      return std::nullopt;
    case MicrosyntaxForm::boolean:
      return boolean_fault(value, attribute);
    case MicrosyntaxForm::keywords:
      return keyword_fault(of, value);
    case MicrosyntaxForm::grammar:
      return grammar_fault(of, value);
    case MicrosyntaxForm::number:
      return number_fault(of, value);
    case MicrosyntaxForm::tokens:
      return token_fault(of, value);
    case MicrosyntaxForm::list:
      return list_fault(of, value);
    case MicrosyntaxForm::either:
      return either_fault(of, value);
    case MicrosyntaxForm::optional:
      return value.empty() ? std::nullopt : value_fault(operands(of)[0], value);
    case MicrosyntaxForm::function:
      return of.function(value);
  }
  return std::nullopt;
}

}  // namespace

std::string quoted_value(std::string_view text) {
  std::string quoted = "“";
  for (const char c : whole_characters(text, kLongestQuotedValue)) {
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) {
      quoted += c;
      continue;
    }
    std::array<char, 8> code{};
    std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(static_cast<unsigned char>(c)));
    quoted += code.data();
  }
  return quoted += text.size() > kLongestQuotedValue ? "…”" : "”";
}

ValueFault Scanner::unexpected(std::string_view what_to_write) const {
  if (is_done())
    return value_fault_of(text_, "Something is missing at the end. " + std::string(what_to_write));
  const std::size_t end = end_of_character(text_, at_);
  const std::string_view character = text_.substr(at_, end - at_);
  return fault_at(at_, end, quoted_value(character) + " is not allowed here. " + std::string(what_to_write));
}

std::optional<ValueFault> value_fault(ValueSyntax syntax, std::string_view value,
                                      std::string_view attribute) {
  const Microsyntax& of = microsyntax(syntax);
  auto fault = form_fault(of, value, attribute);
  return fault || of.then == nullptr ? fault : of.then(value);
}

bool is_valid(ValueSyntax syntax, std::string_view value) {
  const Microsyntax& of = microsyntax(syntax);
  if (of.form == MicrosyntaxForm::keywords) return is_keyword(of, value);
  const bool has_form = of.form == MicrosyntaxForm::grammar
                            ? accepted_length(*of.grammar, value) > value.size()
                            : !form_fault(of, value, {});
  return has_form && (of.then == nullptr || !of.then(value));
}

std::string_view name_of(ValueSyntax syntax) { return microsyntax(syntax).name; }

std::string_view link_of(ValueSyntax syntax) { return microsyntax(syntax).link; }

}  // namespace lockstep::detail::authoring
