// Prints the target and the text of each link of a page.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document document =
      lockstep::parse("<ul><li><a href=/clocks>All <b>clocks</b></a><li><a href=/keys>Keys</ul>");
  for (const lockstep::Node link : document.root().find_all("a"))
    std::cout << link.attribute("href").value_or("") << ' ' << link.text_content() << '\n';
}

// Prints:
// /clocks All clocks
// /keys Keys
