// Checks that a Rewriter matches the elements that select() finds in the finished tree, except in the cases
// listed in docs/guides/rewriting.md, which are counted. Without changes, the output is the input; with
// changes, the output parses to the input's tree with the changes. LOCKSTEP_REWRITING_DOCUMENTS sets the
// number of random documents, LOCKSTEP_REWRITING_SEED another seed: scripts/dev differential --against
// select.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/random_markup.h"
#include "support/report.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kSelectors[] = {"*",
                                           "p",
                                           "div > p",
                                           "table td",
                                           "b i",
                                           ".x",
                                           "#y, [lang]",
                                           "a:not(.x)",
                                           "p + p",
                                           "p ~ b",
                                           "li:first-child",
                                           ":nth-child(2n)",
                                           "p:nth-of-type(2)",
                                           ":is(ul, table) > *",
                                           "svg *",
                                           "foreignObject p",
                                           "body *",
                                           ":root > *",
                                           "div:not(div div)",
                                           "b + :is(i, a)",
                                           "tr:nth-child(2 of .x)",
                                           "td b, td i",
                                           "html > body > p",
                                           "option",
                                           ":lang(en)"};

constexpr std::string_view kAllTags[] = {
    "p",        "div",      "b",      "i",        "a",     "table",         "tr",    "td",
    "ul",       "li",       "select", "option",   "svg",   "foreignObject", "math",  "mi",
    "template", "form",     "button", "h1",       "br",    "img",           "tbody", "caption",
    "nobr",     "body",     "html",   "head",     "title", "script",        "dd",    "input",
    "frameset", "textarea", "x-y",    "colgroup", "applet"};

// The offsets of the start tags of elements.
using Places = std::set<std::uint64_t>;

// What may differ, by document: see the guide.
struct Special {
  bool moves_texts = false;
  bool has_templates = false;  // whose contents select() does not enter
  bool has_clones = false;     // several elements have one start tag
  bool is_moved = false;       // the tree is in another order than the source, or elements have left it
  bool has_later_attributes = false;  // <html> or <body> a second time, or a language that a `meta` sets
};

Places all_places(const Document& document, Special& special) {
  Places places;
  std::uint64_t last = 0, last_node = 0;
  for (Node node : document.result().descendants()) {
    if (!node.is_element()) {
      if (const auto range = node.position().range) {
        special.moves_texts = special.moves_texts || range->begin < last_node;
        last_node = node.type() == NodeType::text ? range->end : range->begin;
      }
      continue;
    }
    if (node.is_html("template")) special.has_templates = true;
    if (node.is_html("frameset")) special.is_moved = true;  // it replaces a body
    const auto range = node.position().range;
    if (!range && (node.is_html("p") || node.is_html("br")))
      special.is_moved = true;  // "</p>", perhaps in a table
    if (!range) continue;
    if (!places.insert(range->begin).second) special.has_clones = true;
    if (range->begin < last) special.is_moved = true;
    special.moves_texts = special.moves_texts || range->begin < last_node;
    last = last_node = range->begin;
  }
  return places;
}

unsigned setting(const char* name, unsigned otherwise) {
  const char* const wanted = std::getenv(name);
  return wanted == nullptr ? otherwise : static_cast<unsigned>(std::strtoul(wanted, nullptr, 10));
}
unsigned number_of_documents() { return setting("LOCKSTEP_REWRITING_DOCUMENTS", 1500); }
std::mt19937 random_numbers(unsigned seed) {
  return std::mt19937(setting("LOCKSTEP_REWRITING_SEED", 0) * 2 + seed);
}

