// Compares the library with a copy of it that is compiled without fast paths (LOCKSTEP_PLAIN_RULES) and that
// has a namespace of its own: trees, positions, errors, statuses and tokens must be the same, whole and in
// pieces, in each edition. The inputs are those of the html5lib tests, real pages and random documents; the
// fuzz targets compare others, among them the witnesses.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "fuzz/fuzz.h"
#include "support/dat_reader.h"
#include "support/parsing.h"
#include "support/report.h"
#include "support/test_data.h"
#include "support/tokenizer_test_reader.h"
#include "support/tree_suites.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTokenizerTests = "html5lib-tests/tokenizer";
constexpr const char* kPages = "corpus/readability";

// Compares the results for an input, each time with other options.
class Comparison {
 public:
  explicit Comparison(const char* what) : what_(what) {}
  ~Comparison() { counts_.print(what_); }

  // By each edition, as a document and as a fragment.
  void add(std::string_view markup) {
    ++index_;
    for (const std::size_t edition : {std::size_t{0}, std::size_t{1}})
      for (const bool is_fragment : {false, true}) compare(markup, edition, is_fragment, 40);
  }

  // One of these ways, for long inputs.
  void add_long(std::string_view markup) {
    ++index_;
    compare(markup, index_ % 2, index_ / 2 % 2 != 0, 1501);
  }

 private:
  void compare(std::string_view markup, std::size_t edition, bool is_fragment, std::size_t largest_piece) {
    // See read_case() in fuzz/subject.cpp.
    std::string header(fuzz::kHeaderSize, '0');
    header[0] = static_cast<char>('0' ^ (edition | ((index_ * 7 + edition) << 1 & 0x7Eu)));
    if (is_fragment) {  // and tokens from some state
      header[4] = static_cast<char>('0' ^ (1 + index_ % 31));
      header[5] = static_cast<char>('0' ^ (index_ / 31 & 0xFu));
    }
    const std::string input = header + std::string(markup);
    const fuzz::Case read = *fuzz::read_case(input);
    const std::string tree = lockstep_plain::fuzz::parse_text_whole(input);
    const std::string tokens = lockstep_plain::fuzz::tokenize_whole(input);
    const std::string pieces = fuzz::describe(
        parse_chunks(random_chunks(read.markup, static_cast<std::uint32_t>(index_), largest_piece),
                     read.options, read.context));
    const bool same =
        fuzz::parse_text_whole(input) == tree && pieces == tree && fuzz::tokenize_whole(input) == tokens;
    ++(same ? counts_.passed : counts_.failed);
    if (same || counts_.failed > 3) return;
    EXPECT_EQ(fuzz::parse_text_whole(input), tree) << input;
    EXPECT_EQ(pieces, tree) << "in pieces: " << input;
    EXPECT_EQ(fuzz::tokenize_whole(input), tokens) << input;
  }

  const char* what_;
  Counts counts_;
  std::size_t index_ = 0;
};

TEST(PlainRules, Suites) {
  const std::optional<fs::path> folder = find_test_data(kTokenizerTests);
  if (!folder || tree_files().empty()) GTEST_SKIP() << no_test_data_message(kTokenizerTests);
  Comparison comparison("inputs of html5lib tests by the plain rules");
  for (const TreeFile& file : tree_files())
    for (const DatTest& test : read_dat(file.path)) comparison.add(test.data);
  for (const fs::path& path : files_in(*folder, ".test"))
    for (const TokenizerTest& test : read_tokenizer_tests(path)) comparison.add(test.input);
}

TEST(PlainRules, Pages) {
  const std::optional<fs::path> folder = find_test_data(kPages);
  if (!folder) GTEST_SKIP() << no_test_data_message(kPages);
  Comparison comparison("pages by the plain rules");
  for (const fs::path& path : files_in(*folder, ".html")) comparison.add_long(read_file(path));
}

TEST(PlainRules, RandomDocuments) {
  using namespace std::string_view_literals;
  static constexpr std::string_view kPieces[] = {
      "<p>", "<div>", "</div>", "</p>", "<b>", "</b>", "<i>", "</i>", "<a href=x>",
      "<a href=\"y&amp;z\" id='q'>", "<table>", "<tr>", "<td>", "</table>", "<svg>", "<math>", "<mi>",
      "<foreignObject>", "</svg>", "<template>", "</template>", "<select>", "<option>", "<option selected>",
      "</select>", "<ul>", "<li>", "</ul>", "<textarea>", "</textarea>", "<title>", "</title>", "<script>",
      "</script>", "<!-- -->", "<!DOCTYPE html>", "</option>", "<?pi x?>", "<![CDATA[", "]]>", "&lt;",
      "&notit;", "&#x41;", "&#0;", "<DIV Class=A>", "<br/>", "<x y y=1 z=\"2\"w>", "<input type=hidden>",
      "<img src=a alt>", "<", ">", "&", "\0"sv, "\r", "\r\n", "\n", "\t", "\f", "text", "a b", "é", "漢",
      "<font color=red>", "<nobr>", "</nobr>", "<h1>", "</h2>", "<form>", "</form>", "<frameset>",
      "<plaintext>", "</br>", "<image>", "<a b='c'd='e'/>", "<a b=\"?x=1&y=2&amp;z=3&lt=4&lt;\"c>",
      "<a b=&amp;&ampx&y;&>", "<a b='&nGt;&notit;&#39;&#x2f;'>", "<a b=\"&#0;&#13;&#xD800;&#65&\">",
      "<a b=\"&quot;&not\">", "<a b=&#160;&nbsp;c>",
      // Ancestors that options, their selects and selectedcontent elements depend on.
      "<select multiple>", "<option disabled>", "<optgroup>", "<optgroup disabled>", "</optgroup>",
      "<datalist>", "</datalist>", "<hr>", "<selectedcontent>", "</selectedcontent>", "<button>", "</button>",
      "<object>", "</object>", "<?start name='a'?>", "<?end?>", "<?marker name='b'?>", "<template for=a>",
      "<template for=b>"};
  std::mt19937 random(20261003);
  Comparison comparison("random documents by the plain rules");
  for (int i = 0; i < 10'000; ++i) {
    std::string markup = i % 2 == 0 ? "" : "<select>";
    for (std::size_t n = 1 + random() % 30; n != 0; --n) markup += kPieces[random() % std::size(kPieces)];
    comparison.add(markup);
  }
}

}  // namespace
}  // namespace lockstep::test
