// Tests where errors are: their faults, their second places, and the descriptions of both.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "trace/trace.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr ParseOptions kWithErrors{.collect_errors = true};

std::string all_described(std::span<const ParseError> errors) {
  std::string text;
  for (const ParseError& error : errors) text += described(error);
  return text;
}

// The text of a range, with what is before it: "<p a |a|>".
std::string marked(std::string_view html, std::uint64_t begin, std::uint64_t end) {
  const auto from = static_cast<std::size_t>(begin), to = static_cast<std::size_t>(end);
  return std::string(html.substr(0, from)) + "|" + std::string(html.substr(from, to - from)) + "|" +
         std::string(html.substr(to));
}

struct Case {
  std::string_view name;    // of the error; the first of that name counts
  std::string_view fault;   // the page, with the fault between two bars
  std::string_view second;  // the same with the second place; empty: none
  std::string_view note;
  std::string_view message = {};  // empty: not checked
};

std::string without_bars(std::string_view text) {
  std::string html;
  for (const char c : text)
    if (c != '|') html += c;
  return html;
}

constexpr std::string_view kOpened = " is opened here";
constexpr std::string_view kValueBegins = "the last value begins at this quotation mark";

constexpr Case kCases[] = {
    // The tokenizer
    {"duplicate-attribute", "<p a=1 |a|=2>", "<p |a|=1 a=2>", "the first a is here",
     "The tag has a twice; only the first one is used."},
    {"duplicate-attribute", "<p a b |a|>", "<p |a| b a>", "the first a is here"},
    {"duplicate-attribute", "<p <!doctype |<!doctype|>", "<p |<!doctype| <!doctype>",
     "the first <!doctype is here"},
    {"duplicate-attribute", "<p DATA-X='a'|Data-x|\r\n=''>", "<p |DATA-X|='a'Data-x\r\n=''>",
     "the first data-x is here"},
    {"null-character-reference", "a|&#0;|b", "", ""},
    {"null-character-reference", "<p a='x|&#x00|'>", "", ""},
    {"absence-of-digits-in-numeric-character-reference", "a|&#|;", "", ""},
    {"missing-semicolon-after-character-reference", "|&amp| b", "", ""},
    {"unknown-named-character-reference", "x|&zzz;|y", "", ""},
    {"control-character-reference", "|&#x80;|", "", ""},
    {"surrogate-character-reference", "|&#xD800;|;", "", ""},
    {"invalid-first-character-of-tag-name", "a |<|3", "", ""},
    {"missing-end-tag-name", "a|</>|b", "", ""},
    {"eof-before-tag-name", "a|</|", "", ""},
    {"eof-in-tag", "<p a=b||", "|<p| a=b", "the tag begins here",
     "The page ends inside <p>, which is ignored; its \">\" or a closing quote is missing."},
    {"eof-in-tag", "<a href='x>\ny<b>||", "|<a href='|x>\ny<b>", "the tag begins here"},
    {"eof-in-tag", "<a b='' c=\"</a>||", "|<a b='' c=\"|</a>", "the tag begins here"},
    {"eof-in-comment", "x<!-- ->\n<p>||", "x|<!--| ->\n<p>", "the comment begins here"},
    {"eof-in-cdata", "<svg><b><svg><![CDATA[ <a> ||", "<svg><b><svg>|<![CDATA[| <a> ",
     "the CDATA section begins here"},
    {"eof-in-doctype", "<p>\n<!DOCTYPE html PUBLIC '<||", "<p>\n|<!DOCTYPE| html PUBLIC '<",
     "the DOCTYPE begins here"},
    {"eof-in-doctype", "<p>\n<!doctype ||", "<p>\n|<!doctype| ", "the DOCTYPE begins here"},
    {"eof-in-processing-instruction", "<p><?||", "<p>|<?|", "the processing instruction begins here"},
    {"eof-in-processing-instruction", "<p><?a b||", "<p>|<?a| b", "the processing instruction begins here"},
    {"eof-in-processing-instruction", "<p></p><?_||", "<p></p>|<?_|",
     "the processing instruction begins here"},
    {"eof-in-processing-instruction", "<!-- a --><?a b<?c||", "<!-- a -->|<?a| b<?c",
     "the processing instruction begins here"},
    {"invalid-processing-instruction-target", "<p></p>|<?_<|f>", "", ""},
    {"eof-in-script-html-comment-like-text", "<script><!--a--> <!-- b <script></script>||",
     "<script><!--a--> |<!--| b <script></script>", "the \"<!--\" is here"},
    {"end-tag-with-attributes", "<p>|</p a>|", "", "",
     "End tags cannot have attributes; those of </p> are ignored."},
    {"non-void-html-element-start-tag-with-trailing-solidus", "|<div/>|", "", "",
     "The slash does not close <div>; use an end tag."},
    {"missing-attribute-value", "<p |a = |>", "", "",
     "The tag ends after \"=\", where the value of a should be; the value is empty."},
    {"unexpected-solidus-in-tag", "<p |/|a>", "", ""},
    {"missing-whitespace-between-attributes", "<p a=''|b|>", "<p a=|'|'b>", kValueBegins},
    {"missing-whitespace-between-attributes", "<a href=\"x>y\n<b>z</b>\n<i title=\"|q|\">w</i>",
     "<a href=|\"|x>y\n<b>z</b>\n<i title=\"q\">w</i>", kValueBegins},
    {"unexpected-character-in-attribute-name", "<a href=\"x>y\n<i title=\"q|\"|>w</i>",
     "<a href=|\"|x>y\n<i title=\"q\">w</i>", kValueBegins},
    {"unexpected-character-in-attribute-name", "<a href= \"x>y\n<i title=\" q|\"|>w</i>",
     "<a href= |\"|x>y\n<i title=\" q\">w</i>", kValueBegins},
    {"unexpected-character-in-attribute-name", "<p a=\"\"|\"|>", "<p a=|\"|\"\">", kValueBegins},
    {"unexpected-character-in-attribute-name", "<p a|\"|>", "", ""},
    {"unexpected-character-in-attribute-name", "<p a=\"b\" c|<|>", "", ""},
    {"unexpected-character-in-attribute-name", "<p a=b d|\"| c>", "", ""},
    {"abrupt-closing-of-empty-comment", "|<!-->|", "", ""},
    {"incorrectly-closed-comment", "<!--a|--!>|", "", ""},
    {"incorrectly-opened-comment", "|<!|x>", "", ""},
    {"nested-comment", "<!-- a |<!--| b -->", "|<!--| a <!-- b -->", "the comment begins here"},
    {"nested-comment", "<!-- a ->\n<p>b |<!--| c -->", "|<!--| a ->\n<p>b <!-- c -->",
     "the comment begins here"},
    {"missing-doctype-name", "|<!DOCTYPE>|", "", ""},
    {"abrupt-doctype-public-identifier", "|<!DOCTYPE html PUBLIC \"a<b>|", "", ""},
    {"unexpected-null-character", "<p a|\0|>"sv, "", ""},
    {"control-character-in-input-stream", "a|\xC2\x80|", "", ""},
    // Open elements
    {"in-body-end-tag-block-unclosed-elements", "<div>\n<b class=x>a|</div>|", "<div>\n|<b class=x>|a</div>",
     "<b>", "<b> is still open at </div>, which closes it too."},
    {"in-body-end-tag-unclosed-elements", "<x-y><span>|</x-y>|", "<x-y>|<span>|</x-y>", "<span>",
     "<span> is still open at </x-y>, which closes it too."},
    {"in-body-end-of-file-unclosed-elements", "<div><p>a||", "|<div>|<p>a", "<div>",
     "The page ends while <div> is still open."},
    {"text-end-of-file", "<p>\n<textarea rows=2>a</p>||", "<p>\n|<textarea rows=2>|a</p>", "<textarea>",
     "The page ends inside <textarea>; its end tag is missing."},
    {"text-end-of-file", "<script>a</scrip>||", "|<script>|a</scrip>", "<script>"},
    {"in-body-nested-a", "<a href=x>b|<a>|", "|<a href=x>|b<a>", "<a>"},
    {"in-body-nested-form", "<form><div>|<form>|", "|<form>|<div><form>", "<form>"},
    {"in-body-nested-heading", "<h1>a|<h2>|", "|<h1>|a<h2>", "<h1>",
     "<h2> begins inside another heading; <h1> is closed first."},
    {"in-body-nested-button", "<button>|<button>|", "|<button>|<button>", "<button>"},
    {"in-body-nested-select", "<select>|<select>|", "|<select>|<select>", "<select>"},
    {"in-body-second-body", "<body a>|<body b>|", "|<body a>|<body b>", "<body>"},
    {"in-body-second-html", "<html a>x|<html b>|", "|<html a>|x<html b>", "<html>"},
    {"adoption-agency-misnested", "<b><i>a|</b>|", "<b>|<i>|a</b>", "<i>"},
    {"adoption-agency-element-closed", "<p><b a>x</p>|</b>|", "<p>|<b a>|x</p></b>", "<b>"},
    {"close-a-p-element-unclosed-elements", "<p><b>|<div>|", "<p>|<b>|<div>", "<b>"},
    {"foreign-content-html-tag", "<svg><g a>|<p>|", "<svg>|<g a>|<p>", "<g>"},
    {"in-table-text-outside-cell", "<table> |ab &amp; c| <tr>", "|<table>| ab &amp; c <tr>", "<table>"},
    {"in-table-content-outside-cell", "<table>|<p>|", "|<table>|<p>", "<table>",
     "<p> is in a table but not in a cell; such content is moved before the table."},
    // Copies of formatting elements have the tag of the first; implied elements have none.
    {"in-body-end-tag-block-unclosed-elements", "<p><b a>x<p><div>y|</div>|", "<p>|<b a>|x<p><div>y</div>",
     "<b>"},
    {"in-cell-misplaced-end-tag", "<table><tr><td>|</html>|", "", ""},
    // What closed an element
    {"in-body-end-tag-p-not-open", "<p>a<div>b</div>c|</p>|", "<p>a|<div>|b</div>c</p>",
     "<p> is closed here"},
    {"in-body-end-tag-p-not-open", "<div><p>a</div>|</p>|", "<div><p>a|</div>|</p>", "<p> is closed here"},
    {"in-body-end-tag-p-not-open", "<p>a<div>b</div><p>c</p>|</p>|", "", ""},
    {"in-body-end-tag-not-open", "<head>\n<foo-bar>x|</head>|", "<head>\n|<foo-bar>|x</head>",
     "<head> is closed here", "</head> closes nothing, because no such element is open here; it is ignored."},
    {"in-table-misplaced-end-tag", "<table><colgroup><ol>|</colgroup>|", "<table><colgroup>|<ol>|</colgroup>",
     "<colgroup> is closed here"},
    {"in-table-body-end-tag-not-open", "<table><th><tfoot>|</tbody>|", "<table><th>|<tfoot>|</tbody>",
     "<tbody> is closed here"},
    {"in-table-body-end-tag-not-open", "<table><td><p><tfoot a>|</tbody>|",
     "<table><td><p>|<tfoot a>|</tbody>", "<tbody> is closed here"},
    {"in-body-end-tag-li-not-open", "<ul><li>a</ul>|</li>|", "<ul><li>a|</ul>|</li>", "<li> is closed here"},
    {"in-body-end-tag-block-not-open", "<ul><li><section></ul>|</section>|",
     "<ul><li><section>|</ul>|</section>", "<section> is closed here"},
    {"after-head-head-element-too-late", "<head></head>\n|<meta>|", "<head>|</head>|\n<meta>",
     "the head ends here"},
    {"after-body-content-after-body", "<body></body>|a|b", "<body>|</body>|ab", "the body ends here"},
    // The lane of an end tag makes no token, so the current token there is an earlier one.
    {"after-body-content-after-body", "<body>a</body b>|<i>|", "<body>a|</body b>|<i>", "the body ends here"},
    {"after-head-head-element-too-late", "<head> </head b>\n|<meta>|", "<head> |</head b>|\n<meta>",
     "the head ends here"},
    {"after-after-body-content-after-html", "a</html b>|<p>|", "a|</html b>|<p>",
     "the html element ends here"},
    {"after-after-body-content-after-html", "</html>|<p>|", "|</html>|<p>", "the html element ends here"},
    {"before-html-second-doctype", "<!DOCTYPE html>|<!DOCTYPE a>|", "|<!DOCTYPE html>|<!DOCTYPE a>",
     "the first DOCTYPE is here"},
    {"in-body-misplaced-doctype", "<!DOCTYPE html><p>|<!DOCTYPE a>|", "|<!DOCTYPE html>|<p><!DOCTYPE a>",
     "the first DOCTYPE is here"},
    {"in-body-misplaced-doctype", "<p>|<!DOCTYPE a>|", "", ""},
};

