// Tests parse errors and their places.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "input/input_stream.h"
#include "support/parsing.h"
#include "tables/tree_errors.h"
#include "text/characters.h"
#include "text/utf_8.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;

// The errors that the Standard names, where it reports them, one per line: "2:3 eof-in-tag".
std::string named_errors(const std::string& html, const Chunks& chunks) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = chunks.empty() ? parse(html, options) : parse_chunks(chunks, options);
  std::string out;
  for (const ParseError& error : document.errors()) {
    if (error.code == ParseErrorCode::tree_construction) continue;
    out += std::to_string(error.reported.line) + ':' + std::to_string(error.reported.column) + ' ';
    out += parse_error_name(error);
    out += '\n';
  }
  return out;
}

void expect_errors(const std::string& html, const std::string& expected) {
  EXPECT_EQ(named_errors(html, {}), expected);
  EXPECT_EQ(named_errors(html, chunks_of(html, 1)), expected);
}

TEST(Errors, NoneUnlessRequested) { EXPECT_TRUE(held(parse("<p></div>\0"s)).errors().empty()); }

TEST(Errors, NoneInAGoodDocument) {
  ParseOptions options;
  options.collect_errors = true;
  EXPECT_EQ(
      error_list(parse(
          "<!DOCTYPE html><html lang=en><head><title>x</title></head><body><p>y</p><svg/></body></html>\n",
          options)),
      "");
}

TEST(Errors, Columns) {
  expect_errors("\0"s, "1:1 unexpected-null-character\n");
  expect_errors("ab\0"s, "1:3 unexpected-null-character\n");
  expect_errors("\t\t\0"s, "1:3 unexpected-null-character\n");                  // a tab is one column
  expect_errors("\xC3\xA9\xE2\x82\xAC\0"s, "1:3 unexpected-null-character\n");  // code points, not bytes
  expect_errors("\xF0\x9F\x98\x80\0"s, "1:2 unexpected-null-character\n");      // nor UTF-16 units
  expect_errors("\xEF\xBB\xBF\0"s, "1:1 unexpected-null-character\n");  // the byte order mark does not count
}

TEST(Errors, Lines) {
  expect_errors("a\n\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\r\n\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\r\0"s, "2:1 unexpected-null-character\n");
  expect_errors("a\n\r\0"s, "3:1 unexpected-null-character\n");
  expect_errors("a\r\n\r\nb\0"s, "3:2 unexpected-null-character\n");
  expect_errors("\r\r\n\n\t\xF0\x9F\x98\x80\0"s, "4:3 unexpected-null-character\n");
}

TEST(Errors, ANewlineBelongsToTheLineThatItEnds) {
  expect_errors("<\n", "1:2 invalid-first-character-of-tag-name\n");
  expect_errors("<\r\n", "1:2 invalid-first-character-of-tag-name\n");
  expect_errors("x\n<\r", "2:2 invalid-first-character-of-tag-name\n");
}

TEST(Errors, AtTheEnd) {
  expect_errors("<!--", "1:5 eof-in-comment\n");
  expect_errors("<a b='\r\n", "2:1 eof-in-tag\n");
  expect_errors("<", "1:2 eof-before-tag-name\n");
}

TEST(Errors, InputStream) {
  expect_errors("a\x01", "1:2 control-character-in-input-stream\n");
  expect_errors("\n\xEF\xBF\xBF", "2:1 noncharacter-in-input-stream\n");
  expect_errors("<!--\x7f-->", "1:5 control-character-in-input-stream\n");
  expect_errors("a\xFF\x02", "1:3 control-character-in-input-stream\n");  // one U+FFFD before it
}

