// The extension module: lockstep_html._core.
#include "core.h"

NB_MODULE(_core, module) {
  using namespace lockstep::python;
  module.attr("__version__") = text(lockstep::version());
  module.def("_begin_to_end", &WithoutGil::begin_to_end);
  bind_node(module);
  bind_attributes(module);
  bind_document(module);
  bind_parsing(module);
  bind_tokens(module);
  bind_encoding(module);
  bind_flat(module);
  bind_sanitizing(module);
  bind_bulk(module);
}
