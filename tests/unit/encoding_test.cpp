// Tests finding encodings by label, byte order marks, error modes and streaming. Decoding is tested in
// encoding_exhaustive_test.cpp; its most dangerous cases are also here, because these tests need no test
// data.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

#include "encoding/ascii_compatible.h"
#include "lockstep/encoding.h"
#include "text/ascii.h"
#include "text/utf_8.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;
using encoding::Bom;
using encoding::Decoded;
using encoding::DecodeOptions;
using encoding::Decoder;
using encoding::ErrorMode;

#define REPLACEMENT "\xEF\xBF\xBD"

static_assert(std::is_trivially_copyable_v<Decoder>);
static_assert(sizeof(Decoder) <= 24);

std::string decoded(std::string_view bytes, Encoding encoding) {
  return encoding::decode(bytes, encoding, {ErrorMode::replacement, Bom::keep}).text;
}

TEST(Encoding, Find) {
  EXPECT_EQ(encoding::find("utf-8"), Encoding::utf_8);
  EXPECT_EQ(encoding::find("\t\n\f\r UtF8 \n"), Encoding::utf_8);
  EXPECT_EQ(encoding::find("latin1"), Encoding::windows_1252);
  EXPECT_EQ(encoding::find("ISO_8859-9:1989"), Encoding::windows_1254);
  EXPECT_EQ(encoding::find("utf-16"), Encoding::utf_16le);
  EXPECT_EQ(encoding::find("hz-gb-2312"), Encoding::replacement);
  EXPECT_EQ(encoding::find("ISO-8859-8-I"), Encoding::iso_8859_8_i);
  for (const std::string_view unknown :
       {"", " ", "utf", "utf-8\v", "utf 8", "utf-7", "utf-32", "\xC3\xBCtf-8"})
    EXPECT_EQ(encoding::find(unknown), std::nullopt) << unknown;
  EXPECT_EQ(encoding::find("utf-8\0"s), std::nullopt);
  EXPECT_EQ(encoding::find(std::string(1000, 'x')), std::nullopt);
}

TEST(Encoding, LabelsAndNames) {
  EXPECT_TRUE(std::is_sorted(encoding::labels().begin(), encoding::labels().end()));
  for (const std::string_view label : encoding::labels()) {
    ASSERT_TRUE(encoding::find(label)) << label;
    // Each name is a label of its own encoding.
    EXPECT_EQ(encoding::find(encoding::name(*encoding::find(label))), encoding::find(label));
  }
  EXPECT_EQ(encoding::name(Encoding::shift_jis), "Shift_JIS");
}

TEST(Encoding, BomSniff) {
  EXPECT_EQ(encoding::bom_sniff("\xEF\xBB\xBF<"), Encoding::utf_8);
  EXPECT_EQ(encoding::bom_sniff("\xFE\xFF"), Encoding::utf_16be);
  EXPECT_EQ(encoding::bom_sniff("\xFF\xFE"), Encoding::utf_16le);
  EXPECT_EQ(encoding::bom_sniff("\xEF\xBB"), std::nullopt);
  EXPECT_EQ(encoding::bom_sniff(""), std::nullopt);
}

// The bytes that an error consumes: consuming a `<` or a quote as well would let an attacker in.
TEST(Encoding, AsciiIsNotConsumed) {
  for (const char* const label : {"gbk", "gb18030", "big5", "euc-jp", "shift_jis", "euc-kr", "utf-8"})
    EXPECT_EQ(decoded("\xFC<\x81\"x", *encoding::find(label)).substr(3), "<" REPLACEMENT "\"x") << label;
  EXPECT_EQ(decoded("\x81\x30\x81<", Encoding::gb18030), REPLACEMENT "0" REPLACEMENT "<");
  EXPECT_EQ(decoded("\x8F\xA1<", Encoding::euc_jp), REPLACEMENT "<");
  EXPECT_EQ(decoded("\x1B$B0\x1B(B<", Encoding::iso_2022_jp), REPLACEMENT "<");
  EXPECT_EQ(decoded("<script>", Encoding::replacement), REPLACEMENT);
}

