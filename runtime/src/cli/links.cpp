// lockstep links: the URLs in pages.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/batch.h"
#include "cli/shared/json.h"
#include "cli/shared/page.h"
#include "cli/url_attributes.h"
#include "cli/urls.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace links_parts {
namespace {

constexpr auto kOptions =
    joined(std::array{Option{"--json", "", "One JSON object per URL, one per line."}}, kPageFlags);

constexpr std::string_view kDetails =
    "Lists the URLs in the attributes of each FILE, or of standard input (-), as written,\n"
    "in document order.\n";

constexpr std::string_view kEpilogue =
    R"(A line has four fields, separated by tabs: the URL, without the white space around it
and the tabs and newlines in it, which URL parsers ignore; the element; the attribute;
and the base URL, as written: the href of the first base element that has one, empty if
there is none. URLs are not resolved: resolve relative URLs against the base URL, and the
base URL against the page's own URL. With several files, folders or a list of files,
"FILE:" precedes each line.

JSON has "file", "element", "namespace" (unless it is html), "attribute", "url", "base"
(null if there is none), and the "line" and "column" of the attribute's value in the
input, counted from 1 (absent if the attribute is not in the input).

The attributes are those that the HTML Standard (including its obsolete features), SVG
and MathML define as URLs. srcset, imagesrcset and ping may contain several URLs; the
content of a meta element counts if it contains the URL of a refresh. URLs in style
sheets, scripts, plain text, template contents and shadow roots are not found.

Exit code: 0 if all inputs could be read, whatever they contain; 1 if an input could not
be read or exceeded one of the --limits (its links are still shown); 2 for incorrect
usage.
)";

bool is_refresh(Node element) {
  const std::string_view value = element.attribute("http-equiv").value_or("");
  return lower_case(value) == "refresh";
}

// Returns the kind of URLs that the element's attribute contains; nullopt if it contains none.
std::optional<UrlAttributeKind> kind_of(Node element, std::string_view attribute) {
  const auto rows = url_attributes();
  auto row =
      std::lower_bound(rows.begin(), rows.end(), attribute,
                       [](const UrlAttribute& one, std::string_view name) { return one.attribute < name; });
  for (; row != rows.end() && row->attribute == attribute; ++row) {
    if (row->element_namespace != element.element_namespace()) continue;
    if (row->element != "*" && row->element != element.local_name()) continue;
    if (row->kind == UrlAttributeKind::refresh && !is_refresh(element)) return std::nullopt;
    return row->kind;
  }
  return std::nullopt;
}

// Returns the URL without the white space that URL parsers ignore.
std::string on_one_line(std::string_view url) {
  const std::size_t begin = std::min(url.find_first_not_of("\t\n\f\r "), url.size());
  std::string line(url.substr(begin, url.find_last_not_of("\t\n\f\r ") + 1 - begin));
  std::erase_if(line, [](char c) { return c == '\t' || c == '\n' || c == '\r'; });
  return line;
}

void append_place(Json& out, const Document& document, const AttributePosition& position) {
  const auto range = position.value ? position.value : position.name;
  if (!range) return;
  const LineColumn place = document.line_column(range->begin);
  out.number("line", place.line);
  out.number("column", place.column);
}

int run(const Arguments& arguments) {
  PageReader reader(arguments);
  const bool json = arguments.has("--json");
  reader.options.positions = json;
  const Inputs inputs(arguments, arguments.operands());

  return for_each_input(links_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const Page page = reader.read(inputs, input);
    const Document& document = page.document;
    const std::optional<std::string_view> base = document.base_href();
    const std::string base_field = base ? on_one_line(*base) : std::string();
    const std::string file = json ? input.utf_8() : inputs.named() ? input.shown() + ":" : std::string();
    Json object;
    for (const Node element : document.result().descendants()) {
      std::vector<AttributePosition> positions;
      for (std::size_t i = 0; i < element.attribute_count(); ++i) {
        const Attribute attribute = element.attribute(i);
        const auto kind = kind_of(element, attribute.qualified_name());
        if (!kind) continue;
        // A base URL does not apply to itself.
        const bool has_base = base && !element.is_html("base");
        if (json && positions.empty()) positions = element.attribute_positions();
        UrlsOf urls(*kind, attribute.value());
        while (const auto url = urls.next()) {
          if (!json) {
            std::string line = file + on_one_line(*url);
            line.append("\t").append(element.local_name()).append("\t").append(attribute.qualified_name());
            output.write(line.append("\t").append(has_base ? base_field : "").append("\n"));
            continue;
          }
          object.open("{");
          object.member("file", file);
          object.element(element.local_name(), element.element_namespace());
          object.member("attribute", attribute.qualified_name());
          object.member("url", *url);
          object.key("base");
          if (has_base)
            object.string(*base);
          else
            object.raw("null");
          if (i < positions.size()) append_place(object, document, positions[i]);
          object.close("}");
          object.end_line([&](std::string_view line) { output.write(line); });
        }
      }
    }
    reader.check_limits(input, document);
    return kSuccess;
  });
}

}  // namespace
}  // namespace links_parts

const Command links_command = {
    "links",
    "List the URLs in pages, and the base URL.",
    "[FILE|-]...",
    links_parts::kDetails,
    links_parts::kOptions,
    links_parts::kEpilogue,
    links_parts::run,
};

}  // namespace lockstep::cli
