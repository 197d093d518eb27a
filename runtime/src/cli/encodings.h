#ifndef LOCKSTEP_CLI_ENCODINGS_H
#define LOCKSTEP_CLI_ENCODINGS_H

#include <string_view>

#include "lockstep/encoding.h"

namespace lockstep::cli {

// The encoding that the label names. Throws UsageError with the labels that are near.
Encoding encoding_of(std::string_view label);

}  // namespace lockstep::cli

#endif
