// validate() on text parsed whole and in pieces: the findings are the same, and in the order of the input.
// Their ranges are inside the input, and their lines and columns match it. Parse errors are included.
#include "fuzz.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lockstep/validator.h"

namespace lockstep::fuzz {
namespace {

void describe(const FindingRange& range, std::string& out) {
  out.append(std::to_string(range.bytes.begin)).append("-").append(std::to_string(range.bytes.end));
}

std::string describe(const std::vector<Finding>& findings) {
  std::string out;
  for (const Finding& finding : findings) {
    describe(finding.range, out);
    out.append(" ").append(finding.rule).append(": ").append(finding.message);
    if (finding.second) {
      out.append(" / ").append(finding.second->message).append(" ");
      describe(finding.second->range, out);
    }
    out += '\n';
  }
  return out;
}

void check_range(const Document& document, const FindingRange& range, std::string_view input) {
  expect(range.bytes.begin <= range.bytes.end, "a range ends before it begins");
  expect(range.bytes.end <= input.size(), "a range ends after the input");
  const LineColumn begin = document.line_column(range.bytes.begin),
                   end = document.line_column(range.bytes.end);
  expect(begin.line == range.begin.line && begin.column == range.begin.column,
         "a finding begins on another line or column");
  expect(end.line == range.end.line && end.column == range.end.column,
         "a finding ends on another line or column");
}

void check_findings(const Document& document, const std::vector<Finding>& findings, std::string_view input) {
  std::set<std::string_view> errors;
  for (const ParseError& error : document.errors()) errors.insert(parse_error_name(error));
  std::set<std::string_view> rules;
  for (const FindingRuleInfo& rule : finding_rules()) rules.insert(rule.name);
  std::uint64_t before = 0;
  for (const Finding& finding : findings) {
    check_range(document, finding.range, input);
    if (finding.second) check_range(document, finding.second->range, input);
    expect(finding.range.bytes.begin >= before, "findings are not in the order of the input");
    before = finding.range.bytes.begin;
    expect(!finding.message.empty() && finding.link().starts_with("https://"),
           "a finding has no message or no link");
    expect(rules.count(finding.rule) + errors.count(finding.rule) == 1, "the rule of a finding is unknown");
  }
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  ParseOptions options = read->options;
  options.positions = options.collect_errors = true;
  const Document document =
      read->context ? parse_fragment(read->markup, *read->context, options) : parse(read->markup, options);
  const Validation whole = validate(document);
  expect(static_cast<bool>(whole), "the document cannot be checked");
  check_findings(document, whole.findings, read->markup);
  const std::string described = describe(whole.findings);
  const std::size_t of_authors = validate(document, {.parse_errors = false}).findings.size();
  const std::size_t of_parser = validate(document, {.conformance = false}).findings.size();
  expect(of_authors + of_parser == whole.findings.size(), "the two kinds of findings do not add up");
  if (read->context) return;
  expect_same("findings of the text", described, describe(validate(read->markup, options)));
  Parser parser(options);
  write_pieces(pieces_of(*read), [&](std::string_view piece) { (void)parser.write(piece); });
  const Document in_pieces = parser.finish();
  expect_same("findings of pieces", described, describe(validate(in_pieces).findings));
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
