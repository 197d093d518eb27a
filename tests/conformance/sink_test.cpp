// Tests custom trees (lockstep/tree_sink.h): the tree construction tests and the corpus, parsed into the
// trees of pointer_tree.h, give the same as the library's own tree.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/c_tree.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/report.h"
#include "support/sinks.h"
#include "support/test_data.h"
#include "support/tree_suites.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

// What a tree that is not readable lacks in these suites: options are not cloned into `selectedcontent`.
constexpr std::size_t kCloningTests[] = {44, 45, 46, 47};  // of tree-construction/webkit02.dat

bool needs_readable_tree(const std::filesystem::path& path, const DatTest& test) {
  return tree_file_name(path) == "tree-construction/webkit02.dat" &&
         std::find(std::begin(kCloningTests), std::end(kCloningTests), test.index) != std::end(kCloningTests);
}

class SinkTreeConstruction : public testing::TestWithParam<TreeFile> {};

TEST_P(SinkTreeConstruction, File) {
  const std::filesystem::path& path = GetParam().path;
  FailureReport report(path);
  std::uint32_t seed = 0;
  for (const DatTest& test : read_dat(path)) {
    for (const bool scripting : {false, true}) {
      const Watchdog watchdog(path.string() + ':' + std::to_string(test.line));
      ParseOptions options;
      options.edition = GetParam().edition;
      options.scripting = scripting;
      options.collect_errors = true;
      options.allow_declarative_shadow_roots = true;
      const std::optional<FragmentContext> context = test.fragment_context();
      for (const Feeding& feeding : all_feedings(test.data, ++seed)) {
        const Document document = parse_chunks(feeding.chunks, options, context);
        if (const std::string problem = pointer_tree_problem(document, feeding.chunks, options, context);
            !problem.empty())
          report.add(test.line, feeding.name + ": " + problem);
        if (const std::string problem =
                c_tree_problem(document, feeding.chunks, options, context, CFunctions::all);
            !problem.empty())
          report.add(test.line, feeding.name + ", in C: " + problem);
        const std::string least = least_tree_problem(document, feeding.chunks, options, context);
        if (least.empty() == needs_readable_tree(path, test))
          report.add(test.line, '#' + std::to_string(test.index) + " as the least tree, " + feeding.name +
                                    (least.empty() ? ": no difference" : ": " + least));
        if (c_tree_problem(document, feeding.chunks, options, context, CFunctions::required).empty() !=
            least.empty())
          report.add(test.line, feeding.name + ": the least tree in C is another");
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, SinkTreeConstruction, testing::ValuesIn(tree_files()), [](const auto& info) {
  return parameter_name(info.param.path, edition_date(info.param.edition));
});
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(SinkTreeConstruction);

TEST(SinkCorpus, Pages) {
  constexpr const char* kFolder = "corpus/readability";
  const std::optional<std::filesystem::path> folder = find_test_data(kFolder);
  if (!folder) GTEST_SKIP() << no_test_data_message(kFolder);
  std::uint32_t seed = 0;
  for (const std::filesystem::path& path : files_in(*folder, ".html")) {
    SCOPED_TRACE(path.string());
    const Watchdog watchdog(path.string());
    const std::string html = read_file(path);
    ParseOptions options;
    options.collect_errors = true;
    const Document document = parse(html, options);
    EXPECT_EQ(pointer_tree_problem(document, {html}, options, {}), "");
    EXPECT_EQ(c_tree_problem(document, {html}, options, {}, CFunctions::all), "");
    EXPECT_EQ(least_tree_problem(document, random_chunks(html, ++seed, 1501), options, {}), "");
    // Without errors the input is discarded piece by piece.
    EXPECT_EQ(least_tree_problem(parse(html), random_chunks(html, ++seed, 1501), {}, {}), "");
  }
}

}  // namespace
}  // namespace lockstep::test
