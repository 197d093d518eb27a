#include "support/tree_suites.h"

#include <map>
#include <optional>

#include "support/test_data.h"

namespace lockstep::test {

namespace fs = std::filesystem;

namespace {

// Files of a later folder replace those of the same name.
struct Suite {
  const char* edition;
  std::vector<const char*> folders;
};
const Suite kSuites[] = {
    {"2024-09-12", {"html5lib-tests/tree-construction-2024-09-12"}},
    {"2026-10-03", {"html5lib-tests/tree-construction", "html5lib-tests/tree-construction-wpt"}},
};

}  // namespace

std::vector<TreeFile> tree_files() {
  std::vector<TreeFile> files;
  for (const Suite& suite : kSuites) {
    const std::optional<Edition> edition = find_edition(suite.edition);
    if (!edition) continue;  // the build was made without it
    std::map<std::string, fs::path> by_name;
    for (const char* const folder_name : suite.folders) {
      const std::optional<fs::path> folder = find_test_data(folder_name);
      if (!folder) continue;
      for (const fs::path& file : files_in(*folder, ".dat")) by_name[file.filename().string()] = file;
      for (const fs::path& file : files_in(*folder / "scripted", ".dat")) {
        by_name["scripted/" + file.filename().string()] = file;
      }
    }
    for (const auto& [name, path] : by_name) files.push_back({*edition, path});
  }
  return files;
}

std::string tree_file_name(const fs::path& path) {
  return path.parent_path().filename().string() + '/' + path.filename().string();
}

bool needs_scripts(const fs::path& path) {
  return path.parent_path().filename() == "scripted" || path.filename().string().starts_with("scripted_");
}

std::string no_tree_files_message() { return no_test_data_message(kSuites[1].folders[0]); }

}  // namespace lockstep::test
