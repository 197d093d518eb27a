// Counts the nodes that are copied into selectedcontent elements: each nesting level adds as many as the
// previous one, where the literal Standard adds twice as many (docs/evidence/standard-questions.md); and
// limits hold during copying.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/sanitizer.h"
#include "lockstep/sanitizing_parser.h"
#include "support/parsing.h"
#include "support/sinks.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using Size = std::function<std::size_t(std::string_view html)>;

constexpr std::string_view kLevels[] = {
    "<select><selectedcontent></selectedcontent><option><object>",
    "<select><button><selectedcontent></selectedcontent></button><option><marquee>",
    "<select><object><select><selectedcontent></selectedcontent><option><object>",
    "<select><selectedcontent></selectedcontent><option><table><td>",
    "<select><option><selectedcontent></selectedcontent><object>",
    "<select><selectedcontent><object><select><selectedcontent></selectedcontent></select></object>"
    "</selectedcontent><option><object>",
};

// `before` is in front of the levels.
void expect_linear(const Size& size, std::string_view before = "") {
  for (const std::string_view level : kLevels) {
    SCOPED_TRACE(level);
    const auto size_of = [&](std::size_t levels) {
      return size(std::string(before) + repeated(level, levels) + "x");
    };
    const std::size_t few = size_of(6), more = size_of(7), most = size_of(8);
    EXPECT_GT(more, few);
    EXPECT_EQ(most - more, more - few);
  }
}

std::size_t parsed(std::string_view html) { return count_nodes(parse(html)); }
std::size_t parsed_as_fragment(std::string_view html) { return count_nodes(parse_fragment(html)); }

TEST(Copies, OfNestedSelectsInDocuments) {
  expect_linear(parsed);
  expect_linear(parsed, "<template>");
}

TEST(Copies, OfNestedSelectsInTheOlderEdition) {
  ParseOptions options;
  options.edition = *find_edition("2024-09-12");
  const std::string select = "<select><selectedcontent></selectedcontent><option><object>";
  EXPECT_LT(count_nodes(parse("<template>" + repeated(select, 20), options)), 100u);
}

TEST(Copies, OfNestedSelectsInFragments) {
  expect_linear(parsed_as_fragment);
  expect_linear(parsed_as_fragment, "<template>");
}

TEST(Copies, OfNestedSelectsInMarkup) {
  expect_linear([](std::string_view html) {
    Document document = parse("<p>");
    EXPECT_EQ(document.set_inner_html(document.body(), html), DomError::none);
    return count_nodes(document);
  });
  expect_linear([](std::string_view html) {
    Document document = parse("<p>");
    EXPECT_TRUE(set_html_unsafe(document, document.body(), html, Sanitizer::keep_everything()));
    return count_nodes(document);
  });
}

TEST(Copies, OfNestedSelectsWhileSanitizing) {
  expect_linear(
      [](std::string_view html) { return sanitize_unsafe(html, Sanitizer::keep_everything()).html.size(); });
  expect_linear([](std::string_view html) {
    SanitizeOptions options;
    options.method = SanitizeMethod::while_parsing;
    return count_nodes(parse_html_unsafe(html, Sanitizer::keep_everything(), options));
  });
  // The default configuration removes select elements, after the parse.
  const std::string html = "<template>" + repeated(kLevels[0], 24) + "x";
  EXPECT_LT(sanitize(html).html.size(), html.size());
}

TEST(Copies, OfNestedSelectsInOtherTrees) {
  for (const std::string_view level : kLevels) {
    const std::string html = "<template>" + repeated(level, 8) + "x";
    EXPECT_EQ(pointer_tree_problem(parse(html), {html}, {}, std::nullopt), "");
  }
}

TEST(Copies, OfNestedSelectsBetweenScripts) {
  struct Host : ScriptHost<Node> {
    void prepare_script(Node) override {}
  };
  expect_linear(
      [](std::string_view html) {
        Host host;
        ScriptingParser parser(host);
        (void)parser.write(html);
        (void)parser.end();
        return count_nodes(parser.finish());
      },
      "<template>");
}

// --- Limits

// The contents of a template have no parent, so the flag of the selectedcontent elements in them is false:
// each level doubles the tree, in the Standard and in browsers.
constexpr std::string_view kDoubling = "<select><selectedcontent></selectedcontent><option><template>";

