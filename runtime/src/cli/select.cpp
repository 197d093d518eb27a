// lockstep select: the elements of pages that match a CSS selector.

#include <atomic>
#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/selectors.h"
#include "cli/shared/shown_nodes.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace select_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--html", "", "Show each element as HTML (the default)."},
        Option{"--text", "", "Show the text of each element as a browser renders it."},
        Option{"--attribute", "NAME", "Show the value of the attribute NAME, if the element has it."},
        Option{"--json", "", "Show one JSON object per element, one per line."},
        Option{"--count", "", "Only show the number of elements in each input."},
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows the elements of each FILE, or of standard input (-), that match the selector CSS,\n"
    "in document order.\n";

constexpr std::string_view kEpilogue =
    R"(CSS is a selector list, as for querySelectorAll(): "article > h2, a[href^='/']". Put it in
quotation marks, and put "--" before a selector that begins with a hyphen. You can also
use :contains("text") and :-soup-contains-own("text"), which CSS does not have. As in
Scrapy, a selector may end with ::text, for the text nodes in the elements, or with
::attr(NAME), for an attribute. Template contents and shadow roots are not searched. With
several files, folders or a list of files, "FILE:" precedes each result.

HTML and text may span several lines. JSON has "file", "line" and "column" (of the start
tag, if it is in the input), "element", "namespace" (unless it is html), "attributes",
"text" and "html"; for ::attr(NAME), it also has "attribute" and "value".

Exit code: 0 if an element was found; 1 if none was, or if an input could not be read or
exceeded one of the --limits (the matches before the limit are still shown); 2 for
incorrect usage, such as an invalid selector.
)";

int run(const Arguments& arguments) {
  if (arguments.operands().empty())
    throw UsageError("no selector given; give one, such as 'article > h2' or 'a[href]'");
  PageReader reader(arguments);
  const ShownNodes shown(arguments, reader);
  reader.options.positions = shown.needs_positions();
  const Selector selector = selector_of(arguments.operands()[0], true);
  const Inputs inputs(arguments, arguments.operands().subspan(1));

  std::atomic<bool> found = false;
  const int code = for_each_input(select_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const std::string prefix = shown.prefix(inputs, input);
    std::size_t count = 0;
    for (const XPathNode node : selector.select_values(page.document.result())) {
      ++count;
      shown.write(output, prefix, page.document, node);
    }
    if (shown.counts()) output.write(prefix + std::to_string(count) + "\n");
    if (count != 0) found = true;
    reader.check_limits(input, page.document);
    return kSuccess;
  });
  return found ? code : kFailure;
}

}  // namespace
}  // namespace select_parts

const Command select_command = {
    "select",
    "Show the elements of pages that match a CSS selector.",
    "CSS [FILE|-]...",
    select_parts::kDetails,
    select_parts::kOptions,
    select_parts::kEpilogue,
    select_parts::run,
};

}  // namespace lockstep::cli
