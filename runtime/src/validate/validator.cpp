#include "lockstep/validator.h"

#include <algorithm>

#include "lockstep/parser.h"
#include "validate/content.h"
#include "validate/findings.h"
#include "validate/rules.h"
#include "validate/tables.h"

namespace lockstep {

namespace {

using detail::authoring::Findings;

constexpr std::string_view kParsingPage = "https://html.spec.whatwg.org/multipage/parsing.html";

Finding finding_of(const ParseError& error, Findings& findings) {
  Finding finding;
  finding.rule = parse_error_name(error);
  finding.range = findings.located({error.offset, error.end});
  finding.message = parse_error_message(error);
  finding.explanation = parse_error_explanation(error);
  finding.page = kParsingPage;
  finding.anchor = parse_error_anchor(error);
  if (error.second)
    finding.second = FindingNote{findings.located(error.second->range), parse_error_note(error)};
  return finding;
}

}  // namespace

Validation validate(const Document& document, const ValidateOptions& options) {
  Validation result;
  if (!document.has_positions()) {
    result.error = "the document has no positions; parse it with ParseOptions::positions";
    return result;
  }
  Findings findings(document);
  if (options.conformance) {
    detail::authoring::check_content(document, findings);
    detail::authoring::check_rules(document, findings);
  }
  if (options.parse_errors)
    for (const ParseError& error : document.errors()) result.findings.push_back(finding_of(error, findings));
  for (Finding& finding : findings.take()) result.findings.push_back(std::move(finding));
  std::stable_sort(result.findings.begin(), result.findings.end(), [](const Finding& a, const Finding& b) {
    return a.range.bytes.begin < b.range.bytes.begin;
  });
  return result;
}

std::vector<Finding> validate(std::string_view html, ParseOptions parse_options,
                              const ValidateOptions& options) {
  parse_options.positions = true;
  parse_options.collect_errors = true;
  return validate(parse(html, parse_options, Source::borrowed), options).findings;
}

std::span<const FindingRuleInfo> finding_rules() {
  return {detail::authoring::kRules, detail::authoring::kFindingRules};
}

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::warning:
      return "warning";
    case Severity::info:
      return "info";
    default:
      return "error";
  }
}

}  // namespace lockstep
