#include "validate/roles.h"

#include <algorithm>
#include <bit>
#include <string>

#include "document/access.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "text/similar_name.h"
#include "text/spaces.h"
#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

// The maximum number of roles in a sentence.
constexpr std::size_t kMostRoles = 12;

template <typename Action>
void for_each_role(const RoleSet& roles, const Action& action) {
  for (std::size_t word = 0; word < roles.bits.size(); ++word)
    for (std::uint64_t rest = roles.bits[word]; rest != 0; rest &= rest - 1)
      action(static_cast<RoleNumber>(word * 64 + static_cast<unsigned>(std::countr_zero(rest))));
}

// Returns the names of at most kMostRoles roles, without deprecated ones.
std::string names_of(const RoleSet& roles) {
  std::string names;
  std::size_t count = 0;
  for_each_role(roles, [&](RoleNumber role) {
    if (kRoles[role].is_deprecated) return;
    if (count++ == kMostRoles) names.append(", …");
    if (count <= kMostRoles) names.append(names.empty() ? "" : ", ").append(kRoles[role].name);
  });
  return names;
}

AriaAttributes supported_by(RoleNumber role) { return role == kNoRole ? 0 : kRoles[role].supported; }

}  // namespace

RoleNumber role_of(std::string_view name) {
  const std::string wanted = in_ascii_lowercase(name);
  const RoleName* end = kRolesInOrder + kRoleCount;
  const RoleName* found =
      std::lower_bound(kRolesInOrder, end, wanted,
                       [](const RoleName& role, std::string_view text) { return role.name < text; });
  return found != end && found->name == wanted ? found->number : kNoRole;
}

value_functions::Fault value_functions::role(std::string_view value) {
  if (role_of(value) != kNoRole) return std::nullopt;
  SimilarName similar(value);
  for (std::size_t i = 0; i < kRoleCount; ++i) similar.consider(kRoles[i].name);
  std::string sentence = quoted_value(value) + " is not a role.";
  if (!similar.best().empty()) sentence.append(" Did you mean ").append(similar.best()).append("?");
  return fault_at(0, value.size(), sentence);
}

RoleSet RoleCheck::check(const AuthoredElement& element, const RoleSet& around) {
  const Roles roles = roles_of(element);
  check_written(element, roles);
  check_place(element, roles, around);
  check_attributes(element, roles);
  check_required(element, roles);
  RoleSet inside = around;
  if (roles.first != kNoRole)
    for_each_role(roles.written, [&](RoleNumber role) { inside.add(role); });
  else if (roles.row != nullptr && roles.row->own != kNoRole)
    inside.add(roles.row->own);
  return inside;
}

RoleCheck::Roles RoleCheck::roles_of(const AuthoredElement& element) const {
  Roles roles;
  for (const ElementRole& row : element_roles(element.name())) {
    if (!element.all_hold(row.conditions)) continue;
    roles.row = &row;
    break;
  }
  any_token(element.value(attr::role).value_or(""), [&](std::string_view token) {
    if (const RoleNumber role = role_of(token); role != kNoRole) {
      if (roles.first == kNoRole) roles.first = role;
      roles.written.add(role);
    }
    return false;
  });
  return roles;
}

// https://www.w3.org/TR/html-aria/#docconformance
void RoleCheck::check_written(const AuthoredElement& element, const Roles& roles) {
  if (roles.first == kNoRole) return;
  const Node node = element.node;
  const auto index = element.index(attr::role);
  for_each_role(roles.written, [&](RoleNumber role) {
    const std::string_view name = kRoles[role].name;
    if (kRoles[role].is_deprecated)
      findings_.add_about_attribute(FindingRule::role_deprecated, node, index, {{"role", name}},
                                    kRoles[role].link);
    if (roles.row == nullptr) return;
    if (role == roles.row->own) {
      findings_.add_about_attribute(FindingRule::role_redundant, node, index,
                                    {{"element", tag_of(node)}, {"role", name}}, roles.row->link);
    } else if (!roles.row->any && !roles.row->roles.contains(role)) {
      const std::string allowed = roles.row->roles.is_empty()
                                      ? "Its role cannot be changed."
                                      : "It may have: " + names_of(roles.row->roles) + ".";
      findings_.add_about_attribute(FindingRule::role_not_allowed, node, index,
                                    {{"element", tag_of(node)}, {"role", name}, {"allowed", allowed}},
                                    roles.row->link);
    }
  });
}

