// XPath: the class XPath, and xpath() and xpath_one() of Node.
#include <array>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core.h"

namespace lockstep::python {

namespace {

struct PyXPath {
  XPath xpath;
  nb::object expression;     // a str
  nb::object functions;      // a list of Python functions; null if there are none
  bool leaves_node = false;  // whether it may look outside of the context node
};

[[noreturn]] void refuse(const XPathError& error) {
  raise("XPathError", text(error.message), error.column, text(error.suggestion));
}

// --- Values for Python

// A node whose object is not created yet, with the name and the value if it is an attribute, otherwise null.
struct Found {
  Node node;
  nb::object name, value, name_space;
};

Found found(const XPathNode& node, Reading* reading) {
  if (!node.is_attribute()) return {node.node(), {}, {}, {}};
  const Attribute attribute = node.attribute();
  return {node.node(), text(attribute.qualified_name()),
          reading == nullptr ? text(attribute.value()) : reading->next_text(attribute.value()),
          namespace_name(attribute.attribute_namespace())};
}

// Creates objects for nodes of a document.
class Objects {
 public:
  explicit Objects(nb::handle owner) : owner_(owner) {}
  nb::object of(const Found& found) {
    nb::object node = wrap(owner_, found.node);
    if (!found.name.is_valid()) return node;
    if (!attribute_.is_valid()) attribute_ = python_type("Attribute");
    return record(attribute_, found.name, found.value, found.name_space, node);
  }
  nb::object list_of(const std::vector<Found>& all) {
    nb::list list;
    for (const Found& one : all) list.append(of(one));
    return list;
  }

 private:
  nb::handle owner_;
  nb::object attribute_;  // the class, once it is needed
};

// Converts a value that is not a set of nodes.
nb::object simple_value(const XPathValue& value) {
  if (value.type() == XPathType::boolean) return nb::bool_(value.boolean());
  return value.type() == XPathType::number ? nb::object(nb::float_(value.number())) : text(value.string());
}

// Converts an argument. Nothing may change the document meanwhile.
nb::object argument_of(nb::handle owner, const XPathValue& value) {
  if (value.type() != XPathType::nodes) return simple_value(value);
  std::vector<Found> all;
  for (const XPathNode& node : value.nodes()) all.push_back(found(node, nullptr));
  return Objects(owner).list_of(all);
}

// --- Values from Python

// Returns the attribute that an Attribute stands for, or null if it no longer exists.
XPathNode attribute_of(Node element, nb::handle given) {
  const Input name(given.attr("name"), Surrogates::keep);
  for (std::size_t i = 0; i < element.attribute_count(); ++i)
    if (element.attribute(i).qualified_name() == name.bytes &&
        namespace_name(element.attribute(i).attribute_namespace()).equal(given.attr("namespace")))
      return {element, i};
  return {};
}

// Returns null if the object is not a node of the document.
XPathNode node_from(nb::handle owner, nb::handle given) {
  const PyNode* node = Light<PyNode>::in(given);
  if (node != nullptr) return node->owner.is(owner) ? XPathNode(node->node) : XPathNode();
  if (!PyTuple_Check(given.ptr()) || !nb::isinstance(given, python_type("Attribute"))) return {};
  const nb::object element = given.attr("element");
  node = Light<PyNode>::in(element);
  return node != nullptr && node->owner.is(owner) ? attribute_of(node->node, given) : XPathNode();
}

XPathValue nodes_from(nb::handle owner, nb::handle given) {
  std::vector<XPathNode> nodes;
  const XPathNode only = node_from(owner, given);
  if (only) {
    nodes.push_back(only);
  } else {
    if (!PySequence_Check(given.ptr()) || PyUnicode_Check(given.ptr()))
      throw nb::type_error("expected a str, a number, a bool, a Node, an Attribute, or a list of nodes");
    for (const nb::handle one : given) {
      nodes.push_back(node_from(owner, one));
      if (!nodes.back()) throw nb::value_error("expected nodes and attributes that are in the document");
    }
  }
  return nodes;
}

double number_from(nb::handle given) {
  const double number = PyFloat_AsDouble(given.ptr());
  if (number == -1.0 && PyErr_Occurred() != nullptr) throw nb::python_error();
  return number;
}

XPathValue value_from(nb::handle owner, nb::handle given) {
  if (PyUnicode_Check(given.ptr())) return Input(given, Surrogates::keep).bytes;
  if (PyBool_Check(given.ptr())) return given.is(nb::handle(Py_True));
  if (PyFloat_Check(given.ptr()) || PyLong_Check(given.ptr())) return number_from(given);
  return nodes_from(owner, given);
}

// The variables of an evaluation.
class Variables {
 public:
  Variables(nb::handle owner, const nb::kwargs& given, const PyXPath& xpath) {
    for (const auto [name, value] : given) {
      names_.emplace_back(name, Surrogates::replace);
      check_use(name, xpath.expression);
      variables_.push_back({names_.back().bytes, value_from(owner, value)});
    }
  }
  std::span<const XPathVariable> all() const { return variables_; }

