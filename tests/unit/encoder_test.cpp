// Compares the encoders with a transcription of the Standard's algorithms (support/reference_encoders.h): all
// code points in all encodings, all pairs of those that change the state of ISO-2022-JP, and random texts;
// whole and in pieces. Also compares them with our decoders: encoded text decodes to the same text, except
// for characters that the Standard merges.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <memory>
#include <random>
#include <string>

#include "lockstep/encoding.h"
#include "support/chunks.h"
#include "support/reference_encoders.h"
#include "support/test_data.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using encoding::Encoded;
using encoding::EncodeOptions;
using encoding::Encoder;
using encoding::Unencodable;

constexpr EncodeOptions kFatal{Unencodable::fatal};

std::string utf_8(std::u32string_view text) {
  std::string out;
  for (const char32_t code : text) append_code_point(out, code);
  return out;
}

std::string hex(std::string_view bytes) {
  std::string out;
  char two[4];
  for (const char c : bytes) {
    std::snprintf(two, sizeof two, "%02X ", static_cast<unsigned char>(c));
    out += two;
  }
  return out;
}

bool is_scalar_value(char32_t code) { return code < 0xD800 || code > 0xDFFF; }

// Characters of all encodings, and some of none.
std::u32string random_text(std::mt19937& random, std::size_t length) {
  constexpr char32_t kSpecial[] = {0x0E,   0x1B,   U'\\',  U'~',   0x80,   0xA5,   0x203E,  0x2212,
                                   0xFF61, 0xFF9F, 0xFF0D, 0x20AC, 0xE5E5, 0xE7C7, 0x2550,  0x5341,
                                   0xF780, 0xF7FF, 0xE78D, 0xE864, 0xFFFD, 0xFFFF, 0x10FFFF};
  std::u32string text;
  while (text.size() < length) {
    switch (random() % 8) {
      case 0:
        text.append(random() % 40, static_cast<char32_t>(0x20 + random() % 0x5F));
        break;
      case 1:
        text += kSpecial[random() % std::size(kSpecial)];
        break;
      case 2:
        text += static_cast<char32_t>(0x80 + random() % 0x780);
        break;
      case 3:
        text += static_cast<char32_t>(0x3041 + random() % 0xB0);
        break;
      case 4:
        text += static_cast<char32_t>(0xAC00 + random() % 0x2BA4);
        break;
      case 5:
        text += static_cast<char32_t>(0x10000 + random() % 0x20000);
        break;
      default:
        text += static_cast<char32_t>(0x4E00 + random() % 0x5000);
        break;
    }
  }
  return text;
}

TEST(Encoder, EncodesInPiecesAndReportsErrors) {
  std::string bytes;
  Encoder encoder(Encoding::windows_1252);
  EXPECT_TRUE(encoder.write("a\xE2\x82", bytes));
  EXPECT_EQ(bytes, "a");
  EXPECT_TRUE(encoder.write("\xAC", bytes));
  EXPECT_TRUE(encoder.write("\xC5\x99\xE2", bytes));
  EXPECT_TRUE(encoder.finish(bytes));
  EXPECT_EQ(bytes, "a\x80&#345;&#65533;");
  EXPECT_FALSE(encoder.error_offset());

  const Encoded fatal = encoding::encode("a\xE2\x82\xAC\xC5\x99", Encoding::windows_1252, kFatal);
  EXPECT_EQ(fatal.bytes, "a\x80");
  EXPECT_EQ(fatal.error_offset, 4u);
  bytes.clear();
  Encoder stopped(Encoding::windows_1252, kFatal);
  EXPECT_FALSE(stopped.write("\xC5\x99", bytes));
  EXPECT_FALSE(stopped.write("b", bytes));
  EXPECT_FALSE(stopped.finish(bytes));
  EXPECT_EQ(bytes, "");
  EXPECT_EQ(stopped.error_offset(), 0u);
}

TEST(Encoder, UsesTheOutputEncoding) {
  for (const Encoding encoding : {Encoding::utf_16be, Encoding::utf_16le, Encoding::replacement}) {
    EXPECT_EQ(encoding::output_encoding(encoding), Encoding::utf_8);
    const Encoded encoded = encoding::encode("\xE2\x82\xAC", encoding);
    EXPECT_EQ(encoded.encoding, Encoding::utf_8);
    EXPECT_EQ(encoded.bytes, "\xE2\x82\xAC");
  }
  EXPECT_EQ(encoding::output_encoding(Encoding::gbk), Encoding::gbk);
}

