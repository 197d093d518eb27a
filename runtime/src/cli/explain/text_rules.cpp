// lockstep explain: the states, rules and errors of a step as lines of text.
#include "cli/explain/text_rules.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cli/explain/text_tree.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceRun;
using detail::TraceStep;
using detail::TraceToken;

namespace {

// Whether the algorithm with that name usually has no effect.
bool usually_has_no_effect(std::string_view name) {
  return name.starts_with("reconstruct_the_active") || name.starts_with("generate_") ||
         name.starts_with("clear_the_stack_back");
}

// Whether an algorithm began a loop, or changed the stack or the list, with only conditions and variables
// before that.
bool does_something(std::span<const TraceEvent> events, std::size_t algorithm) {
  for (std::size_t i = algorithm + 1; i < events.size(); ++i) {
    switch (events[i].kind) {
      case TraceKind::condition:
      case TraceKind::variable:
        break;
      case TraceKind::loop:
      case TraceKind::stack:
      case TraceKind::formatting:
        return true;
      default:
        return false;
    }
  }
  return false;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(separator)) != std::string_view::npos;
       text.remove_prefix(end + separator.size()))
    parts.push_back(text.substr(0, end));
  parts.push_back(text);
  return parts;
}

std::string_view mode_of(const BranchInfo& branch) { return branch.rule.substr(0, branch.rule.find(": ")); }

// The nesting level in an iteration's number: 1 for "2.1".
std::size_t level_of(std::string_view number) {
  return static_cast<std::size_t>(std::ranges::count(number, '.'));
}

// The branches shown so far, so that loops do not show them again.
struct Repeated {
  bool again(std::uint16_t branch) { return !seen_.insert(branch).second; }
  std::set<std::uint16_t> seen_;
};

}  // namespace

void RulesText::states(const TraceStep& step) {
  Pieces pieces;
  std::string_view state;
  std::uint32_t count = 0;
  const auto finish = [&] {
    if (count == 0) return;
    std::string text(state);
    if (count > 1) text += " ×" + std::to_string(count);
    if (!pieces.empty()) pieces.back().text += ",";
    pieces.push_back({Style::plain, (pieces.empty() ? "" : " ") + text});
  };
  for (const detail::TraceState& each : trace_.states(step)) {
    const BranchInfo& branch = trace_.edition().branches[each.branch];
    if (branch.kind != BranchKind::row) continue;
    const std::string_view name = state_name(branch);
    if (name == state) {
      count += each.count;
      continue;
    }
    finish();
    state = name;
    count = each.count;
  }
  finish();
  if (pieces.empty()) return;
  constexpr std::size_t kMost = 8;
  if (!verbose_ && pieces.size() > kMost) {
    const std::size_t more = pieces.size() - kMost;
    pieces.resize(kMost);
    pieces.push_back({Style::dim, " … " + std::to_string(more) + " more"});
  }
  for (Piece& piece : pieces)
    if (piece.style == Style::plain) piece.style = Style::dim;
  layout_.line("states", pieces);
}

// Returns the row's rule: "in body: start tag a b … u …". If its list of tags is long, the text has the
// beginning of the list and the tag that the token matched.
std::string RulesText::rule_text(const BranchInfo& branch, const TraceStep& step) const {
  constexpr std::size_t kLong = 52, kEnough = 36;
  std::string rule(branch.rule);
  const std::string_view kind = token_name(step.token);
  const bool tag = step.token == TraceToken::start_tag || step.token == TraceToken::end_tag;
  if (verbose_ || !tag || rule.size() <= kLong || rule.find(" when ") != rule.npos) return rule;
  const std::vector<std::string_view> patterns = split(branch.text, ", ");
  std::vector<std::string_view> names;
  for (const std::string_view pattern : patterns) {
    if (!pattern.starts_with(kind)) continue;
    names = split(pattern, " ");
    if (std::find(names.begin(), names.end(), step.name) != names.end()) break;
  }
  if (names.empty()) return rule;
  std::string text = std::string(mode_of(branch)) + ":";
  if (!patterns.front().starts_with(kind)) text += " …,";
  const std::size_t begin = text.size();
  std::size_t i = 0;
  for (; i < names.size() && text.size() - begin + names[i].size() < kEnough; ++i)
    text.append(" ").append(names[i]);
  if (i == names.size()) return text;
  text += " …";
  if (std::find(names.begin() + static_cast<std::ptrdiff_t>(i), names.end(), step.name) != names.end()) {
    text.append(" ").append(step.name);
    if (names.back() != step.name) text += " …";
  }
  return text;
}

