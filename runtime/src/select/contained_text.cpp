// Which elements contain one of some strings, for all elements of a tree at once.
#include "select/contained_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace lockstep::detail {

namespace {

bool is_text(const Elements& elements, NodeId node) {
  return elements.tree().nodes[node].type == NodeType::text;
}

std::string_view text_of(const Elements& elements, NodeId node) {
  return elements.tree().text(elements.tree().nodes[node].payload);
}

// Where the string, which is not empty, occurs, also where occurrences overlap. std::string_view::find()
// would compare overlapping ones again and again.
std::vector<std::size_t> places_of(std::string_view string, std::string_view text) {
  std::vector<std::size_t> places;
  // The table of Knuth, Morris and Pratt: the longest prefix that is also a suffix, for each prefix.
  std::vector<std::size_t> borders(string.size(), 0);
  std::size_t matched = 0;
  for (std::size_t i = 1; i < string.size(); ++i) {
    while (matched != 0 && string[i] != string[matched]) matched = borders[matched - 1];
    if (string[i] == string[matched]) ++matched;
    borders[i] = matched;
  }
  matched = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    while (matched != 0 && text[i] != string[matched]) matched = borders[matched - 1];
    if (text[i] == string[matched]) ++matched;
    if (matched != string.size()) continue;
    places.push_back(i + 1 - string.size());
    matched = borders[matched - 1];
  }
  return places;
}

}  // namespace

// An element contains a string if an occurrence in the text of the whole tree begins and ends within its part
// of that text.
std::vector<bool> elements_with_text(const Elements& elements, std::span<const std::string> strings) {
  const Tree& tree = elements.tree();
  struct Part {
    NodeId element;
    std::size_t begin, end;
  };
  std::string text;
  std::vector<Part> parts;
  std::vector<std::size_t> open;  // parts that have not ended
  elements.for_each([&](NodeId node) {
    while (!open.empty() && parts[open.back()].element != tree.nodes[node].parent) {
      parts[open.back()].end = text.size();
      open.pop_back();
    }
    if (is_text(elements, node)) text += text_of(elements, node);
    if (!elements.is_element(node)) return;
    open.push_back(parts.size());
    parts.push_back({node, text.size(), 0});
  });
  for (const std::size_t part : open) parts[part].end = text.size();

  std::vector<bool> found(tree.nodes.size(), false);
  for (const std::string& string : strings) {
    const std::vector<std::size_t> places =
        string.empty() ? std::vector<std::size_t>() : places_of(string, text);
    for (const Part& part : parts) {
      const auto first = std::lower_bound(places.begin(), places.end(), part.begin);
      if (string.empty() || (first != places.end() && *first + string.size() <= part.end))
        found[part.element] = true;
    }
  }
  return found;
}

std::vector<bool> elements_with_own_text(const Elements& elements, std::span<const std::string> strings) {
  const Tree& tree = elements.tree();
  std::vector<bool> found(tree.nodes.size(), false);
  elements.for_each([&](NodeId node) {
    const NodeId parent = tree.nodes[node].parent;
    if (!is_text(elements, node) || found[parent]) return;
    found[parent] = std::any_of(strings.begin(), strings.end(), [&](const std::string& string) {
      return text_of(elements, node).find(string) != std::string_view::npos;
    });
  });
  return found;
}

}  // namespace lockstep::detail
