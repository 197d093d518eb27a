// The version: of the headers at compile time, of the library at run time.
#ifndef LOCKSTEP_VERSION_H
#define LOCKSTEP_VERSION_H

// https://semver.org/
#define LOCKSTEP_VERSION_MAJOR 0
#define LOCKSTEP_VERSION_MINOR 3
#define LOCKSTEP_VERSION_PATCH 0
#define LOCKSTEP_VERSION "0.3.0"
// 10000 for each major version, 100 for each minor one and 1 for each patch, so that versions can be
// compared.
#define LOCKSTEP_VERSION_NUMBER 300

#if defined(__cplusplus) && (__cplusplus >= 202002L || defined(_MSVC_LANG))
#include <string_view>

#include "lockstep/export.h"

namespace lockstep {

// Returns the version of the linked library, such as "0.3.0"; LOCKSTEP_VERSION is that of the header. A
// static string.
LOCKSTEP_EXPORT std::string_view version();
// The same as a number: see LOCKSTEP_VERSION_NUMBER.
LOCKSTEP_EXPORT int version_number();

}  // namespace lockstep
#endif

#endif
