// lockstep explain: the steps as text for a terminal, 100 columns wide.

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cli/explain.h"
#include "lockstep/lockstep.h"
#include "serialize/walk.h"
#include "text/characters.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::kNoNode;
using detail::ListChange;
using detail::NodeAccess;
using detail::NodeId;
using detail::Switch;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceReplay;
using detail::TraceRun;
using detail::TraceStep;
using detail::TraceToken;
using detail::TreeChange;

namespace {

constexpr std::size_t kWidth = 100, kLabelIndent = 4, kColumn = 15;

enum class Style : std::uint8_t { plain, strong, dim, added, removed, error, link };

std::string_view code_of(Style style) {
  static constexpr std::string_view kCodes[] = {"",         "\x1b[1m",  "\x1b[2m", "\x1b[32m",
                                                "\x1b[35m", "\x1b[31m", "\x1b[36m"};
  return kCodes[static_cast<int>(style)];
}

// At most `room` columns of the text; "…" replaces the rest.
std::string cut(std::string_view text, std::size_t room) {
  if (text.size() <= room || width_of(text) <= room) return std::string(text);
  std::size_t width = 0, i = 0;
  while (i < text.size()) {
    const std::size_t length = std::min(length_of(text[i]), text.size() - i);
    width += columns_of(text.substr(i, length));
    if (width + 1 > room) break;
    i += length;
  }
  return std::string(text.substr(0, i)) + "…";
}

// The visible form of the first `room` columns of a text. Does not process the rest of a long text.
std::string seen(std::string_view text, std::size_t room) {
  const std::size_t enough = 4 * room + 8;
  const bool more = text.size() > enough;
  const std::string shown = visible(detail::whole_characters(text, enough));
  return cut(more ? shown + "…" : shown, room);
}

std::string quoted(std::string_view text, std::size_t room) {
  return std::string("\"").append(seen(text, room)).append("\"");
}

// Algorithms that usually have no effect.
bool usually_has_no_effect(std::string_view name) {
  return name.starts_with("reconstruct_the_active") || name.starts_with("generate_") ||
         name.starts_with("clear_the_stack_back");
}

class TextWriter {
 public:
  TextWriter(const Explanation& explanation, Output& output)
      : it_(explanation), trace_(explanation.trace), out_(output), replay_(explanation.trace) {}

  void run() {
    head();
    while (replay_.step() < it_.first) replay_.advance();
    if (it_.first != 0) before();
    while (replay_.step() < it_.end) step();
    if (it_.detail != Detail::brief) clauses();
    if (it_.end == trace_.steps().size()) {
      if (trace_.stopped_at())
        ends_early();
      else
        tree();
    }
    flush();
  }

 private:
  void ends_early() {
    newline();
    buffer_.append(not_explained(trace_));
    newline();
  }

  // --- Lines
  struct Piece {
    Style style;
    std::string text;
  };
  using Pieces = std::vector<Piece>;

  void put(Style style, std::string_view text) {
    if (it_.colour && style != Style::plain && !text.empty()) {
      buffer_.append(code_of(style)).append(text).append("\x1b[0m");
    } else {
      buffer_ += text;
    }
  }
  void newline() {
    buffer_ += '\n';
    if (buffer_.size() > kFlush) flush();
  }
  void flush() {
    out_.write(buffer_);
    buffer_.clear();
  }
  // A line with a label in its left column. Pieces are words that may be wrapped onto more lines.
  void line(std::string_view label, const Pieces& pieces, std::string_view tail = {},
            std::size_t indent = 0) {
    const std::size_t left = kColumn + indent;
    std::size_t at = left;
    buffer_.append(kLabelIndent, ' ');
    put(Style::dim, label);
    const std::size_t used = kLabelIndent + width_of(label);
    buffer_.append(used < left ? left - used : 1, ' ');
    bool first = true;
    for (const Piece& piece : pieces) {
      std::string text = piece.text;
      std::size_t width = width_of(text);
      if (!first && at + width > kWidth) {
        while (!buffer_.empty() && buffer_.back() == ' ') buffer_.pop_back();
        newline();
        buffer_.append(left, ' ');
        at = left;
        while (text.starts_with(' ')) text.erase(0, 1), --width;
        if (label.empty()) text.insert(0, "    "), width += 4;
      }
      if (at + width > kWidth && it_.detail != Detail::verbose) {
        text = cut(text, kWidth - at);
        width = width_of(text);
      }
      put(piece.style, text);
      at += width;
      first = false;
    }
    if (!tail.empty()) {
      const std::size_t width = width_of(tail);
      if (at + 2 + width > kWidth) {
        newline();
        at = 0;
      }
      buffer_.append(at + width < kWidth ? kWidth - width - at : 2, ' ');
      link(tail);
    }
    newline();
  }
  // A link to the anchor in the Standard, if the terminal supports links.
  void link(std::string_view anchor) {
    if (!it_.colour || !anchor.starts_with('#')) {
      put(Style::link, anchor);
      return;
    }
    buffer_.append("\x1b]8;;").append(kStandardPage).append(anchor).append("\x1b\\");
    put(Style::link, anchor);
    buffer_ += "\x1b]8;;\x1b\\";
  }

