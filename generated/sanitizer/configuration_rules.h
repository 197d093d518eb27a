// Generated from spec/sanitizer/ by the generator (configuration.rules, modifiers.rules). Edit the rules,
// then run scripts/generate.
// Canonicalizing, checking and changing the configuration of a sanitizer. As of the default edition. See
// runtime/src/sanitize/configuration_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_SANITIZER_CONFIGURATION_RULES_H
#define LOCKSTEP_GENERATED_SANITIZER_CONFIGURATION_RULES_H

#include "sanitize/configuration_operations.h"
#include "sanitize/taken.h"

namespace lockstep::detail {

class ConfigurationRules : public ConfigurationOperations {
 public:
  using ConfigurationOperations::ConfigurationOperations;

  void canonicalize_the_configuration_with(bool allow);
  void canonicalize_the_sanitizer_list(auto& list);
  void canonicalize_the_sanitizer_name(auto& name);
  void canonicalize_the_sanitizer_element(auto& element);
  void canonicalize_the_sanitizer_element_list(auto& list);
  void canonicalize_the_sanitizer_element_with_attributes(auto& element);
  bool the_configuration_is_valid();
  void sort_the_configuration();
  bool is_less_than(auto& first, auto& second);
  bool allowing_the_element_changes_the_configuration(auto& element);
  bool removing_the_element_changes_the_configuration(auto& element);
  bool replacing_the_element_changes_the_configuration(auto& element);
  bool allowing_the_attribute_changes_the_configuration(auto& attribute);
  bool removing_the_attribute_changes_the_configuration(auto& attribute);
  bool setting_comments_to_changes_the_configuration(bool allow);
  bool setting_data_attributes_to_changes_the_configuration(bool allow);
  bool setting_javascript_urls_to_changes_the_configuration(bool allow);
  bool allowing_processing_instructions_with_the_target_changes_the_configuration(auto& target);
  bool removing_processing_instructions_with_the_target_changes_the_configuration(auto& target);
  bool removing_what_is_unsafe_changes_the_configuration();
};

// canonicalize the configuration with {allow: boolean}
// #canonicalize-the-configuration, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_configuration_with(bool allow) {
  const auto at = enter(SanitizerBranch::canonicalize_the_configuration_with);
  // 1 if configuration["elements"] does not exist, and configuration["removeElements"] does not exist
  if (at(1, !exists(elements()) && !exists(remove_elements()))) remove_elements().emplace();
  // 2 if configuration["attributes"] does not exist, and configuration["removeAttributes"] does not exist
  if (at(2, !exists(attributes()) && !exists(remove_attributes()))) remove_attributes().emplace();
  // 3 if configuration["processingInstructions"] does not exist, and
  // configuration["removeProcessingInstructions"] does not exist
  if (at(3, !exists(processing_instructions()) && !exists(remove_processing_instructions()))) {
    // 1 if allow is true
    if (at(4, allow)) {
      remove_processing_instructions().emplace();
    } else {
      processing_instructions().emplace();
    }
  }
  // 4 for each element in configuration["elements"]
  for (auto& element : entries(elements())) {
    at(5);
    canonicalize_the_sanitizer_element_with_attributes(element);
  }
  // 5 canonicalize the sanitizer element list configuration["removeElements"]
  canonicalize_the_sanitizer_element_list(remove_elements());
  // 6 canonicalize the sanitizer list configuration["attributes"]
  canonicalize_the_sanitizer_list(attributes());
  // 7 canonicalize the sanitizer list configuration["removeAttributes"]
  canonicalize_the_sanitizer_list(remove_attributes());
  // 8 canonicalize the sanitizer element list configuration["replaceWithChildrenElements"]
  canonicalize_the_sanitizer_element_list(replace_with_children_elements());
  // 11 if configuration["comments"] does not exist
  if (at(6, !comments().has_value())) comments() = allow;
  // 12 if configuration["attributes"] exists, and configuration["dataAttributes"] does not exist
  if (at(7, exists(attributes()) && !data_attributes().has_value())) data_attributes() = allow;
  // 13 if configuration["javascriptURLs"] does not exist
  if (at(8, !javascript_urls().has_value())) javascript_urls() = allow;
}

