// inner_text() and formatting take time in proportion to the tree, and no stack, on hostile trees.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace lockstep::test {
namespace {

std::string repeat(std::string_view text, std::size_t count) {
  std::string out;
  out.reserve(text.size() * count);
  for (; count != 0; --count) out += text;
  return out;
}

struct Hostile {
  const char* name;
  std::string (*html)(std::size_t n);
};

constexpr Hostile kHostile[] = {
    {"blocks in blocks", [](std::size_t n) { return repeat("<div>", n) + "x"; }},
    {"paragraphs", [](std::size_t n) { return repeat("<p>", n); }},
    {"spaces", [](std::size_t n) { return repeat(" ", 20 * n) + repeat(" <i> </i>", n) + "x"; }},
    {"dialogs in dialogs", [](std::size_t n) { return repeat("a <dialog open>", n) + "x"; }},
    {"dialogs in a line", [](std::size_t n) { return "a " + repeat("<dialog open>x</dialog> ", n); }},
    {"hidden cells", [](std::size_t n) { return "<table><tr>" + repeat("<td hidden><td>", n); }},
    {"hidden rows", [](std::size_t n) { return "<table>" + repeat("<tr hidden><tr><td>", n); }},
    {"groups of rows", [](std::size_t n) { return "<table><tr><td>x" + repeat("<tbody><!----> ", n); }},
    {"tables in tables", [](std::size_t n) { return repeat("<table><tr><td>", n / 4); }},
    {"details", [](std::size_t n) { return repeat("<details>x", n) + repeat("<summary>", n); }},
    {"children of semantics",
     [](std::size_t n) { return "<math><semantics>" + repeat("<mn></mn><!---->x", n); }},
    {"ruby", [](std::size_t n) { return repeat("<ruby><div>a <rt>", n / 4); }},
    {"options", [](std::size_t n) { return "<select>" + repeat("<optgroup><option>x", n); }},
    {"elements without boxes",
     [](std::size_t n) { return repeat("<i></i><!----><template></template> ", n) + "<p>"; }},
    {"texts of white space", [](std::size_t n) { return repeat("<i></i>", n) + repeat(" <!---->\n", n); }},
};

// Time of this process only, the least of some attempts.
double seconds(const Document& document) {
  double least = 1e9;
  for (int attempt = 0; attempt < 3; ++attempt) {
    const std::clock_t begin = std::clock();
    (void)document.body().inner_text();
    SerializeOptions options;
    options.indent = 2;
    (void)serialize_html(document, options);
    least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return least;
}

TEST(TextLinear, HostileTrees) {
  constexpr std::size_t kCount = 10'000;
  for (const Hostile& hostile : kHostile) {
    const Document one = parse("<!doctype html>" + hostile.html(kCount));
    const Document four = parse("<!doctype html>" + hostile.html(4 * kCount));
    const double once = seconds(one), four_times = seconds(four);
    std::printf("%-24s %8.2f ms, four times as long %8.2f ms\n", hostile.name, once * 1e3, four_times * 1e3);
    EXPECT_LE(four_times, 8 * std::max(once, 0.03)) << hostile.name;
  }
}

TEST(TextLinear, DepthOfAMillion) {
  constexpr std::size_t kDepth = 1'000'000;
  const Document document = parse("<!doctype html>" + repeat("<div>", kDepth) + "x");
  EXPECT_EQ(document.body().inner_text(), "x");
  EXPECT_EQ(document.root().inner_text(), "x");
  SerializeOptions options;
  options.indent = 1;
  // A line for each tag.
  EXPECT_LT(serialize_html(document, options).size(), kDepth * (2 * 65 + 11) + 200);
}

}  // namespace
}  // namespace lockstep::test
