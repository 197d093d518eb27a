// The common parts of the functions for speculative fetches in the C interface.
#ifndef LOCKSTEP_SRC_C_SPECULATING_H
#define LOCKSTEP_SRC_C_SPECULATING_H

#include "c/handles.h"
#include "lockstep/speculative.h"

namespace lockstep::c {

inline const SpeculativeFetch* fetch_of(const lockstep_speculative_fetch* fetch) {
  return reinterpret_cast<const SpeculativeFetch*>(fetch);
}
inline const SpeculativeFetch& in_cpp(const lockstep_speculative_fetch* fetch) { return *fetch_of(fetch); }

// Returns null if there is no such attribute.
inline const TokenAttributeView* attribute_of(const SpeculativeFetch& fetch, std::size_t index) {
  return index < fetch.attributes.size() ? &fetch.attributes[index] : nullptr;
}

}  // namespace lockstep::c

#endif
