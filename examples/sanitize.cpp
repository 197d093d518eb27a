// Cleans untrusted HTML with the Standard's sanitizer: in a document, as text, and by a configuration.
//
// set_html() inserts nodes, which is the safest way: what was checked is what is there. sanitize() gives
// text, checked by parsing it again; docs/guides/sanitizer.md says what that promises.
#include <iostream>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

int main() {
  constexpr std::string_view kUntrusted =
      "<p onclick=steal()>Hello, <b class=x>world</b>!<script>alert(1)</script>"
      "<a href='https://example.org/' title=here>A link</a>, <a href=' java\nscript:alert(1)'>none</a>"
      "<svg><style><img src=x onerror=alert(1)></style></svg><!-- secret -->";

  // Into a document, as setHTML() of browsers does.
  lockstep::Document page = lockstep::parse("<!DOCTYPE html><title>Guests</title><main></main>");
  const lockstep::Node main = page.body().first_element_child();
  if (lockstep::set_html(page, main, kUntrusted)) std::cout << main.inner_html() << "\n\n";

  // To text, with a configuration that serves browsers as well: new Sanitizer(config).
  const lockstep::SanitizerResult sanitizer = lockstep::Sanitizer::from_json(R"({
    "elements": ["p", "b", "i", {"name": "a", "attributes": ["href"]}],
    "replaceWithChildrenElements": ["font"],
    "attributes": ["title"],
    "comments": false
  })");
  if (!sanitizer) {
    std::cerr << sanitizer.error().line << ": " << sanitizer.error().message << '\n';
    return 1;
  }
  const lockstep::SanitizedText text = lockstep::sanitize(kUntrusted, *sanitizer);
  if (text) std::cout << text.html << "\n\n";

  // What was removed, and where.
  lockstep::SanitizeTextOptions options;
  options.parse.positions = true;
  options.on_removal = [](const lockstep::SanitizerRemoval& removal, void*) {
    std::cout << removal.range.begin << ": "
              << (removal.attribute ? removal.attribute.qualified_name() : removal.node.local_name())
              << (removal.unsafe ? ", unsafe\n" : "\n");
  };
  (void)lockstep::sanitize("<p onclick=x>1<script>2</script><i>3</i><u>4</u>", *sanitizer, options);
}

// Prints:
// <p>Hello, <b>world</b>!<a href="https://example.org/" title="here">A link</a>, <a>none</a><svg></svg></p>
//
// <p>Hello, <b>world</b>!<a href="https://example.org/" title="here">A link</a>, <a>none</a></p>
//
// 3: onclick
// 14: script
// 40: u
