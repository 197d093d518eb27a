// Signatures of functions.
#include "signature.h"

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <optional>
#include <utility>

#include "core.h"

namespace lockstep::python {

namespace {

using Kind = Parameter::Kind;

// Takes the text up to one of these characters outside of brackets and strings; advances `text` to it.
std::string_view take_until(std::string_view& text, std::string_view ends) {
  std::size_t at = 0;
  int depth = 0;
  for (char quote = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
      continue;
    }
    if (depth == 0 && ends.find(c) != ends.npos) break;
    if (c == '\'' || c == '"') quote = c;
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
  }
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(at);
  return taken;
}

std::string stripped(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

bool is_subclass(nb::handle object, std::string_view type) {
  const nb::handle types = nb::module_::import_("lockstep_html._core");
  const std::string name(type.substr(type.rfind('.') + 1));
  return !nb::hasattr(types, name.c_str()) ||
         PyObject_IsInstance(object.ptr(), types.attr(name.c_str()).ptr()) == 1;
}

constexpr std::string_view kOrNone = " | None";

// Whether nanobind accepts the object for a parameter of that type.
bool has_type(nb::handle object, std::string_view type) {
  if (type.ends_with(kOrNone)) {
    if (object.is_none()) return true;
    type.remove_suffix(kOrNone.size());
  }
  if (type == "str") return PyUnicode_Check(object.ptr());
  if (type == "bool") return PyBool_Check(object.ptr());
  if (type == "int") return PyIndex_Check(object.ptr()) && PyLong_AsSsize_t(object.ptr()) >= 0;
  if (type.starts_with("lockstep_html.")) return is_subclass(object, type);
  return !object.is_none();
}

// Describes a type: "str", "an int that is not negative", "Node".
std::string described(std::string_view type) {
  if (type.ends_with(kOrNone)) return described(type.substr(0, type.size() - kOrNone.size())) + " or None";
  if (type == "int") return std::string(kCount);
  if (type.empty() || type == "object") return "given";
  return std::string(type.substr(type.rfind('.') + 1));
}

// Returns the keyword arguments of the previously described function with that name.
std::vector<Parameter> keywords_of_described(std::string_view name);

}  // namespace

Signature::Signature(nb::handle function) {
  const nb::object first = function.attr("__nb_signature__")[0];
  if (!first[1].is_none()) doc = nb::cast<std::string>(first[1]);
  read(nb::cast<std::string>(first[0]), first[2]);
}

void Signature::read(std::string_view text, nb::handle defaults) {
  text.remove_prefix(std::string_view("def ").size());
  called = name = stripped(take_until(text, "("));
  text.remove_prefix(1);
  bool only_keywords = false;
  while (!text.empty() && text.front() != ')') {
    if (text.front() == ',' || text.front() == ' ') {
      text.remove_prefix(1);
      continue;
    }
    Parameter made;
    made.name = stripped(take_until(text, ":=,)"));
    if (text.starts_with(":")) {
      text.remove_prefix(1);
      made.type = stripped(take_until(text, "=,)"));
    }
    if (text.starts_with("=")) {
      text.remove_prefix(1);
      // The value is a backslash and the number of the default value.
      std::string value = stripped(take_until(text, ",)"));
      if (value.starts_with("\\"))
        value = nb::cast<std::string>(nb::repr(defaults[std::stoul(value.substr(1))]));
      made.value = value == "Ellipsis" ? "..." : std::move(value);
    }
    if (made.name == "/") continue;
    if (made.name == "*") {
      only_keywords = true;
    } else if (made.name.starts_with("**")) {
      made.name.erase(0, 2);
      std::vector<Parameter> options = option_parameters(made.name);
      made.kind = Kind::all_keywords;
      if (made.name == "node_options") options = keywords_of_described(name);
      if (options.empty()) options.push_back(std::move(made));
      parameters.insert(parameters.end(), options.begin(), options.end());
    } else if (made.name.starts_with("*")) {
      made.name.erase(0, 1);
      made.kind = Kind::all_positional;
      parameters.push_back(std::move(made));
      only_keywords = true;
    } else {
      made.kind = only_keywords ? Kind::keyword : Kind::positional;
      parameters.push_back(std::move(made));
    }
  }
}

std::string Signature::text() const {
  std::string result = "(";
  bool has_star = false;
  for (const Parameter& parameter : parameters) {
    if (result.size() > 1) result += ", ";
    // Parameters before `*args` cannot be named by the caller.
    if (parameter.kind == Kind::all_positional && result.size() > 1) result += "/, ";
    if (parameter.kind == Kind::keyword && !std::exchange(has_star, true)) result += "*, ";
    if (parameter.kind == Kind::all_positional) has_star = true;
    result += parameter.kind == Kind::all_positional ? "*" : parameter.kind == Kind::all_keywords ? "**" : "";
    if (&parameter == parameters.data() && parameter.name == "self") result += '$';
    result += parameter.name;
    if (!parameter.value.empty()) result.append("=").append(parameter.value);
    // Parameters without names, which nanobind calls arg…, cannot be passed by name.
    const bool is_last = &parameter == &parameters.back();
    const bool unnamed = parameter.name.starts_with("arg") && parameter.kind == Kind::positional;
    if (unnamed && (is_last || !(&parameter + 1)->name.starts_with("arg"))) result += ", /";
  }
  return result + ")";
}

std::string Signature::problem(PyObject* const* arguments, std::size_t count, PyObject* keywords) const {
  const std::size_t first = !parameters.empty() && parameters[0].name == "self" ? 1 : 0;
  const std::string call = called + "()";
  std::vector<nb::handle> given(parameters.size());
  std::size_t positional = 0, at = 0;
  bool takes_all = false, takes_all_keywords = false;
  for (const Parameter& parameter : parameters) {
    takes_all = takes_all || parameter.kind == Kind::all_positional;
    takes_all_keywords = takes_all_keywords || parameter.kind == Kind::all_keywords;
    if (parameter.kind == Kind::positional) ++positional;
  }
  for (; at < count && at < positional; ++at) given[at] = arguments[at];
  if (at < count && !takes_all)
    return call +
           (positional == first ? " takes no" : " takes at most " + std::to_string(positional - first)) +
           " positional argument" + (positional - first == 1 ? "" : "s") + ", " +
           std::to_string(count - first) + (count - first == 1 ? " was given" : " were given");
  const std::size_t named = keywords == nullptr ? 0 : static_cast<std::size_t>(PyTuple_Size(keywords));
  for (std::size_t i = 0; i < named; ++i) {
    const nb::handle key = PyTuple_GetItem(keywords, static_cast<Py_ssize_t>(i));
    const std::string wanted = nb::cast<std::string>(nb::str(key));
    const auto found = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& parameter) {
      return parameter.name == wanted &&
             (parameter.kind == Kind::keyword || parameter.kind == Kind::positional);
    });
    if (found == parameters.end()) {
      if (takes_all_keywords) continue;
      nb::list names;
      for (const Parameter& parameter : parameters)
        if (parameter.name != "self" && !parameter.name.starts_with("arg")) names.append(parameter.name);
      return call + " has no argument '" + wanted + "'" + suggestion(wanted, names);
    }
    nb::handle& value = given[static_cast<std::size_t>(found - parameters.begin())];
    if (value.is_valid()) return call + " got the argument '" + wanted + "' twice";
    value = arguments[count + i];
  }
  for (std::size_t i = first; i < parameters.size(); ++i) {
    const Parameter& parameter = parameters[i];
    if (parameter.kind == Kind::all_positional || parameter.kind == Kind::all_keywords) continue;
    if (!given[i].is_valid()) {
      if (parameter.value.empty()) return call + " needs the argument '" + parameter.name + "'";
    } else if (!(given[i].is_none() && parameter.value == "None") && !has_type(given[i], parameter.type)) {
      PyErr_Clear();
      return call + ": " + argument_problem(parameter.name, described(parameter.type), given[i]);
    }
  }
  return call + " cannot be called with these arguments";
}

