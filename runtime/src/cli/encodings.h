// The options for the encoding of an input.
#ifndef LOCKSTEP_CLI_ENCODINGS_H
#define LOCKSTEP_CLI_ENCODINGS_H

#include <optional>
#include <string_view>

#include "cli/arguments.h"
#include "cli/command.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

namespace lockstep::cli {

// The encoding that the label names. Throws UsageError with similar labels.
Encoding encoding_of(std::string_view label);

inline constexpr Option kEncodingOption = {"--encoding", "LABEL",
                                           "The encoding, whatever else speaks of it; only a\n"
                                           "byte order mark goes before."};
inline constexpr Option kContentTypeOption = {"--content-type", "VALUE",
                                              "What a server sent as Content-Type:\n"
                                              "'text/html; charset=koi8-r'. Without a known charset\n"
                                              "it says nothing."};
inline constexpr Option kLocaleOption = {"--locale", "TAG",
                                         "The reader's language (ru, zh-TW), from which the\n"
                                         "encoding is guessed at last (default: windows-1252)."};

// The values of these options. Throws UsageError.
EncodingOptions encoding_options(const Arguments& arguments);

}  // namespace lockstep::cli

#endif
