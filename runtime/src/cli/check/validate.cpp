// lockstep validate: where pages break the HTML Standard's rules for authors.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/check.h"
#include "cli/check/explanations.h"
#include "cli/shared/arguments.h"
#include "cli/shared/files.h"
#include "cli/shared/page.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

std::vector<std::string_view> names_in(std::string_view list) {
  std::vector<std::string_view> names;
  while (true) {
    const std::size_t comma = list.find(',');
    names.push_back(list.substr(0, comma));
    if (comma == std::string_view::npos) return names;
    list.remove_prefix(comma + 1);
  }
}

void leave_out(std::vector<Finding>& findings, std::span<const std::string_view> names) {
  std::erase_if(findings, [&](const Finding& finding) {
    return std::find(names.begin(), names.end(), finding.rule) != names.end();
  });
}

namespace validate_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "text|json|sarif|github|nu", "How to show the findings (default: text)."},
        Option{"--brief", "", "Text: one line per finding, without the source."},
        Option{"--summary", "", "Text: only how often each finding occurs."},
        kIgnoreOption,
        kBaselineOption,
        kWriteBaselineOption,
        Option{"--explain", "NAME", "Only explain the finding or the element named NAME."},
        kColorOption,
        flag_named(options::kParse, "max_errors"),
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows where each FILE, or standard input (-), differs from what the HTML Standard\n"
    "requires of authors: parse errors, elements where they are not allowed, attributes and\n"
    "values that do not exist, obsolete features.\n";

constexpr std::string_view kEpilogue =
    R"(--explain with the name of a finding shows its sentence, its clause of the Standard, the
selector of the elements that have it, if it has one, and an example of what is wrong and
what is right; with the name of an element, its categories, content, attributes and their
values.

Each finding has a name and a severity. An error means that the page does not conform; a
warning means that the Standard says "should" or calls the feature obsolete but
conforming. Parse errors and encoding errors are the same as for 'lockstep check'. Lines
and columns start at 1; columns count code points. The contents of svg and math are not
checked.

A baseline is for sites that already have findings: it lists how many findings of each
kind each file has. --baseline leaves out the findings of a kind unless the file now has
more of them; in that case, all findings of that kind are shown. Files are identified by
their names as given on the command line.

Formats:
  text    FILE:LINE:COLUMN: error: MESSAGE [NAME], the line with the part marked, and
          the clause of the Standard; FILE:LINE:COLUMN: note: what is at a second place
  json    One object per file, one per line: "file", "encoding", "truncated", "findings":
          like the "errors" in 'lockstep help check', but also with "severity"
  sarif   SARIF 2.1.0, for tools that collect results
  github  Workflow commands, which GitHub shows at the lines of a change
  nu      The JSON of the Nu Html Checker, for programs that read it

Exit code: 0 if there are no errors, even if there are warnings; 1 if there are errors, or
if an input could not be read or exceeded one of the --limits; 2 for incorrect usage.
)";

// Appends a line with a label, unless the text is empty.
void append_line(std::string& out, std::string_view label, std::string_view text) {
  if (!text.empty()) out.append("  ").append(label).append(text).append("\n");
}

int explain(std::string_view name) {
  std::vector<std::string_view> known;
  std::string out;
  for (const FindingRuleInfo& rule : finding_rules()) {
    if (rule.name == name) {
      const FindingExample& example = finding_examples()[known.size()];
      out.append(name).append(" (").append(severity_name(rule.severity)).append(")\n");
      append_line(out, "", rule.sentence);
      append_line(out, "", rule.link);
      append_line(out, "found by: ", example.subject);
      append_line(out, "wrong: ", example.wrong);
      append_line(out, "right: ", example.right);
    }
    known.push_back(rule.name);
  }
  if (name.size() > 2 && name.front() == '<' && name.back() == '>') name = name.substr(1, name.size() - 2);
  for (const ElementRequirements& element : element_requirements()) {
    if (element.name == name) out.append("<").append(name).append(">\n").append(element.text);
    known.push_back(element.name);
  }
  if (out.empty()) {
    const auto meant = nearest(name, known, 1);
    if (meant.empty())
      known.resize(finding_rules().size());
    else
      known = {meant[0]};
    throw UsageError(unknown_word("finding or element", name, known) +
                     "; 'lockstep check' explains parse errors");
  }
  write_output(out);
  return kSuccess;
}

int run(const Arguments& arguments) {
  if (const auto name = arguments.find("--explain")) return explain(*name);
  return check_inputs(arguments, validate_command, FindingsOf::validate);
}

}  // namespace
}  // namespace validate_parts

const Command validate_command = {
    "validate",
    "Show where pages do not conform to the Standard.",
    "[FILE|-]...",
    validate_parts::kDetails,
    validate_parts::kOptions,
    validate_parts::kEpilogue,
    validate_parts::run,
};

}  // namespace lockstep::cli
