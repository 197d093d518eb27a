// Tests parsing into custom trees: lockstep/tree_sink.h, lockstep/sink_parser.h.
// tests/conformance/sink_test.cpp runs the suites.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "lockstep/detail/tree.h"
#include "lockstep/sink_parser.h"
#include "support/c_tree.h"
#include "support/parsing.h"
#include "support/shapes.h"
#include "support/sinks.h"
#include "support/test_data.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

static_assert(TreeSink<detail::Tree> && RemembersAttributes<detail::Tree>);
static_assert(TreeSink<PointerTree> && !RemembersAttributes<PointerTree>);
static_assert(TreeSink<LeastTree>);
// The defaults alone are not a tree, nor is a class that lacks a member.
static_assert(!TreeSink<TreeSinkDefaults<int>>);

ParseOptions all_options() {
  ParseOptions options;
  options.collect_errors = true;
  options.allow_declarative_shadow_roots = true;
  return options;
}

// Whether a tree that is not readable and has no shadow roots may differ.
bool needs_more(std::string_view html) {
  for (const std::string_view word : {"selectedcontent", "template for", "shadowrootmode"})
    if (html.find(word) != std::string_view::npos) return true;
  return false;
}

// Both trees equal that of the arena.
void expect_same(std::string_view html, const ParseOptions& options,
                 const std::optional<FragmentContext>& context = std::nullopt) {
  SCOPED_TRACE(html.substr(0, 200));
  const Document document = parse_chunks({html}, options, context);
  EXPECT_EQ(pointer_tree_problem(document, {html}, options, context), "");
  EXPECT_EQ(pointer_tree_problem(document, chunks_of(html, 3), options, context), "");
  EXPECT_EQ(c_tree_problem(document, {html}, options, context, CFunctions::all), "");
  if (!needs_more(html)) {
    EXPECT_EQ(least_tree_problem(document, {html}, options, context), "");
    EXPECT_EQ(c_tree_problem(document, {html}, options, context, CFunctions::required), "");
  }
}

// An exception from any function of the tree passes through the parser; nothing leaks or is freed twice.
TEST(Sink, Throws) {
  constexpr std::string_view kHtml =
      "<!doctype html><b id=1>x<p>y</b>z<table>t<tr><td><svg><g a=b><desc><template><td>u</template></svg>"
      "<select><button><selectedcontent></selectedcontent></button><option>o</select><math><mi>&amp;"
      "<?start name=a?>v<?end?><template for=a>w</template><div><template shadowrootmode=open>s</template>"
      "</table><form><input></form><script>q</script><!--c--></body></html><frameset>";
  for (const EditionInfo& edition : editions()) {
    ParseOptions options = all_options();
    options.edition = edition.edition;
    for (const Chunks& chunks : {Chunks{kHtml}, chunks_of(kHtml, 3)}) {
      std::size_t call = 1;
      for (bool thrown = true; thrown; ++call) {
        PointerTree tree;
        tree.throw_at(call);
        thrown = false;
        try {
          parse_into(tree, chunks, options);
        } catch (const TreeStopped&) {
          thrown = true;
        }
        ASSERT_EQ(tree.misuse(), "");
      }
      EXPECT_GT(call, 100u);
    }
  }
}

// A tree of functions for C can refuse to create any of its nodes; the parser then stops.
TEST(Sink, CannotCreateInC) {
  constexpr std::string_view kHtml =
      "<!doctype html><b id=1>x<p>y</b>z<table>t<tr><td><svg><desc><template><td>u</template></svg>"
      "<select><button><selectedcontent></selectedcontent></button><option>o</select><!--c-->"
      "<?start name=a?>v<?end?><template for=a>w</template><div><template shadowrootmode=open>s</template>";
  for (const EditionInfo& edition : editions()) {
    ParseOptions options = all_options();
    options.edition = edition.edition;
    std::size_t call = 1;
    while (c_tree_stops_at(kHtml, options, call)) ++call;
    EXPECT_GT(call, 15u);
  }
}

