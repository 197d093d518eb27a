// The newest edition, the part that is compiled for speed.
#define LOCKSTEP_WEB_HOT
#include "hot_functions.h"
