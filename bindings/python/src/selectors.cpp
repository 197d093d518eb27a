// CSS selectors: the class Selector, and Node.select() and its relatives.
#include "core.h"

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::python {

namespace {

struct PySelector {
  Selector selector;
  nb::object css;
};

[[noreturn]] void refuse(const SelectorError& error) {
  raise("SelectorError", text(error.message), error.column, text(error.suggestion));
}

PySelector parse_selector(nb::str css, nb::handle namespaces, bool extensions) {
  const Input source(css, Surrogates::replace);
  const Prefixes prefixes(namespaces);
  SelectorOptions options;
  options.namespaces = prefixes.all();
  options.extensions = extensions;
  const SelectorResult result = Selector::parse(source.bytes, options);
  if (!result) refuse(result.error());
  return {*result, nb::borrow(css)};
}

// The selector for an argument, which is a Selector or a str.
class Given {
 public:
  // `extensions` allows extensions if the selector is a str.
  explicit Given(nb::handle css, bool extensions = false) : options_{.extensions = extensions} {
    if (PyUnicode_Check(css.ptr()))
      source_.emplace(css, Surrogates::replace);
    else if (nb::isinstance<PySelector>(css))
      selector_ = nb::cast<const PySelector&>(css).selector;
    else
      throw nb::type_error("expected a str or a Selector");
  }
  // Parses a str, which needs no GIL. An invalid selector selects nothing.
  const Selector& parse() {
    if (selector_) return *selector_;
    parsed_ = Selector::parse(source_->bytes, options_);
    return **parsed_;
  }
  // Raises SelectorError if the parsed selector is invalid.
  void check() const {
    if (parsed_ && !*parsed_) refuse(parsed_->error());
  }

 private:
  SelectorOptions options_;
  std::optional<Input> source_;
  std::optional<SelectorResult> parsed_;
  std::optional<Selector> selector_;
};

}  // namespace

nb::object select(const PyNode& self, nb::handle css) {
  Given given(css);
  std::vector<Node> found;
  {
    const Reading reading(self.document(), self.node);
    for (const Node node : given.parse().select(self.node)) found.push_back(node);
  }
  given.check();
  return list_of(self, found);
}

nb::object select_one(const PyNode& self, nb::handle css) {
  Given given(css);
  Node found;
  {
    const Reading reading(self.document(), self.node);
    found = given.parse().select_first(self.node);
  }
  given.check();
  return wrap(self, found);
}

namespace {

// A value that select_values() takes from an element.
enum class Part : std::uint8_t { text, inner_text, html, inner_html, tag, attribute };
constexpr std::array<std::string_view, 5> kParts = {"text", "inner_text", "html", "inner_html", "tag"};

// Raises ValueError for an unknown value, or for a missing one.
[[noreturn]] void refuse_value(nb::handle value) {
  std::string known;
  for (const std::string_view part : kParts) known.append(part).append(", ");
  known += "and @NAME for an attribute";
  if (value.is_valid())
    PyErr_Format(PyExc_ValueError, "unknown value %R; choose from: %s", value.ptr(), known.c_str());
  else
    PyErr_Format(PyExc_ValueError,
                 "name at least one value, or end the selector with ::text or ::attr(NAME); choose from: %s",
                 known.c_str());
  throw nb::python_error();
}

struct Wanted {
  explicit Wanted(nb::handle value) : name(value, Surrogates::keep) {
    if (!name.is_text) throw nb::type_error("the names of values must be str");
    const std::string_view given = name.bytes;
    if (given.starts_with('@') && given.size() > 1) {
      name.bytes.remove_prefix(1);
      return;
    }
    const auto* const found = std::find(kParts.begin(), kParts.end(), given);
    if (found == kParts.end()) refuse_value(value);
    part = static_cast<Part>(found - kParts.begin());
  }
  Input name;
  Part part = Part::attribute;
};

// The values of elements as UTF-8, found without the GIL.
class Values {
 public:
  void add(Node element, const Wanted& wanted) { values_.push_back(find(element, wanted)); }
  // Adds what `::text` or `::attr(name)` selects; an element is added as HTML.
  void add(const XPathNode& node) {
    if (node.is_attribute())
      values_.push_back(node.attribute().value());
    else
      values_.push_back(
          written_.emplace_back(node.node().is_element() ? node.node().outer_html() : node.string_value()));
  }
  const std::vector<std::optional<std::string_view>>& all() const { return values_; }

 private:
  std::optional<std::string_view> find(Node element, const Wanted& wanted) {
    switch (wanted.part) {
      case Part::text:
        if (const auto only = text_of_only_child(element)) return only;
        return written_.emplace_back(element.text_content());
      case Part::inner_text:
        return written_.emplace_back(element.inner_text());
      case Part::html:
        return written_.emplace_back(element.outer_html());
      case Part::inner_html:
        return written_.emplace_back(element.inner_html());
      case Part::tag:
        return element.local_name();
      case Part::attribute:
        break;
    }
    return element.attribute(wanted.name.bytes);
  }

  std::vector<std::optional<std::string_view>> values_;
  std::deque<std::string> written_;  // the values that are not stored in the document
};

}  // namespace

nb::object select_values(const PyNode& self, nb::handle css, nb::args values) {
  Given given(css, true);
  std::vector<Wanted> wanted;
  for (const nb::handle value : values) wanted.emplace_back(value);
  // All str objects are created before the tuples, since creating tuples may run the garbage collector and
  // with it code that changes the document.
  std::vector<nb::object> made;
  bool names_values = !wanted.empty();
  {
    Values found;
    Reading reading(self.document(), self.node);
    const Selector& selector = given.parse();
    if (names_values) {
      for (const Node node : selector.select(self.node))
        for (const Wanted& one : wanted) found.add(node, one);
    } else if (selector.selects_values()) {
      names_values = true;
      for (const XPathNode& node : selector.select_values(self.node)) found.add(node);
    }
    reading.take_gil_back();
    made.reserve(found.all().size());
    for (const auto& utf_8 : found.all()) made.push_back(utf_8 ? reading.next_text(*utf_8) : nb::none());
  }
  given.check();
  if (!names_values) refuse_value({});
  nb::list result;
  const std::size_t width = std::max<std::size_t>(wanted.size(), 1);
  for (auto row = made.begin(); row != made.end(); row += static_cast<std::ptrdiff_t>(width)) {
    if (width == 1) {
      result.append(*row);
      continue;
    }
    const nb::object tuple = checked(PyTuple_New(static_cast<Py_ssize_t>(wanted.size())));
    for (std::size_t i = 0; i < wanted.size(); ++i)
      PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i),
                      row[static_cast<std::ptrdiff_t>(i)].release().ptr());
    PyObject_GC_UnTrack(tuple.ptr());  // as the garbage collector does with tuples of str when it meets them
    result.append(tuple);
  }
  return result;
}

