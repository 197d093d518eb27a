// The inputs of a command that accepts many: files, folders, lists of files, standard input.
#ifndef LOCKSTEP_CLI_SHARED_INPUTS_H
#define LOCKSTEP_CLI_SHARED_INPUTS_H

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/files.h"

namespace lockstep::cli {

inline constexpr Option kMaxInputOption = {"--max-input", "SIZE",
                                           "Refuse an input of more than SIZE bytes, as in 64M\n"
                                           "(default: 256M for standard input, pipes and compressed\n"
                                           "files, no limit for others; 0: no limit)."};

inline constexpr Option kFilesFromOption = {"--files-from", "FILE",
                                            "Also read the files that FILE (-: standard input) lists,\n"
                                            "one per line, or separated by NUL characters."};

// The options of all commands that accept many inputs.
inline constexpr std::array kInputFlags = {
    Option{"--recursive", "", "Read the pages in folders and their subfolders.", 'r'},
    Option{"--extensions", "LIST",
           "The extensions of pages in folders (default:\n"
           "html,htm,xhtml,xht); .gz or .zst may follow them."},
    kFilesFromOption,
    Option{"--jobs", "N",
           "Process N inputs at a time (default: 1; 0: one per\n"
           "processor). The output stays in order.",
           'j'},
    kMaxInputOption,
};

// What these options mean, for the help.
inline constexpr std::string_view kInputsHelp =
    R"(Without FILE, standard input is read (-). Input that is compressed with gzip or zstd is
decompressed, whatever its name. An input that cannot be read is reported, and the
others are processed.
)";

// Returns the value of --max-input. Throws UsageError.
InputBound input_bound(const Arguments& arguments);

struct Input {
  std::string name;          // "-" for standard input
  std::string problem = {};  // why the input cannot be read; empty if it can

  // The name in messages, on one line; "<stdin>" for standard input.
  std::string shown() const;
  // The shown name in quotation marks; '-' for standard input, as the user writes it.
  std::string quoted() const;
  // The name in JSON, as UTF-8; "<stdin>" for standard input.
  std::string utf_8() const;
};

// The inputs that the arguments name, in the arguments' order; the files in a folder are sorted by path.
class Inputs {
 public:
  // `operands` are the operands that name inputs. Throws UsageError, or Failure if the list cannot be read.
  Inputs(const Arguments& arguments, std::span<const std::string_view> operands);

  std::span<const Input> all() const { return inputs_; }
  // Whether the output must name the input: with several operands, --recursive or --files-from.
  bool named() const { return named_; }
  std::size_t jobs() const { return jobs_; }
  // Reads an input. Throws Failure.
  std::string read(const Input& input) const;

 private:
  void add(std::string_view name, bool recursive, std::span<const std::string> extensions);
  void add_folder(const std::string& folder, std::span<const std::string> extensions);

  std::vector<Input> inputs_;
  bool named_ = false;
  std::size_t jobs_ = 1;
  InputBound bound_;
};

// Returns "==> FILE <==" and a newline if the output must name the input; otherwise empty.
std::string heading(const Inputs& inputs, const Input& input);

}  // namespace lockstep::cli

#endif
