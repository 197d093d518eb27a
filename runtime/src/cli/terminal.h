// Text for a terminal.
#ifndef LOCKSTEP_CLI_TERMINAL_H
#define LOCKSTEP_CLI_TERMINAL_H

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/command.h"

namespace lockstep::cli {

inline constexpr std::string_view kStandardPage = "https://html.spec.whatwg.org/multipage/parsing.html";

inline constexpr Option kColorOption = {"--color", "auto|always|never",
                                        "Text: colours (default: auto, if it goes to a terminal\n"
                                        "and NO_COLOR is not set)."};

// What --color asks for.
bool wants_colour(std::string_view choice);

// The text with everything that a terminal would act upon, or that cannot be seen, as an escape: \n, \t, \0,
// \x1b, \u{202e}, and \\.
std::string visible(std::string_view text);

// How many bytes the character has that begins with that one, in UTF-8.
std::size_t length_of(char lead);
// Columns that a terminal gives to a character.
std::size_t columns_of(std::string_view character);
std::size_t width_of(std::string_view text);

}  // namespace lockstep::cli

#endif
