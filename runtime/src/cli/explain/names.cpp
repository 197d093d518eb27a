// lockstep explain: the words that its formats share.

#include <algorithm>
#include <iterator>
#include <utility>

#include "cli/explain/explain.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::Trace;
using detail::TraceToken;

std::string not_explained(const Trace& trace) {
  const detail::TracePlace place = *trace.stopped_at();
  return "The explanation stops before " + std::to_string(place.line) + ":" + std::to_string(place.column) +
         ": at most " + std::to_string(detail::most_trace_events(trace.text().size())) +
         " events are recorded for a page of this size. 'lockstep parse' shows the whole tree.";
}

std::string_view token_name(TraceToken token) {
  static constexpr std::string_view kNames[] = {"setting up", "start tag",  "end tag",
                                                "characters", "comment",    "processing instruction",
                                                "DOCTYPE",    "end-of-file"};
  return kNames[static_cast<int>(token)];
}

std::string without_holes(std::string_view pattern) {
  std::string out;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = pattern.find('}', open);
    const std::string_view hole = pattern.substr(open + 1, close - open - 1);
    out += hole.substr(0, hole.find(':'));
    pattern.remove_prefix(close == std::string_view::npos ? pattern.size() : close + 1);
  }
  return out;
}

std::string_view state_name(const BranchInfo& branch) {
  if (branch.kind != BranchKind::row) return branch.text;
  std::string_view name = branch.rule;
  name.remove_prefix(std::string_view("state ").size());
  return name.substr(0, name.find(": "));
}

std::string_view anchor_of(const BranchInfo& branch) {
  if (!branch.anchor.empty()) return branch.anchor;
  constexpr std::pair<std::string_view, std::string_view> kSpelledOut[] = {
      {"the_place_to_foster_parent_a_node", "#foster-parent"},
      {"the_place_inside_the_template", "#appropriate-place-for-inserting-a-node"},
      {"generate_implied_end_tags_except_for", "#generate-implied-end-tags"},
  };
  for (const auto& [name, anchor] : kSpelledOut)
    if (branch.name.starts_with(name)) return anchor;
  return {};
}

std::string_view deciding_part(const BranchInfo& branch, const detail::TraceEvent& event) {
  if (event.size == 0) return {};
  constexpr std::string_view kAnd = ", and ", kOr = ", or ";
  const bool is_and = branch.text.find(kAnd) != std::string_view::npos;
  if (event.flag == is_and) return {};
  const std::string_view separator = is_and ? kAnd : kOr;
  std::string_view rest = branch.text;
  for (std::uint32_t part = 1; part < event.size; ++part) {
    const std::size_t end = rest.find(separator);
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + separator.size());
  }
  return rest.substr(0, rest.find(separator));
}

