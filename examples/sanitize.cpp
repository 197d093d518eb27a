// Cleans untrusted HTML: removes everything that is not on a list, and prints the rest.
//
// It edits the tree that a browser would build, not the text, so tricks in the text do not fool it. But it is
// an example, with limitations:
//   - It does not understand CSS, so it removes `style`, both element and attribute.
//   - It removes classes and IDs too, because they may collide with those of your page.
//   - Links may lead anywhere by http, https and mailto. Images may be fetched from anywhere.
//   - The result is text. Parsed again, text may give a different tree. With these lists, which have no
//     foreign, raw text or table elements, that cannot bring back what was removed; with longer ones it can.
//     Where you can, insert the nodes (Document::adopt) and not their text.
//   - The result is safe only where `div` content is allowed. Do not paste it into an attribute, a script or
//     a comment.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"

namespace {

using lockstep::Document;
using lockstep::Node;

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_allowed_element(Node element) {
  return element.element_namespace() == lockstep::Namespace::html &&
         is_one_of(
             element.local_name(),
             {"a",  "b", "blockquote", "br",  "code", "dd", "del", "dl",  "dt",     "em",  "h1",  "h2", "h3",
              "hr", "i", "img",        "ins", "li",   "ol", "p",   "pre", "strong", "sub", "sup", "ul"});
}

// Elements whose text is not meant to be read are removed with their content. Others leave their content.
bool goes_with_content(Node element) {
  return element.element_namespace() != lockstep::Namespace::html ||
         is_one_of(element.local_name(),
                   {"iframe", "noembed", "noframes", "noscript", "object", "plaintext", "script", "select",
                    "style", "template", "textarea", "title", "xmp"});
}

// The scheme of a URL in lowercase; empty for a relative URL. As in
// https://url.spec.whatwg.org/#concept-basic-url-parser, tabs and newlines are ignored everywhere, spaces and
// controls at the start.
std::string scheme_of(std::string_view url) {
  std::string scheme;
  for (const char c : url) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ':') return scheme;
    if (c == '/' || c == '?' || c == '#') break;
    if (byte > 0x20) scheme += static_cast<char>(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
  }
  return "";
}

bool is_allowed_attribute(Node element, std::string_view name, std::string_view value) {
  if (name == "title" || name == "lang" || name == "dir") return true;
  if (element.is_html("img") && is_one_of(name, {"alt", "width", "height"})) return true;
  const bool is_url = (element.is_html("a") && name == "href") || (element.is_html("img") && name == "src");
  return is_url && is_one_of(scheme_of(value), {"", "http", "https", "mailto"});
}

// Stops the program if a change was refused.
void must(lockstep::DomError error) {
  if (error != lockstep::DomError::none) std::abort();
}

void clean_attributes(Document& document, Node element) {
  for (std::size_t i = element.attribute_count(); i-- != 0;) {
    const lockstep::Attribute attribute = element.attribute(i);
    if (!is_allowed_attribute(element, attribute.qualified_name(), attribute.value()))
      must(document.remove_attribute(element, attribute.qualified_name()));
  }
}

void sanitize(Document& document, Node root) {
  // Collect the nodes first: removing the current node ends the iteration.
  std::vector<Node> nodes;
  for (const Node node : root.descendants()) nodes.push_back(node);
  for (const Node node : nodes) {
    if (node.type() == lockstep::NodeType::text) continue;
    if (!node.is_element() || (!is_allowed_element(node) && goes_with_content(node))) {
      must(document.remove(node));
    } else if (!is_allowed_element(node)) {
      must(document.unwrap(node));
    } else {
      clean_attributes(document, node);
    }
  }
}

}  // namespace

int main() {
  Document document = lockstep::parse_fragment(
      "<p onclick=steal()>Hello, <font color=red><b class=x>world</b></font>!<script>alert(1)</script>"
      "<a href='https://example.org/' title=here>A link</a>, <a href=' java\nscript:alert(1)'>none</a>"
      "<svg><style><img src=x onerror=alert(1)></style></svg><!-- secret -->");
  sanitize(document, document.fragment());
  std::cout << lockstep::serialize_html(document.fragment()) << '\n';
}

// Prints:
// <p>Hello, <b>world</b>!<a href="https://example.org/" title="here">A link</a>, <a>none</a><img src="x"></p>
