// Tests the trace of a parse: replaying it gives the parser's tree, stack and list.
#include "trace/trace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"
#include "trace/observed_parse.h"
#include "trace/replay.h"
#include "serialize/walk.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/shapes.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

using detail::kNoNode;
using detail::NodeAccess;
using detail::NodeId;
using detail::Trace;
using detail::TraceEvent;
using detail::TraceKind;
using detail::TraceReplay;
using detail::TraceStep;
using detail::TraceToken;
using detail::TreeChange;

struct Case {
  std::string html;
  std::optional<FragmentContext> context = std::nullopt;
  ParseOptions options = {};
};

FragmentContext context_of(std::string_view name, Namespace name_space = Namespace::html) {
  FragmentContext context;
  context.local_name = name;
  context.element_namespace = name_space;
  return context;
}

Trace trace(const Case& given) {
  return Trace::of(given.html, given.context ? &*given.context : nullptr, given.options);
}
Trace trace(std::string_view html) { return trace(Case{.html = std::string(html)}); }

// Stack, list and insertion mode between the tokens.
class Snapshots final : public detail::Watcher {
 public:
  struct Snapshot {
    std::string mode;
    std::vector<NodeId> stack, formatting;
  };
  bool wants_snapshots() const override { return true; }
  void snapshot(const detail::ParserSnapshot& now) override {
    taken.push_back({std::string(now.mode),
                     {now.stack.begin(), now.stack.end()},
                     {now.formatting.begin(), now.formatting.end()}});
  }
  std::vector<Snapshot> taken;
};

// The difference in the replay's children of a node, or "".
std::string wrong_children(const TraceReplay& replay, Node node) {
  const NodeId id = NodeAccess::id(node);
  NodeId child = id < replay.nodes() ? replay.first_child(id) : kNoNode;
  for (Node real = node.first_child(); real; real = real.next_sibling()) {
    if (child != NodeAccess::id(real))
      return "node " + std::to_string(id) + " has another child than " +
             std::to_string(NodeAccess::id(real)) + ": " + std::to_string(child);
    const std::size_t size = real.type() == NodeType::text ? real.data().size() : real.attribute_count();
    if (real.type() == NodeType::text && replay.size(child) != size) return "a text has another size";
    if (real.is_element() && replay.size(child) != size) return "an element has other attributes";
    child = replay.next_sibling(child);
  }
  return child == kNoNode ? "" : "node " + std::to_string(id) + " has more children";
}

std::string wrong_tree(const TraceReplay& replay, const Document& document) {
  std::vector<Node> work{document.root()};
  if (document.fragment()) work.push_back(document.fragment());
  while (!work.empty()) {
    const Node node = work.back();
    work.pop_back();
    if (!node) continue;
    if (std::string wrong = wrong_children(replay, node); !wrong.empty()) return wrong;
    for (Node child = node.first_child(); child; child = child.next_sibling()) work.push_back(child);
    if (node.is_element()) {
      work.push_back(node.template_contents());
      work.push_back(node.shadow_root());
    }
  }
  return "";
}

void check(const Case& given) {
  SCOPED_TRACE(given.html.substr(0, 300));
  const Trace trace = test::trace(given);
  ParseOptions plain_options = given.options;
  const Document plain = given.context ? parse_fragment(given.html, *given.context, plain_options)
                                       : parse(given.html, plain_options);
  // The library replaces surrogates.
  if (given.html.find('\xED') == std::string::npos) {
    ASSERT_EQ(dump_tree(trace.document().result()), dump_tree(plain.result()));
  }

  Snapshots snapshots;
  const Document observed =
      detail::observed_parse(given.html, given.context ? &*given.context : nullptr, given.options, snapshots);
  TraceReplay replay(trace);
  std::size_t tokens = 0;
  std::uint32_t start = 0;
  for (const TraceStep& step : trace.steps()) {
    EXPECT_GE(step.start.offset, start);
    EXPECT_GE(step.end.offset, step.start.offset);
    start = step.start.offset;
    replay.advance();
    if (step.token != TraceToken::none) tokens += step.tokens;
    ASSERT_LT(tokens, snapshots.taken.size());
    const Snapshots::Snapshot& now = snapshots.taken[tokens];
    EXPECT_EQ(replay.mode(), now.mode);
    EXPECT_TRUE(std::ranges::equal(replay.stack(), now.stack)) << "step " << replay.step();
    EXPECT_TRUE(std::ranges::equal(replay.formatting(), now.formatting)) << "step " << replay.step();
  }
  EXPECT_EQ(tokens + 1, snapshots.taken.size());
  EXPECT_EQ(wrong_tree(replay, trace.document()), "");
  // Each error is in a step.
  std::size_t errors = trace.errors().size();
  for (const TraceStep& step : trace.steps()) errors += trace.stream_errors(step).size();
  EXPECT_EQ(errors, trace.document().errors().size());
  std::size_t recorded = 0;
  for (const TraceStep& step : trace.steps())
    for (const TraceEvent& event : trace.events(step)) recorded += event.kind == TraceKind::error;
  EXPECT_EQ(recorded, trace.errors().size());
}