void RulesText::rules(const TraceStep& step) {
  bool first_row = true, dispatched = false, reprocess = false, in_replay = false;
  std::size_t replays = 0;
  std::string last_row;
  std::string_view mode;
  std::unordered_map<std::uint16_t, bool> shown;  // whether each row and algorithm of this step is shown
  const auto events = trace_.events(step);
  Repeated repeated;
  Rounds numbers(trace_);
  for (std::size_t i = 0; i < events.size(); ++i) {
    const TraceEvent& event = events[i];
    const BranchInfo* const branch = event.kind == TraceKind::row || event.kind == TraceKind::algorithm ||
                                             event.kind == TraceKind::condition ||
                                             event.kind == TraceKind::loop
                                         ? &trace_.edition().branches[event.branch]
                                         : nullptr;
    const std::string round = numbers.next(event);
    switch (event.kind) {
      case TraceKind::dispatched:
        if (event.flag && dispatched) reprocess = true;
        dispatched = dispatched || event.flag;
        break;
      case TraceKind::run: {
        const TraceRun& run = trace_.runs()[event.size];
        // Later replays follow nearly the same rules, so one line is enough.
        if (!verbose_ && (!run.replayed || replays != 0)) {
          i = run_line(events, i, last_row);
          break;
        }
        ++replays;
        replay_line(run, {});
        in_replay = run.replayed;
        dispatched = reprocess = false;
        first_row = true;
        mode = {};
        break;
      }
      case TraceKind::run_ends:
        in_replay = false;
        mode = {};
        first_row = false;
        dispatched = true;
        break;
      case TraceKind::row: {
        const std::string_view own_mode = mode_of(*branch);
        const std::string_view label = reprocess                 ? "reprocess"
                                       : first_row && !in_replay ? "rule"
                                       : own_mode != mode        ? "using"
                                                                 : "as";
        used_.insert(event.branch);
        last_row = rule_text(*branch, step);
        layout_.line(label, words(last_row, Style::plain), tail(*branch), in_replay ? 2 : 0);
        if (verbose_) file_line(*branch);
        first_row = reprocess = false;
        mode = own_mode;
        shown[event.branch] = true;
        if (!verbose_) rounds(events, i, in_replay ? 2 : 0);
        break;
      }
      case TraceKind::algorithm: {
        bool show = verbose_;
        if (!verbose_ && !is_plumbing(*branch))
          show = !usually_has_no_effect(branch->name) || does_something(events, i);
        shown[event.branch] = show;
        if (!show) break;
        used_.insert(event.branch);
        if (!verbose_ && repeated.again(event.branch)) break;
        layout_.line("", {{Style::plain, "· " + without_holes(branch->text)}}, tail(*branch),
                     in_replay ? 2 : 0);
        if (!verbose_) rounds(events, i, in_replay ? 2 : 0);
        break;
      }
      case TraceKind::loop:
        if (verbose_) layout_.line("", {{Style::dim, "  " + std::string(branch->text) + ": round " + round}});
        break;
      case TraceKind::variable:
        if (verbose_)
          layout_.line("", words("  " + std::string(trace_.name(event.parent)) + " is " + value_of(event),
                                 Style::dim));
        break;
      case TraceKind::condition: {
        const BranchInfo& owner = trace_.edition().branches[branch->owner];
        const bool of_row = owner.kind == BranchKind::row;
        if (in_rounds_.contains(&event)) {
          repeated.again(event.branch);
          break;
        }
        const bool show =
            verbose_ || (shown[branch->owner] && (of_row || event.flag) && !repeated.again(event.branch));
        if (show) condition_line(event, in_replay ? 2 : 0);
        break;
      }
      case TraceKind::error:
        error(trace_.errors()[event.size]);
        break;
      default:
        break;
    }
  }
}

