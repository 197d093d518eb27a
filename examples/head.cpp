// Reads the heads of many pages: stops each parse where the body begins, and uses one parser for all.
#include <cstddef>
#include <iostream>
#include <string_view>
#include <utility>

#include "lockstep/lockstep.h"

int main() {
  constexpr std::string_view kPages[] = {
      "<!DOCTYPE html><title>One</title><link rel='canonical me' href=/one><base href=/a/><p>A long text ...",
      "<title>Two</title></head><body><title>Not this</title>",
      "<base href=https://example.org/><title>Three</title>",
  };

  lockstep::BytesParser parser;
  parser.stop_when([](const lockstep::BytesParser& at) { return bool(at.document().body()); });
  for (const std::string_view page : kPages) {
    lockstep::Status status = lockstep::Status::ok;
    for (std::size_t at = 0; at < page.size() && status == lockstep::Status::ok; at += 16)
      status = parser.write(page.substr(at, 16));  // a crawler would read from the network
    lockstep::Document document = parser.finish();
    std::cout << document.title() << ", base " << document.base_href().value_or("none") << '\n';
    for (const lockstep::Node link : document.root().find_all("link"))
      if (link.has_token("rel", "canonical"))
        std::cout << "at " << link.attribute("href").value_or("") << '\n';
    parser.reset(std::move(document));  // keeps the memory for the next page
  }
}

// Prints:
// One, base /a/
// at /one
// Two, base none
// Three, base https://example.org/
