// Tests the limits on what untrusted input may cost.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

constexpr std::size_t kMany = 20'000'000;  // bytes of hostile input
constexpr std::size_t kSlack = 1 << 16;    // text between two checks of the limits

std::string repeated(std::string_view piece, std::size_t bytes) {
  std::string text;
  text.reserve(bytes + piece.size());
  while (text.size() < bytes) text += piece;
  return text;
}

std::size_t depth_of(Node root) {
  std::size_t deepest = 0, depth = 0;
  for (Node node = root;;) {
    if (const Node child = node.first_child()) {
      node = child;
      deepest = std::max(deepest, ++depth);
      continue;
    }
    while (node != root && !node.next_sibling()) {
      node = node.parent();
      --depth;
    }
    if (node == root) return deepest;
    node = node.next_sibling();
  }
}

// Whole, borrowed and copied, and in pieces: the same result.
Document parse_all_ways(const std::string& html, const ParseOptions& options) {
  Document whole = parse(html, options, Source::borrowed);
  const std::string expected = dump_tree(whole.root());
  const Document copied = parse(html, options);
  EXPECT_EQ(copied.status(), whole.status());
  EXPECT_EQ(dump_tree(copied.root()) == expected, true);
  for (const std::size_t size : {std::size_t{1000}, std::size_t{65536}, std::size_t{1'000'000}}) {
    const Document pieces = parse_chunks(chunks_of(html, size), options);
    EXPECT_EQ(pieces.status(), whole.status()) << size;
    EXPECT_EQ(dump_tree(pieces.root()) == expected, true) << size;
    EXPECT_EQ(pieces.errors().size(), whole.errors().size()) << size;
  }
  const Document bytes = parse_bytes(html, {}, options);
  EXPECT_EQ(bytes.status(), whole.status());
  EXPECT_EQ(broken_links(whole), "");
  return whole;
}

TEST(Limits, NamesOfStatuses) {
  EXPECT_EQ(status_name(Status::ok), "ok");
  EXPECT_EQ(status_name(Status::input_too_long), "input too long");
  EXPECT_EQ(status_name(Status::too_many_nodes), "too many nodes");
  EXPECT_EQ(status_name(Status::too_many_attributes), "too many attributes");
  EXPECT_EQ(status_name(Status::too_many_errors), "too many errors");
  EXPECT_EQ(status_name(Status::too_much_memory), "too much memory");
  EXPECT_EQ(status_name(Status::out_of_memory), "out of memory");
}

TEST(Limits, HaveNoEffectBelowThem) {
  const std::string html =
      "<!DOCTYPE html><title>x</title><p class=a id=b>Hello<p>" + repeated("<i>x</i>", 1000);
  ParseOptions options;
  options.collect_errors = true;
  const Document free = parse(html, options);
  options.limits = {.input_bytes = html.size(),
                    .nodes = count_nodes(free) + 1,
                    .depth = 5,
                    .attributes = 2,
                    .errors = free.errors().size() + 1,
                    .memory_bytes = 1'000'000};
  const Document limited = parse_all_ways(html, options);
  EXPECT_EQ(limited.status(), Status::ok);
  EXPECT_FALSE(limited.flattened());
  EXPECT_EQ(dump_tree(limited.root()), dump_tree(free.root()));
  EXPECT_EQ(limited.errors().size(), free.errors().size());
}

// The last node that is allowed is a text whose characters are passed on in the middle of a run, because
// errors ask for the place of each piece.
TEST(Limits, NodesInTheMiddleOfARun) {
  constexpr std::string_view kRun = "abcdefgh", kAfter = "<i>not part of the input";
  for (std::size_t nodes = 1; nodes <= 20; ++nodes) {
    std::string html;
    for (std::size_t i = 0; i < 10; ++i) html += "<p>";
    html.append("&amp;").append(kRun).append(kAfter);
    ParseOptions options;
    options.limits.nodes = nodes;
    options.collect_errors = true;
    const std::string_view input = std::string_view(html).substr(0, html.size() - kAfter.size());
    const Document document = parse(input, options, Source::borrowed);
    const std::string text = text_of(document.root());
    EXPECT_TRUE(text == "&abcdefgh" || (text == "" && document.status() == Status::too_many_nodes)) << text;
  }
}

