// One run of the speculative parser.
#ifndef LOCKSTEP_SPECULATIVE_SESSION_H
#define LOCKSTEP_SPECULATIVE_SESSION_H

#include <memory>
#include <string_view>

#include "lockstep/speculative.h"
#include "speculative/fetches.h"
#include "tree/builder_state.h"

namespace lockstep::detail {

// The interface that does not depend on the edition.
class SpeculativeSession {
 public:
  SpeculativeSession() = default;
  SpeculativeSession(const SpeculativeSession&) = delete;
  SpeculativeSession& operator=(const SpeculativeSession&) = delete;
  virtual ~SpeculativeSession() = default;

  // Parses more text, and adds the fetches found to the list.
  virtual void write(std::string_view chunk) = 0;
  virtual Status status() const = 0;
};

// Generated. The list must outlive the session; the state may be null, and is copied.
std::unique_ptr<SpeculativeSession> make_speculative_session(Edition edition,
                                                             const SpeculativeOptions& options,
                                                             FetchList& fetches, const BuilderState* state);

}  // namespace lockstep::detail

#endif
