// Commands' selectors and XPath expressions.
#ifndef LOCKSTEP_CLI_SHARED_SELECTORS_H
#define LOCKSTEP_CLI_SHARED_SELECTORS_H

#include <string_view>

#include "cli/shared/command.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

// Returns the error in a selector, with a mark under its place.
UsageError incorrect_selector(std::string_view css, const SelectorError& error);

// Parses a selector. Throws UsageError; without `values`, also for a selector of text nodes or attributes.
Selector selector_of(std::string_view css, bool values = false);
// Parse an expression with all extensions and the prefixes html, svg, math and xlink. The first function
// throws UsageError; the second returns the error.
XPath xpath_of(std::string_view expression);
ParsedXPath parsed_xpath(std::string_view expression);

}  // namespace lockstep::cli

#endif
