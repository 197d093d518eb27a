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

constexpr Option kOptions[] = {
    {"--format", "tree|html|xml|json", "How to show the result (default: tree)."},
    kFragmentOption,
    kScriptingOption,
    {"--errors", "", "Show parse errors too."},
    {"--positions", "", "Show where nodes and attributes stand, with --format json."},
    kShadowRootsOption,
    kLimitsOption,
    kEditionOption,
    kEncodingOption,
    kContentTypeOption,
    kLocaleOption,
};

constexpr std::string_view kDetails = "Parses the page in FILE, or standard input, and shows the result.\n";

constexpr std::string_view kEpilogue =
    R"(The encoding of a page is found as 'lockstep help sniff' says, and a late meta is
followed. A page that declares none is UTF-8 when it has bytes that are not ASCII
and is well-formed UTF-8 throughout; else that of --locale, or windows-1252. The
input of --fragment is always UTF-8.

Formats:
  tree   The format of the html5lib tests: a line per node, "| " and two spaces
         a level; attributes sorted; template contents under "content".
  html   The Standard's serialization, and a newline. Shadow roots are written
         when they are serializable.
  xml    Well-formed XML, and a newline; of a fragment, what may stand inside an
         element. Characters that names cannot have become U and six digits, a<b
         aU00003Cb; those that XML has not become U+FFFD; "--" in a comment
         becomes "- -". Template contents are children, shadow roots are left
         out, and so are attributes like xmlns and a DOCTYPE that XML cannot say.
         Not with --errors.
  json   An object per node: "type" is document, documentFragment, doctype,
         element, text, comment or processingInstruction. The first one has
         "quirksMode": no-quirks, limited-quirks or quirks; and of a page
         "encoding": "name", "confidence", "source", as 'lockstep help sniff'
         has them.
           element       "name", "namespace" (html, svg, mathml), "attributes"
                         ("name", "value", and of namespaced ones "namespace"
                         and "prefix"), "children", of a template "content", of
                         a shadow host "shadowRoot" (with "mode")
           doctype       "name", "publicId", "systemId"
           text, comment "data"
           processingInstruction  "target", "data"
         With --positions, where the input has it: of an element "startTag" and
         "endTag", of its attributes "nameRange" and "valueRange", of another
         node "range", each as [begin, end] in bytes of the input; and of a text
         "hasGaps": true when it was put together from several places.

Parse errors follow the tree or HTML after an empty line, one a line, as
FILE:LINE:COLUMN: NAME: EXPLANATION; columns count code points from 1. NAME is
the Standard's code, or for an error of tree construction, which it leaves
unnamed, one of Lockstep's own. In JSON they are the member "errors" ("code",
"line", "column", "offset" in bytes of the input).

At one of the --limits the page is parsed as if it ended there, but for that of
the depth, beyond which elements are put behind the one that they belong into.

Exit code: 0 when the input could be read, whatever is in it; 1 when it could
not, or went beyond one of the --limits, which is said after the result; 2 for
bad use.
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
  ParseOptions options = parse_options(arguments);
  options.collect_errors = arguments.has("--errors");
  options.positions = arguments.has("--positions");
  refuse_encoding_of_fragment(arguments);
  const auto fragment = arguments.find("--fragment");
  const std::string_view format = arguments.value_or("--format", "tree");
  if (format == "xml" && options.collect_errors)
    throw UsageError("--errors has no meaning with --format xml: XML has no place for them");
  if (format != "json" && options.positions)
    throw UsageError("--positions has a meaning only with --format json");
  const FragmentContext context = fragment ? context_of(*fragment) : FragmentContext();

  const std::string file(arguments.operand_or("-"));
  const std::string html = read_file(file);
  if (html.size() > kLongestInput)
    throw Failure("cannot parse '" + file + "': it has " + std::to_string(html.size()) + " bytes, and " +
                  std::to_string(kLongestInput) + " is the limit");
  const Document document = fragment
                                ? parse_fragment(html, context, options, Source::borrowed)
                                : parse_bytes(html, encoding_options(arguments), options, Source::borrowed);
  if (document.status() == Status::out_of_memory) throw std::bad_alloc();
  if (document.status() == Status::input_too_long && options.limits.input_bytes == 0)
    throw Failure("cannot parse '" + file + "': in UTF-8 it may have more than " +
                  std::to_string(kLongestInput) + " bytes, and that is the limit");

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
    throw Failure("'" + file + "' was not parsed as a whole: " + std::string(status_name(document.status())));
  if (document.flattened())
    throw Failure("'" + file + "' is deeper than " + std::to_string(options.limits.depth) +
                  " levels, which the tree is not");
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
