// Text for a terminal.
#ifndef LOCKSTEP_CLI_SHARED_TERMINAL_H
#define LOCKSTEP_CLI_SHARED_TERMINAL_H

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/shared/command.h"

namespace lockstep::cli {

inline constexpr std::string_view kStandardPage = "https://html.spec.whatwg.org/multipage/parsing.html";

inline constexpr Option kColorOption = {"--color", "auto|always|never",
                                        "Text: use colors (default: auto, which uses them if the\n"
                                        "output is a terminal and NO_COLOR is not set)."};

// Whether to use colors, given the value of --color.
bool wants_colour(std::string_view choice);

// Returns the text with escapes for everything that is invisible or that a terminal would interpret: \n, \t,
// \0, \x1b, \u{202e}, and \\.
std::string visible(std::string_view text);

// Return the name of a file, which may be any bytes, as UTF-8; the second function returns it on one line,
// for messages.
std::string utf_8_name(std::string_view file);
std::string shown_name(std::string_view file);

// Returns "3 nodes" or "1 node".
std::string counted(std::size_t number, std::string_view what);

// The number of bytes of a UTF-8 character with that first byte.
std::size_t length_of(char lead);
// The number of columns that a terminal uses for a character, and for a text.
std::size_t columns_of(std::string_view character);
std::size_t width_of(std::string_view text);

}  // namespace lockstep::cli

#endif
