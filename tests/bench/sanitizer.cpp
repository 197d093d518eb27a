// lockstep_sanitize_bench [ROUNDS]: measures parsing, sanitizing and serializing, compared with ammonia if it
// was compiled in, and the growth on hostile shapes. `scripts/bench --sanitize` runs it, and then the
// benchmark for Python.
//
// The inputs are the pages of the corpus, and a made-up article with comments as a site would receive it
// (article.html: headings, lists, a table, links, images, and content that a sanitizer removes), repeated to
// several sizes. The programs take turns in each round. Times are processor time; the table has the rounds'
// median, minimum and maximum.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/lockstep.h"
#include "pages.h"
#include "support/test_data.h"
#include "support/text.h"
#include "timing.h"

#if LOCKSTEP_BENCH_AMMONIA
extern "C" {
struct AmmoniaBuilder;
AmmoniaBuilder* lockstep_bench_ammonia_default();
AmmoniaBuilder* lockstep_bench_ammonia_with(const char* lists, std::size_t size);
std::size_t lockstep_bench_ammonia_run(const AmmoniaBuilder* builder, const char* html, std::size_t size);
}
#endif

namespace lockstep::bench {
namespace {

using test::many;
using test::repeated;

std::size_t sink = 0;  // keeps the work from being left out

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// --- Side by side

struct Contender {
  std::string name;
  std::function<std::size_t(std::string_view html)> run;  // returns the size of the result
};

Document parse_and_sanitize(std::string_view html, const Sanitizer& sanitizer, SanitizeMethod method) {
  SanitizeOptions options;
  options.method = method;
  return parse_html_fragment(html, {}, sanitizer, options, Source::borrowed);
}

std::vector<Contender> contenders(const Sanitizer& sanitizer, [[maybe_unused]] const SanitizerConfig* lists) {
  std::vector<Contender> all;
  const auto whole = [&](SanitizeMethod method) {
    return [&sanitizer, method](std::string_view html) {
      const Document document = parse_and_sanitize(html, sanitizer, method);
      return document.fragment().inner_html().size();
    };
  };
  all.push_back({"Lockstep", whole(SanitizeMethod::filter_tree)});
  all.push_back({"  parsing alone", [](std::string_view html) {
                   return parse_fragment(html, {}, {}, Source::borrowed).memory_bytes();
                 }});
  all.push_back({"  parsing and sanitizing", [&sanitizer](std::string_view html) {
                   return parse_and_sanitize(html, sanitizer, SanitizeMethod::filter_tree).memory_bytes();
                 }});
  all.push_back({"Lockstep, while parsing", whole(SanitizeMethod::while_parsing)});
  all.push_back({"Lockstep, text to text",
                 [&sanitizer](std::string_view html) { return sanitize(html, sanitizer).html.size(); }});
#if LOCKSTEP_BENCH_AMMONIA
  AmmoniaBuilder* builder = nullptr;
  if (lists == nullptr) {
    builder = lockstep_bench_ammonia_default();
  } else {
    std::string text = "*";
    for (const SanitizerName& name : *lists->attributes) text += " " + name.name;
    for (const SanitizerElement& element : *lists->elements) {
      text += "\n" + element.name;
      if (!element.attributes) continue;
      for (const SanitizerName& name : *element.attributes) text += " " + name.name;
    }
    builder = lockstep_bench_ammonia_with(text.data(), text.size());
  }
  all.push_back({
      "ammonia " LOCKSTEP_BENCH_AMMONIA_VERSION,
      [builder](std::string_view html) {
        return lockstep_bench_ammonia_run(builder, html.data(), html.size());
      },
  });
#endif
  return all;
}

// The microseconds that all inputs together take.
void compare(const char* title, const std::vector<std::string>& inputs, const Sanitizer& sanitizer,
             const SanitizerConfig* lists, int rounds) {
  std::size_t bytes = 0;
  for (const std::string& html : inputs) bytes += html.size();
  const std::vector<Contender> all = contenders(sanitizer, lists);
  std::vector<std::vector<double>> times(all.size());
  std::vector<std::size_t> sizes(all.size());
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < all.size(); ++i)
      times[i].push_back(1e6 * time_of(0.02, [&] {
                           sizes[i] = 0;
                           for (const std::string& html : inputs) sizes[i] += all[i].run(html);
                         }));
  std::printf(
      "\n%s, %zu bytes\n\n| | µs | least to most | bytes out | times ours |\n| --- | ---: | ---: | ---: | "
      "---: |\n",
      title, bytes);
  const double ours = median(times[0]);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto [least, most] = std::minmax_element(times[i].begin(), times[i].end());
    const bool is_part = all[i].name.starts_with(' ');
    std::printf("| %s | %.1f | %.1f to %.1f | %s | %.2f |\n", all[i].name.c_str(), median(times[i]), *least,
                *most, is_part ? "" : std::to_string(sizes[i]).c_str(), median(times[i]) / ours);
    sink += sizes[i];
  }
  std::fflush(stdout);
}

