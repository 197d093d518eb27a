// lockstep_rewriter_bench: compares Rewriters with lol_html on all pages, in pieces of 64 KiB, with handlers
// that do nothing; and measures the memory that a Rewriter takes besides the piece and the output.
//
// The two take turns; the table has the medians of the rounds, and the median of their ratios.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "pages.h"
#include "timing.h"

#if LOCKSTEP_BENCH_LOL_HTML
extern "C" std::uint64_t lockstep_bench_lol_html_rewrite(const char* html, std::size_t size,
                                                         std::size_t piece, const char* selector,
                                                         std::size_t selector_size);
#endif

namespace {

// Bytes allocated with operator new, and the most at once.
std::size_t allocated = 0, most_allocated = 0;
constexpr std::size_t kSizeOfSize = alignof(std::max_align_t);

}  // namespace

void* operator new(std::size_t size) {
  auto* const block = static_cast<char*>(std::malloc(size + kSizeOfSize));
  if (block == nullptr) std::abort();
  *reinterpret_cast<std::size_t*>(block) = size;
  allocated += size;
  most_allocated = std::max(most_allocated, allocated);
  return block + kSizeOfSize;
}
void operator delete(void* pointer) noexcept {
  if (pointer == nullptr) return;
  char* const block = static_cast<char*>(pointer) - kSizeOfSize;
  allocated -= *reinterpret_cast<std::size_t*>(block);
  std::free(block);
}
void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }

namespace lockstep::bench {
namespace {

constexpr std::size_t kPiece = 65536;

struct Case {
  const char* name;
  std::string_view selector;  // empty: no handler
};
constexpr Case kCases[] = {
    {"handler for all elements", "*"},
    {"a selector that seldom matches", "div.seldom > a[rel=nofollow]"},
    {"no handler", ""},
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::uint64_t rewrite(std::string_view html, std::string_view selector, std::size_t piece,
                      std::string& output) {
  std::uint64_t calls = 0;
  Rewriter rewriter;
  if (!selector.empty()) (void)rewriter.on(selector, {.element = [&calls](RewriteToken&) { ++calls; }});
  for (std::size_t at = 0; at < html.size(); at += piece) {
    output.clear();
    (void)rewriter.write(html.substr(at, piece), output);
  }
  output.clear();
  (void)rewriter.finish(output);
  return calls;
}

void compare(const PageSet& set, const Case& which, int rounds) {
  std::size_t bytes = 0;
  for (const Page& page : set.pages) bytes += page.html.size();
  std::string output;
  std::uint64_t calls = 0, peer_calls = 0;
  std::vector<double> times, peer_times, ratios;
  for (int round = 0; round < rounds; ++round) {
    times.push_back(time_of(0.1, [&] {
      calls = 0;
      for (const Page& page : set.pages) calls += rewrite(page.html, which.selector, kPiece, output);
    }));
#if LOCKSTEP_BENCH_LOL_HTML
    peer_times.push_back(time_of(0.1, [&] {
      peer_calls = 0;
      for (const Page& page : set.pages)
        peer_calls += lockstep_bench_lol_html_rewrite(page.html.data(), page.html.size(), kPiece,
                                                      which.selector.data(), which.selector.size());
    }));
    ratios.push_back(peer_times.back() / times.back());
#endif
  }
  const auto rate = [bytes](const std::vector<double>& all) {
    return all.empty() ? 0.0 : static_cast<double>(bytes) / 1e6 / median(all);
  };
  std::printf("| %s, %s | %.0f | %.0f | %.2f | %llu | %llu |\n", set.name.c_str(), which.name, rate(times),
              rate(peer_times), ratios.empty() ? 0.0 : median(ratios), static_cast<unsigned long long>(calls),
              static_cast<unsigned long long>(peer_calls));
  std::fflush(stdout);
}

// Measures the most memory for any page of the set, not counting the page and an output that has been
// reserved.
void measure_memory(const PageSet& set, const Case& which, std::size_t piece) {
  std::size_t most = 0;
  const Page* largest = nullptr;
  std::string output;
  output.reserve(std::size_t{1} << 24);
  for (const Page& page : set.pages) {
    const std::size_t before = most_allocated = allocated;
    (void)rewrite(page.html, which.selector, piece, output);
    if (most_allocated - before <= most) continue;
    most = most_allocated - before;
    largest = &page;
  }
  std::printf("| %s, %s | %zu | %.1f | %s |\n", set.name.c_str(), which.name, piece,
              static_cast<double>(most) / 1024, largest == nullptr ? "" : largest->name.c_str());
}

int run(int rounds) {
  const std::vector<PageSet> sets = page_sets("");
  if (sets.empty()) return 1;
  std::printf(
      "Processor time, medians of %d rounds\n\n| | Lockstep, MB/s | lol_html, MB/s | times lol_html | calls "
      "| "
      "calls of lol_html |\n| --- | ---: | ---: | ---: | ---: | ---: |\n",
      rounds);
  for (const Case& which : kCases)
    for (const PageSet& set : sets) compare(set, which, rounds);
  std::printf("\n| | piece | memory, KiB | page |\n| --- | ---: | ---: | --- |\n");
  for (const Case& which : kCases)
    for (const std::size_t piece : {std::size_t{4096}, kPiece})
      for (const PageSet& set : sets) measure_memory(set, which, piece);
  return 0;
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  return lockstep::bench::run(argc > 1 ? std::max(1, std::atoi(argv[1])) : 9);
}