// canonicalize the sanitizer list {list: items}
// #canonicalize-a-sanitizer-list, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_sanitizer_list(auto& list) {
  const auto at = enter(SanitizerBranch::canonicalize_the_sanitizer_list);
  // 2 for each item in list
  for (auto& item : entries(list)) {
    at(1);
    canonicalize_the_sanitizer_name(item);
  }
}

// canonicalize the sanitizer name {name: item}
// #canonicalize-a-sanitizer-name, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_sanitizer_name(auto& name) {
  const auto at = enter(SanitizerBranch::canonicalize_the_sanitizer_name);
  // 3 if name["namespace"] is the empty string
  if (at(1, name.namespace_uri == "")) name.namespace_uri.reset();
}

// canonicalize the sanitizer element {element: item}
// #canonicalize-a-sanitizer-element, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_sanitizer_element(auto& element) {
  enter(SanitizerBranch::canonicalize_the_sanitizer_element);
  canonicalize_the_sanitizer_name(element);
}

// canonicalize the sanitizer element list {list: items}
// #canonicalize-a-sanitizer-element-list, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_sanitizer_element_list(auto& list) {
  const auto at = enter(SanitizerBranch::canonicalize_the_sanitizer_element_list);
  // 2 for each item in list
  for (auto& item : entries(list)) {
    at(1);
    canonicalize_the_sanitizer_element(item);
    remove_local_lists(item);
  }
}

// canonicalize the sanitizer element with attributes {element: item}
// #canonicalize-a-sanitizer-element-with-attributes, spec/sanitizer/configuration.rules
inline void ConfigurationRules::canonicalize_the_sanitizer_element_with_attributes(auto& element) {
  const auto at = enter(SanitizerBranch::canonicalize_the_sanitizer_element_with_attributes);
  canonicalize_the_sanitizer_element(element);
  canonicalize_the_sanitizer_list(attributes_of(element));
  canonicalize_the_sanitizer_list(remove_attributes_of(element));
  // 3 if element["attributes"] does not exist, and element["removeAttributes"] does not exist
  if (at(1, !exists(attributes_of(element)) && !exists(remove_attributes_of(element))))
    remove_attributes_of(element).emplace();
}

