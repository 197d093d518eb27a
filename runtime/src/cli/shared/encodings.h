// The options for the encoding of an input.
#ifndef LOCKSTEP_CLI_SHARED_ENCODINGS_H
#define LOCKSTEP_CLI_SHARED_ENCODINGS_H

#include <array>
#include <string>
#include <string_view>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/files.h"
#include "cli/shared/flags.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"

namespace lockstep::cli {

// Returns the encoding that the label names. Throws a UsageError that lists similar labels.
Encoding encoding_of(std::string_view label);

inline constexpr Option kContentTypeOption = {"--content-type", "VALUE",
                                              "The Content-Type that the server sent:\n"
                                              "'text/html; charset=koi8-r'. Ignored without a known\n"
                                              "charset."};
inline constexpr Option kLocaleOption = {"--locale", "TAG",
                                         "The reader's language (ru, zh-TW), which determines the\n"
                                         "encoding if nothing else does; without --locale, that\n"
                                         "encoding is windows-1252."};

inline constexpr Option kDomainOption = {"--top-level-domain", "NAME",
                                         "The top-level domain of the page (jp), a hint for the\n"
                                         "detection of legacy encodings."};

// All encoding options: the flags for EncodingOptions, and three more that set its members.
inline constexpr auto kEncodingFlags =
    joined(flags_of_all<options::kEncoding>(), std::array{kContentTypeOption, kLocaleOption, kDomainOption});

// Converts the file with a Decoder or an Encoder, and writes the result to standard output. Returns false if
// the conversion stops at an error; anything converted before the error is still written.
template <class Converter>
bool convert(InputFile& file, Converter& converter) {
  std::string converted;
  bool good = true;
  read_pieces(file, [&](std::string_view piece) {
    good = piece.empty() ? converter.finish(converted) : converter.write(piece, converted);
    write_output(converted);
    converted.clear();
    return good;
  });
  return good;
}

// Returns the values of the encoding options. Throws UsageError.
EncodingOptions encoding_options(const Arguments& arguments);

}  // namespace lockstep::cli

#endif
