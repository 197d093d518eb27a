// Functions of the C interface that only forward to C++: speculative. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/speculative.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/speculating.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_speculative_fetch_url(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  return present(self.url);
}

lockstep_string lockstep_speculative_fetch_base(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  return present(self.base);
}

lockstep_string lockstep_speculative_fetch_content(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  return present(self.content);
}

uint64_t lockstep_speculative_fetch_element(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  const auto& self = in_cpp(fetch);
  return self.element;
}

lockstep_string lockstep_speculative_fetch_attribute(const lockstep_speculative_fetch* fetch,
                                                     const char* name) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  return present(self.attribute(or_empty(name)));
}

size_t lockstep_speculative_fetch_attribute_count(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  const auto& self = in_cpp(fetch);
  return self.attributes.size();
}

lockstep_string lockstep_speculative_fetch_attribute_name(const lockstep_speculative_fetch* fetch,
                                                          size_t index) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  const auto& it = attribute_of(self, index);
  if (!it) return lockstep_string{nullptr, 0};
  return present(it->name);
}

lockstep_string lockstep_speculative_fetch_attribute_value(const lockstep_speculative_fetch* fetch,
                                                           size_t index) {
  if (fetch == nullptr) return lockstep_string{nullptr, 0};
  const auto& self = in_cpp(fetch);
  const auto& it = attribute_of(self, index);
  if (!it) return lockstep_string{nullptr, 0};
  return present(it->value);
}

size_t lockstep_speculative_fetch_source_count(const lockstep_speculative_fetch* fetch) {
  if (fetch == nullptr) return 0;
  const auto& self = in_cpp(fetch);
  return self.sources.size();
}

}  // extern "C"