// https://w3c.github.io/aria/#scope
void RoleCheck::check_place(const AuthoredElement& element, const Roles& roles, const RoleSet& around) {
  if (!roles.is_changed()) return;
  const Role& role = kRoles[roles.first];
  const Node node = element.node;
  if (role.not_inside.meets(around)) {
    findings_.add(FindingRule::role_not_inside, node,
                  {{"role", role.name}, {"around", names_of(role.not_inside)}}, role.link);
  } else if (!role.inside.is_empty() && !role.inside.meets(around) && !is_owned(element)) {
    findings_.add(FindingRule::role_outside, node, {{"role", role.name}, {"around", names_of(role.inside)}},
                  role.link);
  }
}

void RoleCheck::check_attributes(const AuthoredElement& element, const Roles& roles) {
  const Node node = element.node;
  const ElementRole* row = roles.row;
  AriaAttributes supported = row == nullptr ? ~AriaAttributes{0} : row->attributes;
  if (row == nullptr || row->of_roles) {
    supported |= kGlobalAttributes | (row == nullptr ? 0 : supported_by(row->own));
    for_each_role(roles.written, [&](RoleNumber role) { supported |= supported_by(role); });
  }
  const RoleNumber role = roles.first != kNoRole ? roles.first : row != nullptr ? row->own : kNoRole;
  AriaAttributes prohibited = role == kNoRole ? 0 : kRoles[role].prohibited;
  if (row != nullptr && !row->may_be_named && !roles.is_changed()) prohibited |= kNamingAttributes;
  const AttributeRecord* records = element.tree().attributes(element.id());
  for (std::uint32_t i = 0; i < element.tree().attribute_count(element.id()); ++i) {
    const AriaAttributes bit = aria_attribute(records[i].name);
    if (bit == 0 || ((supported & bit) != 0 && (prohibited & bit) == 0)) continue;
    const bool has_role = roles.first != kNoRole || (role != kNoRole && row->may_be_named);
    const std::string what =
        has_role ? std::string("with the role ").append(kRoles[role].name) : std::string("without a role");
    Finding& finding =
        findings_.add_about_attribute(FindingRule::aria_attribute_not_allowed, node, i,
                                      {{"attribute", element.tree().attribute_names.name(records[i].name)},
                                       {"element", tag_of(node)},
                                       {"what", what}},
                                      row != nullptr ? row->link : kRoles[role].link);
    if ((prohibited & bit) == 0 && (kFormerGlobalAttributes & bit) != 0 && (row == nullptr || row->of_roles))
      finding.severity = Severity::warning;
  }
}

// https://w3c.github.io/aria/#requiredState
void RoleCheck::check_required(const AuthoredElement& element, const Roles& roles) {
  if (!roles.is_changed()) return;
  const Role& role = kRoles[roles.first];
  AriaAttributes missing = role.required;
  // The element's implicit semantics provide the same information.
  if (roles.row != nullptr && roles.row->own != kNoRole) missing &= ~kRoles[roles.row->own].required;
  const AttributeRecord* records = element.tree().attributes(element.id());
  for (std::uint32_t i = 0; i < element.tree().attribute_count(element.id()); ++i)
    missing &= ~aria_attribute(records[i].name);
  const Node node = element.node;
  for (AriaAttributes rest = missing; rest != 0; rest &= rest - 1) {
    const AttributeUse* use = kAttributes;
    while (aria_attribute(use->attribute) != (rest & -rest)) ++use;
    findings_.add(FindingRule::aria_attribute_missing, node,
                  {{"element", tag_of(node)},
                   {"role", role.name},
                   {"attribute", element.tree().attribute_names.name(use->attribute)}},
                  role.link);
  }
}

bool RoleCheck::is_owned(const AuthoredElement& element) {
  if (!owned_) {
    owned_.emplace();
    for (NodeId node = 0; node < element.tree().nodes.size(); ++node) {
      if (element.tree().type(node) != NodeType::element) continue;
      const AttributeRecord* owns = element.tree().attribute(node, attr::aria_owns);
      if (owns == nullptr) continue;
      any_token(element.tree().text(owns->value), [&](std::string_view id) {
        owned_->insert(id);
        return false;
      });
    }
  }
  const auto id = element.value(attr::id);
  return id && owned_->contains(*id);
}

}  // namespace lockstep::detail::authoring
