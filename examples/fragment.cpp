// Parses pieces of HTML in their contexts.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document cells = lockstep::parse_fragment("<td>1<td>2", {.local_name = "tr"});
  std::cout << cells.fragment().inner_html() << '\n';

  // In a paragraph the same tags mean nothing.
  const lockstep::Document text = lockstep::parse_fragment("<td>1<td>2", {.local_name = "p"});
  std::cout << text.fragment().inner_html() << '\n';

  const lockstep::FragmentContext svg = {.local_name = "svg", .element_namespace = lockstep::Namespace::svg};
  const lockstep::Document drawing = lockstep::parse_fragment("<lineargradient><title/>", svg);
  std::cout << drawing.fragment().inner_html() << '\n';
}

// Prints:
// <td>1</td><td>2</td>
// 12
// <linearGradient><title></title></linearGradient>
