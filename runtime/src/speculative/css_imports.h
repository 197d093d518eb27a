// The leading @import rules of a style sheet that comes in pieces
// (https://drafts.csswg.org/css-cascade/#at-import). Only the syntax is looked at that can stand before and
// in them (https://drafts.csswg.org/css-syntax/#tokenization); what follows costs nothing.
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

  // More of the sheet. found(url, conditions) is called for each rule that ends in it. Linear; keeps at most
  // one rule of limited length.
  template <class Found>
  void write(std::string_view text, Found found) {
    for (const char c : text) {
      if (state_ == State::done) return;
      if (take(c)) found_rule(found);
    }
  }
  // The end of the sheet, which ends a rule too.
  template <class Found>
  void finish(Found found) {
    if (state_ >= State::rule && state_ != State::done) found_rule(found);
    stop();
  }

 private:
  enum class State : std::uint8_t { between, comment, rule, comment_in_rule, string, url, done };
  // Longer rules are not looked for.
  static constexpr std::size_t kLongestRule = 16384;

  // True: the rule has ended.
  bool take(char c);
  void take_in_rule(char c);
  // The rule's URL; empty if it has none, and `conditions` is not set then. The state says whether rules may
  // follow.
  bool parse_rule(std::string& url, std::string& conditions);
  template <class Found>
  void found_rule(Found found) {
    std::string url, conditions;
    if (parse_rule(url, conditions)) found(url, conditions);
  }

  State state_ = State::done;
  std::string rule_;  // what has come of the rule, without comments; or of the characters before one
  char quote_ = 0;    // of the string
  bool escaped_ = false;
  int depth_ = 0;  // of brackets in the rule
};

}  // namespace lockstep::detail

#endif
