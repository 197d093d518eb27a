// Inserting markup into a document: innerHTML and the like.
#include <functional>
#include <string_view>

#include "document/access.h"
#include "document/tree_inline.h"
#include "lockstep/document.h"
#include "lockstep/options.h"
#include "lockstep/parser.h"

namespace lockstep {

namespace {

// Returns the context `body` in the document of a node.
FragmentContext body_beside(Node node) {
  FragmentContext context;
  context.quirks_mode = detail::NodeAccess::quirks_mode(node);
  return context;
}

bool points_into(std::string_view text, const char* begin, const char* end) {
  return !std::less<>()(text.data(), begin) && std::less<>()(text.data(), end);
}

}  // namespace

// Parses the markup and copies the nodes into a new fragment of this document.
DomError Document::parse_markup(std::string_view html, const FragmentContext& context,
                                const ParseOptions* options, Node& fragment) {
  ParseOptions used = options != nullptr ? *options : ParseOptions();
  if (options == nullptr) used.edition = edition();
  used.positions = used.collect_errors = false;
  // Nodes are copied out of the text, so the text must not be in the memory to which they are copied.
  const bool moves = points_into(html, tree_->arena_text.begin(), tree_->arena_text.end());
  const Document parsed =
      lockstep::parse_fragment(html, context, used, moves ? Source::copied : Source::borrowed);
  if (parsed.status() == Status::out_of_memory) detail::out_of_memory();
  if (parsed.status() != Status::ok) return DomError::quota_exceeded;
  const Node made = parsed.fragment();
  fragment = {tree_.get(), tree_->copy(*made.tree_, made.id_, detail::Copying::adoption)};
  return DomError::none;
}

DomError Document::replace_children(Node node, std::string_view html, const ParseOptions* options) {
  if (!has(node)) return DomError::wrong_document;
  const bool is_fragment = node.type() == NodeType::document_fragment;
  if (!node.is_element() && !is_fragment) return DomError::invalid_node_type;
  const Node host = is_fragment ? node.at(tree_->host(node.id_)) : Node();
  const Node contents = node.template_contents();
  Node fragment;
  const DomError error = parse_markup(
      html, is_fragment && !host ? body_beside(node) : fragment_context_of(is_fragment ? host : node),
      options, fragment);
  if (error != DomError::none) return error;
  const Node target = contents ? contents : node;
  while (const Node child = target.first_child()) tree_->remove(child.id_);
  tree_->move_before(target.id_, fragment.id_, detail::kNoNode);
  return error;
}

DomError Document::replace_by_markup(Node node, std::string_view html, const ParseOptions* options) {
  if (!has(node)) return DomError::wrong_document;
  const Node parent = node.parent();
  if (!parent) return DomError::not_found;
  if (!parent.is_element() && parent.type() != NodeType::document_fragment)
    return DomError::no_modification_allowed;
  Node fragment;
  const DomError error = parse_markup(
      html, parent.is_element() ? fragment_context_of(parent) : body_beside(node), options, fragment);
  if (error != DomError::none) return error;
  tree_->move_before(parent.id_, fragment.id_, node.id_);
  tree_->remove(node.id_);
  return error;
}

DomError Document::insert_markup(Node element, AdjacentPosition position, std::string_view html,
                                 const ParseOptions* options) {
  if (!has(element)) return DomError::wrong_document;
  if (!element.is_element()) return DomError::invalid_node_type;
  const bool inside = position == AdjacentPosition::after_begin || position == AdjacentPosition::before_end;
  const Node parent = inside ? element : element.parent();
  if (!parent || parent.type() == NodeType::document) return DomError::no_modification_allowed;
  const bool in_body = !parent.is_element() || parent.is_html("html");
  Node fragment;
  const DomError error =
      parse_markup(html, in_body ? body_beside(element) : fragment_context_of(parent), options, fragment);
  if (error != DomError::none) return error;
  Node reference;
  if (position == AdjacentPosition::before_begin) reference = element;
  if (position == AdjacentPosition::after_begin) reference = element.first_child();
  if (position == AdjacentPosition::after_end) reference = element.next_sibling();
  tree_->move_before(parent.id_, fragment.id_, reference.id_);
  return error;
}

DomError Document::set_inner_html(Node node, std::string_view html) {
  return replace_children(node, html, nullptr);
}
DomError Document::set_inner_html(Node node, std::string_view html, const ParseOptions& options) {
  return replace_children(node, html, &options);
}

DomError Document::set_outer_html(Node node, std::string_view html) {
  return replace_by_markup(node, html, nullptr);
}
DomError Document::set_outer_html(Node node, std::string_view html, const ParseOptions& options) {
  return replace_by_markup(node, html, &options);
}

DomError Document::insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html) {
  return insert_markup(element, position, html, nullptr);
}
DomError Document::insert_adjacent_html(Node element, AdjacentPosition position, std::string_view html,
                                        const ParseOptions& options) {
  return insert_markup(element, position, html, &options);
}

}  // namespace lockstep