TEST(Trace, ReplaysToTheTree) {
  for (const std::string_view html :
       {"",
        "x",
        "<p>1<b>2<i>3</b>4</i>5",
        "<table>a b  c<tr>d<td>e</table>f",
        "<table><b>x<tr><td></b>y</table>z",
        "a&amp;b&notit;c&#x41;&#0;&bogus;",
        "<!-- c --><!DOCTYPE html SYSTEM 'x'><html a=1><html a=2 b=3><body c><body d>",
        "<svg viewbox=1><a xlink:href=x></a><foreignObject><p>x</svg>y",
        "<math><mi>x<p>y<annotation-xml></math>",
        "<template><tr><td>x</template>y",
        "<a><a><a>x<p></a>y</a>",
        "<pre>\n\n x</pre><textarea>\nx</textarea>",
        "a\r\nb\rc\n<p>\r\n</p>",
        "<br/><div/>x<img/ >",
        "<script>x</scr</script ><style><!--</style><title>&lt;</title>",
        "<![CDATA[x]]><svg><![CDATA[y]]z]]></svg>",
        "<select><option>a<b>c</b><option selected>d<button><selectedcontent>",
        "<select><button><selectedcontent></selectedcontent></button><option>a<i>b</i></option><option "
        "selected>c<b>d</b></option></select>",
        "<frameset><frame></frameset> x",
        "</p></br></x><p><p></p></p>",
        "<div></div",
        "<div a='",
        "<!--",
        "</",
        "<?pi x?>y",
        "<font size=1><font size=1><font size=1><font size=1>x<p>y</font>z",
        "<button><p>x<button>y</p>z"}) {
    check({.html = std::string(html)});
    check(
        {.html = std::string(html), .options = {.scripting = true, .allow_declarative_shadow_roots = true}});
    for (const std::string_view context : {"div", "table", "template", "select", "td", "title"})
      check({.html = std::string(html), .context = context_of(context)});
    check({.html = std::string(html), .context = context_of("path", Namespace::svg)});
  }
  constexpr char kOddCharacters[] = "a\0b<p>\0<table>\0 x\0y<tr></table>\xED\xA0\x80z\x01";
  check({.html = std::string(kOddCharacters, sizeof kOddCharacters - 1)});
  check({.html = "<div><template shadowrootmode=open><p>x</template>y</div>",
         .options = {.allow_declarative_shadow_roots = true}});
  check({.html = "<?marker name=m?><template for=m><p>x</template>y"});
}

TEST(Trace, ReplaysToTheTreesOfTheConformanceTests) {
  const auto folder = find_test_data("html5lib-tests/tree-construction");
  if (!folder) GTEST_SKIP() << no_test_data_message("html5lib-tests/tree-construction");
  for (const auto& path : files_in(*folder, ".dat"))
    for (const DatTest& test : read_dat(path)) {
      check({.html = test.data,
             .context = test.fragment_context(),
             .options = {.scripting = test.scripting.front()}});
      if (HasFailure()) return;
    }
}

TEST(Trace, ReplaysToTheTreesOfHostileInputs) {
  for (const Shape& shape : shapes()) check({.html = shape.html(shape.square ? 12 : 60)});
}

TEST(Trace, StepsHaveTokens) {
  const Trace trace = test::trace("<!DOCTYPE html><p class=x id='&lt;'>a b<!--c--><br/>\n</p>");
  std::vector<std::string> tokens;
  for (const TraceStep& step : trace.steps()) {
    std::string token =
        std::to_string(static_cast<int>(step.token)) + std::string(step.name) + "|" + std::string(step.text);
    for (const detail::TraceAttribute& attribute : trace.attributes(step))
      token.append(" ").append(attribute.name).append("=").append(attribute.value);
    tokens.push_back(token);
  }
  EXPECT_EQ(tokens, (std::vector<std::string>{"6html|", "1p| class=x id=<", "3|a b", "4|c", "1br|", "3|\n",
                                              "2p|", "7|"}));
  EXPECT_EQ(trace.steps()[2].tokens, 3u);
  EXPECT_TRUE(trace.steps()[4].self_closing);
  EXPECT_EQ(trace.steps()[5].start.line, 1u);
  EXPECT_EQ(trace.steps()[6].start.line, 2u);
  EXPECT_EQ(trace.steps()[6].start.column, 1u);
}

std::vector<std::string> names(const Trace& trace, const TraceStep& step, TraceKind kind) {
  std::vector<std::string> list;
  for (const TraceEvent& event : trace.events(step))
    if (event.kind == kind) list.emplace_back(trace.edition().branches[event.branch].name);
  return list;
}

