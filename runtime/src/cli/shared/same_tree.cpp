// Comparing documents node by node.
#include "cli/shared/same_tree.h"

namespace lockstep::cli {

namespace {

// A node with the elements around it, such as `body > p > text`.
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

std::optional<std::string> difference(const Document& document, const Document& other, detail::Texts texts) {
  if (document.quirks_mode() != other.quirks_mode()) return "the document's mode changes";
  const detail::NodeDifference found = detail::first_difference(document.result(), other.result(), texts);
  if (!found.a && !found.b) return std::nullopt;
  const std::string place = place_of(found.next_a), other_place = place_of(found.next_b);
  return place + " becomes " + (place == other_place ? "another one" : other_place);
}

}  // namespace lockstep::cli
