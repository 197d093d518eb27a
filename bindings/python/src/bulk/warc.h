// The headers of WARC records and of the HTTP messages in them, as crawlers write them:
// https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
#ifndef LOCKSTEP_PYTHON_BULK_WARC_H
#define LOCKSTEP_PYTHON_BULK_WARC_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep::python::bulk {

// The headers of a record. Lines may end with CR LF or LF, and values may be folded. The first of several
// headers with the same name counts. Missing headers are nullopt.
struct WarcHead {
  enum class Kind : std::uint8_t {
    none,     // the bytes are not the start of a record
    partial,  // they may be a record, but contain no end of the headers
    record,
  };
  Kind kind = Kind::none;
  std::size_t size = 0;  // where the block begins
  std::optional<std::uint64_t> length;
  std::optional<std::string> type, url, id, date, content_type, truncated, identified_type;
};

// Reads the headers that the bytes begin with. O(headers), of which at most 1 MB is searched.
WarcHead read_warc_head(std::string_view bytes);

// The headers of a response. Interim responses (100 Continue) before it are skipped. The values of several
// headers with the same name are joined by ", ", as in the Fetch Standard.
struct HttpHead {
  int status = 0;  // 0: the bytes are not an HTTP response
  // Whether an empty line ends the headers; otherwise, they end before a line that begins with '<', or at the
  // end of the bytes.
  bool ends = false;
  std::size_t size = 0;  // where the body begins
  std::optional<std::string> content_type, transfer_encoding, content_encoding;
};

// Reads the headers that a message begins with. O(headers)
HttpHead read_http_head(std::string_view message);

// Returns the offset, at or after `at`, where the next member of a gzip file may begin; npos if there is
// none. O(result - at)
std::size_t find_gzip_member(std::string_view file, std::size_t at);

}  // namespace lockstep::python::bulk

#endif
