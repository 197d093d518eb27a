// A tree as XPath sees it.
#include "xpath/nodes.h"

#include <algorithm>

namespace lockstep::detail {

XPathTree::XPathTree(const Tree& tree, NodeId node) : tree_(tree), root_(node) {
  while (record(root_).parent != kNoNode) root_ = record(root_).parent;
}

NodeId XPathTree::first_of_texts(NodeId node) const {
  while (is_text(node) && !is_visible(node)) node = tree_.previous_sibling(node);
  return node;
}

NodeId XPathTree::last_inside(NodeId node) const {
  while (record(node).first_child != kNoNode) node = tree_.last_child(node);
  return node;
}

NodeId XPathTree::preceding(NodeId node) const {
  const NodeId before = tree_.previous_sibling(node);
  return before == kNoNode ? record(node).parent : last_inside(before);
}

// --- String-values

namespace {

// Joins text nodes: a single one as a view, several in the buffer.
class JoinedTexts {
 public:
  explicit JoinedTexts(std::string& buffer) : buffer_(buffer) {}
  void add(std::string_view text) {
    if (text.empty()) return;
    if (only_.empty() && !several_) {
      only_ = text;
      return;
    }
    if (!several_) buffer_.assign(only_);
    several_ = true;
    buffer_.append(text);
  }
  std::string_view result() const { return several_ ? std::string_view(buffer_) : only_; }

 private:
  std::string& buffer_;
  std::string_view only_;
  bool several_ = false;
};

}  // namespace

std::string_view XPathTree::string_value(XPathNodeId node, std::string& buffer) const {
  const NodeRecord& of = record(node.node);
  if (node.attribute != 0) return tree_.text(tree_.attributes(node.node)[node.attribute - 1].value);
  JoinedTexts collector(buffer);
  switch (of.type) {
    case NodeType::comment:
      return tree_.text(of.payload);
    case NodeType::processing_instruction:
      return tree_.text(tree_.processing_instructions[of.name].data);
    case NodeType::text:
      for (NodeId at = node.node; at != kNoNode && is_text(at); at = record(at).next)
        collector.add(tree_.text(record(at).payload));
      return collector.result();
    case NodeType::element:
    case NodeType::document:
    case NodeType::document_fragment:
      for_each_descendant(node.node, [&](NodeId at) {
        if (is_text(at)) collector.add(tree_.text(record(at).payload));
        return Visited::passed;
      });
      return collector.result();
    case NodeType::none:
    case NodeType::doctype:
      break;
  }
  return {};
}

// --- Document order

void XPathTree::find_order() const {
  if (has_order_) return;
  has_order_ = true;
  is_in_order_ = root_ == kDocumentNode && tree_.order.is_known(tree_.nodes.size());
  if (is_in_order_) return;
  places_.resize(tree_.nodes.size());
  std::uint32_t next = 1;
  places_[root_] = next++;
  for_each_descendant(root_, [&](NodeId node) {
    places_[node] = next++;
    return Visited::passed;
  });
}

std::uint64_t XPathTree::end_place(NodeId node) const {
  find_order();
  if (is_in_order_ && ends_.empty()) {
    ends_.resize(tree_.nodes.size());
    for (auto at = static_cast<NodeId>(tree_.nodes.size() - 1); at >= kDocumentNode; --at) {
      ends_[at] = std::max(ends_[at], at + 1);
      NodeId& end = ends_[record(at).parent];
      end = std::max(end, ends_[at]);
    }
  } else if (ends_.empty()) {
    ends_.resize(tree_.nodes.size());
    std::vector<NodeId> in_order{root_};
    for_each_descendant(root_, [&](NodeId at) {
      in_order.push_back(at);
      return Visited::passed;
    });
    for (auto at = in_order.rbegin(); at != in_order.rend(); ++at) {
      ends_[*at] = std::max(ends_[*at], places_[*at] + 1);
      NodeId& end = ends_[record(*at).parent];
      end = std::max(end, ends_[*at]);
    }
  }
  return static_cast<std::uint64_t>(ends_[node]) << 32;
}

void XPathTree::sort(NodeSet& set) const {
  if (set.is_ordered) return;
  set.is_ordered = true;
  if (set.nodes.size() < 2) return;
  const auto is_before = [&](XPathNodeId a, XPathNodeId b) { return place(a) < place(b); };
  if (!std::is_sorted(set.nodes.begin(), set.nodes.end(), is_before))
    std::sort(set.nodes.begin(), set.nodes.end(), is_before);
}

void XPathTree::sort_and_unite(NodeSet& set) const {
  set.is_ordered = set.is_flat = false;
  sort(set);
  set.nodes.erase(std::unique(set.nodes.begin(), set.nodes.end()), set.nodes.end());
}

}  // namespace lockstep::detail
