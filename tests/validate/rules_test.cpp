// The rules of spec/authoring/rules.tsv: the documents of tests/validate/rules.tsv.
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

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
