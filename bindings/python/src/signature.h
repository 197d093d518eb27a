// The signatures of functions, as Python shows them, and one-sentence descriptions of wrong calls.
#ifndef LOCKSTEP_PYTHON_SIGNATURE_H
#define LOCKSTEP_PYTHON_SIGNATURE_H

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::python {

namespace nb = nanobind;

// A parameter. `value` is its default value as Python writes it; empty if there is none.
struct Parameter {
  enum class Kind : std::uint8_t { positional, keyword, all_positional, all_keywords };
  std::string name, type, value;
  Kind kind = Kind::positional;
};

class Signature {
 public:
  // Reads the signature of a nanobind function from its "__nb_signature__". Replaces kwargs with the options
  // that they accept: see option_parameters().
  explicit Signature(nb::handle function);

  // Returns the parameters, such as "($self, css, *, namespaces=None)".
  std::string text() const;
  // Returns the error message for these arguments, which the function does not accept.
  std::string problem(PyObject* const* arguments, std::size_t count, PyObject* keywords) const;

  std::string name, doc;
  std::string called;  // the name that callers write: the class's name, for a constructor
  std::vector<Parameter> parameters;

 private:
  void read(std::string_view signature, nb::handle defaults);
};

// Replaces the nanobind functions and methods in a module and its classes with CPython functions that call
// them. The new functions have signatures that `inspect` and `help()` show, and raise TypeError with one
// sentence for a wrong call. Call it once, when everything is defined.
void describe_functions(nb::module_& module);

// Returns a function's options as parameters, by the name of its kwargs: "parse_options",
// "parse_text_options", "encoding_options" or "token_options". Returns an empty list for other names.
std::vector<Parameter> option_parameters(std::string_view kwargs);

}  // namespace lockstep::python

#endif
