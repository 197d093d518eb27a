// A compiled selector: flat arrays, independent of any document.
#ifndef LOCKSTEP_SELECT_CODE_H
#define LOCKSTEP_SELECT_CODE_H

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/types.h"
#include "selectors/selector_tables.h"

namespace lockstep::detail {

// The kinds of conditions on an element, in the order in which the conditions of a compound selector are
// tested: cheap ones first.
enum class Test : std::uint8_t {
  name,        // index: tag_names
  element_in,  // value: Namespace
  id,          // index: texts
  class_name,  // index: texts
  attribute,   // index: attributes
  root,
  scope,
  empty,
  html,           // value: PseudoClass
  heading_level,  // index: levels 1 to 6 as bits 1 to 6
  nth,            // index: nths
  language,       // index: lists of texts
  direction,      // value: Direction
  is,             // index: lists
  is_not,         // index: lists
  has,            // index: lists
  contains,       // index: lists of texts; value: whether only the element's own text nodes count
  nothing,        // never holds
};

enum class Direction : std::uint8_t { ltr, rtl, other };

struct Condition {
  Test test;
  std::uint8_t value = 0;
  std::uint32_t index = 0;
};

// The conditions on one element, and its relation to the compound selector on its left, which is the next in
// CompiledSelector::compounds. The leftmost one of a relative selector is related to the anchor.
struct Compound {
  std::uint32_t first = 0, count = 0;  // range of conditions
  Combinator combinator = Combinator::none;
};
// Compound selectors, the rightmost first.
struct Complex {
  std::uint32_t first = 0, count = 0;
};
struct SelectorList {
  std::uint32_t first = 0, count = 0;  // range of complexes, or of texts
};

enum class ValueCase : std::uint8_t { as_the_document, ignored, exact };
enum class AttributeNamespace : std::uint8_t { none, any, given };

struct AttributeTest {
  std::uint32_t name = 0;  // index: attribute_names
  AttributeNamespace which = AttributeNamespace::none;
  Namespace name_space = Namespace::none;
  AttributeOperator op = AttributeOperator::exists;
  ValueCase value_case = ValueCase::as_the_document;
  std::string value;
};

inline constexpr std::uint32_t kNoList = UINT32_MAX;

// https://drafts.csswg.org/selectors/#nth-child-pseudo: whether the index is an+b for an n ≥ 0.
struct Nth {
  std::int32_t a = 0, b = 0;
  bool from_end = false;
  bool of_type = false;
  std::uint32_t of = kNoList;  // index: lists
};

// A name as written, for elements that are not HTML, and in lowercase, for those that are.
struct SelectorName {
  std::string exact, lower;
};

// The kind of value that a complex selector yields: elements, their text nodes (`::text`), or an attribute
// (`::attr(name)`).
enum class Taken : std::uint8_t { element, text, attribute };

// The complex selectors of a list that yield the same kind of value.
struct ValuePart {
  Taken taken = Taken::element;
  SelectorName attribute;
  SelectorList list;
};

struct CompiledSelector {
  std::vector<Condition> conditions;
  std::vector<Compound> compounds;
  std::vector<Complex> complexes;
  std::vector<SelectorList> lists;
  std::vector<AttributeTest> attributes;
  std::vector<Nth> nths;
  std::vector<SelectorName> tag_names, attribute_names;
  std::vector<std::string> texts;
  SelectorList all;              // the selector itself
  std::vector<ValuePart> parts;  // the same selectors, by what they yield; empty if they yield only elements
};

}  // namespace lockstep::detail

#endif
