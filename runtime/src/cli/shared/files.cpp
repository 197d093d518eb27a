// Reading and writing standard input, standard output and files as bytes.
#include "cli/shared/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef _WIN32
#include <io.h>
#endif

#include "cli/shared/command.h"
#include "cli/shared/decompress.h"
#include "cli/shared/terminal.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kChunk = 1 << 16;
#ifdef _WIN32
constexpr int kToRead = O_RDONLY | O_BINARY;
constexpr int kToCreate = O_WRONLY | O_CREAT | O_EXCL | O_BINARY;
using Count = unsigned;  // the type of counts in read() and write()
#else
constexpr int kToRead = O_RDONLY | O_CLOEXEC;
constexpr int kToCreate = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
using Count = std::size_t;
#endif

Count at_once(std::size_t size) { return static_cast<Count>(std::min(size, std::size_t{1} << 30)); }

// Returns false and sets errno if it fails.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file, text.data(), at_once(text.size()));
    if (count >= 0)
      text.remove_prefix(static_cast<std::size_t>(count));
    else if (errno != EINTR)
      return false;
  }
  return true;
}

[[noreturn]] void fail(const std::string& what) {
  const int error = errno;
  throw Failure(what + ": " + std::strerror(error));
}

std::size_t read_some(int file, const std::string& name, char* to, std::size_t size) {
  for (;;) {
    const ssize_t count = ::read(file, to, at_once(size));
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) fail("cannot read " + name);
  }
}

void check_bound(std::size_t size, std::size_t most, const char* when = "") {
  if (size > most)
    throw UnusableInput("it has more than " + std::to_string(most) + " bytes" + when +
                        "; --max-input changes the limit");
}

// Decompresses `bytes`, which are the beginning of the file, and the rest of the file.
std::string decompress(InputFile& file, std::string bytes, Decompressor& decompressor, std::size_t most) {
  std::string text;
  while (!bytes.empty()) {
    decompressor.write(bytes, text, most);
    check_bound(text.size(), most, " when decompressed");
    bytes.resize(kChunk);
    bytes.resize(file.read(bytes.data(), bytes.size()));
  }
  if (!decompressor.is_complete()) throw UnusableInput("its compressed data is incomplete");
  return text;
}

std::string read_all(InputFile& file, const InputBound& bound) {
  constexpr std::size_t kNoBound = std::numeric_limits<std::size_t>::max();
  const std::size_t most = bound.of_files || !file.is_regular() ? bound.bytes : kNoBound;
  check_bound(file.size(), most);
  // With an extra byte, the end of the file is found without another allocation.
  std::string text(file.size() != 0 ? file.size() + 1 : kChunk, '\0');
  std::size_t size = 0;
  for (bool is_plain = false;;) {
    if (size == text.size()) text.resize(text.size() * 2);
    const std::size_t count = file.read(text.data() + size, text.size() - size);
    size += count;
    if (!is_plain && (count == 0 || size >= kSignatureBytes)) {
      if (const auto decompressor = decompressor_for(std::string_view(text).substr(0, size))) {
        text.resize(size);
        return decompress(file, std::move(text), *decompressor, bound.bytes);
      }
      is_plain = true;
    }
    check_bound(size, most);
    if (count == 0) break;
  }
  text.resize(size);
  return text;
}

}  // namespace

void use_binary_streams() {
#ifdef _WIN32
  ::_setmode(STDIN_FILENO, O_BINARY);
  ::_setmode(STDOUT_FILENO, O_BINARY);
#endif
}

void occupy_closed_streams() {
#ifndef _WIN32
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF)
      (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
#endif
}

InputFile::InputFile(const std::string& name)
    : shown_(name == "-" ? "standard input" : "'" + shown_name(name) + "'") {
  descriptor_ = name == "-" ? STDIN_FILENO : ::open(name.c_str(), kToRead);
  if (descriptor_ < 0) fail("cannot read " + shown_);
  struct stat status;
  if (::fstat(descriptor_, &status) != 0) fail("cannot read " + shown_);
  if (S_ISDIR(status.st_mode)) throw Failure("cannot read " + shown_ + ": it is a directory");
  is_regular_ = S_ISREG(status.st_mode);
  if (is_regular_) size_ = static_cast<std::size_t>(status.st_size);
}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

std::size_t InputFile::read(char* to, std::size_t size) { return read_some(descriptor_, shown_, to, size); }

std::string read_file(const std::string& name, const InputBound& bound) {
  InputFile file(name);
  try {
    return read_all(file, bound);
  } catch (const UnusableInput& error) {
    throw Failure("cannot read " + file.shown() + ": " + error.what());
  }
}

void replace_file(const std::string& name, std::string_view expected, std::string_view contents) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path target = fs::canonical(name, error);  // the file that a link leads to
  const auto check = [&](bool is_done) {
    if (!is_done) throw Failure("cannot write '" + shown_name(name) + "': " + error.message());
  };
  check(!error);
  const fs::perms permissions = fs::status(target, error).permissions();
  check(!error);
  std::string found;
  {
    InputFile file(name);
    found.resize(file.size() + 1);
    std::size_t size = 0;
    while (const std::size_t count = file.read(found.data() + size, found.size() - size)) size += count;
    found.resize(size);
  }
  if (found != expected)
    throw Failure("cannot write '" + shown_name(name) +
                  "': it is compressed, or has changed in the meantime");
  const std::string aside = target.string() + ".lockstep-" + std::to_string(::getpid());
  const int file = ::open(aside.c_str(), kToCreate, S_IRUSR | S_IWUSR);
  const auto fail_unless = [&](bool is_done) {
    if (!is_done && !error) error.assign(errno, std::generic_category());
  };
  fail_unless(file >= 0);
  check(!error);
  fail_unless(write_all(file, contents));
#ifndef _WIN32
  fail_unless(::fsync(file) == 0);
#endif
  fail_unless(::close(file) == 0);
  if (!error) fs::permissions(aside, permissions, error);
  if (!error) fs::rename(aside, target, error);
  if (!error) return;
  std::error_code ignored;
  fs::remove(aside, ignored);
  check(false);
}

void write_output(std::string_view text) {
  if (write_all(STDOUT_FILENO, text)) return;
  if (errno == EPIPE) throw OutputFailure("");
  throw OutputFailure(std::string("cannot write the output: ") + std::strerror(errno));
}

std::size_t read_standard_input(char* to, std::size_t size) {
  return read_some(STDIN_FILENO, "standard input", to, size);
}

}  // namespace lockstep::cli
