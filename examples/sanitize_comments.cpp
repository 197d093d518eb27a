// Comments on a site: a short list of elements, links that search engines do not follow, no images.
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

using lockstep::Document;
using lockstep::Node;

// The configuration is made once; any number of threads may use it.
const lockstep::Sanitizer& comment_sanitizer() {
  static const lockstep::Sanitizer sanitizer = [] {
    const lockstep::SanitizerResult made = lockstep::Sanitizer::from_json(R"({
      "elements": ["p", "br", "b", "i", "em", "strong", "code", "pre", "blockquote", "ul", "ol", "li",
                   {"name": "a", "attributes": ["href"]}],
      "replaceWithChildrenElements": ["div", "span", "font", "h1", "h2", "h3", "u", "center"],
      "attributes": [],
      "dataAttributes": false,
      "comments": false
    })");
    if (!made) std::abort();  // the text above is wrong
    return *made;
  }();
  return sanitizer;
}

void must(lockstep::DomError error) {
  if (error != lockstep::DomError::none) std::abort();
}

// The Standard lets links lead anywhere but to javascript: URLs. A site may want less.
bool is_web_link(std::string_view url) { return url.starts_with("https://") || url.starts_with("http://"); }

// Returns nullopt for a comment that cannot be made safe.
std::optional<std::string> cleaned(std::string_view comment) {
  lockstep::SanitizeOptions options;
  options.parse.limits = {.input_bytes = 20'000, .nodes = 5'000, .depth = 50};
  Document document = lockstep::parse_html_fragment(comment, {}, comment_sanitizer(), options);
  if (document.status() != lockstep::Status::ok) return std::nullopt;
  for (const Node link : document.fragment().find_all("a")) {
    if (!is_web_link(link.attribute("href").value_or(""))) must(document.remove_attribute(link, "href"));
    must(document.set_attribute(link, "rel", "ugc nofollow noopener"));
  }
  // The text is checked by a configuration that knows of what was added.
  lockstep::Sanitizer checking = comment_sanitizer();
  lockstep::SanitizerElement link{"a"};
  link.attributes = {{"href"}, {"rel"}};
  checking.allow_element(link);
  const lockstep::SanitizedText text = lockstep::sanitize(document.fragment().inner_html(), checking);
  return text ? std::optional(text.html) : std::nullopt;
}

}  // namespace

int main() {
  for (const std::string_view comment :
       {"<div>Thanks! <a href=https://example.org/ onclick=x()>My site</a></div>",
        "<h1>BUY <img src=x onerror=x()>NOW</h1>", "<a href=javascript:x()>click</a><b>unclosed",
        "<p>Use <code>&lt;b></code><style>p { display: none }</style>"})
    std::cout << cleaned(comment).value_or("(refused)") << '\n';
}

// Prints:
// Thanks! <a href="https://example.org/" rel="ugc nofollow noopener">My site</a>
// BUY NOW
// <a rel="ugc nofollow noopener">click</a><b>unclosed</b>
// <p>Use <code>&lt;b&gt;</code></p>
