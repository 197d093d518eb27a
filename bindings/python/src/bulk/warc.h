// Records of WARC files: https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
#ifndef LOCKSTEP_PYTHON_BULK_WARC_H
#define LOCKSTEP_PYTHON_BULK_WARC_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep::python::bulk {

// What is known of some bytes that may be a record. The views point into them.
struct WarcRecord {
  enum class Kind : std::uint8_t {
    other,     // not one whole record
    unusual,   // a whole record that is not written as below, which a more tolerant reader has to read
    no_page,   // of a type that contains no page
    response,  // an HTTP response
  };
  Kind kind = Kind::other;
  std::string_view type;  // no_page: the WARC-Type
  // Of a response. What is missing is nullopt.
  std::optional<std::string_view> url, id, date;
  std::optional<std::string_view> content_type, transfer_encoding, content_encoding;
  int status = 0;
  std::string_view body;  // as it is stored
};

// Reads the headers of bytes that are one record, of whatever type, with its two line breaks at the end, and
// those of the HTTP response in it. Both must be ASCII, with CR LF after each line, no line that continues
// another, and no two headers of those that are read. O(headers): at most 64 KB of each are searched.
WarcRecord read_warc_record(std::string_view record);

// Where the next member of a gzip file may begin, at `at` or after it; npos if nowhere. O(result - at)
std::size_t find_gzip_member(std::string_view file, std::size_t at);

}  // namespace lockstep::python::bulk

#endif
