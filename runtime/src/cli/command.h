// The subcommands of `lockstep`, and what they share.
#ifndef LOCKSTEP_CLI_COMMAND_H
#define LOCKSTEP_CLI_COMMAND_H

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lockstep::cli {

class Arguments;

enum ExitCode : int {
  kSuccess = 0,
  kFailure = 1,  // an unreadable file, an output error, or an invalid line of `cases`
  kBadUse = 2,
};

// The command line asks for something that does not exist. The message names it and the alternatives.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// A request that cannot be carried out.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Option {
  std::string_view name;   // including its two hyphens
  std::string_view value;  // empty: no value. "on|off": one of these. "CONTEXT": any value
  std::string_view help;
};

struct Command {
  std::string_view name;
  std::string_view summary;
  std::string_view operand;  // as in the usage line; empty: no operands; "..." at the end: any number
  std::string_view details;  // in the help, after the usage line
  std::span<const Option> options;
  std::string_view epilogue;  // in the help, after the options
  int (*run)(const Arguments&);
};

extern const Command parse_command;
extern const Command cases_command;
extern const Command sniff_command;
extern const Command decode_command;
extern const Command check_command;
extern const Command explain_command;
extern const Command editions_command;

std::string help_of(const Command& command);

}  // namespace lockstep::cli

#endif
