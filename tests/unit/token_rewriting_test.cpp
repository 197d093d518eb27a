// Tests the guarantees for token rewriters: ranges that lead back to each byte of the input in any encoding,
// and markup that parses back to the same token.
#include <gtest/gtest.h>

#include <random>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/encoding_cases.h"
#include "support/test_data.h"
#include "support/tokens.h"

namespace lockstep::test {
namespace {

// --- Reading

TokenizerOptions with_ranges() {
  TokenizerOptions options;
  options.attribute_ranges = true;
  return options;
}

EncodingOptions in(Encoding encoding) {
  EncodingOptions options;
  options.encoding = encoding;
  return options;
}

std::string_view piece(std::string_view input, const ByteRange& range) {
  return input.substr(static_cast<std::size_t>(range.begin),
                      static_cast<std::size_t>(range.end - range.begin));
}

// Calls take(token) for each token of the pieces.
template <class Take>
void read(TokenReader& reader, const Chunks& chunks, const Take& take) {
  for (const std::string_view chunk : chunks) {
    EXPECT_EQ(reader.write(chunk), Status::ok);
    while (const lockstep::Token* token = reader.next()) take(*token);
  }
  reader.finish();
  while (const lockstep::Token* token = reader.next()) take(*token);
  EXPECT_TRUE(reader.at_end());
}

// The input, concatenated from the ranges. Ranges of attributes must be inside those of their tags, in order.
std::string put_together(TokenReader& reader, const Chunks& chunks, std::string_view input) {
  std::string output;
  std::uint64_t end = 0;
  const auto add = [&](const ByteRange& range) {
    EXPECT_EQ(range.begin, end);
    EXPECT_LE(range.begin, range.end);
    EXPECT_LE(range.end, input.size());
    output += piece(input, range);
    end = range.end;
  };
  read(reader, chunks, [&](const lockstep::Token& token) {
    add(token.range);
    if (token.tag_ranges == nullptr) return;
    std::uint64_t at = token.range.begin;
    const auto follows = [&](const ByteRange& range) {
      EXPECT_LE(at, range.begin);
      EXPECT_LE(range.begin, range.end);
      EXPECT_LE(range.end, token.range.end);
      at = range.begin;
    };
    follows(token.tag_ranges->name);
    std::size_t kept = 0;
    for (const AttributeRanges& attribute : token.tag_ranges->attributes) {
      follows(attribute.name);
      follows(attribute.quoted_value);
      follows(attribute.value);
      EXPECT_LE(attribute.value.end, attribute.quoted_value.end);
      at = attribute.quoted_value.end;
      kept += !attribute.is_duplicate;
    }
    EXPECT_EQ(kept, token.attributes.size());
  });
  add(reader.remainder());
  return output;
}

// --- Ranges of attributes

std::string shown_ranges(std::string_view html) {
  TokenReader reader(html, with_ranges());
  std::string out;
  while (const lockstep::Token* token = reader.next()) {
    if (token->tag_ranges == nullptr) continue;
    out.append("<").append(piece(html, token->tag_ranges->name));
    for (const AttributeRanges& attribute : token->tag_ranges->attributes) {
      out.append("|").append(piece(html, attribute.name));
      if (attribute.has_value)
        out.append("=")
            .append(piece(html, attribute.value))
            .append("=")
            .append(piece(html, attribute.quoted_value));
      if (attribute.is_duplicate) out += '!';
    }
  }
  return out;
}

TEST(AttributeRanges, AreThoseOfTheTokenizer) {
  EXPECT_EQ(shown_ranges("<a href=x>"), "<a|href=x=x");
  EXPECT_EQ(shown_ranges("<A  HREF = 'a>b' b>"), "<A|HREF=a>b='a>b'|b");
  EXPECT_EQ(shown_ranges("<a b=1 B=2 c=\"\"b>"), "<a|b=1=1|B=2=2!|c==\"\"|b!");
  EXPECT_EQ(shown_ranges("</p x=y/>"), "<p|x=y/=y/");
  EXPECT_EQ(shown_ranges("<a b=><br/><i =x>"), "<a|b==<br<i|=x");
  EXPECT_EQ(shown_ranges("x</></><a b=c>"), "<a|b=c=c");
  EXPECT_EQ(shown_ranges("<svg><![CDATA[<a b=c>]]><g h=\"&quot;>\">"), "<svg<g|h=&quot;>=\"&quot;>\"");
  EXPECT_EQ(shown_ranges("<script><a b=c></script d>"), "<script<script|d");
  EXPECT_EQ(shown_ranges("<p\ra\r\n=\r\nb\fc=d\te>"), "<p|a=b=b|c=d=d|e");
}

TEST(AttributeRanges, OfOneAttribute) {
  constexpr std::string_view kHtml = "<a x=1 HREF=2 href=3 y=4>";
  TokenReader reader(kHtml, with_ranges());
  const lockstep::Token* token = reader.next();
  ASSERT_NE(token, nullptr);
  ASSERT_NE(token->attribute_ranges("href"), nullptr);
  EXPECT_EQ(piece(kHtml, token->attribute_ranges("href")->value), "2");
  EXPECT_EQ(piece(kHtml, token->attribute_ranges("y")->value), "4");
  EXPECT_EQ(token->attribute_ranges("z"), nullptr);
  TokenReader without(kHtml);
  token = without.next();
  EXPECT_EQ(token->tag_ranges, nullptr);
  EXPECT_EQ(token->attribute_ranges("href"), nullptr);
}

// --- Every byte of the input belongs to a token or to the remainder

TEST(AttributeRanges, NotOfATagThatBeganBeforeTheInput) {
  TokenizerOptions options = with_ranges();
  for (const char* const state : {"tag name", "before attribute name", "attribute value (unquoted)"}) {
    options.initial_state = state;
    for (const std::string_view input : {">", "b c=d>", "<a'>", "<a \">", "/>"}) {
      const std::string text = std::string(input) + "<p id=x>";
      TokenReader reader(text, options);
      const lockstep::Token* token = reader.next();
      ASSERT_NE(token, nullptr);
      EXPECT_EQ(token->tag_ranges, nullptr) << state << ' ' << input;
      token = reader.next();
      ASSERT_TRUE(token != nullptr && token->tag_ranges != nullptr) << state << ' ' << input;
      EXPECT_EQ(piece(text, token->attribute_ranges("id")->value), "x");
    }
  }
}

TEST(Tokens, ATagThatBeganBeforeTheInputHasEachAttributeOnce) {
  TokenizerOptions options;
  options.initial_state = "tag name";
  std::string input = "p";
  for (int number = 0; number < 30; ++number) input += " a" + std::to_string(number);
  input += " id a3>";
  TokenReader reader(input, options);
  const lockstep::Token* token = reader.next();
  ASSERT_NE(token, nullptr);
  EXPECT_EQ(token->attributes.size(), 31u);
}

TEST(TokenRanges, OfIllFormedInput) {
  constexpr std::string_view kHtml = "\xFF<a b=\xC3 \xE2\x82>\xF0\x9F\x98x<i \xFF=\xFF>\xC3";
  for (const Feeding& feeding : all_feedings(kHtml, 1)) {
    TokenReader reader(with_ranges());
    EXPECT_EQ(put_together(reader, feeding.chunks, kHtml), kHtml) << feeding.name;
  }
  TokenReader reader(kHtml, with_ranges());
  reader.next();
  const lockstep::Token* token = reader.next();
  EXPECT_EQ(piece(kHtml, token->range), "<a b=\xC3 \xE2\x82>");
  EXPECT_EQ(piece(kHtml, token->attribute_ranges("b")->value), "\xC3");
}

TEST(TokenRanges, TheRemainderIsReported) {
  const std::pair<const char*, const char*> cases[] = {
      {"a<b c='d", "<b c='d"},
      {"a<b", "<b"},
      {"a<", ""},
      {"a</", ""},
      {"a</>", "</>"},
      {"a", ""},
      {"a<!--", ""},
      {"<svg><![CDATA[x]]>", "]]>"},
      {"", ""},
  };
  for (const auto& [html, rest] : cases) {
    const std::string_view input(html);
    for (const Feeding& feeding : all_feedings(input, 2)) {
      TokenReader reader;
      EXPECT_EQ(put_together(reader, feeding.chunks, input), input) << feeding.name;
      EXPECT_EQ(piece(input, reader.remainder()), rest) << input;
    }
    TokenReader whole(input);
    EXPECT_EQ(put_together(whole, {}, input), input);
  }
}

TEST(TokenRanges, OfBytesWithAByteOrderMark) {
  const std::pair<std::string, Encoding> cases[] = {
      {"\xEF\xBB\xBF<a>", Encoding::utf_8},
      {bytes_of({0xFE, 0xFF, 0, '<', 0, 'a', 0, '>'}), Encoding::utf_16be},
      {bytes_of({0xFF, 0xFE, '<', 0, 'a', 0, '>', 0}), Encoding::utf_16le},
      {"\xEF\xBB\xBF", Encoding::utf_8},
  };
  for (const auto& [bytes, encoding] : cases) {
    for (const Feeding& feeding : all_feedings(bytes, 3)) {
      TokenReader reader(EncodingOptions{}, with_ranges());
      EXPECT_EQ(put_together(reader, feeding.chunks, bytes), bytes) << feeding.name;
      EXPECT_EQ(reader.encoding().encoding, encoding);
      EXPECT_EQ(reader.encoding().source, EncodingSource::byte_order_mark);
    }
  }
}

TEST(TokenRanges, OfALegacyEncoding) {
  // The quotation marks are in the ASCII set, the text between them in that of JIS X 0208.
  const std::string page = "<a b=\"\x1B$B%F%9\x1B(B\" \x1B(Jc=\x1B$B%H\x1B(J>\x1B(B";
  for (const Feeding& feeding : all_feedings(page, 4)) {
    TokenReader reader(in(Encoding::iso_2022_jp), with_ranges());
    std::string found;
    read(reader, feeding.chunks, [&](const lockstep::Token& token) {
      for (const AttributeRanges& attribute : token.tag_ranges->attributes)
        found.append(piece(page, attribute.name))
            .append("|")
            .append(piece(page, attribute.value))
            .append("|");
      found += token.attributes[0].value;
    });
    EXPECT_EQ(found, "b|\x1B$B%F%9\x1B(B|\x1B(Jc|\x1B$B%H\x1B(J|\xE3\x83\x86\xE3\x82\xB9");
    EXPECT_EQ(piece(page, reader.remainder()), "\x1B(B");
  }
}

TEST(TokenRanges, ErrorsAreInsideTheInput) {
  TokenizerOptions options;
  options.collect_errors = true;
  const std::string_view html = "\xFF\xFF<p a a>";
  TokenReader text(html, options);
  std::uint64_t offset = 0;
  while (text.next() != nullptr)
    for (const ParseError& error : text.errors()) offset = error.offset;
  EXPECT_EQ(offset, html.find("a>"));
}

// Markup with random pieces in it that matter to the tokenizer.
std::string random_page(std::mt19937& random, Encoding encoding) {
  static constexpr std::string_view kPieces[] = {
      "<",        ">",         "<a href=", "\"",     "'",      "=",      " ",         "</a>",
      "<!--",     "-->",       "&amp;",    "&#x41;", "<svg>",  "</svg>", "<![CDATA[", "]]>",
      "<script>", "</script>", "\r\n",     "\r",     "<?t ",   "?>",     "/",         "<title>",
      "</title",  "<!doctype", "x",        "Y",      "\x1B(J", "\x1B$B", "\x1B(B"};
  std::string page;
  for (auto i = random() % 40; i != 0; --i) {
    if (random() % 4 == 0) {
      page += random_bytes(random, encoding, random() % 6);
    } else if (random() % 50 == 0) {
      page += '\0';
    } else {
      page += encode_markup(
          kPieces[random() % std::size(kPieces)],
          encoding == Encoding::utf_16be || encoding == Encoding::utf_16le ? encoding : Encoding::utf_8);
    }
  }
  return page;
}

TEST(TokenRanges, ConcatenateToTheInput) {
  std::mt19937 random(5);
  for (int round = 0; round < 400; ++round) {
    for (int i = 0; i < kEncodings; ++i) {
      const auto encoding = static_cast<Encoding>(i);
      const std::string page = random_page(random, encoding);
      TokenReader reader(in(encoding), with_ranges());
      const Chunks chunks = random_chunks(page, static_cast<std::uint32_t>(random()), 1 + random() % 20);
      ASSERT_EQ(put_together(reader, chunks, page), page) << in_quotes(page) << encoding::name(encoding);
    }
    const std::string page = random_page(random, Encoding::utf_8);
    TokenReader whole(page, with_ranges());
    ASSERT_EQ(put_together(whole, {}, page), page) << in_quotes(page);
  }
}

// --- Changes

struct Edited {
  std::string bytes;
  std::string tokens;  // as they should be read
};

std::string shown(const lockstep::Token& token) {
  std::string out =
      std::to_string(static_cast<int>(token.type)) + in_quotes(token.name) + in_quotes(token.text);
  for (const TokenAttributeView& attribute : token.attributes)
    out.append(" ").append(in_quotes(attribute.name)).append("=").append(in_quotes(attribute.value));
  if (const DoctypeView* doctype = token.doctype)
    out.append(doctype->name ? "n" : "-")
        .append(doctype->public_identifier ? "p" + in_quotes(*doctype->public_identifier) : "-")
        .append(doctype->system_identifier ? "s" + in_quotes(*doctype->system_identifier) : "-")
        .append(doctype->force_quirks ? "q" : "");
  return out.append(token.self_closing ? "/" : "");
}

// The tokens, characters joined.
std::string shown_tokens(TokenReader& reader, const Chunks& chunks) {
  std::string out, text;
  const auto end_text = [&] {
    if (!text.empty()) out.append(in_quotes(text)).append("\n");
    text.clear();
  };
  read(reader, chunks, [&](const lockstep::Token& token) {
    if (token.type == TokenType::characters) {
      text += token.text;
      return;
    }
    end_text();
    out.append(shown(token)).append("\n");
  });
  end_text();
  return out;
}

// Replaces the first value of the n-th attribute; returns the resulting tokens.
Edited edit(std::string_view page, Encoding encoding, std::size_t n, std::string_view value) {
  Edited edited;
  std::string text;
  TokenReader reader(in(encoding), with_ranges());
  std::size_t at = 0, met = 0;
  const auto end_text = [&] {
    if (!text.empty()) edited.tokens.append(in_quotes(text)).append("\n");
    text.clear();
  };
  read(reader, {page}, [&](const lockstep::Token& token) {
    if (token.type == TokenType::characters) {
      text += token.text;
      return;
    }
    end_text();
    lockstep::Token changed = token;
    std::vector<TokenAttributeView> attributes(token.attributes.begin(), token.attributes.end());
    for (TokenAttributeView& attribute : attributes) {
      if (met++ != n) continue;
      const AttributeRanges& ranges = *token.attribute_ranges(attribute.name);
      const std::string_view replaced = piece(page, ranges.quoted_value);
      edited.bytes += page.substr(at, static_cast<std::size_t>(ranges.quoted_value.begin) - at);
      edited.bytes += attribute_value_markup(ranges, value, encoding, replaced);
      at = static_cast<std::size_t>(ranges.quoted_value.end);
      attribute.value = value;
    }
    changed.attributes = attributes;
    edited.tokens.append(shown(changed)).append("\n");
  });
  end_text();
  edited.bytes += page.substr(at);
  return edited;
}

TEST(Rewriting, OneValueChangesAndNothingElse) {
  constexpr std::string_view kValue = "a&b\"c'<>\\~ \r\n\xC3\xA9\xE3\x81\x82\xF0\x9F\x98\x80&amp;";
  std::mt19937 random(6);
  int changed = 0;
  for (int round = 0; round < 100; ++round) {
    for (int i = 0; i < kEncodings; ++i) {
      const auto encoding = static_cast<Encoding>(i);
      const std::string page = random_page(random, encoding);
      const std::string_view value = random() % 4 == 0 ? std::string_view() : kValue;
      const Edited edited = edit(page, encoding, random() % 3, value);
      changed += edited.bytes != page;
      TokenReader reader(in(encoding), {});
      ASSERT_EQ(shown_tokens(reader, {edited.bytes}), edited.tokens)
          << in_quotes(page) << "\n"
          << in_quotes(edited.bytes) << encoding::name(encoding);
    }
  }
  EXPECT_GT(changed, 150);
}

TEST(Rewriting, ValuesAreQuoted) {
  const std::pair<const char*, const char*> cases[] = {
      {"<a b=c>", "<a b=\"x&amp;y\">"},     {"<a b>", "<a b=\"x&amp;y\">"},
      {"<a b/>", "<a b=\"x&amp;y\"/>"},     {"<a b = >", "<a b = \"x&amp;y\">"},
      {"<a b='c'd>", "<a b=\"x&amp;y\"d>"}, {"<a b=c/>", "<a b=\"x&amp;y\">"},
      {"<a b  c>", "<a b=\"x&amp;y\"  c>"},
  };
  for (const auto& [page, expected] : cases) EXPECT_EQ(edit(page, Encoding::utf_8, 0, "x&y").bytes, expected);
}

TEST(Rewriting, MarkupInAnyEncoding) {
  EXPECT_EQ(encode_markup("a\xC3\xA9", Encoding::utf_8), "a\xC3\xA9");
  EXPECT_EQ(encode_markup("a\xC3\xA9\xF0\x9F\x98\x80", Encoding::windows_1252), "a&#233;&#128512;");
  EXPECT_EQ(encode_markup("a\xF0\x9F\x98\x80", Encoding::utf_16be), bytes_of({0, 'a', 0xD8, 0x3D, 0xDE, 0}));
  EXPECT_EQ(encode_markup("a\xF0\x9F\x98\x80", Encoding::utf_16le), bytes_of({'a', 0, 0x3D, 0xD8, 0, 0xDE}));
  EXPECT_EQ(encode_markup("\\~", Encoding::iso_2022_jp, "\x1B$B%F\x1B(Jx"), "&#92;&#126;\x1B(J");
}

// --- Tokens as markup

// Reads the markup of a token again, in the state that the token was made in.
void expect_round_trip(const lockstep::Token& token, Edition edition) {
  const std::string markup = serialize(token, edition);
  TokenizerOptions options;
  options.edition = edition;
  options.tree_feedback = false;
  options.initial_state = token.in_raw_text ? "RAWTEXT" : "data";
  TokenReader reader(markup, options);
  const lockstep::Token* again = reader.next();
  ASSERT_NE(again, nullptr) << markup;
  std::string text(again->text);
  if (token.type == TokenType::characters) {
    while (const lockstep::Token* more = reader.next()) text += more->text;
    EXPECT_EQ(text, token.text) << markup;
  } else {
    EXPECT_EQ(shown(*again), shown(token)) << markup;
    EXPECT_EQ(reader.next(), nullptr) << markup;
  }
}

void expect_round_trips(std::string_view html, Edition edition) {
  TokenizerOptions options;
  options.edition = edition;
  TokenReader reader(html, options);
  while (const lockstep::Token* token = reader.next()) expect_round_trip(*token, edition);
}

TEST(Serialize, TokensAreReadBack) {
  for (const char* const html : {"<!DOCTYPE html>",
                                 "<!doctype>",
                                 "<!doctype a PUBLIC 'p\"' \"s'\">",
                                 "<!doctype a SYSTEM 's'>",
                                 "<!doctype a PUBLIC 'p'>",
                                 "<!doctype a bogus>",
                                 "<!doctype a PUBLIC 'p' bogus>",
                                 "<!doctype a PUBLIC 'p' 's>",
                                 "<!doctype a SYSTEM 's>",
                                 "<!doctype a PUBLIC ''>",
                                 "<!doctype a SYSTEM>",
                                 "<!doctype a PUBLIC",
                                 "<!doctype",
                                 "<a b='&quot;&amp;&lt;&nbsp;&#13;' c d=\"'\"/>",
                                 "</p a=b/>",
                                 "<a =b \"c' d<>",
                                 "a &lt;b&gt; &amp;amp; &nbsp; &#13; c",
                                 "<script>a && b < c</script>",
                                 "<style><!--&amp;--></style>",
                                 "<title>&lt;/title&gt;&amp;</title>",
                                 "<plaintext>a<b>&amp;",
                                 "<!---->",
                                 "<!--a<!-->",
                                 "<!--a<!--->",
                                 "<!->",
                                 "<!x--!>",
                                 "<!x-->",
                                 "<!-x>",
                                 "<?",
                                 "<?xml a?>",
                                 "<?t d?>",
                                 "<?t d>",
                                 "<?t a?"
                                 "?>",
                                 "<?t a?",
                                 "</ x>",
                                 "<svg><![CDATA[a&b<]]></svg>",
                                 "<!--a--!b-->",
                                 "<!--a--!"})
    for (const EditionInfo& edition : editions()) expect_round_trips(html, edition.edition);
}

TEST(Serialize, RandomTokensAreReadBack) {
  std::mt19937 random(7);
  for (int i = 0; i < 5000; ++i) {
    const std::string page = random_page(random, Encoding::utf_8);
    expect_round_trips(page, kDefaultEdition);
    if (::testing::Test::HasFailure()) FAIL() << in_quotes(page);
  }
}

}  // namespace
}  // namespace lockstep::test