TEST(Limits, InputBytes) {
  const std::string html = "<p>one<p>t\u00e4o<p>three";
  for (std::size_t size = 1; size <= html.size(); ++size) {
    ParseOptions options;
    options.limits.input_bytes = size;
    std::size_t end = size;
    while (end < html.size() && (static_cast<unsigned char>(html[end]) & 0xC0) == 0x80) --end;
    const std::string expected = tree(html.substr(0, end));
    for (const Source source : {Source::borrowed, Source::copied}) {
      const Document document = parse(html, options, source);
      EXPECT_EQ(document.status(), size < html.size() ? Status::input_too_long : Status::ok);
      EXPECT_EQ(tree(document), expected) << size;
    }
    Parser parser(options);
    Status last = Status::ok;
    for (const std::string_view piece : chunks_of(html, 3)) last = parser.write(piece);
    const Document document = parser.finish();
    EXPECT_EQ(last, document.status());
    EXPECT_EQ(document.status(), size < html.size() ? Status::input_too_long : Status::ok);
    EncodingOptions utf_8;
    utf_8.transport_encoding = Encoding::utf_8;
    EXPECT_EQ(parse_bytes(html, utf_8, options).status(), document.status());
    BytesParser bytes_parser(utf_8, options);
    for (const std::string_view piece : chunks_of(html, 3)) last = bytes_parser.write(piece);
    EXPECT_EQ(bytes_parser.finish().status(), document.status());
    EXPECT_EQ(last == Status::ok, document.status() == Status::ok);
  }
}