// the configuration is valid
// #dom-sanitizerconfig-valid, spec/sanitizer/configuration.rules
inline bool ConfigurationRules::the_configuration_is_valid() {
  const auto at = enter(SanitizerBranch::the_configuration_is_valid);
  // 2 if configuration["elements"] exists, and configuration["removeElements"] exists
  if (at(1, exists(elements()) && exists(remove_elements()))) {
    refuse_both(remove_elements(), elements());
    return false;
  }
  // 4 if configuration["processingInstructions"] exists, and configuration["removeProcessingInstructions"]
  // exists
  if (at(2, exists(processing_instructions()) && exists(remove_processing_instructions()))) {
    refuse_both(remove_processing_instructions(), processing_instructions());
    return false;
  }
  // 6 if configuration["attributes"] exists, and configuration["removeAttributes"] exists
  if (at(3, exists(attributes()) && exists(remove_attributes()))) {
    refuse_both(remove_attributes(), attributes());
    return false;
  }
  // 8 if configuration["elements"] has duplicates
  if (at(4, has_duplicates(elements()))) {
    refuse_duplicate(elements());
    return false;
  }
  // 9 if configuration["removeElements"] has duplicates
  if (at(5, has_duplicates(remove_elements()))) {
    refuse_duplicate(remove_elements());
    return false;
  }
  // 10 if configuration["replaceWithChildrenElements"] has duplicates
  if (at(6, has_duplicates(replace_with_children_elements()))) {
    refuse_duplicate(replace_with_children_elements());
    return false;
  }
  // 11 if configuration["processingInstructions"] has duplicates
  if (at(7, has_duplicates(processing_instructions()))) {
    refuse_duplicate(processing_instructions());
    return false;
  }
  // 12 if configuration["removeProcessingInstructions"] has duplicates
  if (at(8, has_duplicates(remove_processing_instructions()))) {
    refuse_duplicate(remove_processing_instructions());
    return false;
  }
  // 13 if configuration["attributes"] has duplicates
  if (at(9, has_duplicates(attributes()))) {
    refuse_duplicate(attributes());
    return false;
  }
  // 14 if configuration["removeAttributes"] has duplicates
  if (at(10, has_duplicates(remove_attributes()))) {
    refuse_duplicate(remove_attributes());
    return false;
  }
  // 15 if configuration["replaceWithChildrenElements"] exists
  if (at(11, exists(replace_with_children_elements()))) {
    // 1 for each element in configuration["replaceWithChildrenElements"]
    for (auto& element : entries(replace_with_children_elements())) {
      at(12);
      // if the built-in non-replaceable elements list contains element
      if (at(13, is_non_replaceable(element))) {
        refuse_non_replaceable(replace_with_children_elements(), element);
        return false;
      }
    }
    // 2 if the intersection of configuration["elements"] and configuration["replaceWithChildrenElements"] is
    // not empty
    if (at(14, have_common(elements(), replace_with_children_elements()))) {
      refuse_common(replace_with_children_elements(), elements());
      return false;
    }
    // 3 if the intersection of configuration["removeElements"] and
    // configuration["replaceWithChildrenElements"] is not empty
    if (at(15, have_common(remove_elements(), replace_with_children_elements()))) {
      refuse_common(replace_with_children_elements(), remove_elements());
      return false;
    }
  }
  // 16 if configuration["attributes"] exists
  if (at(16, exists(attributes()))) {
    // 2.1 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(17);
      // 1 if element["attributes"] has duplicates
      if (at(18, has_duplicates(attributes_of(element)))) {
        refuse_duplicate(attributes_of(element));
        return false;
      }
      // 2 if element["removeAttributes"] has duplicates
      if (at(19, has_duplicates(remove_attributes_of(element)))) {
        refuse_duplicate(remove_attributes_of(element));
        return false;
      }
      // 3 if the intersection of configuration["attributes"] and element["attributes"] is not empty
      if (at(20, have_common(attributes(), attributes_of(element)))) {
        refuse_common(attributes_of(element), attributes());
        return false;
      }
      // 4 if element["removeAttributes"] is not a subset of configuration["attributes"]
      if (at(21, !is_subset(remove_attributes_of(element), attributes()))) {
        refuse_missing(remove_attributes_of(element), attributes());
        return false;
      }
      // 5 if configuration["dataAttributes"] is true, and element["attributes"] has a custom data attribute
      if (at(22, data_attributes() == true && has_custom_data_attribute(attributes_of(element)))) {
        refuse_custom_data_attribute(attributes_of(element));
        return false;
      }
    }
    // 3 if configuration["dataAttributes"] is true, and configuration["attributes"] has a custom data
    // attribute
    if (at(23, data_attributes() == true && has_custom_data_attribute(attributes()))) {
      refuse_custom_data_attribute(attributes());
      return false;
    }
  } else {
    // 1.1 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(24);
      // 1 if element["attributes"] exists, and element["removeAttributes"] exists
      if (at(25, exists(attributes_of(element)) && exists(remove_attributes_of(element)))) {
        refuse_both(remove_attributes_of(element), attributes_of(element));
        return false;
      }
      // 2 if element["attributes"] has duplicates
      if (at(26, has_duplicates(attributes_of(element)))) {
        refuse_duplicate(attributes_of(element));
        return false;
      }
      // 3 if element["removeAttributes"] has duplicates
      if (at(27, has_duplicates(remove_attributes_of(element)))) {
        refuse_duplicate(remove_attributes_of(element));
        return false;
      }
      // 4 if the intersection of configuration["removeAttributes"] and element["attributes"] is not empty
      if (at(28, have_common(remove_attributes(), attributes_of(element)))) {
        refuse_common(attributes_of(element), remove_attributes());
        return false;
      }
      // 5 if the intersection of configuration["removeAttributes"] and element["removeAttributes"] is not
      // empty
      if (at(29, have_common(remove_attributes(), remove_attributes_of(element)))) {
        refuse_common(remove_attributes_of(element), remove_attributes());
        return false;
      }
    }
    // 2 if configuration["dataAttributes"] exists
    if (at(30, data_attributes().has_value())) {
      refuse_data_attributes();
      return false;
    }
  }
  return true;
}

