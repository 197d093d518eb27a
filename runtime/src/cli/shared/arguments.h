// The arguments of a subcommand.
#ifndef LOCKSTEP_CLI_SHARED_ARGUMENTS_H
#define LOCKSTEP_CLI_SHARED_ARGUMENTS_H

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/command.h"

namespace lockstep::cli {

// The arguments of a subcommand, checked against its options. A later option overrides an earlier one;
// arguments after "--" are not options.
class Arguments {
 public:
  // Throws UsageError.
  Arguments(const Command& command, std::span<const std::string_view> words);

  bool help() const { return help_; }
  bool has(std::string_view option) const { return find(option).has_value(); }
  std::optional<std::string_view> find(std::string_view option) const;
  std::string_view value_or(std::string_view option, std::string_view otherwise) const {
    return find(option).value_or(otherwise);
  }
  std::string_view operand_or(std::string_view otherwise) const {
    return operands_.empty() ? otherwise : operands_[0];
  }
  struct Given {
    std::string_view option, value;
  };
  // All options with their values, in order.
  std::span<const Given> given() const { return given_; }
  // The operands; at most one, unless the command's `operand` ends with "...".
  std::span<const std::string_view> operands() const { return operands_; }

 private:
  std::vector<Given> given_;
  std::vector<std::string_view> operands_;
  bool help_ = false;
};

// Returns the number given as an option's value. Throws UsageError: "OPTION needs WHAT, not 'x'".
std::size_t number_of(std::string_view option, std::string_view what, std::string_view text);

// Splits "a|b|c" into its parts.
std::vector<std::string_view> choices(std::string_view text);

// Returns the text with its ASCII letters in lower case.
std::string lower_case(std::string_view text);

// Returns at most `most` known words that were probably meant, the likeliest first; empty if none is similar.
std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known,
                                      std::size_t most);

// Returns the message for a `word` that is not in `known`: "unknown KIND 'word'; did you mean 'x'? Choose
// from: x, y, z".
std::string unknown_word(std::string_view kind, std::string_view word,
                         std::span<const std::string_view> known);

}  // namespace lockstep::cli

#endif
