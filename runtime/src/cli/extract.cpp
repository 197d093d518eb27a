// lockstep extract: the main content of pages, and facts about them.

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "cli/shared/page_text.h"
#include "document/access.h"
#include "extract/facts.h"
#include "extract/features.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace extract_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{Option{"--text", "", "The text (default)."}, Option{"--markdown", "", "The text as Markdown."},
               Option{"--html", "", "The text as HTML, which is not sanitized."},
               Option{"--json", "", "One JSON object per input, one per line: facts and text."},
               Option{"--features", "", "The features of each block, for scripts/dev train-content."},
               Option{"--kinds", "FOLDER",
                      "With --features: read the probabilities of each page's\n"
                      "kinds from FOLDER."}},
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows the main content of each FILE, or of standard input (-), without navigation,\n"
    "advertisements and the like.\n";

constexpr std::string_view kEpilogue =
    R"(A model decides which part of a page is its main content. It was trained on pages of
seven kinds: articles, documentation, services, forums, collections, listings and
products. The same page always gives the same result.

With several files, folders or a list of files, "==> FILE <==" precedes each text. JSON
has "file", "title", "author", "published", "modified", "site", "language", "canonical",
"image" and "description", which are "" if unknown; "kind", the kind of the page;
"confidence", from 0 to 1; and "text", "markdown" or "html", as requested.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read or exceeded one of the --limits (its text is still shown); 2 for incorrect usage.
)";

enum class Form : std::uint8_t { text, markdown, html };

Form form_of(const Arguments& arguments) {
  const bool markdown = arguments.has("--markdown"), html = arguments.has("--html");
  if (markdown + html + arguments.has("--text") > 1)
    throw UsageError("--text, --markdown and --html cannot be combined");
  return markdown ? Form::markdown : html ? Form::html : Form::text;
}

std::string written(const MainContent& content, Form form) {
  switch (form) {
    case Form::markdown:
      return main_markdown(content).text;
    case Form::html:
      return main_html(content);
    case Form::text:
      break;
  }
  return main_text(content);
}

void add_facts(Json& out, const MainContent& content) {
  for (const auto& [name, value] : detail::shown_facts) out.member(name, content.facts.*value);
  out.member("kind", page_kind_name(content.kind));
  // Rounds the number to hundredths, so that it is short.
  const auto hundredths = static_cast<unsigned>(content.confidence * 100 + 0.5);
  std::array<char, 8> number{};
  std::snprintf(number.data(), number.size(), "%u.%02u", hundredths / 100 % 10, hundredths % 100);
  out.key("confidence");
  out.raw(number.data());
}

// --- For scripts/dev train-content

std::string in_hex(const detail::FeatureRow& row) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (std::size_t i = 0; i < row.size(); ++i) {
    out += kDigits[row.values()[i] >> 4];
    out += kDigits[row.values()[i] & 15];
  }
  return out;
}

std::string bytes_of_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void add_names(Json& out, std::string_view key, const std::vector<std::string_view>& names) {
  out.key(key);
  out.open("[");
  for (const std::string_view name : names) out.string(name);
  out.close("]");
}

// Returns a JSON object with the texts and features of the blocks, and a newline. `kinds` contains the
// probability of each kind of page, one byte each.
std::string features_of(const Page& page, std::string_view file, std::string_view kinds) {
  const Node root = page.document.result();
  const detail::Tree& tree = detail::NodeAccess::tree(root);
  const detail::PageBlocks blocks =
      detail::find_blocks(tree, detail::NodeAccess::id(root), page.document.title(), false);
  const detail::FoundFacts found = detail::find_facts(page.document);
  const detail::PageFeatures features(blocks, found.groups);
  std::array<std::uint8_t, detail::kPageKinds> probabilities{};
  for (std::size_t i = 0; i < probabilities.size() && i < kinds.size(); ++i)
    probabilities[i] = static_cast<std::uint8_t>(kinds[i]);

  std::vector<std::string_view> page_names, names;
  detail::FeatureRow page_row(&page_names);
  features.put_page(page_row);
  Json out;
  out.open("{");
  out.member("file", file);
  out.member("body", found.facts.body);
  out.member("page", in_hex(page_row));
  add_names(out, "page_names", page_names);
  out.key("blocks");
  out.open("[");
  for (std::size_t i = 0; i < blocks.blocks.size(); ++i) {
    detail::FeatureRow row(i == 0 ? &names : nullptr);
    features.put_shared(row, probabilities);
    features.put_block(row, i);
    std::string text;
    for (std::uint32_t at = blocks.blocks[i].first_text; at < blocks.blocks[i].end_text; ++at)
      text += tree.text(tree.nodes[blocks.texts[at]].payload);
    out.open("{");
    out.member("text", text);
    out.number("words", blocks.blocks[i].counts.words);
    out.member("features", in_hex(row));
    out.close("}");
  }
  out.close("]");
  add_names(out, "names", names);
  out.close("}");
  return out.text() + "\n";
}

int show_features(const Arguments& arguments) {
  const PageReader reader(arguments);
  const Inputs inputs(arguments, arguments.operands());
  const std::filesystem::path folder(std::string(arguments.value_or("--kinds", "")));
  return for_each_input(extract_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const std::string file(input.utf_8());
    const std::string kinds = bytes_of_file(folder / std::filesystem::path(file).filename());
    output.write(features_of(page, file, kinds));
    return kSuccess;
  });
}

int run(const Arguments& arguments) {
  if (arguments.has("--features")) return show_features(arguments);
  const Form form = form_of(arguments);
  const PageReader reader(arguments);
  const bool json = arguments.has("--json");
  const Inputs inputs(arguments, arguments.operands());
  return for_each_input(extract_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const MainContent content = main_content(page.document, {.scripting = reader.options.scripting});
    std::string text = written(content, form);
    if (json) {
      Json out;
      out.open("{");
      out.member("file", input.utf_8());
      add_facts(out, content);
      out.member(form == Form::markdown ? "markdown" : form == Form::html ? "html" : "text", text);
      out.close("}");
      out.end_line([&](std::string_view line) { output.write(line); });
    } else {
      if (!text.empty() && text.back() != '\n') text += '\n';
      output.write(heading(inputs, input));
      output.write(text);
    }
    reader.check_limits(input, page.document);
    return kSuccess;
  });
}

}  // namespace
}  // namespace extract_parts

const Command extract_command = {
    "extract",
    "Show the main content of pages, and facts about them.",
    "[FILE|-]...",
    extract_parts::kDetails,
    extract_parts::kOptions,
    extract_parts::kEpilogue,
    extract_parts::run,
};

}  // namespace lockstep::cli
