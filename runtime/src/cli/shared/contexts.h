// The option that names the context of a fragment.
#ifndef LOCKSTEP_CLI_SHARED_CONTEXTS_H
#define LOCKSTEP_CLI_SHARED_CONTEXTS_H

#include <string_view>

#include "lockstep/parser.h"

namespace lockstep::cli {

inline constexpr std::string_view kContextForms =
    "an HTML element like div, an SVG element like 'svg path' or a MathML element like 'math mi'";

// Returns the context that `text` names, as in the html5lib tests: "div", "svg path", "math mi". Refers to
// `text`. Throws UsageError for anything else.
FragmentContext fragment_context(std::string_view text);

}  // namespace lockstep::cli

#endif
