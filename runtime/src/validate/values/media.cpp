// Media queries. https://drafts.csswg.org/mediaqueries/
#include "validate/values/media.h"

#include <vector>

#include "validate/values/functions.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

constexpr std::string_view kFeatureHint = "Write a media feature in brackets, as in (min-width: 40em).";

std::string_view without_range_prefix(std::string_view name) {
  for (const std::string_view prefix : {"min-", "max-"})
    if (name.size() > 4 && equals_ignoring_case(name.substr(0, 4), prefix)) return name.substr(4);
  return name;
}

bool is_range_feature(std::string_view name) {
  return is_valid(ValueSyntax::media_feature_of_a_length, name) ||
         is_valid(ValueSyntax::media_feature_of_an_integer, name) ||
         is_valid(ValueSyntax::media_feature_of_a_ratio, name) ||
         is_valid(ValueSyntax::media_feature_of_a_resolution, name);
}

// Whether a name and a value that is a word form a discrete feature: “orientation:portrait”.
bool is_discrete_feature(std::string_view name, std::string_view value) {
  constexpr std::size_t kLongest = 64;
  if (name.size() + value.size() >= kLongest) return false;
  char pair[kLongest];
  char* end = std::copy(name.begin(), name.end(), pair);
  *end++ = ':';
  end = std::copy(value.begin(), value.end(), end);
  return is_valid(ValueSyntax::discrete_media_feature, {pair, static_cast<std::size_t>(end - pair)});
}

// Reads one feature, from after the “(” through the “)”.
// https://drafts.csswg.org/mediaqueries/#typedef-media-feature
class FeatureReader {
 public:
  explicit FeatureReader(CssTokens& tokens) : tokens_(tokens) {}

  Fault fault() {
    if (tokens_.next().kind != CssKind::identifier) return range_after_value();
    const CssToken name = tokens_.take();
    const bool vendor = name.text.starts_with('-');
    const std::string_view bare = without_range_prefix(name.text);
    const bool ranged = is_range_feature(bare);
    if (!vendor && !ranged && !is_valid(ValueSyntax::discrete_media_feature_name, name.text))
      return unknown(name);
    if (tokens_.next().is_comparison() && ranged) return range_after_name(bare);
    if (tokens_.take(':')) return vendor ? anything() : value(ranged ? bare : name.text);
    if (bare != name.text && ranged) return tokens_.unexpected("Write “:” and a value.");
    return closed();
  }

 private:
  Fault closed() {
    if (tokens_.take(')')) return std::nullopt;
    return tokens_.unexpected("Write “)”.");
  }
  Fault anything() {
    if (tokens_.skip_brackets()) return std::nullopt;
    return tokens_.unexpected("Write “)”.");
  }
  static Fault unknown(const CssToken& name) {
    const bool old = is_valid(ValueSyntax::deprecated_media_feature, without_range_prefix(name.text));
    return fault_at(
        name.begin, name.end,
        quoted_value(name.text) + (old ? " is deprecated: authors must not use this media feature."
                                       : " is not the name of a media feature."));
  }

  // Reads 400px <= width <= 700px, from the first value on.
  Fault range_after_value() {
    CssTokens ahead = tokens_;
    while (!ahead.is_done() && !ahead.next().is_comparison() && !ahead.next().is(')')) ahead.take();
    if (!ahead.next().is_comparison()) return tokens_.unexpected(kFeatureHint);
    ahead.take();
    const CssToken name = ahead.next();
    if (name.kind != CssKind::identifier || !is_range_feature(name.text)) return unknown(name);
    if (Fault fault = one_value(name.text)) return fault;
    tokens_.take();  // the comparison
    tokens_.take();  // the name
    return tokens_.next().is_comparison() ? range_after_name(name.text) : closed();
  }
  Fault range_after_name(std::string_view name) {
    tokens_.take();
    return value(name);
  }
  Fault value(std::string_view name) {
    if (Fault fault = one_value(name)) return fault;
    return closed();
  }

  Fault one_value(std::string_view name) {
    const CssToken token = tokens_.next();
    if (token.kind == CssKind::function) {
      tokens_.take();
      return tokens_.skip_brackets() ? std::nullopt : Fault(tokens_.unexpected("Write “)”."));
    }
    if (is_valid(ValueSyntax::media_feature_of_a_length, name))
      return expect(is_css_length(token) || (token.kind == CssKind::dimension &&
                                             is_valid(ValueSyntax::css_length_unit, token.text)),
                    "Write a length with its unit, as in 40em.");
    if (is_valid(ValueSyntax::media_feature_of_a_resolution, name))
      return expect(
          (token.kind == CssKind::dimension && is_valid(ValueSyntax::css_resolution_unit, token.text)) ||
              token.is_word("infinite"),
          "Write a resolution, as in 2dppx or 192dpi.");
    if (is_valid(ValueSyntax::media_feature_of_a_ratio, name)) return ratio();
    if (is_valid(ValueSyntax::media_feature_of_an_integer, name))
      return expect(token.kind == CssKind::number && token.is_integer,
                    "Write a whole number without a unit.");
    if (equals_ignoring_case(name, "grid")) return expect(token.kind == CssKind::number, "Write 0 or 1.");
    return expect(token.kind == CssKind::identifier && is_discrete_feature(name, token.text),
                  "The media feature " + quoted_value(name) + " does not have this value.");
  }
  Fault ratio() {
    if (Fault fault = expect(tokens_.next().kind == CssKind::number, "Write a ratio, as in 16/9."))
      return fault;
    if (!tokens_.take('/')) return std::nullopt;
    return expect(tokens_.next().kind == CssKind::number, "Write a ratio, as in 16/9.");
  }
  Fault expect(bool holds, std::string_view what_to_write) {
    if (!holds) return tokens_.unexpected(what_to_write);
    tokens_.take();
    return std::nullopt;
  }

