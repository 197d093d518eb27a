// Validation: what does not conform to the Standard.
#include <charconv>

#include "instance.h"

namespace lockstep::web {

namespace {

void append_text(std::string& out, std::string_view before, std::string_view text) {
  out += before;
  append_json_string(out, text);
}
void append_number(std::string& out, std::string_view before, std::uint32_t number) {
  char digits[10];
  out.append(before).append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

// Appends a range, with offsets in the input's units.
void append_range(std::string& out, Held& held, const FindingRange& range) {
  append_number(out, ",\"line\":", range.begin.line);
  append_number(out, ",\"column\":", range.begin.column);
  append_number(out, ",\"endLine\":", range.end.line);
  append_number(out, ",\"endColumn\":", range.end.column);
  append_number(out, ",\"offset\":", held.offset(range.bytes.begin));
  append_number(out, ",\"end\":", held.offset(range.bytes.end));
}

}  // namespace

// Finds what is wrong with the document, which must have positions and errors. Result: JSON. `which`: 1 parse
// errors, 2 everything else.
LOCKSTEP_WEB(validate) void validate_document(Held* held, std::uint32_t which) {
  const Validation found =
      validate(*held->document, {.parse_errors = (which & 1) != 0, .conformance = (which & 2) != 0});
  std::string out = "[";
  for (const Finding& finding : found.findings) {
    append_text(out, out.size() == 1 ? "{\"rule\":" : ",{\"rule\":", finding.rule);
    append_text(out, ",\"severity\":", severity_name(finding.severity));
    append_text(out, ",\"message\":", finding.message);
    append_range(out, *held, finding.range);
    if (finding.second) {
      append_text(out, ",\"second\":{\"note\":", finding.second->message);
      append_range(out, *held, finding.second->range);
      out += '}';
    }
    append_text(out, ",\"link\":", finding.link());
    out += '}';
  }
  set_result(std::move(out += "]"));
}

// Result: the kinds of findings, as JSON.
LOCKSTEP_WEB(finding_rules) void write_finding_rules() {
  std::string out = "[";
  for (const FindingRuleInfo& rule : finding_rules()) {
    append_text(out, out.size() == 1 ? "{\"name\":" : ",{\"name\":", rule.name);
    append_text(out, ",\"severity\":", severity_name(rule.severity));
    append_text(out, ",\"sentence\":", rule.sentence);
    append_text(out, ",\"link\":", rule.link);
    out += '}';
  }
  set_result(std::move(out += "]"));
}

LOCKSTEP_WEB(version) void version() { set_static_result(LOCKSTEP_VERSION); }

}  // namespace lockstep::web
