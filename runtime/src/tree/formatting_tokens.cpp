// Copies of the attributes of formatting elements.
#include "tree/formatting_tokens.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

#include "document/table_bytes.h"

namespace lockstep::detail {

struct AttributeCopies::Copy {
  struct Attribute {
    NameId name;
    std::size_t offset, size;  // the range of the value
  };
  std::uint32_t elements = 0;  // the number of elements that share it
  const NameTable* names = nullptr;
  std::vector<Attribute> attributes;
  std::vector<std::size_t> by_name;  // indexes of the attributes, sorted by name
  std::string values;

  std::size_t bytes_outside() const {
    return attributes.capacity() * sizeof(Attribute) + by_name.capacity() * sizeof(std::size_t) +
           values.capacity();
  }
  std::string_view value(const Attribute& attribute) const {
    return std::string_view(values).substr(attribute.offset, attribute.size);
  }
};

AttributeCopies::AttributeCopies() = default;
AttributeCopies::~AttributeCopies() = default;

std::uint32_t AttributeCopies::add(const SinkAttributes& attributes) {
  if (unused_.empty()) {
    unused_.push_back(static_cast<std::uint32_t>(copies_.size()));
    copies_.emplace_back();
  }
  const std::uint32_t number = unused_.back();
  unused_.pop_back();
  Copy& copy = copies_[number];
  bytes_outside_ -= copy.bytes_outside();
  copy.elements = 1;
  copy.names = &attributes.names();
  copy.attributes.clear();
  copy.values.clear();
  for (const auto& [name, value] : attributes) {
    copy.attributes.push_back({name.id(), copy.values.size(), value.size()});
    copy.values += value;
  }
  copy.by_name.resize(copy.attributes.size());
  for (std::size_t i = 0; i < copy.by_name.size(); ++i) copy.by_name[i] = i;
  if (copy.by_name.size() > 1)
    std::sort(copy.by_name.begin(), copy.by_name.end(), [&copy](std::size_t a, std::size_t b) {
      return copy.attributes[a].name < copy.attributes[b].name;
    });
  bytes_outside_ += copy.bytes_outside();
  return number;
}

void AttributeCopies::share(std::uint32_t copy) { ++copies_[copy].elements; }

void AttributeCopies::forget(std::uint32_t copy) {
  if (--copies_[copy].elements == 0) unused_.push_back(copy);
}

SinkAttributes AttributeCopies::attributes(std::uint32_t number) const {
  const Copy& copy = copies_[number];
  attributes_.clear();
  for (const Copy::Attribute& attribute : copy.attributes)
    attributes_.push_back({attribute.name, copy.value(attribute)});
  return SinkAttributes(*copy.names, attributes_.data(), attributes_.size());
}

bool AttributeCopies::are_same(std::uint32_t a, std::uint32_t b) const {
  const Copy& first = copies_[a];
  const Copy& second = copies_[b];
  return std::equal(first.by_name.begin(), first.by_name.end(), second.by_name.begin(), second.by_name.end(),
                    [&](std::size_t i, std::size_t j) {
                      return first.attributes[i].name == second.attributes[j].name &&
                             first.value(first.attributes[i]) == second.value(second.attributes[j]);
                    });
}

std::uint64_t AttributeCopies::identity(std::uint32_t number, NameId element) const {
  const Copy& copy = copies_[number];
  std::uint64_t identity = element;
  for (const std::size_t i : copy.by_name) {
    const Copy::Attribute& attribute = copy.attributes[i];
    identity = (identity * 0x9E3779B97F4A7C15u ^ attribute.name) * 0x9E3779B97F4A7C15u ^
               std::hash<std::string_view>()(copy.value(attribute));
  }
  return identity;
}

std::size_t AttributeCopies::bytes() const {
  return bytes_of_vector(copies_) + bytes_of_vector(unused_) + bytes_of_vector(attributes_) + bytes_outside_;
}

}  // namespace lockstep::detail