namespace {

// A nanobind function, and the data that CPython needs for the function that calls it.
struct Described {
  explicit Described(nb::handle of) : function(nb::borrow(of)), signature(of) {
    doc = signature.name + signature.text() + "\n--\n\n" + signature.doc;
  }
  nb::object function;
  Signature signature;
  std::string doc;
  PyMethodDef definition = {};
};

// All described functions. They live as long as the process, which may outlive the interpreter.
std::deque<Described>& all() {
  static std::deque<Described>& functions = *new std::deque<Described>;
  return functions;
}

// The described constructors, by their classes.
std::vector<std::pair<PyObject*, const Described*>>& constructors() {
  static auto& by_class = *new std::vector<std::pair<PyObject*, const Described*>>;
  return by_class;
}

std::vector<Parameter> keywords_of_described(std::string_view name) {
  std::vector<Parameter> result;
  for (const Described& it : all())
    if (it.signature.name == name)
      std::copy_if(it.signature.parameters.begin(), it.signature.parameters.end(), std::back_inserter(result),
                   [](const Parameter& parameter) { return parameter.kind == Kind::keyword; });
  return result;
}

// Replaces nanobind's message, which has C++ signatures, with one sentence.
void explain_error(const Described& called, PyObject* const* arguments, std::size_t count,
                   PyObject* keywords) {
  if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) return;
  nb::python_error error;
  const nb::object value = nb::borrow(error.value());
  const std::string message = nb::cast<std::string>(nb::str(value));
  if (message.find("incompatible function arguments. The following argument types") == message.npos) {
    error.restore();
    return;
  }
  PyErr_SetString(PyExc_TypeError, called.signature.problem(arguments, count, keywords).c_str());
}

PyObject* call(const Described& called, PyObject* const* arguments, std::size_t count, PyObject* keywords) {
  PyObject* const result = PyObject_Vectorcall(called.function.ptr(), arguments, count, keywords);
  if (result == nullptr) Py_XDECREF(for_python([&] { explain_error(called, arguments, count, keywords); }));
  return result;
}

