// The tree construction tests and the witnesses for targets that GoogleTest is not packaged for: a program
// without it, which scripts/dev cross compiles and runs. Exit code: 0 all passed, 1 some failed, 77 no test
// data.
#include <cstdio>
#include <exception>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "support/chunks.h"
#include "support/dat_reader.h"
#include "support/deviations.h"
#include "support/test_data.h"
#include "support/tree_suites.h"

namespace lockstep::test {
namespace {

struct Counts {
  std::size_t held = 0, failed = 0;
};

// The first fault in the trees of the input, whole and in pieces, or "".
std::string problem_of(std::string_view input, const std::optional<FragmentContext>& context,
                       const ParseOptions& options, std::string_view expected, std::uint32_t seed) {
  const Document whole = context ? parse_fragment(input, *context, options) : parse(input, options);
  if (const std::string dump = dump_tree(whole.result()); dump != expected)
    return "expected\n" + std::string(expected) + "\nactual\n" + dump + "\n";
  for (const Feeding& feeding : all_feedings(input, seed)) {
    Parser parser = context ? Parser(*context, options) : Parser(options);
    (void)parser.document();  // so that each chunk is parsed when it is written
    for (const std::string_view chunk : feeding.chunks) static_cast<void>(parser.write(chunk));
    const Document document = parser.finish();
    if (const std::string dump = dump_tree(document.result()); dump != expected)
      return feeding.name + "\nexpected\n" + std::string(expected) + "\nactual\n" + dump + "\n";
  }
  return "";
}

void count(Counts& counts, const std::string& where, const std::string& problem) {
  if (problem.empty()) {
    ++counts.held;
    return;
  }
  ++counts.failed;
  std::printf("%s: %s", where.c_str(), problem.c_str());
}

void run_suite(Counts& counts, const TreeFile& file) {
  if (needs_scripts(file.path)) return;
  const std::string name = tree_file_name(file.path);
  std::uint32_t seed = 0;
  for (const DatTest& test : read_dat(file.path)) {
    if (deviations().find(name, '#' + std::to_string(test.index)) != nullptr) continue;
    const std::optional<FragmentContext> context = test.fragment_context();
    for (const bool scripting : test.scripting) {
      ParseOptions options;
      options.edition = file.edition;
      options.scripting = scripting;
      count(counts, name + ':' + std::to_string(test.line),
            problem_of(test.data, context, options, test.document, ++seed));
    }
  }
}

// The cases that are text without options.
void run_witnesses(Counts& counts, Edition edition, const std::filesystem::path& path) {
  constexpr std::string_view kCase = "#case ", kTree = "\n#tree\n", kNext = "\n\n#case ";
  const std::string text = read_file(path);
  std::uint32_t seed = 0;
  for (std::size_t at = text.find(kCase); at != std::string::npos;) {
    std::size_t end = text.find(kNext, at);
    const std::string_view entry = std::string_view(text).substr(at, end - at);
    at = end == std::string::npos ? end : end + 2;
    const std::size_t line_end = entry.find('\n');
    const std::size_t tree = entry.find(kTree);
    const auto options_of_case =
        nlohmann::json::parse(entry.substr(kCase.size(), line_end - kCase.size()), nullptr, false);
    if (tree == std::string_view::npos || !options_of_case.is_object() || options_of_case.size() != 1 ||
        !options_of_case.contains("html"))
      continue;
    std::string_view expected = entry.substr(tree + kTree.size());
    while (expected.ends_with('\n')) expected.remove_suffix(1);
    ParseOptions options;
    options.edition = edition;
    const auto html = options_of_case["html"].get<std::string>();
    count(counts, path.filename().string() + ": " + std::string(entry.substr(0, line_end)),
          problem_of(html, std::nullopt, options, expected, ++seed));
  }
}

int run() {
  Counts suites, witnesses;
  for (const TreeFile& file : tree_files()) run_suite(suites, file);
  for (const EditionInfo& edition : editions()) {
    const std::filesystem::path folder = tests_folder() / "witnesses" / edition.date;
    for (const char* const part : {".", "tree"})
      for (const std::filesystem::path& path : files_in(folder / part, ".txt"))
        run_witnesses(witnesses, edition.edition, path);
  }
  std::printf("tree tests: %zu held, %zu failed; witnesses: %zu held, %zu failed\n", suites.held,
              suites.failed, witnesses.held, witnesses.failed);
  if (suites.held + suites.failed == 0) {
    std::printf("%s\n", no_tree_files_message().c_str());
    return 77;
  }
  return suites.failed + witnesses.failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace lockstep::test

int main() {
  try {
    return lockstep::test::run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "portable_test: %s\n", error.what());
    return 1;
  }
}
