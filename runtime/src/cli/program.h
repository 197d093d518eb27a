// The command line as a function, for the programs and for the Python package, which contains no program.
#ifndef LOCKSTEP_CLI_PROGRAM_H
#define LOCKSTEP_CLI_PROGRAM_H

#include <span>
#include <string_view>

namespace lockstep::cli {

// Runs the command given by `words`, the arguments of the process without its name. Returns the exit code.
int run_program(std::span<const std::string_view> words);

}  // namespace lockstep::cli

#endif
