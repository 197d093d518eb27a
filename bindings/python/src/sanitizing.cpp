// The sanitizer: the class Sanitizer, sanitize(), parse_html(), and the methods of nodes.
#include <functional>
#include <utility>
#include <vector>

#include "core.h"

namespace lockstep::python {

namespace {

[[noreturn]] void refuse(const SanitizerError& error) {
  raise("SanitizerError", text(error.message), text(error.path), text(error.anchor));
}

std::string json_of(nb::handle value) {
  return nb::cast<std::string>(nb::module_::import_("json").attr("dumps")(value));
}

// A Sanitizer, which its methods change.
struct PySanitizer {
  Sanitizer sanitizer;
};

bool may_be_config(nb::handle value) { return PyUnicode_Check(value.ptr()) || nb::hasattr(value, "keys"); }

// Returns a Sanitizer with that configuration. Warns of members that the Web ignores.
Sanitizer make(nb::handle config, Unmentioned unmentioned) {
  const SanitizerResult result = Sanitizer::from_json(json_of(config), unmentioned);
  if (!result) refuse(result.error());
  for (const SanitizerError& warning : result.warnings()) {
    const std::string message =
        warning.path.empty() ? warning.message : warning.path + ": " + warning.message;
    if (PyErr_WarnEx(PyExc_UserWarning, message.c_str(), 1) < 0) throw nb::python_error();
  }
  return *result;
}

Sanitizer make(nb::handle config) {
  if (config.is_none()) return Sanitizer();
  if (!may_be_config(config)) refuse_argument("config", "a mapping, 'default' or None", config);
  return make(config, Unmentioned::kept);
}

// Returns the configuration for a Web dictionary with only this member, a list of one value.
SanitizerConfig config_of(const char* member, nb::handle value) {
  nb::dict dictionary;
  dictionary[member] = nb::make_tuple(value);
  const SanitizerConfigResult result = SanitizerConfig::from_json(json_of(dictionary));
  if (!result) refuse(result.error());
  return *result;
}

SanitizerElement element_of(nb::handle value) { return config_of("elements", value).elements->front(); }
SanitizerName attribute_of(nb::handle value) { return config_of("attributes", value).attributes->front(); }

nb::object dictionary_of(const Sanitizer& sanitizer) {
  return nb::module_::import_("json").attr("loads")(text(sanitizer.to_json()));
}

SanitizeMethod method_named(std::string_view name) {
  if (name == "filter-tree") return SanitizeMethod::filter_tree;
  if (name == "while-parsing") return SanitizeMethod::while_parsing;
  throw nb::value_error("the method must be 'filter-tree' or 'while-parsing'");
}

// The removals, collected while the tree changes and reported afterwards.
class Removals {
 public:
  explicit Removals(nb::handle callback) : callback_(callback) {}
  template <class Target>
  void report_to(Target& options) {
    if (callback_.is_none()) return;
    options.on_removal = [](const SanitizerRemoval& removal, void* self) {
      static_cast<Removals*>(self)->add(removal);
    };
    options.removal_user_data = this;
  }
  // Calls the function with each removal. The nodes belong to `owner`, if it is not null.
  void report(nb::handle owner) const {
    if (found_.empty()) return;
    const nb::object type = python_type("Removal");
    for (const Found& it : found_)
      callback_(type(nb::str(kReasons[static_cast<std::size_t>(it.reason)]),
                     owner.is_valid() ? wrap(owner, it.node) : nb::none(),
                     it.has_attribute ? text(it.attribute) : nb::none(), text(it.member), it.unsafe,
                     text(it.anchor)));
  }

