// Inserts a banner at the beginning of a page's body while the page passes through, also where the source has
// no <body> tag.
#include <iostream>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

int main() {
  constexpr std::string_view kBanner = "<p class=banner>You read a copy of this page.</p>";
  for (const std::string_view page :
       {"<title>1</title><body class=x><h1>With a body tag</h1>\n", "<title>2</title><h1>Without</h1>\n"}) {
    bool is_done = false;
    const auto insert = [&](lockstep::RewriteToken& tag) {
      if (is_done) return;
      is_done = true;
      if (tag.name() == "body")
        tag.prepend(kBanner, lockstep::ContentType::html);
      else
        tag.before(kBanner, lockstep::ContentType::html);
    };
    lockstep::Rewriter rewriter;
    rewriter.on("body, body > *", {.element = insert});
    std::string output;
    for (std::size_t at = 0; at < page.size(); at += 10) {  // pieces, as they arrive
      if (rewriter.write(page.substr(at, 10), output) != lockstep::Status::ok) return 1;
      std::cout << output;
      output.clear();
    }
    if (rewriter.finish(output) != lockstep::Status::ok) return 1;
    std::cout << output;
  }
}

// Prints:
// <title>1</title><body class=x><p class=banner>You read a copy of this page.</p><h1>With a body tag</h1>
// <title>2</title><p class=banner>You read a copy of this page.</p><h1>Without</h1>