// sort the configuration
// #dom-sanitizer-get, spec/sanitizer/configuration.rules
inline void ConfigurationRules::sort_the_configuration() {
  const auto at = enter(SanitizerBranch::sort_the_configuration);
  // 3.1 for each element in configuration["elements"]
  for (auto& element : entries(elements())) {
    at(1);
    sort(attributes_of(element), [this](auto& a, auto& b) { return is_less_than(a, b); });
    // 2 sort element["removeAttributes"]
    sort(remove_attributes_of(element), [this](auto& a, auto& b) { return is_less_than(a, b); });
  }
  // 3.2 sort configuration["elements"]
  sort(elements(), [this](auto& a, auto& b) { return is_less_than(a, b); });
  // 4 sort configuration["removeElements"]
  sort(remove_elements(), [this](auto& a, auto& b) { return is_less_than(a, b); });
  // 5 sort configuration["replaceWithChildrenElements"]
  sort(replace_with_children_elements(), [this](auto& a, auto& b) { return is_less_than(a, b); });
  // 6 sort configuration["processingInstructions"] by code units
  sort(processing_instructions(), [](auto& a, auto& b) { return code_unit_less(a, b); });
  // 7 sort configuration["removeProcessingInstructions"] by code units
  sort(remove_processing_instructions(), [](auto& a, auto& b) { return code_unit_less(a, b); });
  // 8 sort configuration["attributes"]
  sort(attributes(), [this](auto& a, auto& b) { return is_less_than(a, b); });
  // 9 sort configuration["removeAttributes"]
  sort(remove_attributes(), [this](auto& a, auto& b) { return is_less_than(a, b); });
}

// {first: item} is less than {second: item}
// #compare-sanitizer-items, spec/sanitizer/configuration.rules
inline bool ConfigurationRules::is_less_than(auto& first, auto& second) {
  const auto at = enter(SanitizerBranch::is_less_than);
  // 3 if first["namespace"] is null
  if (at(1, !first.namespace_uri.has_value())) {
    // if second["namespace"] is not null
    if (at(2, second.namespace_uri.has_value())) return true;
  } else {
    // 1 if second["namespace"] is null
    if (at(3, !second.namespace_uri.has_value())) return false;
    // 2 if first["namespace"] is code unit less than second["namespace"]
    if (at(4, code_unit_less(*first.namespace_uri, *second.namespace_uri))) return true;
    // 3 if first["namespace"] is not second["namespace"]
    if (at(5, first.namespace_uri != second.namespace_uri)) return false;
  }
  // 5 if first["name"] is code unit less than second["name"]
  if (at(6, code_unit_less(first.name, second.name))) return true;
  return false;
}

