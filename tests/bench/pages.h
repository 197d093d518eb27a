// The sets of pages to parse.
#ifndef LOCKSTEP_TESTS_BENCH_PAGES_H
#define LOCKSTEP_TESTS_BENCH_PAGES_H

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::bench {

struct Page {
  std::string name;
  std::string html;
};

struct PageSet {
  std::string name;
  std::vector<Page> pages;
  std::size_t bytes() const {
    std::size_t sum = 0;
    for (const Page& page : pages) sum += page.html.size();
    return sum;
  }
};

// The sets available on this machine, with the pages whose names contain `filter`. Reports missing sets on
// standard error.
std::vector<PageSet> page_sets(const std::string& filter);

// One set of these files.
PageSet set_of_files(const std::vector<std::filesystem::path>& files);

}  // namespace lockstep::bench

#endif
