// lockstep explain: the states, rules and errors of a step as lines of text.
#ifndef LOCKSTEP_CLI_EXPLAIN_TEXT_RULES_H
#define LOCKSTEP_CLI_EXPLAIN_TEXT_RULES_H

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "cli/explain/text_layout.h"

namespace lockstep::cli {

class RulesText {
 public:
  RulesText(const Explanation& explanation, TextLayout& layout)
      : trace_(explanation.trace), verbose_(explanation.detail == Detail::verbose), layout_(layout) {}

  // Writes the states of the tokenizer.
  void states(const detail::TraceStep& step);
  // Writes the rules that processed the token, with their conditions and errors.
  void rules(const detail::TraceStep& step);
  // Writes only the errors that rules raised.
  void errors(const detail::TraceStep& step);
  void error(const ParseError& error);

  // The rows and algorithms shown so far.
  const std::set<std::uint16_t>& used() const { return used_; }

 private:
  using Events = std::span<const detail::TraceEvent>;

  std::string rule_text(const detail::BranchInfo& branch, const detail::TraceStep& step) const;
  std::string tail(const detail::BranchInfo& branch) const;
  void file_line(const detail::BranchInfo& branch);
  void condition_line(const detail::TraceEvent& event, std::size_t indent);
  // Writes the values of the variables, and which conditions held, in each iteration of the loops in the
  // algorithm or row that event `i` enters.
  void rounds(Events events, std::size_t i, std::size_t indent);
  std::string value_of(const detail::TraceEvent& variable) const;
  std::size_t run_line(Events events, std::size_t i, std::string_view last_row);
  void replay_line(const detail::TraceRun& run, std::string_view rows);

  const detail::Trace& trace_;
  const bool verbose_;
  TextLayout& layout_;
  std::set<std::uint16_t> used_;
  std::set<const detail::TraceEvent*> in_rounds_;  // conditions that are shown with their iterations
};

}  // namespace lockstep::cli

#endif
