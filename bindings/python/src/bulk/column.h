// Columns that are written row by row and returned as Arrow arrays.
#ifndef LOCKSTEP_PYTHON_BULK_COLUMN_H
#define LOCKSTEP_PYTHON_BULK_COLUMN_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bulk/arrow.h"

namespace lockstep::python::bulk {

// A column. Its rows are written in order, with the function for its type; append_null() works for any type.
//
//   Column links = Column::list("links", Column::structure("item", {Column::string("href"), …}));
//   links.item()[0].append("/a");  // a member of the struct
//   links.item().end_row();        // the struct
//   links.end_row(); // the list: the items since the previous row
class Column {
 public:
  static Column string(std::string name) { return {std::move(name), Type::string, {}}; }
  static Column int32(std::string name) { return {std::move(name), Type::int32, {}}; }
  static Column int64(std::string name) { return {std::move(name), Type::int64, {}}; }
  static Column float64(std::string name) { return {std::move(name), Type::float64, {}}; }
  static Column boolean(std::string name) { return {std::move(name), Type::boolean, {}}; }
  static Column list(std::string name, Column item);
  static Column structure(std::string name, std::vector<Column> members) {
    return {std::move(name), Type::structure, std::move(members)};
  }

  void append(std::string_view text);   // string
  void append_int(std::int64_t value);  // int32, int64
  void append_float(double value);      // float64
  void append_bool(bool value);         // boolean
  void end_row();                       // list, structure
  void append_null();                   // any; a structure's members get one too

  // The column of a list's items.
  Column& item() { return members_.front(); }
  // The column of a structure's member.
  Column& operator[](std::size_t member) { return members_[member]; }
  std::int64_t size() const { return size_; }

  // Passes the ownership of the column's data to `schema` and `array`.
  void move_to(ArrowSchema* schema, ArrowArray* array) &&;

 private:
  enum class Type : std::uint8_t { string, int32, int64, float64, boolean, list, structure };
  struct Exported;
  Column(std::string name, Type type, std::vector<Column> members);
  const char* format() const;
  void add_validity(bool valid);
  static void release_array(ArrowArray* array);
  static void release_schema(ArrowSchema* schema);

  std::string name_;
  Type type_;
  std::int64_t size_ = 0, nulls_ = 0;
  std::vector<std::uint8_t> validity_;    // one bit per row; empty while there are no nulls
  std::vector<std::int32_t> offsets_;     // list
  std::vector<std::int64_t> offsets_64_;  // string; the values of int64, the bits of float64
  std::vector<std::int32_t> values_;      // int32
  std::vector<std::uint8_t> bits_;        // boolean
  std::string data_;                      // string
  std::vector<Column> members_;           // the items of a list, the members of a structure
};

}  // namespace lockstep::python::bulk

#endif
