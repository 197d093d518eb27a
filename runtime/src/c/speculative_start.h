// The copied state of a parser, which two parts of the C interface use.
#ifndef LOCKSTEP_C_SPECULATIVE_START_H
#define LOCKSTEP_C_SPECULATIVE_START_H

#include "lockstep/speculative.h"

struct lockstep_speculative_start {
  lockstep::SpeculativeStart start;
};

#endif