// The tree is that of a prefix of the input.
TEST(Limits, NodesEndTheInput) {
  const std::string html = repeated("<p>x</p>", 100'000);
  for (const std::size_t nodes : {64, 65, 100, 1000, 4242}) {
    ParseOptions options;
    options.limits.nodes = nodes;
    const Document document = parse_all_ways(html, options);
    EXPECT_EQ(document.status(), Status::too_many_nodes);
    const std::size_t made = count_nodes(document);
    EXPECT_GE(made, nodes);
    EXPECT_LE(made, nodes + 3);
    bool found = false;
    for (std::size_t end = (made - 8) / 2 * 8; end < (made + 8) / 2 * 8 && !found; ++end)
      found = dump_tree(parse(html.substr(0, end))) == dump_tree(document.root());
    EXPECT_TRUE(found);
  }
}

TEST(Limits, NodesOfFormattingElements) {
  std::string html;
  for (std::size_t i = 0; i < 1000; ++i) html += numbered("<b a", i) + ">";
  html += repeated("<p>", 3'000'000);  // a thousand nodes each
  ParseOptions options;
  options.limits.nodes = 100'000;
  const Document document = parse(html, options);
  EXPECT_EQ(document.status(), Status::too_many_nodes);
  EXPECT_GE(count_nodes(document), 98'000u);
  EXPECT_LE(count_nodes(document), 102'000u);
}

TEST(Limits, NodesOfAFragment) {
  ParseOptions options;
  options.limits.nodes = 1000;
  for (const EditionInfo& info : editions()) {
    options.edition = info.edition;
    const Document document = parse_fragment(repeated("<br>", 100'000), {}, options);
    EXPECT_EQ(document.status(), Status::too_many_nodes);
    ASSERT_FALSE(document.fragment().is_null());
    EXPECT_GE(count_nodes(document), 990u);
    EXPECT_LE(count_nodes(document), 1010u);
  }
}

TEST(Limits, TheParserRefusesMoreInput) {
  ParseOptions options;
  options.limits.nodes = 100;
  Parser parser(options);
  EXPECT_EQ(parser.write("<p>"), Status::ok);
  EXPECT_EQ(parser.write(repeated("<br>", 10'000)), Status::too_many_nodes);
  EXPECT_EQ(parser.write("<table>"), Status::too_many_nodes);
  const Document document = parser.finish();
  EXPECT_TRUE(find_element(document, "table").is_null());
  EXPECT_EQ(document.status(), Status::too_many_nodes);
}

TEST(Limits, Depth) {
  ParseOptions options;
  options.limits.depth = 5;
  const std::string html = "<div><div><div><div id=a><div id=b><p>x<i>y</i></p>z";
  const Document document = parse_all_ways(html, options);
  EXPECT_EQ(document.status(), Status::ok);
  EXPECT_TRUE(document.flattened());
  EXPECT_EQ(document.body().inner_html(),
            R"(<div><div><div></div><div id="a"></div><div id="b"></div><p></p>x<i></i>yz</div></div>)");
}

TEST(Limits, DepthOfTemplates) {
  ParseOptions options;
  options.limits.depth = 6;
  const Document document = parse(repeated("<template>", 1000), options);
  EXPECT_TRUE(document.flattened());
  std::size_t depth = 0;
  for (Node node = find_element(document, "template"); node; ++depth)
    node = node.template_contents().first_child();
  EXPECT_LE(depth, 6u);
}

TEST(Limits, DepthOfHostileInput) {
  std::string distinct;
  for (std::size_t i = 0; i < 3000; ++i) distinct += numbered("<b a", i) + ">";
  const std::string closing = repeated("</b>", 4 * 3000);
  const std::string inputs[] = {
      repeated("<div>", kMany / 4),
      repeated("<b><p>", 100'000),
      repeated("<table><td>", 1'000'000),
      repeated("<svg><foreignObject>", 1'000'000),
      repeated("<ruby><rt><ul><li>", 1'000'000),
      distinct + "<p>x" + closing,
      distinct + "<p>x<p>y<div>z" + closing + "<p>q" + closing,
      repeated("<a><div>x</a>", 100'000),
      repeated("<table><b><p>x</b><i>", 100'000),
      repeated("<font><p>x</font><button>", 100'000),
      repeated("<a><div><font><blockquote>", 20'000),
      repeated("<a><div></script><font><blockquote><embed>", 20'000),
  };
  for (const std::string& html : inputs) {
    ParseOptions options;
    options.limits.depth = 512;
    const Document document = parse(html, options, Source::borrowed);
    EXPECT_EQ(document.status(), Status::ok);
    const bool is_deep = depth_of(held(parse(html, {}, Source::borrowed)).root()) > 512;
    EXPECT_EQ(document.flattened(), is_deep) << html.substr(0, 30);
    EXPECT_LE(depth_of(document.root()), 512u + 16u) << html.substr(0, 30);
    EXPECT_EQ(broken_links(document), "");
  }
}

// What the adoption agency algorithm moves is not taken apart, except for the new elements around it.
TEST(Limits, DepthOfMovedBlocks) {
  ParseOptions options;
  options.limits.depth = 9;
  const std::string block = "<div><b><p>x<i>y</b></i></p></div>";
  const std::string html = "<div><div><div><div>" + block + block;
  const Document document = parse_all_ways(html, options);
  const std::string moved = "<div><b>x<i></i>y</b></div><p></p><b></b>";
  EXPECT_EQ(document.body().inner_html(),
            "<div><div><div><div>" + moved + moved + "</div></div></div></div>");
}

TEST(Limits, DepthOfRandomMarkup) {
  const std::string_view pieces[] = {"<b>",        "<i a>",       "<i b>", "<p>",    "</p>",     "<div>",
                                     "</div>",     "<table>",     "<td>",  "</td>",  "</b>",     "</i>",
                                     "text",       "<a>",         "</a>",  "<nobr>", "<select>", "<option>",
                                     "<template>", "</template>", "<svg>", "</svg>", "<button>", "<li>"};
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    std::mt19937 random(seed);
    std::string html;
    for (int i = 0; i < 3000; ++i) html += pieces[random() % std::size(pieces)];
    ParseOptions options;
    options.limits.depth = 10 + random() % 20;
    const Document document = parse(html, options);
    EXPECT_EQ(broken_links(document), "");
    EXPECT_LE(depth_of(document.root()), options.limits.depth + 16) << seed;
    // With positions there are no lanes.
    options.positions = true;
    const Document by_rules = parse(html, options);
    EXPECT_EQ(dump_tree(document), dump_tree(by_rules)) << seed;
    EXPECT_EQ(document.flattened(), by_rules.flattened()) << seed;
  }
}

// One element more than the limit, with each kind of node that has a lane.
TEST(Limits, DepthAtTheLimit) {
  for (const std::size_t depth : {3, 4, 5}) {
    for (const std::string_view inner :
         {"x", "<br>", "<b>", "<b>x</b>", "<p>", "<p>x</p>y", "<!--x-->", "</div>x"}) {
      const std::string html = "<div><div><div>" + std::string(inner) + "</div>z";
      ParseOptions options;
      options.limits.depth = depth;
      const Document document = parse(html, options);
      options.positions = true;
      const Document by_rules = parse(html, options);
      EXPECT_EQ(dump_tree(document), dump_tree(by_rules)) << html << ' ' << depth;
      EXPECT_EQ(document.flattened(), by_rules.flattened()) << html << ' ' << depth;
    }
  }
}

TEST(Limits, Attributes) {
  ParseOptions options;
  options.limits.attributes = 3;
  const std::string html = "<p a b c>1<p a b a b c=1 d>2<p>3";
  const Document document = parse_all_ways(html, options);
  EXPECT_EQ(document.status(), Status::too_many_attributes);
  EXPECT_EQ(document.body().inner_html(), R"(<p a="" b="" c="">1</p>)");
  EXPECT_EQ(parse("<p a b c c c>x</p a b c>", options).status(), Status::ok);
  EXPECT_EQ(parse("<p></p a b c d>", options).status(), Status::too_many_attributes);
}

TEST(Limits, AMillionAttributes) {
  std::string html = "<p>before<p";
  for (std::size_t i = 0; html.size() < kMany; ++i) html += numbered(" a", i);
  ParseOptions options;
  options.limits.attributes = 100;
  // The tag ends, or does not.
  for (const std::string& end : {html + ">after", html}) {
    const Document document = parse_all_ways(end, options);
    EXPECT_EQ(document.status(), Status::too_many_attributes);
    EXPECT_EQ(document.body().inner_html(), "<p>before</p>");
    EXPECT_LT(parse(end, options, Source::borrowed).memory_bytes(), 3'000'000u);
  }
}

TEST(Limits, Errors) {
  ParseOptions options;
  options.limits.errors = 10;
  options.collect_errors = true;
  const std::string html = repeated("<p></b>&bogus;\x01", kMany);
  const Document document = parse_all_ways(html, options);
  EXPECT_EQ(document.status(), Status::too_many_errors);
  EXPECT_EQ(document.errors().size(), 10u);
  EXPECT_LE(document.body().last_child().text_content().size(), 100u);
  EXPECT_LE(count_nodes(document), kSlack);
  // Even if they are not collected.
  options.collect_errors = false;
  EXPECT_EQ(parse(html, options).status(), Status::too_many_errors);
  std::size_t told = 0;
  options.on_error = [](const ParseError&, void* count) { ++*static_cast<std::size_t*>(count); };
  options.error_user_data = &told;
  EXPECT_EQ(parse(html, options).status(), Status::too_many_errors);
  EXPECT_EQ(told, 10u);
  // One too many in a short text.
  options.limits.errors = 1;
  EXPECT_EQ(parse("<p></b>", options).status(), Status::too_many_errors);
  EXPECT_EQ(parse("<!DOCTYPE html><p></b>", options).status(), Status::ok);
}

TEST(Limits, Memory) {
  constexpr std::size_t kLimit = 4'000'000;
  std::string distinct;
  for (std::size_t i = 0; i < 1000; ++i) distinct += numbered("<b a", i) + ">";
  std::string names = "<p", elements;
  for (std::size_t i = 0; names.size() < kMany; ++i) names += numbered(" a", i);
  for (std::size_t i = 0; elements.size() < kMany; ++i) elements += numbered("<e", i) + ">";
  const std::string inputs[] = {
      repeated("<br>", kMany),
      repeated("<div>", kMany),
      repeated("x", kMany),
      repeated("x&amp;", kMany),
      repeated("<p class=x id=y title='&amp;'>", kMany),
      repeated("<!--x-->", kMany),
      "<!--" + repeated("x\0", kMany),
      distinct + repeated("<p>", 3'000'000),
      names + ">",
      names,
      elements,
      repeated("<table>x", kMany),
      repeated("<svg><a xlink:href='x'>", kMany),
      repeated("<select><option>x", kMany),
  };
  for (const std::string& html : inputs) {
    for (const bool errors : {false, true}) {
      ParseOptions options;
      options.limits.memory_bytes = kLimit;
      options.collect_errors = errors;
      const Document document = parse(html, options, Source::borrowed);
      EXPECT_EQ(document.status(), Status::too_much_memory) << html.substr(0, 30);
      EXPECT_LE(document.memory_bytes(), kLimit + kLimit / 2) << html.substr(0, 30);
      EXPECT_EQ(broken_links(document), "");
      const Document pieces = parse_chunks(chunks_of(html, 100'000), options);
      EXPECT_EQ(pieces.status(), Status::too_much_memory) << html.substr(0, 30);
      EXPECT_LE(pieces.memory_bytes(), 2 * kLimit) << html.substr(0, 30);
    }
  }
}

// What is incomplete at the end of the input is not a tag, for any of the parsers.
TEST(Limits, AttributesOfAnIncompleteTag) {
  struct Host : ScriptHost<Node> {
    void prepare_script(Node) override {}
  };
  struct Handler : TokenHandler {};
  for (const std::string html : {"<p a=1 b='2' ", "<p a='1' b='2'/", "<p a='1' / b='2' / ",
                                 "x<select a0='0' / A1='1' /", "<p a=1 b='2'>", "<p a='1' / b='2' / >"}) {
    SCOPED_TRACE(html);
    ParseOptions options;
    options.limits.attributes = 1;
    const Status expected = html.ends_with('>') ? Status::too_many_attributes : Status::ok;
    EXPECT_EQ(parse(html, options).status(), expected);
    EXPECT_EQ(parse_bytes(html, {}, options).status(), expected);
    for (const std::size_t size : {1u, 2u, 3u, 5u})
      EXPECT_EQ(parse_chunks(chunks_of(html, size), options).status(), expected);
    Host host;
    ScriptingParser scripting(host, options);
    (void)scripting.write(html);
    (void)scripting.end();
    EXPECT_EQ(scripting.finish().status(), expected);
    Handler handler;
    TokenizerOptions of_tokens;
    of_tokens.limits.attributes = 1;
    EXPECT_EQ(tokenize(html, handler, of_tokens), expected);
    TokenReader reader(html, of_tokens);
    while (reader.next() != nullptr) {
    }
    EXPECT_EQ(reader.status(), expected);
  }
}

TEST(Limits, MutationsAreNotLimited) {
  ParseOptions options;
  options.limits.nodes = 100;
  options.limits.memory_bytes = 100'000;
  Document document = parse(repeated("<br>", 10'000), options);
  for (int i = 0; i < 1000; ++i)
    EXPECT_EQ(document.append(document.body(), document.create_element("p")), DomError::none);
  EXPECT_EQ(document.status(), Status::too_many_nodes);
}

}  // namespace
}  // namespace lockstep::test
