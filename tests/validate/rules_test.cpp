// Tests the rules in spec/authoring/rules.tsv with the documents in tests/validate/rules.tsv, and the
// examples in spec/authoring/examples.tsv.
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "lockstep/parser.h"
#include "lockstep/validator.h"

namespace lockstep {

namespace {

std::set<std::string> rules_found(std::string_view html) {
  std::set<std::string> found;
  for (const Finding& finding : validate(html)) {
    found.emplace(finding.rule);
    EXPECT_EQ(finding.message.find_first_of("{}"), std::string::npos) << finding.message;
  }
  return found;
}

TEST(Rules, FindWhatTheTableSays) {
  std::ifstream file(LOCKSTEP_RULES_FILE);
  std::map<std::string, std::set<std::string>> verdicts;
  std::size_t line = 0;
  for (std::string text; std::getline(file, text);) {
    ++line;
    if (text.starts_with("# ")) continue;
    std::istringstream columns(text);
    std::string rule, verdict, html;
    std::getline(columns, rule, '\t');
    std::getline(columns, verdict, '\t');
    std::getline(columns, html);
    SCOPED_TRACE("tests/validate/rules.tsv:" + std::to_string(line));
    EXPECT_EQ(rules_found(html).contains(rule), verdict == "finds") << rule << ": " << html;
    verdicts[rule].insert(verdict);
  }
  EXPECT_GE(verdicts.size(), 50u);
  for (const auto& [rule, both] : verdicts) EXPECT_EQ(both.size(), 2u) << rule;
}

// The examples that `lockstep validate --explain` shows.
TEST(Rules, ExamplesAreWrongAndRight) {
  std::ifstream file(LOCKSTEP_EXAMPLES_FILE);
  std::set<std::string> examples;
  for (std::string text; std::getline(file, text);) {
    if (text.starts_with("# ")) continue;
    std::istringstream columns(text);
    std::string rule, wrong, right;
    std::getline(columns, rule, '\t');
    std::getline(columns, wrong, '\t');
    std::getline(columns, right);
    examples.insert(rule);
    EXPECT_EQ(rules_found(wrong).contains(rule), wrong != "-") << rule << ": " << wrong;
    EXPECT_FALSE(rules_found(right).contains(rule)) << rule << ": " << right;
  }
  for (const FindingRuleInfo& rule : finding_rules())
    EXPECT_TRUE(examples.contains(std::string(rule.name))) << rule.name;
}

TEST(Rules, OneFindingForOneMistake) {
  constexpr std::string_view kBefore = "<!doctype html><html lang=en><meta charset=utf-8><title>t</title>";
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"<meta content=a>", "meta-empty"},
      {"<meta http-equiv=a content=b>", "attribute-value"},
      {"<meta http-equiv=refresh name=a content=9>", "attribute-not-applicable"},
      {"<meta name=a property=b>", "attribute-missing"},
      {"<style type=text/plain></style>", "obsolete-attribute"},
      {"<script language=JavaScript type=module></script>", "obsolete-attribute"},
      {"<img ismap src=a alt=b>", "img-ismap-outside-link"},
      {"<a><img ismap src=a alt=b></a>", "img-ismap-outside-link"},
      {"<area shape=default>", "area-outside-map"},
      {"<p itemtype=http://a/>b", "attribute-not-applicable"},
      {"<p itemscope itemid=a>b", "attribute-not-applicable"},
      {"<p itemscope><iframe itemprop=a></iframe>", "attribute-missing"},
      {"<p xml:lang=en>a", "lang-differs"},
      {"<a name='' id=b>c</a>", "obsolete-attribute"},
      {"<label aria-label=a><input></label>", "aria-attribute-not-allowed"},
  };
  for (const auto& [html, rule] : cases) {
    std::string found;
    for (const Finding& finding : validate(std::string(kBefore).append(html)))
      found.append(found.empty() ? "" : " ").append(finding.rule);
    EXPECT_EQ(found, rule) << html;
  }
}

// Elements of all kinds, many of each: what is read again and again would not end in the time that CTest
// allows.
TEST(Rules, TakeTimeInProportion) {
  for (const char* part :
       {"<picture><source srcset=a>", "<label><input>", "<table><tr><td rowspan=9 colspan=9>",
        "<td rowspan=65534>", "<select><option selected>", "<p id=a itemprop=b>", "<details name=a open>",
        "<h1>a</h1>", "<img ismap>", "<time>a</time>", "<map name=a><area>"}) {
    std::string html;
    while (html.size() < 30'000) html += part;
    EXPECT_FALSE(validate(html).empty()) << part;
  }
}

}  // namespace

}  // namespace lockstep
