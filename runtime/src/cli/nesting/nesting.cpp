// lockstep nesting: whether the parser keeps an element inside others, and which rule decides.

#include <string>
#include <string_view>

#include "cli/explain/explain.h"
#include "cli/explain/text_layout.h"
#include "cli/explain/text_rules.h"
#include "cli/explain/text_tree.h"
#include "cli/nesting/chain.h"
#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/contexts.h"
#include "cli/shared/editions.h"
#include "cli/shared/files.h"
#include "cli/shared/json.h"
#include "cli/shared/parsing.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;

namespace nesting_parts {
namespace {

constexpr Option kOptions[] = {
    {"--json", "", "Show the answer as JSON."},
    kFragmentOption,
    flag_named(options::kParse, "scripting"),
    kColorOption,
    kEditionOption,
};

constexpr std::string_view kDetails =
    "Shows whether the parser keeps elements nested as written: 'lockstep nesting p div' parses\n"
    "<p><div></div></p>. If it does not, shows the tree and the rules that decide this.\n";

constexpr std::string_view kEpilogue =
    R"(Each element is inside the one before it, and may have attributes: 'input type=hidden'.
Elements that the first one needs around it are added, such as a table around a td. Write
svg or math before SVG or MathML elements: 'lockstep nesting svg title p'.
--fragment=template parses the elements as the content of a template, as frameworks do.

JSON has "chain", "in" (the elements around the chain), "context" ("document", or the
value of --fragment), "kept", "outcome" and "html" (the tree). If the chain is not kept:
  "at"       the index of the first element that is not kept, from 0
  "sentence" what happens to this element
  "closed"   the elements that it closes
  "implied"  the elements that the parser inserts before it
  "rules"    the rows, algorithms and conditions that decide, in order: "kind", "text",
             "rule", "anchor" (on https://html.spec.whatwg.org/multipage/parsing.html),
             "file"; only conditions that hold are listed
  "mode"     the insertion mode whose rules decide
Outcomes:
  kept     the tree has the structure of the markup
  closes   the element closes elements of the chain
  ignored  its tag is ignored
  implies  the parser inserts other elements around it
  moved    the element is foster parented: inserted before the table
  text     its tag is text in the element before it
  empty    the element before it has no content, so the parser closes that element at once
  renamed  it becomes an element with another name
  other    the element is inserted into another element

Exit code: 0 if the elements are kept; 1 if not; 2 for incorrect usage.
)";

struct Text final : Output {
  void write(std::string_view part) override { text += part; }
  std::string text;
};

std::string arrows(ChainPart chain) {
  std::string text;
  for (const std::string& tag : chain) text.append(text.empty() ? "" : " > ").append(tag);
  return text;
}

// Throws UsageError for a name that no tag can have, or for fewer than two elements.
Chain chain_of(std::span<const std::string_view> words) {
  Chain chain;
  for (const std::string_view word : words) {
    if (word.find_first_of("<>") != std::string_view::npos)
      throw UsageError("write '" + std::string(word) + "' without angle brackets");
    fragment_context(tag_name(word));
    chain.emplace_back(word);
  }
  if (chain.size() < 2) throw UsageError("no parent and child given; give both, as in 'p div'");
  return chain;
}

// The data that both formats show.
struct Shown {
  const ChainParser& parser;
  const Chain& asked;
  const Chain& around;
  std::string_view context;
  const Trace& trace;
  const Answer& answer;

