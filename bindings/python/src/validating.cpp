// validate() and finding_rules().
#include "core.h"

namespace lockstep::python {

namespace {

nb::object second_place(const std::optional<FindingNote>& second) {
  if (!second) return nb::none();
  const FindingRange& range = second->range;
  return record(python_type("SecondPlace"), text(second->message), byte_range(range.bytes), range.begin.line,
                range.begin.column);
}

nb::object validate(nb::handle html, bool parse_errors, bool conformance, const nb::kwargs& keywords) {
  Options options = read_options(keywords, Reads::html);
  options.parse.positions = options.parse.collect_errors = true;
  const Input input(html, Surrogates::keep);
  const Document document = parse_input(input, options);
  const Validation found = [&] {
    const WithoutGil without_gil(input.bytes.size() > kSmall);
    return lockstep::validate(document, {parse_errors, conformance});
  }();
  nb::list list;
  const nb::object type = python_type("Finding");
  for (const Finding& finding : found.findings) {
    const FindingRange& range = finding.range;
    list.append(record(type, text(finding.rule), text(severity_name(finding.severity)), text(finding.message),
                       text(finding.explanation), text(finding.link()), byte_range(range.bytes),
                       range.begin.line, range.begin.column, range.end.line, range.end.column,
                       second_place(finding.second)));
  }
  return list;
}

nb::object finding_rules() {
  nb::list list;
  const nb::object type = python_type("FindingRule");
  for (const FindingRuleInfo& rule : lockstep::finding_rules())
    list.append(
        type(text(rule.name), text(severity_name(rule.severity)), text(rule.sentence), text(rule.link)));
  return list;
}

}  // namespace

void bind_validating(nb::module_& module) {
  module.def("validate", &validate, nb::arg("html").none(), nb::kw_only(), nb::arg("parse_errors") = true,
             nb::arg("conformance") = true, nb::arg("parse_options"), doc("validate"));
  module.def("finding_rules", &finding_rules, doc("finding_rules"));
}

}  // namespace lockstep::python
