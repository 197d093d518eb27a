// lockstep edit: changes the elements of pages that match CSS selectors.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "cli/shared/page_output.h"
#include "cli/shared/selectors.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace edit_parts {
namespace {

constexpr std::string_view kRemove = "--remove", kUnwrap = "--unwrap", kSelect = "--select",
                           kSetAttribute = "--set-attribute", kRemoveAttribute = "--remove-attribute",
                           kSetText = "--set-text", kSetHtml = "--set-html";

constexpr auto kOptions = joined(
    std::array{
        Option{"--remove", "CSS", "Remove the elements that match the selector."},
        Option{"--unwrap", "CSS", "Replace the elements that match it with their children."},
        Option{"--select", "CSS", "The elements that the following options change."},
        Option{"--set-attribute", "NAME=VALUE", "Set an attribute of the selected elements."},
        Option{"--remove-attribute", "NAME", "Remove an attribute of the selected elements."},
        Option{"--set-text", "TEXT", "Replace their children with text."},
        Option{"--set-html", "HTML", "Replace their children with the parsed HTML."},
        kLossyOption,
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Changes the elements of each FILE, or of standard input (-), that match CSS selectors,\n"
    "and writes the page as HTML in UTF-8, which parses to the same document. The files\n"
    "themselves are not changed.\n";

constexpr std::string_view kEpilogue =
    R"(The changes are made in the order of the options, each to the result of the earlier
ones: --remove=script --select=a --set-attribute=rel=nofollow does both.
Attribute names are used as written. A selector that matches nothing changes
nothing. Template contents and shadow roots are not searched; --set-html of a template
sets its contents. With several files, folders or a list of files, "==> FILE <=="
precedes each page.

If the page's own declarations of its encoding are not for UTF-8, they are changed; if it
has none, it begins with a byte order mark, unless it is ASCII or was detected as UTF-8.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if one could not, has
a tree that HTML cannot express (see --lossy), or exceeded one of the --limits (its
result is still shown); 2 for incorrect usage, such as an invalid selector.
)";

// One of the options that change the page, ready to be applied to any page.
struct Change {
  std::string_view option;
  Selector selector;
  std::string_view name;   // of the attribute
  std::string_view value;  // of the attribute; the text or HTML
};

std::vector<Change> changes(const Arguments& arguments) {
  std::vector<Change> changes;
  std::optional<Selector> selected;
  for (const auto& [option, value] : arguments.given()) {
    if (option == kSelect) {
      selected = selector_of(value);
    } else if (option == kRemove || option == kUnwrap) {
      changes.push_back({option, selector_of(value), {}, {}});
    } else if (option == kSetAttribute || option == kRemoveAttribute || option == kSetText ||
               option == kSetHtml) {
      if (!selected)
        throw UsageError(std::string(option) + " needs --select=CSS before it, which names the elements");
      Change change{option, *selected, {}, value};
      if (option == kSetAttribute) {
        const std::size_t equals = value.find('=');
        if (equals == std::string_view::npos)
          throw UsageError("--set-attribute needs NAME=VALUE, not '" + std::string(value) + "'");
        change.name = value.substr(0, equals);
        change.value = value.substr(equals + 1);
      } else if (option == kRemoveAttribute) {
        change.name = value;
      }
      changes.push_back(change);
    }
  }
  if (changes.empty()) throw UsageError("no change given, such as --remove='script, style'");
  return changes;
}

DomError apply(const Change& change, Document& document, Node element) {
  if (change.option == kRemove) return document.remove(element);
  if (change.option == kUnwrap) return document.unwrap(element);
  if (change.option == kSetAttribute) return document.set_attribute(element, change.name, change.value);
  if (change.option == kRemoveAttribute) return document.remove_attribute(element, change.name);
  if (change.option == kSetText) return document.set_text_content(element, change.value);
  return document.set_inner_html(element, change.value);
}

// Throws Failure if the DOM refuses the change.
void apply(const Change& change, Document& document) {
  std::vector<Node> elements;
  for (const Node element : change.selector.select(document.result())) elements.push_back(element);
  for (const Node element : elements) {
    const DomError error = apply(change, document, element);
    if (error == DomError::none) continue;
    std::string what(change.option);
    if (!change.name.empty()) what.append(" ").append(change.name);
    throw Failure(what.append(" of <").append(element.local_name()).append(">: ") +
                  std::string(dom_error_name(error)));
  }
}

int run(const Arguments& arguments) {
  const PageReader reader(arguments);
  const std::vector<Change> to_apply = changes(arguments);
  const Inputs inputs(arguments, arguments.operands());
  const PageWriter writer{inputs, reader, 0, arguments.has(kLossyOption.name)};
  return for_each_input(edit_command, inputs, [&](const Input& input, OrderedOutput& output) {
    Page page = reader.read(inputs, input);
    for (const Change& change : to_apply) apply(change, page.document);
    writer.write(input, page, output);
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
