// lockstep parse: one document or fragment, shown as a tree, HTML, XML or JSON.

#include <new>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/contexts.h"
#include "cli/editions.h"
#include "cli/encodings.h"
#include "cli/files.h"
#include "cli/parsing.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--format", "tree|html|xml|json", "How to show the result (default: tree)."},
        kFragmentOption,
        flag_named(options::kParse, "collect_errors"),
        flag_named(options::kParse, "positions"),
        kLimitsOption,
        kEditionOption,
    },
    kParsingFlags, kEncodingFlags);

constexpr std::string_view kDetails = "Parses the page in FILE, or standard input, and shows the result.\n";

constexpr std::string_view kEpilogue =
    R"(The encoding of a page is found as described in 'lockstep help sniff', and a late meta
is followed. A page that declares no encoding may be detected as UTF-8; otherwise it has
the encoding of --locale, or windows-1252. The input of --fragment is always UTF-8.

Formats:
  tree   The format of the html5lib tests: one line per node, "| " and two spaces
         per level; attributes sorted; template contents under "content".
  html   The Standard's serialization, and a newline. Includes serializable shadow
         roots.
  xml    Well-formed XML, and a newline; a fragment becomes the content of an
         element. Characters that XML does not allow in names become U and six
         digits: a<b is written aU00003Cb. Other characters that XML does not
         allow become U+FFFD, and "--" in a comment becomes "- -". Template
         contents are children. Shadow roots, attributes like xmlns and a DOCTYPE
         that XML cannot express are left out. Not with --collect-errors.
  json   One object per node: "type" is document, documentFragment, doctype,
         element, text, comment or processingInstruction. The root has
         "quirksMode": no-quirks, limited-quirks or quirks; the root of a page
         also has "encoding": "name", "confidence", "source", as described in
         'lockstep help sniff'.
           element       "name", "namespace" (html, svg, mathml), "attributes"
                         ("name", "value", and "namespace" and "prefix" if it
                         has them), "children"; templates have "content",
                         shadow hosts "shadowRoot" (with "mode")
           doctype       "name", "publicId", "systemId"
           text, comment "data"
           processingInstruction  "target", "data"
         With --positions, nodes that come from the input also have positions,
         each as [begin, end] in bytes of the input: elements "startTag" and
         "endTag", their attributes "nameRange" and "valueRange", other nodes
         "range". A text that was joined from several places has "hasGaps": true.

Parse errors follow the tree or HTML after an empty line, one per line, as
FILE:LINE:COLUMN: NAME: EXPLANATION; columns count code points from 1. NAME is the
Standard's code or, for errors of tree construction, which the Standard does not
name, one of Lockstep's own. JSON has them as "errors" ("code", "line", "column",
"offset" in bytes of the input).

When the input reaches one of the --limits, the page is parsed as if it ended there.
Beyond the maximum depth, elements become siblings instead of children.

Exit code: 0 if the input could be read, whatever it contains; 1 if it could not, or
exceeded one of the --limits (the result is still shown); 2 for incorrect usage.
)";

// Handles a common mistake: the DOM spells HTML elements in lower case.
FragmentContext context_of(std::string_view text) {
  const FragmentContext context = fragment_context(text);
  const std::string lower = lower_case(text);
  if (context.element_namespace == Namespace::html && lower != text)
    throw UsageError("unknown context '" + std::string(text) + "'; did you mean '" + lower +
                     "'? HTML elements are spelled in lower case");
  return context;
}

void append_errors(std::string& out, const Document& document, std::string_view file) {
  if (document.errors().empty()) return;
  out += '\n';
  for (const ParseError& error : document.errors()) {
    out.append(file).append(":").append(std::to_string(error.line));
    out.append(":").append(std::to_string(error.column)).append(": ").append(parse_error_name(error));
    out.append(": ").append(parse_error_explanation(error)).append("\n");
  }
}

int run(const Arguments& arguments) {
  const ParseOptions options = parse_options(arguments);
  refuse_encoding_of_fragment(arguments);
  const auto fragment = arguments.find("--fragment");
  const std::string_view format = arguments.value_or("--format", "tree");
  if (format == "xml" && options.collect_errors)
    throw UsageError("--collect-errors cannot be combined with --format xml, which has no place for them");
  if (format != "json" && options.positions) throw UsageError("--positions needs --format json");
  const FragmentContext context = fragment ? context_of(*fragment) : FragmentContext();

  const std::string file(arguments.operand_or("-"));
  const std::string html = read_file(file);
  if (html.size() > kLongestInput)
    throw Failure("cannot parse '" + file + "': its " + std::to_string(html.size()) +
                  " bytes exceed the limit of " + std::to_string(kLongestInput));
  const Document document = fragment
                                ? parse_fragment(html, context, options, Source::borrowed)
                                : parse_bytes(html, encoding_options(arguments), options, Source::borrowed);
  if (document.status() == Status::out_of_memory) throw std::bad_alloc();
  if (document.status() == Status::input_too_long && options.limits.input_bytes == 0)
    throw Failure("cannot parse '" + file + "': in UTF-8 it may exceed the limit of " +
                  std::to_string(kLongestInput) + " bytes");

  // In pieces, because the text may be much longer than the page.
  const auto write = [](std::string_view piece) { write_output(piece); };
  const Sink sink(write);
  std::string after = "\n";
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
    append_errors(after, document, file == "-" ? "<stdin>" : file);
  }
  write_output(after);
  if (document.status() != Status::ok)
    throw Failure("'" + file + "' was not parsed completely: " + std::string(status_name(document.status())));
  if (document.flattened())
    throw Failure("'" + file + "' is deeper than " + std::to_string(options.limits.depth) +
                  " levels; the tree was flattened");
  return kSuccess;
}

}  // namespace

const Command parse_command = {
    "parse",    "Parse a page or fragment and show the tree, HTML, XML or JSON.",
    "[FILE|-]", kDetails,
    kOptions,   kEpilogue,
    run,
};

}  // namespace lockstep::cli
