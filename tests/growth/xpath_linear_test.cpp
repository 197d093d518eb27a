// Checks that XPath's work on hostile documents is proportional to their length, where lockstep/xpath.h
// promises this.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "growth/work.h"
#include "lockstep/lockstep.h"
#include "support/text.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

struct HostileShape {
  std::string_view name;
  std::string_view open, close;  // repeated: all `open`, then all `close`
};

constexpr HostileShape kHostileShapes[] = {
    {"depth", "<div>", ""},
    {"named depth", "<x-a><x-b>", ""},
    {"siblings", "<p id=a>x</p>", ""},
    {"siblings of two kinds", "<p></p>", "<i></i>"},
    {"attributes and depth", "<div id=x class='a b'><p>x</p>", ""},
    {"a template", "<template></template><div><p>", "</div>"},
};

constexpr std::string_view kExpressions[] = {
    "//p",
    "//div//div//div",
    "//div/div/..",
    "//*[@id = 'x']/@class",
    "//*[ancestor::q]",
    "//*[ancestor::div]",
    "//*[ancestor::q[1]]",
    "//*[.//q]",
    "//*[not(.//q)]/following::*",
    "//*[preceding::q]",
    "//*/preceding::i[2]",
    "//*[following-sibling::q]",
    "//*/following-sibling::i[1]",
    "//*/preceding-sibling::q[1]",
    "//*/following-sibling::*[last()]",
    "//*/descendant::q[last()]",
    "//*[../q]",
    "//*[../i[last()]]",
    "//*[1] | //*[last()] | //*[2]",
    "//*/ancestor::* | //*/ancestor-or-self::*",
    "//*/preceding::* | //*/following-sibling::* | //*/preceding-sibling::*",
    "//*[@id = //i/@id]",
    "//p[. = //i]",
    "//p[. = //*[2]/@id]",
    "id(//@id)",
    "//*[id(@id)]",
    "count(//*[count(//i) > 3])",
    "//*[count(/*/*/*) = 2]",
    "(//*)[last()]",
    "//p[position() mod 2 = 1]",
    "//*[name() = name(/*)]",
};

// Sorting takes a little more than linear work.
constexpr double kLargestXPathGrowth = 2.6;

TEST(XPathLinear, HostileDocuments) {
  constexpr std::size_t kCount = 500;
  for (const HostileShape& shape : kHostileShapes) {
    std::array<std::string, 3> pages;
    for (std::size_t i = 0; i < 3; ++i)
      pages[i] = repeated(shape.open, kCount << i) + repeated(shape.close, kCount << i);
    for (const std::string_view expression : kExpressions) {
      const std::string name = std::string(shape.name).append(", ").append(expression);
      const Watchdog watchdog(name, 600);
      const XPath xpath = *XPath::parse(expression);
      Counts steps{};
      for (std::size_t i = 0; i < 3; ++i) {
        const Document document = parse(pages[i]);
        steps[i] = work_of([&] { EXPECT_TRUE(xpath.evaluate(document.root())); }).steps;
      }
      EXPECT_LE(growth(steps), kLargestXPathGrowth)
          << name << ": " << steps[0] << ", " << steps[1] << ", " << steps[2];
    }
  }
}

// Predicates in predicates do not multiply the work at each level.
TEST(XPathQuadratic, NestedPredicates) {
  constexpr std::string_view kNested[] = {
      "count(//p[preceding::p[preceding::p[preceding::q]]])",
      "count(//p[preceding::p[preceding::p[preceding::p = 'y'] = 'y'] = 'y'])",
      "count(//p[following-sibling::*[following-sibling::*[not(preceding-sibling::*[@id = 'b'])]]])",
      "count(//p[count(preceding::p[count(preceding::p[.//q]) = 1]) = 1])",
  };
  for (const std::string_view expression : kNested) {
    const Watchdog watchdog(std::string(expression), 600);
    const XPath xpath = *XPath::parse(expression);
    Counts steps{};
    for (std::size_t i = 0; i < 3; ++i) {
      const Document document = parse(repeated("<p id=a>x</p>", std::size_t{100} << i));
      steps[i] = work_of([&] { EXPECT_TRUE(xpath.evaluate(document.root())); }).steps;
    }
    EXPECT_LE(growth(steps), 4.4) << expression << ": " << steps[0] << ", " << steps[1] << ", " << steps[2];
  }
}

TEST(XPathLinear, LongExpressions) {
  const Document document = parse("<p>x");
  const auto steps_of = [&](std::size_t n, std::string_view first, std::string_view more) {
    const std::string expression = std::string(first) + repeated(more, n);
    return work_of([&] { EXPECT_TRUE(XPath::parse(expression)->evaluate(document.root())); }).steps;
  };
  constexpr std::string_view kLong[][2] = {{"1", "+1"},  {"0", " or 0"}, {"//p", "|//p"}, {"/*", "/.."},
                                           {"*", "[1]"}, {"''", "='a'"}, {"p", "[@a]"},   {"1", "-- 1"}};
  for (const auto& [first, more] : kLong) {
    const Counts steps{steps_of(1000, first, more), steps_of(2000, first, more), steps_of(4000, first, more)};
    EXPECT_LE(growth(steps), kLargestXPathGrowth) << first << more << ": " << steps[0] << ", " << steps[2];
  }
}

}  // namespace
}  // namespace lockstep::test