  CssTokens& tokens_;
};

// The words that join conditions inside one pair of brackets.
enum class Joint : char { none, with_and, with_or, negated };

// Reads conditions in nested brackets. The open brackets are kept in a list, so that no depth is too large.
class ConditionReader {
 public:
  ConditionReader(CssTokens& tokens, bool without_or) : tokens_(tokens) {
    open_.push_back(without_or ? Joint::with_and : Joint::none);
  }

  Fault fault() {
    for (;;) {
      if (Fault fault = operand()) return fault;
      while (open_.size() > 1 && tokens_.take(')')) open_.pop_back();
      if (!tokens_.next().is_word("and") && !tokens_.next().is_word("or"))
        return open_.size() == 1 ? std::nullopt : Fault(tokens_.unexpected("Write “and”, “or” or “)”."));
      if (Fault fault = join()) return fault;
    }
  }

 private:
  // Reads a feature, or opens brackets until there is a feature.
  Fault operand() {
    for (;;) {
      if (tokens_.next().is_word("not")) {
        if (open_.back() != Joint::none && open_.size() > 1)
          return tokens_.unexpected("Write “not (…)” in brackets of its own.");
        tokens_.take();
        if (open_.back() == Joint::none) open_.back() = Joint::negated;
      }
      if (tokens_.next().kind == CssKind::function) return function();
      if (!tokens_.take('(')) return tokens_.unexpected(kFeatureHint);
      if (!tokens_.next().is('(') && !tokens_.next().is_word("not")) return FeatureReader(tokens_).fault();
      open_.push_back(Joint::none);
    }
  }
  Fault join() {
    const Joint joint = tokens_.next().is_word("and") ? Joint::with_and : Joint::with_or;
    if (open_.back() != Joint::none && open_.back() != joint)
      return tokens_.unexpected(
          "“and”, “or” and “not” are mixed: put brackets around what belongs together.");
    open_.back() = joint;
    tokens_.take();
    return std::nullopt;
  }
  Fault function() { return tokens_.unexpected(kFeatureHint); }

  CssTokens& tokens_;
  std::vector<Joint> open_;
};

// https://drafts.csswg.org/mediaqueries/#typedef-media-query
Fault media_query_fault(CssTokens& tokens) {
  const bool negated = tokens.next().is_word("not");
  CssTokens ahead = tokens;
  if (negated) ahead.take();
  if (ahead.next().is('(')) return media_condition_fault(tokens);
  if (negated || tokens.next().is_word("only")) tokens.take();
  const CssToken type = tokens.next();
  if (type.kind != CssKind::identifier)
    return tokens.unexpected("Write a media type such as screen, or a media feature in brackets.");
  if (is_valid(ValueSyntax::deprecated_media_type, type.text))
    return fault_at(type.begin, type.end,
                    quoted_value(type.text) + " is deprecated: authors must not use this media type.");
  if (!is_valid(ValueSyntax::media_type, type.text))
    return fault_at(type.begin, type.end,
                    quoted_value(type.text) + " is not a media type: write all, screen or print.");
  tokens.take();
  if (!tokens.next().is_word("and")) return std::nullopt;
  tokens.take();
  return ConditionReader(tokens, true).fault();
}

}  // namespace

bool is_css_length(const CssToken& token) {
  if (token.kind == CssKind::number) return token.number == 0;
  return token.kind == CssKind::dimension && token.number >= 0 &&
         is_valid(ValueSyntax::css_length_unit, token.text);
}

Fault media_condition_fault(CssTokens& tokens) { return ConditionReader(tokens, false).fault(); }

Fault value_functions::media_query_list(std::string_view value) {
  CssTokens tokens(value);
  if (tokens.is_done()) return std::nullopt;
  do {
    if (Fault fault = media_query_fault(tokens)) return fault;
  } while (tokens.take(','));
  if (tokens.is_done()) return std::nullopt;
  return tokens.unexpected("Write “and” and a media feature in brackets, or a comma.");
}

}  // namespace lockstep::detail::authoring