  // --- The parts
  void head() {
    std::string about = visible(it_.file) + ": " + std::to_string(trace_.text().size()) + " bytes of text";
    if (it_.fragment.empty()) {
      about.append(", from ").append(encoding::name(it_.encoding.encoding)).append(" (");
      about.append(confidence_name(it_.encoding.confidence)).append(", ");
      about.append(encoding_source_name(it_.encoding.source)).append(")");
    } else {
      about += ", the fragment case for " + visible(it_.fragment);
    }
    put(Style::strong, about);
    newline();
    put(Style::dim, "By the HTML Standard of " + std::string(edition_date(trace_.document().edition())) +
                        (it_.scripting ? ", with scripting" : "") + ". Anchors (#…) belong to " +
                        std::string(kStandardPage));
    newline();
  }

  void before() {
    newline();
    put(Style::dim,
        "Before, " + std::to_string(it_.first) + (it_.first == 1 ? " step" : " steps") + " not shown:");
    newline();
    line("mode", {{Style::plain, std::string(replay_.mode())}});
    list_line("stack", replay_.stack(), {}, {});
    list_line("list", replay_.formatting(), {}, {});
  }

  void step() {
    const TraceStep& step = trace_.steps()[replay_.step()];
    const std::string mode_before(replay_.mode());
    newline();
    header(step);
    if (it_.detail != Detail::brief) {
      states(step);
      rules(step);
    } else {
      errors(step);
    }
    for (const ParseError& error : trace_.stream_errors(step)) error_line(error);
    changes(step);
    lists(step, mode_before);
  }

  void header(const TraceStep& step) {
    const std::string number = std::to_string(replay_.step() + 1);
    buffer_.append(number.size() < 3 ? 3 - number.size() : 0, ' ');
    put(Style::dim, number);
    buffer_ += ' ';
    const std::string place = std::to_string(step.start.line) + ":" + std::to_string(step.start.column);
    put(Style::link, place);
    std::size_t at = 4 + std::max<std::size_t>(3, number.size()) - 3 + place.size();
    buffer_.append(at < kColumn - 1 ? kColumn - at : 2, ' ');
    at = std::max(at + 2, kColumn);
    const std::string_view source =
        trace_.text().substr(step.start.offset, step.end.offset - step.start.offset);
    const std::string about = token(step);
    const std::size_t room = it_.detail == Detail::verbose ? 400 : 60;
    // Spaces at the ends should be visible.
    std::string shown = step.token == TraceToken::characters ? quoted(source, room) : seen(source, room);
    if (step.token == TraceToken::none) shown = "the fragment case";
    if (step.token == TraceToken::end_of_file) shown = "end of the input";
    put(Style::strong, shown);
    at += width_of(shown);
    if (!about.empty()) {
      const std::size_t width = width_of(about);
      buffer_.append(at + width + 2 < kWidth ? kWidth - width - at : 2, ' ');
      put(Style::dim, about);
    }
    newline();
  }

  // The parts of the token that the source does not show.
  std::string token(const TraceStep& step) const {
    std::string text(token_name(step.token));
    switch (step.token) {
      case TraceToken::none:
      case TraceToken::end_of_file:
        return {};
      case TraceToken::characters: {
        const std::string_view source =
            trace_.text().substr(step.start.offset, step.end.offset - step.start.offset);
        if (step.text != source) text += " " + quoted(step.text, 28);
        break;
      }
      case TraceToken::start_tag:
      case TraceToken::end_tag:
        text += " " + seen(step.name, 24);
        if (step.self_closing) text += ", self-closing";
        break;
      case TraceToken::doctype:
        text += " " + seen(step.name, 16);
        if (step.force_quirks) text += ", force-quirks";
        break;
      case TraceToken::comment:
      case TraceToken::processing_instruction:
        break;
    }
    return text;
  }

