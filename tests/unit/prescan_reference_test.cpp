// Compares the prescan with a transcription of the Standard's algorithms (support/reference_prescan.h): all
// beginnings of tricky heads, and random strings of their pieces, searched up to every limit.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>
#include <string>

#include "lockstep/lockstep.h"
#include "support/reference_prescan.h"
#include "support/tokens.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kHeads[] = {
    // Comments
    "<!--><meta charset=gbk>"sv,
    "<!---><meta charset=gbk>"sv,
    "<!-- -- ><meta charset=gbk>--><meta charset=sjis>"sv,
    "<!-- --!><meta charset=gbk>--><meta charset=sjis>"sv,
    "<!-- <!-- --><meta charset=gbk>"sv,
    "<!-><meta charset=gbk>"sv,
    "<!-<meta charset=gbk><meta charset=sjis>"sv,
    "<!doctype html><meta charset=gbk>"sv,
    "<!x '>'><meta charset=gbk>"sv,
    // The beginning of a tag
    "<meta/charset=gbk>"sv,
    "<META\tCHARSET=GBK\n>"sv,
    "<meta\r\ncharset=gbk/>"sv,
    "<meta\fcharset=gbk\f>"sv,
    "<meta\vcharset=gbk><meta charset=sjis>"sv,
    "<meta\0charset=gbk><meta charset=sjis>"sv,
    "<meta><meta charset=gbk>"sv,
    "<metal charset=sjis><meta charset=gbk>"sv,
    "</meta charset=sjis><meta charset=gbk>"sv,
    "<<meta charset=gbk>"sv,
    "< meta charset=sjis><meta charset=gbk>"sv,
    "<a<meta charset=gbk>"sv,
    "<a <meta charset=sjis><meta charset=gbk>"sv,
    "<a/<meta charset=sjis><meta charset=gbk>"sv,
    "<a title='<meta charset=sjis>'><meta charset=gbk>"sv,
    "<a title='><meta charset=gbk>"sv,
    "</a title='><meta charset=sjis>'><meta charset=gbk>"sv,
    "</ <meta charset=sjis><meta charset=gbk>"sv,
    "</><meta charset=gbk>"sv,
    "<1 title='<meta charset=gbk>'>"sv,
    "<?x '<meta charset=sjis>'<meta charset=gbk><meta charset=big5>"sv,
    // Attributes
    "<meta =charset=sjis charset=gbk>"sv,
    "<meta ==sjis charset=gbk>"sv,
    "<meta charset==gbk><meta charset=sjis>"sv,
    "<meta charset>charset=gbk><meta charset=sjis>"sv,
    "<meta charset=><meta charset=sjis>"sv,
    "<meta charset =><meta charset=sjis>"sv,
    "<meta charset = \n\t gbk >"sv,
    "<meta charset / = gbk charset=sjis>"sv,
    "<meta charset='gbk'charset=sjis>"sv,
    "<meta charset=\"gbk\"/>"sv,
    "<meta charset=' GBK '>"sv,
    "<meta charset='gb\0k'><meta charset=sjis>"sv,
    "<meta charset='gbk\"><meta charset=sjis'><meta charset=big5>"sv,
    "<meta charset=gbk/><meta charset=sjis>"sv,
    "<meta charset=\"\"><meta charset=sjis>"sv,
    "<meta charset=gbk charset=sjis>"sv,
    "<meta charset=bogus charset=sjis><meta charset=gbk>"sv,
    "<meta \xE9=\xFF charset=gbk>"sv,
    "<meta a='b'c=\"d\"e=f/charset=gbk>"sv,
    // Pragmas
    "<meta http-equiv=content-type content='text/html; charset=gbk'>"sv,
    "<meta content='text/html; charset=gbk' http-equiv=CONTENT-TYPE>"sv,
    "<meta content='text/html; charset=gbk'><meta charset=sjis>"sv,
    "<meta http-equiv='content-type ' content='charset=gbk'><meta charset=sjis>"sv,
    "<meta http-equiv=refresh http-equiv=content-type content=charset=gbk><meta charset=sjis>"sv,
    "<meta http-equiv=content-type content=nothing content=charset=gbk><meta charset=sjis>"sv,
    "<meta http-equiv=content-type content=charset=gbk charset=sjis>"sv,
    "<meta http-equiv=content-type content=charset=gbk charset=bogus><meta charset=big5>"sv,
    "<meta charset=bogus http-equiv=content-type content=charset=gbk><meta charset=big5>"sv,
    "<meta charset=sjis content=charset=gbk>"sv,
    "<meta http-equiv=content-type content=charset=bogus><meta charset=big5>"sv,
    "<meta http-equiv=content-type content=\"charset;charset charset = 'gbk' x\">"sv,
    "<meta http-equiv=content-type content=\"charset='gbk\"><meta charset=big5>"sv,
    "<meta http-equiv=content-type content='charset=\"gbk\"\"'>"sv,
    "<meta http-equiv=content-type content='charsetcharset=gbk;x'>"sv,
    "<meta http-equiv=content-type content='charset'><meta charset=big5>"sv,
    "<meta http-equiv=content-type content='charset='><meta charset=big5>"sv,
    "<meta http-equiv=content-type content='charset= '><meta charset=big5>"sv,
    "<meta http-equiv=content-type content='charset=gbk\0'><meta charset=big5>"sv,
    // Encodings that are changed
    "<meta charset=utf-16le>"sv,
    "<meta charset=UTF-16BE>"sv,
    "<meta charset=x-user-defined>"sv,
    "<meta charset=iso-2022-kr>"sv,
    "<meta http-equiv=content-type content=charset=utf-16>"sv,
    "<meta http-equiv=content-type content=charset=x-user-defined>"sv,
    // XML
    "<?xml version='1.0' encoding='gbk'?>"sv,
    "<?xml encoding=\"gbk\"?><meta charset=sjis>"sv,
    "<?xml encoding=\0 \x1F\t'gbk'>"sv,
    "<?xml encoding\r\n=\n'gbk'>"sv,
    "<?xml encoding='gbk '>"sv,
    "<?xml encoding=gbk>"sv,
    "<?xml encoding='gbk\">"sv,
    "<?xml encoding='gbk\"> '"sv,
    "<?xml encoding='gbk>'"sv,
    "<?xml encoding='>'"sv,
    "<?xml encoding encoding='gbk'>"sv,
    "<?xml Encoding='gbk'>"sv,
    "<?xml version='1.0'?> encoding='gbk'"sv,
    "<?xmlencoding='gbk'?>"sv,
    "<?xml encoding='UTF-16'?>"sv,
    "<?xml encoding='x-user-defined'?>"sv,
    "<?xml encoding='bogus'?>"sv,
    " <?xml encoding='gbk'?>"sv,
    "<?XML encoding='gbk'?>"sv,
    "<?xml encoding='gbk'?><a"sv,
    "<?xml encoding='gbk'?><!-- "sv,
    "<?xml encoding='gbk'?><meta charset='sjis"sv,
    // UTF-16
    "<\0?\0x\0m\0l\0"sv,
    "\0<\0?\0x\0m\0l"sv,
    "<\0?\0X\0"sv,
    "<\0m\0e\0t\0a\0 \0c\0h\0a\0r\0s\0e\0t\0=\0g\0b\0k\0>\0"sv,
    "<meta charset=gbk><\0?\0x\0"sv,
};

