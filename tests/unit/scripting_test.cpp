// Tests parsing with scripts. The host here does not run JavaScript: the lines of a script's text say what it
// does: “write TEXT” (with \n for a newline), “block NAME” (it becomes the pending parsing-blocking script,
// with the following lines as its own text), “defer NAME”, “abort”. The host is given the text that the
// script with the id “outer” writes.
#include "lockstep/scripting.h"

#include <gtest/gtest.h>

#include <deque>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

class Host : public ScriptHost<Node> {
 public:
  ScriptingParser* parser = nullptr;
  std::vector<std::string> log;
  std::vector<std::string> ready;  // names of scripts that are
  bool load_delayed = false;
  std::string custom_name;         // of the elements that are custom ones
  std::vector<std::string> outer;  // what the script with this id writes
  std::string reaction;            // what the reactions of the next custom element write

  void prepare_script(Node script) override {
    if (script.id() != "outer") return run(script.text_content());
    for (const std::string& text : outer) parser->insert(text);
    log.push_back("outer ends");
  }
  void process_svg_script(Node script) override { run(script.text_content()); }
  bool has_pending_script() override { return !pending_.name.empty(); }
  bool pending_script_is_ready() override { return is_ready(pending_.name); }
  void execute_pending_script() override {
    const Waiting script = std::exchange(pending_, {});
    log.push_back("execute " + script.name);
    run(script.text);
  }
  void start_speculative_parser(std::string_view unread) override {
    log.push_back("speculate " + std::string(unread));
  }
  void stop_speculative_parser() override { log.push_back("stop speculating"); }
  bool has_custom_element_definition(LocalName name, std::optional<std::string_view> is, Node) override {
    return !custom_name.empty() && (name.text() == custom_name || is == custom_name);
  }
  void custom_element_begins() override { log.push_back("begin"); }
  void custom_element_created(Node element) override {
    log.push_back("created " + std::string(element.local_name()) + ' ' + std::string(element.id()));
    EXPECT_FALSE(element.parent());
    EXPECT_FALSE(parser->insert("never"));
  }
  void custom_element_inserted(Node element) override {
    log.push_back("inserted into " + std::string(element.parent().local_name()));
    if (const std::string text = std::exchange(reaction, {}); !text.empty()) {
      const bool inserted = parser->insert(text);
      log.push_back((inserted ? "before " : "refused before ") + parser->unread());
    }
  }
  void form_associated(Node element, Node form) override {
    log.push_back(std::string(element.local_name()) + " in form " + std::string(form.id()));
  }
  void update_readiness(DocumentReadiness readiness) override {
    log.push_back(readiness == DocumentReadiness::interactive ? "interactive" : "complete");
  }
  bool has_deferred_script() override { return !deferred_.empty(); }
  bool deferred_script_is_ready() override { return is_ready(deferred_.front().name); }
  void execute_deferred_script() override {
    log.push_back("execute " + deferred_.front().name);
    run(deferred_.front().text);
    deferred_.pop_front();
  }
  void fire_dom_content_loaded() override { log.push_back("DOMContentLoaded"); }
  bool load_event_is_delayed() override { return load_delayed; }
  void fire_load() override { log.push_back("load"); }

 private:
  struct Waiting {
    std::string name, text;
  };
  bool is_ready(const std::string& name) const {
    return std::find(ready.begin(), ready.end(), name) != ready.end();
  }
  void run(const std::string& text) {
    const std::size_t space = text.find(' ');
    const std::string word = text.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : text.substr(space + 1);
    if (word == "write") {
      if (!parser->insert(rest)) log.push_back("refused");
    } else if (word == "twice") {
      parser->insert(rest);
      parser->insert(rest);
    } else if (word == "unwritten") {
      log.push_back(std::to_string(parser->script_nesting_level()) + " unread " + parser->unread());
    } else if (word == "block" || word == "defer") {
      const std::size_t end = rest.find(' ');
      const Waiting script{rest.substr(0, end), end == std::string::npos ? "" : rest.substr(end + 1)};
      if (word == "block")
        pending_ = script;
      else
        deferred_.push_back(script);
    } else if (word == "abort") {
      parser->abort();
    }
  }

