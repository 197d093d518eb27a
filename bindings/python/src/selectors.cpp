// CSS selectors: the class Selector, and select() and its relatives of Node.
#include "core.h"

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

PySelector parse_selector(nb::str css, nb::handle namespaces) {
  const Input source(css, Surrogates::replace);
  std::vector<Input> names;
  std::vector<NamespacePrefix> prefixes;
  if (!namespaces.is_none()) {
    nb::dict given;
    given.attr("update")(namespaces);
    names.reserve(given.size());
    for (const auto [prefix, name_space] : given) {
      names.emplace_back(prefix, Surrogates::replace);
      prefixes.push_back({names.back().bytes, namespace_named(Input(name_space, Surrogates::replace).bytes)});
    }
  }
  SelectorOptions options;
  options.namespaces = prefixes;
  const SelectorResult result = Selector::parse(source.bytes, options);
  if (!result) refuse(result.error());
  return {*result, nb::borrow(css)};
}

// The selector of an argument: a Selector, or a str.
class Given {
 public:
  explicit Given(nb::handle css) {
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
    parsed_ = Selector::parse(source_->bytes);
    return **parsed_;
  }
  // Raises SelectorError if what was parsed is invalid.
  void check() const {
    if (parsed_ && !*parsed_) refuse(parsed_->error());
  }

 private:
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
  nb::object list = nb::steal(PyList_New(static_cast<Py_ssize_t>(found.size())));
  if (!list.is_valid()) throw nb::python_error();
  for (std::size_t i = 0; i < found.size(); ++i)
    PyList_SetItem(list.ptr(), static_cast<Py_ssize_t>(i), wrap(self, found[i]).release().ptr());
  return list;
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

// Asks a Node or a Document.
nb::object ask(nb::handle root, const char* method, nb::handle selector) {
  if (!nb::isinstance<PyNode>(root) && !nb::isinstance<PyDocument>(root))
    throw nb::type_error("expected a Node or a Document");
  return root.attr(method)(selector);
}

}  // namespace

void bind_selectors(nb::module_& module, LightClass<PyNode>& node) {
  Guarded<PySelector>(module, "Selector", nb::is_final(), nb::is_weak_referenceable(),
                      "A parsed list of CSS selectors, for any number of documents and threads.")
      .def(
          "__init__",
          [](PySelector* self, nb::str css, nb::handle namespaces) {
            new (self) PySelector(parse_selector(std::move(css), namespaces));
          },
          nb::arg("css"), nb::kw_only(), nb::arg("namespaces").none() = nb::none())
      .def_prop_ro(
          "css", [](const PySelector& self) { return self.css; }, "The text that was parsed.")
      .def("__repr__",
           [](const PySelector& self) {
             return "Selector(" + nb::cast<std::string>(nb::repr(self.css)) + ")";
           })
      .def(
          "select", [](nb::handle self, nb::handle root) { return ask(root, "select", self); },
          nb::arg("root"), "The descendants of `root` that match, in tree order.")
      .def(
          "select_one", [](nb::handle self, nb::handle root) { return ask(root, "select_one", self); },
          nb::arg("root"), "The first descendant of `root` that matches, or None.")
      .def(
          "matches", [](nb::handle self, const PyNode& element) { return matches(element, self); },
          nb::arg("element"), "Whether the element matches.")
      .def(
          "closest", [](nb::handle self, const PyNode& element) { return closest(element, self); },
          nb::arg("element"), "The element or its nearest ancestor that matches, or None.");
  node.def("select", &select, nb::arg("css"),
           "The descendants that match a CSS selector, in tree order. Raises SelectorError for an invalid "
           "one.")
      .def("select_one", &select_one, nb::arg("css"), "The first descendant that matches, or None.")
      .def("matches", &matches, nb::arg("css"), "Whether this element matches.")
      .def("closest", &closest, nb::arg("css"),
           "This element or its nearest ancestor that matches, or None.");
}

}  // namespace lockstep::python
