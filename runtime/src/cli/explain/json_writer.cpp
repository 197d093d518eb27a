// lockstep explain: members and items of JSON.
#include "cli/explain/json_writer.h"

#include "lockstep/lockstep.h"

namespace lockstep::cli {

void JsonWriter::key(std::string_view name) {
  comma();
  buffer_.append("\"").append(name).append("\":");
}

void JsonWriter::member(std::string_view name, std::string_view value) {
  key(name);
  append_json_string(buffer_, value);
}

void JsonWriter::number(std::string_view name, std::uint64_t value) {
  key(name);
  buffer_ += std::to_string(value);
}

void JsonWriter::flag(std::string_view name, bool value) {
  key(name);
  buffer_ += value ? "true" : "false";
}

void JsonWriter::comma() {
  const char last = buffer_.empty() ? '\0' : buffer_[buffer_.find_last_not_of('\n')];
  if (last != '{' && last != '[') buffer_ += ',';
}

void JsonWriter::item(std::string_view value) {
  comma();
  append_json_string(buffer_, value);
}

void JsonWriter::item(std::uint64_t value) {
  comma();
  buffer_ += std::to_string(value);
}

void JsonWriter::attribute(std::string_view name, std::string_view value) {
  comma();
  raw("[");
  item(name);
  item(value);
  raw("]");
}

void JsonWriter::item_ends() {
  if (buffer_.size() < kFlush) return;
  finish();
}

void JsonWriter::finish() {
  out_.write(buffer_);
  buffer_.clear();
}

std::size_t Units::at(std::size_t offset) {
  if (offset < at_) at_ = units_ = 0;
  for (; at_ < offset; ++at_) {
    const auto byte = static_cast<unsigned char>(text_[at_]);
    units_ += byte >= 0xF0 ? 2 : (byte & 0xC0) != 0x80 ? 1 : 0;
  }
  return units_;
}

void write_place(JsonWriter& json, std::string_view name, const detail::TracePlace& place, Units& units) {
  json.key(name);
  json.raw("{");
  json.number("offset", place.offset);
  json.number("index", units.at(place.offset));
  json.number("line", place.line);
  json.number("column", place.column);
  json.raw("}");
}

}  // namespace lockstep::cli
