// Which tree construction tests apply to which edition.
#ifndef LOCKSTEP_TESTS_SUPPORT_TREE_SUITES_H
#define LOCKSTEP_TESTS_SUPPORT_TREE_SUITES_H

#include <filesystem>
#include <string>
#include <vector>

#include "lockstep/edition.h"

namespace lockstep::test {

struct TreeFile {
  Edition edition;
  std::filesystem::path path;
};

// For the current edition, the newer files of web-platform-tests replace those of the same name; for that of
// 2024, they are as they were then. None without test data.
std::vector<TreeFile> tree_files();

// "tree-construction/tests1.dat"
std::string tree_file_name(const std::filesystem::path& path);
bool needs_scripts(const std::filesystem::path& path);
// The message to print when there are no files.
std::string no_tree_files_message();

}  // namespace lockstep::test

#endif
