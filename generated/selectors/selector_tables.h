// Generated from spec/selectors/ by the generator. Edit the tables, then run scripts/generate.
// What selectors may consist of: pseudo-classes with their arguments, combinators, operators.
#ifndef LOCKSTEP_GENERATED_SELECTORS_SELECTOR_TABLES_H
#define LOCKSTEP_GENERATED_SELECTORS_SELECTOR_TABLES_H

#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/detail/names.h"

namespace lockstep::detail {

// spec/selectors/pseudo-classes.tsv
enum class PseudoClass : std::uint8_t {
  soup_contains,
  soup_contains_own,
  webkit_autofill,
  active,
  any_link,
  autofill,
  buffering,
  checked,
  contains,
  current,
  default_,
  defined,
  dir,
  disabled,
  empty,
  enabled,
  first_child,
  first_of_type,
  focus,
  focus_visible,
  focus_within,
  fullscreen,
  future,
  has,
  heading,
  host,
  host_context,
  hover,
  in_range,
  indeterminate,
  invalid,
  is,
  lang,
  last_child,
  last_of_type,
  link,
  local_link,
  modal,
  muted,
  not_,
  nth_child,
  nth_last_child,
  nth_last_of_type,
  nth_of_type,
  only_child,
  only_of_type,
  open,
  optional,
  out_of_range,
  past,
  paused,
  picture_in_picture,
  placeholder_shown,
  playing,
  popover_open,
  read_only,
  read_write,
  required,
  root,
  scope,
  seeking,
  stalled,
  state,
  target,
  target_current,
  target_within,
  user_invalid,
  user_valid,
  valid,
  visited,
  volume_locked,
  where,
};

// What a pseudo-class takes in parentheses.
enum class PseudoArgument : std::uint8_t {
  none,
  nth,
  nth_of,
  compound,
  direction,
  forgiving_list,
  identifier,
  integers,
  languages,
  relative_list,
  selector_list,
  strings
};

// What decides whether an element matches.
enum class PseudoKind : std::uint8_t { logic, tree, html, extension, nothing };

struct PseudoClassRow {
  std::string_view name;
  PseudoClass pseudo_class;
  PseudoArgument argument;
  PseudoKind kind;
};
// Sorted by name. A name with and without an argument has two rows.
std::span<const PseudoClassRow> pseudo_class_rows();

// spec/selectors/pseudo-elements.tsv
struct PseudoElementRow {
  std::string_view name;
  bool one_colon;  // whether CSS also allows it with a single colon
};
std::span<const PseudoElementRow> pseudo_element_rows();

// spec/selectors/combinators.tsv
enum class Combinator : std::uint8_t { none, descendant, child, next_sibling, subsequent_sibling };
// `none` if the character is not a combinator.
constexpr Combinator combinator(char c) {
  switch (c) {
    case '>': return Combinator::child;
    case '+': return Combinator::next_sibling;
    case '~': return Combinator::subsequent_sibling;
    default: return Combinator::none;
  }
}

// spec/selectors/attribute-operators.tsv
enum class AttributeOperator : std::uint8_t {
  exists,
  equals,
  includes,
  dash_match,
  prefix,
  suffix,
  substring
};
// The operator that consists of that character and `=`, or of `=` alone for '='; `exists` if there is no such
// operator.
constexpr AttributeOperator attribute_operator(char c) {
  switch (c) {
    case '=': return AttributeOperator::equals;
    case '~': return AttributeOperator::includes;
    case '|': return AttributeOperator::dash_match;
    case '^': return AttributeOperator::prefix;
    case '$': return AttributeOperator::suffix;
    case '*': return AttributeOperator::substring;
    default: return AttributeOperator::exists;
  }
}

// Code points that are not strong from left to right: strong from right to left, or neutral
// (spec/selectors/bidi-strengths.tsv).
struct BidiRow {
  char32_t first, last;
  bool right_to_left;
};
// Sorted.
std::span<const BidiRow> bidi_rows();

// Whether the values of an attribute of HTML elements compare ignoring ASCII case
// (spec/selectors/case-insensitive-attributes.tsv).
bool value_ignores_case(NameId attribute);

// States of the type attribute of input, as bits (spec/selectors/input-types.tsv).
using InputTypes = std::uint32_t;
// 0 for an unknown type.
InputTypes input_type(std::string_view type);
inline constexpr InputTypes kKnownTypes = 0x3fffff;
inline constexpr InputTypes kCheckableTypes = 0x1002;
inline constexpr InputTypes kRadioTypes = 0x1000;
inline constexpr InputTypes kSubmitTypes = 0x10100;
inline constexpr InputTypes kPlaceholderTypes = 0x168c20;
inline constexpr InputTypes kTrimmedTypes = 0x100020;
inline constexpr InputTypes kNumberTypes = 0x400;
inline constexpr InputTypes kReadOnlyTypes = 0x3e8e38;
inline constexpr InputTypes kRequirableTypes = 0x3e9e7a;
inline constexpr InputTypes kAutoDirectionTypes = 0x17c8a1;

}  // namespace lockstep::detail

#endif
