// The Arrow C data interface: two structures with a layout that never changes, and PyCapsules that carry
// them. https://arrow.apache.org/docs/format/CDataInterface.html
#ifndef LOCKSTEP_PYTHON_BULK_ARROW_H
#define LOCKSTEP_PYTHON_BULK_ARROW_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

extern "C" {

// A type, or a column's name and type. Copies refer to the same data, which `release` frees.
struct ArrowSchema {
  const char* format;
  const char* name;
  const char* metadata;
  std::int64_t flags;
  std::int64_t n_children;
  ArrowSchema** children;
  ArrowSchema* dictionary;
  void (*release)(ArrowSchema*);
  void* private_data;
};

// The values of a column, or of a record batch as a struct.
struct ArrowArray {
  std::int64_t length;
  std::int64_t null_count;
  std::int64_t offset;
  std::int64_t n_buffers;
  std::int64_t n_children;
  const void** buffers;
  ArrowArray** children;
  ArrowArray* dictionary;
  void (*release)(ArrowArray*);
  void* private_data;
};
}

namespace lockstep::python::bulk {

// Bit of ArrowSchema::flags: the column may contain nulls.
inline constexpr std::int64_t kNullable = 2;

// A structure that is released when it goes out of scope, unless ownership was passed on.
template <class Structure>
class Owned {
 public:
  Owned() = default;
  // Takes ownership of the data of `from`.
  explicit Owned(Structure* from) : value_(*from) { from->release = nullptr; }
  ~Owned() {
    if (value_.release != nullptr) value_.release(&value_);
  }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  const Structure& operator*() const { return value_; }
  const Structure* operator->() const { return &value_; }
  Structure* get() { return &value_; }

 private:
  Structure value_ = {};
};

// A record batch from the caller, shared by the columns that are passed through.
struct Batch {
  Batch(ArrowSchema* from_schema, ArrowArray* from_array) : schema(from_schema), array(from_array) {}
  // Returns the index of the column with that name, or nullopt.
  std::optional<std::int64_t> find(std::string_view name) const;
  Owned<ArrowSchema> schema;
  Owned<ArrowArray> array;
};

// Sets `schema` and `array` to some rows of one of the batch's columns, without copying its values.
void share_column(const std::shared_ptr<const Batch>& batch, std::int64_t index, std::int64_t begin,
                  std::int64_t length, ArrowSchema* schema, ArrowArray* array);

// A column of strings or bytes in any of Arrow's layouts for them, including dictionaries, or a column of
// nulls only.
class Strings {
 public:
  // Returns nullopt if the column has another type.
  static std::optional<Strings> of(const Batch& batch, std::int64_t index);
  // Returns the value in a row, or nullopt for null. It is valid as long as the batch. Throws
  // std::invalid_argument if the offsets of the value are out of range.
  std::optional<std::string_view> operator[](std::int64_t row) const;
  // Whether the values are text; otherwise they are bytes.
  bool is_text() const { return is_text_; }

 private:
  enum class Layout : std::uint8_t { offsets_32, offsets_64, views, nulls, indices };
  static std::optional<Strings> of(const ArrowSchema& schema, const ArrowArray& array, std::int64_t offset);
  // Returns the value's index in the dictionary.
  std::int64_t index(std::int64_t at) const;

  const ArrowArray* array_ = nullptr;
  std::int64_t offset_ = 0;
  Layout layout_ = Layout::offsets_32;
  bool is_text_ = false;
  char index_format_ = 0;
  std::shared_ptr<const Strings> dictionary_;
};

}  // namespace lockstep::python::bulk

#endif
