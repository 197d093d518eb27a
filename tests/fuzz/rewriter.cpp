// A Rewriter gets bytes in any encoding, whole, in pieces and read token by token. Handlers that change
// nothing give the input, under all limits. Handlers that change elements give the same output each way. If
// each start tag gets an attribute, the output parses to the input's tree with these attributes.
#include "fuzz.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep::fuzz {
namespace {

constexpr std::string_view kSelectors[] = {
    "*",         "b",        "p, div",           "td > *", "p + *",
    "[class] *", "a:not(b)", ":nth-child(2n+1)", "svg *",  "li ~ :first-of-type"};

// The change depends only on the number of the element, so it is the same however the page is read.
void change(RewriteToken& token, std::uint32_t seed) {
  if (token.type() == RewriteType::end_tag) {
    token.before("</b>");
    return token.after("<i>", ContentType::html), void();
  }
  if (token.type() == RewriteType::text) {
    if (token.is_last_in_text_node()) token.before("|");
    return;
  }
  switch ((token.element() + seed) % 11) {
    case 0:
      return (void)token.set_attribute("class", "x");
    case 1:
      return (void)token.remove_attribute("class");
    case 2:
      return (void)token.set_name("p");
    case 3:
      return (void)token.before("<!---->", ContentType::html);
    case 4:
      return (void)token.after("&");
    case 5:
      return (void)token.prepend("1"), (void)token.append("2");
    case 6:
      return (void)token.set_inner_content("<b>", ContentType::html);
    case 7:
      return (void)token.remove();
    case 8:
      return (void)token.remove_and_keep_content();
    case 9:
      return (void)token.watch_end_tag();
    default:
      return;
  }
}

RewriterOptions options_of(const Case& read) {
  RewriterOptions options;
  options.parse = read.options;
  options.encoding = read.encoding;
  if (read.seed % 5 == 0) options.token_bytes = 20 + read.seed % 100;
  return options;
}

std::string with_handlers(const RewriterOptions& options, const test::Chunks& pieces,
                          const RewriteHandler& handler) {
  Rewriter rewriter(options);
  for (const std::string_view selector : kSelectors)
    (void)rewriter.on(selector, {.element =
                                     [handler](RewriteToken& token) {
                                       handler(token);
                                       token.on_end_tag(handler);
                                     },
                                 .text = handler,
                                 .comments = handler});
  rewriter.on_document({.doctype = handler, .comments = handler, .text = handler});
  std::string output;
  write_pieces(pieces, [&](std::string_view piece) { (void)rewriter.write(piece, output); });
  (void)rewriter.finish(output);
  return output;
}

std::string changed(const RewriterOptions& options, const test::Chunks& pieces, std::uint32_t seed) {
  Rewriter rewriter(options);
  const RewriteHandler handler = [seed](RewriteToken& token) {
    change(token, seed);
    if ((token.element() + seed) % 11 == 9)
      token.on_end_tag([seed](RewriteToken& end) { change(end, seed); });
  };
  (void)rewriter.on(kSelectors[seed % std::size(kSelectors)], {.element = handler, .text = handler});
  std::string output;
  write_pieces(pieces, [&](std::string_view piece) { (void)rewriter.write(piece, output); });
  (void)rewriter.finish(output);
  return output;
}

std::string read_one_by_one(const RewriterOptions& options, const test::Chunks& pieces, std::uint32_t seed) {
  RewriteReader reader(options);
  (void)reader.watch(kSelectors[seed % std::size(kSelectors)], RewriteKinds::elements | RewriteKinds::text);
  std::string output;
  const auto read_all = [&] {
    while (RewriteToken* const token = reader.next()) change(*token, seed);
    output += reader.take_output();
  };
  write_pieces(pieces, [&](std::string_view piece) {
    reader.write(piece);
    read_all();
  });
  reader.finish();
  read_all();
  return output;
}

void set_attributes(Document& document, Node root) {
  std::vector<Node> roots = {root}, elements;
  while (!roots.empty()) {
    const Node from = roots.back();
    roots.pop_back();
    for (const Node node : from.descendants()) {
      if (node.is_element() && node.position().range) elements.push_back(node);
      if (const Node contents = node.template_contents()) roots.push_back(contents);
    }
  }
  for (const Node element : elements) (void)document.set_attribute(element, "data-x", "1");
}

// Only without what a Rewriter leaves out: shadow roots, copies in `selectedcontent`, patches of templates.
void check_tree(const Case& read, RewriterOptions options, const test::Chunks& pieces) {
  ParseOptions parse = read.options;
  parse.limits = options.parse.limits = {};
  options.token_bytes = 0;
  parse.positions = true;
  parse.collect_errors = false;
  parse.allow_declarative_shadow_roots = false;
  if (read.markup.find("selectedcontent") != read.markup.npos || read.markup.find("for") != read.markup.npos)
    return;
  Document document = parse_bytes(read.markup, read.encoding, parse);
  if (document.encoding().parsed_again) return;
  set_attributes(document, document.result());
  Rewriter rewriter(options);
  (void)rewriter.on("*", {.element = [](RewriteToken& token) { token.set_attribute("data-x", "1"); }});
  std::string output;
  write_pieces(pieces, [&](std::string_view piece) { (void)rewriter.write(piece, output); });
  (void)rewriter.finish(output);
  EncodingOptions encoding = read.encoding;
  encoding.encoding = document.encoding().encoding;
  const Document result = parse_bytes(output, encoding, parse);
  expect_same("the tree of the output", dump_tree(document.result()), dump_tree(result.result()));
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const RewriterOptions options = options_of(*read);
  const test::Chunks whole = {read->markup}, pieces = pieces_of(*read);
  expect_same("the output without changes", read->markup,
              with_handlers(options, pieces, [](RewriteToken&) {}));
  RewriterOptions unlimited = options;
  unlimited.parse.limits = {};
  const std::string output = changed(unlimited, whole, read->seed);
  expect_same("the output in pieces", output, changed(unlimited, pieces, read->seed));
  expect_same("the output of a reader", output, read_one_by_one(unlimited, pieces, read->seed));
  if (sampled(input, 4)) check_tree(*read, unlimited, pieces);
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
