// Columns that are read from Arrow arrays, and those that are passed through.
#include "bulk/arrow.h"

#include <cstring>
#include <stdexcept>
#include <vector>

namespace lockstep::python::bulk {

namespace {

// The data that a structure referring to a batch owns.
template <class Structure>
struct Reference {
  std::shared_ptr<const Batch> batch;
  std::vector<Structure> children;
  std::vector<Structure*> pointers;
  Structure dictionary = {};
};

template <class Structure>
void release_reference(Structure* structure) {
  auto* const reference = static_cast<Reference<Structure>*>(structure->private_data);
  for (Structure& child : reference->children)
    if (child.release != nullptr) child.release(&child);
  if (reference->dictionary.release != nullptr) reference->dictionary.release(&reference->dictionary);
  structure->release = nullptr;
  delete reference;
}

// The recursion is as deep as the nesting of the types in the caller's schema.
template <class Structure>
void refer_to(const std::shared_ptr<const Batch>& batch, const Structure& source, Structure* out) {
  auto reference = std::make_unique<Reference<Structure>>();
  reference->batch = batch;
  const auto children = static_cast<std::size_t>(source.n_children);
  reference->children.resize(children);
  for (std::size_t i = 0; i != children; ++i) {
    refer_to(batch, *source.children[i], &reference->children[i]);
    reference->pointers.push_back(&reference->children[i]);
  }
  *out = source;
  out->children = reference->pointers.data();
  if (source.dictionary != nullptr) {
    refer_to(batch, *source.dictionary, &reference->dictionary);
    out->dictionary = &reference->dictionary;
  }
  out->release = &release_reference<Structure>;
  out->private_data = reference.release();
}

// A value of up to 12 bytes, or the place of a longer one.
struct View {
  std::int32_t size;
  char prefix[4];
  std::int32_t buffer;
  std::int32_t offset;
};
static_assert(sizeof(View) == 16);

}  // namespace

std::optional<std::int64_t> Batch::find(std::string_view name) const {
  for (std::int64_t i = 0; i != schema->n_children; ++i)
    if (schema->children[i]->name != nullptr && schema->children[i]->name == name) return i;
  return std::nullopt;
}

void share_column(const std::shared_ptr<const Batch>& batch, std::int64_t index, std::int64_t begin,
                  std::int64_t length, ArrowSchema* schema, ArrowArray* array) {
  refer_to(batch, *batch->schema->children[index], schema);
  refer_to(batch, *batch->array->children[index], array);
  if (schema->name == nullptr) schema->name = "";  // not all consumers accept null
  // A batch that is a slice of another has one offset for all of its columns.
  begin += batch->array->offset;
  if (begin == 0 && length == array->length) return;
  array->offset += begin;
  array->length = length;
  if (array->null_count != 0) array->null_count = -1;  // unknown
}

std::optional<Strings> Strings::of(const Batch& batch, std::int64_t index) {
  return of(*batch.schema->children[index], *batch.array->children[index], batch.array->offset);
}

std::optional<Strings> Strings::of(const ArrowSchema& schema, const ArrowArray& array, std::int64_t offset) {
  const std::string_view format = schema.format;
  Strings strings;
  strings.array_ = &array;
  strings.offset_ = offset + array.offset;
  if (schema.dictionary != nullptr) {
    const std::optional<Strings> dictionary = of(*schema.dictionary, *array.dictionary, 0);
    if (!dictionary || format.size() != 1) return std::nullopt;
    strings.layout_ = Layout::indices;
    strings.index_format_ = format.front();
    strings.is_text_ = dictionary->is_text_;
    strings.dictionary_ = std::make_shared<const Strings>(*dictionary);
    return strings;
  }
  if (format == "n")
    strings.layout_ = Layout::nulls;
  else if (format == "u" || format == "z")
    strings.layout_ = Layout::offsets_32;
  else if (format == "U" || format == "Z")
    strings.layout_ = Layout::offsets_64;
  else if (format == "vu" || format == "vz")
    strings.layout_ = Layout::views;
  else
    return std::nullopt;
  strings.is_text_ = format.back() == 'u' || format.back() == 'U';
  return strings;
}

std::int64_t Strings::index(std::int64_t at) const {
  const void* const indices = array_->buffers[1];
  switch (index_format_) {
    case 'c':
      return static_cast<const std::int8_t*>(indices)[at];
    case 'C':
      return static_cast<const std::uint8_t*>(indices)[at];
    case 's':
      return static_cast<const std::int16_t*>(indices)[at];
    case 'S':
      return static_cast<const std::uint16_t*>(indices)[at];
    case 'i':
      return static_cast<const std::int32_t*>(indices)[at];
    case 'I':
      return static_cast<const std::uint32_t*>(indices)[at];
    default:
      return static_cast<const std::int64_t*>(indices)[at];
  }
}

std::optional<std::string_view> Strings::operator[](std::int64_t row) const {
  if (layout_ == Layout::nulls) return std::nullopt;
  const std::int64_t at = offset_ + row;
  const void* const* const buffers = array_->buffers;
  if (const auto* const validity = static_cast<const std::uint8_t*>(buffers[0]))
    if ((validity[at / 8] >> (at % 8) & 1) == 0) return std::nullopt;
  if (layout_ == Layout::indices) {
    const std::int64_t found = index(at);
    if (found < 0 || found >= dictionary_->array_->length)
      throw std::invalid_argument("a dictionary index in a column is out of range");
    return (*dictionary_)[found];
  }
  if (layout_ == Layout::views) {
    const char* const place = static_cast<const char*>(buffers[1]) + at * std::int64_t{sizeof(View)};
    View view;
    std::memcpy(&view, place, sizeof view);
    if (view.size < 0) throw std::invalid_argument("a value of a column has a negative size");
    const auto size = static_cast<std::size_t>(view.size);
    constexpr std::size_t kInside = 12;
    if (size <= kInside) return std::string_view(place + sizeof view.size, size);
    // The last buffer contains the sizes of the data buffers.
    if (view.buffer < 0 || view.buffer >= array_->n_buffers - 3 || view.offset < 0)
      throw std::invalid_argument("a value of a column is in none of its buffers");
    return std::string_view(static_cast<const char*>(buffers[2 + view.buffer]) + view.offset, size);
  }
  const auto value = [&](auto* offsets) {
    const auto begin = offsets[at];
    if (begin < 0 || offsets[at + 1] < begin)
      throw std::invalid_argument("a value of a column ends before it begins");
    const auto* const data = static_cast<const char*>(buffers[2]);
    return data == nullptr
               ? std::string_view("", 0)
               : std::string_view(data + begin, static_cast<std::size_t>(offsets[at + 1] - begin));
  };
  return layout_ == Layout::offsets_32 ? value(static_cast<const std::int32_t*>(buffers[1]))
                                       : value(static_cast<const std::int64_t*>(buffers[1]));
}

}  // namespace lockstep::python::bulk
