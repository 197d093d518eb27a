// The result of sanitizing text to text, in the C interface.
#ifndef LOCKSTEP_SRC_C_SANITIZED_TEXT_H
#define LOCKSTEP_SRC_C_SANITIZED_TEXT_H

#include "c/handles.h"
#include "lockstep/sanitize_text.h"

struct lockstep_sanitized_text {
  lockstep::SanitizedText text;
};

namespace lockstep::c {

inline const SanitizedText& in_cpp(const lockstep_sanitized_text* result) { return result->text; }

}  // namespace lockstep::c

#endif
