// lockstep format: pages as indented HTML.

#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/page_output.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace format_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--indent", "N", "Indent each level by N spaces, 1 to 16 (default: 2)."},
        kKeepEncodingOption,
        kLossyOption,
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows each FILE, or standard input (-), as HTML in UTF-8, with a line for each block,\n"
    "indented by its depth.\n";

constexpr std::string_view kEpilogue =
    R"(Lines are broken only where white space affects neither the rendered text nor, except
for white space itself, the tree; text, inline elements, pre, textarea, scripts, style
sheets, SVG and MathML are written unchanged. The result contains what the parser adds
(html, head, body, tbody, end tags) but not what it drops; 'lockstep check' shows why it
drops something. In a UTF-8 result, encoding declarations are changed as described in
'lockstep help edit'. With --keep-encoding, the declarations are kept, and the result must
be read with the same options as the page; a page in UTF-16 is written in UTF-8.

With several files, folders or a list of files, "==> FILE <==" precedes each result.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read, has a tree that HTML cannot express (see --lossy), or exceeded one of the
--limits (its result is still shown); 2 for incorrect usage.
)";

int run(const Arguments& arguments) {
  const PageReader reader(arguments);
  const std::size_t indent =
      number_of("--indent", "a number from 1 to 16", arguments.value_or("--indent", "2"));
  if (indent < 1 || indent > 16) throw UsageError("--indent needs a number from 1 to 16");
  const Inputs inputs(arguments, arguments.operands());
  const PageWriter writer{inputs, reader, indent, arguments.has(kLossyOption.name),
                          arguments.has(kKeepEncodingOption.name)};
  return for_each_input(format_command, inputs, [&](const Input& input, OrderedOutput& output) {
    Page page = reader.read(inputs, input);
    writer.write(input, page, output);
    return kSuccess;
  });
}

}  // namespace
}  // namespace format_parts

const Command format_command = {
    "format",
    "Show pages as indented HTML.",
    "[FILE|-]...",
    format_parts::kDetails,
    format_parts::kOptions,
    format_parts::kEpilogue,
    format_parts::run,
};

}  // namespace lockstep::cli
