// Tests the contract of docs/reference/round-trip.md: what SerializeOptions::round_trip writes parses to the
// same document, unless HTML cannot express the document, which parsing the result shows. Uses pages, the
// inputs of the html5lib tests and random markup, in all editions, with scripting and without, indented and
// not.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/dat_reader.h"
#include "support/random_markup.h"
#include "support/test_data.h"
#include "support/tree_suites.h"
#include "trace/difference.h"

namespace lockstep::test {
namespace {

class RoundTripConformance : public testing::Test {
 protected:
  // Checks in all editions, with and without scripting. The caller bounds the refusals.
  void check(std::string_view html, const std::optional<FragmentContext>& context = std::nullopt) {
    for (const Edition edition : kEditions) {
      for (const bool scripting : {false, true}) {
        ParseOptions parsing;
        parsing.edition = edition;
        parsing.scripting = scripting;
        parsing.allow_declarative_shadow_roots = scripting;
        check(html, context, parsing);
      }
    }
  }

  void print(const char* what) const {
    std::printf("%s: %zu written and read back, %zu of them not the same document\n", what, written_,
                refused_);
    for (const auto& [reason, count] : reasons_) std::printf("  %6zu %s\n", count, reason.c_str());
  }

  std::size_t written_ = 0, refused_ = 0;

 private:
  static Document read(std::string_view html, const std::optional<FragmentContext>& context,
                       const ParseOptions& options) {
    return context ? parse_fragment(html, *context, options) : parse(html, options);
  }

  void check(std::string_view html, const std::optional<FragmentContext>& context,
             const ParseOptions& parsing) {
    const Document document = read(html, context, parsing);
    for (const std::size_t indent : {0, 2}) {
      SerializeOptions options;
      options.scripting = parsing.scripting;
      options.round_trip = true;
      options.indent = indent;
      const std::string text = serialize_html(document.result(), options);
      const Document again = read(text, context, parsing);
      ++written_;
      if (const std::string reason = difference(document, again, indent != 0); !reason.empty()) {
        ++refused_;
        ++reasons_[reason];
        continue;
      }
      // One failure is enough.
      const std::string twice = serialize_html(again.result(), options);
      EXPECT_TRUE(HasFailure() || twice == text)
          << html << (indent != 0 ? ", indented" : "") << "\n  is written as " << text << "\n  and then as "
          << twice;
    }
  }

  // What differs first: "mode", or an element, or what it contains.
  static std::string difference(const Document& a, const Document& b, bool is_indented) {
    if (a.quirks_mode() != b.quirks_mode()) return "mode";
    const auto texts = is_indented ? detail::Texts::joined_without_white_space : detail::Texts::joined;
    const detail::NodeDifference found = detail::first_difference(a.result(), b.result(), texts);
    if (!found.a && !found.b) return {};
    const Node node = found.a ? found.a : found.next_a ? found.next_a : found.b;
    std::string reason(node.is_element()               ? "element "
                       : node.type() == NodeType::text ? "text in "
                                                       : "a comment or the like in ");
    const Node element = node.is_element() ? node : node.parent();
    return reason.append(element.is_element() ? element.local_name() : "the document");
  }

  std::map<std::string, std::size_t> reasons_;
};

TEST_F(RoundTripConformance, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const auto folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  for (const std::filesystem::path& path : files_in(*folder, ".html")) check(read_file(path));
  print("pages");
  EXPECT_EQ(refused_, 0u);
}

TEST_F(RoundTripConformance, Html5libInputs) {
  const std::vector<TreeFile> files = tree_files();
  if (files.empty()) GTEST_SKIP() << no_tree_files_message();
  for (const TreeFile& file : files) {
    if (file.edition != kDefaultEdition) continue;
    for (const DatTest& test : read_dat(file.path)) check(test.data, test.fragment_context());
  }
  print("inputs of the html5lib tests");
  EXPECT_LE(refused_, 148u);
}

TEST_F(RoundTripConformance, RandomMarkup) {
  constexpr std::string_view kTags[] = {"a",         "b",
                                        "i",         "nobr",
                                        "p",         "div",
                                        "h1",        "li",
                                        "dd",        "table",
                                        "tr",        "td",
                                        "tbody",     "caption",
                                        "col",       "select",
                                        "option",    "optgroup",
                                        "button",    "form",
                                        "input",     "pre",
                                        "listing",   "textarea",
                                        "script",    "style",
                                        "title",     "noscript",
                                        "iframe",    "xmp",
                                        "plaintext", "svg",
                                        "g",         "foreignObject",
                                        "desc",      "math",
                                        "mi",        "annotation-xml",
                                        "template",  "br",
                                        "hr",        "img",
                                        "body",      "html",
                                        "head",      "frameset",
                                        "frame",     "ruby",
                                        "rt",        "object",
                                        "marquee",   "selectedcontent",
                                        "noframes",  "image",
                                        "font",      "x-y"};
  constexpr std::string_view kAttributes[] = {"a=b",
                                              "title='&#13;\r\n\"'",
                                              "type=hidden",
                                              "shadowrootmode=open",
                                              "encoding=text/html",
                                              "hidden",
                                              "color=x",
                                              "selected"};
  constexpr std::string_view kPieces[] = {
      "x",
      " ",
      "\n",
      "\n\n",
      "&#13;",
      "&#10;",
      "&amp;lt;",
      "\xC2\xA0",
      "<!--c-->",
      "<!--<!--->",
      "<!DOCTYPE html>",
      "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' \"\">",
      "<!DOCTYPE a SYSTEM 'b\"'>",
      "<![CDATA[x]]>",
      "<?y z?>",
      "</p>",
      "</br>",
      "<!--<script>",
      "\xE2\x82\xAC",
      "a\nb ",
      "]]>"};
  std::mt19937 random(1);
  for (int i = 0; i < 4000; ++i) check(random_markup(random, 12, 5, kTags, kAttributes, kPieces));
  print("random markup");
  EXPECT_LE(refused_, 48u);
}

}  // namespace
}  // namespace lockstep::test
