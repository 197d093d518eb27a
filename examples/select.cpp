// Selects elements with CSS selectors: of a node, parsed once, with a namespace, and an invalid one.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document document = lockstep::parse(
      "<!DOCTYPE html><article class=post><h1>Clocks</h1><a href=/keys>Keys</a> <a class=ad href=/buy>Buy</a>"
      "<svg><title>A dial</title></svg></article>");

  for (const lockstep::Node link : document.root().select("article.post > a[href^='/' i]:not(.ad)"))
    std::cout << link.attribute("href").value_or("") << '\n';
  const lockstep::Node title = document.root().select_first("h1");
  std::cout << title.text_content() << ' ' << title.matches(".post *") << '\n';
  std::cout << title.closest("article").attribute("class").value_or("") << '\n';

  // Parsed once, for any number of documents and threads.
  const lockstep::NamespacePrefix prefixes[] = {{"svg", lockstep::Namespace::svg}};
  const lockstep::SelectorResult in_svg = lockstep::Selector::parse("svg|title", {prefixes});
  if (in_svg) std::cout << in_svg->select_first(document.root()).text_content() << '\n';

  const lockstep::SelectorResult wrong = lockstep::Selector::parse("a:frist-child");
  if (!wrong) std::cout << wrong.error().column << ": " << wrong.error().message << '\n';
}

// Prints:
// /keys
// Clocks 1
// post
// A dial
// 2: unknown pseudo-class “:frist-child”; did you mean “:first-child”?
