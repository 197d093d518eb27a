// Converts keyword arguments to the library's options, by the names in its table.
#include <optional>
#include <string>

#include "core.h"
#include "lockstep/detection.h"
#include "options/table.h"
#include "signature.h"

namespace lockstep::python {

namespace {

// An argument or a member of one.
struct Argument {
  std::string_view name;
  nb::handle value;
};

// Returns a view of a str, which is valid as long as the str; empty for None.
std::string_view view(const Argument& given) {
  if (given.value.is_none()) return {};
  Py_ssize_t size = 0;
  if (!PyUnicode_Check(given.value.ptr())) refuse_argument(given.name, "str", given.value);
  const char* data = PyUnicode_AsUTF8AndSize(given.value.ptr(), &size);
  if (data == nullptr) throw nb::python_error();
  return {data, static_cast<std::size_t>(size)};
}

void convert(const Argument& given, bool& out) {
  if (!PyBool_Check(given.value.ptr())) refuse_argument(given.name, "bool", given.value);
  out = given.value.is(nb::handle(Py_True));
}
void convert(const Argument& given, std::size_t& out) {
  if (PyLong_Check(given.value.ptr())) {
    out = PyLong_AsSize_t(given.value.ptr());
    if (PyErr_Occurred() == nullptr) return;
    PyErr_Clear();
  }
  refuse_argument(given.name, kCount, given.value);
}
void convert(const Argument& given, std::string_view& out) { out = view(given); }
void convert(const Argument& given, Edition& out) { out = edition_named(given.value); }
void convert(const Argument& given, Encoding& out) { out = encoding_named(given.value, given.name); }
void convert(const Argument& given, std::optional<Encoding>& out) {
  if (!given.value.is_none()) out = encoding_named(given.value, given.name);
}
void convert(const Argument& given, LegacyDetector& out) {
  bool is_on = false;
  convert(given, is_on);
  out = is_on ? legacy_detector() : LegacyDetector();
}
void convert(const Argument& given, Namespace& out) { out = namespace_named(view(given)); }
void convert(const Argument& given, QuirksMode& out) {
  const std::string_view name = view(given);
  if (name == "no-quirks")
    out = QuirksMode::no_quirks;
  else if (name == "limited-quirks")
    out = QuirksMode::limited_quirks;
  else if (name == "quirks")
    out = QuirksMode::quirks;
  else
    throw nb::value_error("a quirks mode must be 'no-quirks', 'limited-quirks' or 'quirks'");
}
void convert(const Argument& given, ScriptingMode& out) {
  const std::string_view name = view(given);
  if (name == "normal")
    out = ScriptingMode::normal;
  else if (name == "disabled")
    out = ScriptingMode::disabled;
  else if (name == "inert")
    out = ScriptingMode::inert;
  else if (name == "fragment")
    out = ScriptingMode::fragment;
  else
    throw nb::value_error("a scripting mode must be 'normal', 'disabled', 'inert' or 'fragment'");
}

// Sets the option with that name; returns false if the table has none.
template <class Table, class Target>
bool set(const Table& table, Target& target, const Argument& given) {
  bool found = false;
  options::for_each(table, [&](const auto& row) {
    if (found || row.name != given.name) return;
    convert(given, target.*row.member);
    found = true;
  });
  return found;
}

[[noreturn]] void refuse(std::string_view name, const nb::list& known) {
  throw nb::type_error(("unknown option '" + std::string(name) + "'" + suggestion(name, known)).c_str());
}

// Views in `target` point into the values.
template <class Table, class Target>
void set_all(const Table& table, Target& target, const nb::dict& values) {
  for (const auto [key, value] : values) {
    const std::string_view name = view({"a name", key});
    if (set(table, target, {name, value})) continue;
    nb::list known;
    options::for_each(table, [&](const auto& row) { known.append(text(row.name)); });
    refuse(name, known);
  }
}

// The names of the options that the function accepts.
nb::list names_of_options(Reads reads) {
  nb::list names;
  const char* const kwargs = reads == Reads::html     ? "parse_options"
                             : reads == Reads::tokens ? "token_options"
                                                      : "encoding_options";
  for (const Parameter& parameter : option_parameters(kwargs)) names.append(text(parameter.name));
  return names;
}

}  // namespace

Edition edition_named(nb::handle date) {
  const std::string_view name = view({"edition", date});
  if (const std::optional<Edition> found = find_edition(name)) return *found;
  std::string known;
  for (const EditionInfo& info : editions()) known.append(known.empty() ? "" : ", ").append(info.date);
  throw nb::value_error(("unknown edition “" + std::string(name) + "”; choose from: " + known).c_str());
}

namespace {

// Finds an encoding by a label of the Encoding Standard or the name of a Python codec.
std::optional<Encoding> find_encoding(const Argument& given) {
  if (const std::optional<Encoding> found = encoding::find(view(given))) return found;
  const nb::object label = nb::module_::import_("lockstep_html._codecs").attr("label")(given.value);
  return label.is_none() ? std::nullopt : encoding::find(view({given.name, label}));
}

}  // namespace

Encoding encoding_named(nb::handle label, std::string_view argument) {
  if (const std::optional<Encoding> found = find_encoding({argument, label})) return *found;
  raise("UnknownEncodingError", label);
}

Options read_options(nb::dict keywords, Reads reads) {
  Options result;
  result.encoding.detect_legacy = legacy_detector();
  std::string_view domain;
  // Copies the limits, since the caller may change the original.
  if (reads != Reads::bytes && keywords.contains("limits"))
    keywords["limits"] = dict_of(keywords["limits"], "limits");
  for (const auto [key, value] : keywords) {
    const std::string_view name = view({"a name", key});
    const Argument given = {name, value};
    const bool tokens = reads == Reads::tokens;
    if (reads != Reads::bytes && !tokens) {
      if (name == "limits") {
        set_all(options::kLimits, result.parse.limits, nb::borrow<nb::dict>(value));
        continue;
      }
      if (set(options::kParse, result.parse, given)) continue;
    }
    if (tokens) {
      if (name == "limits") {
        set_all(options::kTokenizerLimits, result.tokenizer.limits, nb::borrow<nb::dict>(value));
        continue;
      }
      if (name == "collect_errors") {
        convert(given, result.tokenizer.collect_errors);
        continue;
      }
      if (set(options::kTokenizer, result.tokenizer, given)) continue;
    }
    if (name == "url" && reads == Reads::html) {
      static_cast<void>(view(given));
      continue;
    }
    if (name == "top_level_domain") {
      domain = view(given);
    } else if (name == "transport_encoding") {
      // A server may send an invalid label, which is ignored, as in content_type.
      if (!value.is_none()) result.encoding.transport_encoding = find_encoding(given);
    } else if (name == "content_type") {
      if (!value.is_none()) result.encoding.transport_encoding = charset_of_content_type(view(given));
    } else if (!set(options::kEncoding, result.encoding, given)) {
      refuse(name, names_of_options(reads));
    }
    result.names_encoding = result.names_encoding || !value.is_none();
  }
  if (!domain.empty() && result.encoding.detect_legacy.detect != nullptr)
    result.encoding.detect_legacy = legacy_detector(domain);
  return result;
}

namespace {

// Return a default value as Python writes it.
std::string literal(bool value) { return value ? "True" : "False"; }
// The detector is on by default in Python, unlike in C++.
std::string literal(const LegacyDetector&) { return "True"; }
std::string literal(std::size_t value) { return std::to_string(value); }
std::string literal(std::string_view value) { return nb::cast<std::string>(nb::repr(text(value))); }
std::string literal(Edition value) { return literal(edition_date(value)); }
std::string literal(Encoding value) { return literal(encoding::name(value)); }
template <class Value>
std::string literal(const std::optional<Value>&) {
  return "None";
}

template <class Table, class Target>
void add_parameters(std::vector<Parameter>& to, const Table& table, const Target& defaults) {
  options::for_each(table, [&](const auto& row) {
    to.push_back({std::string(row.name), "object", literal(defaults.*row.member), Parameter::Kind::keyword});
  });
}

}  // namespace

std::vector<Parameter> option_parameters(std::string_view kwargs) {
  std::vector<Parameter> result;
  const auto add = [&](const char* name, const char* value) {
    result.push_back({name, "object", value, Parameter::Kind::keyword});
  };
  const bool reads_bytes =
      kwargs == "parse_options" || kwargs == "token_options" || kwargs == "encoding_options";
  const bool tokenizes = kwargs == "token_options";
  const bool parses = kwargs == "parse_options" || kwargs == "parse_text_options";
  if (parses) add("url", "None");
  if (reads_bytes) add("content_type", "None");
  if (reads_bytes) add_parameters(result, options::kEncoding, EncodingOptions());
  if (reads_bytes) add("top_level_domain", "''");
  if (parses) add_parameters(result, options::kParse, ParseOptions());
  if (tokenizes) add_parameters(result, options::kTokenizer, TokenizerOptions());
  if (tokenizes) add("collect_errors", "False");
  if (parses || tokenizes) add("limits", "None");
  return result;
}

bool is_parse_option(std::string_view wanted) {
  bool found = false;
  options::for_each(options::kParse, [&](const auto& row) { found = found || row.name == wanted; });
  return found;
}

namespace {

nb::dict members_of(const FragmentContext& context) {
  constexpr const char* kQuirks[] = {"no-quirks", "limited-quirks", "quirks"};
  constexpr const char* kScripting[] = {"normal", "disabled", "inert", "fragment"};
  nb::dict members;
  members["local_name"] = text(context.local_name);
  members["element_namespace"] = namespace_name(context.element_namespace);
  members["encoding"] = text(context.encoding);
  members["quirks_mode"] = kQuirks[static_cast<std::size_t>(context.quirks_mode)];
  members["inside_form"] = context.inside_form;
  members["scripting_mode"] = kScripting[static_cast<std::size_t>(context.scripting_mode)];
  return members;
}

}  // namespace

nb::dict context_members(nb::handle context, std::string_view name) {
  if (const PyNode* const given = Light<PyNode>::in(context)) {
    const Guard guard(given->owner);
    return members_of(fragment_context_of(given->node));
  }
  FragmentContext result;
  nb::dict values;
  if (PyUnicode_Check(context.ptr())) {
    result.local_name = view({name, context});
    // The Standard's rules for the contents of a `template` find the mode that the first tag needs.
    if (result.local_name == "auto") result.local_name = "template";
    const std::size_t space = result.local_name.find(' ');
    if (space != std::string_view::npos) {
      const std::string_view prefix = result.local_name.substr(0, space);
      result.element_namespace = namespace_named(prefix == "math" ? "mathml" : prefix);
      result.local_name.remove_prefix(space + 1);
    }
  } else {
    if (!nb::hasattr(context, "keys")) refuse_argument(name, "a Node, str or a mapping", context);
    values = dict_of(context, name);
    set_all(options::kContext, result, values);
  }
  if (result.local_name.empty()) throw nb::value_error("the context has no name");
  return members_of(result);
}

FragmentContext read_context(const nb::dict& members) {
  FragmentContext result;
  set_all(options::kContext, result, members);
  return result;
}

SerializeOptions read_serialize_options(std::size_t indent, bool scripting, bool serializable_shadow_roots,
                                        bool round_trip, nb::handle edition) {
  SerializeOptions options;
  options.indent = indent;
  options.scripting = scripting;
  options.serializable_shadow_roots = serializable_shadow_roots;
  options.round_trip = round_trip;
  if (!edition.is_none()) options.edition = edition_named(edition);
  return options;
}

}  // namespace lockstep::python
