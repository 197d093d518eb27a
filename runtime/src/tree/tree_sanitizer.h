// Sanitizing while parsing, as used by the rules: decides which elements, attributes and other nodes are
// refused. The state is in SanitizingState.
#ifndef LOCKSTEP_TREE_TREE_SANITIZER_H
#define LOCKSTEP_TREE_TREE_SANITIZER_H

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/parse_state.h"
#include "tree/sanitizing.h"
#include "tree/stack.h"
#include "tree/token.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class TreeSanitizer {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Location = typename Types::Location;

  TreeSanitizer(const NameTable& tag_names, const NameTable& attribute_names, const Attachments& attachments)
      : tag_names_(tag_names),
        attribute_names_(attribute_names),
        sanitizing_(attachments.sanitizer, tag_names, attribute_names) {}

  // Whether there is a configuration.
  bool sanitizes() const { return sanitizing_.sanitizes(); }
  bool removes(Element element) { return sanitizing_.removes(element->element_namespace, element->name); }
  bool replaces(Element element) { return sanitizing_.replaces(element->element_namespace, element->name); }
  bool keeps_templates() { return sanitizing_.keeps(Namespace::html, tag::template_); }
  bool keeps_comments() {
    if (sanitizing_.keeps_comments()) return true;
    if (sanitizing_.reports()) report([&] { return rules().insertion.create_comment(rules().token.text); });
    return false;
  }
  bool keeps_processing_instructions(std::string_view target) {
    if (sanitizing_.keeps_processing_instruction(target)) return true;
    if (sanitizing_.reports())
      report([&] {
        return rules().insertion.located(
            rules().tree.create_processing_instruction(target, rules().token.text));
      });
    return false;
  }
  // Drops the refused attributes of the token, which is the start tag of an element with that name.
  void drop_refused_attributes(Namespace element_namespace, NameId name) {
    report_refusals(element_namespace, rules().token);
    const std::span<const TokenAttribute> kept =
        sanitizing_.kept(element_namespace, name, {rules().token.attributes, rules().token.attribute_count});
    if (kept.data() != rules().token.attributes)
      std::copy(kept.begin(), kept.end(), rules().token.attributes);
    rules().token.attribute_count = kept.size();
  }
  // Returns the attributes that are kept for an element for the token. Valid until the next call.
  std::span<const TokenAttribute> kept_attributes(Namespace element_namespace, const TreeToken& token) {
    report_refusals(element_namespace, token);
    return sanitizing_.kept(element_namespace, token.name, {token.attributes, token.attribute_count});
  }

  // Whether the children of that node are inserted elsewhere, and where.
  bool redirects(Node node) const { return sanitizing_.redirects(node); }
  Location place_of(Node node) const { return sanitizing_.place_of(node); }
  void redirect(Element element, Location place) { sanitizing_.redirect(element->node, place); }

  // Whether anything in the tree can show which option is selected.
  bool shows_selections() const { return sanitizing_.shows_selections(); }
  bool has_refused_elements() const { return sanitizing_.has_refused_elements(); }
  std::size_t bytes() const { return sanitizing_.bytes(); }

 private:
  LOCKSTEP_PART_OF(Rules, sanitizer)

  // Reports a node that is refused, or whose attributes are, unless it would be inside a removed element. The
  // node is created for the report and is in no tree. O(depth)
  template <class Create>
  [[gnu::cold, gnu::noinline]] void report(const Create& create) {
    Node above = rules().stack.empty() ? rules().tree.document() : rules().stack.current()->node;
    while (true) {
      const Node next =
          sanitizing_.redirects(above) ? sanitizing_.place_of(above).parent : rules().tree.parent(above);
      if (next == Tree::null()) break;
      above = next;
    }
    if (rules().tree.element_namespace(above) == Namespace::none || rules().tree.is_connected(above))
      sanitizing_.report(create());
  }
  void report_refusals(Namespace element_namespace, const TreeToken& token) {
    if (!sanitizing_.reports()) return;
    // The root element of the fragment case is not reported.
    if (rules().stack.empty() && rules().state.fragment_context_element() != nullptr) return;
    report([&] {
      const Node node = rules().tree.create_element(
          element_namespace, LocalName(tag_names_, token.name),
          SinkAttributes(attribute_names_, token.attributes, token.attribute_count));
      return rules().token.is_start_tag(token) ? rules().insertion.located(node) : node;
    });
  }

  const NameTable& tag_names_;
  const NameTable& attribute_names_;
  [[no_unique_address]] SanitizingState<Tree, Types::kSanitizes> sanitizing_;
};

}  // namespace lockstep::detail

#endif
