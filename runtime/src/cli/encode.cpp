// lockstep encode: encodes UTF-8 text in any encoding.

#include <string>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/encodings.h"
#include "cli/shared/files.h"

namespace lockstep::cli {

namespace encode_parts {
namespace {

constexpr Option kOptions[] = {
    {"--to", "LABEL", "The encoding of the output, such as windows-1252, sjis or gbk."},
    {"--errors", "html|fatal",
     "Write each character that the encoding cannot represent as\n"
     "a character reference such as &#8364; (the default), or\n"
     "stop at the first."},
};

constexpr std::string_view kDetails =
    "Encodes the UTF-8 text of FILE, or of standard input, as the Encoding Standard specifies.\n";

constexpr std::string_view kEpilogue =
    R"(The labels are those of https://encoding.spec.whatwg.org/#names-and-labels, in upper
or lower case; 'lockstep decode --list' lists them. The output for UTF-16BE, UTF-16LE
and replacement, which have no encoder, is UTF-8. Ill-formed UTF-8 is read as U+FFFD.

Exit code: 0 if the whole input was encoded; 1 if it could not be read or, with
--errors=fatal, contains a character that the encoding cannot represent (the text before
it is written); 2 for incorrect usage.
)";

int run(const Arguments& arguments) {
  const auto label = arguments.find("--to");
  if (!label)
    throw UsageError("--to is missing: give the label of the output's encoding, such as windows-1252");
  encoding::EncodeOptions options;
  if (arguments.value_or("--errors", "html") == "fatal") options.errors = encoding::Unencodable::fatal;
  encoding::Encoder encoder(encoding_of(*label), options);

  const std::string name(arguments.operand_or("-"));
  InputFile file(name);
  if (!convert(file, encoder))
    throw Failure(file.shown() + " contains a character that " +
                  std::string(encoding::name(encoder.encoding())) + " cannot represent: see byte " +
                  std::to_string(*encoder.error_offset()) + ", counted from 0");
  return kSuccess;
}

}  // namespace
}  // namespace encode_parts

const Command encode_command = {
    "encode",
    "Encode UTF-8 text in any encoding of the Web.",
    "[FILE|-]",
    encode_parts::kDetails,
    encode_parts::kOptions,
    encode_parts::kEpilogue,
    encode_parts::run,
};

}  // namespace lockstep::cli
