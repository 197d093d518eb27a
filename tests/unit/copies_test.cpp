// What copies into selectedcontent elements cost, counted in nodes: each level of a nest adds as much as the
// one before. By the letter of the Standard it adds twice as much (docs/standard-questions.md).
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>

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
  expect_linear([](std::string_view html) {
    return sanitize_unsafe(html, Sanitizer::keep_everything()).html.size();
  });
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

}  // namespace
}  // namespace lockstep::test
