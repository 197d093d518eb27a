// lockstep text: the text of pages.

#include <string>
#include <string_view>

#include "cli/shared/page_text.h"
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
    R"(This is the innerText of the HTML Standard. The only styles are those of the Standard's
Rendering section; the page's own style sheets have no effect. Table cells are separated
by tabs. 'lockstep select --text CSS' shows the text of part of a page.

With several files, folders or a list of files, "==> FILE <==" precedes each text. JSON
has "file", "title" and "text".

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read or exceeded one of the --limits (its text is still shown); 2 for incorrect usage.
)";

int run(const Arguments& arguments) {
  const auto add_text = [](const Page& page, const PageReader& reader, Json& out) {
    out.member("text", page.document.result().inner_text({.scripting = reader.options.scripting}));
  };
  const auto text_of = [](const Page& page, const PageReader& reader) {
    return page.document.result().inner_text({.scripting = reader.options.scripting}) + '\n';
  };
  return show_pages(text_command, arguments, text_of, add_text);
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