  Waiting pending_;
  std::deque<Waiting> deferred_;
};

struct Page {
  std::string body;
  std::vector<std::string> log;
  ParserState state;
};

// The content of `body` at the end of the parse; the scripts are removed.
std::string body_of(const Document& document) {
  const std::string html = document.body() ? document.body().inner_html() : "";
  constexpr std::string_view kEnd = "</script>";
  std::string out;
  std::size_t at = 0;
  for (std::size_t begin; (begin = html.find("<script", at)) != std::string::npos;) {
    out.append(html, at, begin - at);
    at = html.find(kEnd, begin) + kEnd.size();
  }
  return out.append(html, at);
}

Page run(Host& host, const Chunks& chunks, const ParseOptions& options = {}) {
  ScriptingParser parser(host, options);
  host.parser = &parser;
  for (const std::string_view chunk : chunks) parser.write(chunk);
  const ParserState state = parser.end();
  const Document document = parser.finish();
  EXPECT_EQ(broken_links(document), "");
  return {body_of(document), host.log, state};
}

std::string body(std::string_view html) {
  Host host;
  return run(host, {html}).body;
}

std::string script(std::string_view text) { return "<script>" + std::string(text) + "</script>"; }

TEST(Scripting, WithoutScriptsIsParsing) { EXPECT_EQ(body("<p>a<b>b</p>c"), "<p>a<b>b</b></p><b>c</b>"); }

TEST(Scripting, WritesBeforeWhatFollows) {
  EXPECT_EQ(body("<body>1" + script("write 2") + "3"), "123");
  EXPECT_EQ(body("<body>1" + script("twice <i>2</i>") + "3"), "1<i>2</i><i>2</i>3");
  EXPECT_EQ(body("<body>1" + script("write ") + "3"), "13");
  EXPECT_EQ(body("<body>1" + script("write 2")), "12");
}

TEST(Scripting, WrittenTextMayEndAnywhere) {
  EXPECT_EQ(body("<body>" + script("write <i ti") + "tle=x>y"), "<i title=\"x\">y</i>");
  EXPECT_EQ(body("<body>" + script("write &am") + "p;z"), "&amp;z");
  EXPECT_EQ(body("<body>" + script("write <!-- ") + "z-->a"), "<!-- z-->a");
  EXPECT_EQ(body("<body>" + script("write <textarea>") + "<p></textarea>a"),
            "<textarea>&lt;p&gt;</textarea>a");
}

TEST(Scripting, AScriptMayWriteScripts) {
  // The end tag of the inner script must not end the outer one.
  Host host;
  host.outer = {script("write A") + "B"};
  const Page page = run(host, {"<body>1<script id=outer></script>2"});
  EXPECT_EQ(page.body, "1AB2");
}

TEST(Scripting, UnreadInputIsReportedInOrder) {
  Host host;
  host.outer = {script("unwritten") + "B"};
  const Page page = run(host, {"<body>1<script id=outer></script>2"});
  EXPECT_EQ(page.log.front(), "2 unread B2");
}

TEST(Scripting, APendingScriptBlocks) {
  Host host;
  ScriptingParser parser(host);
  host.parser = &parser;
  EXPECT_EQ(parser.write("<body>1" + script("block s write 2") + "3"), ParserState::blocked);
  EXPECT_EQ(body_of(parser.document()), "1");
  EXPECT_EQ(parser.write("4"), ParserState::blocked);
  EXPECT_EQ(parser.unread(), "34");
  EXPECT_EQ(parser.resume(), ParserState::blocked);
  EXPECT_EQ(host.log, std::vector<std::string>{"speculate 3"});
  host.ready = {"s"};
  EXPECT_EQ(parser.resume(), ParserState::needs_input);
  EXPECT_EQ(body_of(parser.document()), "1234");
  EXPECT_EQ(parser.end(), ParserState::complete);
  EXPECT_EQ(host.log, (std::vector<std::string>{"speculate 3", "stop speculating", "execute s", "interactive",
                                                "DOMContentLoaded", "complete", "load"}));
}

