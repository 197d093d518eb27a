// Standard input, standard output and files as bytes.
#ifndef LOCKSTEP_CLI_SHARED_FILES_H
#define LOCKSTEP_CLI_SHARED_FILES_H

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::cli {

// Switches standard input and output to binary mode on Windows; other systems need no switch.
void use_binary_streams();

// Prevents files that are opened later from replacing a closed standard stream. Using that stream then fails.
void occupy_closed_streams();

// A file, or standard input for "-", read piece by piece.
class InputFile {
 public:
  // Opens the file. Throws Failure.
  explicit InputFile(const std::string& name);
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile();

  // Reads at most `size` bytes; waits until some are available. Returns 0 at the end. Throws Failure.
  std::size_t read(char* to, std::size_t size);
  // The expected number of bytes; 0 if it cannot be known.
  std::size_t size() const { return size_; }
  // Whether this is a regular file, not a pipe, a terminal or a device.
  bool is_regular() const { return is_regular_; }
  // The file's name in messages: "'page.html'", "standard input".
  const std::string& shown() const { return shown_; }

 private:
  std::string shown_;
  int descriptor_;
  bool is_regular_ = false;
  std::size_t size_ = 0;
};

// Reads the file in pieces. Calls `use` with each piece, then with an empty one, until it returns false.
template <class Use>
void read_pieces(InputFile& file, const Use& use) {
  std::string bytes(std::size_t{1} << 16, '\0');
  for (std::size_t size = 1; size != 0;) {
    size = file.read(bytes.data(), bytes.size());
    if (!use(std::string_view(bytes).substr(0, size))) return;
  }
}

// The maximum number of bytes of an input, after decompression.
struct InputBound {
  std::size_t bytes = std::size_t{256} << 20;
  bool of_files = false;  // whether the maximum also applies to uncompressed regular files
};

// Reads a whole file, or standard input for "-", and decompresses it if it is compressed. Throws Failure.
std::string read_file(const std::string& name, const InputBound& bound = {});

// Replaces the contents of a file: writes another file next to it, which then takes its name and permissions.
// Throws Failure, and changes nothing, if the file does not contain exactly `expected`, for example because
// it is compressed.
void replace_file(const std::string& name, std::string_view expected, std::string_view contents);

// Writes to standard output. Throws OutputFailure.
void write_output(std::string_view text);

// Reads at most `size` bytes from standard input; waits until some are available. Returns 0 at the end.
// Throws Failure.
std::size_t read_standard_input(char* to, std::size_t size);

}  // namespace lockstep::cli

#endif
