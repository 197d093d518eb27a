#ifndef LOCKSTEP_CLI_CONTEXTS_H
#define LOCKSTEP_CLI_CONTEXTS_H

#include <string_view>

#include "lockstep/parser.h"

namespace lockstep::cli {

inline constexpr std::string_view kContextForms =
    "an HTML element like div, an SVG element like 'svg path' or a MathML element like 'math mi'";

// The context that `text` names, in the words of the html5lib tests: "div", "svg path", "math mi". Refers to
// `text`. Throws UsageError for anything else.
FragmentContext fragment_context(std::string_view text);

}  // namespace lockstep::cli

#endif