// The pieces of random strings.
constexpr std::string_view kPieces[] = {
    "<"sv,
    ">"sv,
    "/"sv,
    "="sv,
    "\""sv,
    "'"sv,
    " "sv,
    "\t"sv,
    "\n"sv,
    "\r"sv,
    "\f"sv,
    "\0"sv,
    "!"sv,
    "?"sv,
    "-"sv,
    ";"sv,
    "a"sv,
    "\x80"sv,
    "\xFF"sv,
    "--"sv,
    "-->"sv,
    "<!--"sv,
    "<!-->"sv,
    "<!"sv,
    "</"sv,
    "<?"sv,
    "<a"sv,
    "</a "sv,
    "<a b='"sv,
    "<meta"sv,
    "<meta "sv,
    "<META/"sv,
    "<meta\n"sv,
    "charset"sv,
    "charset="sv,
    "CharSet = "sv,
    "charset='"sv,
    "charset=\""sv,
    "charset=koi8-r"sv,
    "charset=bogus "sv,
    "gbk"sv,
    "GBK"sv,
    "sjis "sv,
    "utf-16"sv,
    "x-user-defined"sv,
    "content="sv,
    "content='"sv,
    "content=\"text/html; charset=big5\""sv,
    "content='charset=koi8-u'"sv,
    "content=charset=latin2"sv,
    "http-equiv"sv,
    "http-equiv="sv,
    "http-equiv=content-type "sv,
    " http-equiv=\"Content-Type\""sv,
    "http-equiv=refresh "sv,
    "<?xml"sv,
    "<?xml "sv,
    "encoding"sv,
    "encoding="sv,
    "encoding='"sv,
    " encoding=\"euc-kr\""sv,
    "?>"sv,
    "<\0?\0x\0"sv,
    "\0<\0?\0x"sv,
};