 private:
  static constexpr const char* kReasons[] = {
      "comment",        "processing instruction", "element", "replaced element", "attribute",
      "javascript url", "animated javascript url"};
  struct Found {
    RemovalReason reason;
    Node node;
    bool has_attribute;
    std::string attribute;
    std::string_view member, anchor;
    bool unsafe;
  };
  void add(const SanitizerRemoval& removal) {
    found_.push_back({removal.reason, removal.node, bool(removal.attribute),
                      std::string(removal.attribute.qualified_name()), removal.member, removal.anchor,
                      removal.unsafe});
  }
  nb::handle callback_;
  std::vector<Found> found_;
};

void sanitize_node(const PyNode& self, nb::handle sanitizer, bool unsafe, bool only_standard_event_handlers,
                   bool any_javascript_scheme, nb::handle on_removal) {
  const Sanitizer by = sanitizer_for(sanitizer);
  SanitizeOptions options;
  options.only_standard_event_handlers = only_standard_event_handlers;
  options.any_javascript_scheme = any_javascript_scheme;
  Removals removals(on_removal);
  removals.report_to(options);
  Edit edit(self);
  edit.check(unsafe ? sanitize_unsafe(*edit, self.node, by, options)
                    : sanitize(*edit, self.node, by, options));
  removals.report(self.owner);
}

bool set_html_of(const PyNode& self, nb::str html, nb::handle sanitizer, bool unsafe, std::string_view method,
                 bool only_standard_event_handlers, bool any_javascript_scheme, nb::handle on_removal) {
  const Input input(html, Surrogates::replace);
  const Sanitizer by = sanitizer_for(sanitizer);
  SanitizeOptions options;
  options.method = method_named(method);
  options.only_standard_event_handlers = only_standard_event_handlers;
  options.any_javascript_scheme = any_javascript_scheme;
  Removals removals(on_removal);
  removals.report_to(options);
  Edit edit(self);
  const SetHtmlResult result = unsafe ? set_html_unsafe(*edit, self.node, input.bytes, by, options)
                                      : set_html(*edit, self.node, input.bytes, by, options);
  edit.check(result.error);
  if (result.nothing_done) edit.forget();
  removals.report(nb::handle());
  return bool(result);
}

nb::object parse_sanitized(nb::str html, nb::handle sanitizer, nb::handle context, bool unsafe,
                           std::string_view method, bool only_standard_event_handlers,
                           bool any_javascript_scheme, nb::handle on_removal, nb::kwargs keywords) {
  const Input input(html, Surrogates::replace);
  const Sanitizer by = sanitizer_for(sanitizer);
  SanitizeOptions options;
  options.method = method_named(method);
  options.only_standard_event_handlers = only_standard_event_handlers;
  options.any_javascript_scheme = any_javascript_scheme;
  // The Web's defaults, unless the caller says otherwise.
  nb::dict given;
  given["scripting"] = true;
  given["allow_declarative_shadow_roots"] = true;
  given.update(keywords);
  const Options read = read_options(given, Reads::html);
  if (read.names_encoding) throw nb::type_error("a str has no encoding to detect");
  options.parse = read.parse;
  Removals removals(on_removal);
  removals.report_to(options);
  std::optional<FragmentContext> fragment;
  if (!context.is_none()) {
    const nb::dict members = context_members(context);
    fragment = read_context(members);
    given["context"] = members;
  }
  Document document = [&] {
    const WithoutGil without_gil(input.bytes.size() > kSmall);
    if (fragment)
      return unsafe ? parse_html_fragment_unsafe(input.bytes, *fragment, by, options)
                    : parse_html_fragment(input.bytes, *fragment, by, options);
    return unsafe ? parse_html_unsafe(input.bytes, by, options) : parse_html(input.bytes, by, options);
  }();
  // The source would parse to the unsanitized tree, so pickling writes the tree.
  const nb::object result = wrap(std::move(document), nb::object(), true, std::move(given));
  removals.report(nb::handle());
  return result;
}

nb::object sanitize_text(nb::str html, nb::handle sanitizer, bool unsafe, bool document, nb::handle places,
                         std::string_view method, bool drop_comments, bool drop_noscript, bool drop_foreign,
                         bool drop_raw_text, bool drop_if_unsettled, std::size_t max_rounds,
                         bool only_standard_event_handlers, nb::handle on_removal) {
  const Input input(html, Surrogates::replace);
  const Sanitizer by = sanitizer_for(sanitizer);
  SanitizeTextOptions options;
  options.method = method_named(method);
  options.document = document;
  std::vector<LandingPlace> landing;
  std::vector<nb::dict> contexts;  // the strings that the places refer to
  if (PyUnicode_Check(places.ptr()) || !nb::hasattr(places, "__iter__"))
    refuse_argument("places", "a list of contexts", places);
  if (!nb::isinstance<nb::tuple>(places) || nb::len(places) != 0) {
    for (const nb::handle place : nb::list(places)) {
      const FragmentContext context = read_context(contexts.emplace_back(context_members(place, "places")));
      landing.push_back({context.local_name, context.element_namespace});
    }
  }
  options.places = landing;
  options.drop_comments = drop_comments;
  options.drop_noscript = drop_noscript;
  options.drop_foreign = drop_foreign;
  options.drop_raw_text = drop_raw_text;
  options.drop_if_unsettled = drop_if_unsettled;
  options.max_rounds = max_rounds;
  options.only_standard_event_handlers = only_standard_event_handlers;
  Removals removals(on_removal);
  removals.report_to(options);
  SanitizedText result;
  {
    // Sanitizing text parses it about five times.
    const std::size_t parsed = input.bytes.size() * (max_rounds == 0 ? 1 : 5);
    const WithoutGil without_gil(parsed > kSmall);
    result = unsafe ? sanitize_unsafe(input.bytes, by, options) : sanitize(input.bytes, by, options);
  }
  removals.report(nb::handle());
  if (!result) raise("SanitizeError", text(result.message));
  return text(result.html);
}

}  // namespace

Sanitizer sanitizer_for(nb::handle argument) {
  if (argument.is_none()) return Sanitizer();
  if (nb::isinstance<PySanitizer>(argument)) {
    const Guard guard(argument);
    return nb::cast<const PySanitizer&>(argument).sanitizer;
  }
  if (!may_be_config(argument))
    refuse_argument("sanitizer", "a Sanitizer, a mapping, 'default' or None", argument);
  return make(argument, Unmentioned::removed);
}

void bind_sanitizing(nb::module_& module) {
  nb::class_<PySanitizer>(module, "Sanitizer", nb::is_weak_referenceable(), nb::type_slots(kClassSlots),
                          doc("Sanitizer"))
      .def(
          "__init__", [](PySanitizer* self, nb::handle config) { new (self) PySanitizer{make(config)}; },
          nb::arg("config").none() = nb::none())
      .def_static(
          "keep_everything", [] { return PySanitizer{Sanitizer::keep_everything()}; },
          doc("Sanitizer.keep_everything"))
      .def(
          "get", [](const PySanitizer& self) { return dictionary_of(self.sanitizer); }, nb::lock_self(),
          doc("Sanitizer.get"))
      .def(
          "to_json", [](const PySanitizer& self) { return text(self.sanitizer.to_json()); }, nb::lock_self(),
          doc("Sanitizer.to_json"))
      .def(
          "copy", [](const PySanitizer& self) { return PySanitizer{self.sanitizer}; }, nb::lock_self(),
          doc("Sanitizer.copy"))
      .def("__reduce__",
           [](nb::handle self) {
             const Guard guard(self);
             const PySanitizer& it = nb::cast<const PySanitizer&>(self);
             return nb::make_tuple(self.attr("__class__"), nb::make_tuple(dictionary_of(it.sanitizer)));
           })
      .def(
          "__repr__", [](const PySanitizer& self) { return "Sanitizer(" + self.sanitizer.to_json() + ")"; },
          nb::lock_self())
      .def(
          "allow_element",
          [](PySanitizer& self, nb::handle name) { return self.sanitizer.allow_element(element_of(name)); },
          nb::lock_self(), nb::arg("element"), doc("Sanitizer.allow_element"))
      .def(
          "remove_element",
          [](PySanitizer& self, nb::handle name) { return self.sanitizer.remove_element(element_of(name)); },
          nb::lock_self(), nb::arg("element"), doc("Sanitizer.remove_element"))
      .def(
          "replace_element_with_children",
          [](PySanitizer& self, nb::handle name) {
            return self.sanitizer.replace_element_with_children(element_of(name));
          },
          nb::lock_self(), nb::arg("element"), doc("Sanitizer.replace_element_with_children"))
      .def(
          "allow_attribute",
          [](PySanitizer& self, nb::handle name) {
            return self.sanitizer.allow_attribute(attribute_of(name));
          },
          nb::lock_self(), nb::arg("attribute"), doc("Sanitizer.allow_attribute"))
      .def(
          "remove_attribute",
          [](PySanitizer& self, nb::handle name) {
            return self.sanitizer.remove_attribute(attribute_of(name));
          },
          nb::lock_self(), nb::arg("attribute"), doc("Sanitizer.remove_attribute"))
      .def(
          "set_comments", [](PySanitizer& self, bool allow) { return self.sanitizer.set_comments(allow); },
          nb::lock_self(), nb::arg("allow"), doc("Sanitizer.set_comments"))
      .def(
          "set_data_attributes",
          [](PySanitizer& self, bool allow) { return self.sanitizer.set_data_attributes(allow); },
          nb::lock_self(), nb::arg("allow"), doc("Sanitizer.set_data_attributes"))
      .def(
          "set_javascript_urls",
          [](PySanitizer& self, bool allow) { return self.sanitizer.set_javascript_urls(allow); },
          nb::lock_self(), nb::arg("allow"), doc("Sanitizer.set_javascript_urls"))
      .def(
          "allow_processing_instruction",
          [](PySanitizer& self, std::string_view target) {
            return self.sanitizer.allow_processing_instruction(std::string(target));
          },
          nb::lock_self(), nb::arg("target"), doc("Sanitizer.allow_processing_instruction"))
      .def(
          "remove_processing_instruction",
          [](PySanitizer& self, std::string_view target) {
            return self.sanitizer.remove_processing_instruction(std::string(target));
          },
          nb::lock_self(), nb::arg("target"), doc("Sanitizer.remove_processing_instruction"))
      .def(
          "remove_unsafe", [](PySanitizer& self) { return self.sanitizer.remove_unsafe(); }, nb::lock_self(),
          doc("Sanitizer.remove_unsafe"));
  LightClass<PyNode> node;
  node.def("sanitize", &sanitize_node, nb::arg("sanitizer") = nb::none(), nb::kw_only(),
           nb::arg("unsafe") = false, nb::arg("only_standard_event_handlers") = false,
           nb::arg("any_javascript_scheme") = false, nb::arg("on_removal") = nb::none(), doc("Node.sanitize"))
      .def("set_html", &set_html_of, nb::arg("html"), nb::arg("sanitizer") = nb::none(), nb::kw_only(),
           nb::arg("unsafe") = false, nb::arg("method") = "filter-tree",
           nb::arg("only_standard_event_handlers") = false, nb::arg("any_javascript_scheme") = false,
           nb::arg("on_removal") = nb::none(), doc("Node.set_html"));
  module.def("parse_html", &parse_sanitized, nb::arg("html"), nb::arg("sanitizer") = nb::none(),
             nb::kw_only(), nb::arg("context") = nb::none(), nb::arg("unsafe") = false,
             nb::arg("method") = "filter-tree", nb::arg("only_standard_event_handlers") = false,
             nb::arg("any_javascript_scheme") = false, nb::arg("on_removal") = nb::none(),
             nb::arg("parse_text_options"), doc("parse_html"));
  module.def("sanitize", &sanitize_text, nb::arg("html"), nb::arg("sanitizer") = nb::none(), nb::kw_only(),
             nb::arg("unsafe") = false, nb::arg("document") = false, nb::arg("places") = nb::make_tuple(),
             nb::arg("method") = "filter-tree", nb::arg("drop_comments") = false,
             nb::arg("drop_noscript") = false, nb::arg("drop_foreign") = false,
             nb::arg("drop_raw_text") = false, nb::arg("drop_if_unsettled") = false,
             nb::arg("max_rounds") = 4, nb::arg("only_standard_event_handlers") = false,
             nb::arg("on_removal") = nb::none(), doc("sanitize"));
}

}  // namespace lockstep::python