// After all kinds of other characters, in blocks of any kind, in lines that end in any way.
TEST(Errors, InputStreamAnywhere) {
  constexpr const char* kOthers[] = {"a",  " ",    "~",  "\t",       "\n",
                                     "\r", "\r\n", "\f", "\xC3\xA9", "\xE2\x82\xAC"};
  constexpr const char* kErrors[] = {"\x01",
                                     "\x08",
                                     "\x0B",
                                     "\x0E",
                                     "\x1F",
                                     "\x7F",
                                     "\xC2\x80",
                                     "\xC2\x9F",
                                     "\xEF\xB7\x90",
                                     "\xEF\xBF\xBE",
                                     "\xF0\x9F\xBF\xBF"};
  std::mt19937 random(1);
  for (const char* const error : kErrors) {
    for (int before = 0; before < 150; ++before) {
      // Mostly letters, so that there are blocks of nothing else.
      const auto other = [&] { return random() % 8 == 0 ? kOthers[random() % std::size(kOthers)] : "a"; };
      std::string html, last;
      int line = 1, column = 1;
      for (int i = 0; i < before; ++i) {
        const std::string next = other();
        html += next;
        const bool ends_line = next == "\n" || next == "\r" || next == "\r\n";
        line += ends_line && !(next == "\n" && last == "\r");
        column = ends_line ? 1 : column + 1;
        last = next;
      }
      html += error;
      for (int i = 0; i < 100; ++i) html += other();
      const bool control = static_cast<unsigned char>(*error) <= 0xC2;
      EXPECT_EQ(named_errors(html, {}),
                std::to_string(line) + ':' + std::to_string(column) +
                    (control ? " control-character-in-input-stream\n" : " noncharacter-in-input-stream\n"));
    }
  }
}

// Random characters, among them many errors and those that differ from one in a single bit or by one; each
// text alone, from each character on, and with an ill-formed sequence in it.
TEST(Errors, OfTheInputStreamAreFoundInAnyBlock) {
  const char32_t codes[] = {'\0',    1,       8,       '\t',    '\n',     0x0B,     '\f',    '\r',   0x0E,
                            0x1F,    ' ',     '~',     0x7F,    0x80,     0x9F,     0xA0,    0xBF,   0xC0,
                            0x7FF,   0x800,   0x2014,  0x4FBE,  0x4FBF,   0xCFFF,   0xD7FF,  0xD800, 0xDFFF,
                            0xE000,  0xFDCF,  0xFDD0,  0xFDEF,  0xFDF0,   0xFFFD,   0xFFFE,  0xFFFF, 0x10000,
                            0x1FFFD, 0x1FFFE, 0x1FFFF, 0x20000, 0x10FFFD, 0x10FFFE, 0x10FFFF};
  std::mt19937 random(19);
  const auto below = [&](std::size_t count) { return random() % count; };
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    std::vector<std::size_t> starts, errors;
    const std::size_t size = 1 + below(round % 10 == 0 ? 3000 : 300), rarity = 1 + below(200);
    const char32_t usual = codes[below(std::size(codes))];
    const bool has_usual = !detail::is_control_not_whitespace(usual) && !detail::is_noncharacter(usual) &&
                           !detail::is_surrogate(usual) && below(2) == 0;
    while (text.size() < size) {
      const char32_t code = below(rarity) == 0 ? codes[below(std::size(codes))]
                            : has_usual        ? usual
                                               : static_cast<char32_t>('a' + below(26));
      starts.push_back(text.size());
      if (detail::is_surrogate(code) || detail::is_noncharacter(code) ||
          (code != 0 && detail::is_control_not_whitespace(code)))
        errors.push_back(text.size());
      char bytes[4];
      text.append(bytes, detail::encode_utf8(code, bytes));
    }
    for (const std::size_t from : {std::size_t{0}, starts[below(starts.size())]}) {
      std::vector<std::size_t> found;
      detail::find_input_stream_errors(text, from, [&](ParseErrorCode, ByteRange place) {
        found.push_back(static_cast<std::size_t>(place.begin));
      });
      ASSERT_EQ(found,
                std::vector<std::size_t>(std::lower_bound(errors.begin(), errors.end(), from), errors.end()));
    }
    const std::size_t fault = starts[below(starts.size())];
    for (const std::string& checked :
         {text, std::string(text).insert(fault, below(2) == 0 ? "\xC0" : "\xE2\x82")}) {
      const bool allow = below(2) == 0;
      const auto [well_formed, without_errors] = detail::check_text(checked, allow, true);
      ASSERT_EQ(well_formed, detail::well_formed_prefix(checked, allow));
      ASSERT_EQ(detail::check_text(checked, allow, false).well_formed, well_formed);
      ASSERT_EQ(without_errors, std::min(well_formed, errors.empty() ? well_formed : errors.front()));
    }
  }
}

