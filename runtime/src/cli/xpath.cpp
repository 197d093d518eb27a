// lockstep xpath: the value of an XPath expression for each page.

#include <atomic>
#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "cli/shared/selectors.h"
#include "cli/shared/shown_nodes.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace xpath_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--html", "", "Show nodes as HTML, and attributes as their values (default)."},
        Option{"--text", "", "Show the text of each node as a browser renders it."},
        Option{"--json", "", "Show one JSON object per node, one per line."},
        Option{"--count", "", "Only show the number of nodes in each input."},
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Evaluates the XPath 1.0 expression EXPR on each FILE, or on standard input (-), and shows\n"
    "the selected nodes in document order, or the value if it is not a set of nodes.\n";

constexpr std::string_view kEpilogue =
    R"(EXPR is evaluated as by document.evaluate() in browsers: names of HTML elements and of
their attributes are compared in lowercase, and an element name without a prefix matches
only HTML elements. The prefixes html, svg, math, xlink and xml are declared, so you can
write "//svg:a/@xlink:href". You can also use the functions ends-with(), has-class(),
lower-case(), string-join() and upper-case(). Put EXPR in quotation marks. Template
contents and shadow roots are not searched. With several files, folders or a list of
files, "FILE:" precedes each result.

A string, number or boolean is shown on one line or, in JSON, as "value". For a node,
JSON has "file", "line" and "column" (if it is in the input), "element", "namespace"
(unless it is html), "attributes", "text" and "html"; for an attribute, it also has
"attribute" and "value".

Exit code: 0 if a node was found, or if the value is a string that is not empty, a number
that is not 0 or NaN, or true; 1 otherwise, or if an input could not be read or exceeded
one of the --limits (the matches before the limit are still shown); 2 for incorrect
usage, such as an invalid expression.
)";

void write_value(OrderedOutput& output, const std::string& prefix, const XPathValue& value, bool is_json) {
  if (!is_json) return output.write(prefix + value.string() + "\n");
  Json out;
  out.open("{");
  out.member("file", prefix);
  const bool is_text = value.type() == XPathType::string ||
                       (value.type() == XPathType::number && value.number() - value.number() != 0);
  if (is_text) {
    out.member("value", value.string());
  } else {
    out.key("value");
    out.raw(value.string());
  }
  out.close("}");
  out.end_line([&](std::string_view line) { output.write(line); });
}

int run(const Arguments& arguments) {
  if (arguments.operands().empty())
    throw UsageError("no expression given; give one, such as '//article/h2' or 'count(//a)'");
  PageReader reader(arguments);
  const ShownNodes shown(arguments, reader);
  reader.options.positions = shown.needs_positions();
  const std::string_view expression = arguments.operands()[0];
  const XPath xpath = xpath_of(expression);
  const Inputs inputs(arguments, arguments.operands().subspan(1));

  std::atomic<bool> found = false;
  const int code = for_each_input(xpath_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const std::string prefix = shown.prefix(inputs, input);
    const XPathResult result = xpath.evaluate(page.document.result());
    if (!result) throw UsageError(result.error().message + ": this command cannot set variables");
    if (result->boolean()) found = true;
    if (result->type() != XPathType::nodes)
      write_value(output, prefix, *result, shown.needs_positions());
    else if (shown.counts())
      output.write(prefix + std::to_string(result->nodes().size()) + "\n");
    else
      for (const XPathNode& node : result->nodes()) shown.write(output, prefix, page.document, node);
    reader.check_limits(input, page.document);
    return kSuccess;
  });
  return found ? code : kFailure;
}

}  // namespace
}  // namespace xpath_parts

const Command xpath_command = {
    "xpath",
    "Show what an XPath expression selects in pages.",
    "EXPR [FILE|-]...",
    xpath_parts::kDetails,
    xpath_parts::kOptions,
    xpath_parts::kEpilogue,
    xpath_parts::run,
};

}  // namespace lockstep::cli
