// The decoders against a transcription of the Standard's algorithms (support/reference_decoders.h): all short
// sequences, the edges of the long ones, and random bytes; whole and cut at every place.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>

#include "lockstep/encoding.h"
#include "support/chunks.h"
#include "support/reference_decoders.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

using encoding::Bom;
using encoding::Decoded;
using encoding::DecodeOptions;
using encoding::Decoder;
using encoding::ErrorMode;

constexpr DecodeOptions kReplace{ErrorMode::replacement, Bom::keep};
constexpr DecodeOptions kFatal{ErrorMode::fatal, Bom::keep};

std::string hex(std::string_view bytes) {
  std::string out;
  char two[4];
  for (const char c : bytes) {
    std::snprintf(two, sizeof two, "%02X ", static_cast<unsigned char>(c));
    out += two;
  }
  return out;
}

std::string bytes(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) out += static_cast<char>(value);
  return out;
}

class EncodingReference : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (const auto folder = find_test_data("encoding"))
      reference_ = std::make_unique<ReferenceDecoders>(*folder);
  }
  static void TearDownTestSuite() { reference_.reset(); }
  void SetUp() override {
    if (!reference_) GTEST_SKIP() << no_test_data_message("encoding");
  }

  // Whole, in two pieces cut at every place, and byte by byte; with replacement and fatal.
  void check(Encoding encoding, std::string_view input) {
    if (HasFailure()) return;  // one is enough
    const ReferenceResult expected = reference_->decode(encoding::name(encoding), input);
    const auto fail = [&](const std::string& how, std::string_view got) {
      ADD_FAILURE() << encoding::name(encoding) << ", " << how << ": " << hex(input) << "\n  gives    "
                    << hex(got) << "\n  expected " << hex(expected.text);
    };
    const Decoded whole = encoding::decode(input, encoding, kReplace);
    if (whole.text != expected.text || whole.error_offset) fail("whole", whole.text);
    for (std::size_t cut = 0; cut <= input.size(); ++cut) {
      text_.clear();
      Decoder decoder(encoding, kReplace);
      decoder.write(input.substr(0, cut), text_);
      decoder.write(input.substr(cut), text_);
      decoder.finish(text_);
      if (text_ != expected.text || decoder.consumed() != input.size())
        fail("cut at " + std::to_string(cut), text_);
    }
    text_.clear();
    Decoder fatal(encoding, kFatal);
    bool good = true;
    for (std::size_t i = 0; i < input.size() && good; ++i) good = fatal.write(input.substr(i, 1), text_);
    good = good && fatal.finish(text_);
    if (good == expected.has_error ||
        text_ != (expected.has_error ? expected.text_before_error : expected.text) ||
        (!good && fatal.error_offset() != expected.error_offset))
      fail("fatal, byte by byte, error at " + std::to_string(fatal.error_offset().value_or(0)), text_);
    const Decoded fatal_whole = encoding::decode(input, encoding, kFatal);
    if (fatal_whole.text != text_ || fatal_whole.error_offset != fatal.error_offset())
      fail("fatal", fatal_whole.text);
  }

  // What consumed() promises: the text so far is that of the bytes so far.
  void check_consumed(Encoding encoding, std::string_view input) {
    std::string text;
    Decoder decoder(encoding, kReplace);
    for (std::size_t i = 0; i < input.size(); ++i) {
      decoder.write(input.substr(i, 1), text);
      const std::string_view consumed = input.substr(0, decoder.consumed());
      ASSERT_LE(i + 1 - consumed.size(), 3u);
      ASSERT_EQ(text, reference_->decode(encoding::name(encoding), consumed).text)
          << encoding::name(encoding) << ": " << hex(input.substr(0, i + 1));
    }
  }

  static Encoding of(int i) { return static_cast<Encoding>(i); }

  static std::unique_ptr<ReferenceDecoders> reference_;
  std::string text_;
};

std::unique_ptr<ReferenceDecoders> EncodingReference::reference_;

TEST_F(EncodingReference, NamesAndLabels) {
  std::size_t labels = 0;
  ASSERT_EQ(reference_->encodings().size(), static_cast<std::size_t>(kEncodings));
  for (int i = 0; i < kEncodings; ++i) {
    const ReferenceDecoders::Encoding& expected = reference_->encodings()[static_cast<std::size_t>(i)];
    EXPECT_EQ(encoding::name(of(i)), expected.name);
    for (const std::string& label : expected.labels) EXPECT_EQ(encoding::find(label), of(i)) << label;
    labels += expected.labels.size();
  }
  EXPECT_EQ(encoding::labels().size(), labels);
}

