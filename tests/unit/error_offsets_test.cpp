// Tests the offsets of errors in decoded input: the bytes from an error on decode to the text from the error
// on.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"
#include "support/encoding_cases.h"
#include "support/tokens.h"
#include "text/offset_map.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;

constexpr ParseOptions kWithErrors{.collect_errors = true};

using Offsets = std::vector<std::uint64_t>;

Document parse_in(std::string_view bytes, Encoding encoding) {
  EncodingOptions options;
  options.encoding = encoding;
  return parse_bytes(bytes, options, kWithErrors);
}

Offsets offsets(std::string_view bytes, Encoding encoding) {
  const Document document = parse_in(bytes, encoding);
  Offsets found;
  for (const ParseError& error : document.errors())
    if (error.code == ParseErrorCode::unexpected_null_character) found.push_back(error.offset);
  return found;
}

TEST(ErrorOffsets, AfterMalformedSequences) {
  // The NUL is processed again as itself.
  EXPECT_EQ(offsets("ab\x83\0c"s, Encoding::shift_jis), Offsets({3}));
  EXPECT_EQ(offsets("\xE2\x82\0\0"s, Encoding::utf_8), Offsets({2, 3}));
  EXPECT_EQ(offsets("\x81\x30\x81\0"s, Encoding::gb18030), Offsets({3}));
  EXPECT_EQ(offsets("\x8F\xA2\0"s, Encoding::euc_jp), Offsets({2}));
  EXPECT_EQ(offsets("\x1B(\0"s, Encoding::iso_2022_jp), Offsets({2}));
}

TEST(ErrorOffsets, AtTheEnd) {
  const Document document = parse_in("<\x83", Encoding::shift_jis);
  ASSERT_EQ(document.errors().size(), 2u);
  const ParseError& error = document.errors()[1];  // at the same place as the missing DOCTYPE
  EXPECT_EQ(parse_error_name(error), "invalid-first-character-of-tag-name");
  EXPECT_EQ(error.offset, 0u);
  EXPECT_EQ(error.end, 1u);
  EXPECT_EQ(error.reported.offset, 1u);
}

TEST(ErrorOffsets, OfRandomBytes) {
  std::mt19937 random(6);
  for (int i = 0; i < 400 && !HasFailure(); ++i) {
    for (int k = 0; k < kEncodings; ++k) {
      const auto encoding = static_cast<Encoding>(k);
      // Bytes after an escape cannot be decoded without it.
      if (encoding == Encoding::iso_2022_jp) continue;
      std::string bytes = "x";  // no byte order mark
      for (auto pieces = 1 + random() % 5; pieces > 0; --pieces)
        bytes.append(random_bytes(random, encoding, random() % 6)).append(random() % 3, '\0');
      const encoding::DecodeOptions keep{.bom = encoding::Bom::keep};
      const std::string text = encoding::decode(bytes, encoding, keep).text;
      const Document of_text = parse(text, kWithErrors);
      const Document document = parse_in(bytes, encoding);
      ASSERT_EQ(document.errors().size(), of_text.errors().size());
      for (std::size_t error = 0; error < document.errors().size(); ++error) {
        const std::uint64_t offset = document.errors()[error].offset;
        EXPECT_EQ(encoding::decode(std::string_view(bytes).substr(offset), encoding, keep).text,
                  text.substr(of_text.errors()[error].offset))
            << encoding::name(encoding) << ": " << in_quotes(bytes) << ", offset " << offset << ", "
            << parse_error_name(document.errors()[error]);
      }
    }
  }
}

// Limits::memory_bytes counts the memory for a text; it must not matter how much more has arrived.
TEST(OffsetMap, MemoryDoesNotDependOnWhatFollows) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    detail::OffsetMap map;
    std::vector<std::size_t> bytes = {0};
    for (int j = 0; j < 50; ++j) {
      if (random() % 8 == 0) map.skip(1 + random() % 3);
      map.add(1 + random() % 3, random() % 2 == 0 ? 1 : 3, 1);
      for (std::size_t text = 0; text < bytes.size(); ++text)
        ASSERT_EQ(map.bytes_for(text), bytes[text]) << i << " " << text << " of " << map.text_size();
      while (bytes.size() <= map.text_size()) bytes.push_back(map.bytes_for(bytes.size()));
    }
  }
}

}  // namespace
}  // namespace lockstep::test
