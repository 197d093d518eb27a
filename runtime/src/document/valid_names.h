// Which names a change may give to attributes.
#ifndef LOCKSTEP_DOCUMENT_VALID_NAMES_H
#define LOCKSTEP_DOCUMENT_VALID_NAMES_H

#include <string_view>

namespace lockstep::detail {

// https://dom.spec.whatwg.org/#valid-attribute-local-name
bool is_valid_attribute_local_name(std::string_view name);

}  // namespace lockstep::detail

#endif
