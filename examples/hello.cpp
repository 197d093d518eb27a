// The smallest program: parse, walk, print.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document document = lockstep::parse("<p>Hello, <b>world</p>!");
  for (const lockstep::Node node : document.root().descendants())
    if (node.type() == lockstep::NodeType::text) std::cout << node.data();
  std::cout << '\n';
}

// Prints:
// Hello, world!
