// Messages of the Language Server Protocol: header fields, an empty line and the content.
#include "cli/lsp/messages.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/files.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kLongestHeader = 4096;
constexpr std::size_t kLongestContent = std::size_t{1} << 30;

// Returns the size of the content in bytes. Throws Failure if the header has no valid Content-Length.
std::size_t content_length(std::string_view header) {
  constexpr std::string_view kField = "content-length:";
  const std::string lower = lower_case(header);
  const std::size_t at = lower.find(kField);
  std::size_t length = 0;
  if (at != std::string::npos) {
    const std::size_t begin = lower.find_first_not_of(' ', at + kField.size());
    const char* const digits = lower.data() + std::min(begin, lower.size());
    const auto parsed = std::from_chars(digits, lower.data() + lower.size(), length);
    if (parsed.ec == std::errc() && length <= kLongestContent) return length;
  }
  throw Failure("a message has no valid Content-Length");
}

}  // namespace

bool MessageReader::fill(std::size_t size) {
  constexpr std::size_t kPiece = 1 << 16;
  while (read_.size() < size) {
    const std::size_t before = read_.size();
    read_.resize(before + kPiece);
    const std::size_t count = read_standard_input(read_.data() + before, kPiece);
    read_.resize(before + count);
    if (count == 0) return false;
  }
  return true;
}

std::optional<std::string> MessageReader::next() {
  constexpr std::string_view kEnd = "\r\n\r\n";
  std::size_t end;
  while ((end = read_.find(kEnd)) == std::string::npos) {
    if (read_.size() > kLongestHeader) throw Failure("the header of a message is too long");
    if (!fill(read_.size() + 1)) return std::nullopt;
  }
  const std::size_t length = content_length(std::string_view(read_).substr(0, end));
  const std::size_t begin = end + kEnd.size();
  if (!fill(begin + length)) return std::nullopt;
  std::string content = read_.substr(begin, length);
  read_.erase(0, begin + length);
  return content;
}

void write_message(std::string_view content) {
  write_output("Content-Length: " + std::to_string(content.size()) + "\r\n\r\n" + std::string(content));
}

}  // namespace lockstep::cli
