// Defines the symbol of the library's configuration. A separate file, so that the symbol links nothing else
// into a program.
#include "lockstep/detail/configuration.h"

const char LOCKSTEP_CONFIGURATION = 0;
