// The rules' queries about elements and nodes.
#ifndef LOCKSTEP_TREE_NODES_H
#define LOCKSTEP_TREE_NODES_H

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "document/terms.h"
#include "lockstep/types.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "text/custom_element_names.h"
#include "text/select_size.h"
#include "tree/elements.h"
#include "tree/rare_state.h"
#include "tree/scripts.h"
#include "tree/stack.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class Nodes {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Edition = typename Types::Edition;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using NameSet = typename Types::NameSet;

  Nodes(const NameTable& tag_names, const NameTable& attribute_names)
      : tag_names_(tag_names), attribute_names_(attribute_names) {}

  // --- Elements
  static bool is_null(Element element) { return element == nullptr; }
  static bool is_in_set(Element element, NameSet set) { return detail::is_in_set(element, set); }
  static bool is_html_element(Element element, NameId name) { return detail::is_html_element(element, name); }
  static bool is_html_element(Element element, NameSet set) { return detail::is_html_element(element, set); }
  static bool is_element_of(Namespace element_namespace, Element element, NameId name) {
    return element != nullptr && element->element_namespace == element_namespace && element->name == name;
  }
  static bool is_in_namespace(Element element, Namespace element_namespace) {
    return element->element_namespace == element_namespace;
  }
  // Returns the value of the encoding attribute in the start tag of a MathML element.
  std::string_view encoding_attribute(Element element) const {
    if (!rules().rare.exists()) return {};
    const auto found = rules().rare->encodings.find(element->node);
    return found == rules().rare->encodings.end() ? std::string_view() : found->second;
  }
  bool is_shadow_host(Element element) const { return !is_null(rules().tree.shadow_root(element->node)); }

  // --- Nodes
  static bool is_null(Node node) { return node == Tree::null(); }
  // Queries about a node use the tree. If the tree cannot be read, the stack of open elements suffices,
  // because rules then query only places for nodes (#appropriate-place-for-inserting-a-node).
  [[gnu::noinline]] bool is_in_set(Node node, NameSet set) const {
    if (is_readable(rules().tree)) {
      return !is_null(node) && rules().tree.element_namespace(node) != Namespace::none &&
             in(Edition::sets_of(rules().tree.element_namespace(node), rules().tree.local_name(node).id()),
                set);
    } else {
      const std::span<const NameId> names = Edition::html_members(set);
      return std::any_of(names.begin(), names.end(),
                         [&](NameId name) { return rules().stack.has_html_element_of(node, name); });
    }
  }
  bool is_html_element(Node node, NameId name) const {
    if (is_readable(rules().tree)) {
      return !is_null(node) && rules().tree.element_namespace(node) == Namespace::html &&
             rules().tree.local_name(node).id() == name;
    } else {
      return rules().stack.has_html_element_of(node, name);
    }
  }
  bool is_html_element(Node node, NameSet set) const { return is_in_set(node, set); }
  bool is_document(Node node) const { return node == rules().tree.document(); }
  bool is_processing_instruction(Node node) const {
    return !rules().tree.processing_instruction_target(node).empty();
  }
  bool has_attribute(Node element, NameId name) const {
    if (name == attr::multiple || (name == attr::disabled && is_html_element(element, tag::optgroup)))
      if (const auto kept = kept_attributes(element))
        return name == attr::multiple ? kept->multiple() : kept->disabled();
    return rules().tree.has_attribute(element, {attribute_names_, name});
  }
  std::string_view attribute_value(Node element, NameId name) const {
    return rules().tree.attribute_value(element, {attribute_names_, name});
  }
  int display_size(Node select) const {
    if (const auto kept = kept_attributes(select)) return kept->display_size();
    return select_size(attribute_value(select, attr::size), has_attribute(select, attr::multiple) ? 4 : 1);
  }
  bool has_parent(Node node) const { return !is_null(node) && !is_null(rules().tree.parent(node)); }
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  bool is_body_element(Node node) const {
    const Node html = is_null(node) ? node : rules().tree.parent(node);
    if (!is_html_element(html, tag::html) || !is_document(rules().tree.parent(html))) return false;
    for (Node child = rules().tree.first_child(html); !is_null(child);
         child = rules().tree.next_sibling(child))
      if (is_html_element(child, tag::body) || is_html_element(child, tag::frameset)) return child == node;
    return false;
  }
  // Scripts may move any node; patches may move those inserted for a template.
  bool are_moved_only_by_rules() const {
    return !rules().scripts.exist() && (!rules().rare.exists() || rules().rare->content_patches.empty());
  }
  // As long as nothing has been removed, all nodes outside templates are in the document.
  bool are_in_same_tree(Node node, Node other) const {
    if (!rules().scripts.ask_for_places()) return false;
    return (Types::kFastPaths && are_moved_only_by_rules() &&
            (!rules().rare.exists() || !rules().rare->select.emptied_selectedcontent)) ||
           root_of(node) == root_of(other);
  }
  std::vector<Node> siblings_between(Node start, Node end) const {
    std::vector<Node> found;
    for (Node node = rules().tree.next_sibling(start); !is_null(node) && node != end;
         node = rules().tree.next_sibling(node))
      found.push_back(node);
    return found;
  }

  // --- Names
  bool is_custom_element_name(NameId name) const { return may_be_custom_element_name(tag_names_.name(name)); }
  bool is_potential_custom_element_name(NameId name) const {
    return detail::is_potential_custom_element_name(tag_names_.name(name));
  }

 private:
  LOCKSTEP_PART_OF(Rules, nodes)

  // Returns the cached attributes of a select or optgroup, which only scripts can change; nullopt if there
  // may be scripts, or if there is no cache. They are cached because each option queries them, and they may
  // be many and long.
  [[gnu::noinline]] std::optional<SelectAttributes> kept_attributes(Node element) const {
    if (!Types::kFastPaths || rules().scripts.exist() || !rules().rare.exists()) return std::nullopt;
    return rules().rare->select.attributes_of(element, [&]() -> SelectAttributes {
      const auto has = [&](NameId name) {
        return rules().tree.has_attribute(element, {attribute_names_, name});
      };
      const bool multiple = has(attr::multiple);
      return {multiple, has(attr::disabled),
              select_size(attribute_value(element, attr::size), multiple ? 4 : 1)};
    });
  }
  Node root_of(Node node) const {
    for (Node above = rules().tree.parent(node); !is_null(above); above = rules().tree.parent(node))
      node = above;
    return node;
  }

  const NameTable& tag_names_;
  const NameTable& attribute_names_;
};

}  // namespace lockstep::detail

#endif