// allowing the element {element: item} changes the configuration
// #dom-sanitizer-allowelement, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::allowing_the_element_changes_the_configuration(auto& element) {
  const auto at = enter(SanitizerBranch::allowing_the_element_changes_the_configuration);
  canonicalize_the_sanitizer_element_with_attributes(element);
  // 4 if configuration["elements"] exists
  if (at(1, exists(elements()))) {
    // 1 let modified be the result of removing element from configuration["replaceWithChildrenElements"]
    bool modified = remove(replace_with_children_elements(), element);
    // 2 if configuration["attributes"] exists
    if (at(2, exists(attributes()))) {
      // 1 if element["attributes"] exists
      if (at(3, exists(attributes_of(element)))) {
        // 1 make element["attributes"] a set
        remove_duplicates(attributes_of(element));
        // 2 set element["attributes"] to the difference of element["attributes"] and
        // configuration["attributes"]
        subtract(attributes_of(element), attributes());
        // 3 if configuration["dataAttributes"] is true
        if (at(4, data_attributes() == true)) remove_custom_data_attributes(attributes_of(element));
      }
      // 2 if element["removeAttributes"] exists
      if (at(5, exists(remove_attributes_of(element)))) {
        // 1 make element["removeAttributes"] a set
        remove_duplicates(remove_attributes_of(element));
        // 2 set element["removeAttributes"] to the intersection of element["removeAttributes"] and
        // configuration["attributes"]
        intersect(remove_attributes_of(element), attributes());
      }
    } else {
      // 1 if element["attributes"] exists
      if (at(6, exists(attributes_of(element)))) {
        // 1 make element["attributes"] a set
        remove_duplicates(attributes_of(element));
        // 2 set element["attributes"] to the difference of element["attributes"] and
        // element["removeAttributes"]
        subtract(attributes_of(element), remove_attributes_of(element));
        // 3 remove the list element["removeAttributes"]
        remove_attributes_of(element).reset();
        // 4 set element["attributes"] to the difference of element["attributes"] and
        // configuration["removeAttributes"]
        subtract(attributes_of(element), remove_attributes());
      }
      // 2 if element["removeAttributes"] exists
      if (at(7, exists(remove_attributes_of(element)))) {
        // 1 make element["removeAttributes"] a set
        remove_duplicates(remove_attributes_of(element));
        // 2 set element["removeAttributes"] to the difference of element["removeAttributes"] and
        // configuration["removeAttributes"]
        subtract(remove_attributes_of(element), remove_attributes());
      }
    }
    // 4 if configuration["elements"] does not contain element
    if (at(8, !contains(elements(), element))) {
      // 1 append element to configuration["elements"]
      append(elements(), element);
      return true;
    }
    // 5 let current element be the item of configuration["elements"] that is named like element
    auto& current_element = find(elements(), element);
    // 6 if element is equal to current element
    if (at(9, is_equal(element, current_element))) return modified;
    // 7 remove element from configuration["elements"]
    remove(elements(), element);
    // 8 append element to configuration["elements"]
    append(elements(), element);
    return true;
  } else {
    // 1 if element["attributes"] exists, or element["removeAttributes"] is not empty
    if (at(10, exists(attributes_of(element)) || !is_empty(remove_attributes_of(element)))) return false;
    // 2 let modified be the result of removing element from configuration["replaceWithChildrenElements"]
    bool modified = remove(replace_with_children_elements(), element);
    // 3 if configuration["removeElements"] does not contain element
    if (at(11, !contains(remove_elements(), element))) return modified;
    // 4 remove element from configuration["removeElements"]
    remove(remove_elements(), element);
    return true;
  }
}

// removing the element {element: item} changes the configuration
// #remove-an-element-from-sanitizer-config, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::removing_the_element_changes_the_configuration(auto& element) {
  const auto at = enter(SanitizerBranch::removing_the_element_changes_the_configuration);
  canonicalize_the_sanitizer_element(element);
  // 3 let modified be the result of removing element from configuration["replaceWithChildrenElements"]
  bool modified = remove(replace_with_children_elements(), element);
  // 4 if configuration["elements"] exists
  if (at(1, exists(elements()))) {
    // 1 if configuration["elements"] contains element
    if (at(2, contains(elements(), element))) {
      // 1 remove element from configuration["elements"]
      remove(elements(), element);
      return true;
    }
    return modified;
  } else {
    // 1 if configuration["removeElements"] contains element
    if (at(3, contains(remove_elements(), element))) return modified;
    // 2 append element to configuration["removeElements"]
    append(remove_elements(), element);
    return true;
  }
}

