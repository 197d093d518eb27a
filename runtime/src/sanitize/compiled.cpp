// Compiles a configuration, converting its names to integers.
#include "sanitize/compiled.h"

#include <algorithm>
#include <optional>

#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

// Returns the namespace, if nodes of a document can be in it.
std::optional<Namespace> namespace_of_uri(const std::optional<std::string>& uri) {
  if (!uri) return Namespace::none;
  if (*uri == kHtmlNamespace) return Namespace::html;
  if (*uri == kMathmlNamespace) return Namespace::mathml;
  if (*uri == kSvgNamespace) return Namespace::svg;
  if (*uri == kXlinkNamespace) return Namespace::xlink;
  if (*uri == "http://www.w3.org/XML/1998/namespace") return Namespace::xml;
  if (*uri == "http://www.w3.org/2000/xmlns/") return Namespace::xmlns;
  return std::nullopt;
}

}  // namespace

AttributeSet::AttributeSet(std::vector<std::uint32_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  if (numbers.empty()) return;
  const std::uint32_t first = numbers.front() / 64, words = numbers.back() / 64 - first + 1;
  if (words > 16 && words > 2 * numbers.size()) {
    is_sparse_ = true;
    numbers_ = std::move(numbers);
    return;
  }
  first_word_ = first;
  words_ = words;
  bits_.resize(words);
  for (const std::uint32_t number : numbers) bits_[number / 64 - first] |= std::uint64_t{1} << (number % 64);
}

bool AttributeSet::search(std::uint32_t number) const {
  return std::binary_search(numbers_.begin(), numbers_.end(), number);
}

CompiledConfiguration::CompiledConfiguration(const SanitizerConfig& config, bool is_safe)
    : safe(is_safe), entries(1), sets(1) {
  for (auto& table : known_elements_) table.resize(kKnownTagNames);
  has_elements = config.elements.has_value();
  has_attributes = config.attributes.has_value();
  has_processing_instructions = config.processing_instructions.has_value();
  comments = config.comments == true;
  data_attributes = config.data_attributes == true;
  javascript_urls = config.javascript_urls == true;
  ElementEntry nowhere;  // for elements that cannot occur in documents
  const auto list = [&](const std::optional<std::vector<SanitizerElement>>& elements, ElementList bit) {
    if (!elements) return;
    for (const SanitizerElement& element : *elements)
      entry(element, nowhere).lists |= static_cast<std::uint8_t>(bit);
  };
  list(config.elements, ElementList::elements);
  list(config.remove_elements, ElementList::remove_elements);
  list(config.replace_with_children_elements, ElementList::replace_with_children_elements);
  if (config.elements) {
    const auto add_set = [&](const std::vector<SanitizerName>& attributes_of_it) {
      if (attributes_of_it.empty()) return 0u;
      sets.push_back(set_of(attributes_of_it));
      return static_cast<std::uint32_t>(sets.size() - 1);
    };
    for (const SanitizerElement& element : *config.elements) {
      ElementEntry& its = entry(element, nowhere);
      if (element.attributes) its.attributes = add_set(*element.attributes);
      if (element.remove_attributes) its.remove_attributes = add_set(*element.remove_attributes);
      its.has_attributes = element.attributes.has_value();
    }
  }
  if (config.attributes) attributes = set_of(*config.attributes);
  if (config.remove_attributes) remove_attributes = set_of(*config.remove_attributes);
  const auto& targets =
      config.processing_instructions ? config.processing_instructions : config.remove_processing_instructions;
  if (targets) processing_instructions.insert(targets->begin(), targets->end());
  for (const auto& names : unknown_elements) has_unknown_elements = has_unknown_elements || !names.empty();
}

ElementEntry& CompiledConfiguration::entry(const SanitizerElement& element, ElementEntry& nowhere) {
  const std::optional<Namespace> space = namespace_of_uri(element.namespace_uri);
  if (space != Namespace::html && space != Namespace::mathml && space != Namespace::svg) return nowhere;
  const auto table = static_cast<unsigned>(*space) - 1;
  const NameId known = known_tag_names.find(element.name);
  std::uint32_t& index = known != 0 ? known_elements_[table][known] : unknown_elements[table][element.name];
  if (index == 0) {
    index = static_cast<std::uint32_t>(entries.size());
    entries.emplace_back();
  }
  return entries[index];
}

AttributeSet CompiledConfiguration::set_of(const std::vector<SanitizerName>& names) {
  std::vector<std::uint32_t> numbers;
  for (const SanitizerName& name : names) {
    const std::optional<Namespace> space = namespace_of_uri(name.namespace_uri);
    if (!space) continue;
    NameId known = *space == Namespace::none ? known_attribute_names.find(name.name)
                                             : namespaced_attribute_name(*space, name.name);
    if (known == 0) {
      if (*space != Namespace::none) continue;
      std::uint32_t& number = unknown_attributes[name.name];
      if (number == 0)
        number = kKnownAttributeNames + static_cast<std::uint32_t>(unknown_attributes.size()) - 1;
      known = number;
    }
    numbers.push_back(known);
  }
  return AttributeSet(std::move(numbers));
}

std::uint32_t CompiledConfiguration::unknown_element(Namespace element_namespace,
                                                     std::string_view name) const {
  const auto& names = unknown_elements[static_cast<unsigned>(element_namespace) - 1];
  const auto found = names.find(std::string(name));
  return found == names.end() ? 0 : found->second;
}

std::uint32_t CompiledConfiguration::unknown_attribute(std::string_view name) const {
  const auto found = unknown_attributes.find(std::string(name));
  return found == unknown_attributes.end() ? kUnlistedAttribute : found->second;
}

}  // namespace lockstep::detail