TEST(Scripting, APendingScriptInAWrittenOnePausesTheParser) {
  Host host;
  host.outer = {script("block s write A") + "B", "C"};
  ScriptingParser parser(host);
  host.parser = &parser;
  EXPECT_EQ(parser.write("<body>1<script id=outer></script>2"), ParserState::blocked);
  EXPECT_EQ(body_of(parser.document()), "1");
  EXPECT_EQ(parser.unread(), "BC2");
  host.ready = {"s"};
  parser.resume();
  EXPECT_EQ(body_of(parser.document()), "1ABC2");
}

TEST(Scripting, SvgScriptsDoNotReenter) {
  Host host;
  const Page page = run(host, {"<body><svg><script>write &lt;g></script><p>x"});
  EXPECT_EQ(page.body, "<svg><g></g></svg><p>x</p>");
  Host other;
  EXPECT_EQ(run(other, {"<body><svg><script/></svg>x"}).body.substr(0, 5), "<svg>");
}

TEST(Scripting, DeferredScriptsRunAtTheEnd) {
  Host host;
  ScriptingParser parser(host);
  host.parser = &parser;
  parser.write("<body>1" + script("defer a write never") + script("defer b") + "2");
  EXPECT_EQ(parser.end(), ParserState::blocked);
  EXPECT_EQ(host.log, std::vector<std::string>{"interactive"});
  host.ready = {"a"};
  EXPECT_EQ(parser.resume(), ParserState::blocked);
  host.ready = {"a", "b"};
  host.load_delayed = true;
  EXPECT_EQ(parser.resume(), ParserState::blocked);
  host.load_delayed = false;
  EXPECT_EQ(parser.resume(), ParserState::complete);
  EXPECT_EQ(host.log, (std::vector<std::string>{"interactive", "execute a", "refused", "execute b",
                                                "DOMContentLoaded", "complete", "load"}));
  EXPECT_EQ(body_of(parser.document()), "12");
}

TEST(Scripting, Abort) {
  Host host;
  const Page page = run(host, {"<body>1" + script("abort") + "2", "3"});
  EXPECT_EQ(page.body, "1");
  EXPECT_EQ(page.state, ParserState::aborted);
  EXPECT_EQ(page.log, (std::vector<std::string>{"interactive", "complete"}));
}

TEST(Scripting, AbortWhileBlocked) {
  Host host;
  ScriptingParser parser(host);
  host.parser = &parser;
  parser.write("<body>1" + script("block s") + "2");
  parser.abort();
  EXPECT_EQ(parser.state(), ParserState::aborted);
  EXPECT_EQ(parser.resume(), ParserState::aborted);
  EXPECT_EQ(parser.end(), ParserState::aborted);
  EXPECT_EQ(host.log,
            (std::vector<std::string>{"speculate 2", "stop speculating", "interactive", "complete"}));
}

TEST(Scripting, TextIsInTheTreeWhenAScriptRuns) {
  struct Looking : Host {
    void prepare_script(Node) override {
      log.push_back(body_of(parser->document()));
      parser->insert("b");
      log.push_back(body_of(parser->document()));
    }
  } host;
  EXPECT_EQ(run(host, {"<body>a<script></script>c"}).log[0], "a");
  EXPECT_EQ(host.log[1], "ab");
}

TEST(Scripting, CustomElements) {
  Host host;
  host.custom_name = "x-y";
  run(host, {"<body><p><x-y id=a></x-y><b is=x-y id=c></b><x-z></x-z>"});
  host.log.resize(6);
  EXPECT_EQ(host.log, (std::vector<std::string>{"begin", "created x-y a", "inserted into p", "begin",
                                                "created b c", "inserted into p"}));
}