TEST_F(EncodingReference, OneAndTwoBytes) {
  for (int i = 0; i < kEncodings; ++i) {
    check(of(i), "");
    for (int first = 0; first < 0x100; ++first) {
      check(of(i), bytes({first}));
      for (int second = 0; second < 0x100; ++second) {
        check(of(i), bytes({first, second}));
        check(of(i), bytes({first, second, 'a', '<'}));
      }
    }
  }
}

TEST_F(EncodingReference, Gb18030FourBytes) {
  // The edges of every range, and all that is outside of them.
  std::vector<std::uint32_t> pointers = {7456,   7457,   7458,    39419,   39420,
                                         188999, 189000, 1237575, 1237576, 1587599};
  for (const auto& [pointer, code] : reference_->index("gb18030-ranges"))
    for (std::uint32_t near = pointer - (pointer != 0); near <= pointer + 1; ++near) pointers.push_back(near);
  for (std::uint32_t pointer = 0; pointer < 126 * 10 * 1260; pointer += 997) pointers.push_back(pointer);
  for (const std::uint32_t pointer : pointers) {
    const auto at = static_cast<int>(pointer);
    const std::string input =
        bytes({0x81 + at / 12600, 0x30 + at / 1260 % 10, 0x81 + at / 10 % 126, 0x30 + at % 10});
    check(Encoding::gb18030, input);
    check(Encoding::gbk, input + "a");
  }
  // Faults in the third and the fourth byte.
  for (int i = 0; i < 0x100; ++i) {
    check(Encoding::gb18030, bytes({0x81, 0x30, i}));
    check(Encoding::gb18030, bytes({0x81, 0x30, i, 'a'}));
    check(Encoding::gb18030, bytes({0x81, 0x30, 0x81, i}));
    check(Encoding::gb18030, bytes({0x81, 0x30, 0x81, i, 0x30, '<'}));
  }
}

TEST_F(EncodingReference, EucJpThreeBytes) {
  for (int second = 0; second < 0x100; ++second) {
    for (int third = 0; third < 0x100; ++third) {
      check(Encoding::euc_jp, bytes({0x8F, second, third}));
      check(Encoding::euc_jp, bytes({0x8F, second, third, 'a'}));
    }
  }
}

TEST_F(EncodingReference, Iso2022JpEscapeSequences) {
  const std::string escapes[] = {"\x1B(B", "\x1B(J", "\x1B(I",  "\x1B$@", "\x1B$B",
                                 "\x1B(x", "\x1B$x", "\x1B",    "\x1B(",  "\x1B$",
                                 "\x1Bx",  "\x1B)I", "\x1B$(D", "",       "\x1B\x1B"};
  const std::string texts[] = {"", "a", "\\~", "\x30", "0!0\"", "\x0E", "\n", "\x80", "!\x7F", "\x7E\x7E"};
  for (const std::string& first : escapes)
    for (const std::string& one : texts)
      for (const std::string& second : escapes)
        for (const std::string& other : texts) {
          const std::string input = first + one + second + other;
          check(Encoding::iso_2022_jp, input);
          check(Encoding::iso_2022_jp, input + escapes[0] + "a");
        }
  for (int byte = 0; byte < 0x100; ++byte)
    for (const std::string& escape : escapes)
      for (const char* before : {"", "0", "\x1B$B", "\x1B$B0"})
        check(Encoding::iso_2022_jp, before + escape + bytes({byte}));
}

TEST_F(EncodingReference, Utf8ThreeAndFourBytes) {
  for (const int lead : {0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5})
    for (const int second : {0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0})
      for (const int third : {0x41, 0x80, 0xBF, 0xC2, 0xF0})
        for (const int fourth : {0x41, 0x80, 0xBF, 0xC2, 0xFF}) {
          const std::string input = bytes({lead, second, third, fourth});
          check(Encoding::utf_8, input);
          // The same where vectors look at it.
          for (const std::size_t before : {3u, 13u, 14u, 15u, 16u})
            check(Encoding::utf_8,
                  "\xC3\xA4" + std::string(before, 'x') + input + "\xE2\x82\xAC" + std::string(20, 'y'));
        }
}

