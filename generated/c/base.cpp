// Functions of the C interface that only forward to C++: base. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/base.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "lockstep/edition.h"
#include "lockstep/version.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_version(void) { return literal(version()); }

int32_t lockstep_version_number(void) { return LOCKSTEP_VERSION_NUMBER; }

const char* lockstep_default_edition(void) { return literal(edition_date(kDefaultEdition)); }

}  // extern "C"
