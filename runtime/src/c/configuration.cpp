// Defines the symbol of the library's version. A separate file, so that the symbol links nothing else into a
// program.
#include "lockstep/c.h"

const char LOCKSTEP_C_CONFIGURATION = 0;
