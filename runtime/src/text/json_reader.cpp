// Reading JSON (https://www.rfc-editor.org/rfc/rfc8259).

// Whether all JSON comes from JavaScript's JSON.stringify(), which writes numbers as JavaScript prints them.
// Numbers are then not converted, because the conversion would link much of the C++ library.
#ifndef LOCKSTEP_JSON_FROM_JAVASCRIPT
#define LOCKSTEP_JSON_FROM_JAVASCRIPT 0
#endif

#include "text/json_reader.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

#include "text/characters.h"
#include "text/decimal.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns the code unit given by the four digits at `at`; -1 if they are missing.
int four_digits(std::string_view text, std::size_t at) {
  if (text.size() < 4 || at > text.size() - 4) return -1;
  int unit = 0;
  for (std::size_t i = at; i < at + 4; ++i) {
    const int digit = hex_value(text[i]);
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
}

void append_json_character(std::string& out, char32_t code) {
  char bytes[4];
  out.append(bytes, encode_utf8(code, bytes));
}

#if LOCKSTEP_JSON_FROM_JAVASCRIPT
std::string number_to_string(std::string_view source) { return std::string(source); }
#else
// https://tc39.es/ecma262/#sec-numeric-types-number-tostring, for a number written in JSON.
std::string number_to_string(std::string_view source) {
  double value = number_of_digits(source);
  const bool is_negative = value < 0;
  if (is_negative) value = -value;
  std::string out = is_negative ? "-" : "";
  if (value == 0) return "0";
  if (value > 1.7976931348623157e308) return out + "Infinity";
  auto [digits, point] = shortest_digits(value);
  const int count = static_cast<int>(digits.size());
  const auto zeros = [](int number) { return std::string(static_cast<std::size_t>(number), '0'); };
  if (count <= point && point <= 21) return out + digits + zeros(point - count);
  if (point > 0 && point <= 21) return out + digits.insert(static_cast<std::size_t>(point), ".");
  if (point > -6 && point <= 0) return out + "0." + zeros(-point) + digits;
  if (count > 1) digits.insert(1, ".");
  return out + digits + "e" + (point > 0 ? "+" : "") + std::to_string(point - 1);
}
#endif

}  // namespace

// --- Reading

JsonText::JsonText(std::string_view text) : text_(text) {
  if (text_.starts_with(kUtf8ByteOrderMark)) at_ = kUtf8ByteOrderMark.size();
  const std::size_t good = well_formed_prefix(text_, false);
  if (good != text_.size())
    fail("the text is not UTF-8", good);
  else
    read();
}

bool JsonText::fail(std::string message, std::size_t offset) {
  error_.message = std::move(message);
  error_.offset = offset;
  locate(offset, error_.line, error_.column);
  return false;
}

bool JsonText::fail_here(std::string_view expected) {
  std::string message = "expected ";
  message += expected;
  if (at_ >= text_.size()) return fail(message + ", but the text ends", text_.size());
  const char c = text_[at_];
  if (c == '\'') message += "; strings are in double quotation marks";
  if (c == '/') message += "; JSON has no comments";
  return fail(std::move(message), at_);
}

void JsonText::locate(std::size_t offset, std::size_t& line, std::size_t& column) const {
  line = column = 1;
  const std::size_t start = text_.starts_with(kUtf8ByteOrderMark) ? kUtf8ByteOrderMark.size() : 0;
  for (std::size_t i = start; i < std::min(offset, text_.size()); ++i) {
    if (text_[i] == '\n') {
      ++line;
      column = 1;
    } else if ((static_cast<unsigned char>(text_[i]) & 0xC0) != 0x80) {
      ++column;
    }
  }
}

void JsonText::skip_space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

bool JsonText::take(char c) {
  if (at_ >= text_.size() || text_[at_] != c) return false;
  ++at_;
  return true;
}

JsonText::Record& JsonText::add(JsonKind kind) {
  Record& record = records_.emplace_back();
  record.kind = kind;
  record.begin = at_;
  return record;
}

