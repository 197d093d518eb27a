// Tests parsing bytes: the source of the encoding, the effects of a late meta, and that the tree depends
// neither on how the bytes are split nor on the encoding.
#include <gtest/gtest.h>

#include <random>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

std::string described(const EncodingUsed& used) {
  return std::string(encoding::name(used.encoding)) + ", " + std::string(confidence_name(used.confidence)) +
         ", " + std::string(encoding_source_name(used.source));
}

std::string sniffed(std::string_view bytes, const EncodingOptions& options = {}) {
  return described(sniff_encoding(bytes, options));
}

Document parse_pieces(std::string_view bytes, std::size_t size, const EncodingOptions& encoding = {},
                      const ParseOptions& options = {}) {
  BytesParser parser(encoding, options);
  (void)parser.document();  // so that each piece is parsed when it is written
  for (std::size_t at = 0; at < bytes.size(); at += size) parser.write(bytes.substr(at, size));
  return parser.finish();
}

// ASCII, so the encoding does not matter.
std::string filling(std::size_t size) { return repeated("<i>x</i>\n", size / 9 + 1); }

TEST(Bytes, SourcesInOrder) {
  const auto detect = [](std::string_view, void* user_data) -> std::optional<Encoding> {
    return *static_cast<Encoding*>(user_data);
  };
  Encoding detected = Encoding::koi8_u;
  EncodingOptions options;
  options.encoding = Encoding::big5;
  options.transport_encoding = Encoding::gbk;
  options.container_encoding = Encoding::euc_kr;
  options.likely_encoding = Encoding::euc_jp;
  options.detect = detect;
  options.detect_user_data = &detected;
  options.default_encoding = Encoding::windows_1251;
  const std::string page = "<meta charset=koi8-r>";
  EXPECT_EQ(sniffed("\xEF\xBB\xBF" + page, options), "UTF-8, certain, byte order mark");
  EXPECT_EQ(sniffed("\xFE\xFF" + page, options), "UTF-16BE, certain, byte order mark");
  EXPECT_EQ(sniffed("\xFF\xFE" + page, options), "UTF-16LE, certain, byte order mark");
  EXPECT_EQ(sniffed(page, options), "Big5, certain, user");
  options.encoding.reset();
  EXPECT_EQ(sniffed(page, options), "GBK, certain, transport");
  options.transport_encoding.reset();
  EXPECT_EQ(sniffed(page, options), "KOI8-R, tentative, prescan");
  options.prescan_bytes = 0;
  EXPECT_EQ(sniffed(page, options), "EUC-KR, tentative, container document");
  options.container_encoding = Encoding::utf_16le;
  EXPECT_EQ(sniffed(page, options), "EUC-JP, tentative, likely encoding");
  options.likely_encoding.reset();
  EXPECT_EQ(sniffed(page, options), "KOI8-U, tentative, detection");
  options.detect = nullptr;
  EXPECT_EQ(sniffed(page, options), "windows-1251, tentative, default");
  EXPECT_EQ(sniffed(""), "windows-1252, tentative, default");
}