// CPython passes only `self` to a function, which does not say which function was called, so each index has
// its own C function. For a function in a module, `self` is the module, which lets the function be pickled.
constexpr std::size_t kMost = 256;

template <std::size_t index>
PyObject* call_function(PyObject*, PyObject* const* arguments, Py_ssize_t count, PyObject* keywords) {
  return call(all()[index], arguments, static_cast<std::size_t>(count), keywords);
}

PyObject* call_with_self(const Described& called, PyObject* self, PyObject* const* arguments,
                         std::size_t given, PyObject* keywords) {
  const std::size_t named = keywords == nullptr ? 0 : static_cast<std::size_t>(PyTuple_Size(keywords));
  constexpr std::size_t kFew = 8;
  std::array<PyObject*, kFew> few;
  std::vector<PyObject*> many;
  PyObject** const with_self =
      given + named < kFew ? few.data() : (many.resize(given + named + 1), many.data());
  with_self[0] = self;
  std::copy_n(arguments, given + named, with_self + 1);
  return call(called, with_self, given + 1, keywords);
}

template <std::size_t index>
PyObject* call_method(PyObject* self, PyObject* const* arguments, Py_ssize_t count, PyObject* keywords) {
  return call_with_self(all()[index], self, arguments, static_cast<std::size_t>(count), keywords);
}

using Function = PyObject* (*)(PyObject*, PyObject* const*, Py_ssize_t, PyObject*);
template <std::size_t... indexes>
constexpr std::array<Function, kMost> functions(std::index_sequence<indexes...>) {
  return {&call_function<indexes>...};
}
template <std::size_t... indexes>
constexpr std::array<Function, kMost> method_functions(std::index_sequence<indexes...>) {
  return {&call_method<indexes>...};
}

PyMethodDef& define(nb::handle function, nb::handle type) {
  constexpr auto kIndexes = std::make_index_sequence<kMost>();
  static constexpr std::array<Function, kMost> kFunctions = functions(kIndexes),
                                               kMethods = method_functions(kIndexes);
  const std::size_t index = all().size();
  if (index == kMost) throw std::length_error("more functions than kMost");
  Described& made = all().emplace_back(function);
  const Function called_by = (type.is_valid() ? kMethods : kFunctions)[index];
  if (made.signature.name == "__init__") {
    made.signature.called = nb::cast<std::string>(type.attr("__name__"));
    constructors().emplace_back(type.ptr(), &made);
  }
  made.definition = {made.signature.name.c_str(),
                     reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(called_by)),
                     METH_FASTCALL | METH_KEYWORDS, made.doc.c_str()};
  return made.definition;
}

nb::object function_for(nb::handle function, const nb::module_& module) {
  const nb::object name = module.attr("__name__");
  return checked(PyCFunction_NewEx(&define(function, {}), module.ptr(), name.ptr()));
}

nb::object method_for(nb::handle function, nb::handle type) {
  return checked(PyDescr_NewMethod(reinterpret_cast<PyTypeObject*>(type.ptr()), &define(function, type)));
}

// Returns the object that replaces a member of a module, or of a class if `type` is valid; null if there is
// none.
nb::object replacement(nb::handle member, nb::handle type, const nb::module_& module) {
  const std::string kind = class_name(member);
  nb::object made;
  if (kind == "nb_method") made = method_for(member, type);
  if (kind == "nb_func") made = function_for(member, module);
  if (made.is_valid()) make_immortal(made);
  return made;
}

}  // namespace

PyObject* construct(PyObject* type, PyObject* const* arguments, std::size_t count, PyObject* keywords) {
  return for_python([&] {
    for (const auto& [constructed, constructor] : constructors()) {
      if (constructed != type) continue;
      nb::object made = nb::inst_alloc(type);
      const std::size_t given = static_cast<std::size_t>(PyVectorcall_NARGS(count));
      checked(call_with_self(*constructor, made.ptr(), arguments, given, keywords));
      return made;
    }
    // This is CPython's wording.
    PyErr_Format(PyExc_TypeError, "cannot create '%s.%s' instances",
                 nb::cast<std::string>(nb::handle(type).attr("__module__")).c_str(),
                 nb::cast<std::string>(nb::handle(type).attr("__name__")).c_str());
    throw nb::python_error();
  });
}

void describe_functions(nb::module_& module) {
  const auto members_of = [](nb::handle owner) {
    return nb::borrow<nb::dict>(owner.attr("__dict__").attr("copy")());
  };
  for (const auto [name, member] : members_of(module)) {
    if (const nb::object made = replacement(member, {}, module); made.is_valid())
      nb::setattr(module, name, made);
    if (!PyType_Check(member.ptr())) continue;
    for (const auto [its_name, its_member] : members_of(member))
      if (const nb::object made = replacement(its_member, member, module); made.is_valid())
        nb::setattr(member, its_name, made);
  }
}

}  // namespace lockstep::python
