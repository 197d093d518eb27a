// The attributes of an element as a mapping from qualified names to values.
#include "core.h"

#include <algorithm>
#include <array>
#include <string>
#include <type_traits>

#include "document/valid_names.h"

namespace lockstep::python {

namespace {

struct PyAttributes {
  static constexpr auto kClass = nb::detail::const_name("lockstep_html._core.Attributes");

  PyNode element;
  // The index after the last attribute looked up. Since dict(…) continues there, it takes linear time.
  mutable std::size_t next = 0;
};

[[maybe_unused]] nb::handle document_of(const PyAttributes& attributes) { return attributes.element.owner; }

std::optional<std::string_view> find_named(const PyAttributes& self, std::string_view name) {
  const Node node = self.element.node;
  // An attribute in a namespace ("xlink:href") can have the qualified name of another attribute. The first
  // one counts.
  if (name.starts_with("xlink:") || name.starts_with("xml")) return node.attribute(name);
  for (const std::size_t likely : {self.next, std::size_t{0}}) {
    const Attribute attribute = node.attribute(likely);
    if (!attribute || attribute.qualified_name() != name) continue;
    self.next = likely + 1;
    return attribute.value();
  }
  return node.attribute(name);
}

std::optional<std::string_view> find(const PyAttributes& self, nb::handle key) {
  if (!PyUnicode_Check(key.ptr())) return std::nullopt;
#ifndef Py_LIMITED_API
  if (PyUnicode_IS_COMPACT_ASCII(key.ptr()))
    return find_named(self, {static_cast<const char*>(PyUnicode_DATA(key.ptr())),
                             static_cast<std::size_t>(PyUnicode_GET_LENGTH(key.ptr()))});
#endif
  return find_named(self, Input(key, Surrogates::keep).bytes);
}

nb::object found(const PyAttributes& self, nb::handle key) {
  if (const auto value = find(self, key)) return text(*value);
  // The tuple is needed because a key that is a tuple would be taken as the exception's arguments.
  PyErr_SetObject(PyExc_KeyError, nb::make_tuple(key).ptr());
  throw nb::python_error();
}

void set(const PyAttributes& self, nb::str key, nb::str value) {
  const Input name(key, Surrogates::keep), data(value, Surrogates::keep);
  Edit edit(self.element, Change::content);
  edit.check(edit->set_attribute(self.element.node, name.bytes, data.bytes));
}

void remove(const PyAttributes& self, nb::handle key) {
  const Input name(key, Surrogates::keep);
  Edit edit(self.element, Change::content);
  edit.check(edit->remove_attribute(self.element.node, name.bytes));
}

nb::list keys(const PyAttributes& self) {
  nb::list result;
  for (const Attribute attribute : self.element.node.attributes())
    result.append(text(attribute.qualified_name()));
  return result;
}

nb::dict copy(const PyAttributes& self) {
  nb::dict result;
  for (const Attribute attribute : self.element.node.attributes()) {
    const nb::object name = text(attribute.qualified_name());
    // Two attributes in different namespaces can have the same qualified name. The first one counts.
    if (!result.contains(name)) result[name] = text(attribute.value());
  }
  return result;
}

// Raises the exception that setting the attributes would raise, before any attribute changes.
void check_all(const PyAttributes& self, const nb::dict& values) {
  for (const auto [key, value] : values)
    if (!PyUnicode_Check(key.ptr()) || !PyUnicode_Check(value.ptr()))
      throw nb::type_error("attribute names and values must be str");
  if (values.size() != 0 && !self.element.node.is_element()) check(DomError::invalid_node_type);
  for (const auto [key, value] : values)
    if (!detail::is_valid_attribute_local_name(Input(key, Surrogates::keep).bytes))
      check(DomError::invalid_character);
}

void set_all(const PyAttributes& self, const nb::dict& values) {
  for (const auto [key, value] : values) set(self, nb::borrow<nb::str>(key), nb::borrow<nb::str>(value));
}

void update(const PyAttributes& self, nb::args args, nb::kwargs keywords) {
  nb::dict values;
  values.attr("update")(*args, **keywords);
  check_all(self, values);
  set_all(self, values);
}

nb::object pop(const PyAttributes& self, nb::handle key, nb::handle fallback) {
  if (const auto value = find(self, key)) {
    nb::object result = text(*value);
    remove(self, key);
    return result;
  }
  return fallback.is(nb::handle(Py_Ellipsis)) ? found(self, key) : nb::borrow(fallback);
}

// Checks all names before the element changes. If the element already has these names, in the same order, the
// attribute is not written: `node.classes |= …` changes the set and then assigns it, which must change the
// attribute only once.
void set_classes(const PyNode& self, nb::handle names) {
  if (PyUnicode_Check(names.ptr()))
    throw nb::type_error("assign an iterable of names to classes; to assign a str, use attrs['class']");
  nb::dict tokens;  // a set that keeps the order
  for (const nb::handle name : nb::iter(names)) {
    if (!PyUnicode_Check(name.ptr())) throw nb::type_error("class names must be str");
    tokens[name] = nb::none();
  }
  nb::dict before;
  for (const std::string_view token : self.node.token_list("class")) before[text(token)] = nb::none();
  if (nb::list(tokens).equal(nb::list(before))) return;
  if (!self.node.is_element()) check(DomError::invalid_node_type);
  std::string value;
  for (const auto [name, none] : tokens) {
    const Input token(name, Surrogates::keep);
    if (!detail::is_valid_token(token.bytes)) check(DomError::invalid_character);
    if (!value.empty()) value += ' ';
    value += token.bytes;
  }
  Edit edit(self, Change::content);
  edit.check(edit->set_attribute(self.node, "class", value));
}

std::optional<Namespace> optional_namespace(nb::handle name) {
  if (name.is_none()) return std::nullopt;
  return namespace_named(Input(name, Surrogates::replace).bytes);
}

// Returns the arguments of get(): "key" and "default", which is None if it is not given. Raises TypeError for
// other arguments.
std::array<nb::handle, 2> key_and_default(PyObject* const* arguments, Py_ssize_t count, PyObject* keywords) {
  std::array<nb::handle, 2> given;
  if (count > 2) throw nb::type_error("get() takes a key and a default");
  std::copy_n(arguments, count, given.begin());
  const Py_ssize_t named = keywords == nullptr ? 0 : PyTuple_Size(keywords);
  for (Py_ssize_t i = 0; i < named; ++i) {
    PyObject* const name = PyTuple_GetItem(keywords, i);
    const bool is_key = PyUnicode_CompareWithASCIIString(name, "key") == 0;
    if (!is_key && PyUnicode_CompareWithASCIIString(name, "default") != 0)
      throw nb::type_error("get() takes a key and a default");
    nb::handle& value = given[is_key ? 0 : 1];
    if (value.is_valid()) throw nb::type_error("get() received the same argument twice");
    value = arguments[count + i];
  }
  if (!given[0].is_valid()) throw nb::type_error("get() needs a key");
  if (!given[1].is_valid()) given[1] = Py_None;
  return given;
}

// Slots of the type for operations that Python calls often.

// Returns the attributes of an Attributes object or a Node.
template <class Value>
decltype(auto) attributes_of(PyObject* object) {
  if constexpr (std::is_same_v<Value, PyNode>)
    return PyAttributes{Light<PyNode>::of(object), 0};
  else
    return (Light<PyAttributes>::of(object));
}

template <class Value>
PyObject* get(PyObject* object, PyObject* const* arguments, Py_ssize_t count, PyObject* keywords) {
  return for_python([&] {
    const PyAttributes& self = attributes_of<Value>(object);
    const auto [key, fallback] = key_and_default(arguments, count, keywords);
    const Guard guard(document_of(self));
    const auto value = find(self, key);
    return value ? text(*value) : nb::borrow(fallback);
  });
}

template <class Value>
PyObject* get_item(PyObject* object, PyObject* key) {
  return for_python([&] {
    const PyAttributes& self = attributes_of<Value>(object);
    const Guard guard(document_of(self));
    return found(self, key);
  });
}

void check_str(nb::handle value, const char* what) {
  if (PyUnicode_Check(value.ptr())) return;
  PyErr_Format(PyExc_TypeError, "%s of an attribute must be a str, not %s", what,
               nb::cast<std::string>(nb::handle(value.type()).attr("__name__")).c_str());
  throw nb::python_error();
}

// Sets an attribute, or removes it if `value` is null.
template <class Value>
int set_item(PyObject* object, PyObject* key, PyObject* value) {
  PyObject* const done = for_python([&] {
    const PyAttributes& self = attributes_of<Value>(object);
    if (value != nullptr) check_str(key, "the name");
    if (value != nullptr) check_str(value, "the value");
    const Guard guard(document_of(self));
    if (value != nullptr) return set(self, nb::borrow<nb::str>(key), nb::borrow<nb::str>(value));
    found(self, key);
    remove(self, key);
  });
  Py_XDECREF(done);
  return done == nullptr ? -1 : 0;
}

int contains(PyObject* object, PyObject* key) {
  PyObject* const result = for_python([&] {
    const PyAttributes& self = Light<PyAttributes>::of(object);
    const Guard guard(document_of(self));
    return nb::object(nb::bool_(find(self, key).has_value()));
  });
  Py_XDECREF(result);
  return result == nullptr ? -1 : result == Py_True;
}

template <class Value>
PyMethodDef methods[] = {
    {"get", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&get<Value>)),
     METH_FASTCALL | METH_KEYWORDS,
     "get($self, key, default=None)\n--\n\nReturns the value of an attribute, or the default."},
    {}};

}  // namespace

