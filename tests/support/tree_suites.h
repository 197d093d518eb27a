// The files of the html5lib tree construction tests, and in which edition they hold.
#ifndef LOCKSTEP_TESTS_SUPPORT_TREE_SUITES_H
#define LOCKSTEP_TESTS_SUPPORT_TREE_SUITES_H

#include <filesystem>
#include <optional>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/dat_reader.h"

namespace lockstep::test {

// The folder of the test data that is missing where there are none.
inline constexpr const char* kTreeSuiteFolder = "html5lib-tests/tree-construction";

struct TreeSuiteFile {
  Edition edition;
  std::filesystem::path path;
};

// For the current edition with the newer files of web-platform-tests in place of those of the same name; for
// that of 2024 as they were then.
std::vector<TreeSuiteFile> tree_suite_files();

// Whether the file's tests are of what scripts do.
bool needs_scripts(const std::filesystem::path& path);

std::optional<FragmentContext> fragment_context(const DatTest& test);

}  // namespace lockstep::test

#endif