bool JsonText::read() {
  std::vector<std::size_t> open;  // the arrays and objects around this place
  // Reads the name of a member and the colon after it.
  const auto read_name = [&] {
    if (next() != '"') return fail_here("the name of a member in quotation marks");
    if (!read_string()) return false;
    skip_space();
    if (!take(':')) return fail_here("“:”");
    skip_space();
    return true;
  };
  skip_space();
  for (;;) {
    // A value begins here.
    const char c = next();
    if (c == '[' || c == '{') {
      const std::size_t index = records_.size();
      add(c == '[' ? JsonKind::array : JsonKind::object);
      ++at_;
      skip_space();
      if (next() != (c == '[' ? ']' : '}')) {
        open.push_back(index);
        if (c == '{' && !read_name()) return false;
        continue;
      }
      ++at_;
      records_[index].end = at_;
      records_[index].after = records_.size();
    } else if (!read_scalar()) {
      return false;
    }
    // A value ends here.
    for (;;) {
      skip_space();
      if (open.empty()) return at_ == text_.size() || fail_here("nothing more");
      Record& parent = records_[open.back()];
      const bool in_array = parent.kind == JsonKind::array;
      if (take(',')) {
        skip_space();
        if (next() == (in_array ? ']' : '}')) return fail_here("a value after the comma");
        if (!in_array && !read_name()) return false;
        break;
      }
      if (!take(in_array ? ']' : '}')) return fail_here(in_array ? "“,” or “]”" : "“,” or “}”");
      parent.end = at_;
      parent.after = records_.size();
      open.pop_back();
    }
  }
}

bool JsonText::read_scalar() {
  if (next() == '"') return read_string();
  if (next() == '-' || is_digit(next())) return read_number();
  constexpr std::pair<std::string_view, JsonKind> kWords[] = {
      {"true", JsonKind::boolean}, {"false", JsonKind::boolean}, {"null", JsonKind::null}};
  for (const auto& [word, kind] : kWords) {
    if (!text_.substr(at_).starts_with(word)) continue;
    Record& record = add(kind);
    at_ += word.size();
    record.end = at_;
    record.after = records_.size();
    return true;
  }
  return fail_here("a value");
}

std::size_t JsonText::take_digits() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
  return at_ - begin;
}

bool JsonText::read_number() {
  Record& record = add(JsonKind::number);
  take('-');
  if (!take('0') && take_digits() == 0) return fail_here("a digit");
  if (take('.') && take_digits() == 0) return fail_here("a digit");
  if (take('e') || take('E')) {
    if (!take('+')) take('-');
    if (take_digits() == 0) return fail_here("a digit");
  }
  record.end = at_;
  record.after = records_.size();
  return true;
}

bool JsonText::read_string() {
  const std::size_t index = records_.size();
  add(JsonKind::string);
  const std::size_t first = ++at_;
  std::size_t copied = first;  // after an escape, earlier characters are in decoded_
  const std::size_t decoded = decoded_.size();
  bool has_escapes = false;
  for (;; ++at_) {
    if (at_ >= text_.size()) return fail("a string is not closed", records_[index].begin);
    const char c = text_[at_];
    if (c == '"') break;
    if (static_cast<unsigned char>(c) < 0x20)
      return fail("a string contains a control character; write it as \\n, \\t or \\u00XX", at_);
    if (c != '\\') continue;
    has_escapes = true;
    decoded_.append(text_.substr(copied, at_ - copied));
    if (!read_escape()) return false;
    copied = at_ + 1;
  }
  Record& record = records_[index];
  record.is_decoded = has_escapes;
  if (has_escapes) {
    decoded_.append(text_.substr(copied, at_ - copied));
    record.characters = decoded;
    record.size = decoded_.size() - decoded;
  } else {
    record.characters = first;
    record.size = at_ - first;
  }
  record.end = ++at_;
  record.after = records_.size();
  return true;
}

