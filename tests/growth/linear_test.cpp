// Checks that work on hostile inputs is proportional to the lengths of the input and the output. Work is
// counted (work.h), so these tests do not depend on how busy the machine is.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "document/tree_difference.h"
#include "growth/work.h"
#include "lockstep/lockstep.h"
#include "lockstep/validator.h"
#include "support/parsing.h"
#include "support/shapes.h"
#include "support/text.h"
#include "support/watchdog.h"
#include "trace/trace.h"

namespace lockstep::test {

// For GoogleTest.
void PrintTo(const Shape& shape, std::ostream* out) { *out << shape.name; }

namespace {

constexpr std::size_t kCount = 1000;
// For a doubling; 2 is linear, 4 quadratic. Buffers that double do so at some of the sizes.
constexpr double kLargestGrowth = 2.3;
// Of memory for four times the input; buffers double.
constexpr double kLargestGrowthOfMemory = 9;

// Counts `run(k)` for k = n, 2n and 4n.
void expect_linear(const std::string& name, std::size_t n, const std::function<void(std::size_t k)>& run,
                   double largest = kLargestGrowth) {
  const Watchdog watchdog(name, 600);
  std::array<Work, 3> work;
  for (std::size_t i = 0; i < 3; ++i) work[i] = work_of([&] { run(n << i); });
  const double grown = growth({work[0].steps, work[1].steps, work[2].steps});
  EXPECT_LE(grown, largest) << name << ": " << work[0].steps << " steps for n = " << n << ", "
                            << work[1].steps << " for twice as many, " << work[2].steps
                            << " for four times as many";
  if (largest != kLargestGrowth) return;
  EXPECT_LE(static_cast<double>(work[2].memory),
            kLargestGrowthOfMemory * static_cast<double>(std::max<std::size_t>(work[0].memory, 1 << 14)))
      << name << ": bytes of memory, from " << work[0].memory;
}

// The inputs are made before the work is counted.
void expect_linear(const std::string& name, std::size_t n,
                   const std::function<std::string(std::size_t)>& html,
                   const std::function<void(const std::string&)>& run, double largest = kLargestGrowth) {
  const std::array<std::string, 3> inputs = {html(n), html(2 * n), html(4 * n)};
  expect_linear(
      name, n,
      [&](std::size_t k) {
        run(inputs[k == n ? 0 : k == 2 * n ? 1 : 2]);
      },
      largest);
}

// --- The counter

TEST(Counter, SeesQuadraticWork) {
  const auto growth_of = [](const std::function<void(std::size_t)>& run) {
    Counts steps;
    for (std::size_t i = 0; i < 3; ++i) steps[i] = work_of([&] { run(kCount << i); }).steps;
    return growth(steps);
  };
  const auto erase_each = [](std::size_t n) {
    std::string text(100 * n, 'x');
    for (std::size_t i = 0; i < n; ++i) text.erase(0, 100);  // moves all bytes
  };
  const auto search_each = [](std::size_t n) {
    const std::string text(n, 'x');
    for (std::size_t i = 0; i < n; ++i) EXPECT_EQ(text.find('y'), std::string::npos);
  };
  const auto once = [](std::size_t n) { std::string(100 * n, 'x').erase(0, 100); };
  EXPECT_GT(growth_of(erase_each), 3.5);
  EXPECT_GT(growth_of(search_each), 3.5);
  EXPECT_LT(growth_of(once), kLargestGrowth);
  const auto parse_each = [](std::size_t n) {
    const std::string html = repeated("<p>", n);
    for (std::size_t i = 0; i < n / 100; ++i) (void)parse(html);  // each is linear
  };
  EXPECT_GT(growth_of(parse_each), 3.5);
}

TEST(Counter, CountsTheSameTwice) {
  const std::string html = repeated("<b><p>x</b>", 100);
  const auto count = [&] { return work_of([&] { (void)parse(html); }).steps; };
  const std::uint64_t once = count();
  EXPECT_GT(once, 1000);
  EXPECT_EQ(count(), once);
}

TEST(Counter, GivesUp) {
  const std::string html = repeated("<b><p>x</b>", 100);
  const auto parse_it = [&] { (void)parse(html); };
  EXPECT_TRUE(work_of(parse_it, {.steps = 100, .memory = SIZE_MAX}).too_much);
  EXPECT_TRUE(work_of(parse_it, {.steps = UINT64_MAX, .memory = 100}).too_much);
  EXPECT_FALSE(work_of(parse_it).too_much);
}

// --- Parsing

class Linear : public testing::TestWithParam<Shape> {
 protected:
  void expect(const char* how, const std::function<void(const std::string&)>& run) const {
    const Shape& shape = GetParam();
    expect_linear(std::string(shape.name) + ", " + how, kCount * shape.factor, shape.html, run);
  }
};

TEST_P(Linear, Whole) {
  expect("whole", [](const std::string& html) { parse(html, {}, Source::borrowed); });
}

TEST_P(Linear, WithErrors) {
  ParseOptions options;
  options.collect_errors = true;
  expect("with errors", [&](const std::string& html) { parse(html, options, Source::borrowed); });
}

TEST_P(Linear, WithErrorsAsTheyAreFound) {
  ParseOptions options;
  options.collect_errors = true;
  options.max_errors = 10;
  options.on_error = [](const ParseError&, void*) {};
  expect("with errors as they are found",
         [&](const std::string& html) { parse(html, options, Source::borrowed); });
}

// Input that cannot be decided yet must not be examined repeatedly.
TEST_P(Linear, InPieces) {
  expect("in pieces of 64 bytes", [](const std::string& html) { parse_chunks(chunks_of(html, 64)); });
  expect("a byte a piece", [](const std::string& html) { parse_chunks(chunks_of(html, 1)); });
}

TEST_P(Linear, AsTokens) {
  if (GetParam().feedback_walks) return;
  expect("tokens, in pieces of 7 bytes", [](const std::string& html) {
    TokenReader reader;
    for (const std::string_view piece : chunks_of(html, 7)) {
      (void)reader.write(piece);
      while (reader.next() != nullptr) {
      }
    }
    reader.finish();
    while (reader.next() != nullptr) {
    }
  });
}

// Limits that are not reached must not cost more in longer inputs.
TEST_P(Linear, WithLimits) {
  ParseOptions options;
  options.limits = {.nodes = 1'000'000'000,
                    .attributes = 1'000'000'000,
                    .errors = 1'000'000'000,
                    .memory_bytes = 1'000'000'000'000};
  expect("with limits", [&](const std::string& html) { parse(html, options, Source::borrowed); });
  expect("with limits, in pieces of 1460 bytes",
         [&](const std::string& html) { parse_chunks(chunks_of(html, 1460), options); });
}

// Shapes with a quadratic tree are for the benchmark, which measures the cost per node.
std::vector<Shape> linear_shapes() {
  std::vector<Shape> chosen;
  std::ranges::copy_if(shapes(), std::back_inserter(chosen),
                       [](const Shape& shape) { return !shape.square; });
  return chosen;
}

INSTANTIATE_TEST_SUITE_P(Hostile, Linear, testing::ValuesIn(linear_shapes()));

// Once a limit has stopped the parser, the rest of the input costs nothing.
TEST(Limits, TheRestOfTheInputCostsNothing) {
  const auto steps = [](std::size_t count) {
    const std::string html = repeated("<b><p><table>x&amp;<p a=1></b>", count);
    ParseOptions options;
    options.limits = {.nodes = 10'000, .depth = 100, .attributes = 10, .memory_bytes = 10'000'000};
    Status status = Status::ok;
    const Work work = work_of([&] { status = parse(html, options, Source::borrowed).status(); });
    EXPECT_NE(status, Status::ok);
    return work.steps;
  };
  const std::uint64_t some = steps(20'000);
  EXPECT_LE(steps(200'000), some + some / 10);
}

// n options are moved by n end tags, each of which looks at all of them, but not at all of their ancestors
// for each, nor at all other options: 4 is quadratic, 8 cubic.
TEST(MovedOptions, TakeQuadraticWork) {
  const struct {
    const char* name;
    std::function<std::string(std::size_t)> options;
  } kMoved[] = {
      {"siblings",
       [](std::size_t n) { return "<button><selectedcontent></button>" + repeated("<option></option>", n); }},
      {"apart",
       [](std::size_t n) {
         return "<button><selectedcontent></button>" + repeated("<p><option></option></p>", n);
       }},
      {"deep",
       [](std::size_t n) {
         return "<button><selectedcontent></button>" + repeated("<div>", n) +
                repeated("<option></option>", n);
       }},
      {"disabled",
       [](std::size_t n) {
         return "<button><selectedcontent></button>" + repeated("<option disabled></option>", n);
       }},
  };
  for (const auto& moved : kMoved) {
    const auto html = [&](std::size_t n) {
      return "<select>" + many("<b id=#>", n) + "<div>" + moved.options(n) + repeated("</b>", n);
    };
    expect_linear(
        moved.name, 100, html, [](const std::string& text) { parse(text); }, 5);
  }
}

// --- The tree as text

struct Named {
  const char* name;
  std::function<std::string(std::size_t n)> html;
};

TEST(TextLinear, HostileTrees) {
  const Named kHostile[] = {
      {"blocks in blocks", [](std::size_t n) { return repeated("<div>", n) + "x"; }},
      {"paragraphs", [](std::size_t n) { return repeated("<p>", n); }},
      {"a long line", [](std::size_t n) { return repeated("word ", n); }},
      {"spaces", [](std::size_t n) { return repeated(" ", 20 * n) + repeated(" <i> </i>", n) + "x"; }},
      {"dialogs in dialogs", [](std::size_t n) { return repeated("a <dialog open>", n) + "x"; }},
      {"dialogs in a line", [](std::size_t n) { return "a " + repeated("<dialog open>x</dialog> ", n); }},
      {"hidden cells", [](std::size_t n) { return "<table><tr>" + repeated("<td hidden><td>", n); }},
      {"hidden rows", [](std::size_t n) { return "<table>" + repeated("<tr hidden><tr><td>", n); }},
      {"groups of rows", [](std::size_t n) { return "<table><tr><td>x" + repeated("<tbody><!----> ", n); }},
      {"tables in tables", [](std::size_t n) { return repeated("<table><tr><td>", n / 4); }},
      {"details", [](std::size_t n) { return repeated("<details>x", n) + repeated("<summary>", n); }},
      {"children of semantics",
       [](std::size_t n) { return "<math><semantics>" + repeated("<mn></mn><!---->x", n); }},
      {"ruby", [](std::size_t n) { return repeated("<ruby><div>a <rt>", n / 4); }},
      {"options", [](std::size_t n) { return "<select>" + repeated("<optgroup><option>x", n); }},
      {"elements without boxes",
       [](std::size_t n) { return repeated("<i></i><!----><template></template> ", n) + "<p>"; }},
      {"texts of white space",
       [](std::size_t n) { return repeated("<i></i>", n) + repeated(" <!---->\n", n); }},
  };
  for (const Named& hostile : kHostile) {
    const auto document = [&](std::size_t n) { return parse("<!doctype html>" + hostile.html(n)); };
    const std::array<Document, 3> documents = {document(kCount), document(2 * kCount), document(4 * kCount)};
    const auto of = [&](std::size_t n) -> const Document& {
      return documents[n == kCount ? 0 : n == 2 * kCount ? 1 : 2];
    };
    expect_linear(std::string(hostile.name) + ", inner_text()", kCount,
                  [&](std::size_t n) { (void)of(n).body().inner_text(); });
    expect_linear(std::string(hostile.name) + ", markdown()", kCount,
                  [&](std::size_t n) { (void)markdown(of(n).root()); });
    expect_linear(std::string(hostile.name) + ", markdown() with tables of HTML", kCount,
                  [&](std::size_t n) { (void)markdown(of(n).root(), {.tables = MarkdownTables::html}); });
    expect_linear(std::string(hostile.name) + ", markdown() in lines", kCount,
                  [&](std::size_t n) { (void)markdown(of(n).root(), {.width = 40}); });
    expect_linear(std::string(hostile.name) + ", main_content()", kCount,
                  [&](std::size_t n) { (void)main_html(main_content(of(n))); });
    expect_linear(std::string(hostile.name) + ", formatted", kCount,
                  [&](std::size_t n) { (void)serialize_html(of(n), {.indent = 2}); });
  }
}

// --- Validating

TEST(ValidateLinear, HostileTrees) {
  const Named kHostile[] = {
      {"tables in tables", [](std::size_t n) { return repeated("<table><tr><td>", n); }},
      {"header cells", [](std::size_t n) { return repeated("<table><tr><th>", n); }},
      {"lists in lists", [](std::size_t n) { return repeated("<ul><li value=1>", n); }},
      {"figures in figures", [](std::size_t n) { return repeated("<figure><figcaption>x", n); }},
      {"radio buttons", [](std::size_t n) { return repeated("<div><input type=radio name=a>", n); }},
      {"links", [](std::size_t n) { return repeated("<div><link itemprop=x href=x>", n); }},
      {"details with names",
       [](std::size_t n) {
         std::string html;
         for (std::size_t i = 0; i < n; ++i)
           html += "<details name=a" + std::to_string(i) + "><summary>x</summary>";
         return html;
       }},
      {"details of one name", [](std::size_t n) { return repeated("<details name=a>", n); }},
      {"labels in labels", [](std::size_t n) { return repeated("<label><input>", n); }},
      {"sections", [](std::size_t n) { return repeated("<section><h1 headingoffset=1>x</h1>", n); }},
      {"items", [](std::size_t n) { return repeated("<div itemscope itemprop=a>", n); }},
      {"roles", [](std::size_t n) { return repeated("<div role=list><div role=listitem>", n); }},
      {"spans", [](std::size_t n) { return repeated("<span><b>", n) + "<div>"; }},
      {"terms in terms", [](std::size_t n) { return repeated("<dl><dt>x", n); }},
      {"images in links", [](std::size_t n) { return repeated("<a href=x><img alt><table><td>", n); }},
      {"radio buttons", [](std::size_t n) { return repeated("<form><input type=radio name=a></form>", n); }},
      {"comments in scripts",
       [](std::size_t n) { return "<script>" + repeated("<!-- -->", n) + "</script>"; }},
      {"references to hidden elements",
       [](std::size_t n) { return "<p hidden id=a>" + repeated("<a href=#a>b</a>", n); }},
      {"templates", [](std::size_t n) { return repeated("<template><li>", n / 8); }},
      {"implied elements", [](std::size_t n) { return repeated("</br>", n) + repeated("<meta>", n); }},
  };
  for (const Named& hostile : kHostile)
    expect_linear(
        std::string(hostile.name) + ", validate()", kCount,
        [&](std::size_t n) { return "<!DOCTYPE html><title>t</title>" + hostile.html(n); },
        [](const std::string& html) { (void)validate(html); });
  expect_linear(
      "comments before html, validate()", kCount,
      [](std::size_t n) { return repeated("<!---->", n) + repeated("<template>", n / 8); },
      [](const std::string& html) { (void)validate(html); });
}

// --- Sanitizing

Sanitizer made(const SanitizerConfig& config) {
  const SanitizerResult result = Sanitizer::create(config);
  EXPECT_TRUE(result) << result.error().message;
  return *result;
}

// Both ways.
TEST(SanitizeLinear, HostileShapes) {
  SanitizerConfig config;
  config.replace_with_children_elements = {{"b"}, {"x-y"}};
  config.elements.emplace();
  for (std::size_t i = 0; i < 20'000; ++i)
    config.elements->push_back({numbered("e", i), std::string(kHtmlNamespace), std::nullopt,
                                std::vector<SanitizerName>{{numbered("a", i)}}});
  config.elements->push_back({"div"});
  config.attributes.emplace();
  for (std::size_t i = 0; i < 20'000; ++i) config.attributes->push_back({numbered("a", i)});
  const Sanitizer long_lists = made(config), everything = Sanitizer::keep_everything();
  const Named kShapes[] = {
      {"replaced, then others", [](std::size_t n) { return repeated("<x-y>", n) + repeated("<i></i>", n); }},
      {"replaced", [](std::size_t n) { return repeated("<x-y>x", n); }},
      {"kept", [](std::size_t n) { return repeated("<div>", n); }},
      {"replaced siblings", [](std::size_t n) { return repeated("<x-y></x-y>", n); }},
      {"templates", [](std::size_t n) { return repeated("<template>", n / 4); }},
      {"kept and replaced", [](std::size_t n) { return repeated("<i><x-y>", n); }},
      // Formatting elements that are refused or replaced, which the adoption agency moves.
      {"adopted", [](std::size_t n) { return repeated("<b><p>", n / 4) + repeated("</b>x", n / 4); }},
      {"adopted and replaced", [](std::size_t n) { return repeated("<b><i><x-y><p>x</b></i>", n / 8); }},
      {"a", [](std::size_t n) { return repeated("<a><div>", n / 8); }},
      {"nobr", [](std::size_t n) { return repeated("<nobr><div>", n / 8); }},
      // Foster parenting out of and into what is replaced.
      {"foster parents", [](std::size_t n) { return repeated("<table><x-y>x", n / 8); }},
      {"foster parents of b", [](std::size_t n) { return repeated("<table><b>x<tr>", n / 8); }},
      {"replaced tables", [](std::size_t n) { return repeated("<x-y><table><tr>x", n / 8); }},
      {"unsafe", [](std::size_t n) { return repeated("<script>x</script><img onerror=x>", n); }},
      {"select", [](std::size_t n) { return repeated("<select><option><x-y>x", n / 8); }},
      {"svg", [](std::size_t n) { return repeated("<svg><desc><x-y>", n / 8); }},
      {"attributes of body", [](std::size_t n) { return repeated("<body onload=x x=1>", n / 2); }},
      {"attributes", [](std::size_t n) { return "<div" + many(" a#=1", n) + ">"; }},
      {"names", [](std::size_t n) { return many("<e#>", n); }},
  };
  for (const Named& shape : kShapes) {
    for (const SanitizeMethod method : {SanitizeMethod::filter_tree, SanitizeMethod::while_parsing}) {
      SanitizeOptions options;
      options.method = method;
      for (const Sanitizer* sanitizer : {&long_lists, &everything}) {
        const auto run = [&](const std::string& html) {
          (void)parse_html_fragment(html, {}, *sanitizer, options);
        };
        const bool filters = method == SanitizeMethod::filter_tree;
        expect_linear(std::string(shape.name) + (filters ? ", filtered" : ", while parsing"), 8 * kCount,
                      shape.html, run);
      }
    }
  }
}

TEST(SanitizeLinear, Report) {
  std::size_t reports = 0;
  SanitizeOptions options;
  options.parse.positions = true;
  options.on_removal = [](const SanitizerRemoval&, void* data) { ++*static_cast<std::size_t*>(data); };
  options.removal_user_data = &reports;
  expect_linear(
      "report", kCount,
      [](std::size_t n) {
        return repeated("<b onclick=1></b>", n) + repeated("<body onload=1 x=2>", n) + "<p" +
               many(" a#=1", n) + ">";
      },
      [&](const std::string& html) { (void)parse_html(html, Sanitizer(), options); });
  EXPECT_NE(reports, 0);
}

TEST(SanitizeLinear, Text) {
  const Named kShapes[] = {
      {"paragraphs", [](std::size_t n) { return repeated("<p>x", n); }},
      {"depth", [](std::size_t n) { return repeated("<div>", n); }},
      {"formatting", [](std::size_t n) { return repeated("<b><i><p>", n); }},
      {"links in tables", [](std::size_t n) { return repeated("<a href=x><table>", n / 4); }},
      {"unsafe elements", [](std::size_t n) { return repeated("<script>x</script>", n); }},
      {"replaced elements", [](std::size_t n) { return repeated("<font>x", n); }},
      {"attributes", [](std::size_t n) { return "<p " + repeated("onclick=x a", n) + ">"; }},
      {"svg and math", [](std::size_t n) { return repeated("<svg><desc><math><mtext>", n / 4); }},
      {"pre", [](std::size_t n) { return repeated("<pre>\n\n", n / 4); }},
      {"noscript", [](std::size_t n) { return repeated("<noscript><p>x</noscript>", n); }},
      {"tildes", [](std::size_t n) { return "<!--" + repeated("~", 8 * n) + "-->"; }},
      {"angle brackets", [](std::size_t n) { return repeated("&lt;", n) + repeated("<", n); }},
      {"unsettled", [](std::size_t n) { return repeated("<plaintext>", n); }},
  };
  SanitizerConfig replaces;
  replaces.replace_with_children_elements = {{"font"}};
  const Sanitizer sanitizers[] = {Sanitizer(), made(replaces)};
  const LandingPlace place = {"td", Namespace::html};
  for (const Named& shape : kShapes) {
    expect_linear(std::string(shape.name) + ", text", kCount, shape.html, [&](const std::string& html) {
      for (const Sanitizer& sanitizer : sanitizers)
        (void)sanitize(html, sanitizer, {.places = {&place, 1}, .drop_if_unsettled = true});
    });
  }
}

// --- Editing in place

EditedSource edited(const std::string& source, const EncodingOptions& encoding, std::string_view css,
                    const std::function<DomError(Document&, Node)>& edit) {
  Document document = parse_bytes(source, encoding);
  std::vector<Node> nodes;
  for (const Node node : document.result().select(css)) nodes.push_back(node);
  for (const Node node : nodes) EXPECT_EQ(edit(document, node), DomError::none);
  return edit_source(document, source, {.encoding = encoding});
}

TEST(EditLinear, SharedStartTag) {
  constexpr double kWithSorting = 2.6;
  // The start tag of `b` belongs to an element in each `p`, so all of these are written again together.
  const auto html = [](std::size_t n) { return "<p><b>" + repeated("<p>x<p class=a>x", n); };
  const auto remove = [](Document& document, Node p) { return document.remove(p); };
  const auto insert = [](Document& document, Node p) {
    return document.insert_adjacent_html(p, AdjacentPosition::after_end, "<hr>");
  };
  expect_linear(
      "remove every second", kCount, html,
      [&](const std::string& page) { EXPECT_TRUE(edited(page, {}, ".a", remove)); }, kWithSorting);
  expect_linear(
      "insert after every second", kCount, html,
      [&](const std::string& page) { EXPECT_TRUE(edited(page, {}, ".a", insert)); }, kWithSorting);
}

TEST(EditLinear, AttributesInAnotherOrder) {
  constexpr double kWithSorting = 2.6;
  for (const bool is_same : {true, false}) {
    std::vector<Document> pages, others;
    for (std::size_t i = 0; i < 3; ++i) {
      std::string forward = "<p", backward = "<p";
      for (std::size_t k = 0, n = kCount << i; k < n; ++k) {
        forward.append(" a").append(std::to_string(k));
        backward.append(" a").append(std::to_string(n - 1 - k + (is_same || k != 0 ? 0 : 1)));
      }
      pages.push_back(parse(forward + ">"));
      others.push_back(parse(backward + ">"));
    }
    expect_linear(
        "attributes in another order", kCount,
        [&](std::size_t k) {
          const std::size_t i = k == kCount ? 0 : k == 2 * kCount ? 1 : 2;
          const auto found = detail::first_difference(pages[i].result(), others[i].result());
          EXPECT_EQ(!found.a, is_same);
        },
        kWithSorting);
  }
}

// The table of an encoder is larger than most changes.
TEST(EditLinear, OneTableForAllChanges) {
  const std::string page = repeated("<img>", kCount);
  const auto steps = [&](std::string_view title) {
    const auto set_title = [&](Document& document, Node image) {
      return document.set_attribute(image, "title", title);
    };
    const auto run = [&] { EXPECT_TRUE(edited(page, {.encoding = Encoding::gb18030}, "img", set_title)); };
    return work_of(run).steps;
  };
  EXPECT_LE(steps("\xE4\xB8\xAD"), 2 * steps("xyz"));
}

// --- What explains

TEST(TraceLinear, LargeAndDeep) {
  const Named kShapes[] = {
      {"depth", [](std::size_t n) { return repeated("<div>", n); }},
      {"paragraphs", [](std::size_t n) { return repeated("<p>word <b class=x>word</b>\n", n); }},
      {"words", [](std::size_t n) { return repeated("word ", n); }},
      {"formatting", [](std::size_t n) { return repeated("<b><p>", n); }},
      {"foster parents", [](std::size_t n) { return "<table>" + repeated("x ", n); }},
      {"a long value", [](std::size_t n) { return "<a b=" + repeated("x", 10 * n) + ">"; }},
      {"references", [](std::size_t n) { return repeated("&amp;", n); }},
  };
  for (const Named& shape : kShapes)
    expect_linear(std::string(shape.name) + ", trace", kCount, shape.html,
                  [](const std::string& html) { (void)detail::Trace::of(html, nullptr, {}); });
}

// --- Rewriting

void rewrite(const std::string& html, std::size_t piece, bool changes) {
  constexpr std::string_view kSelectors[] = {
      "*", "b b", "p div, #x i", "p + *", "b ~ i", ":nth-child(2n of b)", "div > [class=x]", ":lang(en) p"};
  Rewriter rewriter;
  const RewriteHandler handler = [changes](RewriteToken& token) {
    if (changes) token.before("<!---->", ContentType::html);
  };
  for (const std::string_view selector : kSelectors) (void)rewriter.on(selector, {.element = handler});
  (void)rewriter.on("b i", {.text = handler, .comments = handler});
  std::string output;
  for (const std::string_view bytes : chunks_of(html, piece)) {
    output.clear();
    EXPECT_EQ(rewriter.write(bytes, output), Status::ok);
  }
  EXPECT_EQ(rewriter.finish(output), Status::ok);
}

TEST(RewriteLinear, HostileShapes) {
  std::vector<Shape> hostile = linear_shapes();
  // End tags that move elements with many others in them.
  hostile.push_back({"an element that is moved again and again",
                     [](std::size_t n) { return "<b>" + repeated("<div>", n) + repeated("</b>", n); }});
  hostile.push_back({"the same, with texts between",
                     [](std::size_t n) { return "<b>" + repeated("<div>", n) + repeated("</b>x", n); }});
  hostile.push_back({"many around elements that are moved", [](std::size_t n) {
                       return many("<b id=#>", n) + repeated("<div>", n) + repeated("</b><!---->", n);
                     }});
  hostile.push_back({"others between", [](std::size_t n) {
                       return repeated("<b><i><u><s><tt><p>", n) + repeated("</b></i>x", n);
                     }});
  for (const Shape& shape : hostile) {
    for (const bool changes : {false, true})
      expect_linear(std::string(shape.name) + (changes ? ", changed" : ", unchanged"),
                    kCount * shape.factor / 4, shape.html,
                    [&](const std::string& html) { rewrite(html, changes ? 64 : 65536, changes); });
  }
}

// One piece with many links.
TEST(RewriteLinear, InOnePiece) {
  expect_linear(
      "links", kCount, [](std::size_t n) { return repeated("<a href=http://a.example>x</a>", n); },
      [](const std::string& html) {
        Rewriter rewriter;
        (void)rewriter.on("[href]", {.element = [](RewriteToken& tag) { tag.set_attribute("href", "/"); }});
        std::string output;
        EXPECT_EQ(rewriter.write(html, output), Status::ok);
        EXPECT_EQ(rewriter.finish(output), Status::ok);
      });
}

}  // namespace
}  // namespace lockstep::test