  void states(const TraceStep& step) {
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
    if (it_.detail != Detail::verbose && pieces.size() > kMost) {
      const std::size_t more = pieces.size() - kMost;
      pieces.resize(kMost);
      pieces.push_back({Style::dim, " … " + std::to_string(more) + " more"});
    }
    for (Piece& piece : pieces)
      if (piece.style == Style::plain) piece.style = Style::dim;
    line("states", pieces);
  }

  static std::vector<std::string_view> parted(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    for (std::size_t end; (end = text.find(separator)) != std::string_view::npos;
         text.remove_prefix(end + separator.size()))
      parts.push_back(text.substr(0, end));
    parts.push_back(text);
    return parts;
  }

  // The row's rule: "in body: start tag a b … u …". From a long list of tags it shows the part that the token
  // matched.
  std::string rule_text(const BranchInfo& branch, const TraceStep& step) const {
    constexpr std::size_t kLong = 52, kEnough = 36;
    std::string rule(branch.rule);
    const std::string_view kind = token_name(step.token);
    const bool tag = step.token == TraceToken::start_tag || step.token == TraceToken::end_tag;
    if (it_.detail == Detail::verbose || !tag || rule.size() <= kLong || rule.find(" when ") != rule.npos)
      return rule;
    const std::vector<std::string_view> patterns = parted(branch.text, ", ");
    std::vector<std::string_view> names;
    for (const std::string_view pattern : patterns) {
      if (!pattern.starts_with(kind)) continue;
      names = parted(pattern, " ");
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

  static std::string_view mode_of(const BranchInfo& branch) {
    return branch.rule.substr(0, branch.rule.find(": "));
  }

  void rules(const TraceStep& step) {
    const bool verbose = it_.detail == Detail::verbose;
    bool first_row = true, dispatched = false, reprocess = false, in_replay = false;
    std::size_t replays = 0;
    std::string last_row;
    std::string_view mode;
    std::unordered_map<std::uint16_t, bool> shown;  // algorithms in this step
    const auto events = trace_.events(step);
    Repeated repeated;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const TraceEvent& event = events[i];
      const BranchInfo* const branch = event.kind == TraceKind::row || event.kind == TraceKind::algorithm ||
                                               event.kind == TraceKind::condition ||
                                               event.kind == TraceKind::loop
                                           ? &trace_.edition().branches[event.branch]
                                           : nullptr;
      switch (event.kind) {
        case TraceKind::dispatched:
          if (event.flag && dispatched) reprocess = true;
          dispatched = dispatched || event.flag;
          break;
        case TraceKind::run: {
          const TraceRun& run = trace_.runs()[event.size];
          // Later replays meet nearly the same rules: one line is enough.
          if (!verbose && (!run.replayed || replays != 0)) {
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
          line(label, words(last_row, Style::plain), tail(*branch), in_replay ? 2 : 0);
          if (verbose) file_line(*branch);
          first_row = reprocess = false;
          mode = own_mode;
          shown[event.branch] = true;
          break;
        }
        case TraceKind::algorithm: {
          bool show = verbose;
          if (!verbose && !is_plumbing(*branch))
            show = !usually_has_no_effect(branch->name) || does_something(events, i);
          shown[event.branch] = show;
          if (!show) break;
          used_.insert(event.branch);
          if (!verbose && repeated.again(event.branch)) break;
          line("", {{Style::plain, "· " + without_holes(branch->text)}}, tail(*branch), in_replay ? 2 : 0);
          break;
        }
        case TraceKind::loop:
          if (verbose) line("", {{Style::dim, "  " + std::string(branch->text)}});
          break;
        case TraceKind::condition: {
          const BranchInfo& owner = trace_.edition().branches[branch->owner];
          const bool of_row = owner.kind == BranchKind::row;
          const bool show =
              verbose || (shown[branch->owner] && (of_row || event.flag) && !repeated.again(event.branch));
          if (show) condition_line(*branch, event.flag, in_replay ? 2 : 0);
          break;
        }
        case TraceKind::error:
          error_line(trace_.errors()[event.size]);
          break;
        default:
          break;
      }
    }
  }

  static Pieces words(std::string_view text, Style style) {
    Pieces pieces;
    for (std::size_t i = 0; i < text.size();) {
      const std::size_t space = std::min(text.find(' ', i), text.size());
      std::string word(i == 0 ? "" : " ");
      pieces.push_back({style, word.append(text.substr(i, space - i))});
      i = space + 1;
    }
    return pieces;
  }

  void condition_line(const BranchInfo& branch, bool holds, std::size_t indent) {
    // A false condition decides less often: one line is enough.
    const bool whole = holds || it_.detail == Detail::verbose;
    const std::string text =
        whole ? std::string(branch.text) : cut(branch.text, kWidth - kColumn - indent - 10);
    Pieces pieces = words(text, Style::dim);
    pieces.front().text.insert(0, "  if ");
    pieces.back().text += ":";
    pieces.push_back({holds ? Style::strong : Style::plain, holds ? " yes" : " no"});
    line("", pieces, {}, indent);
  }

  // In loops, omits what was already shown.
  struct Repeated {
    bool again(std::uint16_t branch) { return !seen_.insert(branch).second; }
    std::set<std::uint16_t> seen_;
  };

  static bool does_something(std::span<const TraceEvent> events, std::size_t algorithm) {
    for (std::size_t i = algorithm + 1; i < events.size(); ++i) {
      switch (events[i].kind) {
        case TraceKind::condition:
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

  std::string tail(const BranchInfo& branch) const {
    const bool elsewhere = it_.detail == Detail::verbose && branch.kind == BranchKind::row;
    return elsewhere ? std::string() : std::string(anchor_of(branch));
  }
  void file_line(const BranchInfo& branch) {
    const std::string_view anchor = anchor_of(branch);
    Pieces pieces;
    if (!anchor.empty()) pieces.push_back({Style::link, std::string(kStandardPage) + std::string(anchor)});
    pieces.push_back({Style::dim, "  " + std::string(branch.file)});
    if (!pieces.empty()) line("", pieces);
  }

  // The rows of a run; returns its last event.
  std::size_t run_line(std::span<const TraceEvent> events, std::size_t i, std::string_view last_row) {
    const TraceRun& run = trace_.runs()[events[i].size];
    std::string rows;
    for (++i; i < events.size() && events[i].kind != TraceKind::run && events[i].kind != TraceKind::run_ends;
         ++i) {
      if (events[i].kind == TraceKind::error) error_line(trace_.errors()[events[i].size]);
      if (events[i].kind != TraceKind::row) continue;
      used_.insert(events[i].branch);
      const BranchInfo& branch = trace_.edition().branches[events[i].branch];
      rows.append(rows.empty() ? "" : "; ").append(branch.rule);
    }
    if (i == events.size() || events[i].kind == TraceKind::run) --i;
    if (run.replayed || rows != last_row) replay_line(run, rows);
    return i;
  }

  void replay_line(const TraceRun& run, std::string_view rows) {
    if (!run.replayed) {
      line("and", {{Style::plain, std::string(rows)}});
      return;
    }
    std::string text = run.character == U' ' ? "whitespace " : run.character == 0 ? "NUL " : "characters ";
    text += quoted(run.text, 30) + " at " + std::to_string(run.start.line) + ":" +
            std::to_string(run.start.column);
    if (run.count > 1) text += ", and " + std::to_string(run.count - 1) + " more alike";
    if (!rows.empty()) text.append(": ").append(rows);
    line("replay", {{Style::plain, text}});
  }

  void errors(const TraceStep& step) {
    for (const TraceEvent& event : trace_.events(step))
      if (event.kind == TraceKind::error) error_line(trace_.errors()[event.size]);
  }
  void error_line(const ParseError& error) {
    std::string text = std::to_string(error.line) + ":" + std::to_string(error.column) + " ";
    if (error.code == ParseErrorCode::tree_construction) text += "parse error, ";
    text += parse_error_name(error);
    Pieces pieces{{Style::error, text}};
    if (it_.detail == Detail::verbose)
      pieces.push_back({Style::dim, ": " + std::string(parse_error_explanation(error))});
    line("error", pieces);
  }

  // --- Nodes
  std::string label(NodeId id, std::string_view data = {}) const {
    const Node node = trace_.node(id);
    switch (node.type()) {
      case NodeType::none:
        return "nothing";
      case NodeType::document:
        return "the Document";
      case NodeType::document_fragment:
        return fragment_label(id);
      case NodeType::doctype:
        return "<!DOCTYPE " + seen(node.name(), 30) + ">";
      case NodeType::element: {
        std::string text = "<";
        if (node.element_namespace() == Namespace::svg) text += "svg ";
        if (node.element_namespace() == Namespace::mathml) text += "math ";
        return text + seen(node.local_name(), 30) + ">";
      }
      case NodeType::text:
        return quoted(data.data() != nullptr ? data : node.data(), 34);
      case NodeType::comment:
        return "<!--" + seen(node.data(), 34) + "-->";
      case NodeType::processing_instruction:
        return "<?" + seen(node.target(), 20) + " " + seen(node.data(), 30) + ">";
    }
    return {};
  }
  std::string fragment_label(NodeId id) const {
    const Node node = trace_.node(id);
    if (node == trace_.document().fragment()) return "the fragment";
    if (node.shadow_root_properties() != nullptr) return "the shadow root";
    return "the contents of <template>";
  }

  struct TextChange {
    NodeId node;
    std::uint32_t from, to;
    const TraceEvent* first;
    bool fostered;
  };

  void changes(const TraceStep& step) {
    std::vector<TextChange> texts;
    const auto finish_texts = [&] {
      for (const TextChange& text : texts) text_line(text);
      texts.clear();
    };
    for (const TraceEvent& event : trace_.events(step)) {
      if (event.kind == TraceKind::switched) {
        switched(event);
        continue;
      }
      if (event.kind != TraceKind::tree) continue;
      const auto change = static_cast<TreeChange>(event.branch);
      if (change == TreeChange::text) {
        const auto known = std::find_if(texts.begin(), texts.end(),
                                        [&](const TextChange& text) { return text.node == event.node; });
        if (known != texts.end())
          known->to = std::max(known->to, event.size);
        else
          texts.push_back({event.node, event.old_size, event.size, &event, event.flag});
        continue;
      }
      finish_texts();
      Pieces pieces;
      std::string_view anchor;
      switch (change) {
        case TreeChange::insert: {
          const bool moved = event.old_parent != kNoNode;
          pieces.push_back({moved ? Style::plain : Style::added, (moved ? "~ " : "+ ") + label(event.node)});
          pieces.push_back({Style::plain, where(event)});
          if (moved) pieces.push_back({Style::dim, ", from " + label(event.old_parent)});
          if (event.flag) {
            pieces.push_back({Style::strong, ": foster parented"});
            anchor = "#foster-parent";
          }
          break;
        }
        case TreeChange::remove:
          if (is_moved(step, event)) continue;
          pieces.push_back({Style::removed, "- " + label(event.node)});
          pieces.push_back({Style::plain, " from " + label(event.old_parent)});
          break;
        case TreeChange::attributes: {
          const Node node = trace_.node(event.node);
          pieces.push_back({Style::plain, label(event.node) + " now also has"});
          for (std::uint32_t i = event.old_size; i < event.size; ++i) {
            const Attribute attribute = node.attribute(i);
            pieces.push_back({Style::added, " " + seen(attribute.qualified_name(), 30) + "=" +
                                                quoted(attribute.value(), 40)});
          }
          break;
        }
        case TreeChange::move_children:
          pieces.push_back({Style::plain, "~ the children of " + label(event.old_parent) + " into the new " +
                                              label(event.parent)});
          break;
        case TreeChange::shadow_root:
          pieces.push_back({Style::added, "+ a shadow root"});
          pieces.push_back({Style::plain, " of " + label(event.parent)});
          break;
        case TreeChange::text:
          break;
      }
      line("tree", pieces, anchor);
    }
    finish_texts();
  }

  // Whether a removal is the first half of a move, which the insertion reports.
  bool is_moved(const TraceStep& step, const TraceEvent& removal) const {
    const auto events = trace_.events(step);
    for (auto i = static_cast<std::size_t>(&removal - events.data()) + 1; i < events.size(); ++i)
      if (events[i].kind == TraceKind::tree)
        return events[i].branch == static_cast<std::uint16_t>(TreeChange::insert) &&
               events[i].node == removal.node;
    return false;
  }

  std::string where(const TraceEvent& event) const {
    std::string text = " in " + label(event.parent);
    if (event.next != kNoNode) text += ", before " + label(event.next);
    return text;
  }

  void text_line(const TextChange& change) {
    const std::string_view data =
        trace_.node(change.node).data().substr(change.from, change.to - change.from);
    Pieces pieces{{Style::added, "+ " + quoted(data, 40)}};
    if (change.from != 0) pieces.push_back({Style::plain, ", at the end of the text"});
    pieces.push_back({Style::plain, where(*change.first)});
    if (change.fostered) pieces.push_back({Style::strong, ": foster parented"});
    line("tree", pieces, change.fostered ? "#foster-parent" : "");
  }

  void switched(const TraceEvent& event) {
    const std::string name(trace_.name(event.size));
    switch (static_cast<Switch>(event.branch)) {
      case Switch::insertion_mode:
        return;  // a separate line covers all of them
      case Switch::pushed_template_mode:
        line("template", {{Style::added, "+ " + name}, {Style::plain, " on the template insertion modes"}});
        return;
      case Switch::popped_template_mode:
        line("template",
             {{Style::removed, "- " + name}, {Style::plain, " off the template insertion modes"}});
        return;
      case Switch::tokenizer_state:
        line("tokenizer", {{Style::plain, "switched to the " + name + " state"}});
        return;
      case Switch::frameset_ok:
        line("frameset", {{Style::plain, "the frameset-ok flag is now \"" + name + "\""}});
        return;
      case Switch::quirks_mode:
        line("quirks", {{Style::plain, "the Document is in " + name + " mode"}});
        return;
    }
  }

  // --- Stack, list, mode
  void lists(const TraceStep& step, std::string_view mode_before) {
    // What was added and what was removed, after the whole step.
    std::array<std::unordered_map<NodeId, int>, 2> balance;
    std::array<std::vector<NodeId>, 2> order;
    for (const TraceEvent& event : trace_.events(step)) {
      if (event.kind != TraceKind::stack && event.kind != TraceKind::formatting) continue;
      const std::size_t which = event.kind == TraceKind::stack ? 0 : 1;
      const auto count = [&](NodeId node, int by) {
        balance[which][node] += by;
        order[which].push_back(node);
      };
      const auto change = static_cast<ListChange>(event.branch);
      if (change == ListChange::replace) count(event.parent, -1);
      count(event.node, change == ListChange::remove ? -1 : 1);
    }
    std::string modes(mode_before);
    bool switched = false;
    for (const TraceEvent& event : trace_.events(step))
      if (event.kind == TraceKind::switched &&
          event.branch == static_cast<std::uint16_t>(Switch::insertion_mode)) {
        modes.append(" → ").append(trace_.name(event.size));
        switched = true;
      }
    replay_.advance();
    for (std::size_t which = 0; which < 2; ++which) {
      if (order[which].empty()) continue;
      std::vector<NodeId> removed;
      std::set<NodeId> added, gone;
      for (const NodeId node : order[which]) {
        if (balance[which][node] < 0 && gone.insert(node).second) removed.push_back(node);
        if (balance[which][node] > 0) added.insert(node);
      }
      if (removed.empty() && added.empty()) continue;
      list_line(which == 0 ? "stack" : "list", which == 0 ? replay_.stack() : replay_.formatting(), added,
                removed);
    }
    if (switched) line("mode", {{Style::plain, modes}});
  }

  std::string entry(NodeId node) const {
    if (node == kNoNode) return "|";
    const std::string text = label(node);
    return text.substr(1, text.size() - 2);
  }

  // The end of the list, as far as there is room; the current node is the last.
  void list_line(std::string_view name, std::span<const NodeId> list, const std::set<NodeId>& added,
                 const std::vector<NodeId>& removed) {
    Pieces gone;
    std::size_t room = kWidth - kColumn - 2;
    constexpr std::size_t kMostGone = 36;
    std::size_t width = 0;
    for (const NodeId node : removed) {
      std::string text(gone.empty() ? "   -" : " -");
      text += entry(node);
      width += width_of(text);
      if (width > kMostGone && !gone.empty()) {
        gone.push_back({Style::dim, " …"});
        break;
      }
      gone.push_back({Style::removed, std::move(text)});
    }
    room -= std::min(room / 2, width + 2);
    Pieces pieces;
    width = 0;
    std::size_t i = list.size();
    for (; i-- > 0;) {
      const bool is_new = added.contains(list[i]);
      std::string text(is_new ? "+" : "");
      text += entry(list[i]);
      width += width_of(text) + 1;
      if (width > room) {
        pieces.push_back({Style::dim, std::to_string(i + 1) + " more …"});
        break;
      }
      pieces.push_back({is_new ? Style::added : Style::plain, std::move(text)});
    }
    std::reverse(pieces.begin(), pieces.end());
    for (std::size_t k = 1; k < pieces.size(); ++k) pieces[k].text.insert(0, " ");
    if (pieces.empty()) pieces.push_back({Style::dim, "empty"});
    pieces.insert(pieces.end(), gone.begin(), gone.end());
    line(name, pieces);
  }

  // --- The end
  void clauses() {
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> files;
    std::set<std::string_view> met;
    for (const std::uint16_t index : used_) {
      const BranchInfo& branch = trace_.edition().branches[index];
      const std::string_view anchor = anchor_of(branch);
      if (anchor.empty() || !met.insert(anchor).second) continue;
      auto file = std::find_if(files.begin(), files.end(),
                               [&](const auto& each) { return each.first == branch.file; });
      if (file == files.end()) file = files.insert(file, {branch.file, {}});
      file->second.push_back(anchor);
    }
    newline();
    put(Style::strong, "Clauses");
    newline();
    for (const auto& [file, anchors] : files) {
      put(Style::dim, file);
      newline();
      for (const std::string_view anchor : anchors) {
        buffer_ += "  ";
        put(Style::link, std::string(kStandardPage) + std::string(anchor));
        newline();
      }
    }
  }

  void tree() {
    newline();
    put(Style::strong, "Tree");
    newline();
    detail::Walk<TextWriter>(*this).run(trace_.document().result());
  }

 public:
  // --- The visitor of the final tree. The format is like that of the html5lib tests, but each text is one
  // line, and indentation is limited.
  void enter(Node node) {
    if (node.type() == NodeType::document || node.type() == NodeType::document_fragment) return;
    begin_line(depth_);
    if (node.type() == NodeType::text)
      buffer_.append("\"").append(visible(node.data())).append("\"");
    else
      buffer_ += label(NodeAccess::id(node));
    newline();
    if (!node.is_element()) return;
    for (std::size_t i = 0; i < node.attribute_count(); ++i) {
      const Attribute attribute = node.attribute(i);
      begin_line(depth_ + 1);
      buffer_.append(visible(attribute.qualified_name())).append("=\"");
      buffer_.append(visible(attribute.value())).append("\"");
      newline();
    }
  }
  bool enter_part(detail::Part part, Node owner, Node) {
    if (part != detail::Part::children) {
      begin_line(depth_ + 1);
      put(Style::dim, part == detail::Part::shadow_root ? "#shadow-root" : "content");
      newline();
    }
    depth_ += levels(part, owner);
    return true;
  }
  void leave_part(detail::Part part, Node owner) { depth_ -= levels(part, owner); }
  void leave(Node) {}

 private:
  static std::size_t levels(detail::Part part, Node owner) {
    return part != detail::Part::children ? 2 : owner.is_element() ? 1 : 0;
  }
  void begin_line(std::size_t depth) {
    constexpr std::size_t kDeepest = 40;
    buffer_.append("| ").append(2 * std::min(depth, kDeepest), ' ');
    if (depth > kDeepest) put(Style::dim, "(" + std::to_string(depth) + " deep) ");
  }

  static constexpr std::size_t kFlush = 1 << 16;

  const Explanation& it_;
  const Trace& trace_;
  Output& out_;
  TraceReplay replay_;
  std::string buffer_;
  std::size_t depth_ = 0;         // in the final tree
  std::set<std::uint16_t> used_;  // rows and algorithms shown
};

}  // namespace

void explain_as_text(const Explanation& explanation, Output& output) {
  TextWriter(explanation, output).run();
}

}  // namespace lockstep::cli
