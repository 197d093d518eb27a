// lockstep parse: one document or fragment, shown as a tree, HTML, XML or JSON.

#include <string>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/terminal.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace parse_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "tree|html|xml|json", "How to show the result (default: tree)."},
        flag_named(options::kParse, "collect_errors"),
        flag_named(options::kParse, "positions"),
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Parses the page in each FILE, or in standard input, and shows the result.\n";

constexpr std::string_view kEpilogue =
    R"(The encoding of a page is found as described in 'lockstep help sniff', and a late meta
is followed. If a page declares no encoding, its encoding is detected; if that fails, it
is the encoding of --locale, or windows-1252. The input of --fragment is always UTF-8.

With several files, folders or a list of files, "==> FILE <==" precedes each result;
in JSON the root has "file", and each page is one line.

Formats:
  tree   The format of the html5lib tests: one line per node, "| " and two spaces
         per level; attributes sorted; template contents under "content".
  html   The Standard's serialization, including serializable shadow roots,
         followed by a newline.
  xml    Well-formed XML, followed by a newline; a fragment becomes the content of an
         element. Characters that XML does not allow in names become U and six
         hexadecimal digits: a<b is written aU00003Cb. Other characters that XML does
         not allow become U+FFFD, and "--" in a comment becomes "- -". Template
         contents are children. Shadow roots, attributes that XML would read as
         namespace declarations, such as xmlns, and a DOCTYPE that XML cannot express
         are left out. Not with --collect-errors.
  json   One object per node: "type" is document, documentFragment, doctype,
         element, text, comment or processingInstruction. The root has
         "quirksMode": no-quirks, limited-quirks or quirks; the root of a page
         also has "encoding": "name", "confidence", "source", as described in
         'lockstep help sniff'.
           element       "name", "namespace" (html, svg, mathml), "attributes"
                         (each with "name", "value" and, if present, "namespace"
                         and "prefix"), "children"; templates also have "content",
                         and shadow hosts have "shadowRoot" (with "mode")
           doctype       "name", "publicId", "systemId"
           text, comment "data"
           processingInstruction  "target", "data"
         With --positions, nodes that come from the input also have positions,
         each as [begin, end] in bytes of the input: elements have "startTag" and
         "endTag", attributes have "nameRange" and "valueRange", and other nodes
         have "range". Text joined from several places has "hasGaps": true.

After an empty line, the parse errors follow the tree or HTML, one per line, as
FILE:LINE:COLUMN: NAME: EXPLANATION; if an error has a second place, it follows in
parentheses. Columns count code points from 1. NAME is the Standard's code or, for errors
of tree construction, which the Standard does not name, one of Lockstep's own. JSON has
"errors", each with "code", "message", "line", "column", "offset" and "endOffset" (in
bytes of the input) and, if there is a second place, "second", which has the same members
except "code".

When the input reaches one of the --limits, the page is parsed as if it ended there.
Beyond the maximum depth, elements become siblings instead of children.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read or exceeded one of the --limits (its result is still shown); 2 for incorrect
usage.
)";

// Returns the beginning of a document's JSON object.
std::string file_member(const Input& input) {
  std::string text = "{\"file\":";
  append_json_string(text, input.utf_8());
  return text += ',';
}

void append_errors(std::string& out, const Document& document, std::string_view file) {
  if (document.errors().empty()) return;
  out += '\n';
  for (const ParseError& error : document.errors()) {
    out.append(file).append(":").append(std::to_string(error.line));
    out.append(":").append(std::to_string(error.column)).append(": ").append(parse_error_name(error));
    out.append(": ").append(visible(parse_error_message(error)));
    if (error.second)
      out.append(" (")
          .append(std::to_string(error.second->line))
          .append(":")
          .append(std::to_string(error.second->column))
          .append(": ")
          .append(visible(parse_error_note(error)))
          .append(")");
    out += '\n';
  }
}

int run(const Arguments& arguments) {
  const PageReader reader(arguments);
  const ParseOptions& options = reader.options;
  const std::string_view format = arguments.value_or("--format", "tree");
  if (format == "xml" && options.collect_errors)
    throw UsageError("--collect-errors cannot be combined with --format xml, which cannot express errors");
  if (format != "json" && options.positions) throw UsageError("--positions needs --format json");
  const Inputs inputs(arguments, arguments.operands());

  return for_each_input(parse_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const Document& document = page.document;
    std::string before, after = "\n";
    if (format != "json")
      before = heading(inputs, input);
    else if (inputs.named())
      before = file_member(input);
    // Writes the text in pieces, because it may be much longer than the page.
    const auto write = [&](std::string_view piece) {
      if (!before.empty()) {
        output.write(before);
        before.clear();
        if (format == "json") piece.remove_prefix(1);
      }
      output.write(piece);
    };
    const Sink sink(write);
    if (format == "json") {
      serialize_json(document, sink, {.empty_errors = options.collect_errors});
    } else if (format == "xml") {
      serialize_xml(document.result(), sink);
    } else {
      if (format == "tree")
        dump_tree(document.result(), sink);
      else
        serialize_html(document.result(), sink,
                       {.scripting = options.scripting, .serializable_shadow_roots = true});
      append_errors(after, document, input.shown());
    }
    output.write(before + after);
    reader.check_limits(input, document);
    return kSuccess;
  });
}

}  // namespace
}  // namespace parse_parts

const Command parse_command = {
    "parse",
    "Show a page or fragment as a tree, HTML, XML or JSON.",
    "[FILE|-]...",
    parse_parts::kDetails,
    parse_parts::kOptions,
    parse_parts::kEpilogue,
    parse_parts::run,
};

}  // namespace lockstep::cli