// A surrogate, an incomplete sequence at the end, and a byte that is in none.
TEST(Encoder, TakesIllFormedSequencesAsReplacementCharacters) {
  EXPECT_EQ(encoding::encode("\xED\xA0\x80x\xFF\xE2\x82", Encoding::utf_8).bytes,
            "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDx\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(encoding::encode("\xFFz\xE2\x82", Encoding::koi8_r).bytes, "&#65533;z&#65533;");
  EXPECT_EQ(encoding::encode("z\xFF", Encoding::koi8_r, kFatal).error_offset, 1u);
  EXPECT_EQ(encoding::encode("\xFF", Encoding::gb18030).bytes, "\x84\x31\xA4\x37");
}

TEST(Encoder, CopiesContinueFromTheState) {
  std::string bytes, rest, other;
  Encoder encoder(Encoding::iso_2022_jp);
  encoder.write("\xE3\x81\x82\xE3", bytes);
  Encoder copy = encoder;
  encoder.write("\x81\x82", rest);
  encoder.finish(rest);
  copy.write("\x81\x84z", other);
  copy.finish(other);
  EXPECT_EQ(bytes, "\x1B$B$\"");
  EXPECT_EQ(rest, "$\"\x1B(B");
  EXPECT_EQ(other, "$$\x1B(Bz");
}

class EncoderReference : public testing::Test {
 protected:
  void SetUp() override {
    const auto folder = find_test_data("encoding");
    if (!folder) GTEST_SKIP() << no_test_data_message("encoding");
    decoders_ = std::make_unique<ReferenceDecoders>(*folder);
    reference_ = std::make_unique<ReferenceEncoders>(*decoders_);
  }

  // At the start of the text, with its table, so that copies share it: no state changes for U+0080.
  static Encoder with_table(Encoding encoding) {
    Encoder encoder(encoding);
    std::string bytes;
    encoder.write("\xC2\x80", bytes);
    return encoder;
  }

  // With references; fatal and in pieces too if `in_all_ways`.
  void check(const Encoder& html, std::u32string_view text, bool in_all_ways) {
    if (HasFailure()) return;  // one is enough
    const std::string name(encoding::name(html.encoding())), given = utf_8(text);
    const ReferenceEncoded expected = reference_->encode(name, text);
    bytes_.clear();
    Encoder whole = html;
    whole.write(given, bytes_);
    whole.finish(bytes_);
    if (bytes_ != expected.bytes) fail(name, given, expected.bytes);
    if (!in_all_ways) return;
    bytes_.clear();
    Encoder stopping(html.encoding(), kFatal);
    const bool good = stopping.write(given, bytes_) && stopping.finish(bytes_);
    if (good == expected.error.has_value() || bytes_ != (good ? expected.bytes : expected.bytes_before_error))
      fail(name + ", fatal", given, good ? expected.bytes : expected.bytes_before_error);
    if (!good && stopping.error_offset() != utf_8(text.substr(0, *expected.error)).size())
      ADD_FAILURE() << name << ", error at " << *stopping.error_offset() << ": " << hex(given);
    for (const Feeding& feeding : all_feedings(given, 1)) {
      bytes_.clear();
      Encoder encoder = html;
      for (const std::string_view chunk : feeding.chunks) encoder.write(chunk, bytes_);
      encoder.finish(bytes_);
      if (bytes_ != expected.bytes) fail(name + ", " + feeding.name, given, expected.bytes);
    }
  }
  void fail(const std::string& what, std::string_view text, std::string_view expected) {
    ADD_FAILURE() << what << ": " << hex(text) << "\n  gives    " << hex(bytes_) << "\n  expected "
                  << hex(expected);
  }

  template <class Run>
  static void for_each_encoder(Run run) {
    for (int i = 0; i < kEncodings; ++i)
      if (const auto encoding = static_cast<Encoding>(i); encoding::output_encoding(encoding) == encoding)
        run(encoding);
  }

  std::unique_ptr<ReferenceDecoders> decoders_;
  std::unique_ptr<ReferenceEncoders> reference_;
  std::string bytes_;
};

// The character that decoding returns for one that the Standard's encoders merge with another.
char32_t after_decoding(Encoding encoding, char32_t code, const ReferenceDecoders& decoders) {
  const bool is_japanese =
      encoding == Encoding::euc_jp || encoding == Encoding::shift_jis || encoding == Encoding::iso_2022_jp;
  if (is_japanese && code == 0x2212) return 0xFF0D;
  if (encoding == Encoding::iso_2022_jp && code >= 0xFF61 && code <= 0xFF9F)
    return decoders.index("iso-2022-jp-katakana").at(static_cast<std::uint32_t>(code) - 0xFF61);
  if (is_japanese && encoding != Encoding::iso_2022_jp) {
    if (code == 0xA5) return U'\\';
    if (code == 0x203E) return U'~';
  }
  if (encoding == Encoding::gbk || encoding == Encoding::gb18030) {
    // https://encoding.spec.whatwg.org/#gb18030-encoder, step 5
    static const std::map<char32_t, char32_t> merged = {
        {0xE78D, 0xFE10}, {0xE78E, 0xFE12}, {0xE78F, 0xFE11}, {0xE790, 0xFE13}, {0xE791, 0xFE14},
        {0xE792, 0xFE15}, {0xE793, 0xFE16}, {0xE794, 0xFE17}, {0xE795, 0xFE18}, {0xE796, 0xFE19},
        {0xE81E, 0x9FB4}, {0xE826, 0x9FB5}, {0xE82B, 0x9FB6}, {0xE82C, 0x9FB7}, {0xE832, 0x9FB8},
        {0xE843, 0x9FB9}, {0xE854, 0x9FBA}, {0xE864, 0x9FBB}};
    if (const auto found = merged.find(code); found != merged.end()) return found->second;
  }
  return code;
}

// All scalar values that an index may have, and all others where there may be any; 64 at a time. Then decoded
// again.
TEST_F(EncoderReference, AllCodePoints) {
  for_each_encoder([&](Encoding encoding) {
    const bool has_all = encoding == Encoding::utf_8 || encoding == Encoding::gb18030;
    const Encoder html = with_table(encoding);
    std::u32string block;
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
      if (code == 0x30400 && !has_all) code = 0x10FC00;
      if (is_scalar_value(code)) block += code;
      if ((code & 0x3F) != 0x3F) continue;
      check(html, block, false);
      std::string expected;
      for (const char32_t c : block) {
        const ReferenceEncoded one = reference_->encode(encoding::name(encoding), {&c, 1});
        if (one.error) {
          expected += one.bytes;
        } else {
          append_code_point(expected, after_decoding(encoding, c, *decoders_));
        }
      }
      const auto text = encoding::decode(bytes_, encoding, {encoding::ErrorMode::fatal, encoding::Bom::keep});
      EXPECT_EQ(text.text, expected) << encoding::name(encoding) << ", from U+" << std::hex
                                     << static_cast<std::uint32_t>(block.empty() ? 0 : block.front());
      block.clear();
    }
  });
}

