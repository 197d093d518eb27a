// lockstep explain: why a page is parsed the way it is, token by token.

#include "cli/explain/explain.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <utility>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/contexts.h"
#include "cli/shared/editions.h"
#include "cli/shared/encodings.h"
#include "cli/shared/inputs.h"
#include "cli/shared/parsing.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

using detail::BranchInfo;
using detail::BranchKind;
using detail::Trace;
using detail::TraceToken;

namespace explain_parts {
namespace {

constexpr Option kFromOption = {"--from", "LINE:COLUMN",
                                "Show the tokens that begin at this place or later; lines\n"
                                "and columns start at 1, and columns count code points."};
constexpr Option kToOption = {"--to", "LINE:COLUMN", "Show the tokens that begin at this place or earlier."};

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "text|json|html", "How to show the steps (default: text)."},
        Option{"--html", "", "Short for --format=html: a page that shows the steps."},
        Option{"--json", "", "Short for --format=json."},
        kFromOption,
        kToOption,
        Option{"--summary", "",
               "Show only which rules repaired something, where, and how\n"
               "often; as text or JSON."},
        Option{"--brief", "", "Text: only the effects of each token, in a line or two."},
        Option{"--verbose", "",
               "Text: every algorithm and condition, complete rows,\n"
               "links to the Standard."},
        kColorOption,
        kFragmentOption,
        kEditionOption,
        kMaxInputOption,
    },
    kParsingFlags, kEncodingFlags);

constexpr std::string_view kDetails =
    "Shows why the page in FILE, or in standard input, is parsed the way it is: each token,\n"
    "the tokenizer states that led to it, the rules of the Standard that processed it, and\n"
    "their effects.\n";

constexpr std::string_view kEpilogue =
    R"(The encoding is found as in 'lockstep parse'. The trace starts from the decoded text,
so it never shows a change of encoding.

The lines of a token:
  states     the tokenizer's states, in order; "tag name ×4": four times in a row
  rule       the row of the insertion mode that the dispatcher chose
  reprocess  the row that reprocessed the token
  using      the row of another mode whose rules were used
  as         the row that the rule says to act as
  replay     pending table character tokens, processed now
  error      a parse error
  tree       the nodes inserted (+), removed (-) or moved (~), and where
  stack      the stack of open elements after the token: + new entries, - removed entries
  list       the list of active formatting elements, likewise; | is a marker
  mode       the insertion mode, if it changed
The output ends with the clauses that were used (not with --brief) and the final tree (not
if --to stops earlier).
At most half a million events are recorded for a page, plus 32 for each of its bytes. A
few kilobytes of nested formatting elements can exceed this limit; the page is then
explained up to that point, and a line says so.
Invisible characters are shown as escapes: \n, \x1b, \u{202e}.

JSON is one object:
  "edition"  "file"  "encoding" (as from 'lockstep parse')  "fragment"  "scripting"
  "standard" the address of the page that the anchors refer to
  "source"   the text; places have "offset" (in bytes of the text as UTF-8), "index"
             (in UTF-16 code units), "line" and "column"
  "rules"    by index: "name", "kind" (row, algorithm, condition, loop), "text",
             "rule", "owner" (the row or algorithm of a condition), "anchor", "file",
             "plumbing" (true for algorithms that only look something up); null for
             unused rules
  "modes"    names of insertion modes, by index
  "nodes"    by id: "type", "name", "namespace", "attributes" ([name, value]),
             "content" and "shadowRoot" (ids); null for unused nodes
  "before"   the state before the first step: "mode", "stack", "list" (node ids; 0 is
             a marker), "nodes" (the tree, as "insert" events)
  "stepsInAll"  the number of all steps, regardless of --from and --to
  "notExplained"  "from" (a place) and "message": where the limit ended the steps;
             null if it did not
  "steps"    "number", "start", "end", "token", "states" ([state, count]), "rows" (of
             the tokenizer: [rule, count] or, for conditions, [rule, count, holds]),
             "events"
  "repairs"  as with --summary, see below
  "tree"     the final tree, as from 'lockstep parse --format=json'; null unless
             "notExplained" is null
Events have "type" and, by type:
  dispatch   "mode"; "by": dispatcher, rule
  row, algorithm, loop  "rule"; for a loop, "round": the iteration, such as "2.1" for
             the first iteration of an inner loop in the second of the outer loop
  condition  "rule", "holds"; "because": if it has several parts, the part that
             decided, negated if it does not hold
  variable   of a row, or an algorithm with loops: "rule", "name", the "round" it is in;
             "node" (null: none) or "value"
  run        "token" (whitespace, NUL, characters), "count", "start", "replayed"; for
             pending table characters also "data", and end-run follows
  error      "code", "line", "column", "offset", "explanation"; "named": false if the
             Standard gives no code, and the name is Lockstep's own
  insert     "node", "parent", "before" (0: at the end), "data" of text, "attributes"
             (how many the element had then, if more were added later), "movedFrom",
             "fosterParented"
  remove     "node", "parent";  move-children  "from", "to"
  text       "node", "data", "fosterParented";  attributes  "node", "count"
  shadow-root  "node", "host"
  push, pop (at any depth), replace ("old"), insert-below ("place")  "node"
  list-add, list-remove, list-replace ("old"), list-insert-after ("place")  "node"
  mode, template-mode-push, template-mode-pop, tokenizer-state, frameset-ok,
  quirks-mode  "value"

Repairs are parse errors of tree construction, nodes that are foster parented, and nodes
that are moved. The JSON of --summary has "file", "steps" (how many) and "repairs"; each
repair has "rule", "anchor", "file", "count" (of tokens), "errors" (the number of each, by
name), "explanations" (of these errors, by name), "fosterParented" and "moved" (numbers of
nodes), and "places" ("step", "line" and "column" of each token).

