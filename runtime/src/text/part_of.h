// Parts of a class that can reach the whole, and so the other parts, without storing a pointer.
#ifndef LOCKSTEP_TEXT_PART_OF_H
#define LOCKSTEP_TEXT_PART_OF_H

#include <cstddef>

// In the class of a part: defines rules(), which returns the `Rules` whose public member `part` this object
// is. An object of that class must not exist elsewhere. The whole is at a fixed distance, so the compiler
// accesses the other parts as if all were one class.
#define LOCKSTEP_PART_OF(Rules, part)                                                                      \
  _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Winvalid-offsetof\"") Rules& rules() { \
    return *reinterpret_cast<Rules*>(reinterpret_cast<char*>(this) - offsetof(Rules, part));               \
  }                                                                                                        \
  const Rules& rules() const {                                                                             \
    return *reinterpret_cast<const Rules*>(reinterpret_cast<const char*>(this) - offsetof(Rules, part));   \
  }                                                                                                        \
  _Pragma("GCC diagnostic pop")

#endif
