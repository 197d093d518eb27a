// ARIA in HTML: roles and aria-* attributes.
#ifndef LOCKSTEP_VALIDATE_ROLES_H
#define LOCKSTEP_VALIDATE_ROLES_H

#include <optional>
#include <string_view>
#include <unordered_set>

#include "validate/conditions.h"
#include "validate/findings.h"
#include "validate/tables.h"

namespace lockstep::detail::authoring {

// Returns the number of a role that authors may use, ignoring ASCII case; kNoRole for other words. O(log
// roles)
RoleNumber role_of(std::string_view name);

class RoleCheck {
 public:
  explicit RoleCheck(Findings& findings) : findings_(findings) {}

  // Adds the findings about the role and the aria-* attributes of an element. Returns the roles around its
  // children: `around` with the element's own.
  RoleSet check(const AuthoredElement& element, const RoleSet& around);

 private:
  struct Roles {
    const ElementRole* row = nullptr;
    RoleSet written;
    RoleNumber first = kNoRole;  // the first role written by the author
    bool is_changed() const { return first != kNoRole && (row == nullptr || first != row->own); }
  };

  Roles roles_of(const AuthoredElement& element) const;
  void check_written(const AuthoredElement& element, const Roles& roles);
  void check_place(const AuthoredElement& element, const Roles& roles, const RoleSet& around);
  void check_attributes(const AuthoredElement& element, const Roles& roles);
  void check_required(const AuthoredElement& element, const Roles& roles);
  bool is_owned(const AuthoredElement& element);

  Findings& findings_;
  std::optional<std::unordered_set<std::string_view>> owned_;  // ids in aria-owns, once they are needed
};

}  // namespace lockstep::detail::authoring

#endif