// The same for a handler of tokens.
TEST(Sink, HandlerThrows) {
  struct Handler final : TokenHandler {
    std::size_t left;
    explicit Handler(std::size_t tokens) : left(tokens) {}
    void count() {
      if (--left == 0) throw TreeStopped();
    }
    void tag(const Tag&) override { count(); }
    void characters(std::string_view) override { count(); }
    void comment(std::string_view) override { count(); }
    void doctype(const Doctype&) override { count(); }
    void error(const ParseError&) override { count(); }
    void end_of_file() override { count(); }
  };
  constexpr std::string_view kHtml = "<!doctype html>a&b;<p a a=b>c<svg><![CDATA[d]]></svg><!--e--><x";
  TokenizerOptions options;
  options.collect_errors = true;
  std::size_t tokens = 1;
  for (bool thrown = true; thrown; ++tokens) {
    Handler handler(tokens), other(tokens);
    thrown = false;
    try {
      (void)tokenize(kHtml, handler, options);
    } catch (const TreeStopped&) {
      thrown = true;
    }
    bool thrown_in_pieces = false;
    try {
      Tokenizer tokenizer(other, options);
      for (const std::string_view chunk : chunks_of(kHtml, 1)) (void)tokenizer.write(chunk);
      (void)tokenizer.finish();
    } catch (const TreeStopped&) {
      thrown_in_pieces = true;
    }
    EXPECT_TRUE(thrown_in_pieces || !thrown);
  }
  EXPECT_GT(tokens, 10u);
}

// A document for every branch of the rules.
TEST(Sink, Witnesses) {
  std::size_t count = 0;
  for (const EditionInfo& edition : editions()) {
    const std::filesystem::path folder = tests_folder() / "witnesses" / edition.date / "tree";
    for (const std::filesystem::path& path : files_in(folder, ".txt")) {
      std::ifstream file(path);
      for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("#case {")) continue;
        const auto value = nlohmann::json::parse(line.substr(6));
        const bool surrogates = line.find("\\ud") != std::string::npos;  // JSON has none alone
        if (!value.contains("html") || surrogates) continue;
        ParseOptions options = all_options();
        options.edition = edition.edition;
        options.scripting = value.value("scripting", false);
        options.iframe_srcdoc = value.value("iframe_srcdoc", false);
        std::optional<FragmentContext> context;
        const std::string name = value.value("context", "");
        const std::size_t space = name.find(' ');
        if (!name.empty()) {
          context.emplace();
          context->local_name = std::string_view(name).substr(space == std::string::npos ? 0 : space + 1);
          if (space != std::string::npos)
            context->element_namespace = name.starts_with("svg") ? Namespace::svg : Namespace::mathml;
        }
        expect_same(value["html"].get<std::string>(), options, context);
        ++count;
      }
    }
  }
  EXPECT_GT(count, 100U);
}

TEST(Sink, HostileShapes) {
  for (const Shape& shape : shapes()) expect_same(shape.html(40), all_options());
}

TEST(Sink, RandomDocuments) {
  constexpr const char* kPieces[] = {"<p>",
                                     "</p>",
                                     "<b>",
                                     "</b>",
                                     "<b class=x>",
                                     "<i>",
                                     "</i>",
                                     "<a href=x>",
                                     "</a>",
                                     "<div>",
                                     "</div>",
                                     "<table>",
                                     "</table>",
                                     "<tr>",
                                     "<td>",
                                     "</td>",
                                     "<select>",
                                     "x",
                                     " ",
                                     "<option>",
                                     "</select>",
                                     "<template>",
                                     "<caption>",
                                     "<svg>",
                                     "</svg>",
                                     "<math>",
                                     "<mi>",
                                     "</template>",
                                     "<nobr>",
                                     "<!--c-->",
                                     "<font>",
                                     "</font>",
                                     "<ul><li>",
                                     "<a xlink:href=x",
                                     "<tbody>",
                                     "<button>",
                                     "<h1>",
                                     "</h2>",
                                     "<form>",
                                     "</form>",
                                     "<input>",
                                     "<frameset>",
                                     "<html a=b>",
                                     "<body c>",
                                     "&amp;",
                                     "\0",
                                     "<title>",
                                     "</title>",
                                     "<foreignObject>",
                                     "<x-y>",
                                     "<script>",
                                     "</script>",
                                     "<selectedcontent>",
                                     "<?marker name=a>",
                                     "<template for=a>",
                                     "<template shadowrootmode=open>"};
  std::minstd_rand random(6);
  for (int i = 0; i < 1500; ++i) {
    std::string html;
    for (auto k = random() % 25; k > 0; --k) html += kPieces[random() % std::size(kPieces)];
    ParseOptions options = all_options();
    options.scripting = i % 2 == 0;
    std::optional<FragmentContext> context;
    constexpr const char* kContexts[] = {"body", "table", "template", "select", "tr", "html"};
    if (i % 3 == 0) context = FragmentContext{.local_name = kContexts[random() % std::size(kContexts)]};
    expect_same(html, options, context);
  }
}