// --- Growth

void grow(const char* name, const std::function<std::string(std::size_t)>& shape,
          const Sanitizer& sanitizer) {
  std::printf("| %s |", name);
  for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
    double least[2];
    for (const int size : {0, 1}) {
      const std::string html = shape(size == 0 ? 20000 : 40000);
      least[size] = 1e9;
      for (int round = 0; round < 5; ++round)
        least[size] = std::min(least[size], time_of(0.02, [&] {
                                 sink += parse_and_sanitize(html, sanitizer, method).memory_bytes();
                               }));
    }
    std::printf(" %.2f | %.2f |", least[1] * 1e3, least[1] / least[0]);
  }
  std::printf("\n");
}

void growth() {
  std::printf(
      "\nHostile shapes of 40,000 repetitions, and how much longer than 20,000 they take\n\n"
      "| | filtering, ms | growth | while parsing, ms | growth |\n| --- | ---: | ---: | ---: | ---: |\n");
  Sanitizer replacing;
  replacing.replace_element_with_children({"div"});
  const Sanitizer everything = Sanitizer::keep_everything();
  grow(
      "elements inside one another, removed", [](std::size_t n) { return "<form>" + repeated("<font>", n); },
      Sanitizer());
  grow(
      "elements inside one another, replaced", [](std::size_t n) { return repeated("<div>x", n); },
      replacing);
  grow(
      "elements beside one another, replaced", [](std::size_t n) { return repeated("<div>x</div>", n); },
      replacing);
  grow(
      "elements beside one another, removed", [](std::size_t n) { return repeated("<form>x</form>", n); },
      Sanitizer());
  grow(
      "attributes of one element", [](std::size_t n) { return "<b onclick=1" + many(" a#=1", n) + ">"; },
      everything);
  grow(
      "event handlers", [](std::size_t n) { return repeated("<b onclick=1 onload=2 id=3>", n); }, everything);
}

int run(int rounds) {
  const std::string article = test::read_file(test::tests_folder() / "bench/article.html");
  const SanitizerConfigResult lists =
      SanitizerConfig::from_json(test::read_file(test::tests_folder() / "bench/sanitizer_lists.json"));
  if (!lists) return 1;
  const Sanitizer listed = *Sanitizer::create(*lists);
  std::printf("Processor time, medians of %d rounds; “times ours” is relative to the first line\n", rounds);
  for (const std::size_t size : {1024, 4096, 65536}) {
    std::string html = repeated(article, size / article.size() + 1);
    html.resize(size);
    const std::string title = "An article of " + std::to_string(size / 1024) + " KB, ";
    compare((title + "the same lists").c_str(), {html}, listed, &*lists, rounds);
    compare((title + "default configurations").c_str(), {html}, Sanitizer(), nullptr, rounds);
  }
  const std::vector<PageSet> sets = page_sets("");
  if (!sets.empty() && sets.front().name == "corpus") {
    std::vector<std::string> pages;
    for (const Page& page : sets.front().pages) pages.push_back(page.html);
    compare("Real pages, the same lists", pages, listed, &*lists, std::max(1, rounds / 3));
  }
  growth();
  return sink == 0 ? 1 : 0;
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  return lockstep::bench::run(argc > 1 ? std::max(1, std::atoi(argv[1])) : 9);
}
