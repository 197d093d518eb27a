// A file of its own, so that the symbol brings nothing else into a program.
#include "lockstep/c.h"

const char LOCKSTEP_C_CONFIGURATION = 0;
