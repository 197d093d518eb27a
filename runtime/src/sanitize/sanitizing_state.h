// The state of a sanitizing tree builder in addition to the parse state: the configuration, and where the
// children of replaced elements are inserted. Other builders use the empty version in tree/sanitizing.h.
// Included only by generated/parser/editions/.
#ifndef LOCKSTEP_SANITIZE_SANITIZING_STATE_H
#define LOCKSTEP_SANITIZE_SANITIZING_STATE_H

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "document/table_bytes.h"
#include "lockstep/detail/names.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "sanitize/parser_sanitizer.h"
#include "sanitizer/sanitize_rules.h"
#include "tables/known_names.h"
#include "tree/insertion_location.h"
#include "tree/sanitizing.h"

namespace lockstep::detail {

template <class Tree>
class SanitizingState<Tree, true> {
 public:
  using Node = typename Tree::Node;
  using Location = InsertionLocation<Tree>;

  // A null sanitizer means that nothing is sanitized.
  SanitizingState(const ParserSanitizer* sanitizer, const NameTable& tag_names,
                  const NameTable& attribute_names) {
    if (sanitizer == nullptr) return;
    rules_.emplace(sanitizer->configuration, tag_names, attribute_names);
    rules_->follow(sanitizer->options);
    shows_selections_ = keeps(Namespace::html, tag::select) && keeps(Namespace::html, tag::option) &&
                        keeps(Namespace::html, tag::selectedcontent);
    refused_ = sanitizer->refused;
    if (refused_ != nullptr) refused_->clear();  // an earlier parse may have been abandoned
  }

  // The other functions are called only if this returns true.
  bool sanitizes() const { return rules_.has_value(); }

  // How elements with that name are treated.
  bool replaces(Namespace element_namespace, NameId name) {
    const bool replaced = replaces(rules_->element_name(element_namespace, name));
    has_refused_elements_ |= replaced;
    return replaced;
  }
  bool removes(Namespace element_namespace, NameId name) {
    const ElementName element = rules_->element_name(element_namespace, name);
    const bool removed = !replaces(element) && rules_->elements_named_are_removed(element);
    has_refused_elements_ |= removed;
    return removed;
  }
  bool keeps(Namespace element_namespace, NameId name) {
    return keeps(rules_->element_name(element_namespace, name));
  }
  bool keeps_comments() { return !rules_->comments_are_removed(); }
  bool keeps_processing_instruction(std::string_view target) {
    return !rules_->processing_instructions_with_the_target_are_removed(target);
  }
  // Returns the attributes that an element with that name may keep; empty if the element is not kept. Valid
  // until the next call.
  std::span<const TokenAttribute> kept(Namespace element_namespace, NameId name,
                                       std::span<const TokenAttribute> attributes) {
    if (attributes.empty()) return {};
    const ElementName element = rules_->element_name(element_namespace, name);
    if (!keeps(element)) return {};
    const auto keeps_attribute = [&](const TokenAttribute& attribute) {
      return !rules_->is_removed_from_elements_named({attribute.name, attribute.value}, element);
    };
    std::size_t same = 0;
    while (same < attributes.size() && keeps_attribute(attributes[same])) ++same;
    if (same == attributes.size()) return attributes;
    kept_.assign(attributes.begin(), attributes.begin() + static_cast<std::ptrdiff_t>(same));
    for (const TokenAttribute& attribute : attributes.subspan(same + 1))
      if (keeps_attribute(attribute)) kept_.push_back(attribute);
    return kept_;
  }

  // Whether there will be a report. If so, nodes that may be refused, wholly or in part, are passed to
  // report(); they are in no tree.
  bool reports() const { return refused_ != nullptr; }
  void report(Node node) { refused_->push_back(node); }

  // Whether an element has been refused, so that open elements may be in no tree.
  bool has_refused_elements() const { return has_refused_elements_; }
  // Whether the configuration keeps the elements that show which option of a select is selected.
  bool shows_selections() const { return shows_selections_; }

  // Whether the children of that element are inserted elsewhere, and where.
  bool redirects(Node element) const { return !places_.empty() && places_.contains(element); }
  Location place_of(Node element) const { return places_.find(element)->second; }
  void redirect(Node element, Location place) { places_[element] = place; }

  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const { return bytes_of(places_) + bytes_of_vector(kept_); }

 private:
  bool replaces(const ElementName& element) {
    return rules_->elements_named_are_replaced_with_their_children(element);
  }
  bool keeps(const ElementName& element) {
    return !replaces(element) && !rules_->elements_named_are_removed(element);
  }

  std::optional<SanitizeRules> rules_;
  bool shows_selections_ = true;
  bool has_refused_elements_ = false;
  std::unordered_map<Node, Location> places_;  // where children of replaced elements are inserted
  std::vector<TokenAttribute> kept_;
  std::vector<NodeId>* refused_ = nullptr;  // null if there is no report
};

}  // namespace lockstep::detail

#endif