 private:
  // Raises TypeError for a variable that is not in the expression, since it is an argument with a wrong name.
  static void check_use(nb::handle name, nb::handle expression) {
    const nb::object variable = checked(PyUnicode_FromFormat("$%U", name.ptr()));
    if (PyUnicode_Contains(expression.ptr(), variable.ptr()) == 1) return;
    PyErr_Format(PyExc_TypeError, "unknown argument '%U': the expression has no variable %U", name.ptr(),
                 variable.ptr());
    throw nb::python_error();
  }
  std::deque<Input> names_;
  std::vector<XPathVariable> variables_;
};

// --- Functions of Python

XPathType type_named(nb::handle type) {
  const PyObject* const given = type.ptr();
  if (given == reinterpret_cast<PyObject*>(&PyBool_Type)) return XPathType::boolean;
  if (given == reinterpret_cast<PyObject*>(&PyFloat_Type)) return XPathType::number;
  if (given == reinterpret_cast<PyObject*>(&PyUnicode_Type)) return XPathType::string;
  if (given == reinterpret_cast<PyObject*>(&PyList_Type)) return XPathType::nodes;
  throw nb::type_error("the type of a function's value must be bool, float, str or list");
}

XPathValue value_of_type(XPathType type, nb::handle owner, nb::handle given) {
  switch (type) {
    case XPathType::boolean: {
      const int truth = PyObject_IsTrue(given.ptr());
      if (truth < 0) throw nb::python_error();
      return truth == 1;
    }
    case XPathType::number:
      return number_from(given);
    case XPathType::string:
      if (!PyUnicode_Check(given.ptr())) throw nb::type_error("the function must return a str");
      return Input(given, Surrogates::keep).bytes;
    case XPathType::nodes:
      break;
  }
  return nodes_from(owner, given);
}

// The data that an evaluation passes to the functions.
struct Evaluation {
  const PyNode& context;
  const PyXPath& xpath;
};

// Calls a function with the context node and the arguments. An exception remains set, and no other function
// is called after it.
std::optional<XPathValue> call_python(std::size_t index, XPathType type, const XPathCall& call) {
  const Evaluation& evaluation = *static_cast<const Evaluation*>(call.data);
  const nb::handle owner = evaluation.context.owner;
  std::optional<XPathValue> result;
  PyObject* const done = for_python([&] {
    nb::list arguments;
    arguments.append(Objects(owner).of(found(call.context, nullptr)));
    for (const XPathValue& argument : call.arguments) arguments.append(argument_of(owner, argument));
    const nb::object function = evaluation.xpath.functions[index];
    result = value_of_type(type, owner, function(*arguments));
  });
  Py_XDECREF(done);
  return result;
}

// The functions in Python mappings from names to functions that return bools, or to pairs of a function and
// the type of its value.
class Functions {
 public:
  void add(nb::handle functions, std::string_view expression) {
    for (const auto [name, function] : dict_of(functions, "functions")) {
      Input named(name, Surrogates::replace);
      may_be_called_ = may_be_called_ || expression.find(named.bytes) != expression.npos;
      const bool is_pair = PyTuple_Check(function.ptr()) && nb::len(function) == 2;
      const nb::object called = nb::borrow(is_pair ? function[0] : nb::object(nb::borrow(function)));
      if (PyCallable_Check(called.ptr()) == 0)
        throw nb::type_error("'functions' must map names to functions, or to pairs of a function and a type");
      const XPathType type = is_pair ? type_named(function[1]) : XPathType::boolean;
      names_.push_back(std::move(named));
      const std::size_t index = functions_.size();
      called_.append(called);
      functions_.push_back({names_.back().bytes, type, [index, type](const XPathCall& call, std::string&) {
                              return call_python(index, type, call);
                            }});
    }
  }
  std::span<const XPathFunction> all() const { return functions_; }
  // Returns a list of the Python functions; null if the expression contains none of their names.
  nb::object called() const { return may_be_called_ ? nb::object(called_) : nb::object(); }