// replacing the element {element: item} changes the configuration
// #dom-sanitizer-replaceelementwithchildren, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::replacing_the_element_changes_the_configuration(auto& element) {
  const auto at = enter(SanitizerBranch::replacing_the_element_changes_the_configuration);
  canonicalize_the_sanitizer_element(element);
  // 4 if the built-in non-replaceable elements list contains element
  if (at(1, is_non_replaceable(element))) return false;
  // 5 let modified be the result of removing element from configuration["elements"]
  bool modified = remove(elements(), element);
  // 6 if configuration["removeElements"] contains element
  if (at(2, contains(remove_elements(), element))) {
    remove(remove_elements(), element);
    modified = true;
  }
  // 7 if configuration["replaceWithChildrenElements"] does not contain element
  if (at(3, !contains(replace_with_children_elements(), element))) {
    // 1 append element to configuration["replaceWithChildrenElements"]
    append(replace_with_children_elements(), element);
    return true;
  }
  return modified;
}

// allowing the attribute {attribute: item} changes the configuration
// #dom-sanitizer-allowattribute, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::allowing_the_attribute_changes_the_configuration(auto& attribute) {
  const auto at = enter(SanitizerBranch::allowing_the_attribute_changes_the_configuration);
  canonicalize_the_sanitizer_name(attribute);
  // 4 if configuration["attributes"] exists
  if (at(1, exists(attributes()))) {
    // 1 if configuration["dataAttributes"] is true, and attribute is a custom data attribute
    if (at(2, data_attributes() == true && is_custom_data_attribute(attribute))) return false;
    // 2 if configuration["attributes"] contains attribute
    if (at(3, contains(attributes(), attribute))) return false;
    // 3 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(4);
      remove(attributes_of(element), attribute);
    }
    // 4 append attribute to configuration["attributes"]
    append(attributes(), attribute);
    return true;
  } else {
    // 1 if configuration["removeAttributes"] does not contain attribute
    if (at(5, !contains(remove_attributes(), attribute))) return false;
    // 2 remove attribute from configuration["removeAttributes"]
    remove(remove_attributes(), attribute);
    return true;
  }
}

// removing the attribute {attribute: item} changes the configuration
// #remove-an-attribute-from-sanitizer-config, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::removing_the_attribute_changes_the_configuration(auto& attribute) {
  const auto at = enter(SanitizerBranch::removing_the_attribute_changes_the_configuration);
  canonicalize_the_sanitizer_name(attribute);
  // 3 if configuration["attributes"] exists
  if (at(1, exists(attributes()))) {
    // 1 let modified be the result of removing attribute from configuration["attributes"]
    bool modified = remove(attributes(), attribute);
    // 2.1 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(2);
      // 1 if element["attributes"] contains attribute
      if (at(3, contains(attributes_of(element), attribute))) {
        modified = true;
        remove(attributes_of(element), attribute);
      }
      // 2 remove attribute from element["removeAttributes"]
      remove(remove_attributes_of(element), attribute);
    }
    return modified;
  } else {
    // 1 if configuration["removeAttributes"] contains attribute
    if (at(4, contains(remove_attributes(), attribute))) return false;
    // 2.1 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(5);
      remove(attributes_of(element), attribute);
      // 2 remove attribute from element["removeAttributes"]
      remove(remove_attributes_of(element), attribute);
    }
    // 3 append attribute to configuration["removeAttributes"]
    append(remove_attributes(), attribute);
    return true;
  }
}

// setting comments to {allow: boolean} changes the configuration
// #dom-sanitizer-setcomments, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::setting_comments_to_changes_the_configuration(bool allow) {
  const auto at = enter(SanitizerBranch::setting_comments_to_changes_the_configuration);
  // 3 if configuration["comments"] is equal to allow
  if (at(1, comments() == allow)) return false;
  // 4 set configuration["comments"] to allow
  comments() = allow;
  return true;
}

