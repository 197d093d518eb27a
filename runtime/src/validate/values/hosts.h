// Hosts of URLs, as authors must write them. https://url.spec.whatwg.org/#host-writing
#ifndef LOCKSTEP_VALIDATE_VALUES_HOSTS_H
#define LOCKSTEP_VALIDATE_VALUES_HOSTS_H

#include <optional>
#include <string_view>

#include "validate/values/value.h"

namespace lockstep::detail::authoring {

// The fault of a valid host string if `special`, or else of a valid opaque-host string; not empty. Of domains
// that are not ASCII, Unicode's tables for IDNA are not read: only the mapping of full-width characters,
// characters that are ignored, and those that no domain may have.
std::optional<ValueFault> host_fault(std::string_view host, bool special);

// https://url.spec.whatwg.org/#url-code-points
bool is_url_code_point(std::string_view character);

}  // namespace lockstep::detail::authoring

#endif
