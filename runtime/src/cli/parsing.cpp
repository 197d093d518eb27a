// The options that control how an input is parsed.
#include "cli/parsing.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "cli/editions.h"
#include "cli/encodings.h"

namespace lockstep::cli {

namespace {

Limits limits_of(std::string_view list) {
  Limits limits;
  while (!list.empty()) {
    const std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    const std::string_view name = one.substr(0, one.find('='));
    constexpr std::string_view kNames[] = {"bytes", "nodes", "depth", "attributes", "errors", "memory"};
    std::size_t* const fields[] = {&limits.input_bytes, &limits.nodes,  &limits.depth,
                                   &limits.attributes,  &limits.errors, &limits.memory_bytes};
    const auto known = std::find(std::begin(kNames), std::end(kNames), name);
    if (known == std::end(kNames)) throw UsageError(unknown_word("limit", name, kNames));
    *fields[known - std::begin(kNames)] = number_of(kLimitsOption.name, "numbers, as in nodes=10000",
                                                    one.substr(std::min(one.size(), name.size() + 1)));
  }
  return limits;
}

}  // namespace

ParseOptions parse_options(const Arguments& arguments) {
  ParseOptions options;
  options.edition = edition_option(arguments);
  options.scripting = arguments.value_or(kScriptingOption.name, "off") == "on";
  options.allow_declarative_shadow_roots = arguments.has(kShadowRootsOption.name);
  options.limits = limits_of(arguments.value_or(kLimitsOption.name, ""));
  return options;
}

void refuse_encoding_of_fragment(const Arguments& arguments) {
  if (!arguments.has(kFragmentOption.name)) return;
  for (const Option& option : {kEncodingOption, kContentTypeOption, kLocaleOption})
    if (arguments.has(option.name))
      throw UsageError(std::string(option.name) +
                       " cannot be combined with --fragment: a fragment is text, read as UTF-8");
}

}  // namespace lockstep::cli
