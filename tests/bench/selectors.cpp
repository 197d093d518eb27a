// lockstep_select_bench: selects elements in the pages of the corpus with 60 selectors, compared with
// lexbor's selectors and libxml2's XPath.
//
// Each library parses all pages with its own parser, which is not measured. For each selector, the time
// includes compiling it and finding all elements on every page; the libraries take turns, and the table has
// the median of the rounds.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "pages.h"
#include "timing.h"

#if LOCKSTEP_BENCH_LEXBOR_SELECTORS
#include <lexbor/css/css.h>
#include <lexbor/html/html.h>
#include <lexbor/selectors/selectors.h>
#endif
#if LOCKSTEP_BENCH_LIBXML2
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
#endif

namespace lockstep::bench {
namespace {

struct Query {
  std::string_view css;
  std::string_view xpath;  // empty if XPath 1.0 has no equivalent, or none of one line
};

#define CLASS(name) "contains(concat(' ',normalize-space(@class),' '),' " name " ')"

constexpr Query kQueries[] = {
    {"*", "//*"},
    {"a", "//a"},
    {"p", "//p"},
    {"div", "//div"},
    {"img", "//img"},
    {"title", "//title"},
    {"blink", "//blink"},
    {"h1, h2, h3", "//*[self::h1 or self::h2 or self::h3]"},
    {"#content", "//*[@id='content']"},
    {"#nothing-has-this-id", "//*[@id='nothing-has-this-id']"},
    {".header", "//*[" CLASS("header") "]"},
    {".nothing-has-this-class", "//*[" CLASS("nothing-has-this-class") "]"},
    {"div.content", "//div[" CLASS("content") "]"},
    {"li.active", "//li[" CLASS("active") "]"},
    {".post .title", "//*[" CLASS("post") "]//*[" CLASS("title") "]"},
    {"div#main", "//div[@id='main']"},
    {"[href]", "//*[@href]"},
    {"a[href]", "//a[@href]"},
    {"a[href^='http']", "//a[starts-with(@href,'http')]"},
    {"a[href^='/' i]", "//a[starts-with(@href,'/')]"},
    {"a[href*='article']", "//a[contains(@href,'article')]"},
    {"a[href$='.html']", "//a[substring(@href,string-length(@href)-4)='.html']"},
    {"a[rel~=nofollow]", "//a[contains(concat(' ',normalize-space(@rel),' '),' nofollow ')]"},
    {"a:not([href])", "//a[not(@href)]"},
    {"img[src][alt]", "//img[@src][@alt]"},
    {"img:not([alt])", "//img[not(@alt)]"},
    {"link[rel=canonical]", "//link[@rel='canonical']"},
    {"link[rel=stylesheet][href]", "//link[@rel='stylesheet'][@href]"},
    {"meta[property='og:title']", "//meta[@property='og:title']"},
    {"meta[property^='og:']", "//meta[starts-with(@property,'og:')]"},
    {"meta[name=description i]", "//meta[@name='description']"},
    {"script[type='application/ld+json']", "//script[@type='application/ld+json']"},
    {"script[src]", "//script[@src]"},
    {"style, script, noscript", "//*[self::style or self::script or self::noscript]"},
    {"input[type=hidden]", "//input[@type='hidden']"},
    {"form input[name]", "//form//input[@name]"},
    {"body > div", "//body/div"},
    {"body *", "//body//*"},
    {"div p", "//div//p"},
    {"div > p", "//div/p"},
    {"div div div p", "//div//div//div//p"},
    {"ul > li > a", "//ul/li/a"},
    {"ul li a", "//ul//li//a"},
    {"nav a", "//nav//a"},
    {"article p a[href]", "//article//p//a[@href]"},
    {"table tr > td", "//table//tr/td"},
    {"p + p", "//p/following-sibling::*[1][self::p]"},
    {"h2 ~ p", "//h2/following-sibling::p"},
    {"h2 + p a", "//h2/following-sibling::*[1][self::p]//a"},
    {"li:first-child", "//li[not(preceding-sibling::*)]"},
    {"li:last-child > a", "//li[not(following-sibling::*)]/a"},
    {"tr:nth-child(odd)", "//tr[count(preceding-sibling::*) mod 2 = 0]"},
    {"p:nth-of-type(2)", "//p[count(preceding-sibling::p) = 1]"},
    {"li:nth-child(3n+1)", "//li[count(preceding-sibling::*) mod 3 = 0]"},
    {"p:empty", "//p[not(node())]"},
    {"div:not(.ad):not(.hidden) > p", "//div[not(" CLASS("ad") ")][not(" CLASS("hidden") ")]/p"},
    {"div:has(> img)", "//div[img]"},
    {"a:has(img)", "//a[.//img]"},
    {":is(h1, h2, h3) > a", "//*[self::h1 or self::h2 or self::h3]/a"},
    {"article.post > a[href^='/' i]:not(.ad)",
     "//article[" CLASS("post") "]/a[starts-with(@href,'/')][not(" CLASS("ad") ")]"},
};
static_assert(std::size(kQueries) == 60);

// A library with its trees of all pages.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual const char* name() const = 0;
  // Returns how many elements are selected on all pages; -1 if the engine does not have such a query.
  virtual long select(const Query& query) = 0;
};

class Ours final : public Engine {
 public:
  explicit Ours(const std::vector<Page>& pages) {
    for (const Page& page : pages) documents_.push_back(parse(page.html));
  }
  const char* name() const override { return "lockstep"; }
  long select(const Query& query) override {
    long count = 0;
    const SelectorResult selector = Selector::parse(query.css);
    if (!selector) return -1;
    for (const Document& document : documents_) {
      const SelectedRange found = selector->select(document.root());
      count += static_cast<long>(std::distance(found.begin(), found.end()));
    }
    return count;
  }

