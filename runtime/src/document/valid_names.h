// Tests whether attribute names and tokens are valid.
#ifndef LOCKSTEP_DOCUMENT_VALID_NAMES_H
#define LOCKSTEP_DOCUMENT_VALID_NAMES_H

#include <string_view>

namespace lockstep::detail {

// https://dom.spec.whatwg.org/#valid-attribute-local-name
bool is_valid_attribute_local_name(std::string_view name);

// Whether a DOMTokenList accepts the token: https://dom.spec.whatwg.org/#dom-domtokenlist-add.
inline bool is_valid_token(std::string_view token) {
  return !token.empty() && token.find_first_of("\t\n\f\r ") == std::string_view::npos;
}

}  // namespace lockstep::detail

#endif
