// Checks that the same input and the same limits give the same result, in any pieces and with any parser.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/sinks.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kPieces[] = {"<b>"sv,
                                        "<i class=a>"sv,
                                        "</b>"sv,
                                        "</i>"sv,
                                        "<p>"sv,
                                        "</p>"sv,
                                        "<a href='x&amp;y'>"sv,
                                        "</a>"sv,
                                        "<table>"sv,
                                        "<tr><td>"sv,
                                        "</table>"sv,
                                        " "sv,
                                        "x"sv,
                                        "text and more of it"sv,
                                        "\r\n"sv,
                                        "\r"sv,
                                        "\n"sv,
                                        "\0"sv,
                                        "&amp;"sv,
                                        "&notit;"sv,
                                        "&#x80;"sv,
                                        "&#0;"sv,
                                        "&"sv,
                                        "&bogus;"sv,
                                        "\xC3\xA4"sv,
                                        "\xE2\x82\xAC"sv,
                                        "\xF0\x9F\x98\x80"sv,
                                        "\xEF\xBF\xBD"sv,
                                        "\xEF\xBB\xBF"sv,
                                        "\x01"sv,
                                        "\xC2\x85"sv,
                                        "\xEF\xB7\x90"sv,
                                        "<!DOCTYPE html>"sv,
                                        "<!DOCTYPE\0 x PUBLIC \"a\r\nb\" 'c'>"sv,
                                        "<!--a--\0>b-->"sv,
                                        "<!-- unfinished"sv,
                                        "-->"sv,
                                        "<![CDATA[x]]>"sv,
                                        "<svg>"sv,
                                        "<math><mi>"sv,
                                        "<annotation-xml encoding=text/html>"sv,
                                        "</svg>"sv,
                                        "<foreignObject>"sv,
                                        "<template>"sv,
                                        "</template>"sv,
                                        "<select>"sv,
                                        "<option selected>"sv,
                                        "</option>"sv,
                                        "</select>"sv,
                                        "<button>"sv,
                                        "<selectedcontent></selectedcontent>"sv,
                                        "</button>"sv,
                                        "<?start name=\"n\"?>"sv,
                                        "<?end>"sv,
                                        "<template for=n>"sv,
                                        "<script>x<!--<script>"sv,
                                        "</script>"sv,
                                        "<textarea>\n"sv,
                                        "</textarea>"sv,
                                        "<title>"sv,
                                        "</title>"sv,
                                        "<style>"sv,
                                        "</style>"sv,
                                        "<isindex name=\"A\" action=\"B\" prompt=\"C\">"sv,
                                        "<p a b c A='\0\r\n'>"sv,
                                        "<x-y a1=1 a2=\"2\" a3=&lt;>"sv,
                                        "</p a=1/>"sv,
                                        "<br/>"sv,
                                        "<"sv,
                                        "</"sv,
                                        "<a"sv,
                                        "='"sv,
                                        "\""sv,
                                        ">"sv,
                                        "/"sv,
                                        "<html a=1>"sv,
                                        "<body b=2>"sv,
                                        "<frameset>"sv,
                                        "<pre>\n"sv,
                                        "<form>"sv,
                                        "</form>"sv,
                                        "<nobr>"sv,
                                        "<li>"sv,
                                        "</div>"sv,
                                        "<div>"sv,
                                        "<div><template shadowrootmode=open>"sv,
                                        "<plaintext>"sv,
                                        "<meta charset=utf-8>"sv};
constexpr std::string_view kIllFormed[] = {"\xFF"sv,     "\xE2\x82"sv,     "\xF0\x9F\x98"sv,
                                           "\xC0\x80"sv, "\xED\xA0\x80"sv, "\x80"sv};

constexpr std::string_view kContexts[] = {"body", "table", "select", "template", "title", "svg"};

