// The subcommands of `lockstep`, and the types that they share.
#ifndef LOCKSTEP_CLI_SHARED_COMMAND_H
#define LOCKSTEP_CLI_SHARED_COMMAND_H

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lockstep::cli {

class Arguments;

enum ExitCode : int {
  kSuccess = 0,
  kFailure = 1,  // an unreadable file, an output error, or a result that the command's help describes
  kBadUse = 2,
};

// Thrown for incorrect usage. If the command line requests something that does not exist, the message names
// it, and the alternatives.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// Thrown for a request that cannot be carried out. With several inputs, the others are still processed.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// Thrown if the output cannot be written, which ends the command. The message is empty if the reader has
// closed the output.
struct OutputFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A short name, stored by value so that it can be computed from another one at compile time.
class OptionName {
 public:
  constexpr OptionName(const char* name) { append(name); }
  constexpr OptionName(std::string_view before, std::string_view name, std::string_view after) {
    append(before);
    append(name);
    append(after);
  }
  constexpr operator std::string_view() const { return {text_, size_}; }

  constexpr void replace(char old_character, char new_character) {
    for (std::size_t i = 0; i < size_; ++i)
      if (text_[i] == old_character) text_[i] = new_character;
  }

 private:
  constexpr void append(std::string_view text) {
    for (const char c : text) text_[size_++] = c;
  }

  char text_[40] = {};
  std::size_t size_ = 0;
};

struct Option {
  OptionName name;         // including its two hyphens
  std::string_view value;  // empty: no value; "on|off": one of these; "CONTEXT": any value
  std::string_view help;
  char letter = '\0';  // 'j': "-j" is a short form
};

// A command, defined in its own file. The rest of that file is in an unnamed namespace inside a namespace
// NAME_parts: builds that compile several files as one (LOCKSTEP_FEW_FILES) would otherwise have two
// functions `run`, and two arrays `kOptions`, in one unnamed namespace.
struct Command {
  std::string_view name;
  std::string_view summary;
  std::string_view operand;  // as in the usage line; empty: no operands; ends with "...": any number
  std::string_view details;  // in the help, after the usage line
  std::span<const Option> options;
  std::string_view epilogue;  // in the help, after the options
  int (*run)(const Arguments&);
  std::span<const Option> members = {};  // the members of a case, in the help after the options
};

extern const Command parse_command;
extern const Command select_command;
extern const Command xpath_command;
extern const Command text_command;
extern const Command markdown_command;
extern const Command extract_command;
extern const Command links_command;
extern const Command format_command;
extern const Command edit_command;
extern const Command rewrite_command;
extern const Command sanitize_command;
extern const Command cases_command;
extern const Command sniff_command;
extern const Command decode_command;
extern const Command encode_command;
extern const Command check_command;
extern const Command validate_command;
extern const Command lsp_command;
extern const Command serve_command;
extern const Command explain_command;
extern const Command nesting_command;
extern const Command editions_command;
extern const Command completion_command;

// All commands, in the order of the help.
std::span<const Command* const> all_commands();

std::string help_of(const Command& command);

}  // namespace lockstep::cli

#endif
