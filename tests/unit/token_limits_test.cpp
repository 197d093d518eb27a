// Tests TokenizerLimits: their effects, which do not depend on how the input is cut.
#include <gtest/gtest.h>

#include <random>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/tokens.h"

namespace lockstep::test {
namespace {

struct Outcome {
  std::string tokens;
  ByteRange remainder;
  Status status = Status::ok;
  bool operator==(const Outcome&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Outcome& outcome) {
  return out << outcome.tokens.substr(0, 2000) << status_name(outcome.status) << " "
             << outcome.remainder.begin << "-" << outcome.remainder.end;
}

void read_all(TokenReader& reader, TokenCollector& collector) {
  while (const lockstep::Token* token = reader.next()) {
    for (const ParseError& error : reader.errors()) collector.error(error);
    deliver(*token, collector);
  }
  for (const ParseError& error : reader.errors()) collector.error(error);
}

Outcome outcome_of(TokenReader& reader, const Chunks& chunks) {
  TokenCollector collector;
  for (const std::string_view chunk : chunks) {
    const Status written = reader.write(chunk);
    EXPECT_EQ(written, reader.status());
    read_all(reader, collector);
  }
  reader.finish();
  read_all(reader, collector);
  EXPECT_TRUE(reader.at_end());
  return {to_string(collector.output.tokens) + to_string(collector.output.errors), reader.remainder(),
          reader.status()};
}

// From a Tokenizer; characters are joined in both.
Outcome pushed(std::string_view html, const TokenizerOptions& options, std::size_t size) {
  struct Collector : TokenCollector {
    void end_of_file() override { remainder = range(); }
    ByteRange remainder;
  } collector;
  Outcome outcome;
  if (size == 0) {
    outcome.status = tokenize(html, collector, options);
  } else {
    Tokenizer tokenizer(collector, options);
    for (const std::string_view chunk : chunks_of(html, size)) outcome.status = tokenizer.write(chunk);
    outcome.status = tokenizer.finish();
  }
  outcome.tokens = to_string(collector.output.tokens) + to_string(collector.output.errors);
  outcome.remainder = collector.remainder;
  return outcome;
}

// The result, which must be the same in all ways.
Outcome outcome_of(std::string_view html, const TokenizerOptions& options) {
  TokenReader whole(html, options);
  const Outcome outcome = outcome_of(whole, {});
  for (const Feeding& feeding : all_feedings(html, 11)) {
    TokenReader reader(options);
    EXPECT_EQ(outcome_of(reader, feeding.chunks), outcome) << feeding.name;
  }
  for (const std::size_t size : {0, 1, 1000, 5000}) EXPECT_EQ(pushed(html, options, size), outcome) << size;
  return outcome;
}

TEST(TokenLimits, InputBytes) {
  TokenizerOptions options;
  options.limits.input_bytes = 9;
  EXPECT_EQ(
      outcome_of("<a>b<!--c-->", options),
      (Outcome{
          "    StartTag \"a\"\n    Character \"b\"\n    Comment \"c\"\n", {9, 9}, Status::input_too_long}));
  EXPECT_EQ(outcome_of("<a>b<c d=e>", options),
            (Outcome{"    StartTag \"a\"\n    Character \"b\"\n", {4, 9}, Status::input_too_long}));
  EXPECT_EQ(outcome_of("<a>123456", options).status, Status::ok);
  EXPECT_EQ(outcome_of("<a>123456", options).status, Status::ok);
  // A character that is cut is ignored.
  EXPECT_EQ(outcome_of("<a>12345\xC3\xA4", options),
            (Outcome{"    StartTag \"a\"\n    Character \"12345\"\n", {8, 8}, Status::input_too_long}));
  EXPECT_EQ(outcome_of("<a>\xFF"
                       "1234\xC3\xA4",
                       options),
            (Outcome{"    StartTag \"a\"\n    Character \"\\xef\\xbf\\xbd"
                     "1234\"\n",
                     {8, 8},
                     Status::input_too_long}));
}

TEST(TokenLimits, Attributes) {
  TokenizerOptions options;
  options.limits.attributes = 2;
  EXPECT_EQ(outcome_of("<a b c b><d e f g>h", options),
            (Outcome{"    StartTag \"a\" \"b\"=\"\" \"c\"=\"\"\n", {9, 18}, Status::too_many_attributes}));
  EXPECT_EQ(outcome_of("<a b c><d", options).status, Status::ok);
  std::string tag = "<a";
  for (int i = 0; i < 1000; ++i) tag.append(" b").append(std::to_string(i));
  const Outcome outcome = outcome_of(tag, options);
  EXPECT_EQ(outcome.status, Status::too_many_attributes);
  EXPECT_LE(outcome.remainder.end, 2048u);
}

TEST(TokenLimits, Errors) {
  TokenizerOptions options;
  options.limits.errors = 3;
  options.collect_errors = true;
  std::string html;
  for (int i = 0; i < 3; ++i) html += "<a b b>\x01";
  EXPECT_EQ(outcome_of(html.substr(0, 10), options).status, Status::ok);
  html.append(5000, 'x');
  const Outcome outcome = outcome_of(html, options);
  EXPECT_EQ(outcome.status, Status::too_many_errors);
  EXPECT_EQ(outcome.remainder, (ByteRange{2048, 2048}));
  EXPECT_NE(outcome.tokens.find("duplicate-attribute at 1:15"), std::string::npos);
  EXPECT_EQ(outcome.tokens.find("at 1:16"), std::string::npos);
  options.collect_errors = false;
  EXPECT_EQ(outcome_of(html, options).status, Status::too_many_errors);
}

TEST(TokenLimits, MemoryOfALongToken) {
  TokenizerOptions options;
  options.limits.memory_bytes = 100'000;
  const Outcome outcome = outcome_of("<a>b<!--" + std::string(50'000, 'c') + "--><i>", options);
  EXPECT_EQ(outcome.status, Status::too_much_memory);
  EXPECT_GT(outcome.remainder.end, 100'000u / 6 - 4096);
  EXPECT_LT(outcome.remainder.end, 100'000u / 6 + 4096);
  EXPECT_EQ(outcome.remainder.begin, outcome.remainder.end);  // the comment is a token
  // Long input of short tokens is allowed.
  std::string html;
  for (int i = 0; i < 20'000; ++i) html += "<p class=a>text</p><!-- c -->";
  EXPECT_EQ(outcome_of(html, options).status, Status::ok);
}

// The counts must not depend on how the input is cut.
TEST(TokenLimits, AreTheSameInAnyPieces) {
  static constexpr std::string_view kPieces[] = {"<",
                                                 ">",
                                                 "<a ",
                                                 "b",
                                                 " c='",
                                                 "'",
                                                 "&amp;",
                                                 "&",
                                                 "\r\n",
                                                 "\r",
                                                 "<!--",
                                                 "-->",
                                                 "--",
                                                 "A B C",
                                                 " x=y",
                                                 " d d d",
                                                 "<script>",
                                                 "</scr",
                                                 "ipt>",
                                                 "\xC3\xA4",
                                                 "<!doctype a public '",
                                                 "<?t ",
                                                 "<svg>",
                                                 "<![CDATA[",
                                                 "]]>",
                                                 "</title>",
                                                 "<title>",
                                                 "\x01\x02",
                                                 "\xFF",
                                                 "aaaaaaaaaaaaaaaaaaaa",
                                                 "<n",
                                                 "=\"",
                                                 "\"",
                                                 "&#0;",
                                                 "<annotation-xml encoding='"};
  std::mt19937 random(12);
  int met[7] = {};
  for (int round = 0; round < 60; ++round) {
    std::string html;
    const std::size_t often = random() % std::size(kPieces), seldom = 3 + random() % 40;
    while (html.size() < 9000) {
      html += kPieces[random() % seldom != 0 ? often : random() % std::size(kPieces)];
      if (random() % 200 == 0) html.append(random() % 300, '\0');
      if (random() % 8 == 0) html.append(" own-").append(std::to_string(random() % 100000));
    }
    TokenizerOptions options;
    options.collect_errors = random() % 2 == 0;
    options.attribute_ranges = random() % 2 == 0;
    if (random() % 3 == 0) options.limits.attributes = 1 + random() % 30;
    if (random() % 3 == 0) options.limits.errors = 1 + random() % 1000;
    if (random() % 4 == 0) options.limits.input_bytes = 1 + random() % 9000;
    options.limits.memory_bytes = std::size_t{1} << (10 + random() % 12);
    ++met[static_cast<int>(outcome_of(html, options).status)];
    if (::testing::Test::HasFailure()) FAIL() << in_quotes(html);
  }
  for (const Status status : {Status::ok, Status::input_too_long, Status::too_many_attributes,
                              Status::too_many_errors, Status::too_much_memory})
    EXPECT_GT(met[static_cast<int>(status)], 0) << status_name(status);
}

// Only a bounded amount of unread input is accepted.
TEST(TokenLimits, UnreadInput) {
  TokenizerOptions options;
  options.limits.memory_bytes = 100'000;
  TokenReader reader(options);
  std::size_t written = 0;
  for (; reader.write("<p>text") == Status::ok; written += 7) ASSERT_LT(written, 100'000u);
  EXPECT_EQ(reader.status(), Status::too_much_memory);
  EXPECT_GT(written, 50'000u);
  EXPECT_EQ(reader.write("<p>text"), Status::too_much_memory);
  std::uint64_t end = 0;
  while (const lockstep::Token* token = reader.next()) end = token->range.end;
  EXPECT_TRUE(reader.at_end());
  EXPECT_LE(end, written + 7);
  EXPECT_GE(reader.remainder().end, written);
  // A long piece is taken as a whole.
  TokenReader long_piece(options);
  const std::string html(1'000'000, 'x');
  EXPECT_EQ(long_piece.write(html), Status::ok);
  std::size_t size = 0;
  while (const lockstep::Token* token = long_piece.next()) size += token->text.size();
  EXPECT_EQ(size, html.size());
}

// The input after a limit can be passed on unchanged: the ranges lead to its beginning.
TEST(TokenLimits, TheRestIsKnown) {
  TokenizerOptions options;
  options.limits.memory_bytes = 60'000;
  std::string html = "<p a=b>c<a href=\"" + std::string(40'000, 'x') + "\">d";
  TokenReader reader(html, options);
  std::uint64_t end = 0;
  while (const lockstep::Token* token = reader.next()) {
    EXPECT_EQ(token->range.begin, end);
    end = token->range.end;
  }
  EXPECT_EQ(reader.status(), Status::too_much_memory);
  EXPECT_EQ(end, 8u);
  EXPECT_EQ(reader.remainder().begin, 8u);
}

}  // namespace
}  // namespace lockstep::test