 private:
  std::deque<Input> names_;
  std::vector<XPathFunction> functions_;
  nb::list called_;
  bool may_be_called_ = false;
};

PyXPath parse_xpath(nb::handle expression, nb::handle namespaces, nb::handle functions, bool extensions,
                    bool any_namespace) {
  const Input source(expression, Surrogates::replace);
  const Prefixes prefixes(namespaces);
  Functions callable;
  if (!functions.is_none()) callable.add(functions, source.bytes);
  if (extensions && source.bytes.find('(') != std::string_view::npos)
    callable.add(nb::module_::import_("lockstep_html._xpath").attr("FUNCTIONS"), source.bytes);
  const ParsedXPath parsed = XPath::parse(source.bytes, {.namespaces = prefixes.all(),
                                                         .extensions = extensions,
                                                         .any_namespace = any_namespace,
                                                         .functions = callable.all()});
  if (!parsed) refuse(parsed.error());
  const bool leaves_node = source.bytes.find("::") != std::string_view::npos ||
                           source.bytes.find("..") != std::string_view::npos ||
                           source.bytes.find_first_of("/$") == source.bytes.find_first_not_of("( ");
  return {*parsed, nb::borrow(expression), callable.called(), leaves_node};
}

// Returns the XPath for an argument, which is an XPath, or a str with its options.
PyXPath given_xpath(nb::handle expression, nb::handle namespaces, nb::handle functions, bool extensions,
                    bool any_namespace) {
  if (PyUnicode_Check(expression.ptr()))
    return parse_xpath(expression, namespaces, functions, extensions, any_namespace);
  if (!nb::isinstance<PyXPath>(expression)) throw nb::type_error("expected a str or an XPath");
  if (!namespaces.is_none() || !functions.is_none() || extensions || any_namespace)
    throw nb::type_error("an XPath has its options already: pass them to XPath()");
  return nb::cast<const PyXPath&>(expression);
}

// Calls evaluate(reading), which does not need the GIL unless the expression calls Python functions.
template <class Evaluate>
void read(const PyNode& self, const PyXPath& xpath, const Evaluate& evaluate) {
  PyDocument& document = self.document();
  if (xpath.functions.is_valid()) {
    Reading reading(document, Reading::Calls::python);
    evaluate(reading);
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
  } else if (xpath.leaves_node) {
    Reading reading(document);
    evaluate(reading);
  } else {
    Reading reading(document, self.node);
    evaluate(reading);
  }
}

}  // namespace

nb::object selected_nodes(const PyNode& self, const Selector& selector) {
  std::vector<Found> all;
  {
    Reading reading(self.document(), self.node);
    const std::vector<XPathNode> nodes = selector.select_values(self.node);
    reading.take_gil_back();
    all.reserve(nodes.size());
    for (const XPathNode& node : nodes) all.push_back(found(node, &reading));
  }
  return Objects(self.owner).list_of(all);
}

namespace {

// `context`: the node itself, or an attribute of it.
nb::object value_of(const PyXPath& its, const PyNode& self, const XPathNode& context,
                    const nb::kwargs& variables) {
  const Variables given(self.owner, variables, its);
  Evaluation evaluation{self, its};
  XPathResult result;
  std::vector<Found> all;
  read(self, its, [&](Reading& reading) {
    result = its.xpath.evaluate(context, given.all(), &evaluation);
    reading.take_gil_back();
    all.reserve(result->nodes().size());
    for (const XPathNode& node : result->nodes()) all.push_back(found(node, &reading));
  });
  if (!result) refuse(result.error());
  return result->type() == XPathType::nodes ? Objects(self.owner).list_of(all) : simple_value(*result);
}

nb::object first_of(const PyXPath& its, const PyNode& self, const XPathNode& context,
                    const nb::kwargs& variables) {
  const Variables given(self.owner, variables, its);
  Evaluation evaluation{self, its};
  Found first;
  read(self, its, [&](Reading& reading) {
    const XPathNode node = its.xpath.first(context, given.all(), &evaluation);
    reading.take_gil_back();
    first = found(node, &reading);
  });
  return first.node ? Objects(self.owner).of(first) : nb::none();
}

// Evaluates on a Node, a Document or an Attribute; `method` is what the first two of them do so with.
template <class Evaluate>
nb::object on_context(nb::handle self, nb::handle root, const nb::kwargs& variables, const char* method,
                      const Evaluate& evaluate) {
  if (nb::isinstance<PyNode>(root) || nb::isinstance<PyDocument>(root))
    return nb::object(root.attr(method)(self, **variables));
  if (!nb::isinstance(root, python_type("Attribute")))
    throw nb::type_error("expected a Node, a Document or an Attribute");
  const nb::object element = root.attr("element");
  const PyNode* const node = Light<PyNode>::in(element);
  const XPathNode context = node == nullptr ? XPathNode() : attribute_of(node->node, root);
  if (!context) throw nb::value_error("the element no longer has this attribute");
  return evaluate(nb::cast<const PyXPath&>(self), *node, context, variables);
}

}  // namespace

nb::object xpath(const PyNode& self, nb::handle expression, nb::handle namespaces, nb::handle functions,
                 bool extensions, bool any_namespace, nb::kwargs variables) {
  return value_of(given_xpath(expression, namespaces, functions, extensions, any_namespace), self, self.node,
                  variables);
}

nb::object xpath_one(const PyNode& self, nb::handle expression, nb::handle namespaces, nb::handle functions,
                     bool extensions, bool any_namespace, nb::kwargs variables) {
  return first_of(given_xpath(expression, namespaces, functions, extensions, any_namespace), self, self.node,
                  variables);
}

namespace {

// Python functions may refer to an object that refers to the XPath, such as a cache.
int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  if (nb::inst_ready(self)) Py_VISIT(nb::inst_ptr<PyXPath>(self)->functions.ptr());
  return 0;
}

int clear(PyObject* self) {
  nb::inst_ptr<PyXPath>(self)->functions = nb::list();
  return 0;
}

}  // namespace

