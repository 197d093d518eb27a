// The program of the README: prints the target and the text of each link.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document page = lockstep::parse("<p>Read <a href=/clocks>All <b>clocks</b></a>!");
  for (const lockstep::Node link : page.root().select("a[href]"))
    std::cout << *link.attribute("href") << ' ' << link.inner_text() << '\n';
}

// Prints:
// /clocks All clocks
