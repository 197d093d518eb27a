// Values for meta elements, and policies.
#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

std::string_view take_token(Scanner& scanner) {
  scanner.skip_spaces();
  return scanner.take_while([](char c) { return !is_ascii_space(c); });
}

// https://w3c.github.io/webappsec-csp/#grammardef-serialized-directive
Fault directive_fault(std::string_view directive) {
  Scanner scanner(directive);
  const std::string_view name = take_token(scanner);
  if (name.empty()) return std::nullopt;
  const std::size_t begin = scanner.at() - name.size();
  if (is_valid(ValueSyntax::csp_directive_ignored_in_a_meta_element, name))
    return fault_at(begin, scanner.at(),
                    quoted_value(name) +
                        " has no effect in a meta element: send it in the Content-Security-Policy header.");
  if (is_valid(ValueSyntax::csp_directive, name)) return std::nullopt;
  if (!is_valid(ValueSyntax::csp_directive_of_sources, name))
    return fault_at(begin, scanner.at(), quoted_value(name) + " is not the name of a directive.");
  for (std::string_view source = take_token(scanner); !source.empty(); source = take_token(scanner))
    if (Fault fault = value_fault(ValueSyntax::csp_source_expression, source))
      return moved(fault, scanner.at() - source.size());
  return std::nullopt;
}

}  // namespace

Fault value_functions::refresh(std::string_view value) {
  constexpr std::string_view kHint =
      "Write a number of seconds, or a number and a URL, as in 5; url=page.html.";
  Scanner scanner(value);
  if (scanner.take_while(is_ascii_digit).empty()) return scanner.unexpected(kHint);
  if (scanner.is_done()) return std::nullopt;
  if (!scanner.take(';') || !scanner.skip_spaces()) return scanner.unexpected(kHint);
  if (!equals_ignoring_case(scanner.rest().substr(0, 4), "url=")) return scanner.unexpected(kHint);
  scanner.skip(4);
  if (scanner.next() == '\'' || scanner.next() == '"')
    return scanner.unexpected("Write the URL without quotation marks.");
  return moved(valid_url(scanner.rest()), scanner.at());
}

Fault value_functions::content_security_policy(std::string_view value) {
  Scanner scanner(value);
  do {
    const std::size_t begin = scanner.at();
    if (Fault fault = directive_fault(scanner.take_until(';'))) return moved(fault, begin);
  } while (scanner.take(';'));
  return std::nullopt;
}

Fault value_functions::permissions_policy(std::string_view value) {
  Scanner scanner(value);
  do {
    const std::size_t begin = scanner.at();
    Scanner directive(scanner.take_until(';'));
    const std::string_view name = take_token(directive);
    const auto in_name = [](char c) { return is_ascii_alphanumeric(c) || c == '-'; };
    for (const char c : name)
      if (!in_name(c))
        return fault_at(
            begin + directive.at() - name.size(), begin + directive.at(),
            quoted_value(name) +
                " is not the name of a feature: write names separated by “;”, as in camera; fullscreen *.");
  } while (scanner.take(';'));
  return std::nullopt;
}

}  // namespace lockstep::detail::authoring
