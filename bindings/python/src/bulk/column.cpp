// Columns that are written row by row and returned as Arrow arrays.
#include "bulk/column.h"

#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>

namespace lockstep::python::bulk {

namespace {

void add_bit(std::vector<std::uint8_t>& bits, std::int64_t index, bool bit) {
  if (index % 8 == 0) bits.push_back(0);
  bits.back() = static_cast<std::uint8_t>(bits.back() | (bit ? 1U << (index % 8) : 0U));
}

struct ExportedSchema {
  std::string name;
  std::vector<ArrowSchema> children;
  std::vector<ArrowSchema*> pointers;
};

}  // namespace

struct Column::Exported {
  explicit Exported(Column exported) : column(std::move(exported)) {}
  Column column;
  std::array<const void*, 3> buffers = {};
  std::vector<ArrowArray> children;
  std::vector<ArrowArray*> pointers;
};

Column::Column(std::string name, Type type, std::vector<Column> members)
    : name_(std::move(name)), type_(type), members_(std::move(members)) {
  if (type == Type::list) offsets_.push_back(0);
  if (type == Type::string) offsets_64_.push_back(0);
}

Column Column::list(std::string name, Column item) {
  std::vector<Column> items;
  items.push_back(std::move(item));
  return {std::move(name), Type::list, std::move(items)};
}

void Column::add_validity(bool valid) {
  if (!valid && nulls_++ == 0)
    for (std::int64_t row = 0; row != size_; ++row) add_bit(validity_, row, true);
  if (nulls_ != 0) add_bit(validity_, size_, valid);
  ++size_;
}

void Column::append(std::string_view text) {
  data_ += text;
  offsets_64_.push_back(static_cast<std::int64_t>(data_.size()));
  add_validity(true);
}

void Column::append_int(std::int64_t value) {
  if (type_ == Type::int64)
    offsets_64_.push_back(value);
  else
    values_.push_back(static_cast<std::int32_t>(value));
  add_validity(true);
}

void Column::append_float(double value) {
  offsets_64_.push_back(std::bit_cast<std::int64_t>(value));
  add_validity(true);
}

void Column::append_bool(bool value) {
  add_bit(bits_, size_, value);
  add_validity(true);
}

void Column::end_row() {
  if (type_ == Type::list) {
    if (item().size() > std::numeric_limits<std::int32_t>::max())
      throw std::length_error("too many items in the lists of a batch: pass fewer pages at a time");
    offsets_.push_back(static_cast<std::int32_t>(item().size()));
  }
  add_validity(true);
}

void Column::append_null() {
  switch (type_) {
    case Type::string:
      offsets_64_.push_back(offsets_64_.back());
      break;
    case Type::int32:
      values_.push_back(0);
      break;
    case Type::int64:
    case Type::float64:
      offsets_64_.push_back(0);
      break;
    case Type::boolean:
      add_bit(bits_, size_, false);
      break;
    case Type::list:
      offsets_.push_back(offsets_.back());
      break;
    case Type::structure:
      for (Column& member : members_) member.append_null();
      break;
  }
  add_validity(false);
}

const char* Column::format() const {
  switch (type_) {
    case Type::string:
      return "U";
    case Type::int32:
      return "i";
    case Type::int64:
      return "l";
    case Type::float64:
      return "g";
    case Type::boolean:
      return "b";
    case Type::list:
      return "+l";
    case Type::structure:
      return "+s";
  }
  return "n";
}

void Column::release_schema(ArrowSchema* schema) {
  auto* const exported = static_cast<ExportedSchema*>(schema->private_data);
  for (ArrowSchema& child : exported->children)
    if (child.release != nullptr) child.release(&child);
  schema->release = nullptr;
  delete exported;
}

void Column::release_array(ArrowArray* array) {
  auto* const exported = static_cast<Exported*>(array->private_data);
  for (ArrowArray& child : exported->children)
    if (child.release != nullptr) child.release(&child);
  array->release = nullptr;
  delete exported;
}

void Column::move_to(ArrowSchema* schema, ArrowArray* array) && {
  auto names = std::make_unique<ExportedSchema>();
  auto exported = std::make_unique<Exported>(std::move(*this));
  Column& column = exported->column;
  const std::size_t members = column.members_.size();
  names->name = std::move(column.name_);
  names->children.resize(members);
  exported->children.resize(members);
  for (std::size_t i = 0; i != members; ++i) {
    std::move(column.members_[i]).move_to(&names->children[i], &exported->children[i]);
    names->pointers.push_back(&names->children[i]);
    exported->pointers.push_back(&exported->children[i]);
  }
  exported->buffers[0] = column.nulls_ == 0 ? nullptr : column.validity_.data();
  std::int64_t buffers = 2;
  switch (column.type_) {
    case Type::string:
      exported->buffers[1] = column.offsets_64_.data();
      exported->buffers[2] = column.data_.data();
      buffers = 3;
      break;
    case Type::int32:
      exported->buffers[1] = column.values_.data();
      break;
    case Type::int64:
    case Type::float64:
      exported->buffers[1] = column.offsets_64_.data();
      break;
    case Type::boolean:
      exported->buffers[1] = column.bits_.data();
      break;
    case Type::list:
      exported->buffers[1] = column.offsets_.data();
      break;
    case Type::structure:
      buffers = 1;
      break;
  }
  *schema = {column.format(),
             names->name.c_str(),
             nullptr,
             kNullable,
             static_cast<std::int64_t>(members),
             names->pointers.data(),
             nullptr,
             &release_schema,
             names.get()};
  names.release();  // NOLINT(bugprone-unused-return-value): the schema owns it
  *array = {column.size_,
            column.nulls_,
            0,
            buffers,
            static_cast<std::int64_t>(members),
            exported->buffers.data(),
            exported->pointers.data(),
            nullptr,
            &release_array,
            exported.get()};
  exported.release();  // NOLINT(bugprone-unused-return-value): the array owns it
}

}  // namespace lockstep::python::bulk
