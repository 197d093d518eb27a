// The part of the newest edition that is compiled for speed.
#define LOCKSTEP_WEB_HOT
#include "hot_functions.h"