// Appends the character of the escape at `at_`, and stops at the escape's last character.
bool JsonText::read_escape() {
  const std::size_t begin = at_++;
  const char c = next();
  constexpr std::string_view kLetters = "\"\\/bfnrt", kMeanings = "\"\\/\b\f\n\r\t";
  if (const std::size_t found = kLetters.find(c); c != '\0' && found != std::string_view::npos) {
    decoded_ += kMeanings[found];
    return true;
  }
  if (c != 'u') return fail("an unknown escape; a backslash is written \\\\", begin);
  const int unit = four_digits(text_, at_ + 1);
  if (unit < 0) return fail("\\u needs four hexadecimal digits", begin);
  at_ += 4;
  if (unit >= 0xD800 && unit <= 0xDBFF && text_.substr(at_ + 1).starts_with("\\u")) {
    const int second = four_digits(text_, at_ + 3);
    if (second >= 0xDC00 && second <= 0xDFFF) {
      append_json_character(decoded_,
                            static_cast<char32_t>(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00)));
      at_ += 6;
      return true;
    }
  }
  append_json_character(decoded_, static_cast<char32_t>(unit));
  return true;
}

// --- Values

JsonKind JsonValue::kind() const { return text_ == nullptr ? JsonKind::none : text_->records_[index_].kind; }

std::string_view JsonValue::source() const {
  if (text_ == nullptr) return {};
  const JsonText::Record& record = text_->records_[index_];
  return text_->text_.substr(record.begin, record.end - record.begin);
}

std::size_t JsonValue::offset() const { return text_ == nullptr ? 0 : text_->records_[index_].begin; }

bool JsonValue::boolean() const { return is(JsonKind::boolean) && source() == "true"; }

std::string_view JsonValue::string() const {
  if (!is(JsonKind::string)) return {};
  const JsonText::Record& record = text_->records_[index_];
  const std::string_view from = record.is_decoded ? std::string_view(text_->decoded_) : text_->text_;
  return from.substr(record.characters, record.size);
}

JsonValue JsonValue::first() const {
  if (!is(JsonKind::array) && !is(JsonKind::object)) return {};
  const std::size_t end = text_->records_[index_].after;
  return end == index_ + 1 ? JsonValue() : JsonValue(text_, index_ + 1, end, is(JsonKind::object));
}

JsonValue JsonValue::next() const {
  if (text_ == nullptr) return {};
  const std::size_t index = text_->records_[index_ + (is_name_ ? 1 : 0)].after;
  return index < end_ ? JsonValue(text_, index, end_, is_name_) : JsonValue();
}

JsonValue JsonValue::value_of_name() const { return is_name_ ? JsonValue(text_, index_ + 1) : JsonValue(); }

JsonValue JsonValue::member(std::string_view name) const {
  JsonValue found;
  if (is(JsonKind::object))
    for (JsonValue one = first(); one; one = one.next())
      if (one.string() == name) found = one.value_of_name();
  return found;
}

bool JsonValue::is_truthy() const {
  switch (kind()) {
    case JsonKind::none:
    case JsonKind::null:
      return false;
    case JsonKind::boolean:
      return boolean();
    case JsonKind::number:
      return number_to_string(source()) != "0";
    case JsonKind::string:
      return !string().empty();
    case JsonKind::array:
    case JsonKind::object:
      break;
  }
  return true;
}

std::string JsonValue::to_string() const {
  std::string out;
  if (text_ == nullptr) return out;
  const std::vector<JsonText::Record>& records = text_->records_;
  for (std::size_t i = index_; i < records[index_].after;) {
    const JsonText::Record& record = records[i];
    const JsonValue value(text_, i);
    const bool is_first = i == index_ || (records[i - 1].kind == JsonKind::array && records[i - 1].after > i);
    if (!is_first) out += ',';
    switch (record.kind) {
      case JsonKind::object:
        out += "[object Object]";
        break;
      case JsonKind::string:
        out += value.string();
        break;
      case JsonKind::number:
        out += number_to_string(value.source());
        break;
      case JsonKind::boolean:
        out += value.source();
        break;
      case JsonKind::null:
        if (i == index_) out += "null";  // in an array, it is written as an empty string
        break;
      case JsonKind::array:
      case JsonKind::none:
        break;
    }
    i = record.kind == JsonKind::object ? record.after : i + 1;
  }
  return out;
}

}  // namespace lockstep::detail
