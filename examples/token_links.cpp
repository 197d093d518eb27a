// Prints where the links of a page lead while the page arrives on standard input, without a tree.
#include <unistd.h>

#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  lockstep::TokenReader reader;
  for (bool more = true; more;) {
    char buffer[4096];
    const ssize_t size = read(STDIN_FILENO, buffer, sizeof buffer);  // or a socket
    more = size > 0;
    if (more)
      reader.write({buffer, static_cast<std::size_t>(size)});
    else
      reader.finish();
    while (const lockstep::Token* token = reader.next())
      if (token->type == lockstep::TokenType::start_tag && token->name == "a")
        if (const auto href = token->attribute("href")) std::cout << *href << '\n';
  }
}
