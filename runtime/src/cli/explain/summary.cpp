// lockstep explain --summary: which rules repaired something, where, and how often.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/explain/explain.h"
#include "cli/explain/json_writer.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::kNoNode;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TracePlace;
using detail::TraceStep;
using detail::TreeChange;

namespace {

// The number of occurrences of an error, and the first one.
struct RepairedError {
  std::size_t count = 0;
  const ParseError* first = nullptr;
};

// The repairs of one rule.
struct Repair {
  const BranchInfo* rule = nullptr;
  std::size_t count = 0;                             // the number of tokens
  std::map<std::string_view, RepairedError> errors;  // the errors by name
  std::size_t fostered = 0, moved = 0;               // the numbers of nodes
  std::vector<TracePlace> places;                    // the places of the tokens
  std::vector<std::size_t> steps;                    // the indexes of the steps
};

constexpr std::size_t kMostPlaces = 8;

bool is_tree_change(const TraceEvent& event, TreeChange change) {
  return event.kind == TraceKind::tree && event.branch == static_cast<std::uint16_t>(change);
}

// Returns the repairs in the steps by rule, with the most frequent first. A repair is a parse error that a
// row or an algorithm of tree construction raises, or a node that is foster parented or moved.
std::vector<Repair> repairs(const Explanation& it) {
  const Trace& trace = it.trace;
  const auto branches = trace.edition().branches;
  std::map<std::uint16_t, Repair> found;
  for (std::size_t i = it.first; i < it.end; ++i) {
    const TraceStep& step = trace.steps()[i];
    const BranchInfo* rule = nullptr;
    std::uint16_t index = 0;
    std::set<std::uint16_t> seen;
    for (const TraceEvent& event : trace.events(step)) {
      // A later condition of a rule shows that an algorithm has returned to that rule.
      if (event.kind == TraceKind::row || event.kind == TraceKind::algorithm ||
          event.kind == TraceKind::loop || event.kind == TraceKind::condition) {
        const std::uint16_t owner = branches[event.branch].owner;
        if (!is_plumbing(branches[owner])) {
          index = owner;
          rule = &branches[owner];
        }
      }
      const bool error = event.kind == TraceKind::error;
      const bool fostered = event.kind == TraceKind::tree && event.flag;
      const bool moved = is_tree_change(event, TreeChange::insert) && event.old_parent != kNoNode;
      if (rule == nullptr || !(error || fostered || moved)) continue;
      Repair& repair = found[index];
      repair.rule = rule;
      if (error) {
        const ParseError& reported = trace.errors()[event.size];
        RepairedError& repaired = repair.errors[parse_error_name(reported)];
        if (++repaired.count == 1) repaired.first = &reported;
      }
      repair.fostered += fostered;
      repair.moved += moved;
      if (seen.insert(index).second) {
        ++repair.count;
        repair.places.push_back(step.start);
        repair.steps.push_back(i);
      }
    }
  }
  std::vector<Repair> sorted;
  for (auto& [branch, repair] : found) sorted.push_back(std::move(repair));
  // Emscripten's C++ library has no std::ranges::stable_sort.
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Repair& a, const Repair& b) { return a.count > b.count; });
  return sorted;
}

std::string title(const BranchInfo& rule) {
  return rule.kind == detail::BranchKind::algorithm ? without_holes(rule.text) : std::string(rule.rule);
}

}  // namespace

void summary_as_text(const Explanation& explanation, Output& output) {
  const std::vector<Repair> all = repairs(explanation);
  std::string out = visible(explanation.file) + ": " + counted(explanation.end - explanation.first, "step") +
                    ", " + counted(all.size(), "rule") + " repaired something\n";
  for (const Repair& repair : all) {
    out += "\n" + title(*repair.rule);
    if (const std::string_view anchor = anchor_of(*repair.rule); !anchor.empty())
      out += "  " + std::string(anchor);
    out += "\n  " + counted(repair.count, "token") + " at";
    for (std::size_t i = 0; i < std::min(kMostPlaces, repair.places.size()); ++i)
      out += " " + std::to_string(repair.places[i].line) + ":" + std::to_string(repair.places[i].column);
    if (repair.places.size() > kMostPlaces) out += " …";
    out += "\n";
    for (const auto& [name, error] : repair.errors) {
      out += "  parse error " + std::string(name);
      if (error.count > 1) out += " ×" + std::to_string(error.count);
      out += ": " + visible(parse_error_message(*error.first)) + "\n";
      if (const auto& second = error.first->second)
        out += "    " + std::to_string(second->line) + ":" + std::to_string(second->column) + " " +
               visible(parse_error_note(*error.first)) + "\n";
    }
    if (repair.fostered != 0) out += "  foster parented: " + counted(repair.fostered, "node") + "\n";
    if (repair.moved != 0) out += "  moved: " + counted(repair.moved, "node") + "\n";
  }
  if (explanation.trace.stopped_at()) out += "\n" + not_explained(explanation.trace) + "\n";
  output.write(out);
}

void repairs_as_json(const Explanation& explanation, JsonWriter& json) {
  json.raw(",\"repairs\":[");
  for (const Repair& repair : repairs(explanation)) {
    json.comma();
    json.raw("\n{");
    json.member("rule", title(*repair.rule));
    json.member("anchor", anchor_of(*repair.rule));
    json.member("file", repair.rule->file);
    json.number("count", repair.count);
    json.raw(",\"errors\":{");
    for (const auto& [name, error] : repair.errors) json.number(name, error.count);
    json.raw("},\"explanations\":{");
    for (const auto& [name, error] : repair.errors) json.member(name, parse_error_message(*error.first));
    json.raw("}");
    json.number("fosterParented", repair.fostered);
    json.number("moved", repair.moved);
    json.raw(",\"places\":[");
    for (std::size_t i = 0; i < repair.places.size(); ++i) {
      json.comma();
      json.raw("{");
      json.number("step", repair.steps[i] + 1);
      json.number("line", repair.places[i].line);
      json.number("column", repair.places[i].column);
      json.raw("}");
    }
    json.raw("]}");
    json.item_ends();
  }
  json.raw("\n]");
}

void summary_as_json(const Explanation& explanation, Output& output) {
  JsonWriter json(output);
  json.raw("{");
  json.member("file", explanation.file);
  json.number("steps", explanation.end - explanation.first);
  repairs_as_json(explanation, json);
  json.raw("}\n");
  json.finish();
}

}  // namespace lockstep::cli
