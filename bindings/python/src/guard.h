// Protects documents from other threads if there is no GIL. In a free-threaded interpreter, each method of a
// document or node holds the document's critical section, which does what the GIL does in other interpreters.
// Like the GIL, it is released while a thread waits, and by WithoutGil.
#ifndef LOCKSTEP_PYTHON_GUARD_H
#define LOCKSTEP_PYTHON_GUARD_H

#include <nanobind/nanobind.h>

#include <array>
#include <utility>

namespace lockstep::python {

namespace nb = nanobind;

#ifdef NB_FREE_THREADED

// Holds the critical sections of one or two objects, which may be the same. Null objects are ignored.
class Guard {
 public:
  explicit Guard(nb::handle one, nb::handle other = {})
      : first_(one.is_valid() ? one : other), second_(one.is_valid() ? other : nb::handle()) {
    if (second_.is_valid())
      PyCriticalSection2_Begin(&sections_, first_.ptr(), second_.ptr());
    else if (first_.is_valid())
      PyCriticalSection_Begin(&section_, first_.ptr());
  }
  ~Guard() {
    if (second_.is_valid())
      PyCriticalSection2_End(&sections_);
    else if (first_.is_valid())
      PyCriticalSection_End(&section_);
  }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

 private:
  nb::handle first_, second_;
  union {
    PyCriticalSection section_;
    PyCriticalSection2 sections_;
  };
};

namespace guarding {

// Returns the Python object of the document that an argument belongs to; null for arguments that belong to
// none.
template <class Argument>
nb::handle owner_of(const Argument& argument) {
  if constexpr (requires { document_of(argument); })
    return document_of(argument);
  else
    return {};
}

template <class Function, class Result, class... Arguments>
auto guarded(Function function, Result (*)(Arguments...)) {
  return [function](Arguments... arguments) -> Result {
    std::array<nb::handle, 2> owners;
    const auto add = [&owners](nb::handle owner) {
      if (!owner.is_valid() || owner.is(owners[0])) return;
      owners[owners[0].is_valid() ? 1 : 0] = owner;
    };
    (add(owner_of(arguments)), ...);
    const Guard guard(owners[0], owners[1]);
    return function(std::forward<Arguments>(arguments)...);
  };
}

template <class Lambda, class Result, class... Arguments>
auto guarded_lambda(const Lambda& lambda, Result (Lambda::*)(Arguments...) const) {
  return guarded(lambda, static_cast<Result (*)(Arguments...)>(nullptr));
}

}  // namespace guarding

// Returns a function that calls the given one while it holds the documents of the arguments for which there
// is a document_of().
template <class Result, class... Arguments>
auto guarded(Result (*function)(Arguments...)) {
  return guarding::guarded(function, function);
}
template <class Lambda>
auto guarded(const Lambda& lambda) {
  return guarding::guarded_lambda(lambda, &Lambda::operator());
}

#else

class Guard {
 public:
  explicit Guard(nb::handle, nb::handle = {}) {}
  ~Guard() {}  // so that variables of this type count as used
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
};

template <class Function>
Function guarded(Function function) {
  return function;
}

#endif

// A class whose methods and properties are guarded.
template <class Type>
class Guarded : public nb::class_<Type> {
 public:
  using Base = nb::class_<Type>;
  using Base::Base;

  template <class Function, class... Extra>
  Guarded& def(const char* name, Function function, const Extra&... extra) {
    Base::def(name, guarded(function), extra...);
    return *this;
  }
  template <class Getter, class... Extra>
  Guarded& def_prop_ro(const char* name, Getter getter, const Extra&... extra) {
    Base::def_prop_ro(name, guarded(getter), extra...);
    return *this;
  }
  template <class Getter, class Setter, class... Extra>
  Guarded& def_prop_rw(const char* name, Getter getter, Setter setter, const Extra&... extra) {
    Base::def_prop_rw(name, guarded(getter), guarded(setter), extra...);
    return *this;
  }
};

}  // namespace lockstep::python

#endif
