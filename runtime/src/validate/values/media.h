// Media conditions, which `media` and `sizes` have in common.
#ifndef LOCKSTEP_VALIDATE_VALUES_MEDIA_H
#define LOCKSTEP_VALIDATE_VALUES_MEDIA_H

#include <optional>

#include "validate/values/css_tokens.h"

namespace lockstep::detail::authoring {

// Reads a media condition, from “(” or “not” on.
// https://drafts.csswg.org/mediaqueries/#typedef-media-condition
std::optional<ValueFault> media_condition_fault(CssTokens& tokens);

// A length that is not negative, or a function such as calc(), of which only the brackets are read.
// https://drafts.csswg.org/css-values/#lengths
bool is_css_length(const CssToken& token);

}  // namespace lockstep::detail::authoring

#endif
