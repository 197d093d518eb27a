// The version of the headers, at compile time, and of the library, at run time.
#ifndef LOCKSTEP_VERSION_H
#define LOCKSTEP_VERSION_H

// https://semver.org/
#define LOCKSTEP_VERSION_MAJOR 0
#define LOCKSTEP_VERSION_MINOR 3
#define LOCKSTEP_VERSION_PATCH 0
#define LOCKSTEP_VERSION "0.3.0"
// The version as a number that can be compared: 10000 for each major version, 100 for each minor version and
// 1 for each patch.
#define LOCKSTEP_VERSION_NUMBER 300

#if defined(__cplusplus) && (__cplusplus >= 202002L || defined(_MSVC_LANG))
#include <string_view>

#include "lockstep/export.h"

namespace lockstep {

// Returns the version of the linked library, such as "0.3.0"; LOCKSTEP_VERSION is the version of the header.
// A static string.
LOCKSTEP_EXPORT std::string_view version();
// Returns the version of the linked library as a number: see LOCKSTEP_VERSION_NUMBER.
LOCKSTEP_EXPORT int version_number();

}  // namespace lockstep
#endif

#endif
