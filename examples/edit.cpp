// Changes a page: markup, texts, tokens and attributes with a namespace.
#include <cstdlib>
#include <iostream>
#include <ranges>
#include <string_view>
#include <unordered_map>

#include "lockstep/lockstep.h"

namespace {

// Stops the program if a change was refused.
void must(lockstep::DomError error) {
  if (error != lockstep::DomError::none) std::abort();
}

}  // namespace

int main() {
  lockstep::Document page = lockstep::parse(
      "<!DOCTYPE html><ul><li>One<li>Two</ul><a rel='nofollow ugc nofollow' href=/x>Link</a>"
      "<svg><a>Drawing</a></svg>");
  const lockstep::Node list = page.root().find("ul");
  const lockstep::Node link = page.root().find(lockstep::Namespace::html, "a");
  const lockstep::Node drawing = page.root().find(lockstep::Namespace::svg, "a");

  must(page.set_inner_html(list.first_element_child(), "<b>1</b> &amp; more"));
  must(page.insert_adjacent_html(list, lockstep::AdjacentPosition::before_end, "<li>Three"));
  must(page.set_outer_html(list.first_element_child().next_element_sibling(), "<li>Zwei<li>Deux"));
  must(page.set_text_content(list.last_element_child(), "<3>"));

  must(page.add_token(link, "rel", "noopener"));
  must(page.remove_token(link, "rel", "ugc"));
  for (const std::string_view type : link.token_list("rel")) std::cout << type << '\n';

  must(page.set_attribute(drawing, lockstep::Namespace::xlink, "xlink:href", "#here"));
  must(page.unwrap(page.root().find("b")));
  std::cout << page.body().inner_html() << '\n';

  // Nodes are keys of tables, and children can be walked backwards.
  std::unordered_map<lockstep::Node, int> numbers;
  for (const lockstep::Node item : list.child_elements() | std::views::reverse)
    numbers[item] = static_cast<int>(numbers.size()) + 1;
  std::cout << numbers[list.first_element_child()] << '\n';
}

// clang-format off
// Prints:
// nofollow
// noopener
// <ul><li>1 &amp; more</li><li>Zwei</li><li>Deux</li><li>&lt;3&gt;</li></ul><a rel="nofollow noopener" href="/x">Link</a><svg><a xlink:href="#here">Drawing</a></svg>
// 4
