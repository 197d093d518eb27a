// Node.to_markdown().
#include <map>
#include <string>
#include <vector>

#include "core.h"

namespace lockstep::python {

namespace {

template <class Value>
using Choices = std::initializer_list<std::pair<const char*, Value>>;

// The value of that name. Raises ValueError if there is none.
template <class Value>
Value chosen(const char* option, std::string_view name, Choices<Value> choices) {
  std::string known;
  for (const auto& [choice, value] : choices) {
    if (choice == name) return value;
    known.append(known.empty() ? "'" : ", '").append(choice).append("'");
  }
  throw nb::value_error((std::string(option) + " must be one of " + known).c_str());
}

// The addresses to write, by those of the document.
using Addresses = std::map<std::string, std::string, std::less<>>;

std::string note_address(std::string_view url, void* addresses) {
  static_cast<Addresses*>(addresses)->try_emplace(std::string(url));
  return std::string(url);
}
std::string find_address(std::string_view url, void* addresses) {
  const auto& known = *static_cast<Addresses*>(addresses);
  const auto found = known.find(url);
  return found == known.end() ? std::string(url) : found->second;
}

Markdown markdown_of(const PyNode& self, const MarkdownOptions& options) {
  const Reading reading(self.document(), self.node);
  return markdown(self.node, options);
}

nb::object to_markdown(const PyNode& self, std::string_view flavor, std::string_view headings,
                       std::string_view links, std::string_view images, std::string_view tables,
                       std::string_view bullet, std::string_view emphasis, std::size_t width, nb::handle drop,
                       bool scripting, nb::handle address, nb::handle on_loss) {
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
  Addresses addresses;
  if (!address.is_none()) {
    // The function is called between two walks: it might change the document.
    options.address = &note_address;
    options.address_user_data = &addresses;
    markdown_of(self, options);
    for (auto& [url, written] : addresses) written = nb::cast<std::string>(address(text(url)));
    options.address = &find_address;
  }
  const Markdown result = markdown_of(self, options);
  if (!on_loss.is_none())
    for (const MarkdownLoss& loss : result.losses)
      on_loss(text(markdown_loss_name(loss.kind)), wrap(self, loss.node));
  return text(result.text);
}

}  // namespace

void bind_markdown(LightClass<PyNode>& node) {
  node.def("to_markdown", &to_markdown, nb::kw_only(), nb::arg("flavor") = "gfm", nb::arg("headings") = "atx",
           nb::arg("links") = "inline", nb::arg("images") = "keep", nb::arg("tables") = "gfm",
           nb::arg("bullet") = "-", nb::arg("emphasis") = "*", nb::arg("width") = 0,
           nb::arg("drop") = nb::make_tuple(), nb::arg("scripting") = false, nb::arg("address") = nb::none(),
           nb::arg("on_loss") = nb::none(),
           "The node as Markdown. `drop`: names of elements to leave out; `address(url)` returns the address "
           "to write for one; `on_loss(kind, node)` is called for each thing that Markdown cannot express.");
}

}  // namespace lockstep::python
