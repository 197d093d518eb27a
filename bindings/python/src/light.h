// Classes of our own for objects that Python code creates by the thousand: nodes and the mappings of their
// attributes. An object of a nanobind class takes twice the memory and, like all nanobind objects that can be
// weakly referenced, takes part in garbage collection. The objects here do not need it, since they refer only
// to their document, which does not refer to them. Python calls their properties without going through
// nanobind.
#ifndef LOCKSTEP_PYTHON_LIGHT_H
#define LOCKSTEP_PYTHON_LIGHT_H

#include <nanobind/nanobind.h>
#include <structmember.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <new>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "guard.h"

namespace lockstep::python {

namespace nb = nanobind;

// Calls a function on behalf of Python. Returns its result as a new reference, or null with an exception set.
template <class Function>
PyObject* for_python(const Function& function) noexcept {
  try {
    using Result = decltype(function());
    if constexpr (std::is_void_v<Result>) {
      function();
      return nb::none().release().ptr();
    } else if constexpr (std::is_base_of_v<nb::object, Result>) {
      return function().release().ptr();
    } else {
      return nb::cast(function()).release().ptr();
    }
  } catch (nb::python_error& error) {
    error.restore();
  } catch (const nb::builtin_exception& error) {
    PyErr_SetString(error.type() == nb::exception_type::value_error ? PyExc_ValueError : PyExc_TypeError,
                    error.what());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

// A Python object with a Value, which defines the name of the class: `static constexpr auto kClass =
// nb::detail::const_name("package.module.Class")`. Python code cannot create such an object, so all have a
// value.
template <class Value>
struct Light {
  PyObject_HEAD PyObject* weak_references;
  Value value;

  static inline PyTypeObject* type = nullptr;  // the class, once it is defined; it is never freed

  // Freed objects to be reused, since select() may create thousands at a time. Each points to the previous
  // one with `weak_references`, and keeps its reference to the class. Without a GIL, the pool is empty.
  struct Pool {
    Light* last = nullptr;
    std::size_t size = 0;
  };
  static inline Pool pool;
  // Lets AddressSanitizer report uses of a freed object's value.
  static void forbid([[maybe_unused]] Light* freed) {
#ifdef __SANITIZE_ADDRESS__
    ASAN_POISON_MEMORY_REGION(&freed->value, sizeof(Value));
#endif
  }
  static void allow([[maybe_unused]] Light* made) {
#ifdef __SANITIZE_ADDRESS__
    ASAN_UNPOISON_MEMORY_REGION(&made->value, sizeof(Value));
#endif
  }
#if defined NB_FREE_THREADED || defined Py_TRACE_REFS
  static constexpr std::size_t kPooled = 0;
#else
  static constexpr std::size_t kPooled = 8192;
#endif

  // Creates an object. Raises MemoryError.
  static nb::object make(Value value) {
    Light* made = pool.last;
    if (made != nullptr) {
      pool.last = reinterpret_cast<Light*>(made->weak_references);
      --pool.size;
      allow(made);
      Py_SET_REFCNT(reinterpret_cast<PyObject*>(made), 1);
    } else {
      made = PyObject_New(Light, type);
      if (made == nullptr) throw nb::python_error();
    }
    made->weak_references = nullptr;
    new (&made->value) Value(std::move(value));
    return nb::steal(reinterpret_cast<PyObject*>(made));
  }
  static Value& of(PyObject* object) { return reinterpret_cast<Light*>(object)->value; }
  // Returns the value of any object; null if it has another class.
  static Value* in(nb::handle object) { return Py_TYPE(object.ptr()) == type ? &of(object.ptr()) : nullptr; }
  static void free(PyObject* object) {
    Light* const self = reinterpret_cast<Light*>(object);
#ifndef NB_FREE_THREADED  // without a GIL, another thread may be taking one
    if (self->weak_references != nullptr)
#endif
      PyObject_ClearWeakRefs(object);
    self->value.~Value();
    if (pool.size < kPooled) {
      self->weak_references = reinterpret_cast<PyObject*>(pool.last);
      pool.last = self;
      ++pool.size;
      forbid(self);
      return;
    }
    PyTypeObject* const own = Py_TYPE(object);
    PyObject_Free(object);
    Py_DECREF(own);
  }
};

template <class Value>
concept IsLight = requires {
  Value::kClass;
};

// Makes an object immortal, so that threads need not contend for its reference count. nanobind does so with
// its classes and functions.
inline void make_immortal([[maybe_unused]] nb::handle shared) {
#ifdef NB_FREE_THREADED
  PyObject* const object = shared.ptr();
  if (PyObject_IS_GC(object)) PyObject_GC_UnTrack(object);
  object->ob_tid = _Py_UNOWNED_TID;
  object->ob_ref_local = _Py_IMMORTAL_REFCNT_LOCAL;
  object->ob_ref_shared = 0;
#endif
}

// Called by object.__new__(), which accepts any class whose `__new__` has been replaced by a Python function.
inline PyObject* refuse_to_allocate(PyTypeObject*, Py_ssize_t) {
  PyErr_SetString(PyExc_TypeError, "objects of this class are made by a document");
  return nullptr;
}

// Defines the class of Light<Value>. Its methods and properties are guarded.
template <class Value>
class LightClass : public nb::object {
 public:
  // The slots are those that Python calls often; for others, Python finds the methods by their names.
  LightClass(nb::module_& module, const char* doc, std::span<const PyType_Slot> slots) {
    using Object = Light<Value>;
    static std::array<PyMemberDef, 2> members = {
        {{"__weaklistoffset__", T_PYSSIZET, offsetof(Object, weak_references), READONLY, nullptr}, {}}};
    std::vector<PyType_Slot> all(slots.begin(), slots.end());
    all.push_back({Py_tp_alloc, reinterpret_cast<void*>(&refuse_to_allocate)});
    all.push_back({Py_tp_dealloc, reinterpret_cast<void*>(&Object::free)});
    all.push_back({Py_tp_members, members.data()});
    all.push_back({Py_tp_doc, const_cast<char*>(doc)});
    all.push_back({0, nullptr});
    PyType_Spec spec = {Value::kClass.text, static_cast<int>(sizeof(Object)), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, all.data()};
    PyObject* const made = PyType_FromSpec(&spec);
    if (made == nullptr) throw nb::python_error();
    m_ptr = made;
    Object::type = reinterpret_cast<PyTypeObject*>(made);
    make_immortal(*this);
    for (const nb::handle part : nb::list(attr("__dict__").attr("values")())) make_immortal(part);
    module.attr(attr("__name__")) = *this;
  }
  // Refers to the class, which is already defined.
  LightClass() : nb::object(nb::borrow(reinterpret_cast<PyObject*>(Light<Value>::type))) {}

  template <class Function, class... Extra>
  LightClass& def(const char* name, Function function, const Extra&... extra) {
    nb::cpp_function_def(guarded(function), nb::scope(*this), nb::name(name), nb::is_method(), extra...);
    return *this;
  }
  template <class Getter>
  LightClass& def_prop_ro(const char* name, Getter getter, const char* doc = nullptr) {
    return property(name, function_of(getter), doc);
  }
  template <class Getter, class Setter>
  LightClass& def_prop_rw(const char* name, Getter getter, Setter setter, const char* doc = nullptr) {
    return property(name, function_of(getter), doc, function_of(setter));
  }

 private:
  // A property with its functions. The functions `get` and `set` in the definition know their types.
  struct Property {
    PyGetSetDef definition;
    void (*getter)();
    void (*setter)();
  };

  template <class Result, class Self, class... Rest>
  static auto function_of(Result (*function)(Self, Rest...)) {
    return function;
  }
  template <class Lambda>
  static auto function_of(const Lambda& lambda) {
    return +lambda;
  }

  // Calls a getter with the value, or with the object, which is then not guarded.
  template <class Result, class Self>
  static PyObject* get(PyObject* self, void* closure) {
    const auto getter = reinterpret_cast<Result (*)(Self)>(static_cast<Property*>(closure)->getter);
    return for_python([&] {
      if constexpr (std::is_same_v<Self, nb::handle>) {
        return getter(self);
      } else {
        const Value& value = Light<Value>::of(self);
        const Guard guard(document_of(value));
        return getter(value);
      }
    });
  }
  template <class Given>
  static int set(PyObject* self, PyObject* given, void* closure) {
    const Property& property = *static_cast<Property*>(closure);
    const Value& value = Light<Value>::of(self);
    const auto setter = reinterpret_cast<void (*)(const Value&, Given)>(property.setter);
    if (given == nullptr || (std::is_same_v<Given, nb::str> && !PyUnicode_Check(given))) {
      PyErr_Format(PyExc_TypeError, given == nullptr ? "%s cannot be deleted" : "%s must be a str",
                   property.definition.name);
      return -1;
    }
    PyObject* const done = for_python([&] {
      const Guard guard(document_of(value));
      setter(value, nb::cast<Given>(nb::handle(given)));
    });
    Py_XDECREF(done);
    return done == nullptr ? -1 : 0;
  }

  template <class Result, class Self, class Given = nb::handle>
  LightClass& property(const char* name, Result (*getter)(Self), const char* doc,
                       void (*setter)(const Value&, Given) = nullptr) {
    // Python refers to the properties as long as it runs.
    static std::deque<Property> properties;
    Property& made = properties.emplace_back();
    made.definition = {name, &get<Result, Self>, nullptr, doc, &made};
    made.getter = reinterpret_cast<void (*)()>(getter);
    if (setter != nullptr) {
      made.definition.set = &set<Given>;
      made.setter = reinterpret_cast<void (*)()>(setter);
    }
    PyObject* const descriptor = PyDescr_NewGetSet(Light<Value>::type, &made.definition);
    if (descriptor == nullptr) throw nb::python_error();
    make_immortal(descriptor);
    attr(name) = nb::steal(descriptor);
    return *this;
  }
};

}  // namespace lockstep::python

// Lets functions bound by nanobind take these objects like those of its own classes.
template <lockstep::python::IsLight Value>
struct nanobind::detail::type_caster<Value, int> {
  static constexpr auto Name = Value::kClass;
  template <class>
  using Cast = Value&;
  template <class>
  static constexpr bool can_cast() {
    return true;
  }
  bool from_python(handle object, std::uint32_t, cleanup_list*) noexcept {
    value = lockstep::python::Light<Value>::in(object);
    return value != nullptr;
  }
  explicit operator Value&() { return *value; }

  Value* value = nullptr;
};

#endif
