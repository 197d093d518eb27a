#include "support/test_data.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace lockstep::test {
namespace fs = std::filesystem;

std::optional<fs::path> find_test_data(std::string_view folder) {
  std::vector<fs::path> roots;
  if (const char* chosen = std::getenv("LOCKSTEP_TESTDATA"); chosen != nullptr && *chosen != '\0') {
    roots.emplace_back(chosen);
  }
  roots.push_back(fs::path(LOCKSTEP_SOURCE_FOLDER).parent_path() / "shared");
  if (const fs::path downloaded = LOCKSTEP_DOWNLOADED_TESTDATA; !downloaded.empty())
    roots.push_back(downloaded);
  for (const fs::path& root : roots) {
    std::error_code ignored;
    if (fs::is_directory(root / folder, ignored)) return root / folder;
  }
  return std::nullopt;
}

std::string no_test_data_message(std::string_view folder) {
  return "No test data: there is no folder " + std::string(folder) +
         ". Set LOCKSTEP_TESTDATA to a folder that holds it, or put it into ../shared beside the project, or "
         "configure "
         "with -DLOCKSTEP_DOWNLOAD_TESTDATA=ON (html5lib-tests only).";
}

fs::path tests_folder() { return fs::path(LOCKSTEP_SOURCE_FOLDER) / "tests"; }

std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.is_regular_file() && entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string read_file(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace lockstep::test