std::size_t depth_of(const Document& document) {
  std::size_t deepest = 0;
  std::vector<std::pair<Node, std::size_t>> rest{{document.result(), 0}};
  while (!rest.empty()) {
    const auto [node, depth] = rest.back();
    rest.pop_back();
    if (node.is_element()) deepest = std::max(deepest, depth);
    for (Node child = node.first_child(); child; child = child.next_sibling())
      rest.emplace_back(child, depth + 1);
    if (const Node contents = node.template_contents())
      for (Node child = contents.first_child(); child; child = child.next_sibling())
        rest.emplace_back(child, depth + 1);
  }
  return deepest;
}

// One of the shapes of which the tree has more than the input.
std::vector<std::string> copying_pages() {
  return {
      repeated(kDoubling, 12) + "x",
      "<select><button><selectedcontent></selectedcontent></button><option>" + repeated("<b>x</b>", 500),
      "<select><button><selectedcontent></selectedcontent></button>" +
          repeated("<option selected>" + repeated("<b>x</b>", 30) + "</option>", 20),
      "<select><button><selectedcontent></selectedcontent></button>" + repeated("<option><div>", 500),
      "<select><b><i><u><div>" + repeated("<selectedcontent></selectedcontent>", 20) +
          "<option>x</option></b></i></u>",
  };
}

