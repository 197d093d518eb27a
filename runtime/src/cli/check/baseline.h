// A baseline: the findings that pages already have, so that only new ones are shown.
#ifndef LOCKSTEP_CLI_CHECK_BASELINE_H
#define LOCKSTEP_CLI_CHECK_BASELINE_H

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "cli/check/check.h"

namespace lockstep::cli {

// How many findings of each rule each file has. The text form has a line for each file and rule: the file,
// the rule and the number, separated by tabs.
class Baseline {
 public:
  // A baseline without findings.
  Baseline() = default;
  // Reads a baseline file. Throws Failure if it cannot be read or has an invalid line.
  explicit Baseline(const std::string& path);

  void add(const CheckedFile& file);
  std::string text() const;
  // Removes the findings of each rule that the file breaks no more often than the baseline says.
  void leave_out(CheckedFile& file) const;

 private:
  using Key = std::pair<std::string, std::string>;  // file, rule
  std::map<Key, std::size_t> counts_;
};

// Returns a format that shows nothing, but writes the findings to a file as a baseline.
std::unique_ptr<CheckFormat> check_to_baseline(std::string path);

}  // namespace lockstep::cli

#endif