// The root, the context element and its form are not in the input.
TEST(ErrorPlaces, NotInFragments) {
  const auto second = [](std::string_view html, std::string_view context, bool inside_form = false) {
    std::string found;
    const Document document =
        parse_fragment(html, {.local_name = context, .inside_form = inside_form}, kWithErrors);
    for (const ParseError& error : document.errors())
      if (error.second) found.append(parse_error_name(error)).append(" ");
    return found;
  };
  EXPECT_EQ(second("<p>text<form>", "form"), "");
  EXPECT_EQ(second("<form>", "div", true), "");
  EXPECT_EQ(second("a", "colgroup"), "");
  EXPECT_EQ(second("<form>x<form></form>", "div"), "in-body-nested-form ");
}

TEST(ErrorPlaces, AreWhereTheFaultIs) {
  for (const Case& given : kCases) {
    const std::string html = without_bars(given.fault);
    SCOPED_TRACE(html);
    const Document document = parse(html, kWithErrors);
    const ParseError* found = nullptr;
    for (const ParseError& error : document.errors())
      if (found == nullptr && parse_error_name(error) == given.name) found = &error;
    if (found == nullptr) {
      ADD_FAILURE() << "no " << given.name << ":\n" << all_described(document.errors());
      continue;
    }
    EXPECT_EQ(marked(html, found->offset, found->end), given.fault);
    EXPECT_EQ(given.message.empty() ? std::string() : parse_error_message(*found), given.message);
    if (given.second.empty()) {
      EXPECT_FALSE(found->second) << described(*found);
      continue;
    }
    if (!found->second) {
      ADD_FAILURE() << described(*found);
      continue;
    }
    EXPECT_EQ(marked(html, found->second->range.begin, found->second->range.end), given.second);
    std::string note(given.note);
    if (note.ends_with('>')) note += kOpened;
    EXPECT_EQ(parse_error_note(*found), note);
    const LineColumn place = document.line_column(found->second->range.begin);
    EXPECT_EQ(found->second->line, place.line);
    EXPECT_EQ(found->second->column, place.column);
  }
}