Exit code: 0 if the input could be read, whatever it contains; 1 if it could not be read,
is too large for --html, or has no token at --from or later; 2 for incorrect usage.
)";

struct LineColumn {
  std::uint32_t line, column;
};

LineColumn line_and_column(const Option& option, std::string_view text) {
  const auto number = [](std::string_view digits) {
    std::uint32_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, value);
    return error == std::errc() && stopped == end ? value : 0;
  };
  const std::size_t colon = text.find(':');
  const LineColumn place{number(text.substr(0, colon)),
                         colon == std::string_view::npos ? 1 : number(text.substr(colon + 1))};
  if (place.line == 0 || place.column == 0)
    throw UsageError(std::string(option.name) +
                     " needs a line and a column, both from 1, such as 12:5, not '" + std::string(text) +
                     "'");
  return place;
}

// Combines the pieces into larger ones.
class StandardOutput final : public Output {
 public:
  void write(std::string_view text) override {
    buffer_ += text;
    if (buffer_.size() >= kEnough) flush();
  }
  void flush() {
    write_output(buffer_);
    buffer_.clear();
  }

 private:
  static constexpr std::size_t kEnough = 1 << 18;
  std::string buffer_;
};

std::string_view format_of(const Arguments& arguments) {
  std::optional<std::string_view> format = arguments.find("--format");
  constexpr std::pair<std::string_view, std::string_view> kShort[] = {{"--html", "html"}, {"--json", "json"}};
  for (const auto& [option, name] : kShort) {
    if (!arguments.has(option)) continue;
    if (format && *format != name)
      throw UsageError(std::string(option) + " and format " + std::string(*format) + " cannot be combined");
    format = name;
  }
  return format.value_or("text");
}

// Returns the decoded text; `encoding` receives its encoding and how it was found.
std::string text_of(const std::string& file, const Arguments& arguments, bool fragment,
                    EncodingUsed& encoding) {
  const std::string bytes = read_file(file, input_bound(arguments));
  if (bytes.size() > kLongestInput)
    throw Failure("cannot parse '" + shown_name(file) + "': its " + std::to_string(bytes.size()) +
                  " bytes exceed the limit of " + std::to_string(kLongestInput));
  ParseOptions options;
  options.edition = edition_option(arguments);
  const Document document = fragment
                                ? parse_fragment(bytes, {}, options, Source::borrowed)
                                : parse_bytes(bytes, encoding_options(arguments), options, Source::borrowed);
  if (document.status() != Status::ok)
    throw Failure("cannot parse '" + shown_name(file) + "': " + std::string(status_name(document.status())));
  encoding = document.encoding();
  return std::string(document.source());
}

int run(const Arguments& arguments) {
  const std::string_view format = format_of(arguments);
  if (arguments.has("--brief") && arguments.has("--verbose"))
    throw UsageError("--brief and --verbose cannot be combined");
  for (const std::string_view option : {"--brief", "--verbose", "--color"})
    if (format != "text" && arguments.has(option))
      throw UsageError(std::string(option) + " cannot be combined with format " + std::string(format));
  const bool summary = arguments.has("--summary");
  if (summary && (format == "html" || arguments.has("--brief") || arguments.has("--verbose")))
    throw UsageError("--summary cannot be combined with --brief, --verbose or format html");
  std::optional<LineColumn> from, to;
  if (const auto text = arguments.find(kFromOption.name)) from = line_and_column(kFromOption, *text);
  if (const auto text = arguments.find(kToOption.name)) to = line_and_column(kToOption, *text);
  const ParseOptions options = parse_options(arguments);
  refuse_encoding_of_fragment(arguments);
  const auto fragment = arguments.find("--fragment");
  const FragmentContext context = fragment ? fragment_context(*fragment) : FragmentContext();

  const std::string file(arguments.operand_or("-"));
  EncodingUsed encoding;
  const std::string text = text_of(file, arguments, fragment.has_value(), encoding);
  const Trace trace = Trace::of(text, fragment ? &context : nullptr, options);

  Explanation explanation{.trace = trace,
                          .file = file == "-" ? "<stdin>" : utf_8_name(file),
                          .fragment = utf_8_name(fragment.value_or("")),
                          .scripting = options.scripting,
                          .encoding = encoding,
                          .end = trace.steps().size(),
                          .detail = arguments.has("--brief")     ? Detail::brief
                                    : arguments.has("--verbose") ? Detail::verbose
                                                                 : Detail::normal,
                          .colour = wants_colour(arguments.value_or(kColorOption.name, "auto"))};
  if (from) explanation.first = trace.first_step_at(from->line, from->column);
  constexpr std::uint32_t kLastColumn = std::numeric_limits<std::uint32_t>::max();
  if (to) explanation.end = trace.first_step_at(to->line, std::min(to->column, kLastColumn - 1) + 1);
  if (from && explanation.first == trace.steps().size())
    throw Failure(trace.stopped_at()
                      ? not_explained(trace)
                      : "no token begins at " + std::string(*arguments.find(kFromOption.name)) + " or later");
  explanation.end = std::max(explanation.first, explanation.end);

  StandardOutput output;
  if (summary)
    (format == "text" ? summary_as_text : summary_as_json)(explanation, output);
  else
    (format == "text"   ? explain_as_text
     : format == "json" ? explain_as_json
                        : explain_as_html)(explanation, output);
  output.flush();
  return kSuccess;
}

}  // namespace
}  // namespace explain_parts

const Command explain_command = {
    "explain",
    "Show why a page is parsed the way it is, token by token.",
    "[FILE|-]",
    explain_parts::kDetails,
    explain_parts::kOptions,
    explain_parts::kEpilogue,
    explain_parts::run,
};

}  // namespace lockstep::cli
