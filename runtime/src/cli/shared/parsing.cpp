// The options that control how an input is parsed.
#include "cli/shared/parsing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cli/shared/encodings.h"

namespace lockstep::cli {

namespace {

Limits limits_of(std::string_view list) {
  Limits limits;
  while (!list.empty()) {
    const std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    const std::string_view name = one.substr(0, one.find('='));
    bool is_known = false;
    std::vector<std::string_view> known;
    options::for_each(options::kLimits, [&](const auto& row) {
      known.push_back(row.name);
      if (row.name != name) return;
      is_known = true;
      limits.*row.member = number_of(kLimitsOption.name, "numbers, as in nodes=10000",
                                     one.substr(std::min(one.size(), name.size() + 1)));
    });
    if (!is_known) throw UsageError(unknown_word("limit", name, known));
  }
  return limits;
}

}  // namespace

ParseOptions parse_options(const Arguments& arguments) {
  ParseOptions options;
  read_flags(arguments, options::kParse, options);
  options.limits = limits_of(arguments.value_or(kLimitsOption.name, ""));
  return options;
}

void refuse_encoding_of_fragment(const Arguments& arguments) {
  if (!arguments.has(kFragmentOption.name)) return;
  for (const Option& option : kEncodingFlags)
    if (arguments.has(option.name))
      throw UsageError(std::string(option.name) +
                       " cannot be combined with --fragment: a fragment is text, read as UTF-8");
}

}  // namespace lockstep::cli
