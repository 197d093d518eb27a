// Media conditions, which are used in `media` and `sizes`.
#ifndef LOCKSTEP_VALIDATE_VALUES_MEDIA_H
#define LOCKSTEP_VALIDATE_VALUES_MEDIA_H

#include <optional>

#include "validate/values/css_tokens.h"

namespace lockstep::detail::authoring {

// Reads a media condition, from “(” or “not” on.
// https://drafts.csswg.org/mediaqueries/#typedef-media-condition
std::optional<ValueFault> media_condition_fault(CssTokens& tokens);

// Whether the token is a nonnegative length: 0, or a number with a unit of length. A function such as calc()
// is not one.
// https://drafts.csswg.org/css-values/#lengths
bool is_css_length(const CssToken& token);

}  // namespace lockstep::detail::authoring

#endif
