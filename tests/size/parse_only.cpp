// Parses a string and prints its text. size_test.py measures this program.
#include <cstdio>

#include "lockstep/parser.h"

int main() {
  const lockstep::Document document = lockstep::parse("<p>Hello");
  std::printf("%s\n", document.root().text_content().c_str());
}
