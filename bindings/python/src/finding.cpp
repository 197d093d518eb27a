// The contents that programs look for in pages: links, metadata, JSON-LD, tables, elements by their text,
// form values. The bulk extractor's code walks over the tree.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "addresses.h"
#include "bulk/page.h"
#include "bulk/table_model.h"
#include "core.h"
#include "forms.h"

namespace lockstep::python {

namespace {

using bulk::Page;
using bulk::TableCell;
using bulk::TableModel;
using bulk::Wanted;

// The maximum number of slots in a table, enough for 4000 rows with 1000 columns each.
constexpr std::size_t kMostSlots = 4'000'000;

// Objects are created in two steps: first, while the document is read, every str, which runs no foreign code;
// then their containers, because creating them may run the garbage collector, and with it code that changes
// the document.

nb::object links(const PyNode& self) {
  struct Found {
    Node element;
    nb::object href, rel, label;
  };
  std::vector<Found> found;
  {
    Reading reading(self.document(), self.node);
    const Wanted wanted{.links = true};
    const Page page(self.node, wanted);
    reading.take_gil_back();
    for (const Page::Link& link : page.links)
      found.push_back({link.element, text(link.href), text_or_none(link.element.attribute("rel")),
                       reading.next_text(page.text(link.text))});
  }
  const nb::object resolve = url_resolver(self.document());
  const nb::object type = python_type("Link");
  nb::list result;
  for (const Found& it : found)
    result.append(record(type, it.href, it.rel, it.label, resolve.is_none() ? nb::none() : resolve(it.href),
                         wrap(self, it.element)));
  return result;
}

nb::object metadata(const PyNode& self) {
  std::vector<nb::object> found;
  {
    Reading reading(self.document(), self.node);
    const Wanted wanted{.metadata = true};
    const Page page(self.node, wanted);
    reading.take_gil_back();
    for (const Page::Metadata& it : page.metadata)
      for (const std::string_view part : {it.kind, it.name, it.content}) found.push_back(text(part));
  }
  const nb::object type = python_type("Metadata");
  nb::list result;
  for (std::size_t i = 0; i < found.size(); i += 3) result.append(type(found[i], found[i + 1], found[i + 2]));
  return result;
}

nb::object json_ld(const PyNode& self, bool parsed) {
  std::vector<nb::object> found;
  {
    Reading reading(self.document(), self.node);
    const Wanted wanted{.json_ld = true};
    const Page page(self.node, wanted);
    reading.take_gil_back();
    for (const std::string& script : page.json_ld) found.push_back(reading.next_text(script));
  }
  const nb::object read = nb::module_::import_("lockstep_html._types").attr("json_or_text");
  nb::list result;
  for (const nb::object& script : found) result.append(parsed ? read(script) : script);
  return result;
}

nb::object tables(const PyNode& self) {
  struct Cell {
    Node element;
    nb::object label;
  };
  struct Found {
    Node element;
    TableModel model;
    nb::object caption;
    std::vector<Cell> cells;
  };
  std::vector<Found> found;
  {
    Reading reading(self.document(), self.node);
    const Wanted wanted{.tables = true};
    const Page page(self.node, wanted);
    for (const Node table : page.tables)
      found.push_back({table, bulk::form_table(table, kMostSlots), nb::object(), {}});
    reading.take_gil_back();
    for (Found& it : found) {
      it.caption = it.model.caption ? reading.next_text(page.text(it.model.caption)) : nb::none();
      for (const TableCell& cell : it.model.cells)
        it.cells.push_back({cell.element, reading.next_text(page.text(cell.element))});
    }
  }
  const nb::object table_type = python_type("Table"), cell_type = python_type("Cell");
  nb::list result;
  for (const Found& it : found) {
    nb::list rows;
    for (std::size_t row = 0; row != it.model.rows.size(); ++row) {
      nb::list cells;
      for (std::size_t column = 0; column != it.model.width; ++column) {
        const std::uint32_t index = it.model.at(row, column);
        if (index == TableModel::kNoCell) {
          cells.append(nb::none());
          continue;
        }
        const TableCell& cell = it.model.cells[index];
        cells.append(cell_type(it.cells[index].label, cell.element.local_name() == "th",
                               cell.row != row || cell.column != column, wrap(self, cell.element)));
      }
      rows.append(cells);
    }
    result.append(table_type(it.caption, rows, it.model.too_large, wrap(self, it.element)));
  }
  return result;
}

// --- Elements by their text

std::string collapsed(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_not_of(" \t\n\f\r", at);
    if (begin == text.npos) break;
    at = std::min(text.find_first_of(" \t\n\f\r", begin), text.size());
    if (!result.empty()) result += ' ';
    result += text.substr(begin, at - begin);
  }
  return result;
}

// A condition on a text: that it equals a str, with white space collapsed, or that `search` of a compiled
// regular expression finds a match.
class WantedText {
 public:
  explicit WantedText(nb::handle wanted) {
    if (PyUnicode_Check(wanted.ptr()))
      exact_ = collapsed(Input(wanted, Surrogates::keep).bytes);
    else if (nb::hasattr(wanted, "search"))
      search_ = wanted.attr("search");
    else
      throw nb::type_error("'text' must be a str or a compiled regular expression");
  }
  const std::optional<std::string>& exact() const { return exact_; }
  bool matches(const nb::object& text) const { return !search_(text).is_none(); }

