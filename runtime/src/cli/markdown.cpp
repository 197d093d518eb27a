// lockstep markdown: pages as Markdown.

#include <algorithm>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/page_text.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace markdown_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--flavor", "gfm|commonmark", "GitHub Flavored Markdown (default) or plain CommonMark."},
        Option{"--headings", "atx|setext", "\"# Title\" (default), or underlined where possible."},
        Option{"--links", "inline|reference",
               "[text](address) (default), or [text][1] and a list at the end."},
        Option{"--images", "keep|alt|drop", "![alt](address) (default), the alternative text, or nothing."},
        Option{"--tables", "gfm|text|html", "GFM tables (default), the contents of their cells, or HTML."},
        Option{"--bullet", "CHARACTER", "The marker of bulleted lists: - (default), * or +."},
        Option{"--emphasis", "CHARACTER", "The delimiter of emphasis: * (default) or _."},
        Option{"--width", "CHARACTERS", "Wrap paragraphs at this width (default: 0, no wrapping)."},
        Option{"--drop", "NAMES", "Leave out the elements with these names, as in \"nav,footer\"."},
        Option{"--losses", "", "List what Markdown cannot express, on standard error."},
        Option{"--json", "", "One JSON object per input, one per line."}},
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows each FILE, or standard input (-), as Markdown. The rendered text and the blocks are\n"
    "the same as for 'lockstep text'.\n";

constexpr std::string_view kEpilogue =
    R"(When a CommonMark or GFM renderer renders the Markdown, the result has the text and the
structure of the page: headings, lists, quotes, code, links, images, emphasis, table
cells. --losses lists what Markdown cannot express, such as cells that span several
columns. URLs are written as they are in the page. The Markdown is not sanitized.

With several files, folders or a list of files, "==> FILE <==" precedes each text. JSON
has "file", "title", "markdown" and "losses".

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read or exceeded one of the --limits (its text is still shown); 2 for incorrect usage.
)";

struct Options {
  MarkdownOptions markdown;
  std::vector<std::string_view> drop;
};

char character(const Arguments& arguments, std::string_view option, std::string_view known) {
  const std::string_view value = arguments.value_or(option, known.substr(0, 1));
  if (value.size() == 1 && known.find(value) != known.npos) return value[0];
  std::string message(option);
  throw UsageError(message.append(" needs one of the characters \"").append(known).append("\""));
}

std::vector<std::string_view> split(std::string_view names) {
  std::vector<std::string_view> parts;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    if (end != 0) parts.push_back(names.substr(0, end));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return parts;
}

MarkdownImages images(std::string_view value) {
  if (value == "alt") return MarkdownImages::alt;
  return value == "drop" ? MarkdownImages::dropped : MarkdownImages::kept;
}

MarkdownOptions options_of(const Arguments& arguments, std::span<const std::string_view> drop) {
  const auto is = [&](std::string_view option, std::string_view value) {
    return arguments.value_or(option, "") == value;
  };
  MarkdownOptions options;
  if (is("--flavor", "commonmark")) options.flavor = MarkdownFlavor::commonmark;
  if (is("--headings", "setext")) options.headings = MarkdownHeadings::setext;
  if (is("--links", "reference")) options.links = MarkdownLinks::referenced;
  if (is("--tables", "text")) options.tables = MarkdownTables::text;
  if (is("--tables", "html")) options.tables = MarkdownTables::html;
  options.images = images(arguments.value_or("--images", "keep"));
  options.bullet = character(arguments, "--bullet", "-*+");
  options.emphasis = character(arguments, "--emphasis", "*_");
  options.width = number_of("--width", "a number of characters", arguments.value_or("--width", "0"));
  options.drop = drop;
  return options;
}

void report(const std::vector<MarkdownLoss>& losses) {
  for (const MarkdownLoss& loss : losses) {
    std::string line = "lost: ";
    line.append(markdown_loss_name(loss.kind));
    if (loss.node.is_element()) line.append(" (").append(loss.node.local_name()).append(")");
    std::fprintf(stderr, "%s\n", line.c_str());
  }
}

int run(const Arguments& arguments) {
  const std::vector<std::string_view> drop = split(arguments.value_or("--drop", ""));
  MarkdownOptions options = options_of(arguments, drop);
  options.scripting = PageReader(arguments).options.scripting;
  const bool losses = arguments.has("--losses");
  const auto text_of = [&](const Page& page, const PageReader&) {
    Markdown result = markdown(page.document.result(), options);
    if (losses) report(result.losses);
    return std::move(result.text);
  };
  const auto add_text = [&](const Page& page, const PageReader&, Json& out) {
    const Markdown result = markdown(page.document.result(), options);
    out.member("markdown", result.text);
    out.key("losses");
    out.open("[");
    for (const MarkdownLoss& loss : result.losses) out.string(markdown_loss_name(loss.kind));
    out.close("]");
  };
  return show_pages(markdown_command, arguments, text_of, add_text);
}

}  // namespace
}  // namespace markdown_parts

const Command markdown_command = {
    "markdown",
    "Show pages as Markdown.",
    "[FILE|-]...",
    markdown_parts::kDetails,
    markdown_parts::kOptions,
    markdown_parts::kEpilogue,
    markdown_parts::run,
};

}  // namespace lockstep::cli