namespace {

// The verbs of conditions, each with its opposite. The first verb in the sentence counts; if several match at
// the same place, the first in this list does.
struct Opposite {
  std::string_view words, instead;
};
constexpr Opposite kOpposites[] = {
    {" is not ", " is "},
    {" are not ", " are "},
    {" is no ", " is a "},
    {" is neither ", " is "},
    {" has been ", " has not been "},
    {" has no ", " has a "},
    {" does not have ", " has "},
    {" does not ", " "},
    {" cannot ", " can "},
    {" can ", " cannot "},
    {" is ", " is not "},
    {" are ", " are not "},
    {" has ", " does not have "},
    {" have ", " do not have "},
    {" asks ", " does not ask "},
    {" starts ", " does not start "},
    {" removes ", " does not remove "},
    {" replaces ", " does not replace "},
};

std::string replaced(std::string_view text, std::size_t at, Opposite opposite) {
  std::string out(text.substr(0, at));
  const std::string_view rest = text.substr(at + opposite.words.size());
  out += opposite.instead;
  const bool vowel = !rest.empty() && std::string_view("aeiou").find(rest.front()) != std::string_view::npos;
  if (out.ends_with(" a ") && vowel) out.back() = 'n', out += ' ';
  std::size_t begin = out.size();
  out += rest;
  if (opposite.words == " does not ") out.insert(std::min(out.find(' ', begin), out.size()), "s");
  if (opposite.words == " is neither ")
    if (begin = out.find(" nor ", begin); begin != std::string::npos) out.replace(begin, 5, " or ");
  return out;
}

// Negates a condition: “the token is a tag” becomes “the token is not a tag”, and “no option is open” becomes
// “an option is open”. Conditions have few forms, since the vocabulary of spec/ is closed.
std::string negated(std::string_view condition) {
  // The name of a flag may contain another verb.
  if (const std::size_t flag = condition.find(" flag is "); flag != std::string_view::npos) {
    const bool is_not = condition.substr(flag).starts_with(" flag is not ");
    return replaced(condition, flag,
                    is_not ? Opposite{" flag is not ", " flag is "} : Opposite{" flag is ", " flag is not "});
  }
  if (condition.starts_with("no "))
    return replaced(" " + std::string(condition), 0, {" no ", " a "}).substr(1);
  std::size_t first = std::string_view::npos;
  const Opposite* verb = nullptr;
  for (const Opposite& opposite : kOpposites)
    if (const std::size_t at = condition.find(opposite.words); at < first) first = at, verb = &opposite;
  return verb != nullptr ? replaced(condition, first, *verb)
                         : "it is not true that " + std::string(condition);
}

}  // namespace

std::string reason(const BranchInfo& branch, const detail::TraceEvent& event) {
  const std::string_view part = deciding_part(branch, event);
  return part.empty() || event.flag ? std::string(part) : negated(part);
}

std::string Rounds::next(const detail::TraceEvent& event) {
  using detail::TraceKind;
  if (event.kind == TraceKind::row || event.kind == TraceKind::algorithm) levels_.erase(event.branch);
  const bool is_condition = event.kind == TraceKind::condition;
  if (event.kind != TraceKind::loop && (!is_condition || levels_.empty())) return {};
  const BranchInfo& branch = trace_.edition().branches[event.branch];
  // A condition outside of an inner loop shows that the loop has ended.
  if (is_condition) {
    const auto found = levels_.find(branch.owner);
    if (found != levels_.end() && found->second.size() > branch.depth) found->second.resize(branch.depth);
    return {};
  }
  std::vector<Level>& levels = levels_[branch.owner];
  if (levels.size() > branch.depth + 1U) levels.resize(branch.depth + 1U);
  if (levels.size() <= branch.depth)
    levels.push_back({event.branch, 0});
  else if (levels.back().loop != event.branch)
    levels.back() = {event.branch, 0};
  ++levels.back().count;
  return current(branch.owner);
}

std::string Rounds::current(std::uint16_t owner) const {
  std::string number;
  const auto levels = levels_.find(owner);
  if (levels == levels_.end()) return number;
  for (const Level& level : levels->second)
    number += (number.empty() ? "" : ".") + std::to_string(level.count);
  return number;
}

bool is_plumbing(const BranchInfo& branch) {
  static constexpr std::string_view kNames[] = {
      "the_rules_for_html_content_apply",
      "the_adjusted_current_node",
      "the_parser_is_not_parsing_template_contents",
      "is_an_html_integration_point",
      "the_appropriate_place_",
      "the_place_",
      "the_adjusted_insertion_location",
      "can_be_inserted_at",
      "a_new_element_for_",
      "insert_",
      "push_onto_the_list_",
      "push_a_foreign_element_",
      "run_the_popped_steps_of",
      "run_the_insertion_steps_of",
      "cannot_have_a_shadow_root",
      "the_doctype_token_asks_",
  };
  return std::any_of(std::begin(kNames), std::end(kNames),
                     [&](std::string_view known) { return branch.name.starts_with(known); });
}

}  // namespace lockstep::cli
