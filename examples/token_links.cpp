// Prints the targets of the links of a page while it arrives, without a tree.
#include <unistd.h>

#include <iostream>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

// Reads until the end of the pipe, socket or file.
void print_links(int descriptor) {
  lockstep::TokenReader reader;
  for (bool more = true; more;) {
    char bytes[16];  // a server would read more at a time
    const ssize_t count = read(descriptor, bytes, sizeof bytes);
    more = count > 0 && reader.write({bytes, static_cast<std::size_t>(count)}) == lockstep::Status::ok;
    if (!more) reader.finish();
    while (const lockstep::Token* token = reader.next())
      if (token->type == lockstep::TokenType::start_tag && token->name == "a")
        if (const auto href = token->attribute("href")) std::cout << *href << '\n';
  }
}

}  // namespace

int main() {
  constexpr std::string_view kPage =
      "<title><a href=/title></title><script>'<a href=/script>'</script><!-- <a href=/comment> -->"
      "<ul><li><a class=big href=/clocks>All clocks</a><li><A HREF='/keys?a=1&amp;b=2'>Keys</a></ul>";
  int ends[2];
  if (pipe(ends) != 0) return 1;
  if (write(ends[1], kPage.data(), kPage.size()) < 0) return 1;
  close(ends[1]);
  print_links(ends[0]);
}

// Prints:
// /clocks
// /keys?a=1&b=2
