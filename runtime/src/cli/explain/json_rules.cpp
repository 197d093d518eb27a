// lockstep explain: rules, and how steps follow them, as JSON.
#include "cli/explain/json_rules.h"

#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceRun;
using detail::TraceState;
using detail::TraceStep;

namespace {

std::string_view kind_name(BranchKind kind) {
  return kind == BranchKind::row         ? "row"
         : kind == BranchKind::algorithm ? "algorithm"
         : kind == BranchKind::condition ? "condition"
                                         : "loop";
}

}  // namespace

RulesJson::RulesJson(const Explanation& explanation, JsonWriter& json)
    : trace_(explanation.trace), json_(json), places_(trace_.text()), rounds_(trace_) {
  const auto& branches = trace_.edition().branches;
  used_.resize(branches.size());
  for (std::size_t i = explanation.first; i < explanation.end; ++i) {
    const TraceStep& step = trace_.steps()[i];
    for (const TraceState& state : trace_.states(step)) used_[state.branch] = true;
    for (const TraceEvent& event : trace_.events(step)) {
      if (event.kind != TraceKind::row && event.kind != TraceKind::algorithm &&
          event.kind != TraceKind::loop && event.kind != TraceKind::condition)
        continue;
      used_[event.branch] = true;
      used_[branches[event.branch].owner] = true;
    }
  }
}

void RulesJson::modes() {
  json_.raw(",\"modes\":[");
  for (const std::string_view mode : trace_.edition().modes) json_.item(mode);
  json_.raw("]\n");
}

void RulesJson::rules() {
  json_.raw(",\"rules\":[");
  for (std::size_t i = 0; i < used_.size(); ++i) {
    json_.comma();
    if (!used_[i]) {
      json_.raw("null");
      continue;
    }
    const BranchInfo& branch = trace_.edition().branches[i];
    json_.raw("\n{");
    json_.member("name", branch.name);
    json_.member("kind", kind_name(branch.kind));
    json_.member("text", without_holes(branch.text));
    json_.member("rule", without_holes(branch.rule));
    if (branch.owner != i) json_.number("owner", branch.owner);
    json_.member("anchor", anchor_of(branch));
    json_.member("file", branch.file);
    if (branch.kind == BranchKind::algorithm && is_plumbing(branch)) json_.flag("plumbing", true);
    json_.raw("}");
    json_.item_ends();
  }
  json_.raw("]\n");
}

void RulesJson::states(const TraceStep& step) {
  json_.raw(",\"states\":[");
  std::string_view name;
  std::uint32_t count = 0;
  const auto finish = [&] {
    if (count == 0) return;
    json_.comma();
    json_.raw("[");
    json_.item(name);
    json_.item(count);
    json_.raw("]");
  };
  for (const TraceState& state : trace_.states(step)) {
    const BranchInfo& branch = trace_.edition().branches[state.branch];
    if (branch.kind != BranchKind::row) continue;
    if (state_name(branch) != name) {
      finish();
      name = state_name(branch);
      count = 0;
    }
    count += state.count;
  }
  finish();
  json_.raw("],\"rows\":[");
  for (const TraceState& state : trace_.states(step)) {
    json_.comma();
    json_.raw("[");
    json_.item(state.branch);
    json_.item(state.count);
    if (trace_.edition().branches[state.branch].kind == BranchKind::condition)
      json_.raw(state.holds ? ",true" : ",false");
    json_.raw("]");
  }
  json_.raw("]");
}

void RulesJson::dispatched(const TraceEvent& event) {
  json_.member("type", "dispatch");
  json_.number("mode", event.branch);
  json_.member("by", event.flag ? "dispatcher" : "rule");
}

void RulesJson::entered(const TraceEvent& event) {
  json_.member("type", kind_name(trace_.edition().branches[event.branch].kind));
  json_.number("rule", event.branch);
  if (const std::string round = rounds_.next(event); !round.empty()) json_.member("round", round);
  if (event.kind != TraceKind::condition) return;
  json_.flag("holds", event.flag);
  if (const std::string why = reason(trace_.edition().branches[event.branch], event); !why.empty())
    json_.member("because", why);
}

void RulesJson::variable(const TraceEvent& event) {
  json_.member("type", "variable");
  json_.number("rule", event.branch);
  if (const std::string round = rounds_.current(event.branch); !round.empty()) json_.member("round", round);
  json_.member("name", trace_.name(event.parent));
  switch (static_cast<detail::VariableValue::Kind>(event.old_size)) {
    case detail::VariableValue::Kind::node:
      if (event.node == detail::kNoNode)
        json_.raw(",\"node\":null");
      else
        json_.number("node", event.node);
      break;
    case detail::VariableValue::Kind::number:
      json_.number("value", event.size);
      break;
    case detail::VariableValue::Kind::boolean:
      json_.flag("value", event.size != 0);
      break;
  }
}

void RulesJson::run(const TraceEvent& event) {
  const TraceRun& run = trace_.runs()[event.size];
  json_.member("type", "run");
  json_.member("token", run.character == U' ' ? "whitespace" : run.character == 0 ? "NUL" : "characters");
  json_.number("count", run.count);
  write_place(json_, "start", run.start, places_);
  json_.flag("replayed", run.replayed);
  if (run.replayed) json_.member("data", run.text);
}

void RulesJson::switched(const TraceEvent& event) {
  static constexpr std::string_view kNames[] = {
      "mode", "template-mode-push", "template-mode-pop", "tokenizer-state", "frameset-ok", "quirks-mode"};
  json_.member("type", kNames[event.branch]);
  json_.member("value", trace_.name(event.size));
}

void RulesJson::error(const ParseError& error) {
  json_.comma();
  json_.raw("{");
  json_.member("type", "error");
  json_.member("code", parse_error_name(error));
  json_.number("line", error.line);
  json_.number("column", error.column);
  json_.number("offset", error.offset);
  if (error.code == ParseErrorCode::tree_construction) json_.flag("named", false);
  json_.member("explanation", parse_error_message(error));
  json_.number("end", error.end);
  if (error.second) {
    json_.key("second");
    json_.raw("{");
    json_.member("note", parse_error_note(error));
    json_.number("line", error.second->line);
    json_.number("column", error.second->column);
    json_.number("offset", error.second->range.begin);
    json_.number("end", error.second->range.end);
    json_.raw("}");
  }
  json_.raw("}");
}

}  // namespace lockstep::cli
