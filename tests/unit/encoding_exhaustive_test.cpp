// Compares the decoders with a transcription of the Standard's algorithms (support/reference_decoders.h): all
// short sequences, the boundaries of the long ones, and random bytes; whole and cut at every place.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>

#include "lockstep/encoding.h"
#include "support/chunks.h"
#include "support/encoding_cases.h"
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

  // The contract of consumed(): the text so far is that of the bytes so far.
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

  const EncodingCase check_ = [this](Encoding encoding, std::string_view input) { check(encoding, input); };

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

TEST_F(EncodingReference, OneAndTwoBytes) { one_and_two_byte_cases(check_); }
TEST_F(EncodingReference, Gb18030FourBytes) { gb18030_cases(check_); }
TEST_F(EncodingReference, EucJpThreeBytes) { euc_jp_cases(check_); }
TEST_F(EncodingReference, Iso2022JpEscapeSequences) { iso_2022_jp_cases(check_); }
TEST_F(EncodingReference, Utf8ThreeAndFourBytes) { utf_8_cases(check_); }

// LOCKSTEP_RANDOM_STRINGS sets their number.
TEST_F(EncodingReference, RandomStrings) {
  const char* const wish = std::getenv("LOCKSTEP_RANDOM_STRINGS");
  long i = 0;
  random_cases(wish != nullptr ? std::atol(wish) : 300'000, 1,
               [&](Encoding encoding, std::string_view input) {
                 check(encoding, input);
                 if (++i % 16 == 0) check_consumed(encoding, input);
               });
}

// Longer than the blocks of the decoders.
TEST_F(EncodingReference, LongStrings) {
  std::mt19937 random(2);
  for (int i = 0; i < kEncodings; ++i) {
    for (int round = 0; round < 4; ++round) {
      std::string input;
      while (input.size() < 14000) {
        input += random_bytes(random, of(i), random() % 40);
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