// Bytes of the kinds that matter to the encoding, so that random strings are neither all errors nor all fine.
std::string random_string(std::mt19937& random, Encoding encoding, std::size_t length) {
  static const std::string kIso2022Jp[] = {"\x1B(B", "\x1B(J", "\x1B(I", "\x1B$B", "\x1B$@",
                                           "\x1B",   "0!",     "%\"",    "$",      "("};
  static const std::string kUtf16[] = {bytes({0xD8, 0x01}), bytes({0xDC, 0x01}), bytes({0, 'a'}),
                                       bytes({'a', 0}),     bytes({0x30, 0x42}), bytes({0x01, 0xD8}),
                                       bytes({0x01, 0xDC})};
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::string out;
  while (out.size() < length) {
    const std::size_t kind = below(8);
    if (encoding == Encoding::iso_2022_jp && kind < 5) {
      out += kIso2022Jp[below(std::size(kIso2022Jp))];
    } else if ((encoding == Encoding::utf_16be || encoding == Encoding::utf_16le) && kind < 5) {
      out += kUtf16[below(std::size(kUtf16))];
    } else if (kind < 2) {
      out += static_cast<char>(below(0x80));
    } else if (kind < 3) {
      out += static_cast<char>('0' + below(10));
    } else if (kind < 4) {
      out += "\x8E\x8F\x80\xFF\xA0\xFE\xA1\x40"[below(8)];
    } else {
      out += static_cast<char>(0x80 + below(0x80));
    }
  }
  out.resize(length);
  return out;
}

// LOCKSTEP_RANDOM_STRINGS sets how many; half of them are of the encodings with longer sequences.
TEST_F(EncodingReference, RandomStrings) {
  const char* const wish = std::getenv("LOCKSTEP_RANDOM_STRINGS");
  const long count = wish != nullptr ? std::atol(wish) : 300'000;
  constexpr Encoding kLong[] = {Encoding::utf_8,  Encoding::gb18030,     Encoding::big5,
                                Encoding::euc_jp, Encoding::iso_2022_jp, Encoding::shift_jis,
                                Encoding::euc_kr, Encoding::utf_16be,    Encoding::utf_16le};
  std::mt19937 random(1);
  for (long i = 0; i < count && !HasFailure(); ++i) {
    const Encoding encoding =
        i % 2 == 0 ? kLong[random() % std::size(kLong)] : of(static_cast<int>(random() % kEncodings));
    const std::string input = random_string(random, encoding, 1 + random() % 12);
    check(encoding, input);
    if (i % 16 == 0) check_consumed(encoding, input);
  }
}

// Longer than the blocks that the decoders work in.
TEST_F(EncodingReference, LongStrings) {
  std::mt19937 random(2);
  for (int i = 0; i < kEncodings; ++i) {
    for (int round = 0; round < 4; ++round) {
      std::string input;
      while (input.size() < 14000) {
        input += random_string(random, of(i), random() % 40);
        input.append(random() % 5 == 0 ? random() % 300 : random() % 20, 'x');
        // A stretch of one kind, as in a page: it ends at all places of a block.
        if (random() % 20 == 0) input.append(random() % 5000, static_cast<char>(0xB0 + random() % 16));
      }
      const ReferenceResult expected = reference_->decode(encoding::name(of(i)), input);
      EXPECT_EQ(encoding::decode(input, of(i), kReplace).text, expected.text) << encoding::name(of(i));
      for (const Feeding& feeding : all_feedings(input, static_cast<std::uint32_t>(round))) {
        std::string text;
        Decoder decoder(of(i), kReplace);
        for (const std::string_view chunk : feeding.chunks) decoder.write(chunk, text);
        decoder.finish(text);
        EXPECT_EQ(text, expected.text) << encoding::name(of(i)) << ", " << feeding.name;
      }
      const Decoded fatal = encoding::decode(input, of(i), kFatal);
      EXPECT_EQ(fatal.error_offset.has_value(), expected.has_error);
      if (expected.has_error) {
        EXPECT_EQ(*fatal.error_offset, expected.error_offset) << encoding::name(of(i));
        EXPECT_EQ(fatal.text, expected.text_before_error) << encoding::name(of(i));
      }
    }
  }
}

}  // namespace
}  // namespace lockstep::test