class Case {
 public:
  explicit Case(std::uint32_t seed) : random_(seed) {
    const std::uint32_t largest = below(8) == 0 ? 1500 : below(3) == 0 ? 200 : 12;
    const bool ill_formed = below(4) == 0;
    for (std::uint32_t i = below(largest) + 1; i != 0; --i) {
      const bool bad = ill_formed && below(8) == 0;
      std::string_view piece = bad ? any_of(kIllFormed) : any_of(kPieces);
      if (piece == "<plaintext>" && below(4) != 0) piece = "<p>";
      const std::uint32_t times = below(60) == 0 ? below(3000) : 1;
      for (std::uint32_t n = 0; n < times; ++n) html += piece;
    }
    options.collect_errors = below(2) == 0;
    if (below(3) == 0) options.max_errors = 1 + below(10);
    options.positions = below(3) == 0;
    options.scripting = below(4) == 0;
    options.allow_declarative_shadow_roots = below(2) == 0;
    Limits& limits = options.limits;
    const auto size = static_cast<std::uint32_t>(html.size());
    if (below(3) == 0) limits.input_bytes = 1 + below(below(2) == 0 ? 10 : size + 2);
    if (below(3) == 0) limits.nodes = 1 + below(below(2) == 0 ? 100 : size / 4 + 100);
    if (below(4) == 0) limits.depth = 1 + below(12);
    if (below(4) == 0) limits.attributes = 1 + below(4);
    if (below(3) == 0) limits.errors = 1 + below(below(2) == 0 ? 4 : 200);
    if (below(3) == 0) limits.memory_bytes = 1000 + below(size * 8 + 10'000);
    if (below(4) == 0) {
      context.emplace();
      context->local_name = any_of(kContexts);
      if (context->local_name == "svg") context->element_namespace = Namespace::svg;
    }
  }
  Chunks chunks() {
    return below(3) == 0 ? chunks_of(html, 1)
                         : random_chunks(html, below(UINT32_MAX), 1 + below(below(2) == 0 ? 8 : 6000));
  }

  std::string html;
  ParseOptions options;
  std::optional<FragmentContext> context;

 private:
  std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(random_() % count); }
  template <std::size_t count>
  std::string_view any_of(const std::string_view (&texts)[count]) {
    return texts[below(count)];
  }

  std::mt19937 random_;
};

// All that a caller can see.
std::string result_of(const Document& document) {
  std::string out(status_name(document.status()));
  out += document.flattened() ? ", flattened\n" : "\n";
  out += dump_tree(document.result());
  out += "\nerrors:\n" + error_list(document);
  if (document.errors_truncated()) out += "and more\n";
  const auto add = [&out](const std::optional<ByteRange>& range) {
    if (range) out += std::to_string(range->begin) + '-' + std::to_string(range->end);
    out += ' ';
  };
  const Node root = document.result();
  for (Node node = root; node; node = node.following(root)) {
    const NodePosition position = node.position();
    add(position.range);
    add(position.end_tag);
  }
  out += "\nsource: ";
  return out += document.source();
}

// Shows the first difference: results may be long.
void expect_equal(const std::string& result, const std::string& expected, std::string_view html,
                  const char* how) {
  if (result == expected) return;
  const auto [a, b] = std::mismatch(result.begin(), result.end(), expected.begin(), expected.end());
  const auto at = static_cast<std::size_t>(a - result.begin());
  const std::size_t from = at < 300 ? 0 : at - 300;
  ADD_FAILURE() << how << " of " << html.size() << " bytes:\n"
                << html.substr(0, 1000) << "\n--- gives\n"
                << result.substr(from, 600) << "\n--- instead of\n"
                << expected.substr(from, 600);
}

EncodingOptions utf_8() {
  EncodingOptions encoding;
  encoding.transport_encoding = Encoding::utf_8;
  return encoding;
}

// Errors as they are reported.
struct Told {
  std::string list;
  static void add(const ParseError& error, void* told) {
    static_cast<Told*>(told)->list += std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' +
                                      std::string(parse_error_name(error)) + '\n';
  }
};

std::string sink_result(const Case& random, const Chunks& chunks) {
  PointerTree tree;
  const SinkErrors errors = parse_into(tree, chunks, random.options, random.context);
  std::string out = dump_tree(tree.result());
  for (const ParseError& error : errors.errors)
    out += '\n' + std::string(parse_error_name(error)) + ' ' + std::to_string(error.offset);
  return out;
}

void expect_same_results(std::uint32_t seed) {
  SCOPED_TRACE(seed);
  Case random(seed);
  Told told;
  // An order of errors is only promised under limits that can end the parse early.
  const Limits& limits = random.options.limits;
  if ((limits.nodes | limits.attributes | limits.errors | limits.memory_bytes) != 0 && seed % 4 == 0) {
    random.options.on_error = Told::add;
    random.options.error_user_data = &told;
  }
  const auto parse_whole = [&](Source source) {
    return random.context ? parse_fragment(random.html, *random.context, random.options, source)
                          : parse(random.html, random.options, source);
  };
  std::string expected = result_of(parse_whole(Source::borrowed));
  expected += std::exchange(told.list, {});
  const auto expect = [&](const Document& document, const char* how) {
    std::string result = result_of(document);
    result += std::exchange(told.list, {});
    expect_equal(result, expected, random.html, how);
    EXPECT_EQ(broken_links(document), "");
  };
  expect(parse_whole(Source::copied), "parse() with a copy");
  for (int i = 0; i < 2; ++i)
    expect(parse_chunks(random.chunks(), random.options, random.context), "Parser in pieces");
  if (!random.context) {
    expect(parse_bytes(random.html, utf_8(), random.options), "parse_bytes()");
    expect(parse_bytes(random.html, utf_8(), random.options, Source::borrowed), "parse_bytes(), borrowed");
    BytesParser parser(utf_8(), random.options);
    for (const std::string_view chunk : random.chunks()) static_cast<void>(parser.write(chunk));
    expect(parser.finish(), "BytesParser in pieces");
  }
  if (seed % 4 == 1)
    expect_equal(sink_result(random, random.chunks()), sink_result(random, {random.html}), random.html,
                 "SinkParser in pieces");
}