TEST(Scripting, ReactionsOfCustomElementsWrite) {
  const auto body_with = [](std::string_view written, const std::string& reaction, std::string_view after) {
    const std::string html = "<body>" + script("write " + std::string(written)) + std::string(after);
    ParseOptions options;
    options.collect_errors = true;
    Host host;
    host.custom_name = "x-y";
    host.reaction = reaction;
    const Page page = run(host, {html}, options);
    Chunks bytes;
    for (std::size_t i = 0; i < html.size(); ++i) bytes.push_back(std::string_view(html).substr(i, 1));
    Host other;
    other.custom_name = "x-y";
    other.reaction = reaction;
    EXPECT_EQ(run(other, bytes, options).body, page.body) << html;
    EXPECT_EQ(host.reaction, "");
    for (const std::string& line : host.log)
      if (line.find("before ") != std::string::npos) return page.body + ' ' + line;
    return page.body;
  };
  // The element is inserted first and pushed last.
  EXPECT_EQ(body_with("<x-y>1<i>", "2", "3"), "<x-y>3</x-y>1<i>2</i> before 3");
  EXPECT_EQ(body_with("<x-y>", "<p title='a&amp", ";b'>c"),
            "<x-y><p title=\"a&amp;b\">c</p></x-y> before amp;b'>c");
  EXPECT_EQ(body_with("<x-y a=&amp;>", "<title>t", "u</title>v"),
            "<x-y a=\"&amp;\">u</x-y><title>tv</title> before u</title>v");
  // Foster parenting stays enabled.
  EXPECT_EQ(body_with("<table><x-y>", "<tr><td>1", "2"),
            "<x-y>2</x-y><tbody></tbody><tr></tr><td>1</td><table></table> before 2");
  EXPECT_EQ(body_with("<x-y>", "<x-y>" + script("write 1") + "2", "3"), "<x-y>3</x-y><x-y>12</x-y> before 3");
  // The script does not run, and stays open.
  EXPECT_EQ(body_with("<x-y>", "<script>write 1", "2</script>3"), "<x-y>2</x-y> before 2</script>3");
  EXPECT_EQ(body_with("<b is=x-y>", "1", "2"), "<b is=\"x-y\">2</b> refused before 2");
}

TEST(Scripting, ReactionsWriteMoreThanOnce) {
  struct Writing : Host {
    void custom_element_inserted(Node) override {
      for (const char* const text : {"<i", ">1</i", ">2"}) EXPECT_TRUE(parser->insert(text));
      EXPECT_EQ(parser->unread(), "3");
    }
  } host;
  host.custom_name = "x-y";
  EXPECT_EQ(run(host, {"<body>" + script("write <x-y id=a>") + "3"}).body, "<x-y id=\"a\">3</x-y><i>1</i>2");
}

TEST(Scripting, ReactionsAbort) {
  struct Aborting : Host {
    void custom_element_inserted(Node) override {
      parser->insert("1");
      parser->abort();
    }
  } host;
  host.custom_name = "x-y";
  const Page page = run(host, {"<body>" + script("write <x-y>2") + "3"});
  EXPECT_EQ(page.state, ParserState::aborted);
  EXPECT_EQ(page.body, "<x-y></x-y>21");
  EXPECT_EQ(std::count(host.log.begin(), host.log.end(), "interactive"), 1);
}

// What follows is not counted, however the page is split, and whether or not it waits to be parsed.
TEST(Scripting, AbortedBeforeTheInputIsTooLong) {
  const std::string html = "<p>" + script("abort") + "this is too long";
  for (const std::size_t memory : {std::size_t{0}, std::size_t{1} << 30}) {
    ParseOptions options;
    options.limits.input_bytes = static_cast<std::uint32_t>(html.size() - 3);
    options.limits.memory_bytes = memory;
    std::uint32_t seed = 5;
    for (const Feeding& feeding : all_feedings(html, seed)) {
      Host host;
      ScriptingParser parser(host, options);
      host.parser = &parser;
      for (const std::string_view chunk : feeding.chunks) parser.write(chunk);
      EXPECT_EQ(parser.end(), ParserState::aborted);
      EXPECT_EQ(parser.finish().status(), Status::ok) << feeding.name << ", memory " << memory;
    }
  }
}