 private:
  std::optional<std::string> exact_;
  nb::object search_;
};

std::vector<Node> elements_of(Node root, const std::optional<std::string>& tag, Namespace name_space) {
  std::vector<Node> result;
  if (tag) {
    for (const Node node : root.find_all(name_space, *tag)) result.push_back(node);
    return result;
  }
  for (const Node node : root.descendants())
    if (node.is_element() && (name_space == Namespace::none || node.element_namespace() == name_space) &&
        !node.is_html("script") && !node.is_html("style"))
      result.push_back(node);
  return result;
}

}  // namespace

std::vector<Node> find_by_text(const PyNode& self, const std::optional<std::string>& tag,
                               Namespace name_space, nb::handle wanted_text) {
  const WantedText wanted(wanted_text);
  std::vector<Node> found;
  std::vector<nb::object> texts;
  {
    Reading reading(self.document(), self.node);
    Wanted selected;
    selected.selected.push_back(elements_of(self.node, tag, name_space));
    const Page page(self.node, selected);
    if (!wanted.exact()) reading.take_gil_back();
    for (const Node element : selected.selected[0]) {
      if (wanted.exact() && page.text(element) != *wanted.exact()) continue;
      found.push_back(element);
      if (!wanted.exact()) texts.push_back(reading.next_text(page.text(element)));
    }
  }
  if (!wanted.exact()) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
      if (wanted.matches(texts[i])) found[kept++] = found[i];
    found.resize(kept);
  }
  if (tag) return found;
  // Without a name, only the innermost elements are returned, since every ancestor contains their text.
  std::vector<Node> innermost;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (i + 1 == found.size() || !found[i].contains(found[i + 1])) innermost.push_back(found[i]);
  return innermost;
}

namespace {

nb::object form_values(const PyNode& self) {
  if (!self.node.is_html("form")) throw nb::type_error("form_values() applies only to HTML form elements");
  std::vector<std::pair<nb::object, nb::object>> found;
  {
    Reading reading(self.document());
    const std::vector<FormValue> values = form_values_of(self.document().document, self.node);
    reading.take_gil_back();
    for (const FormValue& it : values)
      found.emplace_back(reading.next_text(it.name), reading.next_text(it.value));
  }
  nb::list result;
  for (const auto& [name, value] : found) result.append(nb::make_tuple(name, value));
  return result;
}

}  // namespace

void bind_finding(LightClass<PyNode>& node) {
  node.def("links", &links, doc("Node.links"))
      .def("metadata", &metadata, doc("Node.metadata"))
      .def("json_ld", &json_ld, nb::kw_only(), nb::arg("parsed") = true, doc("Node.json_ld"))
      .def("tables", &tables, doc("Node.tables"))
      .def("form_values", &form_values, doc("Node.form_values"));
}

}  // namespace lockstep::python
