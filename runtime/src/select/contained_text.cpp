// Finds all elements of a tree that contain any of several strings, in one pass.
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

// Finds a nonempty string with the algorithm of Knuth, Morris and Pratt: std::string_view::find() would
// compare near matches and overlaps repeatedly.
class Finder {
 public:
  explicit Finder(std::string_view string) : string_(string), borders_(string.size(), 0) {
    std::size_t matched = 0;
    for (std::size_t i = 1; i < string.size(); ++i) borders_[i] = matched = next(matched, string[i]);
  }
  // Calls found(begin) for each occurrence, including overlapping ones, until it returns false.
  template <class Found>
  void find(std::string_view text, Found found) const {
    std::size_t matched = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      matched = next(matched, text[i]);
      if (matched != string_.size()) continue;
      if (!found(i + 1 - string_.size())) return;
      matched = borders_[matched - 1];
    }
  }

 private:
  std::size_t next(std::size_t matched, char c) const {
    while (matched != 0 && c != string_[matched]) matched = borders_[matched - 1];
    return c == string_[matched] ? matched + 1 : 0;
  }

  std::string_view string_;
  std::vector<std::size_t> borders_;  // for each prefix: the length of its longest proper prefix that is also
                                      // a suffix
};

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
  std::vector<std::size_t> open;  // elements whose text has not ended
  const auto begin = [&](NodeId element) {
    open.push_back(parts.size());
    parts.push_back({element, text.size(), 0});
  };
  if (elements.is_element(elements.root())) begin(elements.root());
  elements.for_each([&](NodeId node) {
    while (!open.empty() && parts[open.back()].element != tree.nodes[node].parent) {
      parts[open.back()].end = text.size();
      open.pop_back();
    }
    if (is_text(elements, node)) text += text_of(elements, node);
    if (elements.is_element(node)) begin(node);
  });
  for (const std::size_t part : open) parts[part].end = text.size();

  std::vector<bool> found(tree.nodes.size(), false);
  for (const std::string& string : strings) {
    std::vector<std::size_t> places;
    if (!string.empty())
      Finder(string).find(text, [&](std::size_t place) {
        places.push_back(place);
        return true;
      });
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
  for (const std::string& string : strings) {
    const Finder finder(string);
    elements.for_each([&](NodeId node) {
      const NodeId parent = tree.nodes[node].parent;
      if (!is_text(elements, node) || found[parent]) return;
      if (string.empty()) {
        found[parent] = true;
        return;
      }
      finder.find(text_of(elements, node), [&](std::size_t) {
        found[parent] = true;
        return false;
      });
    });
  }
  return found;
}

}  // namespace lockstep::detail
