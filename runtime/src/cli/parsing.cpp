#include "cli/parsing.h"

#include <string>

#include "cli/editions.h"
#include "cli/encodings.h"

namespace lockstep::cli {

ParseOptions parse_options(const Arguments& arguments) {
  ParseOptions options;
  options.edition = edition_option(arguments);
  options.scripting = arguments.value_or(kScriptingOption.name, "off") == "on";
  options.allow_declarative_shadow_roots = arguments.has(kShadowRootsOption.name);
  return options;
}

void refuse_encoding_of_fragment(const Arguments& arguments) {
  if (!arguments.has(kFragmentOption.name)) return;
  for (const Option& option : {kEncodingOption, kContentTypeOption, kLocaleOption})
    if (arguments.has(option.name))
      throw UsageError(std::string(option.name) +
                       " has no meaning with --fragment: innerHTML is text, not bytes, and is read as UTF-8");
}

}  // namespace lockstep::cli
