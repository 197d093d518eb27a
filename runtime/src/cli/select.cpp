// lockstep select: the elements of pages that match a CSS selector.

#include <atomic>
#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "cli/shared/selectors.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace select_parts {
namespace {

constexpr auto kOptions = joined(
    std::array{
        Option{"--html", "", "Show each element as HTML (the default)."},
        Option{"--text", "", "Show its text as a browser renders it."},
        Option{"--attribute", "NAME", "Show the value of that attribute, if it has one."},
        Option{"--json", "", "Show one JSON object per element, one per line."},
        Option{"--count", "", "Only show the number of elements in each input."},
    },
    kPageFlags);

constexpr std::string_view kDetails =
    "Shows the elements of each FILE, or of standard input (-), that match the selector CSS,\n"
    "in the order of the page.\n";

constexpr std::string_view kEpilogue =
    R"(CSS is a selector list, as querySelectorAll() takes it: "article > h2, a[href^='/']". Put
it in quotation marks, and "--" before one that begins with a hyphen. Template contents
and shadow roots are not searched. With several files, folders or a list of files,
"FILE:" precedes what is shown of each element.

HTML and text may have several lines. JSON has "file", "line" and "column" (of the start
tag, if it is in the input), "element", "namespace" (unless it is html), "attributes",
"text" and "html".

Exit code: 0 if an element was found; 1 if none was, or if an input could not be read or
exceeded one of the --limits (what was found is still shown); 2 for incorrect usage,
such as an invalid selector.
)";

enum class Show { html, text, attribute, json, count };

Show what_to_show(const Arguments& arguments) {
  constexpr std::pair<std::string_view, Show> kForms[] = {{"--html", Show::html},
                                                          {"--text", Show::text},
                                                          {"--attribute", Show::attribute},
                                                          {"--json", Show::json},
                                                          {"--count", Show::count}};
  const std::pair<std::string_view, Show>* found = nullptr;
  for (const auto& form : kForms) {
    if (!arguments.has(form.first)) continue;
    if (found != nullptr)
      throw UsageError(std::string(found->first) + " and " + std::string(form.first) + " cannot be combined");
    found = &form;
  }
  return found == nullptr ? Show::html : found->second;
}

class Shower {
 public:
  Shower(const Arguments& arguments, const PageReader& reader)
      : show_(what_to_show(arguments)), attribute_(arguments.value_or("--attribute", "")) {
    html_.scripting = text_.scripting = reader.options.scripting;
    html_.serializable_shadow_roots = true;
  }
  bool needs_positions() const { return show_ == Show::json; }
  bool counts() const { return show_ == Show::count; }

  // Writes what is shown of the element; `file` is the name in JSON, otherwise the prefix of the element.
  void write(OrderedOutput& output, const std::string& file, const Document& document, Node element) const {
    switch (show_) {
      case Show::html:
        return output.write(file + element.outer_html(html_) + "\n");
      case Show::text:
        return output.write(file + element.inner_text(text_) + "\n");
      case Show::attribute:
        if (const auto value = element.attribute(attribute_))
          output.write(std::string(file).append(*value).append("\n"));
        return;
      case Show::json:
        return write_json(output, file, document, element);
      case Show::count:
        return;
    }
  }

 private:
  void write_json(OrderedOutput& output, const std::string& file, const Document& document,
                  Node element) const {
    Json out;
    out.open("{");
    out.member("file", file);
    if (const auto range = element.position().range) {
      const LineColumn place = document.line_column(range->begin);
      out.number("line", place.line);
      out.number("column", place.column);
    }
    out.element(element.local_name(), element.element_namespace());
    out.key("attributes");
    out.open("{");
    for (const Attribute attribute : element.attributes())
      out.member(attribute.qualified_name(), attribute.value());
    out.close("}");
    out.member("text", element.inner_text(text_));
    out.member("html", element.outer_html(html_));
    out.close("}");
    out.end_line([&](std::string_view line) { output.write(line); });
  }

  Show show_;
  std::string_view attribute_;
  SerializeOptions html_;
  TextOptions text_;
};

int run(const Arguments& arguments) {
  if (arguments.operands().empty())
    throw UsageError("no selector given, such as 'article > h2' or 'a[href]'");
  PageReader reader(arguments);
  const Shower shower(arguments, reader);
  reader.options.positions = shower.needs_positions();
  const Selector selector = selector_of(arguments.operands()[0]);
  const Inputs inputs(arguments, arguments.operands().subspan(1));

  std::atomic<bool> found = false;
  const int code = for_each_input(select_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const std::string file = shower.needs_positions() ? input.utf_8()
                             : inputs.named()         ? input.shown() + ":"
                                                      : std::string();
    std::size_t count = 0;
    for (const Node element : selector.select(page.document.result())) {
      ++count;
      shower.write(output, file, page.document, element);
    }
    if (shower.counts()) output.write(file + std::to_string(count) + "\n");
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
