// Reading the headers of records and of HTTP messages.
#include "bulk/warc.h"

#include <algorithm>
#include <span>
#include <utility>

#include "text/ascii.h"
#include "text/characters.h"

namespace lockstep::python::bulk {

namespace {

using detail::equals_ignoring_case;
using detail::is_ascii_digit;

constexpr std::size_t kMostHeaderBytes = 1024 * 1024;
constexpr std::string_view kSpaces = " \t";

std::string_view stripped(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(kSpaces), text.size());
  return text.substr(begin, text.find_last_not_of(kSpaces) + 1 - begin);
}

// Removes the first line from the text and returns it without its end, CR LF or LF; nullopt if no line ends.
std::optional<std::string_view> take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == text.npos) return std::nullopt;
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// Whether a line is like "WARC/1.0", with any version number.
bool is_version(std::string_view line) {
  constexpr std::string_view kWarc = "WARC/";
  line = stripped(line);
  return line.starts_with(kWarc) && line.size() > kWarc.size() && line.size() < kWarc.size() + 8 &&
         line.find_first_not_of("0123456789.", kWarc.size()) == line.npos;
}

// Whether the headers were truncated in this line, so that the first line of the next record continues it.
bool ends_with_version(std::string_view line) {
  const std::size_t begin = line.rfind("WARC/");
  return begin != line.npos && is_version(line.substr(begin)) && (begin == 0 || line[begin - 1] != '/');
}

// A header to look for.
struct Header {
  std::string_view name;  // in lower case
  std::optional<std::string>* value;
};

// Reads lines up to the empty one, and collects the wanted headers. `joins`: whether a second header with the
// same name is joined to the first one, not ignored. Returns whether there is an empty line.
bool take_headers(std::string_view& text, std::span<const Header> wanted, bool joins) {
  std::string* folded = nullptr;  // the value that a folded line continues
  while (!text.empty()) {
    const std::string_view before = text;
    const std::optional<std::string_view> found = take_line(text);
    const std::string_view line = found ? *found : std::exchange(text, {});
    if (line.empty()) return true;
    if (line.front() == '<' || (!joins && ends_with_version(line))) {
      text = before;
      return false;
    }
    if (kSpaces.find(line.front()) != kSpaces.npos) {
      if (folded != nullptr) folded->append(" ").append(stripped(line));
      continue;
    }
    folded = nullptr;
    const std::size_t colon = line.find(':');
    if (colon == line.npos) continue;
    const std::string_view name = stripped(line.substr(0, colon));
    for (const Header& header : wanted) {
      if (!equals_ignoring_case(name, header.name)) continue;
      std::optional<std::string>& value = *header.value;
      if (value && !joins) continue;
      if (value)
        value->append(", ");
      else
        value.emplace();
      value->append(stripped(line.substr(colon + 1)));
      folded = &*value;
    }
  }
  return false;
}

std::optional<std::uint64_t> number(std::string_view digits) {
  constexpr std::size_t kMostDigits = 18;
  digits.remove_prefix(
      std::min(digits.find_first_not_of('0'), digits.size() - std::min<std::size_t>(1, digits.size())));
  if (digits.empty() || digits.size() > kMostDigits ||
      !std::all_of(digits.begin(), digits.end(), is_ascii_digit))
    return std::nullopt;
  std::uint64_t result = 0;
  for (const char digit : digits) result = result * 10 + static_cast<std::uint64_t>(digit - '0');
  return result;
}

// Whether the bytes, an incomplete line, may be the start of a version line.
bool may_become_version(std::string_view bytes) {
  constexpr std::string_view kWarc = "WARC/";
  if (bytes.size() <= kWarc.size()) return kWarc.starts_with(bytes);
  if (bytes.ends_with('\r')) bytes.remove_suffix(1);
  return bytes == kWarc || is_version(bytes);
}

// Returns the code of a status line; 0 for any other line, such as one that consists of several lines that
// end with CR only.
int status_of(std::string_view line) {
  if (!line.starts_with("HTTP") && !line.starts_with("ICY")) return 0;
  if (line.find('\r') < line.find_last_not_of('\r')) return 0;
  const std::size_t space = line.find_first_of(kSpaces);
  if (space == line.npos) return 0;
  line.remove_prefix(std::min(line.find_first_not_of(kSpaces, space), line.size()));
  constexpr std::size_t kDigits = 3;
  if (line.size() < kDigits || !std::all_of(line.begin(), line.begin() + kDigits, is_ascii_digit) ||
      (line.size() > kDigits && is_ascii_digit(line[kDigits])))
    return 0;
  return (line[0] - '0') * 100 + (line[1] - '0') * 10 + (line[2] - '0');
}

}  // namespace

WarcHead read_warc_head(std::string_view bytes) {
  WarcHead head;
  std::string_view rest = bytes.substr(0, kMostHeaderBytes);
  const std::optional<std::string_view> version = take_line(rest);
  if (version ? !is_version(*version) : !may_become_version(rest)) return head;
  head.kind = WarcHead::Kind::partial;
  if (!version) return head;
  std::optional<std::string> length;
  const Header headers[] = {{"warc-type", &head.type},
                            {"warc-target-uri", &head.url},
                            {"warc-record-id", &head.id},
                            {"warc-date", &head.date},
                            {"content-type", &head.content_type},
                            {"content-length", &length},
                            {"warc-truncated", &head.truncated},
                            {"warc-identified-payload-type", &head.identified_type}};
  const bool ends = take_headers(rest, headers, false);
  if (!ends && rest.empty() && bytes.size() < kMostHeaderBytes) return head;
  head.kind = ends ? WarcHead::Kind::record : WarcHead::Kind::none;
  head.size = static_cast<std::size_t>(rest.data() - bytes.data());
  if (length) head.length = number(*length);
  // Removes the brackets that the WARC/1.0 grammar requires and wget writes.
  if (head.url && head.url->starts_with('<') && head.url->ends_with('>'))
    head.url = head.url->substr(1, head.url->size() - 2);
  return head;
}

HttpHead read_http_head(std::string_view message) {
  HttpHead head;
  std::string_view rest = message;
  rest.remove_prefix(std::min(rest.find_first_not_of("\r\n"), rest.size()));
  do {
    std::string_view after = rest;
    const std::optional<std::string_view> line = take_line(after);
    const int status = status_of(line ? *line : rest);
    if (status == 0) break;  // no response, or no other one after an interim response
    rest = line ? after : std::string_view();
    head = {};
    head.status = status;
    const Header headers[] = {{"content-type", &head.content_type},
                              {"transfer-encoding", &head.transfer_encoding},
                              {"content-encoding", &head.content_encoding}};
    head.ends = take_headers(rest, headers, true);
    constexpr int kSwitchingProtocols = 101;
    if (status >= 200 || status < 100 || status == kSwitchingProtocols) break;
  } while (head.ends && !rest.empty());
  head.size = rest.empty() ? message.size() : static_cast<std::size_t>(rest.data() - message.data());
  return head;
}

std::size_t find_gzip_member(std::string_view file, std::size_t at) { return file.find("\x1f\x8b\x08", at); }

}  // namespace lockstep::python::bulk
