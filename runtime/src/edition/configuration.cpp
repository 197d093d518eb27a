// A file of its own, so that the symbol brings nothing else into a program.
#include "lockstep/detail/configuration.h"

const char LOCKSTEP_CONFIGURATION = 0;