namespace {

bool matches(const PyNode& self, nb::handle css) {
  Given given(css);
  const bool result = given.parse().matches(self.node);
  given.check();
  return result;
}

nb::object closest(const PyNode& self, nb::handle css) {
  Given given(css);
  const Node found = given.parse().closest(self.node);
  given.check();
  return wrap(self, found);
}

// Calls a method of a Node or a Document.
template <class... Arguments>
nb::object ask(nb::handle root, const char* method, const Arguments&... arguments) {
  if (!nb::isinstance<PyNode>(root) && !nb::isinstance<PyDocument>(root))
    throw nb::type_error("expected a Node or a Document");
  return root.attr(method)(arguments...);
}

}  // namespace

void bind_selectors(nb::module_& module, LightClass<PyNode>& node) {
  Guarded<PySelector>(module, "Selector", nb::is_final(), nb::is_weak_referenceable(),
                      nb::type_slots(kClassSlots), doc("Selector"))
      .def(
          "__init__",
          [](PySelector* self, nb::str css, nb::handle namespaces, bool extensions) {
            new (self) PySelector(parse_selector(std::move(css), namespaces, extensions));
          },
          nb::arg("css"), nb::kw_only(), nb::arg("namespaces").none() = nb::none(),
          nb::arg("extensions") = false)
      .def_prop_ro(
          "css", [](const PySelector& self) { return self.css; }, doc("Selector.css"))
      .def("__repr__",
           [](const PySelector& self) {
             return "Selector(" + nb::cast<std::string>(nb::repr(self.css)) + ")";
           })
      .def(
          "select", [](nb::handle self, nb::handle root) { return ask(root, "select", self); },
          nb::arg("root"), doc("Selector.select"))
      .def(
          "select_one", [](nb::handle self, nb::handle root) { return ask(root, "select_one", self); },
          nb::arg("root"), doc("Selector.select_one"))
      .def(
          "select_values",
          [](nb::handle self, nb::handle root, nb::args values) {
            return ask(root, "select_values", self, *values);
          },
          nb::arg("root"), nb::arg("values"), doc("Selector.select_values"))
      .def(
          "select_nodes",
          [](const PySelector& self, nb::handle root) {
            const nb::object given =
                nb::isinstance<PyDocument>(root) ? root.attr("result") : nb::borrow(root);
            const PyNode* const node = Light<PyNode>::in(given);
            if (node == nullptr) throw nb::type_error("expected a Node or a Document");
            const Guard guard(node->owner);
            return selected_nodes(*node, self.selector);
          },
          nb::arg("root"), doc("Selector.select_nodes"))
      .def(
          "matches", [](nb::handle self, const PyNode& element) { return matches(element, self); },
          nb::arg("element"), doc("Selector.matches"))
      .def(
          "closest", [](nb::handle self, const PyNode& element) { return closest(element, self); },
          nb::arg("element"), doc("Selector.closest"));
  node.def("select", &select, nb::arg("css"), doc("Node.select"))
      .def("select_one", &select_one, nb::arg("css"), doc("Node.select_one"))
      .def("select_values", &select_values, nb::arg("css"), nb::arg("values"), doc("Node.select_values"))
      .def("matches", &matches, nb::arg("css"), doc("Node.matches"))
      .def("closest", &closest, nb::arg("css"), doc("Node.closest"));
}

}  // namespace lockstep::python
