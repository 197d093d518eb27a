// Which branches of the rules were taken.
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

  // The branches taken so far, in the order of the rules. Of a condition that did not hold, "name:no".
  std::vector<std::string> names() const;

 private:
  const ObservedEdition& edition_;
  std::vector<bool> taken_;  // by branch: twice its index, and one more for conditions that did not hold
};

}  // namespace lockstep::detail

#endif
