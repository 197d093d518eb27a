// Hostile inputs take time in proportion to their length: twice the input may take at most 3.5 times as long.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "support/parsing.h"
#include "support/text.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

constexpr std::size_t kCount = 20'000;
constexpr double kLargestRatio = 3.5;
// Shorter times are noise. Work that grows with the square takes whole seconds here.
constexpr double kFloorSeconds = 0.03;

// Time of this process only: the machine may be busy with other work.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

using Shape = std::function<std::string(std::size_t)>;

double best_seconds(const std::function<void()>& run) {
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double begin = processor_seconds();
    run();
    const double seconds = processor_seconds() - begin;
    best = std::min(best, seconds);
    if (best > 2) break;  // bad enough
  }
  return best;
}

struct Hostile {
  const char* name;
  Shape shape;
  std::size_t factor = 1;  // more repetitions, where each is short
};

void PrintTo(const Hostile& hostile, std::ostream* out) { *out << hostile.name; }

Shape repeat(std::string_view text) {
  return [text = std::string(text)](std::size_t n) { return repeated(text, n); };
}
Shape around(std::string_view before, std::string_view text, std::string_view after = "") {
  return [before = std::string(before), text = std::string(text), after = std::string(after)](std::size_t n) {
    return before + repeated(text, n) + repeated(after, n);
  };
}

