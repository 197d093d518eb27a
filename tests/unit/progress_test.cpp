// Tests parsers that are inspected, stopped early and reused.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/parsing.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kPage =
    "<!DOCTYPE html><title>A</title><meta name=a><body><p id=p class='x>y'>text<table>b<tr><td>c</table>"
    "<script>if (a > b) x('>')</script><!-- > --><p>end";

constexpr std::string_view kCharacters = "<>/!-p btd&;='\" \r\n\xC3\xA9\xFFxsvgtle";

bool has_body(const Document& document) { return !document.body().is_null(); }

TEST(Progress, TheDocumentIsWhatHasBeenParsed) {
  Parser parser;
  EXPECT_TRUE(parser.document().root().first_child().is_null());
  ASSERT_EQ(parser.write("<!DOCTYPE html><title>A"), Status::ok);
  EXPECT_EQ(parser.document().title(), "A");
  EXPECT_TRUE(parser.document().body().is_null());
  ASSERT_EQ(parser.write("B</title><p>one\r"), Status::ok);
  const Node p = parser.document().root().find("p");
  ASSERT_FALSE(p.is_null());
  EXPECT_EQ(p.text_content(), "one");  // a line feed may follow
  EXPECT_EQ(parser.document().status(), Status::ok);
  EXPECT_EQ(parser.document().quirks_mode(), QuirksMode::no_quirks);
  EXPECT_EQ(broken_links(parser.document()), "");
  EXPECT_TRUE(parser.is_open(p));
  EXPECT_TRUE(parser.is_open(parser.document().body()));
  EXPECT_FALSE(parser.is_open(parser.document().head()));
  EXPECT_FALSE(parser.is_open({}));
  ASSERT_EQ(parser.write("\ntwo</p>"), Status::ok);
  EXPECT_EQ(p.text_content(), "one\ntwo");
  EXPECT_FALSE(parser.is_open(p));
  const Document other = parse("");
  EXPECT_FALSE(parser.is_open(other.body()));
  const Document document = parser.finish();
  EXPECT_EQ(document.root().find("p"), p);  // nodes stay valid
  EXPECT_EQ(p.text_content(), "one\ntwo");
}

TEST(Progress, ErrorsAndPositionsComeAtTheEnd) {
  ParseOptions options;
  options.collect_errors = options.positions = true;
  Parser parser(options);
  ASSERT_EQ(parser.write("<p a=1>\n\xC3"), Status::ok);
  const Node p = parser.document().root().find("p");
  EXPECT_EQ(p.position().range, std::nullopt);
  EXPECT_EQ(p.attribute_positions().size(), 1u);
  EXPECT_EQ(parser.document().errors().size(), 0u);
  EXPECT_EQ(parser.document().line_column(8).line, 2u);
  ASSERT_EQ(parser.write("\xA4\n\n<i>"), Status::ok);
  EXPECT_EQ(parser.document().line_column(12).line, 4u);
  const Document document = parser.finish();
  EXPECT_EQ(p.position().range, (ByteRange{0, 7}));
  EXPECT_EQ(document.line_column(12).line, 4u);
  EXPECT_FALSE(document.errors().empty());
}

// At each piece, the document is sound and equal to what any other split gives.
TEST(Progress, DoesNotDependOnThePieces) {
  Parser bytes;
  for (std::size_t end = 1; end <= kPage.size(); ++end) {
    ASSERT_EQ(bytes.write(kPage.substr(end - 1, 1)), Status::ok);
    Parser whole;
    ASSERT_EQ(whole.write(kPage.substr(0, end)), Status::ok);
    ASSERT_EQ(dump_tree(bytes.document()), dump_tree(whole.document())) << end;
    ASSERT_EQ(broken_links(bytes.document()), "");
  }
}

