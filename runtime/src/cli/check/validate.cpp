// lockstep validate: where pages break the HTML Standard's rules for authors.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "cli/check/check.h"
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
        Option{"--explain", "RULE", "Only explain what the findings named RULE mean."},
        kColorOption,
        flag_named(options::kParse, "max_errors"),
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows where each FILE, or standard input (-), differs from what the HTML Standard\n"
    "requires of authors: parse errors, elements where they are not allowed, attributes and\n"
    "values that do not exist, obsolete features.\n";

constexpr std::string_view kEpilogue =
    R"(Each finding has a name and a severity. An error means that the page does not conform; a
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

int explain(std::string_view name) {
  std::vector<std::string_view> known;
  for (const FindingRuleInfo& rule : finding_rules()) {
    known.push_back(rule.name);
    if (rule.name != name) continue;
    std::string out(name);
    out.append(" (").append(severity_name(rule.severity)).append(")\n  ").append(rule.sentence);
    write_output(out.append("\n  ").append(rule.link).append("\n"));
    return kSuccess;
  }
  throw UsageError(unknown_word("finding", name, known) + "; 'lockstep check' explains parse errors");
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