std::array<PyType_Slot, 3> node_attribute_slots() {
  return {{
      {Py_tp_methods, methods<PyNode>},
      {Py_mp_subscript, reinterpret_cast<void*>(&get_item<PyNode>)},
      {Py_mp_ass_subscript, reinterpret_cast<void*>(&set_item<PyNode>)},
  }};
}

void bind_attributes(nb::module_& module) {
  const std::array<PyType_Slot, 4> slots = {{
      {Py_tp_methods, methods<PyAttributes>},
      {Py_mp_subscript, reinterpret_cast<void*>(&get_item<PyAttributes>)},
      {Py_mp_ass_subscript, reinterpret_cast<void*>(&set_item<PyAttributes>)},
      {Py_sq_contains, reinterpret_cast<void*>(&contains)},
  }};
  LightClass<PyAttributes> attributes(module, doc("Attributes"), slots);
  attributes.def("__len__", [](const PyAttributes& self) { return self.element.node.attribute_count(); })
      .def("__iter__", [](const PyAttributes& self) { return nb::iter(keys(self)); })
      .def(
          "__eq__",
          [](const PyAttributes& self, nb::handle other) -> nb::object {
            nb::object theirs = nb::borrow(other);
            if (const PyAttributes* const mapping = Light<PyAttributes>::in(other)) {
              const Guard guard(document_of(*mapping));
              theirs = copy(*mapping);
            }
            if (!PyDict_Check(theirs.ptr())) return nb::borrow(nb::handle(Py_NotImplemented));
            return nb::bool_(copy(self).equal(theirs));
          },
          nb::arg().none())
      .def("__repr__",
           [](const PyAttributes& self) {
             return "Attributes(" + nb::cast<std::string>(nb::repr(copy(self))) + ")";
           })
      .def("__reduce__",
           [](const PyAttributes& self) {
             return nb::make_tuple(nb::handle(reinterpret_cast<PyObject*>(&PyDict_Type)),
                                   nb::make_tuple(copy(self)));
           })
      .def(
          "keys", [](const PyAttributes& self) { return copy(self).attr("keys")(); }, doc("Attributes.keys"))
      .def(
          "values", [](const PyAttributes& self) { return copy(self).attr("values")(); },
          doc("Attributes.values"))
      .def(
          "items", [](const PyAttributes& self) { return copy(self).attr("items")(); },
          doc("Attributes.items"))
      .def("copy", &copy, doc("Attributes.copy"))
      .def("update", &update)
      .def("pop", &pop, nb::arg("key").none(), nb::arg("default").none() = nb::ellipsis(),
           doc("Attributes.pop"))
      .def("popitem",
           [](const PyAttributes& self) {
             const nb::list names = keys(self);
             if (names.size() == 0) throw nb::key_error("the element has no attributes");
             const nb::object name = names[names.size() - 1];
             const nb::object value = found(self, name);
             remove(self, name);
             return nb::make_tuple(name, value);
           })
      .def(
          "setdefault",
          [](const PyAttributes& self, nb::str key, nb::str fallback) {
            if (!find(self, key)) set(self, key, fallback);
            return found(self, key);
          },
          nb::arg("key"), nb::arg("default") = "", doc("Attributes.setdefault"))
      .def("clear", [](const PyAttributes& self) {
        for (const nb::handle name : keys(self)) remove(self, name);
      });
  attributes.attr("__hash__") = nb::none();
  nb::module_::import_("collections.abc").attr("MutableMapping").attr("register")(attributes);

  LightClass<PyNode>()
      .def_prop_rw(
          "attrs",
          [](const PyNode& self) {
            return Light<PyAttributes>::make({self, 0});
          },
          [](const PyNode& self, nb::handle values) {
            nb::dict copied;
            copied.attr("update")(values);
            const PyAttributes mapping{self, 0};
            check_all(mapping, copied);
            for (const nb::handle name : keys(mapping)) remove(mapping, name);
            set_all(mapping, copied);
          },
          doc("Node.attrs"))
      .def_prop_ro(
          "id", [](const PyNode& self) { return text(self.node.id()); }, doc("Node.id"))
      .def(
          "attribute",
          [](const PyNode& self, nb::str key, nb::handle name_space) {
            const Input name(key, Surrogates::keep);
            const std::optional<Namespace> wanted = optional_namespace(name_space);
            return text_or_none(wanted ? self.node.attribute(*wanted, name.bytes)
                                       : self.node.attribute(name.bytes));
          },
          nb::arg("name"), nb::arg("namespace") = nb::none(), doc("Node.attribute"))
      .def(
          "set_attribute",
          [](const PyNode& self, nb::str key, nb::str value, nb::handle name_space) {
            const Input name(key, Surrogates::keep), data(value, Surrogates::keep);
            const std::optional<Namespace> wanted = optional_namespace(name_space);
            Edit edit(self, Change::content);
            edit.check(wanted ? edit->set_attribute(self.node, *wanted, name.bytes, data.bytes)
                              : edit->set_attribute(self.node, name.bytes, data.bytes));
          },
          nb::arg("name"), nb::arg("value"), nb::arg("namespace") = nb::none(), doc("Node.set_attribute"))
      .def(
          "remove_attribute",
          [](const PyNode& self, nb::str key, nb::handle name_space) {
            const Input name(key, Surrogates::keep);
            const std::optional<Namespace> wanted = optional_namespace(name_space);
            Edit edit(self, Change::content);
            edit.check(wanted ? edit->remove_attribute(self.node, *wanted, name.bytes)
                              : edit->remove_attribute(self.node, name.bytes));
          },
          nb::arg("name"), nb::arg("namespace") = nb::none(), doc("Node.remove_attribute"))
      .def(
          "rename_attribute",
          [](const PyNode& self, nb::str key, nb::str new_key) {
            const Input name(key, Surrogates::keep), new_name(new_key, Surrogates::keep);
            Edit edit(self, Change::content);
            edit.check(edit->rename_attribute(self.node, name.bytes, new_name.bytes));
          },
          nb::arg("name"), nb::arg("new_name"), doc("Node.rename_attribute"))
      .def(
          "has_class",
          [](const PyNode& self, nb::str name) {
            return self.node.has_class(Input(name, Surrogates::keep).bytes);
          },
          nb::arg("name"), doc("Node.has_class"))
      .def_prop_rw(
          "classes", [](nb::handle self) { return python_type("TokenList")(self, "class"); }, &set_classes,
          doc("Node.classes"))
      .def(
          "token_list", [](nb::handle self, nb::str name) { return python_type("TokenList")(self, name); },
          nb::arg("name"), doc("Node.token_list"))
      .def(
          "_tokens",
          [](const PyNode& self, nb::str name) {
            nb::list result;
            for (const std::string_view token : self.node.token_list(Input(name, Surrogates::keep).bytes))
              result.append(text(token));
            return result;
          },
          nb::arg("name"))
      .def(
          "_has_token",
          [](const PyNode& self, nb::str name, nb::str token) {
            return self.node.has_token(Input(name, Surrogates::keep).bytes,
                                       Input(token, Surrogates::keep).bytes);
          },
          nb::arg("name"), nb::arg("token"))
      .def(
          "_change_token",
          [](const PyNode& self, std::string_view change, nb::str name, nb::handle token) {
            if (!PyUnicode_Check(token.ptr()))
              throw nb::type_error(
                  (std::string(change) + "(): " + argument_problem("value", "str", token)).c_str());
            const Input attribute(name, Surrogates::keep), value(token, Surrogates::keep);
            Edit edit(self, Change::content);
            edit.check(change == "add"      ? edit->add_token(self.node, attribute.bytes, value.bytes)
                       : change == "remove" ? edit->remove_token(self.node, attribute.bytes, value.bytes)
                                            : edit->toggle_token(self.node, attribute.bytes, value.bytes));
          },
          nb::arg("change"), nb::arg("name"), nb::arg("token").none());
}

}  // namespace lockstep::python
