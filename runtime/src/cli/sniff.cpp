// lockstep sniff: the encoding of files, and how it was found.

#include <cstdio>
#include <string>
#include <string_view>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/encodings.h"
#include "cli/files.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr auto kOptions =
    joined(kEncodingFlags,
           std::array{Option{
               "--follow", "",
               "Parse each file and show the final encoding: a meta\nafter those bytes may change it."}});

constexpr std::string_view kDetails =
    "Shows the encoding of each FILE, or of standard input (-), one per line.\n";

constexpr std::string_view kEpilogue =
    R"(A line has four fields, separated by tabs: the name of the encoding; tentative or
certain; its source; and FILE. 'cut -f1' extracts the encodings.

The source is the first of these that applies:
  byte order mark
  user        --encoding
  transport   --transport-encoding, --content-type
  prescan     a meta, or an XML declaration, among the first bytes
  detection   the first 65536 bytes contain one that is not ASCII, and the 1024 bytes
              that begin there are well-formed UTF-8
  default     --default-encoding, --locale, or windows-1252
and with --follow
  meta        a meta that the parser reached, if it names another encoding and the
              first one was tentative

Exit code: 0 on success; 1 if a file could not be read (the others are still shown);
2 for incorrect usage.
)";

EncodingUsed encoding_of_file(const std::string& file, const EncodingOptions& options, bool follow) {
  const std::string bytes = read_file(file);
  if (!follow) return sniff_encoding(bytes, options);
  const Document document = parse_bytes(bytes, options, {}, Source::borrowed);
  if (document.status() != Status::ok)
    throw Failure("cannot parse '" + file + "': " + std::string(status_name(document.status())));
  return document.encoding();
}

int run(const Arguments& arguments) {
  const EncodingOptions options = encoding_options(arguments);
  int code = kSuccess;
  for (const std::string_view operand : arguments.files()) {
    const std::string file(operand);
    EncodingUsed used;
    try {
      used = encoding_of_file(file, options, arguments.has("--follow"));
    } catch (const Failure& failure) {
      std::fprintf(stderr, "lockstep sniff: %s\n", failure.what());
      code = kFailure;
      continue;
    }
    std::string line(encoding::name(used.encoding));
    line.append("\t").append(confidence_name(used.confidence));
    line.append("\t").append(encoding_source_name(used.source));
    write_output(line.append("\t").append(file).append("\n"));
  }
  return code;
}

}  // namespace

const Command sniff_command = {
    "sniff", "Show the encoding of files.", "[FILE|-]...", kDetails, kOptions, kEpilogue, run,
};

}  // namespace lockstep::cli
