// Generated from spec/sanitizer/ by the generator. Edit the tables, then run scripts/generate.
// The constants of the sanitizer of the default edition: configurations, lists of elements and attributes.
#ifndef LOCKSTEP_GENERATED_SANITIZER_SANITIZER_TABLES_H
#define LOCKSTEP_GENERATED_SANITIZER_SANITIZER_TABLES_H

#include <span>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/sanitizer.h"
#include "lockstep/types.h"

namespace lockstep::detail {

struct SanitizerElementRow {
  std::string_view name, namespace_uri;
  std::string_view attributes;  // separated by spaces
};

// #built-in-safe-default-configuration
SanitizerConfig built_in_safe_default_configuration();
// The elements that the #built-in-safe-baseline-configuration removes.
std::span<const SanitizerElementRow> unsafe_elements();
// #built-in-non-replaceable-elements-list
std::span<const SanitizerElementRow> non_replaceable_elements();
// The event handler content attributes of all standards.
std::span<const std::string_view> event_handler_attributes();
// #built-in-navigating-url-attributes-list
bool is_navigating_url_attribute(Namespace element_namespace, NameId element, NameId attribute);
// #built-in-animating-url-attributes-list
bool is_animating_url_attribute(Namespace element_namespace, NameId element, NameId attribute);

}  // namespace lockstep::detail

#endif
