// The requirements for authors in spec/authoring/, compiled by the generator.
#ifndef LOCKSTEP_VALIDATE_TABLES_H
#define LOCKSTEP_VALIDATE_TABLES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "authoring/finding_rules.h"
#include "authoring/microsyntaxes.h"
#include "lockstep/detail/names.h"
#include "lockstep/edition.h"
#include "lockstep/types.h"
#include "lockstep/validator.h"

namespace lockstep::detail::authoring {

// Items [first, first + count) of one of the arrays below.
struct Range {
  std::uint16_t first = 0, count = 0;
};

enum class ConditionKind : std::uint8_t {
  has,        // has an attribute
  lacks,      // lacks an attribute
  given,      // the attribute is present and not empty
  is,         // the attribute is one of the words, ignoring ASCII case
  is_not,     // the attribute is none of the words, or missing
  has_token,  // one of the words is a token of the attribute
  has_only,   // all tokens of the attribute are among the words, and there is at least one
  child_of,   // is a child of an HTML element
  not_child_of,
  inside,  // is inside an HTML element
  not_inside,
  classic_script,  // https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type
  module_script,
  not_custom,              // not an autonomous custom element
  hierarchically_correct,  // #hierarchically-correct-main-element
};

struct Condition {
  ConditionKind kind;
  NameId name;             // the attribute's or parent's name; for `inside`, the element's bit
  std::string_view words;  // separated by spaces
};

// A set of editions of the Standard; the oldest edition in spec/STANDARD is the lowest bit. Rows with a date
// mark are missing from some editions.
using Editions = std::uint8_t;

// Bit sets: of terms (categories and elements), and of elements that may be open.
using Terms = std::uint64_t;
using OpenElements = std::uint64_t;

// The categories that an element has if all conditions hold.
struct ConditionalTerms {
  Range conditions;
  Terms terms;
};
struct ModelCase {
  Range conditions;
  std::uint16_t model;
};

// A ban on descendants of an element: those that have one of the terms (all elements if there are no terms),
// except the elements in `besides`.
struct Ban {
  Terms terms;
  Range besides;  // range of kNames
  Range conditions;
};

inline constexpr std::int8_t kTransparent = -1;

// A content model as a position automaton (Glushkov's): which positions may come first, after each other and
// last. A child fits the model if one of the possible next positions has a term of the child.
struct ContentModel {
  std::string_view words;  // as in a sentence
  std::uint8_t positions;
  std::int8_t term[32];  // by position: the number of a term, or kTransparent
  std::uint32_t follow[32];
  std::uint32_t first, last;
  Terms intermixed;  // terms that may be anywhere
  Terms passed;      // the terms that transparent elements inside may contain
  bool may_be_empty;
  bool unchecked;
};

struct Element {
  std::string_view name;
  Terms terms;             // categories that the element always has
  Range categories;        // conditional categories
  Range cases;             // its models, of which the first whose conditions hold applies
  OpenElements open;       // its own bit, if it is tracked
  OpenElements banned_by;  // the elements that must not contain it, possibly only under conditions
  Range bans;
  std::string_view link;
};

// An attribute of an element: a row of attributes.tsv.
struct AttributeUse {
  NameId attribute;
  NameId element;  // 0: all elements
  Range conditions;
  std::string_view condition_words;
  ValueSyntax value;
  Range required;  // conditions; see required_of()
  std::string_view required_words;
  std::string_view link;
  Editions editions;
};

struct ObsoleteUse {
  NameId element;  // 0: all elements
  Range conditions;
  Severity severity;
  std::string_view advice;
  std::string_view link;
  Editions editions;
};

struct ObsoleteElement {
  NameId name;
  Severity severity;
  std::string_view advice;
  std::string_view link;
  Editions editions;
};

// Sets of aria-* attributes and of roles are bit sets.
using AriaAttributes = std::uint64_t;
using RoleNumber = std::uint8_t;  // an index into kRoles
inline constexpr RoleNumber kNoRole = 0xFF;
struct RoleSet {
  std::array<std::uint64_t, 3> bits{};
  constexpr bool contains(RoleNumber role) const { return (bits[role / 64] >> (role % 64) & 1) != 0; }
  constexpr void add(RoleNumber role) { bits[role / 64] |= std::uint64_t{1} << (role % 64); }
  constexpr bool is_empty() const { return (bits[0] | bits[1] | bits[2]) == 0; }
  constexpr bool meets(const RoleSet& other) const {
    return ((bits[0] & other.bits[0]) | (bits[1] & other.bits[1]) | (bits[2] & other.bits[2])) != 0;
  }
};

// A role that authors may use.
struct Role {
  std::string_view name;
  AriaAttributes supported;  // including the global ones
  AriaAttributes required;
  AriaAttributes prohibited;
  RoleSet inside;      // one of these must surround it, unless the set is empty
  RoleSet not_inside;  // none of these may surround it
  bool is_deprecated;
  std::string_view link;
};
struct RoleName {
  std::string_view name;
  RoleNumber number;
};

// A row of element-roles.tsv. The first row of an element whose conditions hold applies.
struct ElementRole {
  Range conditions;
  RoleNumber own;             // the element's implicit role, or kNoRole
  RoleSet roles;              // roles that it may be given
  bool any;                   // whether it may be given any role
  AriaAttributes attributes;  // further attributes that it may have
  bool of_roles;              // whether it may have the global attributes and its roles' attributes
  bool may_be_named;          // whether it may be named while it has only its implicit role
  std::string_view link;
};

extern const Condition kConditions[];
extern const ConditionalTerms kCategories[];
extern const ModelCase kCases[];
extern const NameId kNames[];
extern const Ban kBans[];
extern const ContentModel kModels[];
extern const AttributeUse kAttributes[];
extern const NameId kTracked[];              // the element for each bit of OpenElements
extern const OpenElements kBanAnything;      // those with a ban on any element
extern const std::string_view kTermNames[];  // by number: "<li>", "phrasing content"
extern const std::size_t kAttributeUses;
extern const Role kRoles[];
extern const RoleName kRolesInOrder[];  // sorted by name
extern const std::size_t kRoleCount;
extern const AriaAttributes kGlobalAttributes, kFormerGlobalAttributes, kNamingAttributes;
extern const Element& kText;
extern const Element& kCustomElement;

// Returns the set that consists of one edition.
Editions edition_bit(Edition edition);
// Returns null for an element without a row in the edition.
const Element* element_of(Editions edition, Namespace element_namespace, NameId name);
// The following functions return rows of all editions. uses_of() returns the rows of an attribute: those for
// certain elements and those for all.
std::span<const AttributeUse> uses_of(NameId attribute);
std::span<const ObsoleteUse> obsolete_uses_of(NameId attribute);
// Returns the rows of attributes that an element needs, as indexes into kAttributes.
std::span<const std::uint16_t> required_of(NameId element);
// Returns null if the element is not obsolete in the edition.
const ObsoleteElement* obsolete_element(Editions edition, NameId element);
// Returns the rows of an element; empty for unknown elements.
std::span<const ElementRole> element_roles(NameId element);
// Returns the bit of an aria-* attribute; 0 for other attributes.
AriaAttributes aria_attribute(NameId attribute);
// Whether the attribute is an event handler of all elements.
bool is_event_handler(NameId attribute);

// The texts of a finding, by FindingRule: its sentence, and the note of its second place (empty if there is
// none), both with placeholders.
extern const FindingRuleInfo kRules[];
extern const std::string_view kNotes[];

}  // namespace lockstep::detail::authoring

#endif