// A borrowed text is searched before it is parsed, a copied one while it is parsed.
TEST(Errors, OfABorrowedTextAreTheSame) {
  ParseOptions options;
  options.collect_errors = true;
  for (const std::string& start : {""s, "\xEF\xBB\xBF"s, "\x01"s, "\xEF\xBB\xBF\x01"s})
    for (const std::size_t size : {0u, 1u, 63u, 64u, 2000u})
      for (const std::string& error : {""s, "\x02"s, "\xC2\x80</p>\x7F"s, "\xEF\xBF\xBE"s}) {
        const std::string html = start + std::string(size, 'x') + error + std::string(200, 'y') + error;
        const Document borrowed = parse(html, options, Source::borrowed);
        const Document copied = parse(html, options, Source::copied);
        ASSERT_EQ(borrowed.errors().size(), copied.errors().size());
        for (std::size_t i = 0; i < copied.errors().size(); ++i) {
          EXPECT_EQ(borrowed.errors()[i].code, copied.errors()[i].code);
          EXPECT_EQ(borrowed.errors()[i].offset, copied.errors()[i].offset);
          EXPECT_EQ(borrowed.errors()[i].column, copied.errors()[i].column);
        }
      }
}

TEST(Errors, SurrogatesOfWtf8) {
  ParseOptions options;
  options.collect_errors = true;
  Parser parser(options);
  parser.write_wtf8("<!DOCTYPE html>a\xED\xA0\x80");
  const Document document = parser.finish();
  ASSERT_EQ(document.errors().size(), 1u);
  EXPECT_EQ(parse_error_name(document.errors()[0]), "surrogate-in-input-stream");
  EXPECT_EQ(document.errors()[0].column, 17u);
}

TEST(Errors, OffsetsAreBytesAndInOrder) {
  ParseOptions options;
  options.collect_errors = true;
  const std::string html = "\xE2\x82\xAC</p>\0<b></i>\x01&#0;<p a a></x y>"s;
  const Document document = parse(html, options);
  std::uint64_t last = 0;
  for (const ParseError& error : document.errors()) {
    EXPECT_GE(error.offset, last);
    last = error.offset;
    if (error.code == ParseErrorCode::unexpected_null_character) {
      EXPECT_EQ(html[error.offset], '\0');
    }
    if (error.code == ParseErrorCode::control_character_in_input_stream) {
      EXPECT_EQ(html[error.offset], '\x01');
    }
    EXPECT_FALSE(parse_error_name(error).empty());
    EXPECT_FALSE(parse_error_explanation(error).empty());
    EXPECT_TRUE(parse_error_anchor(error).starts_with("#"));
  }
  EXPECT_GE(document.errors().size(), 7u);
}

TEST(Errors, OfTreeConstructionHaveTheirOwnNames) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("<!DOCTYPE html><body></p>", options);
  ASSERT_EQ(document.errors().size(), 1u);
  const ParseError& error = document.errors()[0];
  EXPECT_EQ(error.code, ParseErrorCode::tree_construction);
  EXPECT_EQ(parse_error_name(error), "in-body-end-tag-p-not-open");
  EXPECT_EQ(parse_error_explanation(error),
            "This </p> has no open paragraph to close; an empty paragraph is created.");
  EXPECT_EQ(parse_error_anchor(error), "#parsing-main-inbody");
}