TEST(Sink, LeastTreeFostersAndFillsTemplates) {
  EXPECT_EQ(least_tree("<table>x<b>y<tr><template><td>z</template>"), R"(
| <html>
|   <head>
|   <body>
|     "x"
|     <b>
|       "y"
|     <table>
|       <tbody>
|         <tr>
|           <template>
|             content
|               <td>
|                 "z"
)");
}

TEST(Sink, LeastTreeNeedsNothingElse) {
  ParseOptions options;
  options.allow_declarative_shadow_roots = true;
  EXPECT_EQ(least_tree("<div><template shadowrootmode=open>x</template></div>"
                       "<?marker name=a><template for=a>y</template>"
                       "<select><button><selectedcontent></button><option>z",
                       options),
            R"(
| <html>
|   <head>
|   <body>
|     <div>
|       <template>
|         shadowrootmode="open"
|         content
|           "x"
|     <?marker name=a?>
|     <template>
|       for="a"
|       content
|         "y"
|     <select>
|       <button>
|         <selectedcontent>
|       <option>
|         "z"
)");
}

TEST(Sink, ShadowRoots) {
  PointerTree tree;
  parse_into(tree,
             {"<x-y><template shadowrootmode=closed shadowrootdelegatesfocus shadowrootclonable "
              "shadowrootslotassignment=manual>x</template>y"},
             all_options());
  const PointerTree::Node host = tree.find_element("x-y");
  ASSERT_NE(host->shadow_root, nullptr);
  const ShadowRootProperties& properties = host->shadow_root->shadow_root_properties;
  EXPECT_EQ(properties.mode, ShadowRootMode::closed);
  EXPECT_TRUE(properties.delegates_focus);
  EXPECT_TRUE(properties.clonable);
  EXPECT_TRUE(properties.manual_slot_assignment);
  EXPECT_FALSE(properties.serializable);
  EXPECT_FALSE(properties.null_custom_element_registry);
  EXPECT_EQ(host->shadow_root->first_child->text, "x");
  EXPECT_EQ(host->first_child->text, "y");
}

TEST(Sink, ScriptFlags) {
  const auto flags = [](const std::optional<FragmentContext>& context) {
    ParseOptions options;
    options.scripting = true;
    PointerTree tree;
    parse_into(tree, {"<script>x</script>"}, options, context);
    const PointerTree::Node script = tree.find_element("script");
    EXPECT_FALSE(script->force_async);
    return script->script_flags;
  };
  const auto already_started = static_cast<unsigned>(ScriptFlag::already_started);
  const auto parser_document = static_cast<unsigned>(ScriptFlag::parser_document);
  EXPECT_EQ(flags(std::nullopt), parser_document);
  EXPECT_EQ(flags(FragmentContext{}), parser_document | already_started);
  EXPECT_EQ(flags(FragmentContext{.scripting_mode = ScriptingMode::fragment}), 0U);
}

TEST(Sink, FormsAreAssociated) {
  PointerTree tree;
  parse_into(tree, {"<table><form></table><input><select form=other></select>"});
  const PointerTree::Node form = tree.find_element("form");
  ASSERT_NE(form, nullptr);
  EXPECT_EQ(form->first_child, nullptr);
  EXPECT_EQ(tree.find_element("input")->form_owner, form);
  EXPECT_EQ(tree.find_element("select")->form_owner, nullptr);
}

TEST(Sink, QuirksMode) {
  const auto mode = [](std::string_view html, const std::optional<FragmentContext>& context = {}) {
    PointerTree tree;
    parse_into(tree, {html}, {}, context);
    return tree.quirks_mode();
  };
  EXPECT_EQ(mode("<!doctype html>"), QuirksMode::no_quirks);
  EXPECT_EQ(mode("x"), QuirksMode::quirks);
  EXPECT_EQ(mode("<!doctype html public '-//W3C//DTD XHTML 1.0 Transitional//'>"),
            QuirksMode::limited_quirks);
  EXPECT_EQ(mode("x", FragmentContext{.quirks_mode = QuirksMode::limited_quirks}),
            QuirksMode::limited_quirks);
}

