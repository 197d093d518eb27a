// The hosts of URLs as authors must write them. https://url.spec.whatwg.org/#host-writing
#ifndef LOCKSTEP_VALIDATE_VALUES_HOSTS_H
#define LOCKSTEP_VALIDATE_VALUES_HOSTS_H

#include <optional>
#include <string_view>

#include "validate/values/value.h"

namespace lockstep::detail::authoring {

// Returns the fault in the host of a URL; nullopt if it is empty or valid. With `special`, it must be a valid
// host string; otherwise, a valid opaque-host string. For domains outside ASCII, Unicode's full IDNA tables
// are not used: only the mapping of full-width characters, ignored characters, and those that no domain may
// contain.
std::optional<ValueFault> host_fault(std::string_view host, bool special);

// https://url.spec.whatwg.org/#url-code-points
bool is_url_code_point(std::string_view character);

}  // namespace lockstep::detail::authoring

#endif
