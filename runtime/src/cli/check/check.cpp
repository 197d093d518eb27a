// lockstep check: the parse errors of pages.

#include "cli/check/check.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace check_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "text|json|sarif|github", "How to show the errors (default: text)."},
        Option{"--brief", "", "Text: one line per error, without the source."},
        Option{"--summary", "", "Text: only how often each error occurs."},
        kColorOption,
        flag_named(options::kParse, "max_errors"),
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows the parse errors of each FILE, or of standard input (-): where they are, and\n"
    "how the parser handled them.\n";

constexpr std::string_view kEpilogue =
    R"(Each error has a name: the Standard's code or, for errors of tree construction, which
the Standard does not name, one of Lockstep's own. Lines and columns start at 1;
columns count code points. The encoding of a page is found as described in 'lockstep
help sniff', and a late meta is followed; the input of --fragment is always UTF-8.
Encoding errors:
  encoding-malformed-bytes          bytes that are invalid in the page's encoding
  encoding-undeclared               a page that is not all ASCII and has no declaration
  encoding-late-declaration         a declaration after the first 1024 bytes
  encoding-declaration-contradicted a declaration that a byte order mark or the server
                                    overrides

Formats:
  text    FILE:LINE:COLUMN: error: MESSAGE [NAME], the line with the error marked,
          and the clause of the Standard; FILE:LINE:COLUMN: note: what is at a second
          place that explains the error, such as where an element was opened; then the
          number of errors. Invisible characters are shown as escapes: \x1b, \u{202e}.
  json    One object per file, one per line: "file", "encoding" (of a page), "truncated"
          and "errors", each with "name", "message", "link", "line", "column", "offset"
          (in bytes), "endLine", "endColumn", "endOffset" and, if there is a second
          place, "second", with the same numbers and its own "message"
  sarif   SARIF 2.1.0, for tools that collect results; second places are related
          locations
  github  Workflow commands, which GitHub shows at the lines of a change

Exit code: 0 if there are no errors; 1 if there are errors, or if an input could not be
read or exceeded one of the --limits; 2 for incorrect usage.
)";

int run(const Arguments& arguments) { return check_inputs(arguments, check_command, FindingsOf::check); }

}  // namespace
}  // namespace check_parts

const Command check_command = {
    "check",
    "Show the parse errors of pages.",
    "[FILE|-]...",
    check_parts::kDetails,
    check_parts::kOptions,
    check_parts::kEpilogue,
    check_parts::run,
};

}  // namespace lockstep::cli
