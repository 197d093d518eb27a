// A file of its own, so that the symbols bring nothing else into a program.
#include "lockstep/detail/configuration.h"

#include "lockstep/c.h"

const char LOCKSTEP_CONFIGURATION = 0;
const char LOCKSTEP_C_CONFIGURATION = 0;