TEST(ErrorPlaces, OfAnImpliedElementAreEmpty) {
  const Document document = parse("<!DOCTYPE html><title>x</title><html>", kWithErrors);
  ASSERT_EQ(document.errors().size(), 1u);
  const ParseError& error = document.errors()[0];
  ASSERT_TRUE(error.second);
  EXPECT_EQ(error.second->range, (ByteRange{15, 15}));
}

TEST(ErrorPlaces, AreInBytesOfTheInput) {
  EncodingOptions options;
  options.encoding = Encoding::utf_16le;
  std::string bytes;
  for (const char c : "<!DOCTYPE html>\n<div><b></div>"s) bytes.append(1, c).append(1, '\0');
  const Document document = parse_bytes(bytes, options, kWithErrors);
  ASSERT_FALSE(document.errors().empty());
  const ParseError& error = document.errors()[0];
  EXPECT_EQ(error.offset, 48u);
  EXPECT_EQ(error.end, 60u);
  ASSERT_TRUE(error.second);
  EXPECT_EQ(error.second->range, (ByteRange{42, 48}));
  EXPECT_EQ(error.second->line, 2u);
  EXPECT_EQ(error.second->column, 6u);
}

TEST(ErrorPlaces, OfTokensAreTheSame) {
  for (const Case& given : kCases) {
    const std::string html = without_bars(given.fault);
    for (const std::size_t size : {html.size(), std::size_t{1}}) {
      TokenReader reader({.collect_errors = true});
      std::string found;
      for (const std::string_view chunk : chunks_of(html, size)) {
        EXPECT_EQ(reader.write(chunk), Status::ok);
        while (reader.next() != nullptr) found += all_described(reader.errors());
        found += all_described(reader.errors());
      }
      reader.finish();
      while (reader.next() != nullptr) found += all_described(reader.errors());
      found += all_described(reader.errors());
      const Document document = parse(html, kWithErrors);
      for (const ParseError& error : document.errors()) {
        if (error.code == ParseErrorCode::tree_construction ||
            error.code == ParseErrorCode::eof_in_script_html_comment_like_text)
          continue;
        EXPECT_NE(found.find(described(error)), std::string::npos) << described(error) << "in\n" << found;
      }
    }
  }
}