TEST(Encoding, EdgeCases) {
  EXPECT_EQ(decoded("\x80\x81\xE9", Encoding::windows_1252), "\xE2\x82\xAC\xC2\x81\xC3\xA9");
  EXPECT_EQ(decoded("\xA5", Encoding::iso_8859_3), REPLACEMENT);
  EXPECT_EQ(decoded("\x80", Encoding::gbk), "\xE2\x82\xAC");
  EXPECT_EQ(decoded("\x81\x35\xF4\x37", Encoding::gb18030), "\xEE\x9F\x87");
  EXPECT_EQ(decoded("\xE3\x32\x9A\x35", Encoding::gb18030), "\xF4\x8F\xBF\xBF");
  EXPECT_EQ(decoded("\xE3\x32\x9A\x36", Encoding::gb18030), REPLACEMENT);
  EXPECT_EQ(decoded("\x88\x62\x88\xA5", Encoding::big5), "\xC3\x8A\xCC\x84\xC3\xAA\xCC\x8C");
  EXPECT_EQ(decoded("\x87\x45", Encoding::big5), "\xF0\xA7\x89\xA7");
  EXPECT_EQ(decoded("\x80\xF0\x40\xB1", Encoding::shift_jis), "\xC2\x80\xEE\x80\x80\xEF\xBD\xB1");
  EXPECT_EQ(decoded("\x80\xFF", Encoding::x_user_defined), "\xEF\x9E\x80\xEF\x9F\xBF");
  EXPECT_EQ(decoded("\x3D\xD8\x00\xDEx"s, Encoding::utf_16le), "\xF0\x9F\x98\x80" REPLACEMENT);
  EXPECT_EQ(decoded("\xD8\x3D\x00"s, Encoding::utf_16be), REPLACEMENT);
  EXPECT_EQ(decoded("\x1B(B\x1B(Ba", Encoding::iso_2022_jp), REPLACEMENT "a");
}

// Every way of feeding, for every way to treat the mark.
TEST(Encoding, ByteOrderMarks) {
  const struct {
    std::string bytes;
    Encoding asked, used;
    Bom bom;
    std::string text;
  } cases[] = {
      {"\xEF\xBB\xBFx", Encoding::windows_1252, Encoding::utf_8, Bom::sniff, "x"},
      {"\xEF\xBB\xBF", Encoding::windows_1252, Encoding::utf_8, Bom::sniff, ""},
      {"\xEF\xBB\xBF\xEF\xBB\xBF", Encoding::utf_8, Encoding::utf_8, Bom::sniff, "\xEF\xBB\xBF"},
      {"\xEF\xBB", Encoding::windows_1252, Encoding::windows_1252, Bom::sniff, "\xC3\xAF\xC2\xBB"},
      {"\xEF\xBBx", Encoding::windows_1252, Encoding::windows_1252, Bom::sniff, "\xC3\xAF\xC2\xBBx"},
      {"\xEF", Encoding::utf_8, Encoding::utf_8, Bom::sniff, REPLACEMENT},
      {"\xFE\xFF\0x"s, Encoding::utf_8, Encoding::utf_16be, Bom::sniff, "x"},
      {"\xFF\xFEx\0"s, Encoding::utf_16be, Encoding::utf_16le, Bom::sniff, "x"},
      {"\xFFx", Encoding::utf_8, Encoding::utf_8, Bom::sniff, REPLACEMENT "x"},
      {"\xEF\xBB\xBFx", Encoding::replacement, Encoding::utf_8, Bom::sniff, "x"},
      {"", Encoding::replacement, Encoding::replacement, Bom::sniff, ""},
      {"\xEF\xBB\xBFx", Encoding::utf_8, Encoding::utf_8, Bom::remove, "x"},
      {"\xFF\xFEx\0"s, Encoding::utf_16le, Encoding::utf_16le, Bom::remove, "x"},
      {"\xFF\xFEx\0"s, Encoding::utf_16be, Encoding::utf_16be, Bom::remove, "\xEF\xBF\xBE\xE7\xA0\x80"},
      {"\xEF\xBB\xBFx", Encoding::windows_1252, Encoding::windows_1252, Bom::remove,
       "\xC3\xAF\xC2\xBB\xC2\xBFx"},
      {"\xEF\xBB\xBFx", Encoding::utf_8, Encoding::utf_8, Bom::keep, "\xEF\xBB\xBFx"},
      {"\xFF\xFEx\0"s, Encoding::utf_16le, Encoding::utf_16le, Bom::keep, "\xEF\xBB\xBFx"},
  };
  for (const auto& [bytes, asked, used, bom, text] : cases) {
    const std::string_view input = bytes;
    const Decoded whole = encoding::decode(input, asked, {ErrorMode::replacement, bom});
    EXPECT_EQ(whole.text, text);
    EXPECT_EQ(whole.encoding, used);
    for (std::size_t size = 1; size <= input.size(); ++size) {
      std::string out;
      Decoder decoder(asked, {ErrorMode::replacement, bom});
      for (std::size_t at = 0; at < input.size(); at += size)
        EXPECT_TRUE(decoder.write(input.substr(at, size), out));
      EXPECT_TRUE(decoder.finish(out));
      EXPECT_EQ(out, text);
      EXPECT_EQ(decoder.encoding(), used);
      EXPECT_EQ(decoder.consumed(), input.size());
    }
  }
}