// Input may be parsed piece by piece, 64 KB at a time, or whatever has arrived when document() is called.
TEST(Progress, DoesNotDependOnWhenItIsParsed) {
  std::string page;
  for (int i = 0; i < 2500; ++i)
    page += "<p class='a" + std::to_string(i) + "'>te\xC3\xA9xt &amp; <b>b\r\n</b><!--c" +
            (i % 7 == 0 ? "</i>" : "-->");
  const std::size_t at = page.rfind("<p", 80'000);
  for (const bool all : {false, true}) {
    ParseOptions options;
    options.collect_errors = options.positions = all;
    const Document whole = parse(page, options);
    for (const std::size_t piece : {1u, 999u, 4096u, 70'000u}) {
      for (const std::size_t look : {std::size_t{0}, std::size_t{1}, at, std::string::npos}) {
        Parser parser(options);
        for (std::size_t i = 0; i < page.size();) {
          if (i == look) {
            Parser watched;
            EXPECT_TRUE(watched.document().root().first_child().is_null());
            ASSERT_EQ(watched.write(page.substr(0, i)), Status::ok);
            ASSERT_EQ(dump_tree(parser.document()), dump_tree(watched.document())) << i;
          }
          const std::size_t end = std::min(i < look ? std::min(i + piece, look) : i + piece, page.size());
          ASSERT_EQ(parser.write(page.substr(i, end - i)), Status::ok);
          i = end;
        }
        const Document document = parser.finish();
        ASSERT_EQ(dump_tree(document), dump_tree(whole)) << piece << ' ' << look;
        ASSERT_EQ(document.errors().size(), whole.errors().size());
        ASSERT_EQ(document.source(), whole.source());
        ASSERT_LE(document.memory_bytes(), whole.memory_bytes() * 8 / 5) << piece << ' ' << look;
      }
    }
  }
}

// Before there is input and after finish(), document() changes nothing.
TEST(Progress, TheDocumentBeforeAndAfter) {
  Parser parser;
  EXPECT_TRUE(parser.document().root().first_child().is_null());
  ASSERT_EQ(parser.write("<p>a"), Status::ok);
  const Document document = parser.finish();
  Parser other;
  ASSERT_EQ(other.write("<p>a"), Status::ok);
  const Document same = other.finish();
  (void)other.document();
  EXPECT_EQ(dump_tree(same), dump_tree(document));
}

// on_error is called as errors are found, even if document() is not called.
TEST(Progress, ErrorsAreReportedAtOnce) {
  std::size_t count = 0;
  ParseOptions options;
  options.on_error = [](const ParseError&, void* found) { ++*static_cast<std::size_t*>(found); };
  options.error_user_data = &count;
  Parser parser(options);
  ASSERT_EQ(parser.write("<!DOCTYPE html><p></i><p>"), Status::ok);
  EXPECT_EQ(count, 1u);
}

TEST(Progress, OfBytes) {
  BytesParser parser;
  EXPECT_TRUE(parser.document().root().first_child().is_null());
  EXPECT_FALSE(parser.is_open(parser.document().root()));
  ASSERT_EQ(parser.write("<meta charset=windows-1251><p>\xE9"), Status::ok);
  ASSERT_EQ(parser.write(std::string(1024, ' ')), Status::ok);
  EXPECT_EQ(parser.document().encoding().encoding, Encoding::windows_1251);
  const Node p = parser.document().root().find("p");
  EXPECT_TRUE(parser.is_open(p));
  EXPECT_TRUE(p.text_content().starts_with("\xD0\xB9"));
  const Document document = parser.finish();
  EXPECT_EQ(document.root().find("p"), p);
}

TEST(Progress, OfBytesWithALateMeta) {
  BytesParser parser;
  ASSERT_EQ(parser.write("<p>\xE9" + std::string(2000, ' ')), Status::ok);
  ASSERT_EQ(parser.write(std::string(70000, ' ')), Status::ok);
  EXPECT_EQ(parser.document().encoding().encoding, Encoding::windows_1252);
  ASSERT_EQ(parser.write("<meta charset=windows-1251><i>"), Status::ok);
  EXPECT_TRUE(parser.document().encoding().parsed_again);
  EXPECT_EQ(parser.document().encoding().encoding, Encoding::windows_1251);
  EXPECT_TRUE(parser.document().root().find("p").text_content().starts_with("\xD0\xB9"));
  EXPECT_TRUE(parser.is_open(parser.document().root().find("i")));
}

// --- stop_when()

struct Outcome {
  std::string tree;
  Status status;
  std::size_t source;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Parses in pieces of about that size; 0: in one.
template <class AnyParser>
Outcome run(AnyParser parser, std::string_view html, std::size_t piece, std::uint32_t seed = 0) {
  std::mt19937 random(seed);
  for (std::string_view rest = html; !rest.empty();) {
    const std::size_t size = piece == 0 ? rest.size() : 1 + random() % (2 * piece);
    const Status status = parser.write(rest.substr(0, size));
    rest.remove_prefix(std::min(size, rest.size()));
    if (status != Status::ok) {
      EXPECT_EQ(parser.write("<b>more"), status);  // ignored
    }
  }
  const Document document = parser.finish();
  EXPECT_EQ(broken_links(document), "");
  return {dump_tree(document), document.status(), document.source().size()};
}

TEST(StopWhen, TheBodyBegins) {
  for (const std::size_t piece : {0u, 1u, 7u}) {
    Parser parser;
    std::size_t calls = 0;
    parser.stop_when([&](const Parser& at) {
      ++calls;
      return has_body(at.document());
    });
    const Outcome found = run(std::move(parser), kPage, piece);
    EXPECT_EQ(found.status, Status::stopped);
    EXPECT_EQ(calls, 5u);  // doctype, two of the title, meta, body
    EXPECT_EQ(found.tree, dump_tree(parse(kPage.substr(0, kPage.find("<p")))));
    EXPECT_EQ(found.source, kPage.find("<p"));
  }
  EXPECT_EQ(status_name(Status::stopped), "stopped");
}

TEST(StopWhen, AnElementWasClosed) {
  Parser parser;
  Node p;
  parser.stop_when([&](const Parser& at) {
    if (!p) p = at.document().root().find_by_id("p");
    return p && !at.is_open(p);
  });
  ASSERT_EQ(parser.write(kPage), Status::stopped);
  EXPECT_EQ(parser.document().root().find_by_id("p"), p);
  const Document document = parser.finish();
  EXPECT_EQ(dump_tree(document), dump_tree(parse(kPage.substr(0, kPage.find("<table>") + 7))));
}

TEST(StopWhen, AtEveryPlace) {
  const std::string page(kPage);
  for (int stop = 1; stop < 25; ++stop) {
    std::size_t end = 0;
    for (int i = 0; i < stop && end != std::string::npos; ++i) end = page.find('>', end + (i != 0 ? 1 : 0));
    const std::string cut = end == std::string::npos ? page : page.substr(0, end + 1);
    const Status expected = end == std::string::npos ? Status::ok : Status::stopped;
    for (const std::size_t limit : {0u, 1'000'000u}) {
      ParseOptions options;
      options.limits.nodes = limit;
      options.collect_errors = stop % 2 == 0;
      options.positions = stop % 3 == 0;
      for (const std::size_t piece : {0u, 1u, 5u}) {
        Parser parser(options);
        int calls = 0;
        parser.stop_when([&calls, stop](const Parser&) { return ++calls == stop; });
        const Outcome found = run(std::move(parser), page, piece, static_cast<std::uint32_t>(stop));
        EXPECT_EQ(found.status, expected);
        EXPECT_EQ(found.tree, dump_tree(parse(cut))) << cut;
        BytesParser bytes({}, options);
        calls = 0;
        bytes.stop_when([&calls, stop](const BytesParser&) { return ++calls == stop; });
        EXPECT_EQ(run(std::move(bytes), page, piece, static_cast<std::uint32_t>(stop)), found);
      }
    }
  }
}

TEST(StopWhen, NeverIsAsWithoutIt) {
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string html;
    for (int j = 0; j < 60; ++j) html += kCharacters[random() % kCharacters.size()];
    html += i % 3 == 0 ? std::string(static_cast<std::size_t>(i) * 4, 'x') + html : "";
    ParseOptions options;
    options.collect_errors = i % 2 == 0;
    if (i % 5 == 0) options.limits.nodes = 1 + random() % 20;
    if (i % 7 == 0) options.limits.errors = 1 + random() % 20;
    if (options.limits.nodes != 0 || options.limits.errors != 0) continue;  // see below
    Parser parser(options);
    parser.stop_when([](const Parser&) { return false; });
    ASSERT_EQ(run(std::move(parser), html, 3), run(Parser(options), html, 3)) << html;
    BytesParser bytes({}, options);
    bytes.stop_when([](const BytesParser&) { return false; });
    ASSERT_EQ(run(std::move(bytes), html, 3), run(BytesParser({}, options), html, 3)) << html;
  }
}

TEST(StopWhen, UnderLimitsDoesNotDependOnThePieces) {
  std::mt19937 random(8);
  for (std::uint32_t i = 0; i < 400; ++i) {
    std::string html;
    for (int j = 0; j < 3000; ++j) html += kCharacters[random() % kCharacters.size()];
    ParseOptions options;
    options.collect_errors = i % 2 == 0;
    options.limits.nodes = i % 3 == 0 ? random() % 200 : 0;
    options.limits.errors = i % 3 == 1 ? random() % 400 : 0;
    options.limits.attributes = i % 3 == 2 ? 1 + random() % 3 : 0;
    options.limits.input_bytes = i % 4 == 0 ? random() % 3000 : 0;
    options.limits.memory_bytes = i % 5 == 0 ? 1 + random() % 60'000 : 0;
    const std::size_t stop = random() % 200;
    const auto outcome = [&](std::size_t piece) {
      Parser parser(options);
      std::size_t calls = 0;
      parser.stop_when([&](const Parser&) { return ++calls == stop; });
      return run(std::move(parser), html, piece, i);
    };
    const Outcome whole = outcome(0);
    ASSERT_EQ(outcome(1), whole);
    ASSERT_EQ(outcome(100), whole);
  }
}

TEST(StopWhen, IsIgnoredOnceThereIsInput) {
  Parser parser;
  ASSERT_EQ(parser.write("<p>"), Status::ok);
  parser.stop_when([](const Parser&) { return true; });
  EXPECT_EQ(parser.write("<i>"), Status::ok);
  EXPECT_EQ(parser.finish().status(), Status::ok);
  Parser other;
  other.stop_when([](const Parser&) { return true; });
  other.stop_when(nullptr);
  EXPECT_EQ(other.write("<i>"), Status::ok);
}

TEST(StopWhen, TheBytesThatSniffingKeepsCount) {
  BytesParser parser;
  parser.stop_when([](const BytesParser& at) { return has_body(at.document()); });
  ASSERT_EQ(parser.write("<title>x</title><p>y<p>z"), Status::ok);  // may be any encoding
  const Document document = parser.finish();
  EXPECT_EQ(document.status(), Status::stopped);
  EXPECT_EQ(document.body().inner_html(), "<p></p>");
}

TEST(StopWhen, ALateMetaBeginsAgain) {
  const std::string page = "<p>\xE9" + std::string(80000, ' ') + "<meta charset=windows-1251><i><b>x";
  BytesParser parser;
  std::size_t calls = 0;
  parser.stop_when([&](const BytesParser& at) {
    ++calls;
    return !at.document().root().find("i").is_null();
  });
  EXPECT_EQ(parser.write(page), Status::stopped);
  const Document document = parser.finish();
  EXPECT_EQ(document.encoding().encoding, Encoding::windows_1251);
  EXPECT_TRUE(document.root().find("b").is_null());
  EXPECT_EQ(calls, 4u);  // p; and again: p, meta, i
}

TEST(StopWhen, TakesLinearTime) {
  std::string html = "<a title='" + std::string(2'000'000, '>') + "'>" + std::string(1'000'000, '>') + "<!--";
  for (int i = 0; i < 1'000'000; ++i) html += "> ";
  Parser parser;
  std::size_t calls = 0;
  parser.stop_when([&](const Parser&) { return ++calls == 0; });
  ASSERT_EQ(parser.write(html), Status::ok);
  EXPECT_EQ(parser.finish().status(), Status::ok);
  EXPECT_EQ(calls, 4'000'001u);
}

// --- reset()

struct Case {
  std::string html;
  ParseOptions options;
  std::optional<FragmentContext> context;
};

std::string everything(const Document& document) {
  std::string all = dump_tree(document) + "\n" + serialize_json(document) + std::string(document.source());
  for (const ParseError& error : document.errors())
    all += std::string(parse_error_name(error)) + std::to_string(error.offset) + ' ';
  for (const Node node : document.root().descendants())
    if (const auto range = node.position().range) all += std::to_string(range->begin) + ' ';
  return all + std::string(status_name(document.status())) + std::to_string(document.errors_truncated()) +
         std::string(encoding::name(document.encoding().encoding)) + std::to_string(document.flattened());
}

template <class AnyParser>
void expect_reusable(const Case& read, const auto& make, std::mt19937& random) {
  AnyParser used = make(read);
  std::optional<Document> kept;
  for (int round = 0; round < 4; ++round) {
    std::string html = read.html.substr(random() % (read.html.size() + 1));
    AnyParser fresh = make(read);
    for (std::string_view rest = html; !rest.empty();) {
      const std::size_t size = 1 + random() % rest.size();
      EXPECT_EQ(used.write(rest.substr(0, size)), fresh.write(rest.substr(0, size)));
      rest.remove_prefix(size);
      if (random() % 8 == 0) break;
    }
    ASSERT_EQ(dump_tree(used.document()), dump_tree(fresh.document()));
    switch (random() % 3) {
      case 0:
        used.reset();  // without a result
        break;
      case 1:
        kept = used.finish();
        ASSERT_EQ(everything(*kept), everything(fresh.finish()));
        used.reset();
        break;
      default: {
        Document document = used.finish();
        ASSERT_EQ(everything(document), everything(fresh.finish()));
        (void)document.append(document.root(), document.create_comment("changed"));
        used.reset(std::move(document));
        break;
      }
    }
    if (kept) {
      ASSERT_EQ(broken_links(*kept), "");
      (void)dump_tree(*kept);
    }
  }
}

TEST(Reset, IsAsGoodAsNew) {
  std::mt19937 random(9);
  constexpr std::string_view kParts[] = {"<p>"sv,
                                         "<b own=1>"sv,
                                         "<table>x"sv,
                                         "<td>"sv,
                                         "<svg xlink:href=a>"sv,
                                         "<own-name x=\xC3\xA9>"sv,
                                         "</p>"sv,
                                         "text"sv,
                                         "&amp;"sv,
                                         "\r\n"sv,
                                         "\0"sv,
                                         "\xFF"sv,
                                         "\xE2\x82\xAC"sv,
                                         "<meta charset=koi8-r>"sv,
                                         "<template shadowrootmode=open>"sv,
                                         "</template>"sv,
                                         "<!DOCTYPE x>"sv,
                                         "<!--c"sv,
                                         "<title>"sv,
                                         "<script>"sv,
                                         "<select><option>"sv,
                                         "<html a=b>"sv,
                                         "<?p i>"sv,
                                         "<i><div>"sv};
  for (int i = 0; i < 1500; ++i) {
    Case read;
    for (std::size_t n = random() % 80; n > 0; --n) read.html += kParts[random() % std::size(kParts)];
    if (random() % 20 == 0) read.html += std::string(random() % 200'000, 'x');
    ParseOptions& options = read.options;
    options.edition = kEditions[random() % kEditionCount];
    options.scripting = random() % 2 == 0;
    options.collect_errors = random() % 2 == 0;
    options.max_errors = random() % 4;
    options.positions = random() % 2 == 0;
    options.allow_declarative_shadow_roots = random() % 2 == 0;
    options.iframe_srcdoc = random() % 4 == 0;
    if (random() % 3 == 0) options.limits.nodes = random() % 100;
    if (random() % 3 == 0) options.limits.depth = 1 + random() % 20;
    if (random() % 4 == 0) options.limits.errors = random() % 50;
    if (random() % 4 == 0) options.limits.input_bytes = random() % 500;
    if (random() % 4 == 0) options.limits.memory_bytes = random() % 100'000;
    if (random() % 2 == 0)
      read.context = FragmentContext{.local_name = random() % 2 == 0 ? "td" : "template"};
    const bool stops = random() % 3 == 0;
    const auto with_stop = [stops](auto parser) {
      using AnyParser = decltype(parser);
      if (stops)
        parser.stop_when([](const AnyParser& at) { return !at.document().root().find("td").is_null(); });
      return parser;
    };
    expect_reusable<Parser>(
        read,
        [&](const Case& from) {
          return with_stop(from.context ? Parser(*from.context, from.options) : Parser(from.options));
        },
        random);
    EncodingOptions encoding;
    encoding.detect_utf_8 = random() % 2 == 0;
    encoding.ignore_late_meta = random() % 2 == 0;
    encoding.prescan_bytes = random() % 2 * 1024;
    expect_reusable<BytesParser>(
        read,
        [&](const Case& from) {
          return with_stop(from.context ? BytesParser(*from.context, encoding, from.options)
                                        : BytesParser(encoding, from.options));
        },
        random);
    if (HasFatalFailure()) return;
  }
}

TEST(Reset, KeepsTheMemory) {
  std::string html;
  for (int i = 0; i < 20'000; ++i) html += "<p class=x>text";
  Parser parser;
  (void)parser.write(html);
  Document document = parser.finish();
  const char* const text = document.source().data();
  const std::size_t bytes = document.memory_bytes();
  parser.reset(std::move(document));
  (void)parser.write("<p>short");
  document = parser.finish();
  EXPECT_EQ(document.source().data(), text);
  EXPECT_GT(document.memory_bytes(), bytes / 2);
  EXPECT_EQ(document.body().inner_html(), "<p>short</p>");
}

TEST(Reset, ParsesInTheMemoryOfADocument) {
  std::string html;
  for (int i = 0; i < 20'000; ++i) html += "<p class='x&amp;y' unknown-" + std::to_string(i % 3) + ">text";
  Document document = parse(html);
  const std::size_t bytes = document.memory_bytes();
  const std::string page = "<!DOCTYPE html><unknown a=b><b>short &lt; text";
  for (const Source source : {Source::borrowed, Source::copied, Source::borrowed}) {
    document = parse(page, std::move(document), {}, source);
    EXPECT_EQ(everything(document), everything(parse(page)));
    EXPECT_EQ(broken_links(document), "");
    EXPECT_GT(document.memory_bytes(), bytes / 4);
  }
  // Nothing else of the old document stays: what its elements had, its errors, its mode.
  document = parse(
      "<p><table><template><b>1</template><div><template shadowrootmode=open></template></div><html a=b>"
      "<select><button><selectedcontent></button><option>x",
      std::move(document), {.collect_errors = true, .positions = true});
  ASSERT_EQ(document.quirks_mode(), QuirksMode::quirks);
  document = parse(page, std::move(document));
  EXPECT_EQ(everything(document), everything(parse(page)));
  EXPECT_TRUE(document.errors().empty());
  EXPECT_EQ(document.quirks_mode(), QuirksMode::no_quirks);
  ParseOptions options;
  options.limits.nodes = 3;
  document = parse(page, std::move(document), options);
  EXPECT_EQ(everything(document), everything(parse(page, options)));
  EXPECT_LT(document.memory_bytes(), bytes / 4);
}

TEST(Reset, CopiesTheContext) {
  std::optional<Parser> parser;
  {
    const std::string name = "a-name-that-is-too-long-to-be-stored-inside-of-a-string";
    parser.emplace(FragmentContext{.local_name = name});
  }
  parser->reset();
  (void)parser->write("<td>x");
  const Document document = parser->finish();
  EXPECT_EQ(document.fragment().inner_html(), "x");
}

// --- parse_fragment_bytes()

TEST(FragmentBytes, AreDecodedAndParsedInTheirContext) {
  EncodingOptions encoding;
  encoding.encoding = Encoding::windows_1251;
  const Document cells = parse_fragment_bytes("<td>\xE9<td>2", {.local_name = "tr"}, encoding);
  EXPECT_EQ(cells.fragment().inner_html(), "<td>\xD0\xB9</td><td>2</td>");
  EXPECT_EQ(cells.encoding().encoding, Encoding::windows_1251);
  for (const std::size_t piece : {0u, 1u, 3u}) {
    const FragmentContext context{.local_name = "tr"};
    const Outcome found = run(BytesParser(context, encoding), "<td>\xE9<td>2", piece);
    EXPECT_EQ(found.tree, dump_tree(cells));
  }
  // A meta counts as in a document.
  EXPECT_EQ(parse_fragment_bytes("<meta charset=koi8-r>\xE9").encoding().encoding, Encoding::koi8_r);
  const std::string late = "\xE9" + std::string(3000, ' ') + "<meta charset=koi8-r>";
  const Document again = parse_fragment_bytes(late, {.local_name = "td"});
  EXPECT_EQ(again.encoding().encoding, Encoding::koi8_r);
  EXPECT_TRUE(again.fragment().text_content().starts_with("\xD0\x98"));
  EncodingOptions none;
  none.prescan_bytes = 0;
  none.ignore_late_meta = true;
  EXPECT_EQ(parse_fragment_bytes(late, {}, none).encoding().encoding, Encoding::windows_1252);
}

}  // namespace
}  // namespace lockstep::test
