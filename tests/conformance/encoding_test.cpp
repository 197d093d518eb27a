// The html5lib encoding tests: the final encoding of a page, after sniffing and parsing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/encoding_test_reader.h"
#include "support/report.h"
#include "support/test_data.h"
#include "support/tokens.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEncodingTests = "html5lib-tests/encoding";
constexpr const char* kDetectionFolder = "html5lib-tests/encoding/chardet";

std::vector<fs::path> encoding_files() {
  const std::optional<fs::path> folder = find_test_data(kEncodingTests);
  return folder ? files_in(*folder, ".dat") : std::vector<fs::path>();
}

// The prescan, an optional step (#encoding-sniffing-algorithm, step 5), looks at bytes: it finds a tag `meta`
// in the text of a script or of a style sheet too (#prescan-a-byte-stream-to-determine-its-encoding, step 3).
// The parser meets an element only where the tokenizer is in the data state (#scriptTag and
// #parsing-main-inhead: a start tag whose tag name is "script" or "style"). So these tests hold with a
// prescan only; without, the default stays.
bool needs_prescan(std::string_view data) {
  return data.find("<script>document.write('<meta") != std::string_view::npos ||
         data.find("<script type=\"text/plain\"><meta") != std::string_view::npos ||
         data.find("<style type=\"text/plain\"><meta") != std::string_view::npos;
}

Document parse_bytes_in_chunks(const Chunks& chunks, const EncodingOptions& encoding) {
  BytesParser parser(encoding);
  (void)parser.document();  // so that each chunk is parsed when it is written
  for (const std::string_view chunk : chunks) parser.write(chunk);
  return parser.finish();
}

std::string described(const EncodingUsed& used) {
  return std::string(encoding::name(used.encoding)) + ", " + std::string(confidence_name(used.confidence)) +
         ", because of " + std::string(encoding_source_name(used.source));
}

class EncodingConformance : public testing::TestWithParam<fs::path> {
 protected:
  static void TearDownTestSuite() {
    counts_.print("encoding tests");
    std::printf(
        "  (each with a prescan and without, whole and in pieces: %zu parses, %zu of them without a "
        "prescan where the encoding is another)\n",
        parses_, without_prescan_);
  }

  static Counts counts_;
  static std::size_t parses_, without_prescan_;
};
Counts EncodingConformance::counts_;
std::size_t EncodingConformance::parses_ = 0;
std::size_t EncodingConformance::without_prescan_ = 0;

TEST_P(EncodingConformance, File) {
  const fs::path& path = GetParam();
  const std::vector<EncodingTest> tests = read_encoding_tests(path);
  ASSERT_FALSE(tests.empty());
  FailureReport report(path);
  std::uint32_t seed = 0;
  for (const EncodingTest& test : tests) {
    const Watchdog watchdog(path.string() + ':' + std::to_string(test.line));
    const std::optional<Encoding> labelled = encoding::find(test.encoding);
    ASSERT_TRUE(labelled) << path << ':' << test.line << ": no encoding '" << test.encoding << "'";
    ++seed;
    std::string problems;
    for (const std::size_t prescan_bytes : {1024u, 0u}) {
      EncodingOptions options;
      options.prescan_bytes = prescan_bytes;
      Encoding expected = *labelled;
      if (prescan_bytes == 0 && needs_prescan(test.data)) {
        expected = options.default_encoding;
        EXPECT_NE(expected, *labelled) << path << ':' << test.line;
      }
      const Document whole = parse_bytes(test.data, options);
      // The result by the rules of the Standard: the text in that encoding, parsed.
      const std::string tree = dump_tree(parse(encoding::decode(test.data, whole.encoding().encoding).text));
      const auto check = [&](const Document& document, const std::string& how) {
        ++parses_;
        without_prescan_ += expected != *labelled;
        const std::string place =
            "  With a prescan of " + std::to_string(prescan_bytes) + " bytes, " + how + ", ";
        if (encoding::name(document.encoding().encoding) != encoding::name(expected))
          problems += place + "the encoding is " + described(document.encoding()) + '\n';
        else if (document.encoding().source != whole.encoding().source ||
                 document.encoding().confidence != whole.encoding().confidence)
          problems += place + "it is " + described(document.encoding()) + ", and with parse_bytes() " +
                      described(whole.encoding()) + '\n';
        if (dump_tree(document.root()) != tree)
          problems += place + "the tree is not that of the text in " +
                      std::string(encoding::name(whole.encoding().encoding)) + ":\n" +
                      dump_tree(document.root()) + '\n';
      };
      check(whole, "parse_bytes()");
      for (const Feeding& feeding : all_feedings(test.data, seed))
        check(parse_bytes_in_chunks(feeding.chunks, options), feeding.name);
    }
    if (problems.empty()) {
      ++counts_.passed;
      continue;
    }
    ++counts_.failed;
    report.add(test.line, '#' + std::to_string(test.index) + "\n  input: " + in_quotes(test.data) +
                              "\n  expected: " + test.encoding + '\n' + problems);
  }
}

INSTANTIATE_TEST_SUITE_P(Files, EncodingConformance, testing::ValuesIn(encoding_files()),
                         [](const auto& info) { return parameter_name(info.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EncodingConformance);

// Texts without any declaration, named after the encoding that frequency analysis should find.
TEST(EncodingConformanceDetection, IsLeftToTheCaller) {
  const std::optional<fs::path> folder = find_test_data(kDetectionFolder);
  if (!folder) GTEST_SKIP() << "There is no folder " << kDetectionFolder;
  for (const fs::path& path : files_in(*folder, ".txt")) {
    std::printf(
        "chardet/%s skipped: frequency analysis, which the Standard allows (#encoding-sniffing-algorithm, "
        "step 8), is left to EncodingOptions::detect\n",
        path.filename().c_str());
    EXPECT_EQ(sniff_encoding(read_file(path)).source, EncodingSource::fallback) << path;
  }
}

TEST(EncodingConformanceData, IsThere) {
  if (encoding_files().empty()) GTEST_SKIP() << no_test_data_message(kEncodingTests);
}

}  // namespace
}  // namespace lockstep::test
