// The selectors of commands.
#include "cli/shared/selectors.h"

#include <cstddef>
#include <string>

#include "cli/shared/command.h"
#include "cli/shared/terminal.h"

namespace lockstep::cli {

Selector selector_of(std::string_view css) {
  const SelectorResult result = Selector::parse(css);
  if (result) return *result;
  const SelectorError& error = result.error();
  const std::size_t column = width_of(shown_name(css.substr(0, error.offset)));
  throw UsageError(error.message + "\n  " + shown_name(css) + "\n  " + std::string(column, ' ') + "^");
}

}  // namespace lockstep::cli