TEST(Errors, OfTheStandardHaveItsAnchors) {
  ParseOptions options;
  options.collect_errors = true;
  const Document document = parse("<!DOCTYPE html><p a", options);
  ASSERT_EQ(document.errors().size(), 1u);
  EXPECT_EQ(parse_error_anchor(document.errors()[0]), "#parse-error-eof-in-tag");
  EXPECT_EQ(parse_error_explanation(document.errors()[0]),
            parse_error_explanation(ParseErrorCode::eof_in_tag));
}

bool is_kebab_case(std::string_view name) {
  const auto is_word = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  for (std::size_t i = 0; i < name.size(); ++i)
    if (!is_word(name[i]) && (name[i] != '-' || i == 0 || name[i - 1] == '-')) return false;
  return !name.empty() && name.back() != '-';
}

TEST(Errors, NamesAndSentencesOfAllEditions) {
  std::set<std::string_view> names;
  for (int code = 0; code <= static_cast<int>(ParseErrorCode::tree_construction); ++code)
    names.insert(parse_error_code_name(static_cast<ParseErrorCode>(code)));
  for (std::size_t number = 0; number < detail::kTreeErrors; ++number) {
    const detail::TreeErrorInfo error = detail::tree_error_info(static_cast<detail::TreeError>(number));
    if (error.name.empty() && editions().size() == 1) continue;
    EXPECT_TRUE(names.insert(error.name).second) << error.name << " is the name of two";
    EXPECT_TRUE(is_kebab_case(error.name)) << error.name;
    EXPECT_TRUE(error.anchor.starts_with("#")) << error.name;
    EXPECT_TRUE(error.explanation.ends_with(".")) << error.name;
    EXPECT_LE(error.explanation.size(), 140u) << error.name;
  }
  EXPECT_GT(names.size(), 150u);
}

// --- Limits, and the callback

std::string many_errors(std::size_t count) {
  std::string html = "<!DOCTYPE html>";
  for (std::size_t i = 0; i < count; ++i)
    html += i % 3 == 0 ? "</b>\n" : i % 3 == 1 ? "a\x01" : "<i a a></i>";
  return html;
}

TEST(Errors, TheFirstOnesAreKept) {
  const std::string html = many_errors(3000);
  ParseOptions options;
  options.collect_errors = true;
  const Document all = parse(html, options);
  EXPECT_EQ(all.errors().size(), 3000u);
  EXPECT_FALSE(all.errors_truncated());
  for (const std::size_t most : {1u, 2u, 7u, 255u, 256u, 1000u, 2999u, 3000u, 5000u}) {
    options.max_errors = most;
    const std::size_t expected = std::min<std::size_t>(most, 3000);
    for (const std::size_t size : {html.size(), std::size_t{1}, std::size_t{100}}) {
      const Document document = parse_chunks(chunks_of(html, size), options);
      ASSERT_EQ(document.errors().size(), expected);
      EXPECT_EQ(document.errors_truncated(), most < 3000) << most;
      for (std::size_t i = 0; i < expected; ++i) {
        EXPECT_EQ(document.errors()[i].offset, all.errors()[i].offset);
        EXPECT_EQ(parse_error_name(document.errors()[i]), parse_error_name(all.errors()[i]));
        EXPECT_EQ(document.errors()[i].line, all.errors()[i].line);
        EXPECT_EQ(document.errors()[i].column, all.errors()[i].column);
      }
    }
  }
}

// An error that is found late may be one of the first.
TEST(Errors, TheFirstOnesAreKeptInAnyOrderOfDetection) {
  ParseOptions options;
  options.collect_errors = true;
  options.max_errors = 1;
  std::string html = "<!DOCTYPE html><table>x";
  for (int i = 0; i < 2000; ++i) html += "\0 "s;
  const Document document = parse(html + "</table>", options);
  ASSERT_EQ(document.errors().size(), 1u);
  EXPECT_EQ(parse_error_name(document.errors()[0]), "in-table-content-outside-cell");
  EXPECT_EQ(document.errors()[0].offset, 22u);
  EXPECT_TRUE(document.errors_truncated());
}

