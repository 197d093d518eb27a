// Reading the headers of records as crawlers write them.
#include "bulk/warc.h"

#include <algorithm>
#include <array>
#include <span>

#include "encoding/ascii.h"
#include "text/characters.h"

namespace lockstep::python::bulk {

namespace {

using detail::ascii_lowercase;
using detail::equals_ignoring_case;
using detail::is_ascii_alphanumeric;
using detail::is_ascii_digit;

constexpr std::size_t kMostHeaderBytes = 64 * 1024;
constexpr std::string_view kLineBreak = "\r\n", kEnd = "\r\n\r\n";

// A header that is wanted. A second one of the name makes the record unusual.
struct Header {
  std::string_view name;           // in lower case
  std::string_view spelling = {};  // if not empty, the only one that counts
  std::optional<std::string_view> value = {};
};

std::string_view stripped(std::string_view text) {
  constexpr std::string_view kSpaces = " \t";
  const std::size_t begin = std::min(text.find_first_not_of(kSpaces), text.size());
  return text.substr(begin, text.find_last_not_of(kSpaces) + 1 - begin);
}

// Where the headers in the text end, before the empty line; npos if nowhere.
std::size_t end_of_headers(std::string_view text) { return text.substr(0, kMostHeaderBytes).find(kEnd); }

// Removes the first line from the text and returns it.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find(kLineBreak), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + kLineBreak.size(), text.size()));
  return line;
}

constexpr bool is_name_character(char c) { return c > ' ' && c < 0x7F && c != '"' && c != ':'; }

// Finds the wanted headers in some lines. False if that takes more than splitting lines.
bool read_headers(std::string_view lines, std::span<Header> wanted) {
  if (detail::ascii_prefix(lines) != lines.size() || lines.find('\0') != lines.npos) return false;
  const bool ends_with_line_break = lines.ends_with(kLineBreak);
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == line.npos || line.find_first_of(kLineBreak) != line.npos) return false;
    const std::string_view name = line.substr(0, colon);
    if (!std::all_of(name.begin(), name.end(), is_name_character)) return false;
    for (Header& header : wanted) {
      if (!equals_ignoring_case(name, header.name)) continue;
      if (header.value || (!header.spelling.empty() && header.spelling != name)) return false;
      header.value = stripped(line.substr(colon + 1));
    }
  }
  return !ends_with_line_break;  // else the last line is empty
}

// The number of a Content-Length, if that is what the line is.
std::optional<std::uint64_t> content_length(std::string_view line) {
  constexpr std::string_view kName = "content-length:";
  if (line.size() < kName.size() || !equals_ignoring_case(line.substr(0, kName.size()), kName))
    return std::nullopt;
  const std::string_view digits = stripped(line.substr(kName.size()));
  constexpr std::size_t kMostDigits = 18;
  if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : digits) {
    if (!is_ascii_digit(digit)) return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  }
  return number;
}

constexpr std::string_view kVersion = "WARC/1.";
constexpr std::size_t kVersionLine = kVersion.size() + 1 + kLineBreak.size();

// Where the block begins of a record that is all of the bytes; 0 if it is not.
std::size_t begin_of_block(std::string_view record) {
  const std::size_t end = end_of_headers(record);
  if (end == record.npos || end < kVersionLine || !record.starts_with(kVersion) ||
      !is_ascii_digit(record[kVersion.size()]) || record.substr(kVersion.size() + 1, 2) != kLineBreak)
    return 0;
  std::string_view lines = record.substr(kVersionLine, end - kVersionLine);
  std::size_t name = 0;
  while (name != lines.size() &&
         (is_ascii_alphanumeric(lines[name]) || lines[name] == '_' || lines[name] == '-'))
    ++name;
  if (name == 0 || name == lines.size() || lines[name] != ':') return 0;
  std::optional<std::uint64_t> length;
  while (!lines.empty()) {
    const std::optional<std::uint64_t> found = content_length(take_line(lines));
    if (found && length) return 0;  // which one counts?
    if (found) length = found;
  }
  const std::size_t begin = end + kEnd.size();
  const bool is_whole = length && begin + *length + kEnd.size() == record.size() && record.ends_with(kEnd);
  return is_whole ? begin : 0;
}

// The code in a status line, and the line; 0 if it is none.
int status_of(std::string_view& response) {
  constexpr std::string_view kHttp = "HTTP/1.";
  constexpr std::size_t kCode = kHttp.size() + 2, kAfterCode = kCode + 3;
  const std::string_view line = take_line(response);
  if (line.size() < kAfterCode || !line.starts_with(kHttp) ||
      (line[kHttp.size()] != '0' && line[kHttp.size()] != '1') || line[kHttp.size() + 1] != ' ' ||
      !std::all_of(line.begin() + kCode, line.begin() + kAfterCode, is_ascii_digit) || line[kCode] < '1' ||
      line[kCode] > '5' || (line.size() > kAfterCode && line[kAfterCode] != ' ') ||
      line.find_first_of(kLineBreak) != line.npos)
    return 0;
  return (line[kCode] - '0') * 100 + (line[kCode + 1] - '0') * 10 + (line[kCode + 2] - '0');
}

}  // namespace

WarcRecord read_warc_record(std::string_view record) {
  using Kind = WarcRecord::Kind;
  WarcRecord result;
  const std::size_t begin = begin_of_block(record);
  if (begin == 0) return result;
  result.kind = Kind::unusual;
  // Other readers know the type by this spelling alone.
  std::array<Header, 5> headers = {
      {{"warc-type", "WARC-Type"}, {"warc-target-uri"}, {"warc-record-id"}, {"warc-date"}, {"content-type"}}};
  const std::string_view head = record.substr(0, begin - kEnd.size());
  if (!read_headers(head.substr(kVersionLine), headers) || !headers[0].value) return result;
  result.type = *headers[0].value;
  constexpr std::string_view kNoPages[] = {"warcinfo", "request",    "metadata",
                                           "revisit",  "conversion", "continuation"};
  if (std::find(std::begin(kNoPages), std::end(kNoPages), result.type) != std::end(kNoPages)) {
    result.kind = Kind::no_page;
    return result;
  }
  const std::string_view of_block = headers[4].value.value_or("");
  if (result.type != "response" ||
      (of_block != "application/http; msgtype=response" && of_block != "application/http;msgtype=response"))
    return result;

  std::string_view response = record.substr(begin);
  const std::size_t end = end_of_headers(response);
  std::string_view lines = response.substr(0, std::min(end, response.size()));
  result.status = status_of(lines);
  // Without headers there is no line break before the empty line.
  if (end == response.npos || result.status == 0 || lines.empty()) return result;
  std::array<Header, 3> http = {{{"content-type"}, {"transfer-encoding"}, {"content-encoding"}}};
  if (!read_headers(lines, http)) return result;
  result.kind = Kind::response;
  result.url = headers[1].value;
  result.id = headers[2].value;
  result.date = headers[3].value;
  result.content_type = http[0].value;
  result.transfer_encoding = http[1].value;
  result.content_encoding = http[2].value;
  response.remove_suffix(kEnd.size());
  result.body = response.substr(std::min(end + kEnd.size(), response.size()));
  return result;
}

std::size_t find_gzip_member(std::string_view file, std::size_t at) { return file.find("\x1f\x8b\x08", at); }

}  // namespace lockstep::python::bulk
