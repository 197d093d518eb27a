// Makes a program fail to link if its configuration differs from that of the library. Types and templates
// depend on the version, the editions, LOCKSTEP_PLAIN_RULES and _GLIBCXX_DEBUG. Each source file of a program
// therefore requires a symbol named after its configuration, and the library defines the symbol named after
// its own. A mismatch causes an undefined symbol, whose name shows the program's configuration; `nm` shows
// the library's.
#ifndef LOCKSTEP_DETAIL_CONFIGURATION_H
#define LOCKSTEP_DETAIL_CONFIGURATION_H

#include "lockstep/export.h"
#include "lockstep/generated/editions.h"
#include "lockstep/version.h"

#ifndef LOCKSTEP_PLAIN_RULES
#define LOCKSTEP_PLAIN_RULES 0
#endif

// With _GLIBCXX_DEBUG, the containers of libstdc++ are different types.
#ifdef _GLIBCXX_DEBUG
#define LOCKSTEP_GLIBCXX_DEBUG 1
#else
#define LOCKSTEP_GLIBCXX_DEBUG 0
#endif

extern "C" LOCKSTEP_EXPORT const char LOCKSTEP_CONFIGURATION;

namespace lockstep::detail {
namespace {

LOCKSTEP_KEEP const char* const required_configuration = &LOCKSTEP_CONFIGURATION;

}  // namespace
}  // namespace lockstep::detail

#endif
