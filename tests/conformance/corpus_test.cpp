// Tests real pages: no crash, the same tree and errors in any pieces, sound links, bounded memory.
#include <gtest/gtest.h>

#include <cstdio>
#include <optional>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/parsing.h"
#include "support/report.h"
#include "support/test_data.h"
#include "support/watchdog.h"

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPages = "corpus/readability";

// Equality of long texts, with a message of readable length.
bool expect_same(const std::string& actual, const std::string& expected, const std::string& what) {
  if (actual == expected) return true;
  std::size_t at = 0;
  while (at < actual.size() && at < expected.size() && actual[at] == expected[at]) ++at;
  const std::size_t from = at < 100 ? 0 : at - 100;
  ADD_FAILURE() << what << ": differs at byte " << at << "; expected\n…" << expected.substr(from, 200)
                << "\nactual\n…" << actual.substr(from, 200);
  return false;
}

TEST(Corpus, Pages) {
  const std::optional<fs::path> folder = find_test_data(kPages);
  if (!folder) GTEST_SKIP() << no_test_data_message(kPages);
  const std::vector<fs::path> files = files_in(*folder, ".html");
  ASSERT_FALSE(files.empty());
  Counts counts;
  std::size_t input_bytes = 0, borrowed_bytes = 0, nodes = 0;
  std::uint32_t seed = 0;
  for (const fs::path& path : files) {
    SCOPED_TRACE(path.string());
    const Watchdog watchdog(path.string());
    const std::string html = read_file(path);
    const Document whole = parse(html, {}, Source::borrowed);
    const std::string dump = dump_tree(whole.result());
    bool good = expect_same(broken_links(whole), "", "links");
    input_bytes += html.size();
    borrowed_bytes += whole.memory_bytes();
    nodes += count_nodes(whole);

    ParseOptions with_errors;
    with_errors.collect_errors = true;
    const Document copied = parse(html, with_errors, Source::copied);
    good &= expect_same(dump_tree(copied.result()), dump, "copied, with errors");
    const std::string errors = error_list(copied);
    for (const Feeding& feeding : {Feeding{"4096 bytes", chunks_of(html, 4096)},
                                   Feeding{"random pieces", random_chunks(html, ++seed, 1501)}}) {
      const Document document = parse_chunks(feeding.chunks, with_errors);
      good &= expect_same(dump_tree(document.result()), dump, feeding.name);
      good &= expect_same(error_list(document), errors, feeding.name + ", errors");
      good &= expect_same(broken_links(document), "", feeding.name + ", links");
    }
    ++(good ? counts.passed : counts.failed);
  }
  counts.print("corpus pages");
  const auto per_byte = [&](std::size_t bytes) {
    return static_cast<double>(bytes) / static_cast<double>(input_bytes);
  };
  std::printf("memory_bytes() of the trees, source borrowed: %.3f per byte of input (%zu bytes, %zu nodes)\n",
              per_byte(borrowed_bytes), input_bytes, nodes);
}

}  // namespace
}  // namespace lockstep::test
