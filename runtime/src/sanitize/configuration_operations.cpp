// Comparing and ordering the entries of configurations.
#include "sanitize/configuration_operations.h"

#include "sanitizer/sanitizer_tables.h"

namespace lockstep::detail {

namespace {

SanitizerElement element_of(const SanitizerElementRow& row) {
  return {std::string(row.name), std::string(row.namespace_uri)};
}

// Converts UTF-8, in which surrogates may have three bytes, to code units.
std::u16string code_units(std::string_view text) {
  std::u16string units;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t point = size == 1 ? lead : lead & (0x7Fu >> size);
    for (std::size_t k = 1; k < size && i + k < text.size(); ++k)
      point = point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
    i += size;
    if (point < 0x10000) {
      units += static_cast<char16_t>(point);
    } else {
      units += static_cast<char16_t>(0xD7C0 + (point >> 10));
      units += static_cast<char16_t>(0xDC00 + (point & 0x3FF));
    }
  }
  return units;
}

}  // namespace

// Byte order equals code unit order, except that in the latter, U+10000 and higher come before U+E000.
bool code_unit_less_than(std::string_view a, std::string_view b) {
  const auto high = [](char c) { return static_cast<unsigned char>(c) >= 0xED; };
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (x == a.end() || y == b.end() || !high(*x) || !high(*y)) return a < b;
  return code_units(a) < code_units(b);
}

bool is_custom_data_attribute_name(const SanitizerName& attribute) {
  using namespace std::string_view_literals;
  const std::string_view name = attribute.name;
  return !attribute.namespace_uri && name.size() > 5 && name.starts_with("data-") &&
         name.find_first_of("\t\n\f\r \0/=>ABCDEFGHIJKLMNOPQRSTUVWXYZ"sv) == std::string_view::npos;
}

bool ConfigurationOperations::is_non_replaceable(const SanitizerElement& element) {
  for (const SanitizerElementRow& row : non_replaceable_elements())
    if (element.name == row.name && element.namespace_uri == row.namespace_uri) return true;
  return false;
}

bool ConfigurationOperations::is_equal(const SanitizerElement& a, const SanitizerElement& b) {
  const auto same = [](const List<SanitizerName>& x, const List<SanitizerName>& y) {
    return x.has_value() == y.has_value() && keys_of(x) == keys_of(y);
  };
  return a.name == b.name && a.namespace_uri == b.namespace_uri && same(a.attributes, b.attributes) &&
         same(a.remove_attributes, b.remove_attributes);
}

std::vector<SanitizerElement> ConfigurationOperations::baseline_elements() {
  std::vector<SanitizerElement> found;
  for (const SanitizerElementRow& row : unsafe_elements()) found.push_back(element_of(row));
  return found;
}

std::vector<SanitizerName> ConfigurationOperations::event_handlers() {
  std::vector<SanitizerName> found;
  for (const std::string_view name : event_handler_attributes()) found.push_back({std::string(name)});
  return found;
}

std::string ConfigurationOperations::path_of(const void* list) const {
  const SanitizerConfig& config = *config_;
  if (list == &config.elements) return "elements";
  if (list == &config.remove_elements) return "removeElements";
  if (list == &config.replace_with_children_elements) return "replaceWithChildrenElements";
  if (list == &config.processing_instructions) return "processingInstructions";
  if (list == &config.remove_processing_instructions) return "removeProcessingInstructions";
  if (list == &config.attributes) return "attributes";
  if (list == &config.remove_attributes) return "removeAttributes";
  if (config.elements) {
    for (std::size_t i = 0; i < config.elements->size(); ++i) {
      const SanitizerElement& element = (*config.elements)[i];
      const std::string path = "elements[" + std::to_string(i) + "].";
      if (list == &element.attributes) return path + "attributes";
      if (list == &element.remove_attributes) return path + "removeAttributes";
    }
  }
  return {};
}

}  // namespace lockstep::detail
