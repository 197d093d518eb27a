// lockstep_text_bench: measures getting the rendered text and the DOM's text of the pages of the corpus,
// compared with libxml2's xmlNodeGetContent().
//
// Each library parses all pages with its own parser, which is not measured. The time is for the text of every
// document element; the libraries take turns, and the table has the median of the rounds.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

#include "lockstep/lockstep.h"
#include "pages.h"
#include "timing.h"

#if LOCKSTEP_BENCH_LIBXML2
#include <libxml/HTMLparser.h>
#endif

namespace lockstep::bench {
namespace {

struct Work {
  const char* name;
  std::function<std::size_t()> bytes_of_text;  // of all pages
  std::vector<double> times;
};

int run(int rounds) {
  const std::vector<PageSet> sets = page_sets("");
  if (sets.empty() || sets.front().pages.empty()) return 1;
  const std::vector<Page>& pages = sets.front().pages;
  std::vector<Document> documents;
  std::size_t input = 0;
  for (const Page& page : pages) {
    documents.push_back(parse(page.html));
    input += page.html.size();
  }

  std::vector<Work> works;
  works.push_back({"Lockstep, inner_text() of the body",
                   [&] {
                     std::size_t bytes = 0;
                     for (const Document& document : documents) bytes += document.body().inner_text().size();
                     return bytes;
                   },
                   {}});
  works.push_back({"Lockstep, text_content()",
                   [&] {
                     std::size_t bytes = 0;
                     for (const Document& document : documents)
                       bytes += document.document_element().text_content().size();
                     return bytes;
                   },
                   {}});
  works.push_back({"Lockstep, formatting",
                   [&] {
                     std::size_t bytes = 0;
                     SerializeOptions options;
                     options.indent = 2;
                     for (const Document& document : documents)
                       bytes += serialize_html(document.root(), options).size();
                     return bytes;
                   },
                   {}});
#if LOCKSTEP_BENCH_LIBXML2
  std::vector<xmlDocPtr> trees;
  for (const Page& page : pages)
    trees.push_back(htmlReadMemory(page.html.data(), static_cast<int>(page.html.size()), nullptr, "utf-8",
                                   HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING));
  works.push_back({"libxml2, xmlNodeGetContent()",
                   [&] {
                     std::size_t bytes = 0;
                     for (const xmlDocPtr tree : trees) {
                       if (tree == nullptr) continue;
                       xmlChar* const text = xmlNodeGetContent(xmlDocGetRootElement(tree));
                       bytes += static_cast<std::size_t>(xmlStrlen(text));
                       xmlFree(text);
                     }
                     return bytes;
                   },
                   {}});
#endif

  std::vector<std::size_t> bytes(works.size());
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < works.size(); ++i)
      works[i].times.push_back(time_of(0.05, [&] { bytes[i] = works[i].bytes_of_text(); }));

  std::printf("%zu pages, %.1f MB, %d rounds\n\n", pages.size(), static_cast<double>(input) / 1e6, rounds);
  std::printf("| | ms | least to most | MB of text | MB/s of input |\n| --- | ---: | ---: | ---: | ---: |\n");
  for (std::size_t i = 0; i < works.size(); ++i) {
    std::vector<double>& times = works[i].times;
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    std::printf("| %s | %.1f | %.1f to %.1f | %.2f | %.0f |\n", works[i].name, median * 1e3,
                times.front() * 1e3, times.back() * 1e3, static_cast<double>(bytes[i]) / 1e6,
                static_cast<double>(input) / 1e6 / median);
  }
#if LOCKSTEP_BENCH_LIBXML2
  for (const xmlDocPtr tree : trees) xmlFreeDoc(tree);
#endif
  return 0;
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  return lockstep::bench::run(argc > 1 ? std::max(1, std::atoi(argv[1])) : 9);
}
