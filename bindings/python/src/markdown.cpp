// Node.to_markdown() and markdown().
#include <string>
#include <vector>

#include "addresses.h"
#include "core.h"

namespace lockstep::python {

namespace {

template <class Value>
using Choices = std::initializer_list<std::pair<const char*, Value>>;

// Returns the value with that name. Raises ValueError if there is none.
template <class Value>
Value chosen(const char* option, std::string_view name, Choices<Value> choices) {
  std::string known;
  for (const auto& [choice, value] : choices) {
    if (choice == name) return value;
    known.append(known.empty() ? "'" : ", '").append(choice).append("'");
  }
  throw nb::value_error((std::string(option) + " must be one of " + known).c_str());
}

nb::object to_markdown(const PyNode& self, bool scripting, std::string_view flavor, std::string_view headings,
                       std::string_view links, std::string_view images, std::string_view tables,
                       std::string_view bullet, std::string_view emphasis, std::size_t width, nb::handle drop,
                       nb::object address, nb::handle on_loss) {
  MarkdownOptions options;
  options.flavor = chosen<MarkdownFlavor>(
      "flavor", flavor, {{"gfm", MarkdownFlavor::gfm}, {"commonmark", MarkdownFlavor::commonmark}});
  options.headings = chosen<MarkdownHeadings>(
      "headings", headings, {{"atx", MarkdownHeadings::atx}, {"setext", MarkdownHeadings::setext}});
  options.links = chosen<MarkdownLinks>(
      "links", links, {{"inline", MarkdownLinks::inlined}, {"referenced", MarkdownLinks::referenced}});
  options.images = chosen<MarkdownImages>(
      "images", images,
      {{"keep", MarkdownImages::kept}, {"alt", MarkdownImages::alt}, {"drop", MarkdownImages::dropped}});
  options.tables = chosen<MarkdownTables>(
      "tables", tables,
      {{"gfm", MarkdownTables::gfm}, {"text", MarkdownTables::text}, {"html", MarkdownTables::html}});
  options.bullet = chosen<char>("bullet", bullet, {{"-", '-'}, {"*", '*'}, {"+", '+'}});
  options.emphasis = chosen<char>("emphasis", emphasis, {{"*", '*'}, {"_", '_'}});
  options.width = width;
  options.scripting = scripting;
  if (PyUnicode_Check(drop.ptr())) throw nb::type_error("drop must be a list of names, not a str");
  std::vector<std::string> names;
  for (const nb::handle name : drop) names.push_back(nb::cast<std::string>(name));
  const std::vector<std::string_view> views(names.begin(), names.end());
  options.drop = views;
  if (address.is_none()) address = url_resolver(self.document());
  const Markdown result = with_addresses(options, address, [&](const MarkdownOptions& with) {
    const Reading reading(self.document(), self.node);
    return markdown(self.node, with);
  });
  if (!on_loss.is_none())
    for (const MarkdownLoss& loss : result.losses)
      on_loss(text(markdown_loss_name(loss.kind)), wrap(self, loss.node));
  return text(result.text);
}

// Returns a variant of `convert` for a page: a str, bytes or a Document.
template <class... Options>
auto of_page(nb::object (*convert)(const PyNode&, bool, Options...)) {
  return [convert](nb::handle html, Options... options, const nb::kwargs& parse_options) {
    const nb::object owner = document_for(html, parse_options);
    const Guard guard(owner);
    PyDocument& document = *nb::inst_ptr<PyDocument>(owner);
    return convert({owner, document.document.result()}, scripting_of(document), std::move(options)...);
  };
}

// Calls define(…) with the parameters that to_markdown() and markdown() share.
template <class Define>
void with_parameters(const Define& define) {
  define(nb::arg("flavor") = "gfm", nb::arg("headings") = "atx", nb::arg("links") = "inline",
         nb::arg("images") = "keep", nb::arg("tables") = "gfm", nb::arg("bullet") = "-",
         nb::arg("emphasis") = "*", nb::arg("width") = 0, nb::arg("drop") = nb::make_tuple(),
         nb::arg("address") = nb::none(), nb::arg("on_loss") = nb::none());
}

}  // namespace

void bind_markdown(nb::module_& module, LightClass<PyNode>& node) {
  with_parameters([&](const auto&... parameters) {
    node.def("to_markdown", &to_markdown, nb::kw_only(), nb::arg("scripting") = false, parameters...,
             doc("Node.to_markdown"));
    module.def("markdown", of_page(&to_markdown), nb::arg("html").none(), nb::kw_only(), parameters...,
               nb::arg("parse_options"), doc("markdown"));
  });
}

}  // namespace lockstep::python