// An abort after all that the limit allows has been parsed: the page was cut.
TEST(Scripting, AbortedAfterTheInputIsTooLong) {
  const std::string html = "<p>" + script("defer d abort") + "this is too long";
  ParseOptions options;
  options.limits.input_bytes = static_cast<std::uint32_t>(html.size() - 3);
  Host host;
  host.ready = {"d"};
  ScriptingParser parser(host, options);
  host.parser = &parser;
  parser.write(html);
  EXPECT_EQ(parser.end(), ParserState::aborted);
  EXPECT_EQ(parser.finish().status(), Status::input_too_long);
}

// At a limit, what the reaction has written is parsed no further, and the tag is processed to its end.
TEST(Scripting, ReactionsReachLimits) {
  for (std::uint32_t nodes = 1; nodes < 40; ++nodes) {
    Host host;
    host.custom_name = "x-y";
    host.reaction = many("<i>#<x-y>", 12);
    ParseOptions options;
    options.limits.nodes = nodes;
    const Page page = run(host, {"<body>" + script("write <x-y>2<b>") + "3"}, options);
    EXPECT_EQ(page.state, ParserState::complete);
  }
}

TEST(Scripting, Forms) {
  Host host;
  run(host, {"<form id=f><input><table><tr><input><td><img></table><button form=g></button></form><select>"});
  EXPECT_EQ(host.log[0], "input in form f");
  EXPECT_EQ(host.log[1], "input in form f");
  EXPECT_EQ(host.log[2], "img in form f");
  EXPECT_EQ(host.log[3], "interactive");
}

TEST(Scripting, NotWithoutAnInsertionPoint) {
  Host host;
  ScriptingParser parser(host);
  host.parser = &parser;
  EXPECT_FALSE(parser.has_insertion_point());
  EXPECT_FALSE(parser.insert("x"));
  parser.write("<p>");
  EXPECT_FALSE(parser.insert("x"));
}

TEST(Scripting, AnyChunking) {
  const std::string html = "<!doctype html><body>1" + script("write <b>2<i") + ">3\r\n&amp;" +
                           script("twice <p>\xF0\x9F\x98\x80") + "<svg><script>write </svg>x</script></svg>" +
                           script("block s write <table>4") + "<tr>5" + script("defer d");
  ParseOptions options;
  options.collect_errors = true;
  std::string expected, errors;
  std::uint32_t seed = 7;
  for (const Feeding& feeding : all_feedings(html, seed)) {
    Host host;
    host.ready = {"s", "d"};
    ScriptingParser parser(host, options);
    host.parser = &parser;
    for (const std::string_view chunk : feeding.chunks) parser.write(chunk);
    EXPECT_EQ(parser.end(), ParserState::complete);
    const Document document = parser.finish();
    if (expected.empty()) expected = tree(document), errors = error_list(document);
    EXPECT_EQ(tree(document), expected) << feeding.name;
    EXPECT_EQ(error_list(document), errors) << feeding.name;
  }
}

// Each script sets aside at most a window of the input.
TEST(Scripting, ManyScriptsInALongPage) {
  std::string html = "<body>";
  for (int i = 0; i < 20000; ++i) html += "<script>write x</script><p>some text to be moved</p>";
  Host host;
  const Page page = run(host, {html});
  EXPECT_EQ(page.state, ParserState::complete);
  EXPECT_EQ(page.body.size(), 20000 * std::string("x<p>some text to be moved</p>").size());
}

// The fetches found by a speculative parser that starts where a script blocks the parser: those of one that
// has read everything, without those before the script.
std::string found_behind_script(std::string_view before, std::string_view after,
                                const ParseOptions& options = {}) {
  Host host;
  ScriptingParser parser(host, options);
  host.parser = &parser;
  EXPECT_FALSE(parser.speculative_start());
  EXPECT_EQ(parser.write(std::string(before) + "block x</script>" + std::string(after)),
            ParserState::blocked);
  SpeculativeOptions speculative;
  speculative.allow_declarative_shadow_roots = options.allow_declarative_shadow_roots;
  SpeculativeParser ahead(speculative);
  const auto start = parser.speculative_start();
  EXPECT_TRUE(start);
  if (!start) return "";
  ahead.start(*start);
  ahead.write(parser.unread());
  std::string out;
  while (const SpeculativeFetch* fetch = ahead.next()) {
    out.append(fetch->url);
    for (const SpeculativeSource& source : fetch->sources) out.append("(").append(source.srcset).append(")");
    out.append(" ");
  }
  return out;
}

