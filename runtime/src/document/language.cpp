// The language of a node.
#include "document/language.h"

#include <algorithm>

#include "lockstep/document.h"
#include "tables/known_names.h"
#include "text/characters.h"

namespace lockstep {

namespace detail {

namespace {

// Returns the language set by the last `meta` with `http-equiv=content-language`, as each overrides the
// previous one. Empty if there is none.
// https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-language
std::string_view pragma_set_default_language(const Tree& tree) {
  constexpr std::string_view kSpaces = "\t\n\f\r ";  // ASCII whitespace
  std::string_view language;
  const auto value = [&](NodeId element, NameId name) {
    const AttributeRecord* const found = tree.attribute(element, name);
    return found == nullptr ? std::string_view() : tree.text(found->value);
  };
  for (NodeId node = tree.first_child(kDocumentNode); node != kNoNode;
       node = tree.following(node, kDocumentNode)) {
    const NodeRecord& record = tree.nodes[node];
    if (record.name != tag::meta || record.type != NodeType::element ||
        record.element_namespace != Namespace::html)
      continue;
    if (!equals_ignoring_case(value(node, attr::http_equiv), "content-language")) continue;
    std::string_view content = value(node, attr::content);
    if (content.find(',') != std::string_view::npos) continue;
    content.remove_prefix(std::min(content.find_first_not_of(kSpaces), content.size()));
    content = content.substr(0, content.find_first_of(kSpaces));
    if (!content.empty()) language = content;
  }
  return language;
}

}  // namespace

const AttributeRecord* own_language(const Tree& tree, NodeId element) {
  const AttributeRecord* const found = tree.attribute(element, attr::namespaced_xml_lang);
  if (found != nullptr) return found;
  const Namespace name_space = tree.nodes[element].element_namespace;
  const bool has_lang = name_space == Namespace::html || name_space == Namespace::svg;
  return has_lang ? tree.attribute(element, attr::lang) : nullptr;
}

std::string_view language(const Tree& tree, NodeId node) {
  for (;;) {
    if (tree.nodes[node].type == NodeType::element)
      if (const AttributeRecord* const own = own_language(tree, node)) return tree.text(own->value);
    NodeId above = tree.parent(node);
    if (above == kNoNode && tree.nodes[node].type == NodeType::document_fragment) {
      above = tree.host(node);
      // The contents of a template belong to a separate document.
      if (above != kNoNode && tree.template_contents(above) == node) return {};
    }
    if (above == kNoNode) return pragma_set_default_language(tree);
    node = above;
  }
}

}  // namespace detail

std::string_view Node::language() const {
  return is_null() ? std::string_view() : detail::language(*tree_, id_);
}

}  // namespace lockstep
