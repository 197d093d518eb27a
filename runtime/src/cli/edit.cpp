// lockstep edit: changes the elements of pages that match CSS selectors.

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/shared/batch.h"
#include "cli/shared/element_options.h"
#include "cli/shared/files.h"
#include "cli/shared/page.h"
#include "cli/shared/page_output.h"
#include "cli/shared/selectors.h"
#include "cli/shared/unified_diff.h"
#include "edits/element_changes.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace edit_parts {
namespace {

constexpr std::string_view kSerialize = "--serialize", kDiff = "--diff", kInPlace = "--in-place",
                           kDryRun = "--dry-run";

constexpr auto kOptions = joined(
    std::array{
        Option{"--remove", "CSS", "Remove the elements that match the selector."},
        Option{"--unwrap", "CSS", "Replace each matching element with its children."},
        Option{"--select", "CSS", "Select the elements that the following options change."},
        Option{"--set-attribute", "NAME=VALUE", "Set an attribute of the selected elements."},
        Option{"--remove-attribute", "NAME", "Remove an attribute of the selected elements."},
        Option{"--rename-attribute", "OLD=NEW", "Rename an attribute of the selected elements."},
        Option{"--rename", "NAME", "Rename the selected elements."},
        Option{"--set-text", "TEXT", "Replace the children of the selected elements with text."},
        Option{"--set-html", "HTML", "Replace the children of the elements with parsed HTML."},
        Option{"--replace", "HTML", "Replace the selected elements with parsed HTML."},
        Option{"--before", "HTML", "Insert parsed HTML before the selected elements."},
        Option{"--prepend", "HTML", "Insert parsed HTML at the beginning of the elements."},
        Option{"--append", "HTML", "Insert parsed HTML at the end of the elements."},
        Option{"--after", "HTML", "Insert parsed HTML after the selected elements."},
        Option{"--diff", "", "Write a unified diff instead of the page."},
        Option{"--in-place", "", "Replace each FILE with the result if it differs.", 'i'},
        Option{"--dry-run", "", "With --in-place: only list the files that would change.", 'n'},
        Option{"--serialize", "",
               "Write the whole page anew, in UTF-8, instead of keeping\n"
               "the bytes that the changes do not affect."},
        kLossyOption,
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Changes the elements of each FILE, or of standard input (-), that match CSS selectors,\n"
    "and writes the page. All other bytes are kept: case, quotation marks, white space,\n"
    "references, encoding.\n";

constexpr std::string_view kEpilogue =
    R"(The changes are made in the order of the options, as in --remove=script --select=a
--set-attribute=rel=nofollow. Each selector finds its elements in the result of the
earlier changes. The options after a --select change the elements that it found. An
element stays selected even if it no longer matches, for example after --rename, until it
is removed or replaced. Attribute names are used as written. A selector that matches
nothing changes nothing. Template contents and shadow roots are not searched; --set-html
of a template sets its contents. With several files, folders or a list of files,
"==> FILE <==" precedes each page.

The result is parsed and compared with the changed page. If HTML cannot express a change,
such as a link in a link, the error shows its position, and nothing is written.
Where tags are implied, or the parser has moved elements, the elements around the change
are written again. --in-place writes a new file and renames it to FILE.

With --serialize, the page is written as HTML in UTF-8 that parses into the same
document. If the page declares another encoding, its declarations are changed. If it
declares none, the result begins with a byte order mark, unless the page is ASCII or was
detected as UTF-8.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read, if a change was refused, if HTML cannot express a tree (see --lossy), or if one
of the --limits was exceeded (with --serialize, the result is still shown); 2 for
incorrect usage, such as an invalid selector.
)";

// A selector, and the changes to the elements that it matches.
struct Selected {
  Selector selector;
  std::vector<detail::ElementChange> changes;
};

std::vector<Selected> changes(const Arguments& arguments) {
  std::vector<Selected> changes;
  for (SelectedChanges& given : given_changes(arguments)) {
    Selector selector = selector_of(given.css);
    if (!given.changes.empty()) changes.push_back({std::move(selector), std::move(given.changes)});
  }
  return changes;
}

// Throws Failure if the DOM refuses a change.
void apply(const Selected& selected, const Input& input, Document& document) {
  const auto refused = detail::change_elements(document, selected.selector, selected.changes);
  if (!refused) return;
  std::string what = input.quoted() + ": ";
  what.append(option_of(refused->change.kind));
  if (!refused->change.name.empty()) what.append(" ").append(refused->change.name);
  throw Failure(what.append(" of <").append(refused->element.local_name()).append(">: ") +
                std::string(dom_error_name(refused->error)));
}

// Writes the edited sources of pages: to the files themselves, or to standard output as pages, as diffs or,
// for a dry run, as the names of the changed files.
struct EditWriter {
  const Inputs& inputs;
  const PageReader& reader;
  bool is_diff, is_in_place, is_dry_run;

  void write(const Input& input, Page& page, OrderedOutput& output) const {
    reader.check_limits(input, page.document);
    const EditedSource edited = edit_source(page.document, *page.bytes, reader.source_options());
    if (!edited)
      throw Failure(input.quoted() + " cannot be edited in place: " + edited.message +
                    ". --serialize writes the page anew");
    if (is_diff) {
      output.write(unified_diff(input.shown(), *page.bytes, edited.bytes, edited.changes));
    } else if (!is_in_place) {
      write_page(heading(inputs, input), edited.bytes, output);
    } else if (is_dry_run && edited.bytes != *page.bytes) {
      output.write(input.shown() + "\n");
    }
    if (is_in_place && !is_dry_run && edited.bytes != *page.bytes)
      replace_file(input.name, *page.bytes, edited.bytes);
  }
};

int run(const Arguments& arguments) {
  const PageReader reader(arguments);
  const std::vector<Selected> to_apply = changes(arguments);
  const Inputs inputs(arguments, arguments.operands());
  const bool is_lossy = arguments.has(kLossyOption.name);
  const bool is_serialized = is_lossy || arguments.has(kSerialize);
  const EditWriter edit_writer{inputs, reader, arguments.has(kDiff), arguments.has(kInPlace),
                               arguments.has(kDryRun)};
  if (edit_writer.is_dry_run && !edit_writer.is_in_place) throw UsageError("--dry-run needs --in-place");
  if (is_serialized && (edit_writer.is_in_place || edit_writer.is_diff))
    throw UsageError(std::string(is_lossy ? "--lossy" : "--serialize") +
                     " writes the page anew: use it without --in-place and --diff");
  for (const Input& input : inputs.all())
    if (edit_writer.is_in_place && input.name == "-")
      throw UsageError("--in-place needs files, not standard input");
  const PageWriter writer{inputs, reader, 0, is_lossy};
  return for_each_input(edit_command, inputs, [&](const Input& input, OrderedOutput& output) {
    Page page = reader.read(inputs, input);
    for (const Selected& selected : to_apply) apply(selected, input, page.document);
    if (is_serialized)
      writer.write(input, page, output);
    else
      edit_writer.write(input, page, output);
    return kSuccess;
  });
}

}  // namespace
}  // namespace edit_parts

const Command edit_command = {
    "edit",
    "Change the elements of pages that match CSS selectors.",
    "[FILE|-]...",
    edit_parts::kDetails,
    edit_parts::kOptions,
    edit_parts::kEpilogue,
    edit_parts::run,
};

}  // namespace lockstep::cli
