// Functions of the C interface that only forward to C++: speculative. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/speculative.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/speculating.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_speculative_fetch_url(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return {nullptr, 0};
  return present(in_cpp(fetch).url);
}

lockstep_string lockstep_speculative_fetch_base(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return {nullptr, 0};
  return present(in_cpp(fetch).base);
}

lockstep_string lockstep_speculative_fetch_content(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return {nullptr, 0};
  return present(in_cpp(fetch).content);
}

uint64_t lockstep_speculative_fetch_element(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  return in_cpp(fetch).element;
}

lockstep_string lockstep_speculative_fetch_attribute(const lockstep_speculative_fetch* fetch,
                                                     const char* name) {
  if (fetch == nullptr) return {nullptr, 0};
  return present(in_cpp(fetch).attribute(or_empty(name)));
}

size_t lockstep_speculative_fetch_attribute_count(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  return in_cpp(fetch).attributes.size();
}

lockstep_string lockstep_speculative_fetch_attribute_name(const lockstep_speculative_fetch* fetch,
                                                          size_t index) {
  if (fetch == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(fetch), index);
  if (!it) return {nullptr, 0};
  return present(it->name);
}

lockstep_string lockstep_speculative_fetch_attribute_value(const lockstep_speculative_fetch* fetch,
                                                           size_t index) {
  if (fetch == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(fetch), index);
  if (!it) return {nullptr, 0};
  return present(it->value);
}

size_t lockstep_speculative_fetch_source_count(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  return in_cpp(fetch).sources.size();
}

}  // extern "C"