TEST(CopyLimit, DefaultEndsDoubling) {
  const std::string html = repeated(kDoubling, 40) + "x";
  const Document document = parse(html);
  EXPECT_EQ(document.status(), Status::too_many_nodes);
  EXPECT_LT(count_nodes(document), 500'000u + 500);
  EXPECT_EQ(parse_fragment(html).status(), Status::too_many_nodes);
  Document other = parse("<p>");
  EXPECT_EQ(other.set_inner_html(other.body(), html), DomError::quota_exceeded);
  const SanitizedText text = sanitize_unsafe(html, Sanitizer::keep_everything());
  EXPECT_EQ(text.status, Status::too_many_nodes);
  for (const std::size_t size : {1u, 7u, 100u, 4096u}) {
    const Document in_pieces = parse_chunks(chunks_of(html, size));
    EXPECT_EQ(in_pieces.status(), Status::too_many_nodes);
    EXPECT_EQ(count_nodes(in_pieces), count_nodes(document));
  }
}

// The text of a parse that has ended early may move once more, and errors are found in it at the end.
TEST(CopyLimit, ErrorsArePlacedAfterTheTextHasMoved) {
  ParseOptions options;
  options.collect_errors = true;
  options.limits.copied_nodes = 1;
  const std::string html = "</p>\n" + repeated(kDoubling, 10) + std::string(200, 'x');
  const Document whole = parse(html, options);
  EXPECT_EQ(whole.status(), Status::too_many_nodes);
  for (const std::size_t size : {1u, 7u, 100u}) {
    Parser parser(options);
    (void)parser.document();  // each piece is then parsed when it is written
    for (const std::string_view piece : chunks_of(html, size)) (void)parser.write(piece);
    const Document document = parser.finish();
    EXPECT_EQ(document.status(), Status::too_many_nodes);
    ASSERT_FALSE(document.errors().empty());
    EXPECT_EQ(document.errors().back().line, whole.errors()[document.errors().size() - 1].line);
  }
}

// Errors of the input stream are found up to where the parse ends, however the input is split.
TEST(CopyLimit, ErrorsAfterTheEndAreNotFound) {
  ParseOptions options;
  options.collect_errors = true;
  options.limits.copied_nodes = 1;
  const std::string html = "\uFFFF<select><button><selectedcontent></selectedcontent></button>" +
                           repeated("<option selected><b>x</b></option>", 20) + "\uFFFF\uFFFF";
  const auto count = [](const Document& document) {
    return std::ranges::count_if(document.errors(), [](const ParseError& error) {
      return error.code == ParseErrorCode::noncharacter_in_input_stream;
    });
  };
  const Document whole = parse(html, options);
  EXPECT_EQ(whole.status(), Status::too_many_nodes);
  EXPECT_EQ(count(whole), 1);
  for (const std::size_t size : {1u, 2u, 7u, 100u})
    EXPECT_EQ(count(parse_chunks(chunks_of(html, size), options)), 1) << size;
}

// Once the limit is exceeded, no selectedcontent is emptied for a copy that will not be made.
TEST(CopyLimit, AfterTheLimitNothingIsRemoved) {
  ParseOptions options;
  options.limits.copied_nodes = 1;
  const Document document = parse("<select><selectedcontent><option><b>x</b><option selected>", options);
  EXPECT_EQ(document.status(), Status::too_many_nodes);
  EXPECT_EQ(
      tree(document),
      "\n| <html>\n|   <head>\n|   <body>\n|     <select>\n|       <selectedcontent>\n|         <option>\n"
      "|           selected=\"\"\n");
}

// Below the limit nothing changes, and 0 means no limit.
TEST(CopyLimit, CountsCopies) {
  const std::string html = repeated(kDoubling, 10) + "x";
  ParseOptions none;
  none.limits.copied_nodes = 0;
  const std::string whole = tree(html, none);
  EXPECT_EQ(tree(html), whole);
  std::size_t enough = 0;
  for (std::size_t most = 1; enough == 0; most *= 2) {
    ParseOptions options;
    options.limits.copied_nodes = most;
    const Document document = parse(html, options);
    if (document.status() == Status::ok) {
      EXPECT_EQ(tree(document), whole);
      enough = most;
    } else {
      EXPECT_EQ(document.status(), Status::too_many_nodes);
      EXPECT_LE(count_nodes(document), most + 100);
      EXPECT_EQ(broken_links(document), "");
    }
  }
  // Each of the ten levels copies what is in it.
  EXPECT_GT(enough, 1u << 10);
}

// n selectedcontent elements in n formatting elements that are closed in the wrong order: the work would be
// cubic.
TEST(CopyLimit, BoundsMoves) {
  const auto page = [](std::size_t n) {
    std::string html = "<select>";
    for (std::size_t i = 0; i < n; ++i) html += "<font size=" + std::to_string(i) + ">";
    return html + "<div>" + repeated("<selectedcontent></selectedcontent>", n) + "<option>x</option>" +
           repeated("</font>", n);
  };
  EXPECT_EQ(parse(page(20)).status(), Status::ok);
  EXPECT_EQ(parse(page(400)).status(), Status::too_many_nodes);
  ParseOptions options;
  options.limits.copied_nodes = 0;
  EXPECT_EQ(tree(page(20), options), tree(page(20)));
}

TEST(CopyLimit, NodesHoldDuringCopies) {
  for (const std::string& html : copying_pages())
    for (const std::size_t most : {20u, 64u, 200u, 700u, 1500u}) {
      SCOPED_TRACE(html.substr(0, 80) + ", " + std::to_string(most));
      ParseOptions options;
      options.limits.nodes = most;
      const Document document = parse(html, options);
      // One token may exceed it by the open formatting elements, of which there are few.
      EXPECT_LE(count_nodes(document), most + 16);
      EXPECT_EQ(broken_links(document), "");
      for (const std::size_t size : {1u, 100u}) {
        const Document in_pieces = parse_chunks(chunks_of(html, size), options);
        EXPECT_EQ(in_pieces.status(), document.status());
        EXPECT_EQ(tree(in_pieces), tree(document));
      }
    }
}

TEST(CopyLimit, DepthHoldsInCopies) {
  const auto page = [](std::size_t levels, std::string_view between) {
    std::string html;
    for (std::size_t i = 0; i < levels; ++i)
      html += "<select><button>" + repeated("<div>", 6) + "<selectedcontent></selectedcontent>" +
              repeated("</div>", 6) + "</button><option>" + std::string(between);
    return html + "x";
  };
  for (const std::string_view between : {"<marquee>", "<object><div><div>", "<template>"})
    for (const std::size_t most : {8u, 16u, 30u}) {
      SCOPED_TRACE(std::string(between) + ", " + std::to_string(most));
      ParseOptions options;
      options.limits.depth = most;
      const std::string html = page(7, between);
      const Document document = parse(html, options), fragment = parse_fragment(html, {}, options),
                     in_template = parse("<template>" + html, options);
      for (const Document* parsed : {&document, &fragment, &in_template}) {
        EXPECT_LE(depth_of(*parsed), most + (between == "<template>" ? 2 : 0));
        EXPECT_TRUE(parsed->flattened());
        EXPECT_EQ(broken_links(*parsed), "");
      }
    }
}

}  // namespace
}  // namespace lockstep::test
