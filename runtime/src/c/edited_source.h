// The result of editing in place, in the C interface.
#ifndef LOCKSTEP_SRC_C_EDITED_SOURCE_H
#define LOCKSTEP_SRC_C_EDITED_SOURCE_H

#include "c/handles.h"
#include "lockstep/edit_source.h"

struct lockstep_edited_source {
  lockstep::EditedSource source;
};

namespace lockstep::c {

inline const EditedSource& in_cpp(const lockstep_edited_source* result) { return result->source; }

}  // namespace lockstep::c

#endif
