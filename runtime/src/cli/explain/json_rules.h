// lockstep explain: the modes, the rules, and which rules a step follows, as JSON.
#ifndef LOCKSTEP_CLI_EXPLAIN_JSON_RULES_H
#define LOCKSTEP_CLI_EXPLAIN_JSON_RULES_H

#include <vector>

#include "cli/explain/json_writer.h"

namespace lockstep::cli {

class RulesJson {
 public:
  RulesJson(const Explanation& explanation, JsonWriter& json);

  // Writes the member "modes".
  void modes();
  // Writes the member "rules": the rules that the steps follow.
  void rules();
  // Writes the members "states" and "rows" of a step.
  void states(const detail::TraceStep& step);
  // Write the members of an event: a mode's rules process the token, a rule is entered or a condition
  // evaluated, a variable is set, a run of characters begins, or a switch is set.
  void dispatched(const detail::TraceEvent& event);
  void entered(const detail::TraceEvent& event);
  void variable(const detail::TraceEvent& event);
  void run(const detail::TraceEvent& event);
  void switched(const detail::TraceEvent& event);
  // Writes a parse error as an item of the events.
  void error(const ParseError& error);

 private:
  const detail::Trace& trace_;
  JsonWriter& json_;
  Units places_;
  Rounds rounds_;
  std::vector<bool> used_;  // by branch
};

}  // namespace lockstep::cli

#endif
