// lockstep check: the parse errors of pages.

#include "cli/check.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <new>
#include <tuple>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/contexts.h"
#include "cli/editions.h"
#include "cli/encodings.h"
#include "cli/files.h"
#include "cli/parsing.h"
#include "cli/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "text|json|sarif|github", "How to show the errors (default: text)."},
        Option{"--brief", "", "Text: one line per error, without the source."},
        Option{"--summary", "", "Text: only how often each error occurs."},
        kColorOption,
        flag_named(options::kParse, "max_errors"),
        kFragmentOption,
        kEditionOption,
    },
    kParsingFlags, kEncodingFlags);

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
          and the clause of the Standard; then the number of errors. Invisible
          characters are shown as escapes: \x1b, \u{202e}.
  json    One object per file, one per line: "file", "encoding" (of a page), "truncated",
          "errors": "name", "message", "link", "line", "column", "offset" in bytes
  sarif   SARIF 2.1.0, for tools that collect results
  github  Workflow commands, which GitHub shows at the lines of a change

Exit code: 0 if there are no errors; 1 if there are, or a file cannot be read; 2 for
incorrect usage.
)";

Diagnostic diagnostic_of(const ParseError& error) {
  return {{parse_error_name(error), parse_error_explanation(error), kStandardPage, parse_error_anchor(error)},
          {},
          error.offset,
          error.line,
          error.column};
}

struct Check {
  ParseOptions options;
  EncodingOptions encoding;
  std::optional<FragmentContext> context;

  // Returns the errors in `bytes`. The caller owns the parsed document, because the result refers to its
  // text.
  CheckedFile file(std::string_view operand, std::string_view bytes,
                   std::optional<Document>& document) const {
    CheckedFile checked;
    checked.shown = operand == "-" ? "<stdin>" : operand;
    checked.is_file = operand != "-";
    checked.fragment = context.has_value();
    const std::string quoted = std::string("'").append(operand).append("'");
    if (bytes.size() > kLongestInput)
      throw Failure("cannot check " + quoted + ": its " + std::to_string(bytes.size()) +
                    " bytes exceed the limit of " + std::to_string(kLongestInput));
    document = context ? parse_fragment(bytes, *context, options, Source::borrowed)
                       : parse_bytes(bytes, encoding, options, Source::borrowed);
    if (document->status() == Status::out_of_memory) throw std::bad_alloc();
    if (document->status() != Status::ok)
      throw Failure("cannot check " + quoted + ": in UTF-8 it may exceed the limit of " +
                    std::to_string(kLongestInput) + " bytes");
    checked.text = document->source();
    checked.encoding = document->encoding();
    std::vector<Diagnostic> of_encoding =
        context ? malformed_bytes(bytes, checked.text, Encoding::utf_8)
                : encoding_errors(bytes, checked.text, checked.encoding, encoding, options.edition);
    std::vector<Diagnostic> of_parser;
    for (const ParseError& error : document->errors()) of_parser.push_back(diagnostic_of(error));
    std::merge(std::make_move_iterator(of_encoding.begin()), std::make_move_iterator(of_encoding.end()),
               std::make_move_iterator(of_parser.begin()), std::make_move_iterator(of_parser.end()),
               std::back_inserter(checked.errors), [](const Diagnostic& a, const Diagnostic& b) {
                 return std::tie(a.line, a.column) < std::tie(b.line, b.column);
               });
    checked.truncated = document->errors_truncated();
    if (options.max_errors != 0 && checked.errors.size() > options.max_errors) {
      checked.errors.erase(checked.errors.begin() + static_cast<std::ptrdiff_t>(options.max_errors),
                           checked.errors.end());
      checked.truncated = true;
    }
    return checked;
  }
};

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
  Check check;
  check.options = parse_options(arguments);
  check.options.collect_errors = true;
  check.encoding = encoding_options(arguments);
  if (const auto context = arguments.find("--fragment")) check.context = fragment_context(*context);
  const std::unique_ptr<CheckFormat> format = format_of(arguments);

  bool good = true;
  for (const std::string_view operand : arguments.files()) {
    try {
      const std::string bytes = read_file(std::string(operand));
      std::optional<Document> document;
      const CheckedFile checked = check.file(operand, bytes, document);
      good = good && checked.errors.empty();
      format->file(checked);
    } catch (const Failure& failure) {
      good = false;
      format->failure(operand == "-" ? "<stdin>" : operand, failure.what());
      std::fprintf(stderr, "lockstep check: %s\n", failure.what());
    }
  }
  format->end();
  return good ? kSuccess : kFailure;
}

}  // namespace

std::string as_utf_8(std::string_view bytes) {
  return encoding::decode(bytes, Encoding::utf_8, {.bom = encoding::Bom::keep}).text;
}

const Command check_command = {
    "check", "Show the parse errors of pages.", "[FILE|-]...", kDetails, kOptions, kEpilogue, run,
};

}  // namespace lockstep::cli
