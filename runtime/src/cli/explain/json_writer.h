// lockstep explain: writing JSON, and positions in JSON.
#ifndef LOCKSTEP_CLI_EXPLAIN_JSON_WRITER_H
#define LOCKSTEP_CLI_EXPLAIN_JSON_WRITER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/explain/explain.h"

namespace lockstep::cli {

// Writes to an Output. Inserts commas where they are needed.
class JsonWriter {
 public:
  explicit JsonWriter(Output& output) : out_(output) {}

  void raw(std::string_view text) { buffer_ += text; }
  void key(std::string_view name);
  // Write members of an object.
  void member(std::string_view name, std::string_view value);
  void number(std::string_view name, std::uint64_t value);
  void flag(std::string_view name, bool value);
  // Write items of a list.
  void comma();
  void item(std::string_view value);
  void item(std::uint64_t value);
  // Writes the list [name, value].
  void attribute(std::string_view name, std::string_view value);
  // Call it after a long item of a list; it writes the buffered output if there is much of it.
  void item_ends();
  void finish();

 private:
  static constexpr std::size_t kFlush = 1 << 16;

  Output& out_;
  std::string buffer_;
};

// Converts offsets in bytes to offsets in UTF-16 code units. Fast if the offsets mostly increase.
class Units {
 public:
  explicit Units(std::string_view text) : text_(text) {}
  std::size_t at(std::size_t offset);

 private:
  std::string_view text_;
  std::size_t at_ = 0, units_ = 0;
};

// Writes a position in the text as the member `name`.
void write_place(JsonWriter& json, std::string_view name, const detail::TracePlace& place, Units& units);

}  // namespace lockstep::cli

#endif