class RewritingConformance : public testing::Test {
 protected:
  void check(std::string_view page, const ParseOptions& options = {}) {
    ParseOptions with_positions = options;
    with_positions.positions = true;
    const Document document = parse_bytes(page, {}, with_positions);
    if (document.encoding().parsed_again) return;
    Special special;
    const Places in_tree = all_places(document, special);
    std::vector<Places> matched(std::size(kSelectors));
    RewriterOptions rewriter_options;
    rewriter_options.parse = options;
    Rewriter rewriter(rewriter_options);
    std::size_t start_tags = 0;
    for (std::size_t i = 0; i < std::size(kSelectors); ++i) {
      const SelectorError error = rewriter.on(kSelectors[i], {.element = [&, i](RewriteToken& token) {
                                                matched[i].insert(token.range().begin);
                                                if (i == 0 && !in_tree.contains(token.range().begin))
                                                  special.is_moved = true;
                                                if (i == 0) ++start_tags;
                                              }});
      ASSERT_EQ(error.message, "");
    }
    std::string output;
    for (std::size_t at = 0; at < page.size(); at += 997)
      ASSERT_EQ(rewriter.write(page.substr(at, 997), output), Status::ok);
    ASSERT_EQ(rewriter.finish(output), Status::ok);
    ASSERT_EQ(output, page);
    if (page.find("ontent-language") != page.npos) special.has_later_attributes = true;
    const auto has_later = [&](std::string_view tag, Node element) {
      const std::size_t first = page.find(tag);
      return first != page.npos && (!element.position().range || page.find(tag, first + 1) != page.npos);
    };
    special.has_later_attributes = special.has_later_attributes || has_later("<html", document.root()) ||
                                   has_later("<body", document.body());
    ++documents_;
    elements_ += start_tags;
    for (std::size_t i = 0; i < std::size(kSelectors); ++i) {
      Places expected;
      for (const Node node : document.result().select(kSelectors[i]))
        if (const auto range = node.position().range) expected.insert(range->begin);
      ++questions_;
      if (matched[i] == expected) continue;
      ++different_;
      if (special.has_templates)
        ++templates_;
      else if (special.has_clones)
        ++clones_;
      else if (special.is_moved)
        ++moved_;
      else if (special.has_later_attributes)
        ++later_attributes_;
      else
        ADD_FAILURE() << kSelectors[i] << " in " << page.substr(0, 2000);
    }
  }
  // Setting an attribute of all start tags sets it for the elements that were made from them.
  static void check_attributes(std::string_view page, ParseOptions options) {
    options.positions = true;
    Document document = parse_bytes(page, {}, options);
    if (document.encoding().parsed_again) return;
    std::vector<Node> elements;
    for (const Node node : all_elements(document))
      if (node.position().range) elements.push_back(node);
    for (const Node element : elements) document.set_attribute(element, "data-x", "&");
    RewriterOptions rewriter_options;
    rewriter_options.parse = options;
    Rewriter rewriter(rewriter_options);
    rewriter.on("*", {.element = [](RewriteToken& tag) { tag.set_attribute("data-x", "&"); }});
    const std::string output = rewritten(rewriter, page);
    EXPECT_EQ(tree_of(output, options), dump_tree(document.result())) << page;
  }
  // Inserts comments around and in elements, where the parser implies the end tags of others.
  void check_contents(std::string_view page) {
    ParseOptions options;
    options.positions = true;
    Document document = parse_bytes(page, {}, options);
    Special special;
    all_places(document, special);
    if (special.is_moved || special.moves_texts || special.has_clones || special.has_templates) return;
    // What is inserted before "<td>" is also before the rows that it implies.
    for (const Node node : all_elements(document))
      if (!node.position().range) return;
    ++documents_;
    std::vector<Node> elements;
    constexpr std::string_view kChanged = "body .x, body #y";
    for (const Node node : document.result().select(kChanged)) elements.push_back(node);
    Rewriter rewriter;
    rewriter.on(kChanged, {.element = [](RewriteToken& tag) {
                  tag.before("<!--b-->", ContentType::html);
                  tag.after("<!--a-->", ContentType::html);
                  tag.prepend("<!--p-->", ContentType::html);
                  tag.append("<!--e-->", ContentType::html);
                }});
    for (const Node element : elements) {
      document.insert_adjacent_html(element, AdjacentPosition::before_begin, "<!--b-->");
      document.insert_adjacent_html(element, AdjacentPosition::after_end, "<!--a-->");
      if (element.is_html("br") || element.is_html("img") || element.is_html("input")) continue;
      document.insert_adjacent_html(element, AdjacentPosition::after_begin, "<!--p-->");
      document.insert_adjacent_html(element, AdjacentPosition::before_end, "<!--e-->");
    }
    const std::string output = rewritten(rewriter, page);
    EXPECT_EQ(tree_of(output, {}), dump_tree(document.result())) << page << "\n" << output;
  }
  static std::string tree_of(std::string_view page, const ParseOptions& options) {
    const Document document = parse_bytes(page, {}, options);
    return dump_tree(document.result());
  }
  static std::string rewritten(Rewriter& rewriter, std::string_view page) {
    std::string output;
    EXPECT_EQ(rewriter.write(page, output), Status::ok);
    EXPECT_EQ(rewriter.finish(output), Status::ok);
    return output;
  }
  static std::vector<Node> all_elements(const Document& document) {
    std::vector<Node> elements, roots = {document.result()};
    while (!roots.empty()) {
      const Node root = roots.back();
      roots.pop_back();
      for (const Node node : root.descendants()) {
        if (node.is_element()) elements.push_back(node);
        if (const Node contents = node.template_contents()) roots.push_back(contents);
      }
    }
    return elements;
  }
  void print(const char* what) const {
    std::printf(
        "%zu %s, %zu elements, %zu selections: %zu differ, with templates %zu, clones %zu, moved elements "
        "%zu, later attributes %zu\n",
        documents_, what, elements_, questions_, different_, templates_, clones_, moved_, later_attributes_);
  }

