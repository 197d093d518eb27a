// Checks the invariants of tree construction (spec/tables/invariants.tsv) on the html5lib tests and on random
// documents, and that the rules with an observer give the same trees and errors; the witnesses are checked by
// the test “witnesses”.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <random>
#include <string>

#include "lockstep/lockstep.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/random_markup.h"
#include "support/tree_suites.h"
#include "trace/invariants.h"
#include "trace/observed_parse.h"

namespace lockstep::test {
namespace {

// The invariants that a parse breaks, and how it differs from one without an observer, or "".
std::string broken(const std::string& html, const FragmentContext* context, ParseOptions options) {
  options.collect_errors = true;
  detail::Invariants invariants(detail::observed_edition(options.edition), context);
  const Document observed = detail::observed_parse(html, context, options, invariants);
  const Document document = context ? parse_fragment(html, *context, options) : parse(html, options);
  std::string found;
  if (dump_tree(observed.result()) != dump_tree(document.result()) ||
      error_list(observed) != error_list(document) || observed.quirks_mode() != document.quirks_mode())
    found = "  with an observer, the parse is another:\n" + dump_tree(observed.result()) +
            error_list(observed) + "  not:\n" + dump_tree(document.result()) + error_list(document);
  for (const std::string& one : invariants.broken()) found += "  " + one + '\n';
  return found;
}

TEST(InvariantsConformance, Suites) {
  if (tree_files().empty()) GTEST_SKIP() << no_tree_files_message();
  for (const TreeFile& file : tree_files()) {
    if (needs_scripts(file.path)) continue;
    for (const DatTest& test : read_dat(file.path)) {
      const std::optional<FragmentContext> context = test.fragment_context();
      for (const bool scripting : {false, true}) {
        ParseOptions options;
        options.edition = file.edition;
        options.scripting = scripting;
        EXPECT_EQ(broken(test.data, context ? &*context : nullptr, options), "")
            << tree_file_name(file.path) << ": " << test.data;
      }
    }
  }
}

TEST(InvariantsConformance, RandomDocuments) {
  static const std::array<std::string, 48> kTags = {
      "a",       "b",        "i",       "nobr",     "font",     "p",         "div",    "li",
      "ul",      "dd",       "h1",      "table",    "tbody",    "tr",        "td",     "th",
      "caption", "colgroup", "col",     "thead",    "template", "select",    "option", "optgroup",
      "form",    "button",   "input",   "textarea", "title",    "script",    "style",  "noscript",
      "svg",     "desc",     "math",    "mi",       "frameset", "frame",     "body",   "html",
      "head",    "object",   "marquee", "applet",   "iframe",   "plaintext", "hr",     "image"};
  static const std::array<std::string, 4> kAttributes = {"x=1", "type=hidden", "for=m",
                                                         "shadowrootmode=open"};
  static const std::array<std::string, 7> kPieces = {
      "text", " ", "<!--c-->", "<?start name=m>", "<!DOCTYPE html>", "</br>", "<![CDATA[x]]>"};
  std::mt19937 random(18);
  for (int i = 0; i < 3000; ++i) {
    const std::string html = random_markup(random, 40, 7, kTags, kAttributes, kPieces);
    FragmentContext context;
    context.local_name = kTags[random() % kTags.size()];
    ParseOptions options;
    options.allow_declarative_shadow_roots = random() % 2 == 0;
    options.edition = random() % 4 == 0 ? Edition::html_2024_09_12 : kDefaultEdition;
    ASSERT_EQ(broken(html, i % 3 == 0 ? &context : nullptr, options), "")
        << html << (i % 3 == 0 ? " in " + std::string(context.local_name) : "");
  }
}

}  // namespace
}  // namespace lockstep::test