const Hostile kHostile[] = {
    {"Div", repeat("<div>")},
    {"UlLi", repeat("<ul><li>")},
    {"Option", around("<select>", "<option>x")},
    {"OptionWithSelectedContent", around("<select><button><selectedcontent></button>", "<option>x")},
    {"SelectedOption", around("<select><button><selectedcontent></button>", "<option selected>x")},
    {"FormattingThenOtherEndTags", [](std::size_t n) { return many("<b id=#>", n) + repeated("</i>", n); }},
    {"FormattingThenEndTags", [](std::size_t n) { return many("<b id=#>", n) + repeated("</b>", n); }},
    {"FontDiv", [](std::size_t n) { return many("<font size=#><div>", n); }},
    {"ADiv", repeat("<a><div>")},
    {"BIDivEndB", repeat("<b><i><div></b>")},
    {"ParagraphEndTagsBehindButton", around("<p><button>", "<b>", "</p>")},
    {"BTableSpanEndB", around("<b><table>", "<span>", "</b>")},
    {"FosterParentedSpans", around("<table>", "<span>x")},
    {"FosterParentedText", around("<table>", "x<tr>")},
    {"ForeignEndTags", around("<div><svg><foreignObject><svg>", "<g>", "</div>")},
    {"ForeignUnknownEndTags", around("<svg>", "<g>", "</x>")},
    {"DivTemplate", repeat("<div><template></template>")},
    {"NestedTemplates", repeat("<template>")},
    {"NestedTables", repeat("<table><tr><td>")},
    {"Dd", repeat("<dd><div>")},
    {"Button", repeat("<button><div>")},
    {"Heading", repeat("<h1><span>")},
    {"EndTagsWithoutElement", around("", "<div>", "</section>")},
    {"EndBr", repeat("</br></p>")},
    {"Nobr", repeat("<nobr><div>")},
    {"Frameset", repeat("<frameset>")},
    {"HtmlWithAttributes", [](std::size_t n) { return many("<html a#>", n); }},
    {"BodyWithAttributes", [](std::size_t n) { return many("<body a#>", n); }},
    {"CommentsAfterHtml", around("</html>", "<!--x-->")},
    {"TextAfterBody", around("", "x</body>")},
    {"DistinctAttributes", [](std::size_t n) { return "<p" + many(" a#", n) + ">"; }},
    {"EqualAttributes", [](std::size_t n) { return "<p" + repeated(" a", n) + ">"; }},
    {"DistinctTags", [](std::size_t n) { return many("<x#>", n); }},
    // The hash of names looks at their ends and at the middle.
    {"TagsAlikeAtTheEnds",
     [](std::size_t n) {
       std::string html;
       for (std::size_t i = 0; i < n; ++i)
         html += numbered("<xxxxxxxxxx", 100'000 + i) + repeated("y", 44) + ">";
       return html;
     }},
    {"AttributesAlikeAtTheEnds",
     [](std::size_t n) {
       std::string html = "<p";
       for (std::size_t i = 0; i < n; ++i) html += numbered(" xxxxxxxxxx", 100'000 + i) + repeated("y", 44);
       return html + ">";
     }},
    {"PatchedContent",
     [](std::size_t n) {
       return many("<div><?start name=\"n#\">x<?end></div>", n) + many("<template for=n#>y</template>", n);
     }},
    {"PatchesWithoutMarker", around("<div>", "<p>x<template for=y></template>")},
    {"Ampersands", repeat("&"), 20},
    {"AmpersandReferences", repeat("&amp;"), 10},
    {"UnfinishedReferences", repeat("&CounterClockwiseContourIntegra"), 5},
    {"LongNumbers", around("&#x", "1"), 20},
    {"LessThan", repeat("<"), 20},
    {"CommentStarts", repeat("<!--"), 20},
    {"Nuls", [](std::size_t n) { return std::string(n, '\0'); }, 5},
    {"NulsInTable", [](std::size_t n) { return "<table>" + std::string(n, '\0'); }, 5},
    {"CarriageReturns", repeat("\r"), 20},
    {"UnclosedComment", around("<!--", "x-"), 20},
    {"UnclosedTitle", around("<title>", "</titl"), 10},
    {"UnclosedScript", around("<script>", "<!--<script "), 10},
    {"UnclosedCdata", around("<svg><![CDATA[", "]]"), 20},
    {"UnclosedTag", around("<p title='", "x&"), 20},
    {"UnclosedDoctype", around("<!DOCTYPE ", "x"), 20},
    {"UnclosedInstruction", around("<?t ", "?x"), 20},
    {"NotUtf8", repeat("\xF0\x9F"), 20},
};

// Fails only when the limit is exceeded again and again: other programs may have been running.
void expect_linear(const Hostile& hostile, const char* how,
                   const std::function<void(const std::string&)>& parse_it) {
  const std::size_t n = kCount * hostile.factor;
  const std::string html = hostile.shape(n), twice_html = hostile.shape(2 * n);
  double once = 0, twice = 0;
  for (int attempt = 0; attempt < 3; ++attempt) {
    once = best_seconds([&] { parse_it(html); });
    twice = best_seconds([&] { parse_it(twice_html); });
    if (twice <= kLargestRatio * std::max(once, kFloorSeconds)) break;
    if (once > 0.5) break;  // too long to be noise
  }
  std::printf("%-30s %-22s %8.2f ms, twice as long %8.2f ms\n", hostile.name, how, once * 1e3, twice * 1e3);
  EXPECT_LE(twice, kLargestRatio * std::max(once, kFloorSeconds))
      << hostile.name << ", " << how << ": " << once << " s for n = " << n << ", " << twice
      << " s for twice as many";
}

class Linear : public testing::TestWithParam<Hostile> {
 protected:
  // Memory that goes back to the system has to be mapped again, page by page, which can take longer than the
  // parsing and begins at some size: keep it.
  static void SetUpTestSuite() {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, 64 << 20);
#endif
  }
};

TEST_P(Linear, Whole) {
  const Watchdog watchdog(GetParam().name, 300);
  expect_linear(GetParam(), "whole", [](const std::string& html) { parse(html, {}, Source::borrowed); });
}

TEST_P(Linear, WithErrors) {
  const Watchdog watchdog(GetParam().name, 300);
  ParseOptions options;
  options.collect_errors = true;
  expect_linear(GetParam(), "with errors",
                [&](const std::string& html) { parse(html, options, Source::borrowed); });
}

// Input that cannot be decided yet must not be looked at again and again.
TEST_P(Linear, InPieces) {
  const Watchdog watchdog(GetParam().name, 300);
  expect_linear(GetParam(), "in pieces of 64 bytes",
                [](const std::string& html) { parse_chunks(chunks_of(html, 64)); });
}

INSTANTIATE_TEST_SUITE_P(Hostile, Linear, testing::ValuesIn(kHostile),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace lockstep::test