TEST(Bytes, Utf8IsDetected) {
  const std::string start(3000, ' '), in_utf_8 = "UTF-8, tentative, detection",
                                      other = "windows-1252, tentative, default";
  const auto found = [](std::string_view bytes, bool detect) {
    EncodingOptions options;
    options.detect_utf_8 = detect;
    std::vector<Document> documents;
    documents.push_back(parse_bytes(bytes, options));
    for (const std::size_t size : {1, 7, 1000, 100'000})
      documents.push_back(parse_pieces(bytes, size, options));
    for (const Document& document : documents) {
      EXPECT_EQ(described(document.encoding()), sniffed(bytes, options));
      EXPECT_EQ(dump_tree(document), dump_tree(documents[0]));
    }
    return described(documents[0].encoding());
  };
  EXPECT_EQ(text_of(parse_bytes("<p>caf\xC3\xA9")), "caf\u00E9");
  for (const std::string& page :
       {"<p>caf\xC3\xA9"s, start + "\xC3\xA9", "\xC3\xA9" + start + start + "\xFF",
        "caf\xC3\xA9" + std::string(1022, 'x') + "\xFF", start + "\xE2\x82\xAC\xE2\x82",
        "\xC3\xA9" + std::string(1021, 'x') + "\xE2\x82\xAC",
        // However far it is to the first byte outside ASCII.
        "<p>" + std::string(kDetectionBytes, 'a') + "\xC3\xA9",
        "<p>" + std::string(3 * kDetectionBytes, 'a') + "\xC3\xA9",
        // A few bad sequences.
        "<p>\xFF" + repeated("\xC3\xA9t\xC3\xA9 ", 2), "caf\xC3\xA9, na\xC3\xAFve, \xE2\x82\xAC, \xE9"s,
        "\xC3\xA9" + start + "\xFF" + repeated(" \xC3\xA9", 300),
        "\xE9" + repeated("\xC3\xA9" + std::string(400, 'x'), 150)}) {
    EXPECT_EQ(found(page, true), in_utf_8);
    EXPECT_EQ(found(page, false), other);
  }
  for (const std::string& page :
       {""s, start, start + "\xC3", "caf\xE9"s, "\xC3\xA9" + std::string(1021, 'x') + "\xFF",
        start + "\xC3\xA9\xFF", "\xC3\xA9\xC3\xA9\xFF"s, "\xE9 \xC3\xA9 \xE9" + repeated(" \xC3\xA9", 3),
        // Good ones only after the bytes that are examined.
        repeated("\xE9 ", 1024) + repeated("\xC3\xA9", 3000),
        "\xE9" + std::string(kDetectionBytes - 1, 'x') + repeated("\xC3\xA9", 3000)}) {
    EXPECT_EQ(found(page, true), other);
  }
  // What the page or the caller says takes precedence.
  EXPECT_EQ(sniffed("<meta charset=koi8-r>\xC3\xA9" + start), "KOI8-R, tentative, prescan");
  EXPECT_EQ(sniffed("\xC3\xA9", {.transport_encoding = Encoding::gbk}), "GBK, certain, transport");
  EXPECT_EQ(sniffed("\xC3\xA9", {.default_encoding = Encoding::utf_8}), "UTF-8, tentative, default");
}

// Detection begins at the first byte outside ASCII, and a declaration before that ends it, however the input
// is split.
TEST(Bytes, LateMetaEndsDetection) {
  const std::string before = filling(1100), after = filling(2000) + "<p>caf\xC3\xA9" + filling(2000);
  const auto used = [](const std::string& bytes, const EncodingOptions& options = {}) {
    const Document whole = parse_bytes(bytes, options);
    for (const std::size_t size : {1, 1000, 100'000}) {
      const Document pieces = parse_pieces(bytes, size, options);
      EXPECT_EQ(described(pieces.encoding()), described(whole.encoding()));
      EXPECT_EQ(pieces.encoding().parsed_again, whole.encoding().parsed_again);
      EXPECT_EQ(dump_tree(pieces), dump_tree(whole));
    }
    return described(whole.encoding()) + (whole.encoding().parsed_again ? ", again" : "");
  };
  EXPECT_EQ(used(before + "<meta charset=koi8-r>" + after), "KOI8-R, certain, meta");
  EXPECT_EQ(used(before + "<meta charset=utf-8>" + after), "UTF-8, certain, meta");
  EXPECT_EQ(used(before + "<meta charset=windows-1252>" + after), "windows-1252, certain, default");
  EXPECT_EQ(used(before + "<meta charset=windows-1252>\xC3\xA9"), "windows-1252, certain, default");
  EXPECT_EQ(used(before + "<meta charset=iso-2022-jp>" + after), "ISO-2022-JP, certain, meta, again");
  EXPECT_EQ(used(before + "\xC3\xA9<meta charset=koi8-r>" + after), "KOI8-R, certain, meta, again");
  EXPECT_EQ(used(before + "\xC3\xA9<meta charset=utf-8>" + after), "UTF-8, certain, detection");
  EXPECT_EQ(used(before + "<meta charset=koi8-r>" + after, {.ignore_late_meta = true}),
            "UTF-8, tentative, detection");
  const Document ignored = parse_bytes(before + "<meta charset=utf-8>" + after, {.ignore_late_meta = true});
  EXPECT_EQ(ignored.encoding().late_encoding, std::nullopt) << "it names what was detected";
  // In such encodings, ASCII bytes may mean something else.
  EXPECT_EQ(used("<p>caf\xC3\xA9", {.default_encoding = Encoding::iso_2022_jp}),
            "ISO-2022-JP, tentative, default");
}

// Only the bytes that detection looks at are held back.
TEST(Bytes, AsciiIsParsedBeforeDetection) {
  BytesParser parser;
  parser.write("<p>" + std::string(2000, 'a') + "<b>");
  EXPECT_EQ(described(parser.document().encoding()), "windows-1252, tentative, default");
  EXPECT_TRUE(find_element(parser.document(), "b")) << "nothing is held back";
  parser.write("\xC3\xA9<i>");
  EXPECT_FALSE(find_element(parser.document(), "i")) << "held back";
  parser.write(repeated("x", 1100));
  EXPECT_TRUE(find_element(parser.document(), "i"));
  EXPECT_EQ(described(parser.document().encoding()), "UTF-8, tentative, detection");
  EXPECT_EQ(text_of(parser.finish()), std::string(2000, 'a') + "\u00E9" + std::string(1100, 'x'));
}

// Tokens are read from the same text.
TEST(Bytes, TokensAreOfTheDetectedEncoding) {
  for (const std::string& page :
       {"<p>" + std::string(70'000, 'a') + "\xC3\xA9<b>"s, "caf\xC3\xA9"s,
        "\xE2\x82\xAC<i>\xE9" + repeated("\xC3\xA9", 600), std::string(1500, 'x') + "\xE9<i>\xC3\xA9"}) {
    const Document whole = parse_bytes(page);
    for (const std::size_t size : {std::size_t{1}, std::size_t{1000}, page.size()}) {
      TokenReader reader(EncodingOptions{}, TokenizerOptions{});
      std::string text;
      const auto read = [&] {
        while (const lockstep::Token* token = reader.next())
          if (token->type == TokenType::characters) text.append(token->text);
      };
      for (std::size_t at = 0; at < page.size(); at += size) {
        reader.write(std::string_view(page).substr(at, size));
        read();
      }
      reader.finish();
      read();
      EXPECT_EQ(text, text_of(whole));
      EXPECT_EQ(described(reader.encoding()), described(whole.encoding()));
    }
  }
}

TEST(Bytes, Prescan) {
  const auto prescanned = [](std::string_view bytes) {
    const EncodingUsed used = sniff_encoding(bytes);
    return used.source == EncodingSource::prescan ? encoding::name(used.encoding) : "none"sv;
  };
  EXPECT_EQ(prescanned("<meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<META\nCHARSET\t=\r'KOI8-R' >"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta/charset=koi8-r/>"), "none") << "the slash belongs to the value";
  EXPECT_EQ(prescanned("<meta charset=koi8-r"), "none") << "the bytes run out";
  EXPECT_EQ(prescanned("<metacharset=koi8-r>"), "none");
  EXPECT_EQ(prescanned("<meta charset='koi8-r>"), "none");
  EXPECT_EQ(prescanned("<meta charset=nonsense><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta charset=koi8-u charset=koi8-r>"), "KOI8-U") << "the first of equal attributes";
  EXPECT_EQ(prescanned("<!-- <meta charset=koi8-u> --><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<!--><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<!--x><meta charset=koi8-r>"), "none");
  EXPECT_EQ(prescanned("<p title='<meta charset=koi8-u>'><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("</p title='<meta charset=koi8-u>'><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<?x '<meta charset=koi8-u>'><meta charset=koi8-r>"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta charset=utf-16>"), "UTF-8");
  EXPECT_EQ(prescanned("<meta charset=x-user-defined>"), "windows-1252");
  EXPECT_EQ(prescanned("<meta content='text/html; charset=koi8-r'>"), "none") << "no pragma";
  EXPECT_EQ(prescanned("<meta content='text/html; charset=koi8-r' http-equiv=Content-Type>"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta charset=koi8-u content='charset=koi8-r' http-equiv=Content-Type>"), "KOI8-U");
  EXPECT_EQ(prescanned("<meta http-equiv=content-type content='charset=koi8-r' charset=koi8-u>"), "KOI8-U");
  EXPECT_EQ(prescanned("<meta http-equiv=content-type content='charsetcharset = \"koi8-r\"'>"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta http-equiv=content-type content='charset=koi8-r;x'>"), "KOI8-R");
  EXPECT_EQ(prescanned("<meta http-equiv=content-type content='charset=\"koi8-r'>"), "none");
  EXPECT_EQ(prescanned("<\0?\0x\0m\0"sv), "UTF-16LE");
  EXPECT_EQ(prescanned("\0<\0?\0x\0m"sv), "UTF-16BE");
  EXPECT_EQ(prescanned("<?xml version='1.0' encoding='koi8-r'?>"), "KOI8-R");
  EXPECT_EQ(prescanned("<?xml encoding \x01=\t\"koi8-r\"?>"), "KOI8-R");
  EXPECT_EQ(prescanned("<?xml encoding='koi8-r'"), "none") << "no >";
  EXPECT_EQ(prescanned("<?xml > encoding='koi8-r'"), "none") << "after the declaration";
  EXPECT_EQ(prescanned("<?xml encoding='koi8 r'?>"), "none");
  EXPECT_EQ(prescanned("<?xml encoding='utf-16'?>"), "UTF-8");
  EXPECT_EQ(prescanned(" <?xml encoding='koi8-r'?>"), "none");
  EXPECT_EQ(prescanned("<?xml encoding='koi8-u'?><meta charset=koi8-r>"), "KOI8-R") << "a meta comes first";
}

TEST(Bytes, PrescanStopsAtItsLimit) {
  const std::string page = filling(1000) + "<meta charset=koi8-r>";
  EncodingOptions options;
  options.prescan_bytes = page.size();
  EXPECT_EQ(sniffed(page, options), "KOI8-R, tentative, prescan");
  options.prescan_bytes = page.size() - 1;
  EXPECT_EQ(sniffed(page, options), "windows-1252, tentative, default");
}

TEST(Bytes, ContentType) {
  const auto charset = [](std::string_view value) {
    const std::optional<Encoding> found = charset_of_content_type(value);
    return found ? encoding::name(*found) : "none"sv;
  };
  EXPECT_EQ(charset("text/html; charset=koi8-r"), "KOI8-R");
  EXPECT_EQ(charset(" text/html ;Charset=\"KOI8-R\";x=y "), "KOI8-R");
  EXPECT_EQ(charset("text/html;x=\"a;charset=koi8-u\\\"\";charset=koi8-r"), "KOI8-R");
  EXPECT_EQ(charset("text/html;charset=koi8-r;charset=koi8-u"), "KOI8-R");
  EXPECT_EQ(charset("text/html;charset;charset=;charset=koi8-u"), "KOI8-U");
  EXPECT_EQ(charset("text/html;charset= koi8-r;charset=koi8-u"), "KOI8-R");
  EXPECT_EQ(charset("text/html;charset=koi8-r\x7F;charset=\"koi8-r\x01\";charset=koi8-u"), "KOI8-U");
  for (const char* value :
       {"", "text", "/;charset=koi8-r", "text/;charset=koi8-r", "te xt/html;charset=koi8-r", "text/html",
        "text/html;", "text/html;charset=nonsense", "text/html;charset", "text/ html;charset=koi8-r"})
    EXPECT_EQ(charset(value), "none") << value;
}

TEST(Bytes, Locales) {
  EXPECT_EQ(encoding_for_locale("ru"), Encoding::windows_1251);
  EXPECT_EQ(encoding_for_locale("ru-Latn-RU"), Encoding::windows_1251);
  EXPECT_EQ(encoding_for_locale("PT_br"), Encoding::windows_1252);
  EXPECT_EQ(encoding_for_locale("zh"), Encoding::windows_1252);
  EXPECT_EQ(encoding_for_locale("zh-tw"), Encoding::big5);
  EXPECT_EQ(encoding_for_locale("zh-Hans-TW"), Encoding::gbk);
  EXPECT_EQ(encoding_for_locale(""), Encoding::windows_1252);
}

TEST(Bytes, ByteOrderMarks) {
  EXPECT_EQ(text_of(parse_bytes("\xEF\xBB\xBF\xE2\x82\xAC")), "\u20AC");
  EXPECT_EQ(text_of(parse_bytes("\xEF\xBB\xBF\xE2\x82\xAC", {}, {}, Source::borrowed)), "\u20AC");
  EXPECT_EQ(text_of(parse_bytes("\xFE\xFF\x20\xAC"sv)), "\u20AC");
  EXPECT_EQ(text_of(parse_bytes("\xFF\xFE\xAC\x20"sv)), "\u20AC");
  for (std::size_t size = 1; size <= 3; ++size)
    EXPECT_EQ(text_of(parse_pieces("\xEF\xBB\xBF\xE2\x82\xAC", size)), "\u20AC");
}

// A meta after the searched bytes, in a page that is ASCII up to there and long after it.
TEST(Bytes, LateMetaContinues) {
  const std::string page = filling(5000) + "<meta charset=koi8-r>" + filling(200'000) + "<u>\xF0\xD2\xC9</u>";
  for (const Document& document : {parse_bytes(page), parse_bytes(page, {}, {}, Source::borrowed),
                                   parse_pieces(page, 1000), parse_pieces(page, page.size())}) {
    EXPECT_EQ(text_of(find_element(document, "u")), "При");
    EXPECT_EQ(document.encoding().encoding, Encoding::koi8_r);
    EXPECT_EQ(document.encoding().confidence, Confidence::certain);
    EXPECT_EQ(document.encoding().source, EncodingSource::meta);
    EXPECT_FALSE(document.encoding().parsed_again);
  }
}

TEST(Bytes, LateMetaParsesAgain) {
  const std::string page = "<u>\xF0\xD2\xC9</u>" + filling(5000) +
                           "<meta http-equiv=content-type content='text/html;charset=koi8-r'>" +
                           filling(200'000) + "\xF0";
  for (const Document& document : {parse_bytes(page), parse_bytes(page, {}, {}, Source::borrowed),
                                   parse_pieces(page, 1000), parse_pieces(page, page.size())}) {
    EXPECT_EQ(text_of(find_element(document, "u")), "При");
    EXPECT_EQ(document.encoding().encoding, Encoding::koi8_r);
    EXPECT_EQ(document.encoding().confidence, Confidence::certain);
    EXPECT_EQ(document.encoding().source, EncodingSource::meta);
    EXPECT_TRUE(document.encoding().parsed_again);
    EXPECT_EQ(broken_links(document), "");
  }
}

TEST(Bytes, LateMetaIsIgnoredOnRequest) {
  EncodingOptions options;
  options.ignore_late_meta = true;
  const std::string page =
      "<u>\xF0</u>" + filling(5000) + "<meta charset=koi8-r><meta charset=windows-1251>" + filling(100);
  for (const Document& document : {parse_bytes(page, options), parse_pieces(page, 100, options)}) {
    EXPECT_EQ(text_of(find_element(document, "u")), "\u00F0");
    EXPECT_EQ(document.encoding().encoding, Encoding::windows_1252);
    EXPECT_EQ(document.encoding().confidence, Confidence::tentative);
    EXPECT_EQ(document.encoding().late_encoding, Encoding::koi8_r);
  }
}

TEST(Bytes, WhatAMetaCannotChange) {
  const std::string page = "<u>\xF0</u>" + filling(5000);
  const auto after = [&](std::string_view meta, const EncodingOptions& options = {}) {
    const Document document = parse_bytes(page + std::string(meta), options);
    return std::string(encoding::name(document.encoding().encoding)) + " " +
           std::string(confidence_name(document.encoding().confidence));
  };
  EXPECT_EQ(after(""), "windows-1252 tentative");
  EXPECT_EQ(after("<meta charset=nonsense>"), "windows-1252 tentative");
  EXPECT_EQ(after("<meta charset=latin1>"), "windows-1252 certain") << "it was right";
  EXPECT_EQ(after("<meta charset=latin1><meta charset=koi8-r>"), "windows-1252 certain")
      << "the first counts";
  EXPECT_EQ(after("<meta charset=koi8-r><meta charset=latin1>"), "KOI8-R certain");
  EXPECT_EQ(after("<meta charset=utf-16le>"), "UTF-8 certain");
  EXPECT_EQ(after("<meta charset=x-user-defined>"), "windows-1252 certain");
  EXPECT_EQ(after("<svg><meta charset=koi8-r>"), "KOI8-R certain") << "it breaks out of the svg";
  EXPECT_EQ(after("<textarea><meta charset=koi8-r>"), "windows-1252 tentative");
  EXPECT_EQ(after("<meta charset=nonsense http-equiv=content-type content='charset=koi8-r'>"),
            "KOI8-R certain");
  EncodingOptions options;
  options.transport_encoding = Encoding::windows_1251;
  EXPECT_EQ(after("<meta charset=koi8-r>", options), "windows-1251 certain");
  // #change-the-encoding, step 1.
  options.transport_encoding.reset();
  options.likely_encoding = Encoding::utf_16le;
  std::string wide;
  for (const char c : std::string("<meta charset=koi8-r>x")) wide += {c, '\0'};
  const Document document = parse_bytes(wide, options);
  EXPECT_EQ(document.encoding().encoding, Encoding::utf_16le);
  EXPECT_EQ(document.encoding().confidence, Confidence::certain);
}

TEST(Bytes, BytesThatAreTheirOwnTextAreNotCopied) {
  const std::string ascii = "<p>" + filling(300'000);
  const Document page = parse_bytes(ascii, {}, {}, Source::borrowed);
  EXPECT_EQ(page.source().data(), ascii.data());
  EXPECT_EQ(page.encoding().encoding, Encoding::windows_1252);
  EncodingOptions options;
  options.transport_encoding = Encoding::utf_8;
  const std::string text = "\xEF\xBB\xBF<p>\u20AC" + filling(300'000);
  EXPECT_EQ(held(parse_bytes(text, options, {}, Source::borrowed)).source().data(), text.data() + 3);
  // A document with its own copy does not need the bytes.
  std::string short_lived = "<p>x";
  const Document copied = parse_bytes(short_lived);
  short_lived.assign(short_lived.size(), '?');
  EXPECT_EQ(text_of(copied.root()), "x");
}

TEST(Bytes, PositionsAreThoseOfTheInput) {
  ParseOptions options;
  options.collect_errors = true;
  EncodingOptions encoding;
  encoding.transport_encoding = Encoding::shift_jis;
  // Two characters of two bytes each, which are three bytes each as UTF-8.
  const std::string bytes = "<!DOCTYPE html>\n\x83\x41\x83\x42</x>\x80\x83";
  EXPECT_EQ(error_list(parse_bytes(bytes, encoding, options)),
            error_list(parse_pieces(bytes, 1, encoding, options)));
  const Document document = parse_bytes(bytes, encoding, options);
  ASSERT_EQ(document.errors().size(), 2u);
  EXPECT_EQ(document.errors()[0].offset, 20u);
  EXPECT_EQ(document.errors()[0].line, 2u);
  EXPECT_EQ(document.errors()[0].column, 3u);
  EXPECT_EQ(document.errors()[1].offset, 24u);  // U+0080, a control
  EXPECT_EQ(document.errors()[1].column, 7u);
  // After a byte order mark, and with ill-formed bytes.
  EXPECT_EQ(held(parse_bytes("\xEF\xBB\xBF<p a a>", {}, options, Source::borrowed)).errors().back().offset,
            8u);
  EXPECT_EQ(held(parse_bytes("\xEF\xBB\xBF\xFF<p a a>", {}, options)).errors().back().offset, 9u);
  EXPECT_EQ(held(parse_bytes("\xFF\xFE<\0p\0 \0a\0 \0a\0>\0"sv, {}, options)).errors().back().offset, 12u);
}

// Every encoding, random bytes that look like a page: the tree is that of the decoded text, in any
// pieces.
TEST(Bytes, TheTreeIsThatOfTheDecodedText) {
  std::mt19937 random(4);
  const std::string pieces[] = {"<p>", "</p>", "<b a=\"", "\">", "<!--", "-->", "&amp;", "x", "\r\n", "<td>"};
  ParseOptions options;
  options.collect_errors = true;
  for (int code = 0; code < kEncodings; ++code) {
    const auto used = static_cast<Encoding>(code);
    SCOPED_TRACE(encoding::name(used));
    EncodingOptions known;
    known.transport_encoding = used;
    for (int round = 0; round < 30; ++round) {
      std::string bytes;
      for (int i = 0; i < 40; ++i) {
        if (random() % 2 != 0) {
          bytes += pieces[random() % std::size(pieces)];
        } else {
          for (int k = 0; k < 4; ++k)
            bytes += static_cast<char>(random() % 2 != 0 ? 0x80 + random() % 128 : 0x1B + random() % 100);
        }
      }
      if (encoding::bom_sniff(bytes)) continue;
      const std::string text = encoding::decode(bytes, used, {.bom = encoding::Bom::keep}).text;
      const Document expected = parse_chunks({text}, options);
      const Document whole = parse_bytes(bytes, known, options);
      const Document borrowed = parse_bytes(bytes, known, options, Source::borrowed);
      const Document pieces_of_it = parse_pieces(bytes, 1 + random() % 9, known, options);
      EXPECT_EQ(tree(whole), tree(expected));
      EXPECT_EQ(tree(borrowed), tree(expected));
      EXPECT_EQ(tree(pieces_of_it), tree(expected));
      EXPECT_EQ(error_list(borrowed), error_list(whole));
      EXPECT_EQ(error_list(pieces_of_it), error_list(whole));
      // Lines and columns are those of the text; offsets those of the bytes.
      ASSERT_EQ(whole.errors().size(), expected.errors().size());
      for (std::size_t i = 0; i < whole.errors().size(); ++i) {
        const ParseError &in_bytes = whole.errors()[i], &in_text = expected.errors()[i];
        EXPECT_EQ(in_bytes.line, in_text.line);
        EXPECT_EQ(in_bytes.column, in_text.column);
        encoding::Decoder decoder(used, {.bom = encoding::Bom::keep});
        std::string before;
        decoder.write(std::string_view(bytes).substr(0, in_bytes.offset), before);
        EXPECT_LE(before.size(), in_text.offset);
        if (in_bytes.offset == bytes.size()) continue;
        before.clear();
        encoding::Decoder longer(used, {.bom = encoding::Bom::keep});
        for (std::size_t at = 0; at < bytes.size() && before.size() <= in_text.offset; ++at)
          longer.write(std::string_view(bytes).substr(at, 1), before);
        EXPECT_GT(longer.consumed(), in_bytes.offset);
      }
    }
  }
}

TEST(Bytes, AParserWithoutInput) {
  EXPECT_EQ(tree(BytesParser().finish()), tree(""));
  EXPECT_EQ(tree(parse_bytes("")), tree(""));
  BytesParser first;
  first.write("<p>");
  BytesParser second = std::move(first);
  second.write("x");
  EXPECT_EQ(text_of(second.finish()), "x");
}

TEST(Bytes, TheEncodingOfTextIsFixed) {
  const Document document = parse("<meta charset=koi8-r>\u20AC");
  EXPECT_EQ(document.encoding().encoding, Encoding::utf_8);
  EXPECT_EQ(document.encoding().confidence, Confidence::irrelevant);
  EXPECT_EQ(document.encoding().source, EncodingSource::text);
}

}  // namespace
}  // namespace lockstep::test
