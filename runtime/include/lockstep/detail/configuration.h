// What a program was compiled with, told to the linker. Types and templates depend on the version, on the
// editions and on LOCKSTEP_PLAIN_RULES, so each file of a program needs a symbol that is named after them,
// and the library has the one that is named after its own. A mismatch is an undefined symbol, whose name says
// what the program was compiled with; `nm` shows that of the library.
#ifndef LOCKSTEP_DETAIL_CONFIGURATION_H
#define LOCKSTEP_DETAIL_CONFIGURATION_H

#include "lockstep/export.h"
#include "lockstep/generated/editions.h"
#include "lockstep/version.h"

#ifndef LOCKSTEP_PLAIN_RULES
#define LOCKSTEP_PLAIN_RULES 0
#endif

extern "C" LOCKSTEP_EXPORT const char LOCKSTEP_CONFIGURATION;

namespace lockstep::detail {
namespace {

LOCKSTEP_KEEP const char* const required_configuration = &LOCKSTEP_CONFIGURATION;

}  // namespace
}  // namespace lockstep::detail

#endif