// Each alone and in front of each other: the encoder's state, and both error modes.
TEST_F(EncoderReference, PairsOfSpecialCharacters) {
  constexpr char32_t kCharacters[] = {U'a',   0x0E,   0x0F,   0x1B,   U'\\',  U'~',   0x7F,    0x80,
                                      0xA5,   0xE9,   0x203E, 0x20AC, 0x2212, 0x3042, 0x4E00,  0xFF0D,
                                      0xFF61, 0xFF9F, 0xE5E5, 0xE7C7, 0xAC00, 0xFFFD, 0x20000, 0x10FFFF};
  for_each_encoder([&](Encoding encoding) {
    const Encoder html = with_table(encoding);
    for (const char32_t first : kCharacters)
      for (const char32_t second : kCharacters)
        for (const char32_t third : {first, U'b'}) check(html, std::u32string{first, second, third}, true);
  });
}

TEST_F(EncoderReference, RandomTexts) {
  std::mt19937 random(1);
  for_each_encoder([&](Encoding encoding) {
    const Encoder html = with_table(encoding);
    for (int i = 0; i < 50; ++i) check(html, random_text(random, random() % 20), true);
    for (int i = 0; i < 2; ++i) check(html, random_text(random, 4000 + random() % 1000), true);
  });
}

}  // namespace
}  // namespace lockstep::test
