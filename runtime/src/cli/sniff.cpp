// lockstep sniff: the encoding of files, and how it was found.

#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/encodings.h"
#include "cli/shared/inputs.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace sniff_parts {
namespace {

constexpr auto kOptions =
    joined(kEncodingFlags,
           std::array{Option{
               "--follow", "",
               "Parse each file and show the final encoding: a meta\nafter the first bytes may change it."}},
           kInputFlags);

constexpr std::string_view kDetails =
    "Shows the encoding of each FILE, or of standard input (-), one per line.\n";

constexpr std::string_view kEpilogue =
    R"(A line has four fields, separated by tabs: the name of the encoding; its confidence,
tentative or certain; its source; and FILE. 'cut -f1' extracts the encodings.

The source is the first of these that applies:
  byte order mark
  user        --encoding
  transport   --transport-encoding, --content-type
  prescan     a meta, or an XML declaration, among the first bytes
  detection   UTF-8 if the 1024 bytes from the first non-ASCII byte on are well-formed
              UTF-8, or if more than two thirds of the sequences among the first 1024
              non-ASCII bytes are; otherwise the legacy encoding in which the text is
              most likely (--detect-legacy)
  default     --default-encoding, --locale, or windows-1252
and with --follow
  meta        a meta that the parser reached, if it names another encoding and the
              first encoding was tentative

Exit code: 0 on success; 1 if a file could not be read (the others are still shown);
2 for incorrect usage.
)";

int run(const Arguments& arguments) {
  const EncodingOptions options = encoding_options(arguments);
  const bool follow = arguments.has("--follow");
  const Inputs inputs(arguments, arguments.operands());
  return for_each_input(sniff_command, inputs, [&](const Input& input, OrderedOutput& output) {
    const std::string bytes = inputs.read(input);
    EncodingUsed used;
    if (follow) {
      const Document document = parse_bytes(bytes, options, {}, Source::borrowed);
      if (document.status() != Status::ok)
        throw Failure("cannot parse '" + input.shown() + "': " + std::string(status_name(document.status())));
      used = document.encoding();
    } else {
      used = sniff_encoding(bytes, options);
    }
    std::string line(encoding::name(used.encoding));
    line.append("\t").append(confidence_name(used.confidence));
    line.append("\t").append(encoding_source_name(used.source));
    output.write(line.append("\t").append(input.name == "-" ? "-" : input.shown()).append("\n"));
    return kSuccess;
  });
}

}  // namespace
}  // namespace sniff_parts

const Command sniff_command = {
    "sniff",
    "Show the encoding of files.",
    "[FILE|-]...",
    sniff_parts::kDetails,
    sniff_parts::kOptions,
    sniff_parts::kEpilogue,
    sniff_parts::run,
};

}  // namespace lockstep::cli
