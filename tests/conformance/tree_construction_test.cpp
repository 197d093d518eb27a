// The html5lib tree construction tests. They include no tests of declarative shadow roots;
// tests/unit/template_test.cpp does.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/deviations.h"
#include "support/parsing.h"
#include "support/report.h"
#include "support/tokens.h"
#include "support/tree_suites.h"
#include "support/watchdog.h"
#include "support/xml_reader.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

Document parse_whole(const DatTest& test, const ParseOptions& options, Source source) {
  const std::optional<FragmentContext> context = test.fragment_context();
  return context ? parse_fragment(test.data, *context, options, source) : parse(test.data, options, source);
}

std::string indented(const std::string& text) {
  std::string out = "    ";
  for (const char c : text) {
    out += c;
    if (c == '\n') out += "    ";
  }
  return out + '\n';
}

// The difference between the ways of feeding, or "".
std::string feeding_problems(const DatTest& test, ParseOptions options, const std::string& expected,
                             std::uint32_t seed) {
  options.collect_errors = true;
  const Document whole = parse_whole(test, options, Source::copied);
  if (const std::string dump = dump_tree(whole.result()); dump != expected) {
    return "  With the errors collected the tree is another:\n" + indented(dump);
  }
  const std::string errors = error_list(whole);
  const std::optional<FragmentContext> context = test.fragment_context();
  for (const Feeding& feeding : all_feedings(test.data, seed)) {
    const Document document = parse_chunks(feeding.chunks, options, context);
    const std::string prefix = "  Fed differently (" + feeding.name + ") ";
    if (const std::string dump = dump_tree(document.result()); dump != expected) {
      return prefix + "the tree is another:\n" + indented(dump);
    }
    if (error_list(document) != errors) {
      return prefix + "the errors are:\n" + indented(error_list(document)) + "  and not:\n" +
             indented(errors);
    }
    if (document.quirks_mode() != whole.quirks_mode()) return prefix + "the quirks mode is another\n";
  }
  return "";
}

class TreeConstructionConformance : public testing::TestWithParam<TreeFile> {
 protected:
  static void TearDownTestSuite() {
    counts_.print("tree construction tests, each scripting mode counted");
    std::printf("  (for information: the number of parse errors is that of the data in %zu of %zu)\n",
                same_error_count_, run_);
  }

  static Counts counts_;
  static std::size_t same_error_count_, run_;
};
Counts TreeConstructionConformance::counts_;
std::size_t TreeConstructionConformance::same_error_count_ = 0;
std::size_t TreeConstructionConformance::run_ = 0;

TEST_P(TreeConstructionConformance, File) {
  const fs::path& path = GetParam().path;
  const std::string name = tree_file_name(path);
  const std::vector<DatTest> tests = read_dat(path);
  if (needs_scripts(path)) return;  // tests/scripting runs them
  FailureReport report(path);
  std::uint32_t seed = 0;
  for (const DatTest& test : tests) {
    const Deviation* deviation = deviations().find(name, '#' + std::to_string(test.index));
    for (const bool scripting : test.scripting) {
      const Watchdog watchdog(path.string() + ':' + std::to_string(test.line) + ", input " +
                              in_quotes(test.data));
      ParseOptions options;
      options.edition = GetParam().edition;
      options.scripting = scripting;
      const Document document = parse_whole(test, options, Source::borrowed);
      const std::string dump = dump_tree(document.result());
      const bool passes = dump == test.document;
      std::string problems;
      if (deviation != nullptr && passes) {
        problems += "  It passes, but deviations.txt:" + std::to_string(deviation->line) + " says it fails\n";
      }
      if (deviation == nullptr && !passes) {
        problems += "  Expected:\n" + indented(test.document) + "  actual:\n" + indented(dump);
      }
      if (const std::string broken = broken_links(document); !broken.empty())
        problems += "  Links: " + broken + '\n';
      if (const std::string problem = xml_problem(document); !problem.empty())
        problems += "  As XML: " + problem + '\n';
      problems += feeding_problems(test, options, dump, ++seed);
      if (!problems.empty()) {
        ++counts_.failed;
        const std::string context = test.context ? "\n  context: " + *test.context : "";
        report.add(test.line, '#' + std::to_string(test.index) + ' ' + test.description + ", scripting " +
                                  (scripting ? "on" : "off") + context +
                                  "\n  input: " + in_quotes(test.data) + '\n' + problems);
      } else if (deviation != nullptr) {
        ++counts_.deviations;
      } else {
        ++counts_.passed;
      }
      options.collect_errors = true;
      same_error_count_ +=
          held(parse_whole(test, options, Source::borrowed)).errors().size() == test.error_count;
      ++run_;
    }
  }
  for (const Deviation* deviation : deviations().of_file(name)) {
    EXPECT_TRUE(
        std::any_of(tests.begin(), tests.end(),
                    [&](const DatTest& test) { return deviation->test == '#' + std::to_string(test.index); }))
        << "deviations.txt:" << deviation->line << ": there is no such test";
  }
}

INSTANTIATE_TEST_SUITE_P(Files, TreeConstructionConformance, testing::ValuesIn(tree_files()),
                         [](const auto& info) {
                           return parameter_name(info.param.path, edition_date(info.param.edition));
                         });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TreeConstructionConformance);

TEST(TreeConstructionConformanceData, IsThere) {
  if (tree_files().empty()) GTEST_SKIP() << no_tree_files_message();
}

}  // namespace
}  // namespace lockstep::test
