// The smallest program: parse, print. The README shows it, and the tests compile and run it.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document document = lockstep::parse("<p>Hello, <b>world</p>!");
  std::cout << lockstep::dump_tree(document.root()) << '\n';
}
