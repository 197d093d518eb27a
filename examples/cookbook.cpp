// Twenty-four everyday tasks: docs/guides/cookbook.md shows each function beside the command that does the
// same. Runs in the folder examples/cookbook.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace {

using lockstep::Document;
using lockstep::Node;

std::string read(const char* file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The DOM refuses none of these changes.
void must(lockstep::DomError error) {
  if (error != lockstep::DomError::none) std::abort();
}

void title(const Document& page) { std::cout << page.title() << '\n'; }

void canonical_url(const Document& page) {
  const Node link = page.root().select_first("link[rel~=canonical]");
  std::cout << link.attribute("href").value_or("") << '\n';
}

void open_graph(const Document& page) {
  for (const Node meta : page.root().select("meta[property^='og:']"))
    std::cout << meta.attribute("content").value_or("") << '\n';
}

void json_ld(const Document& page) {
  for (const Node script : page.root().select("script[type='application/ld+json' i]"))
    std::cout << script.text_content() << '\n';
}

void links(const Document& page) {
  const std::string_view base = page.base_href().value_or("");
  for (const Node link : page.root().select("a[href]"))
    std::cout << *link.attribute("href") << "\ta\thref\t" << base << '\n';
}

void feeds(const Document& page) {
  for (const Node link : page.root().select("link[rel~=alternate][type='application/rss+xml' i]"))
    std::cout << link.attribute("href").value_or("") << '\n';
}

void text(const Document& page) { std::cout << page.body().inner_text() << '\n'; }

void first_paragraph(const Document& page) {
  std::cout << page.root().select_first("p").inner_text() << '\n';
}

void headings(const Document& page) {
  for (const Node heading : page.root().select("h1, h2, h3, h4, h5, h6"))
    std::cout << heading.inner_text() << '\n';
}

void table_rows(const Document& page) {
  for (const Node row : page.root().select("table tr")) {
    for (const Node cell : row.child_elements())
      std::cout << cell.inner_text() << (cell.next_element_sibling() ? '\t' : '\n');
  }
}

void as_markdown(const Document& page) { std::cout << lockstep::markdown(page.root()).text; }

void without_surroundings(const Document& page) {
  std::cout << lockstep::main_text(lockstep::main_content(page)) << '\n';
}

void by_xpath(const Document& page) {
  const auto price = lockstep::XPath::parse("//td[contains(., 'spring')]/following-sibling::td");
  std::cout << price->first(page.root()).node().inner_text() << '\n';
}

void images_without_text(const Document& page) {
  for (const Node image : page.root().select("img:not([alt])")) std::cout << image.outer_html() << '\n';
}

void required_fields(const Document& page) {
  for (const Node field : page.root().select("form :required"))
    std::cout << field.attribute("name").value_or("") << '\n';
}

void count_paragraphs(const Document& page) {
  std::cout << std::ranges::distance(page.root().select("p")) << '\n';
}

void remove_scripts(Document& note) {
  std::vector<Node> found;
  for (const Node node : note.root().select("script, style")) found.push_back(node);
  for (const Node node : found) must(note.remove(node));
  std::cout << lockstep::serialize_html(note) << '\n';
}

void mark_links(Document& note) {
  for (const Node link : note.root().select("a[href^=http]"))
    must(note.set_attribute(link, "rel", "nofollow"));
  std::cout << lockstep::serialize_html(note) << '\n';
}

void replace_content(Document& note) {
  if (const Node heading = note.root().select_first("h1"))
    must(note.set_inner_html(heading, "Clocks <em>and</em> keys"));
  std::cout << lockstep::serialize_html(note) << '\n';
}

void reformat(const Document& note) {
  lockstep::SerializeOptions options;
  options.indent = 2;
  std::cout << lockstep::serialize_html(note, options);
}

void untrusted(std::string_view comment) {
  const lockstep::SanitizedText text = lockstep::sanitize(comment);
  std::cout << (text ? text.html : text.message) << '\n';
}

void errors(std::string_view html) {
  const Document note = lockstep::parse(html, {.collect_errors = true});
  for (const lockstep::ParseError& error : note.errors())
    std::cout << "note.html:" << error.line << ':' << error.column
              << ": error: " << lockstep::parse_error_message(error) << " ["
              << lockstep::parse_error_name(error) << "]\n";
}

void encoding(std::string_view bytes) {
  const lockstep::EncodingUsed used = lockstep::sniff_encoding(bytes);
  std::cout << lockstep::encoding::name(used.encoding) << '\n';
}

void to_utf_8(std::string_view bytes) {
  const Document page = lockstep::parse_bytes(bytes);
  std::cout << page.body().inner_text() << '\n';
}

constexpr std::string_view kBytes = "<meta charset=koi8-r><p>\xFE\xC1\xD3\xD9";

}  // namespace