  bool is_kept() const { return answer.outcome == "kept"; }
  Node root() const {
    const bool in_body = !parser.context && around.size() > 1 && around[1] == "body";
    return in_body ? trace.document().body() : trace.document().result();
  }
};

std::string as_text(const Shown& shown, bool colour) {
  Text output;
  const Explanation explanation{
      .trace = shown.trace, .file = {}, .fragment = {}, .encoding = {}, .colour = colour};
  TextLayout layout(explanation, output);
  layout.put(Style::strong, arrows(shown.asked));
  if (shown.around != shown.parser.usual()) layout.put(" in " + arrows(shown.around));
  layout.put(shown.is_kept() ? ": kept" : ": not kept, " + shown.answer.sentence);
  layout.newline();
  if (!shown.is_kept()) {
    layout.newline();
    layout.put(dump_tree(shown.root()) + "\n\n");
    const detail::TraceStep& step = shown.trace.steps()[shown.answer.step];
    RulesText(explanation, layout).rules(step);
    TreeText(explanation, layout).changes(step);
  }
  layout.flush();
  return output.text;
}

void write_list(Json& json, std::string_view key, ChainPart names) {
  json.key(key);
  json.open("[");
  for (const std::string& name : names) json.string(name);
  json.close("]");
}

void write_rules(Json& json, const Trace& trace, std::size_t step) {
  std::string_view mode;
  json.key("rules");
  json.open("[");
  for (const TraceEvent& event : trace.events(trace.steps()[step])) {
    if (event.kind == TraceKind::dispatched) mode = trace.edition().modes[event.branch];
    if (event.kind != TraceKind::row && event.kind != TraceKind::algorithm &&
        event.kind != TraceKind::condition)
      continue;
    const auto branches = trace.edition().branches;
    const BranchInfo& branch = branches[event.branch];
    const bool is_condition = event.kind == TraceKind::condition;
    if (is_plumbing(branches[branch.owner]) || (is_condition && !event.flag)) continue;
    json.open("{");
    json.member("kind", is_condition ? "condition" : event.kind == TraceKind::row ? "row" : "algorithm");
    json.member("text", without_holes(branch.text));
    json.member("rule", without_holes(branch.rule));
    json.member("anchor", anchor_of(branch));
    json.member("file", branch.file);
    json.close("}");
  }
  json.close("]");
  json.member("mode", mode);
}

std::string as_json(const Shown& shown) {
  const Answer& answer = shown.answer;
  Json json;
  json.open("{");
  write_list(json, "chain", shown.asked);
  write_list(json, "in", shown.around);
  json.member("context", shown.context);
  json.flag("kept", shown.is_kept());
  json.member("outcome", answer.outcome);
  json.member("html", serialize_html(shown.root()));
  if (!shown.is_kept()) {
    const std::size_t given = shown.around.size();
    json.number("at", answer.word - given);
    json.member("sentence", answer.sentence);
    write_list(json, "closed", answer.closed);
    write_list(json, "implied", answer.implied);
    write_rules(json, shown.trace, answer.step);
  }
  json.close("}\n");
  return json.text();
}

int run(const Arguments& arguments) {
  const std::string_view context = arguments.value_or(kFragmentOption.name, "document");
  if (arguments.has("--json") && arguments.has(kColorOption.name))
    throw UsageError("--json and --color cannot be combined");
  ChainParser parser{.context = {}, .options = parse_options(arguments)};
  if (arguments.has(kFragmentOption.name)) parser.context = fragment_context(context);
  const Chain asked = chain_of(arguments.operands());
  const Chain around = parser.around(asked.front());
  Chain chain = around;
  chain.insert(chain.end(), asked.begin(), asked.end());
  const Trace trace =
      Trace::of(parser.markup(chain), parser.context ? &*parser.context : nullptr, parser.options);
  const Answer answer = answer_of(parser, chain, around.size(), trace);
  const Shown shown{parser, asked, around, context, trace, answer};
  write_output(arguments.has("--json")
                   ? as_json(shown)
                   : as_text(shown, wants_colour(arguments.value_or(kColorOption.name, "auto"))));
  return shown.is_kept() ? kSuccess : kFailure;
}

}  // namespace
}  // namespace nesting_parts

const Command nesting_command = {
    "nesting",
    "Show whether the parser keeps elements nested as written.",
    "PARENT CHILD...",
    nesting_parts::kDetails,
    nesting_parts::kOptions,
    nesting_parts::kEpilogue,
    nesting_parts::run,
};

}  // namespace lockstep::cli
