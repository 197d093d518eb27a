// Shared by the commands that show a text for each page.
#ifndef LOCKSTEP_CLI_SHARED_PAGE_TEXT_H
#define LOCKSTEP_CLI_SHARED_PAGE_TEXT_H

#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"

namespace lockstep::cli {

// Shows the text that `text_of(page, reader)` returns for each input or, with --json, an object with its
// file, its title and the members that `add_text(page, reader, json)` adds.
template <class TextOf, class AddText>
int show_pages(const Command& command, const Arguments& arguments, const TextOf& text_of,
               const AddText& add_text) {
  const PageReader reader(arguments);
  const bool json = arguments.has("--json");
  const Inputs inputs(arguments, arguments.operands());
  return for_each_input(command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    if (json) {
      Json out;
      out.open("{");
      out.member("file", input.utf_8());
      out.member("title", page.document.title());
      add_text(page, reader, out);
      out.close("}");
      out.end_line([&](std::string_view line) { output.write(line); });
    } else {
      output.write(heading(inputs, input));
      output.write(text_of(page, reader));
    }
    reader.check_limits(input, page.document);
    return kSuccess;
  });
}

}  // namespace lockstep::cli

#endif
