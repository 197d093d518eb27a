// A configuration of the sanitizer, compiled for fast decisions: names as integers, lists as bits.
#ifndef LOCKSTEP_SANITIZE_COMPILED_H
#define LOCKSTEP_SANITIZE_COMPILED_H

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lockstep/detail/names.h"
#include "lockstep/sanitizer.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// A set of attributes, which are identified by their numbers in a configuration. Its size is proportional to
// the list that it was built from: bits if the numbers are dense, otherwise the sorted numbers.
class AttributeSet {
 public:
  AttributeSet() = default;
  explicit AttributeSet(std::vector<std::uint32_t> numbers);

  // O(1), but O(log size) for a set of few numbers that are far apart.
  bool contains(std::uint32_t number) const {
    const std::uint32_t word = number / 64 - first_word_;  // wraps around below the first
    if (word < words_) return (bits_[word] >> (number % 64) & 1) != 0;
    return is_sparse_ && search(number);
  }

 private:
  bool search(std::uint32_t number) const;
  std::uint32_t first_word_ = 0, words_ = 0;
  bool is_sparse_ = false;
  std::vector<std::uint64_t> bits_;
  std::vector<std::uint32_t> numbers_;
};

// The lists of elements, as bits.
enum class ElementList : std::uint8_t {
  elements = 1,
  remove_elements = 2,
  replace_with_children_elements = 4
};

// The configuration's decision about one element name.
struct ElementEntry {
  std::uint8_t lists = 0;  // the ElementLists that contain it
  bool has_attributes = false;
  std::uint32_t attributes = 0, remove_attributes = 0;  // indexes of CompiledConfiguration::sets
};

// Immutable; any number of threads may read it.
struct CompiledConfiguration {
  // `safe`: whether everything unsafe has been removed.
  CompiledConfiguration(const SanitizerConfig& config, bool safe);

  // For names known to the library. Index 0 is for names that are not listed.
  std::uint32_t known_element(Namespace element_namespace, NameId name) const {
    return known_elements_[static_cast<unsigned>(element_namespace) - 1][name];
  }
  std::uint32_t unknown_element(Namespace element_namespace, std::string_view name) const;
  std::uint32_t unknown_attribute(std::string_view name) const;

  bool safe = false;
  bool has_elements = false, has_attributes = false, has_processing_instructions = false;
  bool comments = false, data_attributes = false, javascript_urls = false;
  std::vector<ElementEntry> entries;
  std::vector<AttributeSet> sets;  // [0] is empty
  AttributeSet attributes, remove_attributes;
  std::unordered_set<std::string> processing_instructions;  // the ones to keep, or those to remove
  bool has_unknown_elements = false;
  // Names unknown to the library. The number of an unknown attribute is above all known NameIds.
  std::unordered_map<std::string, std::uint32_t> unknown_elements[3], unknown_attributes;

 private:
  ElementEntry& entry(const SanitizerElement& element, ElementEntry& nowhere);
  AttributeSet set_of(const std::vector<SanitizerName>& attributes);
  std::vector<std::uint32_t> known_elements_[3];  // html, mathml, svg: indexes of entries
};

// The number of an attribute that is unknown to the library and not listed in the configuration.
inline constexpr std::uint32_t kUnlistedAttribute = 0xFFFF'FFFE;

// Returns a Sanitizer's configuration in compiled form; `safe`: after removing everything unsafe. Compiled on
// first use and kept with the Sanitizer, which must outlive it. Any number of threads may call this.
const CompiledConfiguration& compiled(const Sanitizer& sanitizer, bool safe);

}  // namespace lockstep::detail

#endif
