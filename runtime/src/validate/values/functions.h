// Microsyntaxes that are not regular, or whose faults deserve specific sentences. Each function returns the
// first fault in a value. O(value)
#ifndef LOCKSTEP_VALIDATE_VALUES_FUNCTIONS_H
#define LOCKSTEP_VALIDATE_VALUES_FUNCTIONS_H

#include <optional>
#include <string_view>

#include "validate/values/value.h"

namespace lockstep::detail::authoring::value_functions {

using Fault = std::optional<ValueFault>;

// urls.cpp: https://url.spec.whatwg.org/#url-writing, possibly with spaces around it, which parsing removes.
Fault valid_url(std::string_view value);
Fault valid_non_empty_url(std::string_view value);
Fault valid_absolute_url(std::string_view value);

// images.cpp
// https://html.spec.whatwg.org/multipage/images.html#srcset-attribute
Fault image_candidate_strings(std::string_view value);
// https://html.spec.whatwg.org/multipage/images.html#valid-source-size-list
Fault source_size_list(std::string_view value);

// media.cpp and styles.cpp: CSS is checked only for brackets, media types, media features and units.
// https://drafts.csswg.org/mediaqueries/#typedef-media-query-list
Fault media_query_list(std::string_view value);
// https://drafts.csswg.org/css-color/#typedef-color
Fault css_color(std::string_view value);
// https://drafts.csswg.org/css-style-attr/#syntax
Fault style_declarations(std::string_view value);

// forms.cpp
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-detail-tokens
Fault autofill_detail_tokens(std::string_view value);
// Autofill detail tokens without “on” and “off”.
Fault autofill_detail_tokens_of_a_hidden_input(std::string_view value);
// Checks that brackets are balanced and quantifiers follow something repeatable; not all of ECMAScript's
// Pattern. https://html.spec.whatwg.org/multipage/input.html#attr-input-pattern
Fault regular_expression(std::string_view value);

// policies.cpp
// https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
Fault refresh(std::string_view value);
// https://w3c.github.io/webappsec-csp/#grammardef-serialized-policy
Fault content_security_policy(std::string_view value);
// https://w3c.github.io/webappsec-permissions-policy/#serialized-permissions-policy
Fault permissions_policy(std::string_view value);

// names.cpp
// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
Fault custom_element_name(std::string_view value);
// A URL, or a name without “.” and “:”.
// https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute
Fault property_name(std::string_view value);

// ../roles.cpp
// https://w3c.github.io/aria/#role_definitions
Fault role(std::string_view value);

// languages.cpp: https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
Fault subtags_are_registered(std::string_view tag);

// conditions.cpp: further conditions on values that match a grammar.
Fault a_component_is_given(std::string_view duration);
Fault corners_are_in_order(std::string_view rectangle);
Fault radius_is_not_negative(std::string_view circle);
Fault no_tab_or_newline_and_less_than_sign(std::string_view name);
// Checks a date at the beginning of the value.
Fault the_day_exists(std::string_view date);
Fault the_week_exists(std::string_view week);

}  // namespace lockstep::detail::authoring::value_functions

#endif