using Told = std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t, std::string_view>>;

Told told(const std::string& html, const Chunks& chunks, bool collect) {
  Told found;
  ParseOptions options;
  options.collect_errors = collect;
  options.max_errors = 2;
  options.on_error = [](const ParseError& error, void* user_data) {
    static_cast<Told*>(user_data)->emplace_back(error.offset, error.line, error.column,
                                                parse_error_name(error));
  };
  options.error_user_data = &found;
  const Document document = chunks.empty() ? parse(html, options) : parse_chunks(chunks, options);
  EXPECT_EQ(document.errors().empty(), !collect);
  EXPECT_FALSE(!collect && document.errors_truncated());
  return found;
}

TEST(Errors, TheCallbackGetsAllOfThem) {
  const std::string html =
      "\x01<p\r\n a a></p x>\0</b>\n<table>\nx\n\0y<tr>z<td>\xF0\x9F\x98\x80</i>\r\xEF\xBF\xBF</table>&#0;"s;
  ParseOptions options;
  options.collect_errors = true;
  Told expected;
  for (const Document document = parse(html, options); const ParseError& error : document.errors())
    expected.emplace_back(error.offset, error.line, error.column, parse_error_name(error));
  std::sort(expected.begin(), expected.end());
  for (const bool collect : {false, true}) {
    for (const Chunks& chunks : {Chunks(), chunks_of(html, 1), chunks_of(html, 7)}) {
      Told found = told(html, chunks, collect);
      std::sort(found.begin(), found.end());
      EXPECT_EQ(found, expected);
    }
  }
}

TEST(Errors, TheCallbackIsCalledInTheOrderOfDetection) {
  std::string names;
  for (const auto& [offset, line, column, name] : told("<!DOCTYPE html><table>x<tr>\x01</i a>", {}, false))
    names.append(std::to_string(offset)).append(" ").append(name).append("\n");
  EXPECT_EQ(names,
            "22 in-table-text-outside-cell\n"
            "22 in-table-content-outside-cell\n"
            "28 end-tag-with-attributes\n"
            "27 in-table-text-outside-cell\n"
            "27 in-table-content-outside-cell\n"
            "28 in-table-content-outside-cell\n"
            "28 in-body-end-tag-not-open\n"
            "34 in-body-end-of-file-unclosed-elements\n"
            "27 control-character-in-input-stream\n");
}

TEST(Errors, TheCallbackIsCalledAgainWhenTheParserRestarts) {
  const std::string bytes =
      "<!DOCTYPE html></b><title>" + std::string(2000, 'x') + "</title><meta charset=koi8-r>\xC1</i>";
  Told found;
  ParseOptions options;
  options.on_error = [](const ParseError& error, void* user_data) {
    static_cast<Told*>(user_data)->emplace_back(error.offset, error.line, error.column,
                                                parse_error_name(error));
  };
  options.error_user_data = &found;
  const Document document = parse_bytes("\xC1" + bytes, {}, options);
  EXPECT_TRUE(document.encoding().parsed_again);
  EXPECT_TRUE(document.errors().empty());
  std::string names;
  for (const auto& [offset, line, column, name] : found) names.append(name).append(" ");
  const std::string once =
      "initial-missing-doctype in-body-misplaced-doctype in-body-end-tag-not-open in-body-end-tag-not-open ";
  EXPECT_EQ(names, once + once);
  EXPECT_EQ(found.back(), Told::value_type(2059, 1, 2058, "in-body-end-tag-not-open"));  // in UTF-8
}

TEST(Errors, CollectingChangesNothing) {
  ParseOptions options;
  options.collect_errors = true;
  const std::string html = "<table><p>\0<b></i>\r\n&notit;<a><a>"s;
  EXPECT_EQ(tree(html, options), tree(html));
}

}  // namespace
}  // namespace lockstep::test
