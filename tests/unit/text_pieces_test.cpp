// Tests the pending table character tokens: their order, and how much memory they take.
#include "tree/text_pieces.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::test {
namespace {

using detail::TextPieces;

constexpr std::size_t kBlock = 20'000;  // a block, and what is noted of it

std::vector<std::string> pieces_of(const TextPieces& text, std::string_view source,
                                   std::uint64_t origin = 0) {
  std::vector<std::string> pieces;
  text.for_each(source, origin, [&](std::string_view piece, const ByteRange& place) {
    pieces.push_back(std::string(piece) + ' ' + std::to_string(place.begin) + '-' +
                     std::to_string(place.end));
  });
  return pieces;
}

TEST(TextPieces, KeepsOrderAndPlaces) {
  const std::string_view source = "0123&amp;456\r789";
  TextPieces text;
  EXPECT_EQ(pieces_of(text, source), std::vector<std::string>{});
  text.add(1, 2);
  text.add(3, 1);
  EXPECT_EQ(text.bytes(), 0u);
  EXPECT_EQ(text.scattered(), 0u);
  text.add_copy("&", {4, 9});
  text.add(9, 3);
  text.add_copy("\n", {12, 13});
  text.add_copy("unread text", {});
  text.add(14, 1);
  text.add(5, 3);  // before the others
  const std::vector<std::string> expected = {"123 1-4",           "& 4-9",   "456 9-12", "\n 12-13",
                                             "unread text 13-13", "8 14-15", "amp 5-8"};
  EXPECT_EQ(pieces_of(text, source), expected);
  EXPECT_EQ(text.scattered(), 23u);
  text.clear();
  EXPECT_EQ(pieces_of(text, source), std::vector<std::string>{});
  EXPECT_EQ(text.bytes(), 0u);
}

// The front of the source has been dropped.
TEST(TextPieces, CountsFromTheOriginOfTheSource) {
  TextPieces text;
  text.add(10'000'000'000, 2);
  text.add(10'000'000'003, 1);
  const std::vector<std::string> expected = {"bc 10000000000-10000000002", "e 10000000003-10000000004"};
  EXPECT_EQ(pieces_of(text, "abcdef", 9'999'999'999), expected);
}

TEST(TextPieces, TakesNoMoreMemoryThanItsSource) {
  constexpr std::size_t kSize = 1'000'000;  // of the source
  TextPieces alternating, every_second, references;
  for (std::size_t at = 0; at < kSize; at += 2) {
    alternating.add(at, 1);
    alternating.add(at + 1, 1);
    every_second.add(at, 1);
  }
  for (std::size_t at = 0; at < kSize; at += 5) references.add_copy("&", {at, at + 5});
  EXPECT_EQ(alternating.bytes(), 0u);
  EXPECT_LE(every_second.bytes(), kSize + kBlock);
  EXPECT_LE(references.bytes(), kSize + kBlock);
}

TEST(TextPieces, KeepsLongCopiesInOnePiece) {
  const std::string longer(100'000, 'x');
  TextPieces text;
  text.add_copy("a", {0, 1});
  text.add_copy(longer, {1, 2});
  text.add_copy("b", {2, 3});
  EXPECT_EQ(pieces_of(text, ""), (std::vector<std::string>{"a 0-1", longer + " 1-2", "b 2-3"}));
  EXPECT_LE(text.bytes(), longer.size() + 3 * kBlock);
}

}  // namespace
}  // namespace lockstep::test