void RulesText::condition_line(const TraceEvent& event, std::size_t indent) {
  const BranchInfo& branch = trace_.edition().branches[event.branch];
  // A false condition is less often decisive, so one line is enough.
  const bool whole = event.flag || verbose_;
  const std::string_view part = deciding_part(branch, event);
  const std::size_t room = kWidth - kColumn - indent - 10;
  const std::string text = whole          ? std::string(branch.text)
                           : part.empty() ? cut(branch.text, room)
                                          : cut(part, room);
  Pieces pieces = words(text, Style::dim);
  pieces.front().text.insert(0, "  if ");
  pieces.back().text += ":";
  pieces.push_back({event.flag ? Style::strong : Style::plain, event.flag ? " yes" : " no"});
  if (whole && !part.empty()) {
    Pieces more = words("because " + reason(branch, event), Style::dim);
    pieces.back().text += ",";
    more.front().text.insert(0, " ");
    pieces.insert(pieces.end(), more.begin(), more.end());
  }
  layout_.line("", pieces, {}, indent);
}

std::string RulesText::value_of(const TraceEvent& variable) const {
  switch (static_cast<detail::VariableValue::Kind>(variable.old_size)) {
    case detail::VariableValue::Kind::node:
      return label_of(trace_, variable.node);
    case detail::VariableValue::Kind::number:
      return std::to_string(variable.size);
    case detail::VariableValue::Kind::boolean:
      return variable.size != 0 ? "true" : "false";
  }
  return {};
}

void RulesText::rounds(Events events, std::size_t i, std::size_t indent) {
  constexpr std::size_t kMost = 8;
  struct Round {
    std::string number;
    std::vector<std::pair<std::string_view, std::string>> values;
    std::vector<const TraceEvent*> decided;
  };
  const std::uint16_t owner = events[i].branch;
  const bool of_row = trace_.edition().branches[owner].kind == BranchKind::row;
  std::vector<Round> found;
  std::vector<std::size_t> open;  // the current iterations of the running loops, by level
  Rounds numbers(trace_);
  for (++i; i < events.size(); ++i) {
    const TraceEvent& event = events[i];
    if (event.kind == TraceKind::run || event.kind == TraceKind::dispatched) break;
    if (event.kind == TraceKind::algorithm && event.branch == owner) break;
    std::string begun = numbers.next(event);
    if (!begun.empty() && trace_.edition().branches[event.branch].owner == owner) {
      open.resize(level_of(begun));
      open.push_back(found.size());
      found.push_back({std::move(begun), {}, {}});
    }
    const bool decides =
        event.kind == TraceKind::condition && trace_.edition().branches[event.branch].owner == owner;
    if (!decides && (event.kind != TraceKind::variable || event.branch != owner)) continue;
    const std::string number = numbers.current(owner);
    if (number.empty() || level_of(number) >= open.size()) continue;
    Round& round = found[open[level_of(number)]];
    if (decides) {
      if (event.flag || of_row) round.decided.push_back(&event);
      continue;
    }
    auto& values = round.values;
    const std::string_view name = trace_.name(event.parent);
    const auto known = std::ranges::find(values, name, [](const auto& value) { return value.first; });
    if (known == values.end())
      values.emplace_back(name, value_of(event));
    else
      known->second = value_of(event);
  }
  std::erase_if(found, [](const Round& round) { return round.values.empty(); });
  for (std::size_t k = 0; k < std::min(kMost, found.size()); ++k) {
    std::string text = "round " + found[k].number + ":";
    const char* separator = " ";
    for (const auto& [name, value] : found[k].values) {
      text.append(separator).append(name).append(" ").append(value);
      separator = ", ";
    }
    Pieces pieces = words(text, Style::dim);
    pieces.front().text.insert(0, "  ");
    layout_.line("", pieces, {}, indent);
    for (const TraceEvent* const event : found[k].decided) {
      condition_line(*event, indent + 2);
      in_rounds_.insert(event);
    }
  }
  if (found.size() > kMost)
    layout_.line("", {{Style::dim, "  … " + std::to_string(found.size() - kMost) + " more"}}, {}, indent);
}

