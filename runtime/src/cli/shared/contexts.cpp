// Parsing the name of a fragment's context.
#include "cli/shared/contexts.h"

#include <string>

#include "cli/shared/command.h"

namespace lockstep::cli {

FragmentContext fragment_context(std::string_view text) {
  FragmentContext context;
  context.local_name = text;
  if (text.starts_with("svg ")) {
    context.element_namespace = Namespace::svg;
    context.local_name.remove_prefix(4);
  } else if (text.starts_with("math ")) {
    context.element_namespace = Namespace::mathml;
    context.local_name.remove_prefix(5);
  }
  // Accepts only names that a tag can have.
  constexpr std::string_view kNotInNames("\t\n\f\r />\0", 8);
  const char first = context.local_name.empty() ? '\0' : static_cast<char>(context.local_name[0] | 0x20);
  if (first < 'a' || first > 'z' || context.local_name.find_first_of(kNotInNames) != std::string_view::npos)
    throw UsageError("unknown context '" + std::string(text) + "': it must be " + std::string(kContextForms));
  return context;
}

}  // namespace lockstep::cli
