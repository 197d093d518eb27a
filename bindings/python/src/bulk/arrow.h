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

// A type, or the name and type of a column. A copy is a reference; `release` frees what it refers to.
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
  // Takes over what `from` refers to.
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

// A record batch from the caller. Shared by the columns that are passed through.
struct Batch {
  Batch(ArrowSchema* from_schema, ArrowArray* from_array) : schema(from_schema), array(from_array) {}
  // The index of the column of that name, or nullopt.
  std::optional<std::int64_t> find(std::string_view name) const;
  Owned<ArrowSchema> schema;
  Owned<ArrowArray> array;
};

// Makes `schema` and `array` those of some rows of a column of the batch, without copying its values.
void share_column(const std::shared_ptr<const Batch>& batch, std::int64_t index, std::int64_t begin,
                  std::int64_t length, ArrowSchema* schema, ArrowArray* array);

// A column of strings or bytes, in any of Arrow's layouts for them, also of a dictionary, or of nothing but
// nulls.
class Strings {
 public:
  // Nullopt if the column has another type.
  static std::optional<Strings> of(const Batch& batch, std::int64_t index);
  // The value in a row, or nullopt for null. Valid as long as the batch. Throws std::invalid_argument if the
  // offsets of the value are out of range.
  std::optional<std::string_view> operator[](std::int64_t row) const;
  // Whether they are text; otherwise they are bytes.
  bool is_text() const { return is_text_; }

 private:
  enum class Layout : std::uint8_t { offsets_32, offsets_64, views, nulls, indices };
  static std::optional<Strings> of(const ArrowSchema& schema, const ArrowArray& array, std::int64_t offset);
  // That in the dictionary.
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
