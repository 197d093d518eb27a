// Checks that inputs, outputs and streams of more than 2 and 4 GiB are parsed, or refused with a status. One
// mebibyte of text is mapped repeatedly, so the tests do not take much memory.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "lockstep/sink_parser.h"

namespace lockstep::test {
namespace {

constexpr std::size_t kPart = std::size_t{1} << 20;
constexpr std::size_t kParts = 4200;  // more than 4 GiB

// Text of x, and its parts; empty where the system does not allow that.
class BigText {
 public:
  BigText() {
    const int file = memfd_create("big", 0);
    const std::string part(kPart, 'x');
    if (file < 0 || write(file, part.data(), part.size()) != static_cast<ssize_t>(part.size())) return;
    void* const place =
        mmap(nullptr, kPart * kParts, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED) return;
    char* const begin = static_cast<char*>(place);
    for (std::size_t i = 0; i < kParts; ++i)
      if (mmap(begin + i * kPart, kPart, PROT_READ, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) return;
    close(file);
    text_ = {begin, kPart * kParts};
  }
  BigText(const BigText&) = delete;
  BigText& operator=(const BigText&) = delete;
  ~BigText() {
    if (!text_.empty()) munmap(const_cast<char*>(text_.data()), text_.size());
  }
  std::string_view text() const { return text_; }
  std::string_view part() const { return text_.substr(0, kPart); }

 private:
  std::string_view text_;
};

class BigInput : public testing::Test {
 protected:
  void SetUp() override {
    if (sizeof(std::size_t) < 8 || big.text().empty()) GTEST_SKIP() << "no such address space";
  }
  BigText big;
};

EncodingOptions utf_8() {
  EncodingOptions encoding;
  encoding.transport_encoding = Encoding::utf_8;
  return encoding;
}

TEST_F(BigInput, Borrowed) {
  const auto expect = [](const Document& document, Status status, std::size_t size) {
    EXPECT_EQ(document.status(), status);
    EXPECT_EQ(document.source().size(), size);
    EXPECT_EQ(document.body().first_child().data().size(), size);
  };
  expect(parse(big.text(), {}, Source::borrowed), Status::input_too_long, kLongestInput);
  expect(parse(big.text().substr(0, kLongestInput), {}, Source::borrowed), Status::ok, kLongestInput);
  expect(parse(big.text().substr(0, kLongestInput + 1), {}, Source::borrowed), Status::input_too_long,
         kLongestInput);
  expect(parse_bytes(big.text(), utf_8(), {}, Source::borrowed), Status::input_too_long, kLongestInput);
  EXPECT_EQ(parse_fragment(big.text(), {}, {}, Source::borrowed).status(), Status::input_too_long);
  EXPECT_EQ(sniff_encoding(big.text()).encoding, Encoding::windows_1252);
}

// Input that is not parsed is not copied.
TEST_F(BigInput, LimitsOfCopies) {
  ParseOptions options;
  options.limits.memory_bytes = kPart;
  EXPECT_EQ(parse(big.text(), options).status(), Status::too_much_memory);
  EXPECT_EQ(parse_bytes(big.text(), {}, options).status(), Status::too_much_memory);
  Parser parser(options);
  EXPECT_EQ(parser.write(big.text()), Status::too_much_memory);
  BytesParser bytes_parser({}, options);
  EXPECT_EQ(bytes_parser.write(big.text()), Status::too_much_memory);
  options.limits = {.input_bytes = kPart};
  const Document copied = parse(big.text(), options), bytes = parse_bytes(big.text(), {}, options);
  EXPECT_EQ(copied.source().size(), kPart);
  EXPECT_EQ(bytes.source().size(), kPart);
}

// A tree can have more text than its source.
TEST_F(BigInput, Output) {
  Document document = parse(big.text().substr(0, kLongestInput), {}, Source::borrowed);
  for (int i = 0; i < 2; ++i)
    ASSERT_EQ(document.append(document.body(), document.clone(document.body().first_child())),
              DomError::none);
  std::uint64_t written = 0;
  const auto count = [&written](std::string_view piece) { written += piece.size(); };
  serialize_html(document.body(), Sink(count));
  EXPECT_EQ(written, 3 * std::uint64_t{kLongestInput});
}

TEST_F(BigInput, TokensAfterFourGibibytes) {
  TokenReader reader({.collect_errors = true});
  std::uint64_t text = 0;
  const auto read = [&](std::string_view piece) {
    reader.write(piece);
    while (const Token* const token = reader.next())
      if (token->type == TokenType::characters) text += token->text.size();
  };
  for (std::size_t i = 0; i < kParts; ++i) read(big.part());
  reader.write("<p></q x>");
  reader.finish();
  std::uint64_t begin = 0, error = 0;
  while (const Token* const token = reader.next()) {
    if (token->type == TokenType::start_tag) begin = token->range.begin;
    for (const ParseError& found : reader.errors()) error = found.reported.offset;
  }
  const std::uint64_t size = big.text().size();
  EXPECT_EQ(text, size);
  EXPECT_EQ(begin, size);
  EXPECT_EQ(error, size + 8);
}

TEST_F(BigInput, DecodedBytesAfterFourGibibytes) {
  encoding::Decoder decoder(Encoding::utf_8, {.errors = encoding::ErrorMode::fatal});
  std::string out;
  for (std::size_t i = 0; i < kParts; ++i) {
    out.clear();
    decoder.write(big.part(), out);
  }
  EXPECT_EQ(decoder.consumed(), big.text().size());
  EXPECT_FALSE(decoder.write("\xFF", out));
  EXPECT_EQ(decoder.error_offset(), big.text().size());
}

}  // namespace
}  // namespace lockstep::test