TEST(Encoding, Fatal) {
  const DecodeOptions fatal{ErrorMode::fatal, Bom::sniff};
  EXPECT_EQ(encoding::decode("\xEF\xBB\xBF"
                             "ab\xE2\x82<",
                             Encoding::gbk, fatal)
                .error_offset,
            5u);
  EXPECT_EQ(encoding::decode("ab\xE2\x82<", Encoding::utf_8, fatal).text, "ab");
  EXPECT_EQ(encoding::decode("ab\xE2\x82\xAC", Encoding::utf_8, fatal).error_offset, std::nullopt);
  EXPECT_EQ(encoding::decode("ab\xE2\x82", Encoding::utf_8, fatal).error_offset, 2u);
  EXPECT_EQ(encoding::decode("\x82\xA0\x82", Encoding::shift_jis, fatal).error_offset, 2u);
  EXPECT_EQ(encoding::decode("x", Encoding::replacement, fatal).error_offset, 0u);

  // Nothing follows an error.
  std::string out;
  Decoder decoder(Encoding::utf_8, fatal);
  EXPECT_TRUE(decoder.write("a\xC3", out));
  EXPECT_EQ(decoder.consumed(), 1u);
  EXPECT_EQ(decoder.error_offset(), std::nullopt);
  EXPECT_FALSE(decoder.write("b", out));
  EXPECT_FALSE(decoder.write("c", out));
  EXPECT_FALSE(decoder.finish(out));
  EXPECT_EQ(out, "a");
  EXPECT_EQ(decoder.error_offset(), 1u);
}

TEST(Encoding, ACopyContinuesIndependently) {
  std::string out, other;
  Decoder decoder(Encoding::iso_2022_jp);
  decoder.write("a\x1B$B0", out);
  Decoder copy = decoder;
  other = out;
  decoder.write("!\x1B(Bx", out);
  copy.write("\"", other);
  EXPECT_TRUE(decoder.finish(out) && copy.finish(other));
  EXPECT_EQ(out, "a\xE4\xBA\x9Cx");
  EXPECT_EQ(other, "a\xE5\x94\x96");
}

TEST(Encoding, AsciiPrefix) {
  for (std::size_t size = 0; size < 200; ++size) {
    std::string text(size, 'x');
    EXPECT_EQ(detail::ascii_prefix(text), size);
    for (std::size_t at = 0; at < size; ++at) {
      text[at] = '\x80';
      EXPECT_EQ(detail::ascii_prefix(text), at);
      text[at] = '\x7F';
    }
  }
  EXPECT_TRUE(detail::is_ascii_compatible(Encoding::shift_jis));
  EXPECT_FALSE(detail::is_ascii_compatible(Encoding::iso_2022_jp));
  EXPECT_FALSE(detail::is_ascii_compatible(Encoding::utf_16le));
}

