// Finding the first difference between two trees.
#include "document/tree_difference.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace lockstep::detail {

namespace {

auto parts(const Attribute& attribute) {
  return std::tuple(attribute.qualified_name(), attribute.attribute_namespace(), attribute.value());
}

// Returns the names, namespaces and values of the attributes from index `begin` on, sorted.
auto sorted_attributes(Node element, std::size_t begin) {
  std::vector<decltype(parts(element.attribute(0)))> sorted;
  for (std::size_t i = begin; i < element.attribute_count(); ++i)
    sorted.push_back(parts(element.attribute(i)));
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

// Whether the elements have the same attributes in any order. The order is usually the same.
bool same_attributes(Node a, Node b) {
  if (a.attribute_count() != b.attribute_count()) return false;
  std::size_t same = 0;
  while (same < a.attribute_count() && parts(a.attribute(same)) == parts(b.attribute(same))) ++same;
  return same == a.attribute_count() || sorted_attributes(a, same) == sorted_attributes(b, same);
}

// Returns the joined data of a text node and the text nodes directly after it.
std::string joined_data(Node text) {
  std::string data;
  for (; text.type() == NodeType::text; text = text.next_sibling()) data += text.data();
  return data;
}
Node after_texts(Node node) {
  while (node.type() == NodeType::text) node = node.next_sibling();
  return node;
}

// The joined data without the white space that is not compared: an indenting serializer may drop the end of a
// block's last line.
std::string compared_data(Node text, Texts texts) {
  std::string data = joined_data(text);
  if (texts != Texts::joined_without_white_space || after_texts(text)) return data;
  const std::size_t end = data.find_last_not_of(" \t\n") + 1;
  if (data.find('\n', end) != data.npos) data.resize(end);
  return data;
}

bool is_alone(Node text) { return text.next_sibling().type() != NodeType::text; }

// Returns the node, or the next sibling that is compared. Empty joined text does not count.
Node first_compared(Node node, Texts texts) {
  if (texts == Texts::separate || node.type() != NodeType::text) return node;
  const std::string_view skipped = texts == Texts::joined ? "" : " \t\n\f\r";
  for (Node text = node; text.type() == NodeType::text; text = text.next_sibling())
    if (text.data().find_first_not_of(skipped) != std::string::npos) return node;
  return after_texts(node);
}
Node next_compared(Node node, Texts texts) {
  const bool is_joined = texts != Texts::separate && node.type() == NodeType::text;
  return first_compared(is_joined ? after_texts(node) : node.next_sibling(), texts);
}

bool alike(Node a, Node b, Texts texts) {
  if (a.type() != b.type()) return false;
  switch (a.type()) {
    case NodeType::none:
    case NodeType::document:
    case NodeType::document_fragment:
      return true;
    case NodeType::doctype:
      return a.name() == b.name() && a.public_identifier() == b.public_identifier() &&
             a.system_identifier() == b.system_identifier();
    case NodeType::element:
      return a.element_namespace() == b.element_namespace() && a.local_name() == b.local_name() &&
             same_attributes(a, b);
    case NodeType::text:
      if (texts == Texts::separate || (texts == Texts::joined && is_alone(a) && is_alone(b)))
        return a.data() == b.data();
      return compared_data(a, texts) == compared_data(b, texts);
    case NodeType::comment:
      return a.data() == b.data();
    case NodeType::processing_instruction:
      return a.target() == b.target() && a.data() == b.data();
  }
  return false;
}

}  // namespace

NodeDifference first_difference(Node a, Node b, Texts texts, const Uncompared* uncompared) {
  // Pairs to compare: each node with its descendants and its next siblings.
  std::vector<std::pair<Node, Node>> waiting{{a, b}};
  while (!waiting.empty()) {
    std::tie(a, b) = waiting.back();
    waiting.pop_back();
    if (!a && !b) continue;
    if (!a || !b || !alike(a, b, texts)) {
      NodeDifference found{a, b, a, b};
      for (; !waiting.empty() && !(found.next_a && found.next_b); waiting.pop_back()) {
        if (!found.next_a) found.next_a = waiting.back().first;
        if (!found.next_b) found.next_b = waiting.back().second;
      }
      return found;
    }
    waiting.emplace_back(next_compared(a, texts), next_compared(b, texts));
    if (uncompared != nullptr && uncompared->contains(NodeAccess::id(a))) continue;
    waiting.emplace_back(first_compared(a.first_child(), texts), first_compared(b.first_child(), texts));
    if (!a.is_element()) continue;
    waiting.emplace_back(a.template_contents(), b.template_contents());
    waiting.emplace_back(a.shadow_root(), b.shadow_root());
  }
  return {};
}

namespace {

// Describes a node with the elements around it, such as `body > p > text`.
std::string place_of(Node found) {
  constexpr std::size_t kMostNames = 6;
  if (!found) return "nothing";
  std::string place(found.is_element()                  ? found.local_name()
                    : found.type() == NodeType::text    ? "text"
                    : found.type() == NodeType::comment ? "comment"
                                                        : "node");
  Node ancestor = found.parent();
  for (std::size_t names = 1; ancestor.is_element() && names < kMostNames; ++names) {
    place.insert(0, std::string(ancestor.local_name()) + " > ");
    ancestor = ancestor.parent();
  }
  return "`" + place + "`";
}

}  // namespace

std::optional<DocumentDifference> document_difference(const Document& document, const Document& other,
                                                      Texts texts, const Uncompared* uncompared) {
  const NodeDifference found = first_difference(document.result(), other.result(), texts, uncompared);
  if (document.quirks_mode() != other.quirks_mode())
    return DocumentDifference{"the document's mode changes", found.next_a};
  if (!found.a && !found.b) return std::nullopt;
  const std::string place = place_of(found.next_a), other_place = place_of(found.next_b);
  return DocumentDifference{place + " becomes " + (place == other_place ? "another one" : other_place),
                            found.next_a};
}

}  // namespace lockstep::detail