TEST(Scripting, SpeculativeParserStartsFromTheState) {
  EXPECT_EQ(found_behind_script("<script>",
                                "<meta http-equiv=content-security-policy content=x><img src=a>"
                                "<template><img src=b></template>"),
            " a ");
  EXPECT_EQ(found_behind_script("<body><script>", "<img src=a><frameset><frame src=b>"), "a ");
  EXPECT_EQ(found_behind_script("<template><table><script>", "<img src=a></table></template><img src=b>"),
            "b ");
  EXPECT_EQ(found_behind_script("<svg><desc><script>", "<link rel=icon href=a></desc><image href=b />"),
            "a b ");
  EXPECT_EQ(found_behind_script("<math><annotation-xml encoding=text/html><script>",
                                "<link rel=icon href=a></annotation-xml><link rel=icon href=b>"),
            "a ");
  EXPECT_EQ(found_behind_script("<picture><source srcset=a><source srcset=b><script>",
                                "<source srcset=c><img src=d></picture><img src=e>"),
            "d(a)(b)(c) e ");
  EXPECT_EQ(found_behind_script("<picture><source media=x><source srcset=a><source srcset=''><script>",
                                "<img src=b><img></picture>"),
            "b(a) (a) ");
  EXPECT_EQ(found_behind_script("<picture><source media=x><script>", "<img><img src=b></picture>"), "b ");
  EXPECT_EQ(found_behind_script("<video src=a><script>", "<source src=b></video><img src=c>"), "c ");
  EXPECT_EQ(found_behind_script("<video><script>", "<source src=b></video><object data=c>"), "b c ");
  EXPECT_EQ(found_behind_script("<object data=a><script>", "<embed src=b></object><embed src=c>"), "c ");
  EXPECT_EQ(found_behind_script("<table><tr><td><script>", "</table><img src=a><tr><td><img src=b>"), "a b ");
  EXPECT_EQ(found_behind_script("<select><script>", "<img src=a></select><img src=b>"), "a b ");
  // Text is not a byte order mark: it opens the body.
  EXPECT_EQ(found_behind_script("<head></head><script>", "\xEF\xBB\xBF<frameset><frame src=a>"), "");
  // Formatting elements: as many <b> as the parser has.
  EXPECT_EQ(found_behind_script("<p><b x=1><b x=1><b x=1><i><script>", "<p><b x=1>y</b></p><img src=a>"),
            "a ");
}

TEST(Scripting, SpeculativeParserStartsInShadowRoots) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  EXPECT_EQ(found_behind_script(
                "<div><template shadowrootmode=open><p><script>",
                "<img src=a><base href=/><template><img src=b></template></template><img src=c>", options),
            "a c ");
}

TEST(Scripting, SpeculativeParserStartsInAMovedTree) {
  Host host;
  ScriptingParser parser(host);
  host.parser = &parser;
  parser.write("<div><picture><source srcset=a></picture></div><table><tr><td><script>block x</script>");
  // As a script could have done: the table is in the picture now.
  Document& document = parser.document();
  EXPECT_EQ(document.append(document.root().find("picture"), document.root().find("table")), DomError::none);
  SpeculativeParser ahead;
  ahead.start(*parser.speculative_start());
  ahead.write("</td><img src=b>");
  EXPECT_EQ(ahead.next(), nullptr);
  ahead.write("</table><img src=c>");
  const SpeculativeFetch* fetch = ahead.next();
  ASSERT_NE(fetch, nullptr);
  EXPECT_EQ(fetch->url, "c");
}

}  // namespace
}  // namespace lockstep::test