 private:
  std::vector<Document> documents_;
};

#if LOCKSTEP_BENCH_LEXBOR_SELECTORS
class Lexbor final : public Engine {
 public:
  explicit Lexbor(const std::vector<Page>& pages) {
    for (const Page& page : pages) {
      lxb_html_document_t* document = lxb_html_document_create();
      lxb_html_document_parse(document, reinterpret_cast<const lxb_char_t*>(page.html.data()),
                              page.html.size());
      documents_.push_back(document);
    }
    memory_ = lxb_css_memory_create();
    lxb_css_memory_init(memory_, 128);
    parser_ = lxb_css_parser_create();
    lxb_css_parser_init(parser_, nullptr);
    lxb_css_parser_memory_set(parser_, memory_);
    css_selectors_ = lxb_css_selectors_create();
    lxb_css_selectors_init(css_selectors_);
    lxb_css_parser_selectors_set(parser_, css_selectors_);
    selectors_ = lxb_selectors_create();
    lxb_selectors_init(selectors_);
    lxb_selectors_opt_set(selectors_, LXB_SELECTORS_OPT_MATCH_FIRST);
  }
  ~Lexbor() override {
    for (lxb_html_document_t* document : documents_) lxb_html_document_destroy(document);
    lxb_selectors_destroy(selectors_, true);
    lxb_css_parser_destroy(parser_, true);
    lxb_css_selectors_destroy(css_selectors_, true);
    lxb_css_memory_destroy(memory_, true);
  }
  const char* name() const override { return "lexbor"; }
  long select(const Query& query) override {
    lxb_css_selector_list_t* const list = lxb_css_selectors_parse(
        parser_, reinterpret_cast<const lxb_char_t*>(query.css.data()), query.css.size());
    if (list == nullptr) return -1;
    long count = 0;
    for (lxb_html_document_t* document : documents_)
      lxb_selectors_find(selectors_, lxb_dom_interface_node(document), list, counted, &count);
    lxb_css_memory_clean(memory_);
    return count;
  }

 private:
  static lxb_status_t counted(lxb_dom_node_t*, lxb_css_selector_specificity_t, void* count) {
    ++*static_cast<long*>(count);
    return LXB_STATUS_OK;
  }
  std::vector<lxb_html_document_t*> documents_;
  lxb_css_memory_t* memory_ = nullptr;
  lxb_css_parser_t* parser_ = nullptr;
  lxb_css_selectors_t* css_selectors_ = nullptr;
  lxb_selectors_t* selectors_ = nullptr;
};
#endif

#if LOCKSTEP_BENCH_LIBXML2
class Libxml2 final : public Engine {
 public:
  explicit Libxml2(const std::vector<Page>& pages) {
    for (const Page& page : pages)
      documents_.push_back(htmlReadMemory(page.html.data(), static_cast<int>(page.html.size()), nullptr,
                                          "utf-8",
                                          HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING));
  }
  ~Libxml2() override {
    for (xmlDocPtr document : documents_) xmlFreeDoc(document);
  }
  const char* name() const override { return "libxml2"; }
  long select(const Query& query) override {
    if (query.xpath.empty()) return -1;
    xmlXPathCompExprPtr compiled =
        xmlXPathCompile(reinterpret_cast<const xmlChar*>(std::string(query.xpath).c_str()));
    if (compiled == nullptr) return -1;
    long count = 0;
    for (xmlDocPtr document : documents_) {
      if (document == nullptr) continue;
      xmlXPathContextPtr context = xmlXPathNewContext(document);
      xmlXPathObjectPtr found = xmlXPathCompiledEval(compiled, context);
      if (found != nullptr && found->nodesetval != nullptr) count += found->nodesetval->nodeNr;
      xmlXPathFreeObject(found);
      xmlXPathFreeContext(context);
    }
    xmlXPathFreeCompExpr(compiled);
    return count;
  }