  std::size_t documents_ = 0, elements_ = 0, questions_ = 0, different_ = 0;
  std::size_t templates_ = 0, clones_ = 0, moved_ = 0, later_attributes_ = 0;
};

TEST_F(RewritingConformance, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const auto folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  for (const std::filesystem::path& path : files_in(*folder, ".html")) {
    SCOPED_TRACE(path.string());
    check(read_file(path));
  }
  print("pages");
}

TEST_F(RewritingConformance, RandomDocuments) {
  constexpr std::string_view kAttributes[] = {"class=x", "id=y",    "class='y x'", "lang=en",
                                              "x",       "CLASS=X", "type=hidden"};
  constexpr std::string_view kPieces[] = {"x", " ", "<!---->", "<!DOCTYPE html>", "&lt;", "\n", "\0"sv};
  std::mt19937 random = random_numbers(20261126);
  for (unsigned i = 0; i < number_of_documents() && !HasFailure(); ++i) {
    ParseOptions options;
    options.scripting = i % 2 == 0;
    options.edition = editions()[i / 2 % editions().size()].edition;
    // Half of the documents are without the kinds that move elements.
    const std::span<const std::string_view> tags(kAllTags, i % 2 == 0 ? std::size(kAllTags) : 11);
    check(random_markup(random, 12, 5, tags, kAttributes, kPieces), options);
  }
  print("random documents");
}

TEST_F(RewritingConformance, TreesOfTheOutput) {
  // A start tag of a select closes a select, without creating one.
  constexpr std::string_view kTags[] = {"p",  "div", "ul",     "li",  "table", "tr",     "td",  "h1",
                                        "dd", "br",  "button", "x-y", "tbody", "option", "svg", "g"};
  constexpr std::string_view kAttributes[] = {"class=x", "id=y", "x"};
  constexpr std::string_view kPieces[] = {"x", " ", "<!---->", "&lt;"};
  std::mt19937 random = random_numbers(20261127);
  for (unsigned i = 0; i < number_of_documents() && !HasFailure(); ++i) {
    ParseOptions options;
    options.scripting = i % 2 == 0;
    options.edition = editions()[i / 2 % editions().size()].edition;
    check_attributes(random_markup(random, 12, 5, kAllTags, kAttributes, kPieces), options);
    check_contents("<!DOCTYPE html><html><head></head><body>" +
                   random_markup(random, 10, 5, kTags, kAttributes, kPieces));
  }
  std::printf("%zu documents with comments inserted\n", documents_);
}

}  // namespace
}  // namespace lockstep::test
