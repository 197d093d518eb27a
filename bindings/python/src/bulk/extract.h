// Turns record batches of pages into record batches of their contents.
#ifndef LOCKSTEP_PYTHON_BULK_EXTRACT_H
#define LOCKSTEP_PYTHON_BULK_EXTRACT_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bulk/arrow.h"
#include "lockstep/lockstep.h"

namespace lockstep::python::bulk {

// The available columns, in the order of their names below.
enum class Wish : std::uint8_t {
  base,
  charset,
  error_count,
  headings,
  json_ld,
  language,
  links,
  main_facts,
  main_markdown,
  main_text,
  markdown,
  metadata,
  microseconds,
  quirks,
  sanitized,
  selected,
  status,
  tables,
  text,
  title,
};
inline constexpr std::array<std::string_view, 20> kWishes = {
    "base",       "charset",       "error_count", "headings", "json_ld",  "language",     "links",
    "main_facts", "main_markdown", "main_text",   "markdown", "metadata", "microseconds", "quirks",
    "sanitized",  "selected",      "status",      "tables",   "text",     "title"};

// A member of the column `selected`.
struct SelectedField {
  enum class What : std::uint8_t { text, html, attribute };
  std::string name;
  Selector selector;
  What what = What::text;
  std::string attribute;  // the attribute's name
};

struct ExtractOptions {
  std::vector<Wish> columns;
  std::vector<SelectedField> selected;
  ParseOptions parse;
  EncodingOptions encoding;
  Sanitizer sanitizer;
  // The approximate number of bytes that a page's values may take; 0: no limit. Values that exceed it are
  // left out, and the status of the page is "too much output".
  std::size_t output_bytes = 0;
  std::string html = "html";  // the column with the pages: bytes, or text
  std::string content_type =
      "content_type";  // the column with the Content-Type of each page; the batch may lack it
  std::optional<std::vector<std::string>> keep;  // the columns to pass through; nullopt: all but the pages
  bool base_is_internal = false;  // whether `base` was not requested: a kept column may have that name
};

// Extracts contents. Any number of threads may use the same extractor.
class Extractor {
 public:
  explicit Extractor(ExtractOptions options) : options_(std::move(options)) {}

  // Extracts the pages' contents from row `begin` on. Stops after the row that makes the output exceed
  // `max_bytes` (0: never). Returns the first row not read. Throws std::invalid_argument for a batch without
  // suitable columns.
  std::int64_t extract(const std::shared_ptr<const Batch>& batch, std::int64_t begin, std::size_t max_bytes,
                       ArrowSchema* schema, ArrowArray* array) const;

 private:
  ExtractOptions options_;
};

}  // namespace lockstep::python::bulk

#endif
