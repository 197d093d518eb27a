// The options that control how an input is parsed, for the commands that parse.
#ifndef LOCKSTEP_CLI_SHARED_PARSING_H
#define LOCKSTEP_CLI_SHARED_PARSING_H

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/flags.h"
#include "lockstep/parser.h"

namespace lockstep::cli {

inline constexpr Option kFragmentOption = {"--fragment", "CONTEXT",
                                           "Parse as the innerHTML of a CONTEXT element:\n"
                                           "div, 'svg path', 'math mi', spelled as in the DOM."};
// The flags for ParseOptions that all commands that parse have.
inline constexpr auto kParsingFlags = flags_of_all<options::kParse>();

inline constexpr Option kLimitsOption = {"--limits", "LIST",
                                         "Cap what the page may cost, as in nodes=10000,depth=512.\n"
                                         "The limits: input_bytes, nodes, depth, attributes (of a\n"
                                         "tag), errors, memory_bytes, copied_nodes (default:\n"
                                         "500000)."};

// Returns the values of --limits and of all the command's flags for ParseOptions. Throws UsageError.
ParseOptions parse_options(const Arguments& arguments);

// Throws UsageError if --fragment is given with an encoding option: a fragment has no encoding.
void refuse_encoding_of_fragment(const Arguments& arguments);

}  // namespace lockstep::cli

#endif
