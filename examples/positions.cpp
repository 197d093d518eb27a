// Makes the links of a page absolute, and leaves every other byte unchanged.
#include <iostream>
#include <string_view>

#include "lockstep/lockstep.h"

int main() {
  const std::string_view html =
      "<UL><li><a href=/clocks>Clocks</a>\n<li><a id = k  HREF='/keys'  >Keys</a></ul>\n"
      "<p><a href=/wound>Wound<p>on Mondays</a>\n";
  const lockstep::Document document = lockstep::parse(html, {.positions = true});
  std::size_t written = 0;
  for (const lockstep::Node link : document.root().find_all("a")) {
    const std::vector<lockstep::AttributePosition> positions = link.attribute_positions();
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const std::optional<lockstep::ByteRange> value = positions[i].value;
      if (link.attribute(i).qualified_name() != "href" || !value) continue;
      if (value->begin <= written) continue;  // a copy of the link, made by the second <p>
      std::cout << html.substr(written, value->begin - written) << "https://example.org";
      written = value->begin;
    }
  }
  std::cout << html.substr(written);
}

// Prints:
// <UL><li><a href=https://example.org/clocks>Clocks</a>
// <li><a id = k  HREF='https://example.org/keys'  >Keys</a></ul>
// <p><a href=https://example.org/wound>Wound<p>on Mondays</a>
