// Allocating arrays without initializing them.
#ifndef LOCKSTEP_TEXT_UNINITIALIZED_H
#define LOCKSTEP_TEXT_UNINITIALIZED_H

#include <cstddef>
#include <memory>

namespace lockstep::detail {

// Equivalent to std::make_unique_for_overwrite<T[]>(), which libc++ lacks before version 16.
template <class T>
std::unique_ptr<T[]> make_uninitialized(std::size_t count) {
  return std::unique_ptr<T[]>(new T[count]);
}

}  // namespace lockstep::detail

#endif
