// The objects of the C interface of selectors.
#ifndef LOCKSTEP_SRC_C_SELECTING_H
#define LOCKSTEP_SRC_C_SELECTING_H

#include "c/handles.h"
#include "lockstep/selector.h"

struct lockstep_selector {
  lockstep::Selector selector;
};

struct lockstep_selector_error {
  lockstep::SelectorError error;
};

struct lockstep_selection {
  lockstep::SelectedRange::Iterator next;
};

namespace lockstep::c {

inline const SelectorError& in_cpp(const lockstep_selector_error* error) { return error->error; }

}  // namespace lockstep::c

#endif