TEST(Sink, Errors) {
  std::string found;
  ParseOptions options;
  options.collect_errors = true;
  options.max_errors = 2;
  options.on_error = [](const ParseError& error, void* user_data) {
    static_cast<std::string*>(user_data)->append(parse_error_name(error)).append(" ");
  };
  options.error_user_data = &found;
  PointerTree tree;
  const SinkErrors errors = parse_into(tree, {"<!doctype html>\n<p></", "b></b></i>"}, options);
  EXPECT_EQ(found, "in-body-end-tag-not-open in-body-end-tag-not-open in-body-end-tag-not-open ");
  EXPECT_EQ(errors.errors.size(), 2U);
  EXPECT_TRUE(errors.truncated);
}

// The first of four equal formatting elements leaves the list: attributes are compared in any order, and as
// they were in the tag.
TEST(Sink, AttributesOfFormattingElementsAreRemembered) {
  const char* const html = "<p><b a=1 c=2><b c=2 a=1><b a=1 c=2><b c=2 a=1><b a=1>x</p>y";
  EXPECT_EQ(sink_tree(html), tree(html));
  EXPECT_EQ(least_tree(html), tree(html));
}

// Only texts longer than a few kilobytes are discarded piece by piece.
TEST(Sink, ForgottenInput) {
  constexpr const char* kPieces[] = {"<p class=a id='b&amp;c'>",
                                     "text &amp; more\r\n",
                                     "<!-- a comment -->",
                                     "</p>",
                                     "<table>",
                                     " \n",
                                     "<tr>",
                                     "<td>cell",
                                     "</table>",
                                     "<b>",
                                     "</b>",
                                     "<x-y Z=1>",
                                     "<script>a < b</script>",
                                     "</x-y>",
                                     "<?a b?>",
                                     "\r",
                                     "&notit;",
                                     "\xC3\xA9",
                                     "<svg><![CDATA[x]]></svg>",
                                     "<textarea>\nx</textarea>"};
  std::minstd_rand random(4);
  std::string html = "<!doctype html>";
  while (html.size() < 60'000) html += kPieces[random() % std::size(kPieces)];
  const Document document = parse(html);
  for (const std::size_t largest : {7u, 1000u, 5000u, 20'000u}) {
    const Chunks chunks = random_chunks(html, static_cast<std::uint32_t>(largest), largest);
    EXPECT_EQ(pointer_tree_problem(document, chunks, {}), "") << largest;
    EXPECT_EQ(least_tree_problem(document, chunks, {}), "") << largest;
  }
  EXPECT_EQ(pointer_tree_problem(document, chunks_of(html, 4096), {}), "");
}

// End tags that are ignored leave nothing in the tree: 160 MB of them leave nothing at all.
TEST(Sink, MemoryIsBounded) {
  const auto peak = [] {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;  // kilobytes
  };
  const std::string piece = repeated("</section>", 100'000);
  const Chunks chunks(160, piece);
  LeastTree tree;
  const auto before = peak();
  parse_into(tree, chunks);
  EXPECT_LT(peak() - before, 50'000);
}

TEST(Sink, DeepDocuments) {
  const std::string html = repeated("<div><b>", 3000) + repeated("</b>", 1000) + "<table>" + "x";
  EXPECT_EQ(sink_tree(html), tree(html));
  EXPECT_EQ(least_tree(html), tree(html));
}

// scripting_test.cpp tests ScriptingParser with the arena; here the tree is a custom one.
TEST(Sink, Scripts) {
  class Host : public ScriptHost<PointerTree::Node> {
   public:
    SinkScriptingParser<PointerTree>* parser = nullptr;
    PointerTree::Node control = nullptr;
    void prepare_script(PointerTree::Node script) override { parser->insert(script->first_child->text); }
    void form_associated(PointerTree::Node element, PointerTree::Node) override { control = element; }
  };
  PointerTree tree;
  Host host;
  SinkScriptingParser parser(tree, host);
  host.parser = &parser;
  for (const char c : std::string_view("<body>1<script><b>2</script>3<form><input>")) parser.write({&c, 1});
  EXPECT_EQ(parser.end(), ParserState::complete);
  const PointerNode* const body = tree.document()->first_child->last_child;
  const PointerNode* const b = body->first_child->next->next;
  EXPECT_EQ(b->text, "b");
  EXPECT_EQ(b->first_child->text, "23");
  ASSERT_NE(host.control, nullptr);
  EXPECT_EQ(host.control->form_owner, b->last_child);
}

}  // namespace
}  // namespace lockstep::test