TEST(Encoding, WellFormedPrefix) {
  const std::string letters[] = {"a", "\xC3\xA4", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
  const std::string faults[] = {
      "\x80",         "\xC3",         "\xC1\x81",         "\xE0\x9F\xBF",     "\xE2\x82",
      "\xF0\x9F\x98", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"};
  for (const std::string& letter : letters)
    for (int before = 0; before < 40; ++before) {
      std::string text(static_cast<std::size_t>(before), 'x');
      for (int i = 0; i < 20; ++i) text += letter;
      EXPECT_EQ(detail::well_formed_prefix(text, false), text.size());
      for (const std::string& fault : faults) {
        EXPECT_EQ(detail::well_formed_prefix(text + fault, false), text.size());
        for (const std::string& after : letters) {
          const std::string all = text + fault + after + std::string(40, 'y');
          const bool surrogate = fault == "\xED\xA0\x80";
          EXPECT_EQ(detail::well_formed_prefix(all, false), text.size());
          EXPECT_EQ(detail::well_formed_prefix(all, true), surrogate ? all.size() : text.size());
        }
      }
    }
}

// Every pair of bytes, with continuation bytes after it, in texts short and long enough for each size of
// block, gives what it gives alone, which is read byte by byte.
TEST(Encoding, WellFormedPrefixInBlocks) {
  for (const std::size_t before : {20u, 126u, 127u})
    for (const bool allow_surrogates : {false, true})
      for (int pair = 0x7F00; pair <= 0xFFFF; ++pair)
        for (std::size_t continuations = 0; continuations <= 2; ++continuations) {
          std::string sequence = {static_cast<char>(pair >> 8), static_cast<char>(pair)};
          sequence.append(continuations, '\xBF') += 'x';
          const std::size_t alone = detail::well_formed_prefix(sequence, allow_surrogates);
          const std::string text = std::string(before, 'x') + sequence + std::string(before, 'x');
          ASSERT_EQ(detail::well_formed_prefix(text, allow_surrogates),
                    alone == sequence.size() ? text.size() : before + alone)
              << std::hex << pair << ' ' << continuations;
        }
}

// Bytes from 0x80 on, one of them without a character, at all distances from each other.
TEST(Encoding, SingleBytesAmongAscii) {
  for (std::size_t first = 0; first < 40; ++first)
    for (std::size_t second = first + 1; second < 60; ++second)
      for (const std::size_t third : {second + 1, second + 5, second + 20}) {
        std::string bytes(90, 'x'), expected;
        bytes[first] = bytes[third] = '\xE1';
        bytes[second] = '\xD2';
        for (const char byte : bytes)
          expected += byte == 'x' ? "x" : byte == '\xE1' ? "\xCE\xB1" : REPLACEMENT;
        ASSERT_EQ(encoding::decode(bytes, Encoding::windows_1253).text, expected) << first << ' ' << second;
      }
}

// A long text is decoded in blocks if there is room for it.
TEST(Encoding, LongUtf8) {
  const std::string sequences[] = {"\xC3\xA4", "\xE2\x82\xAC", "\xF0\x9F\x98\x80",
                                   "\xE2\x82", "\xFF",         "\xF0\x9F\x98"};
  for (const std::string& sequence : sequences)
    for (std::size_t before = 32760; before < 32770; ++before)
      for (const std::string& after : {std::string(), std::string(before, 'y')}) {
        const std::string text = std::string(before, 'x') + sequence + after;
        std::string in_room, grown, in_pieces;
        in_room.reserve(text.size() * 3);
        Decoder whole(Encoding::utf_8), growing(Encoding::utf_8), pieces(Encoding::utf_8);
        whole.write(text, in_room);
        growing.write(text, grown);
        for (std::size_t i = 0; i < text.size(); i += 1000)
          pieces.write(std::string_view(text).substr(i, 1000), in_pieces);
        whole.finish(in_room);
        growing.finish(grown);
        pieces.finish(in_pieces);
        const bool good = detail::well_formed_prefix(sequence, false) == sequence.size();
        const std::string expected = std::string(before, 'x') + (good ? sequence : REPLACEMENT) + after;
        EXPECT_TRUE(in_room == expected && grown == expected && in_pieces == expected)
            << before << ' ' << after.size();
      }
}

}  // namespace
}  // namespace lockstep::test
