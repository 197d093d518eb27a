#include "pages.h"

#include <algorithm>
#include <cstdio>
#include <system_error>

#include "support/test_data.h"

namespace lockstep::bench {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kSmall = 2048;

std::vector<fs::path> html_files_below(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, error))
    if (entry.is_regular_file() && entry.path().extension() == ".html") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

PageSet set_of_files(const std::vector<fs::path>& files) {
  PageSet set{"files", {}};
  for (const fs::path& file : files) set.pages.push_back({file.filename().string(), test::read_file(file)});
  return set;
}

std::vector<PageSet> page_sets(const std::string& filter) {
  std::vector<PageSet> sets;
  const auto add = [&](PageSet set, const char* name) {
    set.name = name;
    std::erase_if(set.pages, [&](const Page& page) { return page.name.find(filter) == std::string::npos; });
    if (!set.pages.empty()) sets.push_back(std::move(set));
  };
  if (const auto folder = test::find_test_data("corpus/readability")) {
    const PageSet corpus = set_of_files(html_files_below(*folder));
    add(corpus, "corpus");
    PageSet small = corpus;
    std::erase_if(small.pages, [](const Page& page) { return page.html.size() >= kSmall; });
    add(std::move(small), "small");
  } else {
    std::fprintf(stderr, "bench: %s\n", test::no_test_data_message("corpus/readability").c_str());
  }
  const auto standard = test::find_test_data("standard");
  if (standard && fs::exists(*standard / "parsing-2018-10-21.html")) {
    add(set_of_files({*standard / "parsing-2018-10-21.html"}), "tag-dense");
  } else {
    std::fprintf(stderr, "bench: no tag-dense page: the test data has no standard/parsing-2018-10-21.html\n");
  }
  // Debian's python3-doc; the folder is a link to that of the current version.
  std::error_code error;
  const fs::path python = fs::canonical("/usr/share/doc/python3-doc/html", error);
  if (error) {
    std::fprintf(stderr, "bench: Debian's python3-doc is not installed\n");
  } else {
    add(set_of_files(html_files_below(python)), "python3-doc");
  }
  return sets;
}

}  // namespace lockstep::bench