 private:
  std::vector<xmlDocPtr> documents_;
};
#endif

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int run(int rounds) {
  const std::vector<PageSet> sets = page_sets("");
  if (sets.empty() || sets.front().pages.empty()) return 1;
  const std::vector<Page>& pages = sets.front().pages;
  std::vector<std::unique_ptr<Engine>> engines;
  engines.push_back(std::make_unique<Ours>(pages));
#if LOCKSTEP_BENCH_LEXBOR_SELECTORS
  engines.push_back(std::make_unique<Lexbor>(pages));
#endif
#if LOCKSTEP_BENCH_LIBXML2
  engines.push_back(std::make_unique<Libxml2>(pages));
#endif
  std::printf(
      "%zu pages, %d rounds: milliseconds for all pages, and how often ours is faster\n\n| selector |",
      pages.size(), rounds);
  for (const auto& engine : engines) std::printf(" %s |", engine->name());
  std::printf(" fastest peer / ours |\n| --- |");
  for (std::size_t i = 0; i <= engines.size(); ++i) std::printf(" ---: |");
  std::printf("\n");

  std::vector<std::vector<double>> totals(engines.size(),
                                          std::vector<double>(static_cast<std::size_t>(rounds)));
  std::vector<double> ratios;
  double logarithms = 0;
  for (const Query& query : kQueries) {
    std::vector<std::vector<double>> times(engines.size());
    std::vector<long> counts(engines.size());
    for (int round = 0; round < rounds; ++round)
      for (std::size_t i = 0; i < engines.size(); ++i) {
        times[i].push_back(time_of(0.005, [&] { counts[i] = engines[i]->select(query); }));
        totals[i][static_cast<std::size_t>(round)] += times[i].back();
      }
    std::string css(query.css);
    for (std::size_t at = 0; (at = css.find('|', at)) != std::string::npos; at += 2) css.insert(at, "\\");
    std::printf("| `%s` |", css.c_str());
    double fastest = 0;
    for (std::size_t i = 0; i < engines.size(); ++i) {
      const double time = median(times[i]);
      if (counts[i] < 0) {
        std::printf(" - |");
        continue;
      }
      // The trees of libxml2 differ; a peer that selects other elements in the same tree is marked.
      const bool differs = counts[i] != counts[0];
      std::printf(" %.3f%s |", time * 1e3, differs ? "*" : "");
      if (i != 0 && (fastest == 0 || time < fastest)) fastest = time;
    }
    const double ratio = fastest / median(times[0]);
    if (fastest != 0) {
      ratios.push_back(ratio);
      logarithms += std::log(ratio);
    }
    std::printf(" %.1f |\n", ratio);
  }
  std::printf("| sum |");
  for (auto& total : totals) std::printf(" %.2f |", median(total) * 1e3);
  std::printf(" |\n\n* selects another number of elements, in its own tree\n");
  if (!ratios.empty()) {
    std::sort(ratios.begin(), ratios.end());
    std::printf("ratios: least %.1f, median %.1f, geometric mean %.1f, most %.1f; 2 or more: %td of %zu\n",
                ratios.front(), ratios[ratios.size() / 2],
                std::exp(logarithms / static_cast<double>(ratios.size())), ratios.back(),
                ratios.end() - std::lower_bound(ratios.begin(), ratios.end(), 2.0), ratios.size());
  }
  for (std::size_t i = 0; i < engines.size(); ++i) {
    std::sort(totals[i].begin(), totals[i].end());
    std::printf("sums of the rounds, %s: %.2f to %.2f ms\n", engines[i]->name(), totals[i].front() * 1e3,
                totals[i].back() * 1e3);
  }
  return 0;
}

}  // namespace
}  // namespace lockstep::bench

int main(int argc, char** argv) {
  return lockstep::bench::run(argc > 1 ? std::max(1, std::atoi(argv[1])) : 9);
}
