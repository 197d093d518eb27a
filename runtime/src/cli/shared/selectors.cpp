// Commands' selectors and XPath expressions.
#include "cli/shared/selectors.h"

#include <cstddef>
#include <string>

#include "cli/shared/terminal.h"

namespace lockstep::cli {

namespace selectors_parts {
namespace {

UsageError incorrect(std::string_view text, const std::string& message, std::size_t offset) {
  const std::size_t column = width_of(shown_name(text.substr(0, offset)));
  return UsageError(message + "\n  " + shown_name(text) + "\n  " + std::string(column, ' ') + "^");
}

}  // namespace
}  // namespace selectors_parts

UsageError incorrect_selector(std::string_view css, const SelectorError& error) {
  return selectors_parts::incorrect(css, error.message, error.offset);
}

Selector selector_of(std::string_view css, bool values) {
  const SelectorResult result = Selector::parse(css, {.extensions = true});
  if (!result) throw incorrect_selector(css, result.error());
  if (!values && result->selects_values())
    throw UsageError("“::text” and “::attr()” do not select elements, which this command needs");
  return *result;
}

ParsedXPath parsed_xpath(std::string_view expression) {
  static constexpr NamespacePrefix kPrefixes[] = {{"html", Namespace::html},
                                                  {"svg", Namespace::svg},
                                                  {"math", Namespace::mathml},
                                                  {"xlink", Namespace::xlink}};
  return XPath::parse(expression, {.namespaces = kPrefixes, .extensions = true});
}

XPath xpath_of(std::string_view expression) {
  const ParsedXPath result = parsed_xpath(expression);
  if (!result) throw selectors_parts::incorrect(expression, result.error().message, result.error().offset);
  return *result;
}

}  // namespace lockstep::cli
