// lockstep text: the text of pages.

#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace text_parts {
namespace {

constexpr auto kOptions =
    joined(std::array{Option{"--json", "", "One JSON object per input, one per line."}}, kPageFlags);

constexpr std::string_view kDetails =
    "Shows the text of each FILE, or of standard input (-), as a browser renders it: without\n"
    "hidden elements, with white space collapsed and blocks on separate lines.\n";

constexpr std::string_view kEpilogue =
    R"(This is the innerText of the HTML Standard, with the user-agent style sheet of its
Rendering section as the only style; style sheets of the page have no effect. Cells of a
table are separated by tabs. 'lockstep select --text CSS' shows the text of a part.

With several files, folders or a list of files, "==> FILE <==" precedes each text. JSON
has "file", "title" and "text".

Exit code: 0 if all inputs could be read, whatever they contain; 1 if one could not, or
exceeded one of the --limits (its text is still shown); 2 for incorrect usage.
)";

int run(const Arguments& arguments) {
  const PageReader reader(arguments);
  const bool json = arguments.has("--json");
  const Inputs inputs(arguments, arguments.operands());
  return for_each_input(text_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const std::string text = page.document.result().inner_text({.scripting = reader.options.scripting});
    if (json) {
      Json out;
      out.open("{");
      out.member("file", input.utf_8());
      out.member("title", page.document.title());
      out.member("text", text);
      out.close("}");
      out.end_line([&](std::string_view line) { output.write(line); });
    } else {
      output.write(heading(inputs, input));
      output.write(text);
      output.write("\n");
    }
    reader.check_limits(input, page.document);
    return kSuccess;
  });
}

}  // namespace
}  // namespace text_parts

const Command text_command = {
    "text",
    "Show the text of pages.",
    "[FILE|-]...",
    text_parts::kDetails,
    text_parts::kOptions,
    text_parts::kEpilogue,
    text_parts::run,
};

}  // namespace lockstep::cli