// setting data attributes to {allow: boolean} changes the configuration
// #dom-sanitizer-setdataattributes, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::setting_data_attributes_to_changes_the_configuration(bool allow) {
  const auto at = enter(SanitizerBranch::setting_data_attributes_to_changes_the_configuration);
  // 3 if configuration["attributes"] does not exist
  if (at(1, !exists(attributes()))) return false;
  // 4 if configuration["dataAttributes"] is equal to allow
  if (at(2, data_attributes() == allow)) return false;
  // 5 if allow is true
  if (at(3, allow)) {
    // 1 for each element in configuration["elements"]
    for (auto& element : entries(elements())) {
      at(4);
      remove_custom_data_attributes(attributes_of(element));
    }
    // 2 remove all custom data attributes from configuration["attributes"]
    remove_custom_data_attributes(attributes());
  }
  // 6 set configuration["dataAttributes"] to allow
  data_attributes() = allow;
  return true;
}

// setting javascript URLs to {allow: boolean} changes the configuration
// #dom-sanitizer-setjavascripturls, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::setting_javascript_urls_to_changes_the_configuration(bool allow) {
  const auto at = enter(SanitizerBranch::setting_javascript_urls_to_changes_the_configuration);
  // 3 if configuration["javascriptURLs"] is equal to allow
  if (at(1, javascript_urls() == allow)) return false;
  // 4 set configuration["javascriptURLs"] to allow
  javascript_urls() = allow;
  return true;
}

// allowing processing instructions with the target {target: item} changes the configuration
// #dom-sanitizer-allowprocessinginstruction, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::allowing_processing_instructions_with_the_target_changes_the_configuration(
    auto& target) {
  const auto at =
      enter(SanitizerBranch::allowing_processing_instructions_with_the_target_changes_the_configuration);
  // 4 if configuration["processingInstructions"] exists
  if (at(1, exists(processing_instructions()))) {
    // 1 if configuration["processingInstructions"] contains target
    if (at(2, contains(processing_instructions(), target))) return false;
    // 2 append target to configuration["processingInstructions"]
    append(processing_instructions(), target);
    return true;
  } else {
    // 1 if configuration["removeProcessingInstructions"] contains target
    if (at(3, contains(remove_processing_instructions(), target))) {
      // 1 remove target from configuration["removeProcessingInstructions"]
      remove(remove_processing_instructions(), target);
      return true;
    }
    return false;
  }
}

// removing processing instructions with the target {target: item} changes the configuration
// #dom-sanitizer-removeprocessinginstruction, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::removing_processing_instructions_with_the_target_changes_the_configuration(
    auto& target) {
  const auto at =
      enter(SanitizerBranch::removing_processing_instructions_with_the_target_changes_the_configuration);
  // 4 if configuration["processingInstructions"] exists
  if (at(1, exists(processing_instructions()))) {
    // 1 if configuration["processingInstructions"] contains target
    if (at(2, contains(processing_instructions(), target))) {
      // 1 remove target from configuration["processingInstructions"]
      remove(processing_instructions(), target);
      return true;
    }
    return false;
  } else {
    // 1 if configuration["removeProcessingInstructions"] contains target
    if (at(3, contains(remove_processing_instructions(), target))) return false;
    // 2 append target to configuration["removeProcessingInstructions"]
    append(remove_processing_instructions(), target);
    return true;
  }
}

// removing what is unsafe changes the configuration
// #remove-unsafe, spec/sanitizer/modifiers.rules
inline bool ConfigurationRules::removing_what_is_unsafe_changes_the_configuration() {
  const auto at = enter(SanitizerBranch::removing_what_is_unsafe_changes_the_configuration);
  bool result = false;
  // 3 for each element in the elements that the built-in safe baseline configuration removes
  for (SanitizerElement& element : baseline_elements()) {
    at(1);
    // if removing the element element changes the configuration
    if (at(2, removing_the_element_changes_the_configuration(element))) result = true;
  }
  // 5 for each attribute in the event handler content attributes
  for (SanitizerName& attribute : event_handlers()) {
    at(3);
    // if removing the attribute attribute changes the configuration
    if (at(4, removing_the_attribute_changes_the_configuration(attribute))) result = true;
  }
  // 6 if configuration["javascriptURLs"] is not equal to false
  if (at(5, javascript_urls() != false)) {
    javascript_urls() = false;
    result = true;
  }
  return result;
}

}  // namespace lockstep::detail

#endif
