// The common parts of the functions that modify documents.
#ifndef LOCKSTEP_SRC_C_CHANGING_H
#define LOCKSTEP_SRC_C_CHANGING_H

#include "c/handles.h"
#include "c/options.h"

namespace lockstep::c {

inline bool is_adjacent_position(std::int32_t value) {
  return value >= LOCKSTEP_BEFORE_BEGIN && value <= LOCKSTEP_AFTER_END;
}

// Creates a node. `make` returns the new node, or null if the DOM refuses it; the status is then `refusal`.
// `valid`: whether the other arguments are valid.
template <class Make>
lockstep_status create_node(lockstep_document* document, lockstep_node* node, bool valid,
                            lockstep_status refusal, Make make) {
  if (node == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *node = LOCKSTEP_NO_NODE;
  if (document == nullptr || !valid) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    const Node made = make(from_c(document));
    *node = to_c(made);
    return made ? LOCKSTEP_OK : refusal;
  });
}

// Calls `change` with the document and the node that `node` identifies.
template <class Change>
lockstep_status change_node(lockstep_document* document, lockstep_node node, bool valid, Change change) {
  const Node changed = node_of(document, node);
  if (!changed || !valid) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return status_of_change(change(from_c(document), changed)); });
}

// Like change_node(), but also passes the parse options, if there are any, to `change`.
template <class Change>
lockstep_status change_by_markup(lockstep_document* document, lockstep_node node, bool valid,
                                 const lockstep_parse_options* from, Change change) {
  if (from == nullptr) return change_node(document, node, valid, change);
  lockstep_parse_options c = default_parse_options();
  ParseOptions options;
  ErrorCallback on_error;
  valid = valid && read(from, c) && convert_all(options::kParse, c, options) &&
          convert_all(options::kLimits, c, options.limits);
  if (c.on_error != nullptr) {
    on_error = {c.on_error, c.error_user_data};
    options.on_error = &ErrorCallback::call;
    options.error_user_data = &on_error;
  }
  return change_node(document, node, valid,
                     [&](Document& owner, Node changed) { return change(owner, changed, options); });
}

}  // namespace lockstep::c

#endif
