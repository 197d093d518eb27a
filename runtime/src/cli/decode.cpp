// lockstep decode: decodes bytes in any encoding to UTF-8.

#include <string>
#include <vector>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/encodings.h"
#include "cli/shared/files.h"

namespace lockstep::cli {

namespace decode_parts {
namespace {

constexpr Option kOptions[] = {
    {"--from", "LABEL", "The encoding of the input, such as windows-1252, sjis or gbk."},
    {"--errors", "replacement|fatal",
     "Replace each malformed sequence with U+FFFD (the\n"
     "default), or stop at the first."},
    {"--bom", "sniff|remove|keep",
     "What a byte order mark at the start does: it overrides\n"
     "LABEL and is dropped (sniff, the default), is dropped if\n"
     "it belongs to the encoding (remove), or is kept (keep)."},
    {"--list", "", "List the encodings: their names and labels."},
};

constexpr std::string_view kDetails =
    "Decodes FILE, or standard input, as the Encoding Standard specifies, and writes\nUTF-8.\n";

constexpr std::string_view kEpilogue =
    R"(The labels are those of https://encoding.spec.whatwg.org/#names-and-labels, in upper
or lower case.

Exit code: 0 if the whole input was decoded; 1 if it could not be read or, with
--errors=fatal, is malformed (the text before the error is written); 2 for incorrect
usage.
)";

std::string list_of_encodings() {
  std::vector<std::string> labels(kEncodings);
  for (const std::string_view label : encoding::labels())
    labels[static_cast<std::size_t>(*encoding::find(label))].append(" ").append(label);
  std::string out;
  for (std::size_t i = 0; i < labels.size(); ++i)
    out.append(encoding::name(static_cast<Encoding>(i))).append(":").append(labels[i]).append("\n");
  return out;
}

int run(const Arguments& arguments) {
  if (arguments.has("--list")) {
    write_output(list_of_encodings());
    return kSuccess;
  }
  const auto label = arguments.find("--from");
  if (!label)
    throw UsageError("--from is missing: give the label of the input's encoding, such as windows-1252");
  encoding::DecodeOptions options;
  if (arguments.value_or("--errors", "replacement") == "fatal") options.errors = encoding::ErrorMode::fatal;
  const std::string_view bom = arguments.value_or("--bom", "sniff");
  options.bom = bom == "sniff"    ? encoding::Bom::sniff
                : bom == "remove" ? encoding::Bom::remove
                                  : encoding::Bom::keep;
  encoding::Decoder decoder(encoding_of(*label), options);

  const std::string name(arguments.operand_or("-"));
  InputFile file(name);
  if (!convert(file, decoder))
    throw Failure(file.shown() + " is malformed " + std::string(encoding::name(decoder.encoding())) +
                  ": see byte " + std::to_string(*decoder.error_offset()) + ", counted from 0");
  return kSuccess;
}

}  // namespace
}  // namespace decode_parts

const Command decode_command = {
    "decode",
    "Decode bytes in any encoding of the Web to UTF-8.",
    "[FILE|-]",
    decode_parts::kDetails,
    decode_parts::kOptions,
    decode_parts::kEpilogue,
    decode_parts::run,
};

}  // namespace lockstep::cli
