// The selectors and the XPath expressions of commands.
#ifndef LOCKSTEP_CLI_SHARED_SELECTORS_H
#define LOCKSTEP_CLI_SHARED_SELECTORS_H

#include <string_view>

#include "cli/shared/command.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

// An error of a selector or an expression, with a mark under its place.
UsageError incorrect_selector(std::string_view css, const SelectorError& error);

// Throws UsageError; without `values` also for a selector of texts or attributes.
Selector selector_of(std::string_view css, bool values = false);
// With all extensions, and the prefixes html, svg, math and xlink. Throws UsageError.
XPath xpath_of(std::string_view expression);
ParsedXPath parsed_xpath(std::string_view expression);

}  // namespace lockstep::cli

#endif
