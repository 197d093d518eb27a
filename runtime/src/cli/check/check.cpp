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
Errors of the encoding:
  encoding-malformed-bytes          bytes that are invalid in the page's encoding
  encoding-undeclared               not all ASCII, and no encoding is declared
  encoding-late-declaration         declared after the first 1024 bytes
  encoding-declaration-contradicted declared, but overridden by a byte order mark or
                                    the server

Formats:
  text    FILE:LINE:COLUMN: error: MESSAGE [NAME], the line with the error marked,
          and the clause of the Standard; FILE:LINE:COLUMN: note: what is at a second
          place that explains the error, such as where an element was opened; then the
          number of errors. Invisible characters are shown as escapes: \x1b, \u{202e}.
  json    One object per file, one per line: "file", "encoding" (of a page), "truncated",
          "errors": "name", "message", "link", "line", "column", "offset" in bytes,
          "endLine", "endColumn", "endOffset"; "second" with the same numbers and its
          own "message" if there is a second place
  sarif   SARIF 2.1.0, for tools that collect results; second places are related
          locations
  github  Workflow commands, which GitHub shows at the lines of a change

Exit code: 0 if there are no errors; 1 if there are, or if an input could not be read or
exceeded one of the --limits; 2 for incorrect usage.
)";

Diagnostic diagnostic_of(const ParseError& error, const Document& document) {
  const auto ends_at = [&](std::uint64_t begin, std::uint64_t end, LineColumn at_begin) {
    return end == begin ? at_begin : document.line_column(end);
  };
  const LineColumn begin{error.line, error.column};
  Diagnostic diagnostic{
      {parse_error_name(error), parse_error_explanation(error), kStandardPage, parse_error_anchor(error)},
      parse_error_message(error),
      {error.offset, error.end, begin, ends_at(error.offset, error.end, begin)}};
  if (error.second) {
    const ByteRange& range = error.second->range;
    const LineColumn there{error.second->line, error.second->column};
    diagnostic.second = CheckRange{range.begin, range.end, there, ends_at(range.begin, range.end, there)};
    diagnostic.note = parse_error_note(error);
  }
  return diagnostic;
}

// Returns the errors of a page. They refer to its text.
CheckedFile checked_file(const Input& input, const Page& page, const PageReader& reader) {
  CheckedFile checked;
  checked.path = input.name;
  checked.name = input.utf_8();
  checked.shown = input.shown();
  checked.is_file = input.name != "-";
  checked.fragment = reader.is_fragment();
  const ParseOptions& options = reader.options;
  const Document& document = page.document;
  checked.text = document.source();
  checked.encoding = document.encoding();
  std::vector<Diagnostic> of_encoding =
      checked.fragment
          ? malformed_bytes(*page.bytes, checked.text, Encoding::utf_8)
          : encoding_errors(*page.bytes, checked.text, checked.encoding, reader.encoding(), options.edition);
  std::vector<Diagnostic> of_parser;
  for (const ParseError& error : document.errors()) of_parser.push_back(diagnostic_of(error, document));
  std::merge(std::make_move_iterator(of_encoding.begin()), std::make_move_iterator(of_encoding.end()),
             std::make_move_iterator(of_parser.begin()), std::make_move_iterator(of_parser.end()),
             std::back_inserter(checked.errors), [](const Diagnostic& a, const Diagnostic& b) {
               return std::tie(a.range.begin.line, a.range.begin.column) <
                      std::tie(b.range.begin.line, b.range.begin.column);
             });
  checked.truncated = document.errors_truncated();
  if (options.max_errors != 0 && checked.errors.size() > options.max_errors) {
    checked.errors.erase(checked.errors.begin() + static_cast<std::ptrdiff_t>(options.max_errors),
                         checked.errors.end());
    checked.truncated = true;
  }
  return checked;
}

std::unique_ptr<CheckFormat> format_of(const Arguments& arguments) {
  const std::string_view format = arguments.value_or("--format", "text");
  for (const std::string_view option : {"--brief", "--summary", "--color"})
    if (format != "text" && arguments.has(option))
      throw UsageError(std::string(option) + " cannot be combined with --format=" + std::string(format));
  if (arguments.has("--brief") && arguments.has("--summary"))
    throw UsageError("--brief and --summary cannot be combined");
  if (format == "json") return check_as_json();
  if (format == "sarif") return check_as_sarif();
  if (format == "github") return check_as_github();
  if (arguments.has("--summary")) return check_summary();
  return check_as_text(wants_colour(arguments.value_or(kColorOption.name, "auto")), arguments.has("--brief"));
}

int run(const Arguments& arguments) {
  PageReader reader(arguments);
  reader.options.collect_errors = true;
  reader.options.positions = true;  // for the ends of ranges in any encoding
  const std::unique_ptr<CheckFormat> format = format_of(arguments);
  const Inputs inputs(arguments, arguments.operands());

  const int code = for_each_input(check_command, inputs, [&](const Input& input, OrderedOutput& output) {
    std::optional<Page> page;
    try {
      page = reader.read(inputs, input);
    } catch (const Failure& failure) {
      format->failure(failure.what(), output);
      throw;
    }
    const CheckedFile checked = checked_file(input, *page, reader);
    format->file(checked, output);
    try {
      reader.check_limits(input, page->document);
    } catch (const Failure& failure) {
      format->incomplete(failure.what(), output);
      throw;
    }
    return checked.errors.empty() ? kSuccess : kFailure;
  });
  format->end();
  return code;
}

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
