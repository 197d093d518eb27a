// Processing many inputs in several threads, with the output in the order of the inputs.
#ifndef LOCKSTEP_CLI_SHARED_BATCH_H
#define LOCKSTEP_CLI_SHARED_BATCH_H

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "cli/shared/command.h"
#include "cli/shared/inputs.h"

namespace lockstep::cli {

class Batch;

// The output of one input. It is written in pieces once the previous inputs are finished; until then, it is
// kept. If much output is kept, write() waits, which bounds the memory.
class OrderedOutput {
 public:
  // Writes to standard output. An exception that it throws ends the command.
  void write(std::string_view text);
  // Writes to standard error, after the output: "lockstep COMMAND: MESSAGE".
  void error(std::string_view message);
  // Waits until the previous inputs are finished. From then on, this thread may use the state that all inputs
  // share.
  void wait_for_turn();

 private:
  friend class Batch;
  OrderedOutput(Batch& batch, std::size_t index) : batch_(batch), index_(index) {}
  Batch& batch_;
  std::size_t index_;
  std::string text_, errors_;
};

// Processes an input; returns an exit code. Called in any thread. A Failure or lack of memory is reported,
// and the other inputs are still processed.
using Work = std::function<int(const Input&, OrderedOutput&)>;

// Does the work for each input. Shows the progress on a terminal if it takes more than two seconds. Returns
// the largest exit code. Throws OutputFailure.
int for_each_input(const Command& command, const Inputs& inputs, const Work& work);

}  // namespace lockstep::cli

#endif
