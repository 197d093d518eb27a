// Checks that parsers that run in parallel, and threads that read one document, give the same results as one
// thread. `scripts/dev build threads` builds this with ThreadSanitizer.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "lockstep/lockstep.h"
#include "lockstep/xml.h"
#include "support/shapes.h"

namespace lockstep::test {
namespace {

constexpr std::size_t kThreads = 8;

void in_threads(const std::function<void(std::size_t)>& run) {
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i) threads.emplace_back(run, i);
  for (std::thread& thread : threads) thread.join();
}

// Each thread calls `answer` for all inputs, each beginning at a different one.
void expect_the_same_in_threads(const std::vector<std::string>& inputs,
                                const std::function<std::string(const std::string&)>& answer) {
  std::vector<std::string> alone;
  for (const std::string& input : inputs) alone.push_back(answer(input));
  in_threads([&](std::size_t thread) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const std::size_t at = (i + thread * inputs.size() / kThreads) % inputs.size();
      EXPECT_EQ(answer(inputs[at]), alone[at]);
    }
  });
}

std::vector<std::string> pages() {
  std::vector<std::string> found;
  for (const Shape& shape : shapes()) found.push_back(shape.html(20));
  return found;
}

std::string all_of(const Document& document) {
  std::string out = dump_tree(document.root());
  out += serialize_html(document.root());
  out += serialize_xml(document.root());
  out += serialize_json(document);
  for (const Node node : document.root().descendants())
    if (node.is_element()) out += node.text_content();
  for (const ParseError& error : document.errors()) {
    const LineColumn place = document.line_column(error.offset);
    out += std::to_string(place.line) + ":" + std::to_string(place.column) + '\n';
  }
  return out;
}

ParseOptions all_options() {
  ParseOptions options;
  options.collect_errors = true;
  options.positions = true;
  return options;
}

TEST(Threads, ParseSideBySide) {
  expect_the_same_in_threads(pages(),
                             [](const std::string& html) { return all_of(parse(html, all_options())); });
}

TEST(Threads, ParsePiecesSideBySide) {
  expect_the_same_in_threads(pages(), [](const std::string& html) {
    Parser parser(all_options());
    (void)parser.document();  // so that each piece is parsed when it is written
    for (std::size_t i = 0; i < html.size(); i += 7) (void)parser.write(std::string_view(html).substr(i, 7));
    const Document document = parser.finish();
    return dump_tree(document.root());
  });
}

TEST(Threads, DecodeSideBySide) {
  std::vector<std::string> labels;
  for (const std::string_view label : encoding::labels()) labels.emplace_back(label);
  std::string bytes = "<p>";
  for (int byte = 255; byte > 0; byte -= 3)
    bytes += {static_cast<char>(byte), '0', static_cast<char>(byte / 2)};
  expect_the_same_in_threads(labels, [&](const std::string& label) {
    EncodingOptions options;
    options.encoding = encoding::find(label);
    const Document document = parse_bytes(bytes, options);
    return dump_tree(document.root());
  });
}

TEST(Threads, ReadTokensSideBySide) {
  expect_the_same_in_threads(pages(), [](const std::string& html) {
    TokenReader reader(html);
    std::string out;
    while (const Token* token = reader.next()) out += serialize(*token);
    return out;
  });
}

TEST(Threads, SpeculateSideBySide) {
  expect_the_same_in_threads(pages(), [](const std::string& html) {
    SpeculativeParser parser;
    parser.start();
    parser.write("<base href=b><img src=a srcset='x 1x, y 2x'>" + html + "<script src=c></script>");
    std::string out;
    while (const SpeculativeFetch* fetch = parser.next()) out.append(fetch->url).append(fetch->base) += '\n';
    return out;
  });
}

// The first request builds the index of lines.
TEST(Threads, ReadOneDocument) {
  std::string html;
  for (const std::string& page : pages()) html += page + "</select></table></template>\n";
  const std::string alone = all_of(parse(html, all_options()));
  const Document shared = parse(html, all_options());
  in_threads([&](std::size_t) { EXPECT_EQ(all_of(shared), alone); });
}

}  // namespace
}  // namespace lockstep::test
