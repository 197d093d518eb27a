// Finds the leading @import rules of a style sheet that arrives in pieces
// (https://drafts.csswg.org/css-cascade/#at-import). It reads only the syntax allowed before and in these
// rules (https://drafts.csswg.org/css-syntax/#tokenization); the rest of the sheet costs nothing.
#ifndef LOCKSTEP_SPECULATIVE_CSS_IMPORTS_H
#define LOCKSTEP_SPECULATIVE_CSS_IMPORTS_H

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::detail {

class CssImports {
 public:
  void start() {
    state_ = State::between;
    rule_.clear();
  }
  void stop() { state_ = State::done; }
  bool is_done() const { return state_ == State::done; }

  // Adds more of the sheet. Calls found(url, conditions) for each @import rule that ends in `text`. Linear;
  // keeps at most one rule of limited length.
  template <class Found>
  void write(std::string_view text, Found found) {
    for (const char c : text) {
      if (state_ == State::done) return;
      if (take(c)) found_rule(found);
    }
  }
  // Ends the sheet, which also ends a rule.
  template <class Found>
  void finish(Found found) {
    if (state_ >= State::rule && state_ != State::done) found_rule(found);
    stop();
  }

 private:
  enum class State : std::uint8_t { between, comment, rule, comment_in_rule, string, url, done };
  // Longer rules are ignored.
  static constexpr std::size_t kLongestRule = 16384;

  // Returns true if the rule has ended.
  bool take(char c);
  void take_in_rule(char c);
  // Reads the URL and the conditions of an @import rule. Returns false for other rules, and if there is no
  // URL. Sets the state, which tells whether more rules may follow.
  bool parse_rule(std::string& url, std::string& conditions);
  template <class Found>
  void found_rule(Found found) {
    std::string url, conditions;
    if (parse_rule(url, conditions)) found(url, conditions);
  }

  State state_ = State::done;
  std::string rule_;  // the rule so far, without comments; or characters before a rule
  char quote_ = 0;    // the string's quotation mark
  bool escaped_ = false;
  int depth_ = 0;  // the nesting depth of brackets in the rule
};

}  // namespace lockstep::detail

#endif
