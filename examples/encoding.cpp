// Parses bytes in the encoding that the server declares.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const std::string_view bytes = "<title>\xFE\xC1\xD3\xD9</title>";
  lockstep::EncodingOptions options;
  options.transport_encoding = lockstep::charset_of_content_type("text/html; charset=koi8-r");
  const lockstep::Document page = lockstep::parse_bytes(bytes, options);
  std::cout << lockstep::encoding::name(page.encoding().encoding) << '\n';  // KOI8-R
  std::cout << page.title() << '\n';                                        // UTF-8
}

// Prints:
// KOI8-R
// Часы