void bind_xpath(nb::module_& module, LightClass<PyNode>& node) {
  const std::array<PyType_Slot, 4> slots = {{{Py_tp_traverse, reinterpret_cast<void*>(&traverse)},
                                             {Py_tp_clear, reinterpret_cast<void*>(&clear)},
                                             kConstruct,
                                             {0, nullptr}}};
  Guarded<PyXPath>(module, "XPath", nb::is_final(), nb::is_weak_referenceable(), nb::type_slots(slots.data()),
                   doc("XPath"))
      .def(
          "__init__",
          [](PyXPath* self, nb::str expression, nb::handle namespaces, nb::handle functions, bool extensions,
             bool any_namespace) {
            new (self) PyXPath(parse_xpath(expression, namespaces, functions, extensions, any_namespace));
          },
          nb::arg("expression"), nb::kw_only(), nb::arg("namespaces").none() = nb::none(),
          nb::arg("functions").none() = nb::none(), nb::arg("extensions") = false,
          nb::arg("any_namespace") = false)
      .def_prop_ro(
          "expression", [](const PyXPath& self) { return self.expression; }, doc("XPath.expression"))
      .def("__repr__",
           [](const PyXPath& self) {
             return "XPath(" + nb::cast<std::string>(nb::repr(self.expression)) + ")";
           })
      .def(
          "evaluate",
          [](nb::handle self, nb::handle root, nb::kwargs variables) {
            return on_context(self, root, variables, "xpath", value_of);
          },
          nb::arg("root"), nb::arg("variables"), doc("XPath.evaluate"))
      .def(
          "first",
          [](nb::handle self, nb::handle root, nb::kwargs variables) {
            return on_context(self, root, variables, "xpath_one", first_of);
          },
          nb::arg("root"), nb::arg("variables"), doc("XPath.first"));
  node.def("xpath", &xpath, nb::arg("expression"), nb::kw_only(), nb::arg("namespaces") = nb::none(),
           nb::arg("functions") = nb::none(), nb::arg("extensions") = false, nb::arg("any_namespace") = false,
           nb::arg("variables"), doc("Node.xpath"))
      .def("xpath_one", &xpath_one, nb::arg("expression"), nb::kw_only(), nb::arg("namespaces") = nb::none(),
           nb::arg("functions") = nb::none(), nb::arg("extensions") = false, nb::arg("any_namespace") = false,
           nb::arg("variables"), doc("Node.xpath_one"));
}

}  // namespace lockstep::python