int main() {
  const Document page = lockstep::parse(read("page.html"));
  const std::string note = read("note.html");
  Document changed = lockstep::parse({});
  title(page);
  canonical_url(page);
  open_graph(page);
  json_ld(page);
  links(page);
  feeds(page);
  text(page);
  first_paragraph(page);
  headings(page);
  table_rows(page);
  as_markdown(page);
  without_surroundings(page);
  by_xpath(page);
  images_without_text(page);
  required_fields(page);
  count_paragraphs(page);
  remove_scripts(changed = lockstep::parse(note));
  mark_links(changed = lockstep::parse(note));
  replace_content(changed = lockstep::parse(note));
  reformat(lockstep::parse(note));
  untrusted("<p onclick=x()>Nice <b>clock<script>y()</script></b>!</p>");
  errors(note);
  encoding(kBytes);
  to_utf_8(kBytes);
}

// clang-format off
// Prints:
// Clocks & keys
// https://clocks.example/shop/
// Clocks and keys
// /clock.jpg
// {"@type": "Store", "name": "Tarn & Daughter"}
// about.html	a	href	https://clocks.example/shop/
// https://keys.example/	a	href	https://clocks.example/shop/
// /feed.xml
// Clocks since 1871
//
// Made and repaired by hand.
//
// Ask us, or the locksmith.
//
// Prices
// Work	Price
// Cleaning	£45
// New spring	£30
// clocks
// keys
//
// Closed on Mondays.
// Made and repaired by hand.
// Clocks since 1871
// Prices
// Work	Price
// Cleaning	£45
// New spring	£30
// # Clocks since 1871
//
// Made and **repaired** by hand.
//
// Ask [us](about.html), or [the locksmith](https://keys.example/).
//
// ## Prices
//
// | Work | Price |
// | --- | --- |
// | Cleaning | £45 |
// | New *spring* | £30 |
//
// ![The shop](front.jpg)![](spacer.gif)
//
// clocks
//
// keys
//
// Closed on Mondays.
// Clocks since 1871
//
// Made and repaired by hand.
//
// Ask us, or the locksmith.
//
// Prices
// Work	Price
// Cleaning	£45
// New spring	£30
//
// Closed on Mondays.
// £30
// <img src="spacer.gif">
// q
// 3
// <!DOCTYPE html><html><head><title>Note</title></head><body><h1>Clocks</h1>
// <p>Read <a href="https://a.example/">this</a>
// </p></body></html>
// <!DOCTYPE html><html><head><title>Note</title></head><body><h1>Clocks</h1>
// <p>Read <a href="https://a.example/" rel="nofollow">this</a><script>count()</script>
// </p></body></html>
// <!DOCTYPE html><html><head><title>Note</title></head><body><h1>Clocks <em>and</em> keys</h1>
// <p>Read <a href="https://a.example/">this</a><script>count()</script>
// </p></body></html>
// <!DOCTYPE html>
// <html>
//   <head>
//     <title>Note</title>
//   </head>
//   <body>
//     <h1>Clocks</h1>
//     <p>Read <a href="https://a.example/">this</a>
//       <script>count()</script>
//     </p>
//   </body>
// </html>
// <p>Nice <b>clock</b>!</p>
// note.html:3:44: error: </b> closes nothing, because no such element is open here; it is ignored. [in-body-end-tag-not-open]
// KOI8-R
// Часы
