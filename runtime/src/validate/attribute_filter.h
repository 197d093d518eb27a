// A filter for the attributes of an element, in 64 bits: most queries of the rules concern attributes that
// the element lacks.
#ifndef LOCKSTEP_VALIDATE_ATTRIBUTE_FILTER_H
#define LOCKSTEP_VALIDATE_ATTRIBUTE_FILTER_H

#include <cstdint>
#include <span>

#include "lockstep/detail/tree.h"

namespace lockstep::detail::authoring {

// Each bit represents all names that are equal modulo 64.
class AttributeFilter {
 public:
  constexpr AttributeFilter() = default;
  explicit constexpr AttributeFilter(std::span<const NameId> names) {
    for (const NameId name : names) add(name);
  }
  // O(attributes)
  AttributeFilter(const Tree& tree, NodeId element) {
    const AttributeRecord* const records = tree.attributes(element);
    for (std::uint32_t i = 0, count = tree.attribute_count(element); i < count; ++i) add(records[i].name);
  }

  bool may_have(NameId name) const { return (bits_ >> name % 64 & 1) != 0; }
  bool may_have_any(AttributeFilter names) const { return (bits_ & names.bits_) != 0; }

 private:
  constexpr void add(NameId name) { bits_ |= std::uint64_t{1} << name % 64; }

  std::uint64_t bits_ = 0;
};

}  // namespace lockstep::detail::authoring

#endif