std::string_view random_piece(std::mt19937& random) { return kPieces[random() % std::size(kPieces)]; }

std::string name_of(std::optional<Encoding> encoding) {
  return encoding ? std::string(encoding::name(*encoding)) : "none";
}

// Whether an encoding was found.
bool check(std::string_view bytes, std::size_t limit) {
  EncodingOptions options;
  options.prescan_bytes = limit;
  const EncodingUsed used = sniff_encoding(bytes, options);
  std::optional<Encoding> found;
  if (used.source == EncodingSource::prescan) found = used.encoding;
  const std::optional<Encoding> expected = reference_prescan(bytes.substr(0, limit));
  EXPECT_EQ(name_of(found), name_of(expected)) << in_quotes(std::string(bytes)) << ", " << limit << " bytes";
  return expected.has_value();
}

TEST(PrescanReference, AllBeginningsOfTrickyHeads) {
  for (const std::string_view head : kHeads) {
    for (std::size_t size = 0; size <= head.size(); ++size) check(head.substr(0, size), 1024);
    for (std::size_t limit = 0; limit <= 64; ++limit) check(head, limit);
  }
}

// Inserts one to three pieces, or replaces a few bytes with them.
std::string changed(std::string text, std::mt19937& random) {
  for (auto changes = 1 + random() % 3; changes > 0; --changes) {
    const std::size_t at = random() % (text.size() + 1), removed = random() % 4;
    text.replace(at, removed, random() % 4 == 0 ? ""sv : random_piece(random));
  }
  return text;
}

TEST(PrescanReference, RandomStrings) {
  constexpr int kCount = 300'000;
  std::mt19937 random(4);
  int found = 0;
  for (int i = 0; i < kCount && !HasFailure(); ++i) {
    std::string text;
    if (i % 2 == 0) {
      text = changed(std::string(kHeads[random() % std::size(kHeads)]), random);
    } else {
      const auto first = random() % 4;
      text = first < 2 ? "<meta " : first == 2 ? "<?xml " : "";
      for (auto pieces = 1 + random() % 12; pieces > 0; --pieces)
        text.append(random_piece(random)).append(random() % 2, ' ');
      if (random() % 2 == 0) text += '>';
    }
    found += check(text, 1024);
    check(text, random() % 65);
  }
  EXPECT_GT(found, kCount / 10);  // else it tests nothing
}

// The same extraction serves a `meta` that the parser meets, where the value is as it is written.
TEST(PrescanReference, ExtractionFromRandomValues) {
  constexpr std::string_view kValues[] = {
      "charset",        "CHARSET",    "Charset=",    "=",   ";",    " ",        "\n",
      "&quot;",         "'",          "x",           "gbk", "SJIS", "utf-16be", "koi8-r",
      "x-user-defined", "text/html;", "charset=gbk",
  };
  EncodingOptions options;
  options.prescan_bytes = 0;
  std::mt19937 random(5);
  for (int i = 0; i < 50'000 && !HasFailure(); ++i) {
    std::string written, value;
    for (auto pieces = 1 + random() % 8; pieces > 0; --pieces) {
      const std::string_view piece = kValues[random() % std::size(kValues)];
      written += piece;
      value += piece == "&quot;" ? "\"" : piece;
    }
    std::optional<Encoding> expected = reference_extraction(value);
    // #change-the-encoding
    if (expected == Encoding::utf_16be) expected = Encoding::utf_8;
    if (expected == Encoding::x_user_defined || !expected) expected = Encoding::windows_1252;
    const Document document =
        parse_bytes("<meta http-equiv=content-type content=\"" + written + "\">", options);
    EXPECT_EQ(encoding::name(document.encoding().encoding), encoding::name(*expected)) << in_quotes(value);
  }
}

}  // namespace
}  // namespace lockstep::test