TEST(Trace, RecordsStatesAndRules) {
  const Trace trace = test::trace("<p><b>x<p>");
  const TraceStep& last = trace.steps()[3];
  std::vector<std::string> states;
  for (const detail::TraceState& state : trace.states(last))
    if (trace.edition().branches[state.branch].kind == detail::BranchKind::row)
      states.push_back(std::string(trace.edition().branches[state.branch].name) + " " +
                       std::to_string(state.count));
  EXPECT_EQ(states, (std::vector<std::string>{"data_less_than_sign 1", "tag_open_ascii_alpha 1",
                                              "tag_name_anything_else 1", "tag_name_greater_than_sign 1"}));
  EXPECT_EQ(names(trace, last, TraceKind::row), std::vector<std::string>{"in_body_start_tag_address"});
  const auto conditions = names(trace, last, TraceKind::condition);
  EXPECT_NE(std::find(conditions.begin(), conditions.end(), "in_body_start_tag_address_1"), conditions.end());
  EXPECT_EQ(names(trace, trace.steps()[0], TraceKind::row),
            (std::vector<std::string>{"initial_anything_else", "before_html_anything_else",
                                      "before_head_anything_else", "in_head_anything_else",
                                      "after_head_anything_else", "in_body_start_tag_address"}));
}

TEST(Trace, FindsTheStepAndRuleThatMadeANode) {
  const Trace trace = test::trace("<table>x<tr><td>");
  const auto made_by = [&](Node node) {
    const auto origin = trace.origin(NodeAccess::id(node));
    if (!origin) return std::string("nothing");
    return std::to_string(origin->step) + " " + std::string(trace.edition().branches[*origin->rule].name);
  };
  const Document& document = trace.document();
  EXPECT_EQ(made_by(document.root()), "nothing");
  EXPECT_EQ(made_by(find_element(document, "html")), "0 before_html_anything_else");
  const Node table = find_element(document, "table");
  EXPECT_EQ(made_by(table), "0 in_body_start_tag_table");
  EXPECT_EQ(made_by(table.previous_sibling()), "2 in_body_character");
  EXPECT_EQ(made_by(find_element(document, "tbody")), "2 in_table_start_tag_td");
  EXPECT_EQ(made_by(find_element(document, "td")), "3 in_row_start_tag_th");
  EXPECT_FALSE(trace.origin(100000));
  // It was foster parented.
  const auto events = trace.events(trace.steps()[2]);
  EXPECT_EQ(
      std::count_if(events.begin(), events.end(),
                    [](const TraceEvent& event) { return event.kind == TraceKind::tree && event.flag; }),
      1);
}

TEST(Trace, ListsTheRulesAndChangedNodesOfAStep) {
  const Trace trace = test::trace("<table>x y<tr><td>");
  const TraceStep& step = trace.steps()[2];
  std::vector<std::string> rows;
  for (const unsigned branch : trace.rules(step))
    if (trace.edition().branches[branch].kind == detail::BranchKind::row)
      rows.emplace_back(trace.edition().branches[branch].name);
  EXPECT_EQ(rows.front(), "in_table_text_anything_else");
  EXPECT_EQ(rows.back(), "in_table_body_start_tag_tr");
  std::vector<std::string> changed;
  for (const NodeId id : trace.changed_nodes(step)) {
    const Node node = trace.node(id);
    changed.emplace_back(node.is_element() ? node.local_name() : node.data());
  }
  EXPECT_EQ(changed, (std::vector<std::string>{"x y", "tbody", "tr"}));
}

TEST(Trace, FindsSteps) {
  const Trace trace = test::trace("<p>é<b>\nx</b>");
  EXPECT_EQ(trace.first_step_at(0), 0u);
  EXPECT_EQ(trace.first_step_at(1), 1u);
  EXPECT_EQ(trace.first_step_at(1, 5), 2u);  // columns are code points
  EXPECT_EQ(trace.steps()[2].name, "b");
  EXPECT_EQ(trace.first_step_at(2, 2), 4u);
  EXPECT_EQ(trace.first_step_at(9, 1), trace.steps().size());
}

TEST(Trace, RecordsEqualRunsOnce) {
  std::string html = "<table>";
  for (int i = 0; i < 1000; ++i) html += "word ";
  const Trace trace = test::trace(html + "<tr>");
  EXPECT_EQ(trace.steps().size(), 4u);
  EXPECT_EQ(trace.steps()[1].tokens, 2000u);
  EXPECT_LT(trace.events(trace.steps()[1]).size(), 100u);
  EXPECT_LT(trace.events(trace.steps()[2]).size(), 300u);
  std::size_t runs = 0;
  for (const detail::TraceRun& run : trace.runs()) runs += run.replayed ? run.count : 0;
  EXPECT_EQ(runs, 2000u);
}

TEST(Trace, DoesNotRecurse) {
  std::string html;
  for (int i = 0; i < 100'000; ++i) html += "<div>";
  const Trace trace = test::trace(html);
  TraceReplay replay(trace);
  for (std::size_t i = 0; i < trace.steps().size() - 1; ++i) replay.advance();
  EXPECT_EQ(replay.stack().size(), 100'002u);
}

}  // namespace
}  // namespace lockstep::test