TEST(ErrorPlaces, AreTheSameInTheCallback) {
  for (const Case& given : kCases) {
    const std::string html = without_bars(given.fault);
    std::vector<std::string> told;
    ParseOptions options = kWithErrors;
    options.on_error = [](const ParseError& error, void* user_data) {
      static_cast<std::vector<std::string>*>(user_data)->push_back(described(error));
    };
    options.error_user_data = &told;
    const Document document = parse(html, options);
    std::vector<std::string> kept;
    for (const ParseError& error : document.errors()) kept.push_back(described(error));
    std::sort(told.begin(), told.end());
    std::sort(kept.begin(), kept.end());
    EXPECT_EQ(told, kept);
  }
}

constexpr std::string_view kPieces[] = {"<p>",
                                        "</p>",
                                        "<div>",
                                        "</div>",
                                        "<b>",
                                        "</b>",
                                        "<i class=x>",
                                        "</i>",
                                        "<a>",
                                        "</a>",
                                        "<ul>",
                                        "<li>",
                                        "</li>",
                                        "</ul>",
                                        "<table>",
                                        "<tr>",
                                        "<td>",
                                        "</td>",
                                        "</tr>",
                                        "</table>",
                                        "<tbody>",
                                        "<caption>",
                                        "</caption>",
                                        "<h1>",
                                        "</h1>",
                                        "<h2>",
                                        "<form>",
                                        "</form>",
                                        "<select>",
                                        "</select>",
                                        "<option>",
                                        "</option>",
                                        "<button>",
                                        "</button>",
                                        "<svg>",
                                        "</svg>",
                                        "<g>",
                                        "<path/>",
                                        "<math>",
                                        "<mi>",
                                        "<br>",
                                        "</br>",
                                        "<input>",
                                        "<template>",
                                        "</template>",
                                        "<head>",
                                        "</head>",
                                        "<body>",
                                        "</body>",
                                        "<html>",
                                        "</html>",
                                        "<title>t</title>",
                                        "<meta>",
                                        "x",
                                        " ",
                                        "\r\n",
                                        "\n",
                                        "\0"sv,
                                        "&amp;",
                                        "&#0;",
                                        "&no;",
                                        "<foo-bar>",
                                        "</foo-bar>",
                                        "<dd>",
                                        "<dt>",
                                        "</dd>",
                                        "<nobr>",
                                        "<object>",
                                        "</object>",
                                        "<p a a>",
                                        "<div b='x'c>",
                                        "<!DOCTYPE html>",
                                        "<!-- x -->",
                                        "<!",
                                        "<?a b?>",
                                        "</x y>",
                                        "<textarea>",
                                        "</textarea>",
                                        "<script>",
                                        "</script>",
                                        "<!--",
                                        "<frameset>",
                                        "</frameset>",
                                        "<ruby>",
                                        "<rt>",
                                        "\xC3\xA9",
                                        "<"};

