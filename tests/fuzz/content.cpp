// Markdown and main content of a page that is parsed whole and in pieces, with options that the seed chooses,
// are the same, also in a sink. Markdown has the letters and digits of the page's text, in order; rendered by
// cmark-gfm, it has the page's text, except for white space. The nodes of main content are in tree order, and
// none is inside another.
#include "fuzz.h"

#if LOCKSTEP_FUZZ_CMARK
#include <cmark-gfm-core-extensions.h>
#endif

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/byte_scan.h"

namespace lockstep::fuzz {
namespace {

constexpr std::string_view kDropped[] = {"nav", "b"};

MarkdownOptions options_of(std::uint32_t seed) {
  MarkdownOptions options;
  const auto choose = [&seed](std::uint32_t count) {
    const std::uint32_t chosen = seed % count;
    seed /= count;
    return chosen;
  };
  options.flavor = static_cast<MarkdownFlavor>(choose(2));
  options.headings = static_cast<MarkdownHeadings>(choose(2));
  options.links = static_cast<MarkdownLinks>(choose(2));
  options.images = static_cast<MarkdownImages>(choose(3));
  options.tables = static_cast<MarkdownTables>(choose(3));
  options.bullet = "-*+"[choose(3)];
  options.emphasis = "*_"[choose(2)];
  options.width = choose(3) * 20;
  if (choose(2) == 1) options.drop = kDropped;
  return options;
}

// The ASCII letters and digits of a text, none of which may be lost.
std::string words_of(std::string_view text) {
  std::string words;
  for (const char c : text)
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')) words += c;
  return words;
}

// Whether the characters of `words` are in the text in that order, perhaps with others between them.
bool has_in_order(std::string_view text, std::string_view words) {
  for (const char c : text)
    if (!words.empty() && c == words.front()) words.remove_prefix(1);
  return words.empty();
}

#if LOCKSTEP_FUZZ_CMARK
std::string rendered(const std::string& markdown, MarkdownFlavor flavor) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, decltype(&cmark_parser_free)> parser(cmark_parser_new(CMARK_OPT_UNSAFE),
                                                                           &cmark_parser_free);
  if (flavor == MarkdownFlavor::gfm)
    for (const char* name : {"table", "strikethrough", "autolink", "tasklist"})
      cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension(name));
  cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
  const std::unique_ptr<cmark_node, decltype(&cmark_node_free)> root(cmark_parser_finish(parser.get()),
                                                                     &cmark_node_free);
  const std::unique_ptr<char, decltype(&std::free)> html(
      cmark_render_html(root.get(), CMARK_OPT_UNSAFE, cmark_parser_get_syntax_extensions(parser.get())),
      &std::free);
  return html.get();
}

std::string without_white_space(std::string text) {
  std::erase_if(text, [](char c) { return detail::is_ascii_whitespace(static_cast<unsigned char>(c)); });
  return text;
}

// The law (docs/guides/markdown.md) for text. tests/content/law.py checks it for structure too.
void check_rendering(const Document& page, const Markdown& markdown, const MarkdownOptions& options) {
  // Text that only one side has: quotation marks, alternative texts, and tasks in quotes, which cmark-gfm
  // does not read as GFM specifies.
  if (!options.drop.empty() || options.images == MarkdownImages::alt ||
      page.root().select_first("q, blockquote input"))
    return;
  const Document rendering = parse("<!doctype html><body>" + rendered(markdown.text, options.flavor));
  expect_same("text of rendered Markdown",
              without_white_space(page.root().inner_text({.scripting = options.scripting})),
              without_white_space(rendering.root().inner_text()));
}
#endif

std::string describe(const MainContent& content) {
  const PageFacts& facts = content.facts;
  std::string out(page_kind_name(content.kind));
  for (const std::string* fact :
       {&facts.title, &facts.author, &facts.published, &facts.modified, &facts.site, &facts.language,
        &facts.canonical, &facts.image, &facts.description, &facts.body})
    out.append("\n").append(*fact);
  return out.append("\n").append(main_markdown(content).text).append(main_html(content));
}

void check_main_content(const Document& document, const MainContent& content) {
  expect(content.confidence >= 0 && content.confidence <= 1, "the confidence is out of range");
  std::vector<Node> found;
  for (const Node node : document.root().descendants())
    for (const Node chosen : content.nodes)
      if (node == chosen) found.push_back(node);
  expect(found == content.nodes, "main content is not in tree order, or has a node twice");
  for (std::size_t i = 1; i < found.size(); ++i)
    expect(!found[i - 1].contains(found[i]), "main content is inside main content");
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read || read->context) return;
  ParseOptions parse_options = read->options;
  parse_options.limits = {};
  const Document document = parse(read->markup, parse_options);
  Parser parser(parse_options);
  write_pieces(pieces_of(*read), [&](std::string_view piece) { (void)parser.write(piece); });
  const Document in_pieces = parser.finish();

  MarkdownOptions options = options_of(read->seed);
  options.scripting = parse_options.scripting;
  const Markdown whole = markdown(document.root(), options);
  expect_same("Markdown of pieces", whole.text, markdown(in_pieces.root(), options).text);
  std::string received;
  auto receive = [&](std::string_view part) { received += part; };
  const std::vector<MarkdownLoss> losses = markdown(document.root(), Sink(receive), options);
  expect_same("Markdown for a sink", whole.text, received);
  expect(losses.size() == whole.losses.size(), "losses differ");
  options.address = [](std::string_view url, void*) { return std::string(url); };
  expect_same("Markdown with the same addresses", whole.text, markdown(document.root(), options).text);
  // A caption comes before its table, as browsers show it.
  if (options.drop.empty() && !document.root().select_first("caption")) {
    const std::string words = words_of(document.root().inner_text({.scripting = options.scripting}));
    expect(has_in_order(words_of(whole.text), words), "Markdown lacks words of the page");
#if LOCKSTEP_FUZZ_CMARK
    check_rendering(document, whole, options);
#endif
  }

  const MainContent content = main_content(document, {.scripting = parse_options.scripting});
  check_main_content(document, content);
  expect_same("main content of pieces", describe(content),
              describe(main_content(in_pieces, {.scripting = parse_options.scripting})));
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
