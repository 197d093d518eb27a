// The public interface of main content.
#include "lockstep/main_content.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>

#include "document/access.h"
#include "document/tree_inline.h"
#include "extract/blocks.h"
#include "extract/facts.h"
#include "extract/judge.h"
#include "lockstep/parser.h"
#include "tables/known_names.h"

namespace lockstep {

namespace {

using detail::DocumentAccess;
using detail::kNoNode;
using detail::NodeAccess;
using detail::NodeId;

// How much of the text in a node is chosen.
enum Chosen : std::uint8_t { kNothing = 0, kSomething = 1, kNotAll = 2 };

bool surrounds_all(Node node) { return node.is_html("html") || node.is_html("body"); }

// Returns the topmost nodes inside `html` and `body` whose text is all chosen.
std::vector<Node> chosen_nodes(const detail::Tree& tree, const detail::PageBlocks& page,
                               const std::vector<bool>& chosen) {
  std::vector<std::uint8_t> marks(tree.nodes.size());
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    const std::uint8_t mark = chosen[i] ? kSomething : kNotAll;
    for (std::uint32_t text = page.blocks[i].first_text; text < page.blocks[i].end_text; ++text)
      for (NodeId node = page.texts[text]; node != kNoNode && (marks[node] & mark) == 0;
           node = tree.parent(node))
        marks[node] |= mark;
  }
  std::vector<Node> nodes;
  const NodeId root = page.containers[0].node;
  for (NodeId node = tree.first_child(root); node != kNoNode;) {
    const Node found = NodeAccess::at(tree, node);
    const bool is_whole = marks[node] == kSomething && !surrounds_all(found);
    if (is_whole) nodes.push_back(found);
    const bool enter = !is_whole && (marks[node] & kSomething) != 0;
    node = enter ? tree.following(node, root) : tree.following_skipping_children(node, root);
  }
  return nodes;
}

// Copies nodes together with the elements around them; nodes in the same element share its copy.
class MainDocument {
 public:
  explicit MainDocument(bool scripting)
      : document_(parse("<!DOCTYPE html>")), tree_(DocumentAccess::tree(document_)), scripting_(scripting) {}

  Document build(const MainContent& content) {
    for (const Node node : content.nodes) add(node);
    if (content.nodes.empty() && !content.facts.body.empty()) {
      const Node paragraph = document_.create_element("p");
      append(paragraph);
      path_.push_back({Node(), NodeAccess::id(paragraph)});
      append(document_.create_text(content.facts.body));
    }
    return std::move(document_);
  }

 private:
  struct Level {
    Node original;
    NodeId copy;
  };

  void add(Node node) {
    // The elements around the node, up to one on the path. An element that leaves the path never returns.
    ancestors_.clear();
    Node at = node.parent();
    for (; is_around(at) && levels_.find(at) == levels_.end(); at = at.parent()) ancestors_.push_back(at);
    const std::size_t kept = is_around(at) ? levels_.find(at)->second + 1 : 0;
    for (; path_.size() > kept; path_.pop_back()) levels_.erase(path_.back().original);
    for (; !ancestors_.empty(); ancestors_.pop_back()) {
      const Node ancestor = ancestors_.back();
      const Node copy = document_.clone(ancestor, false);
      append(copy);
      levels_.emplace(ancestor, path_.size());
      path_.push_back({ancestor, NodeAccess::id(copy)});
    }
    append(document_.clone(node));
  }
  static bool is_around(Node node) { return node.is_element() && !surrounds_all(node); }

  // Does not use Document::append(), which takes time to check that the copy does not contain its parent.
  void append(Node copy) {
    if (!copy) return;
    const NodeId parent = path_.empty() ? NodeAccess::id(document_.body()) : path_.back().copy;
    tree_.insert_before(parent, NodeAccess::id(copy), kNoNode);
    for (Node node = copy; node; node = node.following(copy))
      if (node.is_html("details")) {
        static_cast<void>(document_.set_attribute(node, "open", ""));
      } else if (scripting_ && (node.is_html("noscript") || node.is_html("canvas"))) {
        static_cast<void>(document_.remove_children(node));
      } else if (detail::is_streamed(node)) {
        static_cast<void>(document_.remove_attribute(node, "hidden"));
      }
  }

  Document document_;
  detail::Tree& tree_;
  bool scripting_;
  std::vector<Level> path_;                       // copied elements around the next node, from the outermost
  std::unordered_map<Node, std::size_t> levels_;  // their indexes on the path
  std::vector<Node> ancestors_;
};

}  // namespace

std::string_view page_kind_name(PageKind kind) {
  constexpr std::array<std::string_view, detail::kPageKinds> kNames = {
      "article", "documentation", "service", "forum", "collection", "listing", "product"};
  const auto index = static_cast<std::size_t>(kind);
  return index < kNames.size() ? kNames[index] : std::string_view();
}

MainContent main_content(const Document& document, const MainContentOptions& options) {
  const Node root = document.result();
  const detail::Tree& tree = NodeAccess::tree(root);
  detail::FoundFacts found = detail::find_facts(document);
  const detail::PageBlocks page =
      detail::find_blocks(tree, NodeAccess::id(root), document.title(), options.scripting);
  const detail::Judgement judgement = detail::judge(page, found.groups);
  MainContent content;
  content.nodes = chosen_nodes(tree, page, judgement.chosen);
  content.facts = std::move(found.facts);
  content.kind = judgement.kind;
  content.confidence = judgement.expected;
  content.scripting = options.scripting;
  return content;
}

Document main_document(const MainContent& content) { return MainDocument(content.scripting).build(content); }

std::string main_text(const MainContent& content) {
  const Document document = main_document(content);
  return document.body().inner_text();
}

Markdown main_markdown(const MainContent& content, const MarkdownOptions& options) {
  const Document document = main_document(content);
  Markdown result = markdown(document.root(), options);
  // The losses refer to nodes of a document that is about to be destroyed.
  for (MarkdownLoss& loss : result.losses) loss.node = Node();
  return result;
}

std::string main_html(const MainContent& content, const SerializeOptions& options) {
  const Document document = main_document(content);
  return serialize_html(document.body(), options);
}

}  // namespace lockstep
