// Defines the symbol of the library's configuration. In a separate file, so that the symbol links nothing
// else into a program.
#include "lockstep/detail/configuration.h"

const char LOCKSTEP_CONFIGURATION = 0;
