// Reading JSON as JSON.parse() does: strings may contain lone surrogates, which become three bytes each.
#ifndef LOCKSTEP_TEXT_JSON_READER_H
#define LOCKSTEP_TEXT_JSON_READER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::detail {

enum class JsonKind : std::uint8_t { none, null, boolean, number, string, array, object };

// Where reading failed, and what was expected.
struct JsonError {
  std::string message;               // empty: none
  std::size_t offset = 0;            // in bytes
  std::size_t line = 1, column = 1;  // from 1, the column in code points
};

class JsonText;

// A value, or none. Valid as long as its JsonText, at the same place.
class JsonValue {
 public:
  JsonValue() = default;
  // False for no value.
  explicit operator bool() const { return text_ != nullptr; }
  JsonKind kind() const;
  bool is(JsonKind other) const { return kind() == other; }
  // As written, from the first byte to the last.
  std::string_view source() const;
  // The offset of its first byte in the text.
  std::size_t offset() const;
  // The value of a boolean.
  bool boolean() const;
  // The characters of a string.
  std::string_view string() const;
  // The member of that name of an object, the last one if there are several; else none. O(members)
  JsonValue member(std::string_view name) const;

  // The elements of an array; of an object, the names of its members as strings, whose values value_of_name()
  // returns. `for (JsonValue one = array.first(); one; one = one.next())`
  JsonValue first() const;
  JsonValue next() const;
  JsonValue value_of_name() const;

  // As String() converts it in JavaScript: "[object Object]", "1,2", "null", "0.5".
  // https://tc39.es/ecma262/#sec-tostring
  std::string to_string() const;
  // As Boolean() does. https://tc39.es/ecma262/#sec-toboolean
  bool is_truthy() const;

 private:
  friend class JsonText;
  JsonValue(const JsonText* text, std::size_t index, std::size_t end = 0, bool is_name = false)
      : text_(text), index_(index), end_(end), is_name_(is_name) {}
  const JsonText* text_ = nullptr;
  std::size_t index_ = 0;
  std::size_t end_ = 0;   // the record after the array or object that contains it
  bool is_name_ = false;  // of a member
};

// A text in JSON and its values. A byte order mark at its start is skipped. Reading does not recurse, so
// depth is unlimited. O(text)
class JsonText {
 public:
  // Refers to `text`.
  explicit JsonText(std::string_view text);
  JsonText(const JsonText&) = delete;
  JsonText& operator=(const JsonText&) = delete;

  // The value; none if the text is not JSON.
  JsonValue value() const { return error_.message.empty() ? JsonValue(this, 0) : JsonValue(); }
  // Why it is not; an empty message if it is.
  const JsonError& error() const { return error_; }
  // The line and column of an offset. O(offset)
  void locate(std::size_t offset, std::size_t& line, std::size_t& column) const;

 private:
  friend class JsonValue;
  // A value; the values inside it follow. In an object, the name and the value of each member.
  struct Record {
    JsonKind kind = JsonKind::none;
    bool is_decoded = false;               // a string with escapes: its characters are in decoded_
    std::size_t begin = 0, end = 0;        // in the text
    std::size_t after = 0;                 // the record after those inside this one
    std::size_t characters = 0, size = 0;  // of a string: where they are
  };

  bool read();
  bool read_scalar();
  bool read_string();
  bool read_number();
  bool read_escape();
  void skip_space();
  bool fail(std::string message, std::size_t offset);
  bool fail_here(std::string_view expected);
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c);
  std::size_t take_digits();
  // Appends a record that begins here.
  Record& add(JsonKind kind);

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Record> records_;
  std::string decoded_;
  JsonError error_;
};

}  // namespace lockstep::detail

#endif
