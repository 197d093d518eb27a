// lockstep_sanitize_bench: parsing, sanitizing and serializing fragments of several sizes, and hostile shapes
// of two sizes, of which the second should take twice as long.
//
// The markup is a made-up article with comments, as a site would receive it: headings, lists, a table, links,
// images, and what a sanitizer removes. Each line is the processor time of one run, the shortest of several.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "timing.h"

namespace lockstep::bench {
namespace {

constexpr std::string_view kArticle =
    "<article class=\"post\" id=\"p1\"><h2 title=\"A day\">A day at the <em>lake</em></h2>\n"
    "<p style=\"color:red\" onclick=\"go()\">We left early, with <a "
    "href=\"https://example.org/map?a=1&amp;b=2\" "
    "target=\"_blank\" rel=\"nofollow\">a map</a>, some bread &amp; cheese, and <b>no plan</b>.</p>\n"
    "<ul><li>one <code>x &lt; y</code><li value=\"3\">two <i class=\"q\">and a half</i></ul>\n"
    "<img src=\"a.png\" alt=\"A boat\" onerror=\"alert(1)\"><script>track('p1')</script>\n"
    "<blockquote cite=\"https://example.org/q\"><p dir=\"ltr\">It rained, then it did not.</p></blockquote>\n"
    "<!-- the table of times --><table><tr><th scope=\"row\">left<td>7:30<tr><th>back<td "
    "colspan=\"2\">21:00</table>\n"
    "<p><a href=\"javascript:void(0)\">more</a> <span data-id=\"12\" lang=\"fr\">la "
    "suite</span></p></article>\n";

std::string article(std::size_t size) {
  std::string html;
  while (html.size() < size) html += kArticle;
  html.resize(size);
  return html;
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string html;
  for (std::size_t i = 0; i < count; ++i) html += text;
  return html;
}

std::string one_element(std::size_t attributes) {
  std::string html = "<b onclick=1";
  for (std::size_t i = 0; i < attributes; ++i) html += " a" + std::to_string(i) + "=1";
  return html + ">";
}

template <class Run>
double microseconds(Run run) {
  double least = 1e9;
  for (int round = 0; round < 7; ++round) least = std::min(least, time_of(0.03, run));
  return least * 1e6;
}

std::size_t sink = 0;  // keeps the work from being left out

void measure(const char* name, const std::string& html, const Sanitizer& sanitizer) {
  const SanitizeOptions options;
  const double parsing =
      microseconds([&] { sink += parse_fragment(html, {}, options.parse, Source::borrowed).memory_bytes(); });
  const double sanitizing = microseconds(
      [&] { sink += parse_html_fragment(html, {}, sanitizer, options, Source::borrowed).memory_bytes(); });
  const double all = microseconds([&] {
    const Document document = parse_html_fragment(html, {}, sanitizer, options, Source::borrowed);
    sink += document.fragment().inner_html().size();
  });
  std::printf("%-44s %8zu bytes %10.1f %10.1f %10.1f\n", name, html.size(), parsing, sanitizing, all);
}

int run() {
  std::printf("%-44s %14s %10s %10s %10s   µs\n", "", "", "parse", "+ sanitize", "+ serialize");
  Sanitizer everything = Sanitizer::keep_everything(), replacing;
  replacing.replace_element_with_children({"div"});
  for (const std::size_t size : {1024, 4096, 65536, 1048576}) {
    measure("article, default configuration", article(size), Sanitizer());
    measure("article, keeping what is safe", article(size), everything);
  }
  for (const std::size_t count : {20000, 40000}) {
    measure("elements inside one another, removed", repeated("<form>", 1) + repeated("<font>", count),
            Sanitizer());
    measure("elements inside one another, replaced", repeated("<div>x", count), replacing);
    measure("elements beside one another, replaced", repeated("<div>x</div>", count), replacing);
    measure("attributes of one element", one_element(count), everything);
  }
  return sink == 0 ? 1 : 0;
}

}  // namespace
}  // namespace lockstep::bench

int main() { return lockstep::bench::run(); }