std::string RulesText::tail(const BranchInfo& branch) const {
  const bool elsewhere = verbose_ && branch.kind == BranchKind::row;
  return elsewhere ? std::string() : std::string(anchor_of(branch));
}

void RulesText::file_line(const BranchInfo& branch) {
  const std::string_view anchor = anchor_of(branch);
  Pieces pieces;
  if (!anchor.empty()) pieces.push_back({Style::link, std::string(kStandardPage) + std::string(anchor)});
  pieces.push_back({Style::dim, "  " + std::string(branch.file)});
  if (!pieces.empty()) layout_.line("", pieces);
}

// Writes the rows of a run; returns the index of the run's last event.
std::size_t RulesText::run_line(Events events, std::size_t i, std::string_view last_row) {
  const TraceRun& run = trace_.runs()[events[i].size];
  std::string rows;
  for (++i; i < events.size() && events[i].kind != TraceKind::run && events[i].kind != TraceKind::run_ends;
       ++i) {
    if (events[i].kind == TraceKind::error) error(trace_.errors()[events[i].size]);
    if (events[i].kind != TraceKind::row) continue;
    used_.insert(events[i].branch);
    const BranchInfo& branch = trace_.edition().branches[events[i].branch];
    rows.append(rows.empty() ? "" : "; ").append(branch.rule);
  }
  if (i == events.size() || events[i].kind == TraceKind::run) --i;
  if (run.replayed || rows != last_row) replay_line(run, rows);
  return i;
}

void RulesText::replay_line(const TraceRun& run, std::string_view rows) {
  if (!run.replayed) {
    layout_.line("and", {{Style::plain, std::string(rows)}});
    return;
  }
  std::string text = run.character == U' ' ? "whitespace " : run.character == 0 ? "NUL " : "characters ";
  text +=
      quoted(run.text, 30) + " at " + std::to_string(run.start.line) + ":" + std::to_string(run.start.column);
  if (run.count > 1) text += ", and " + std::to_string(run.count - 1) + " more alike";
  if (!rows.empty()) text.append(": ").append(rows);
  layout_.line("replay", {{Style::plain, text}});
}

void RulesText::errors(const TraceStep& step) {
  for (const TraceEvent& event : trace_.events(step))
    if (event.kind == TraceKind::error) error(trace_.errors()[event.size]);
}

void RulesText::error(const ParseError& error) {
  std::string text = std::to_string(error.line) + ":" + std::to_string(error.column) + " ";
  if (error.code == ParseErrorCode::tree_construction) text += "parse error, ";
  text += parse_error_name(error);
  Pieces pieces{{Style::error, text}};
  if (verbose_) pieces.push_back({Style::dim, ": " + visible(parse_error_message(error))});
  if (error.second)
    pieces.push_back({Style::dim, "; " + std::to_string(error.second->line) + ":" +
                                      std::to_string(error.second->column) + " " +
                                      visible(parse_error_note(error))});
  layout_.line("error", pieces);
}

}  // namespace lockstep::cli