std::string random_html(std::mt19937& random) {
  std::string html;
  for (auto count = 1 + random() % 40; count > 0; --count) html += kPieces[random() % std::size(kPieces)];
  return html;
}

// The rules without lanes, which an observer sees, note the same as lanes; and so do pieces of any size, a
// custom tree, and a parse with positions.
TEST(ErrorPlaces, OfRandomPagesAreTheSameInAllWays) {
  std::mt19937 random(33);
  for (int i = 0; i < 1500 && !HasFailure(); ++i) {
    const std::string html = random_html(random);
    for (const EditionInfo& edition : editions()) {
      ParseOptions options = kWithErrors;
      options.edition = edition.edition;
      const Document document = parse(html, options);
      const std::string expected = all_described(document.errors());
      for (const std::size_t size : {1u, 5u})
        EXPECT_EQ(all_described(held(parse_chunks(chunks_of(html, size), options)).errors()), expected)
            << html;
      const detail::Trace trace = detail::Trace::of(html, nullptr, options);
      EXPECT_EQ(all_described(trace.document().errors()), expected) << html;
      options.positions = true;
      EXPECT_EQ(all_described(held(parse(html, options)).errors()), expected) << html;
    }
  }
}

// Many errors with a second place far before them, and many attributes that occur twice.
TEST(ErrorPlaces, TakeLinearWork) {
  for (const std::string& unit : {"</body>x"s, "<p a a a a>"s, "<body>"s, "</i a a>"s}) {
    std::string html = "<!DOCTYPE html><body " + std::string(2000, 'x') + "><div>";
    for (int i = 0; i < 20000; ++i) html += unit;
    std::size_t told = 0;
    ParseOptions options = kWithErrors;
    options.on_error = [](const ParseError&, void* user_data) { ++*static_cast<std::size_t*>(user_data); };
    options.error_user_data = &told;
    EXPECT_EQ(held(parse(html, options)).errors().size(), told);
  }
}

}  // namespace
}  // namespace lockstep::test
