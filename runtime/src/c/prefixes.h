// The namespace prefixes that the caller declares.
#ifndef LOCKSTEP_SRC_C_PREFIXES_H
#define LOCKSTEP_SRC_C_PREFIXES_H

#include <cstddef>
#include <vector>

#include "c/handles.h"
#include "lockstep/selector.h"

namespace lockstep::c {

// Returns false if one of the prefixes is invalid. `out` receives views of the caller's strings.
inline bool read_prefixes(const lockstep_namespace_prefix* prefixes, std::size_t count,
                          std::vector<NamespacePrefix>& out) {
  if (prefixes == nullptr) return count == 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (prefixes[i].prefix == nullptr || !is_namespace(prefixes[i].name_space)) return false;
    out.push_back({prefixes[i].prefix, static_cast<Namespace>(prefixes[i].name_space)});
  }
  return true;
}

}  // namespace lockstep::c

#endif
