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

// The place where reading failed, and the reason.
struct JsonError {
  std::string message;               // empty if there is no error
  std::size_t offset = 0;            // in bytes
  std::size_t line = 1, column = 1;  // from 1, the column in code points
};

class JsonText;

// A value, or none. Valid as long as its JsonText, and the text to which that refers, exist.
class JsonValue {
 public:
  JsonValue() = default;
  // False if there is no value.
  explicit operator bool() const { return text_ != nullptr; }
  JsonKind kind() const;
  bool is(JsonKind other) const { return kind() == other; }
  // Returns the value as written, from the first byte to the last.
  std::string_view source() const;
  // Returns the offset of its first byte in the text.
  std::size_t offset() const;
  // The value of a boolean.
  bool boolean() const;
  // The characters of a string.
  std::string_view string() const;
  // Returns an object's member with that name, the last one if there are several; none for other values.
  // O(members)
  JsonValue member(std::string_view name) const;

  // Iterate over the elements of an array or, for an object, the names of its members as strings, whose
  // values value_of_name() returns. `for (JsonValue one = array.first(); one; one = one.next())`
  JsonValue first() const;
  JsonValue next() const;
  JsonValue value_of_name() const;

  // Converts the value as JavaScript's String() does: "[object Object]", "1,2", "null", "0.5".
  // https://tc39.es/ecma262/#sec-tostring
  std::string to_string() const;
  // Converts the value as JavaScript's Boolean() does. https://tc39.es/ecma262/#sec-toboolean
  bool is_truthy() const;

 private:
  friend class JsonText;
  JsonValue(const JsonText* text, std::size_t index, std::size_t end = 0, bool is_name = false)
      : text_(text), index_(index), end_(end), is_name_(is_name) {}
  const JsonText* text_ = nullptr;
  std::size_t index_ = 0;
  std::size_t end_ = 0;   // the record after the array or object that contains it
  bool is_name_ = false;  // whether it is a member's name
};

// A JSON text and its values. A byte order mark at its start is skipped. Reading does not recurse, so depth
// is unlimited. O(text)
class JsonText {
 public:
  // Refers to `text`, which must outlive this object.
  explicit JsonText(std::string_view text);
  JsonText(const JsonText&) = delete;
  JsonText& operator=(const JsonText&) = delete;

  // Returns the value; none if the text is not JSON.
  JsonValue value() const { return error_.message.empty() ? JsonValue(this, 0) : JsonValue(); }
  // Why the text is not JSON; the message is empty if it is.
  const JsonError& error() const { return error_; }
  // Returns the line and column of an offset. O(offset)
  void locate(std::size_t offset, std::size_t& line, std::size_t& column) const;

 private:
  friend class JsonValue;
  // A value, followed by the values inside it; for an object, by the name and value of each member.
  struct Record {
    JsonKind kind = JsonKind::none;
    bool is_decoded = false;               // for a string with escapes: its characters are in decoded_
    std::size_t begin = 0, end = 0;        // offsets in the text
    std::size_t after = 0;                 // the index after the records inside this one
    std::size_t characters = 0, size = 0;  // for a string: where its characters are
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
