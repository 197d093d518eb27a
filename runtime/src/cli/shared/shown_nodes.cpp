// Shows the nodes that `lockstep select` and `lockstep xpath` find.
#include "cli/shared/shown_nodes.h"

#include <utility>

#include "cli/shared/json.h"

namespace lockstep::cli {

ShownNodes::Show ShownNodes::what_to_show(const Arguments& arguments) {
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

ShownNodes::ShownNodes(const Arguments& arguments, const PageReader& reader)
    : show_(what_to_show(arguments)), attribute_(arguments.value_or("--attribute", "")) {
  html_.scripting = text_.scripting = reader.options.scripting;
  html_.serializable_shadow_roots = true;
}

std::string ShownNodes::prefix(const Inputs& inputs, const Input& input) const {
  if (needs_positions()) return input.utf_8();
  return inputs.named() ? input.shown() + ":" : std::string();
}

std::string ShownNodes::html_of(XPathNode node) const {
  return node.is_attribute() ? node.string_value() : node.node().outer_html(html_);
}

std::string ShownNodes::text_of(XPathNode node) const {
  return node.is_attribute() ? node.string_value() : node.node().inner_text(text_);
}

void ShownNodes::write(OrderedOutput& output, const std::string& prefix, const Document& document,
                       XPathNode node) const {
  switch (show_) {
    case Show::html:
      return output.write(prefix + html_of(node) + "\n");
    case Show::text:
      return output.write(prefix + text_of(node) + "\n");
    case Show::attribute:
      if (const auto value = node.node().attribute(attribute_))
        output.write(std::string(prefix).append(*value).append("\n"));
      return;
    case Show::json:
      return write_json(output, prefix, document, node);
    case Show::count:
      return;
  }
}

void ShownNodes::write_json(OrderedOutput& output, const std::string& prefix, const Document& document,
                            XPathNode shown) const {
  const Node node = shown.node();
  Json out;
  out.open("{");
  out.member("file", prefix);
  if (const auto range = node.position().range) {
    const LineColumn place = document.line_column(range->begin);
    out.number("line", place.line);
    out.number("column", place.column);
  }
  if (node.is_element()) out.element(node.local_name(), node.element_namespace());
  if (shown.is_attribute()) {
    out.member("attribute", shown.attribute().qualified_name());
    out.member("value", shown.string_value());
  } else {
    if (node.is_element()) {
      out.key("attributes");
      out.open("{");
      for (const Attribute attribute : node.attributes())
        out.member(attribute.qualified_name(), attribute.value());
      out.close("}");
    }
    out.member("text", text_of(shown));
    out.member("html", html_of(shown));
  }
  out.close("}");
  out.end_line([&](std::string_view line) { output.write(line); });
}

}  // namespace lockstep::cli
