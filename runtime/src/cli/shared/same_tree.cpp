// Comparing documents node by node.
#include "cli/shared/same_tree.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep::cli {

namespace {

// What a place of the tree holds: a node, or adjacent text nodes; null at the end of the tree.
struct Item {
  Node node;
  std::string text;
  std::size_t depth = 0;
};

// The nodes under a root in tree order, with their depth.
class Items {
 public:
  Items(Node root, WhiteSpace white_space) : root_(root), next_(root), white_space_(white_space) {}

  Item next() {
    while (next_) {
      Item item{next_, {}, depth_};
      if (next_.type() != NodeType::text) {
        advance();
        return item;
      }
      do {
        item.text += next_.data();
        advance();
      } while (next_ && next_.type() == NodeType::text && depth_ == item.depth);
      if (white_space_ == WhiteSpace::compared || !is_white_space(item.text)) return item;
    }
    return {};
  }

 private:
  static bool is_white_space(std::string_view text) {
    return text.find_first_not_of(" \t\n\f\r") == text.npos;
  }
  void advance() {
    if (const Node child = next_.first_child()) {
      next_ = child;
      ++depth_;
      return;
    }
    while (next_ && next_ != root_) {
      if (const Node sibling = next_.next_sibling()) {
        next_ = sibling;
        return;
      }
      next_ = next_.parent();
      --depth_;
    }
    next_ = Node();
  }

  Node root_, next_;
  WhiteSpace white_space_;
  std::size_t depth_ = 0;
};

bool same_attributes(Node a, Node b) {
  if (a.attribute_count() != b.attribute_count()) return false;
  for (std::size_t i = 0; i < a.attribute_count(); ++i) {
    const Attribute one = a.attribute(i), two = b.attribute(i);
    if (one.qualified_name() != two.qualified_name() ||
        one.attribute_namespace() != two.attribute_namespace() || one.value() != two.value())
      return false;
  }
  return true;
}

bool same(const Item& a, const Item& b) {
  if (a.node.type() != b.node.type() || a.depth != b.depth || a.text != b.text) return false;
  switch (a.node.type()) {
    case NodeType::element:
      return a.node.local_name() == b.node.local_name() &&
             a.node.element_namespace() == b.node.element_namespace() && same_attributes(a.node, b.node);
    case NodeType::comment:
      return a.node.data() == b.node.data();
    case NodeType::processing_instruction:
      return a.node.target() == b.node.target() && a.node.data() == b.node.data();
    case NodeType::doctype:
      return a.node.name() == b.node.name() && a.node.public_identifier() == b.node.public_identifier() &&
             a.node.system_identifier() == b.node.system_identifier();
    default:
      return true;
  }
}

// A node with the elements around it, such as `body > p > text`.
std::string place_of(const Item& item) {
  constexpr std::size_t kMostNames = 6;
  if (!item.node) return "nothing";
  std::string place;
  std::size_t names = 0;
  for (Node node = item.node; node && names < kMostNames; node = node.parent()) {
    std::string name;
    if (node.is_element()) {
      name = node.local_name();
    } else if (node == item.node) {
      name = node.type() == NodeType::text ? "text" : node.type() == NodeType::comment ? "comment" : "node";
    } else {
      break;
    }
    place = place.empty() ? name : name + " > " + place;
    ++names;
  }
  return "`" + place + "`";
}

std::string change_of(const Item& a, const Item& b) {
  const std::string place = place_of(a), other_place = place_of(b);
  return place == other_place ? place + " becomes another one" : place + " becomes " + other_place;
}

}  // namespace

std::optional<std::string> difference(const Document& document, const Document& other,
                                      WhiteSpace white_space) {
  if (document.quirks_mode() != other.quirks_mode()) return "the document's mode changes";
  std::vector<std::pair<Node, Node>> parts{{document.result(), other.result()}};
  while (!parts.empty()) {
    const auto [root, other_root] = parts.back();
    parts.pop_back();
    if (!root != !other_root) return root ? "a shadow root is lost" : "a shadow root is added";
    if (!root) continue;
    Items items(root, white_space), other_items(other_root, white_space);
    while (true) {
      const Item a = items.next(), b = other_items.next();
      if (!a.node && !b.node) break;
      if (!same(a, b)) return change_of(a, b);
      if (!a.node.is_element()) continue;
      if (a.node.template_contents())
        parts.emplace_back(a.node.template_contents(), b.node.template_contents());
      if (a.node.shadow_root() || b.node.shadow_root())
        parts.emplace_back(a.node.shadow_root(), b.node.shadow_root());
    }
  }
  return std::nullopt;
}

}  // namespace lockstep::cli
