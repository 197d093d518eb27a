// Tests the rows of spec/authoring/ about elements, attributes and obsolete features with the documents in
// tests/witnesses/authoring.tsv, which lockstep_cases.authoring creates.
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "lockstep/lockstep.h"
#include "lockstep/validator.h"

namespace lockstep {

namespace {

// The findings of a document, as the table names them.
std::set<std::string> findings_of(std::string_view html) {
  ValidateOptions options;
  options.parse_errors = false;
  std::set<std::string> found;
  for (const Finding& finding : validate(html, {}, options)) {
    const std::string rule(finding.rule);
    found.insert(rule);
    if (rule == "element-not-allowed" || rule == "element-in-wrong-place" || rule == "element-missing" ||
        rule == "text-not-allowed")
      found.insert("content");
    if (rule == "attribute-not-allowed" || rule == "attribute-not-applicable") found.insert("attribute");
    if (rule.starts_with("obsolete-"))
      found.insert(rule + " " + std::string(severity_name(finding.severity)));
  }
  return found;
}

TEST(Authoring, Witnesses) {
  std::ifstream file(LOCKSTEP_WITNESSES_FILE);
  std::size_t line = 0, count = 0;
  for (std::string text; std::getline(file, text);) {
    ++line;
    if (text.starts_with("# ")) continue;
    std::istringstream columns(text);
    std::string row, verdict, findings, html;
    std::getline(columns, row, '\t');
    std::getline(columns, verdict, '\t');
    std::getline(columns, findings, '\t');
    std::getline(columns, html);
    ++count;
    EXPECT_EQ(findings_of(html).contains(findings), verdict == "finds")
        << "tests/witnesses/authoring.tsv:" << line << ": " << row << ": " << findings << ": " << html;
  }
  EXPECT_GT(count, 2000u);
}

}  // namespace

}  // namespace lockstep