// Compares parses of bytes, whose encoding is given or not, whole and in pieces.
void expect_same_results_of_bytes(std::uint32_t seed) {
  SCOPED_TRACE(seed);
  Case random(seed);
  EncodingOptions encoding;
  constexpr Encoding kEncodings[] = {Encoding::utf_8,     Encoding::windows_1252, Encoding::utf_16le,
                                     Encoding::shift_jis, Encoding::gb18030,      Encoding::iso_2022_jp};
  if (seed % 2 == 0) encoding.transport_encoding = kEncodings[seed / 2 % std::size(kEncodings)];
  const std::string expected = result_of(parse_bytes(random.html, encoding, random.options));
  for (int i = 0; i < 2; ++i) {
    BytesParser parser(encoding, random.options);
    for (const std::string_view chunk : random.chunks()) static_cast<void>(parser.write(chunk));
    expect_equal(result_of(parser.finish()), expected, random.html, "BytesParser in pieces");
  }
}

// Every run tests the same cases; LOCKSTEP_LIMIT_CASES=N tests more.
std::uint32_t case_count() {
  const char* const count = std::getenv("LOCKSTEP_LIMIT_CASES");
  return count == nullptr ? 3000 : static_cast<std::uint32_t>(std::stoul(count));
}

TEST(LimitsPieces, RandomText) {
  for (std::uint32_t seed = 0, count = case_count(); seed < count && !HasFailure(); ++seed)
    expect_same_results(seed);
}

TEST(LimitsPieces, RandomBytes) {
  for (std::uint32_t seed = 0, count = case_count() / 3; seed < count && !HasFailure(); ++seed)
    expect_same_results_of_bytes(seed);
}

// Cases found manually, cut into two or three pieces in all ways.
TEST(LimitsPieces, FoundBefore) {
  struct {
    std::string_view html;
    Limits limits;
    std::size_t max_errors;
  } const kFound[] = {
      {"\xC3\x9A", {.input_bytes = 1}, 0},
      {"\xEF\xBB\xBFx", {.input_bytes = 2}, 0},
      {"\xEF\xBB\xBF\xC3\xA4x", {.input_bytes = 4}, 0},
      {"\x80\x80\x80\x80", {.input_bytes = 2}, 0},
      {"<a a Z>", {.input_bytes = 1}, 0},
      {"<!DOCTYPE html><isindex name=\"A\" action=\"B\" prompt=\"C\">", {.attributes = 1}, 0},
      {"<p></b>&bogus;\x01</i>", {.errors = 1}, 1},
      {"a\x01</b>&bogus;", {.errors = 1}, 1},
      {"<p>one two <b>three</b> four", {.nodes = 6}, 0},
      {"<b><p>&amp;\xC3\xA4\xE2\x82\xAC<i>x", {.nodes = 5}, 0},
  };
  for (const auto& found : kFound) {
    ParseOptions options;
    options.collect_errors = true;
    options.positions = true;
    options.limits = found.limits;
    options.max_errors = found.max_errors;
    const std::string expected = result_of(parse(found.html, options));
    EXPECT_NE(parse(found.html, options).status(), Status::ok) << found.html;
    EXPECT_EQ(result_of(parse_bytes(found.html, utf_8(), options)), expected);
    for (std::size_t a = 0; a <= found.html.size(); ++a)
      for (std::size_t b = a; b <= found.html.size(); ++b) {
        const Chunks chunks = {found.html.substr(0, a), found.html.substr(a, b - a), found.html.substr(b)};
        EXPECT_EQ(result_of(parse_chunks(chunks, options)), expected);
        BytesParser parser(utf_8(), options);
        for (const std::string_view chunk : chunks) static_cast<void>(parser.write(chunk));
        EXPECT_EQ(result_of(parser.finish()), expected);
      }
  }
}

}  // namespace
}  // namespace lockstep::test
