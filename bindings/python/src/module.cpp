// The extension module: lockstep_html._core.
#include <exception>
#include <typeinfo>

#include "core.h"
#include "signature.h"

#ifdef LOCKSTEP_PYTHON_CLI
#include <string_view>
#include <vector>

#include "cli/program.h"

namespace lockstep::python {
namespace {

// Runs the command line. The arguments are bytes objects.
int run_program(const nb::list& arguments) {
  std::vector<std::string_view> words;
  for (const nb::handle argument : arguments) {
    const auto bytes = nb::cast<nb::bytes>(argument);
    words.emplace_back(bytes.c_str(), bytes.size());  // the list owns them
  }
  const nb::gil_scoped_release released;
  return cli::run_program(words);
}

}  // namespace
}  // namespace lockstep::python
#endif

NB_MODULE(_core, module) {
  using namespace lockstep::python;
  // The contents of the module are never freed. If it is removed from sys.modules and imported again, it has
  // the same classes; and documents that outlive it can still create nodes.
  static PyObject* parts = nullptr;
  if (parts != nullptr) {
    if (PyDict_Merge(module.attr("__dict__").ptr(), parts, 0) != 0) throw nb::python_error();
    return;
  }
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::bad_cast&) {
      PyErr_SetString(PyExc_TypeError, "an argument has the wrong class for this method");
    }
  });
  module.attr("__version__") = text(lockstep::version());
  module.def("_begin_to_end", &WithoutGil::begin_to_end);
  bind_node(module);
  bind_attributes(module);
  bind_document(module);
  bind_parsing(module);
  bind_tokens(module);
  bind_rewriting(module);
  bind_encoding(module);
  bind_flat(module);
  bind_sanitizing(module);
  bind_bulk(module);
  bind_validating(module);
  bind_extracting(module);
#ifdef LOCKSTEP_PYTHON_CLI
  module.def("_run_program", &run_program);
#endif
  describe_functions(module);
  parts = nb::dict(module.attr("__dict__")).attr("copy")().release().ptr();
}
