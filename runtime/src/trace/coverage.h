// Records which branches of the rules are taken.
#ifndef LOCKSTEP_TRACE_COVERAGE_H
#define LOCKSTEP_TRACE_COVERAGE_H

#include <cstdint>
#include <string>
#include <vector>

#include "trace/observed_edition.h"

namespace lockstep::detail {

class Coverage final : public Watcher {
 public:
  explicit Coverage(const ObservedEdition& edition);

  void stepped(unsigned branch, std::uint64_t) override { entered(branch); }
  void entered(unsigned branch) override { taken_[2 * branch] = true; }
  void decided(unsigned branch, bool holds) override { taken_[2 * branch + (holds ? 0 : 1)] = true; }
  void dispatched(unsigned mode, unsigned token_class) override;

  // Returns the branches taken so far, in the order of the rules. A condition that was false is "name:no".
  std::vector<std::string> names() const;

 private:
  const ObservedEdition& edition_;
  std::vector<bool> taken_;  // two for each branch: the second is for a condition that was false
};

}  // namespace lockstep::detail

#endif
