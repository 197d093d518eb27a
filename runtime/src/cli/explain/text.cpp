// lockstep explain: the steps as text.

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/explain/explain.h"
#include "cli/explain/text_layout.h"
#include "cli/explain/text_rules.h"
#include "cli/explain/text_tree.h"
#include "lockstep/lockstep.h"
#include "trace/replay.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::Trace;
using detail::TraceReplay;
using detail::TraceStep;
using detail::TraceToken;

namespace {

class TextWriter {
 public:
  TextWriter(const Explanation& explanation, Output& output)
      : it_(explanation),
        trace_(explanation.trace),
        layout_(explanation, output),
        rules_(explanation, layout_),
        tree_(explanation, layout_),
        replay_(explanation.trace) {}

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
        tree_.final_tree();
    }
    layout_.flush();
  }

 private:
  void ends_early() {
    layout_.newline();
    layout_.put(not_explained(trace_));
    layout_.newline();
  }

  void head() {
    std::string about = visible(it_.file) + ": " + std::to_string(trace_.text().size()) + " bytes of text";
    if (it_.fragment.empty()) {
      about.append(", from ").append(encoding::name(it_.encoding.encoding)).append(" (");
      about.append(confidence_name(it_.encoding.confidence)).append(", ");
      about.append(encoding_source_name(it_.encoding.source)).append(")");
    } else {
      about += ", the fragment case for " + visible(it_.fragment);
    }
    layout_.put(Style::strong, about);
    layout_.newline();
    layout_.put(Style::dim, "Under the HTML Standard of " +
                                std::string(edition_date(trace_.document().edition())) +
                                (it_.scripting ? ", with scripting" : "") + ". Anchors (#…) belong to " +
                                std::string(kStandardPage));
    layout_.newline();
  }

  void before() {
    layout_.newline();
    layout_.put(Style::dim, "Before, " + std::to_string(it_.first) + (it_.first == 1 ? " step" : " steps") +
                                " not shown:");
    layout_.newline();
    tree_.state(replay_);
  }

  void step() {
    const TraceStep& step = trace_.steps()[replay_.step()];
    const std::string mode_before(replay_.mode());
    layout_.newline();
    header(step);
    if (it_.detail != Detail::brief) {
      rules_.states(step);
      rules_.rules(step);
    } else {
      rules_.errors(step);
    }
    for (const ParseError& error : trace_.stream_errors(step)) rules_.error(error);
    tree_.changes(step);
    replay_.advance();
    tree_.lists(step, mode_before, replay_);
  }

  void header(const TraceStep& step) {
    const std::string number = std::to_string(replay_.step() + 1);
    layout_.space(number.size() < 3 ? 3 - number.size() : 0);
    layout_.put(Style::dim, number);
    layout_.space(1);
    const std::string place = std::to_string(step.start.line) + ":" + std::to_string(step.start.column);
    layout_.put(Style::link, place);
    std::size_t at = 4 + std::max<std::size_t>(3, number.size()) - 3 + place.size();
    layout_.space(at < kColumn - 1 ? kColumn - at : 2);
    at = std::max(at + 2, kColumn);
    const std::string_view source =
        trace_.text().substr(step.start.offset, step.end.offset - step.start.offset);
    const std::string about = token(step);
    const std::size_t room = it_.detail == Detail::verbose ? 400 : 60;
    // Quotation marks make spaces at the ends visible.
    std::string shown = step.token == TraceToken::characters ? quoted(source, room) : seen(source, room);
    if (step.token == TraceToken::none) shown = "the fragment case";
    if (step.token == TraceToken::end_of_file) shown = "end of the input";
    layout_.put(Style::strong, shown);
    at += width_of(shown);
    if (!about.empty()) {
      const std::size_t width = width_of(about);
      layout_.space(at + width + 2 < kWidth ? kWidth - width - at : 2);
      layout_.put(Style::dim, about);
    }
    layout_.newline();
  }

  // Returns the parts of the token that the source does not show.
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

  void clauses() {
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> files;
    std::set<std::string_view> met;
    for (const std::uint16_t index : rules_.used()) {
      const BranchInfo& branch = trace_.edition().branches[index];
      const std::string_view anchor = anchor_of(branch);
      if (anchor.empty() || !met.insert(anchor).second) continue;
      auto file = std::find_if(files.begin(), files.end(),
                               [&](const auto& each) { return each.first == branch.file; });
      if (file == files.end()) file = files.insert(file, {branch.file, {}});
      file->second.push_back(anchor);
    }
    layout_.newline();
    layout_.put(Style::strong, "Clauses");
    layout_.newline();
    for (const auto& [file, anchors] : files) {
      layout_.put(Style::dim, file);
      layout_.newline();
      for (const std::string_view anchor : anchors) {
        layout_.space(2);
        layout_.put(Style::link, std::string(kStandardPage) + std::string(anchor));
        layout_.newline();
      }
    }
  }

  const Explanation& it_;
  const Trace& trace_;
  TextLayout layout_;
  RulesText rules_;
  TreeText tree_;
  TraceReplay replay_;
};

}  // namespace

void explain_as_text(const Explanation& explanation, Output& output) {
  TextWriter(explanation, output).run();
}

}  // namespace lockstep::cli
