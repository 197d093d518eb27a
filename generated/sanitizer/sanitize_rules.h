// Generated from spec/sanitizer/ by the generator (sanitize.rules). Edit the rules, then run
// scripts/generate.
// What a compiled configuration removes from a tree. As of the default edition. See
// runtime/src/sanitize/sanitize_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_SANITIZER_SANITIZE_RULES_H
#define LOCKSTEP_GENERATED_SANITIZER_SANITIZE_RULES_H

#include "sanitize/sanitize_operations.h"
#include "sanitize/taken.h"

namespace lockstep::detail {

class SanitizeRules : public SanitizeOperations {
 public:
  using SanitizeOperations::SanitizeOperations;

  void run_the_inner_sanitize_steps_for_the_child(Node child);
  bool comments_are_removed();
  bool processing_instructions_with_the_target_are_removed(std::string_view target);
  bool elements_named_are_replaced_with_their_children(const ElementName& element_name);
  bool elements_named_are_removed(const ElementName& element_name);
  bool is_removed_from_elements_named(const AttributeItem& attribute, const ElementName& element_name);
  bool navigates_to_a_javascript_url_on(const AttributeItem& attribute, const ElementName& element_name);
};

// run the inner sanitize steps for the child {child: node}
// #inner-sanitize-steps, spec/sanitizer/sanitize.rules
inline void SanitizeRules::run_the_inner_sanitize_steps_for_the_child(Node child) {
  const auto at = enter(SanitizerBranch::run_the_inner_sanitize_steps_for_the_child);
  // 2 if child is a DocumentType node, or child is a Text node
  if (at(1, type_of(child) == NodeType::doctype || type_of(child) == NodeType::text)) return;
  // 3 if child is a Comment node
  if (at(2, type_of(child) == NodeType::comment)) {
    // 1 if comments are removed
    if (at(3, comments_are_removed())) remove_node(child);
    return;
  }
  // 4 if child is a ProcessingInstruction node
  if (at(4, type_of(child) == NodeType::processing_instruction)) {
    std::string_view target = target_of(child);
    // 2 if processing instructions with the target target are removed
    if (at(5, processing_instructions_with_the_target_are_removed(target))) remove_node(child);
    return;
  } else {
    const ElementName& element_name = name_of(child);
    // 2 if elements named element name are replaced with their children
    if (at(6, elements_named_are_replaced_with_their_children(element_name))) {
      // 5 replace child with its children, which are sanitized in its place
      replace_with_children(child);
      return;
    }
    // 3 if elements named element name are removed
    if (at(7, elements_named_are_removed(element_name))) {
      remove_node(child);
      return;
    }
    // 5 if child is an HTML template element
    if (at(8, is_template(child))) sanitize_template_contents(child);
    // 6 if child is a shadow host
    if (at(9, is_shadow_host(child))) sanitize_shadow_root(child);
    // 9 for each attribute in the attribute list of child
    for (AttributeCursor attribute = attribute_list(child); attribute; attribute.next()) {
      at(10);
      // if attribute is removed from elements named element name
      if (at(11, is_removed_from_elements_named(attribute, element_name))) remove_attribute(attribute);
    }
    // 10 run the inner sanitize steps on the children of child
    sanitize_children(child);
  }
}

// comments are removed
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::comments_are_removed() {
  const auto at = enter(SanitizerBranch::comments_are_removed);
  // 1 if configuration["comments"] is not true
  if (at(1, comments() != true)) return refuse("comments");
  return false;
}

// processing instructions with the target {target: string value} are removed
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::processing_instructions_with_the_target_are_removed(std::string_view target) {
  const auto at = enter(SanitizerBranch::processing_instructions_with_the_target_are_removed);
  // 2 if configuration["processingInstructions"] exists
  if (at(1, exists(processing_instructions()))) {
    // if configuration["processingInstructions"] does not contain the target target
    if (at(2, !contains(processing_instructions(), target))) return refuse("processingInstructions");
  } else {
    // if configuration["removeProcessingInstructions"] contains the target target
    if (at(3, contains(remove_processing_instructions(), target)))
      return refuse("removeProcessingInstructions");
  }
  return false;
}

// elements named {element name: element name} are replaced with their children
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::elements_named_are_replaced_with_their_children(const ElementName& element_name) {
  const auto at = enter(SanitizerBranch::elements_named_are_replaced_with_their_children);
  // 2 if configuration["replaceWithChildrenElements"] contains element name
  if (at(1, contains(replace_with_children_elements(), element_name)))
    return refuse("replaceWithChildrenElements");
  return false;
}

// elements named {element name: element name} are removed
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::elements_named_are_removed(const ElementName& element_name) {
  const auto at = enter(SanitizerBranch::elements_named_are_removed);
  // 3 if configuration["elements"] exists
  if (at(1, exists(elements()))) {
    // if configuration["elements"] does not contain element name
    if (at(2, !contains(elements(), element_name))) return refuse("elements");
  } else {
    // if configuration["removeElements"] contains element name
    if (at(3, contains(remove_elements(), element_name))) return refuse("removeElements");
  }
  return false;
}

// {attribute: attribute name} is removed from elements named {element name: element name}
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::is_removed_from_elements_named(const AttributeItem& attribute,
                                                          const ElementName& element_name) {
  const auto at = enter(SanitizerBranch::is_removed_from_elements_named);
  // 2 if element name["removeAttributes"] contains attribute
  if (at(1, contains(remove_attributes_of(element_name), attribute)))
    return refuse("elements[].removeAttributes");
  // 3 if configuration["attributes"] exists
  if (at(2, exists(attributes()))) {
    // if configuration["attributes"] does not contain attribute, and element name["attributes"] does not
    // contain attribute
    if (at(3, !contains(attributes(), attribute) && !contains(attributes_of(element_name), attribute))) {
      // if "data-" is not a prefix of the local name of attribute, or the namespace of attribute is not null,
      // or configuration["dataAttributes"] is not true
      if (at(4, !local_name_of(attribute).starts_with("data-") ||
                    namespace_of(attribute) != Namespace::none || data_attributes() != true))
        return refuse("attributes");
    }
  } else {
    // 1 if element name["attributes"] exists, and element name["attributes"] does not contain attribute
    if (at(5, exists(attributes_of(element_name)) && !contains(attributes_of(element_name), attribute)))
      return refuse("elements[].attributes");
    // 2 if configuration["removeAttributes"] contains attribute
    if (at(6, contains(remove_attributes(), attribute))) return refuse("removeAttributes");
  }
  // if the method is a safe one, and the option onlyStandardEventHandlers is not true
  if (at(7, is_safe() && !only_standard_event_handlers())) {
    // if the local name of attribute is "on" followed by ASCII letters
    if (at(8, is_followed_by_letters(local_name_of(attribute), "on"))) return refuse({});
  }
  // 5 if configuration["javascriptURLs"] is not true
  if (at(9, javascript_urls() != true)) {
    // if attribute navigates to a javascript: URL on element name
    if (at(10, navigates_to_a_javascript_url_on(attribute, element_name))) return true;
  }
  return false;
}

// {attribute: attribute name} navigates to a javascript: URL on {element name: element name}
// spec/sanitizer/sanitize.rules
inline bool SanitizeRules::navigates_to_a_javascript_url_on(const AttributeItem& attribute,
                                                            const ElementName& element_name) {
  const auto at = enter(SanitizerBranch::navigates_to_a_javascript_url_on);
  // 1 if the built-in navigating URL attributes list contains element name and attribute, and attribute
  // contains a javascript: URL
  if (at(1, is_navigating(element_name, attribute) && contains_javascript_url(value_of(attribute))))
    return refuse_url(RemovalReason::javascript_url);
  // 2 if the namespace of element name is the MathML namespace, and the local name of attribute is "href"
  if (at(2, namespace_of(element_name) == Namespace::mathml && local_name_of(attribute) == "href")) {
    // if the namespace of attribute is null, or the namespace of attribute is the XLink namespace
    if (at(3, namespace_of(attribute) == Namespace::none || namespace_of(attribute) == Namespace::xlink)) {
      // if attribute contains a javascript: URL
      if (at(4, contains_javascript_url(value_of(attribute))))
        return refuse_url(RemovalReason::javascript_url);
    }
  }
  // 3 if the built-in animating URL attributes list contains element name and attribute
  if (at(5, is_animating(element_name, attribute))) {
    // if the value of attribute is "href", or the value of attribute is "xlink:href"
    if (at(6, value_of(attribute) == "href" || value_of(attribute) == "xlink:href"))
      return refuse_url(RemovalReason::animated_javascript_url);
  }
  return false;
}

}  // namespace lockstep::detail

#endif
