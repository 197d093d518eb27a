// A configuration of the sanitizer in the form in which it decides: names as integers, lists as bits. The
// decisions themselves are generated from spec/sanitizer/.
#ifndef LOCKSTEP_SANITIZE_COMPILED_H
#define LOCKSTEP_SANITIZE_COMPILED_H

#include <cstdint>
#include <memory>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/sanitizer.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// What becomes of an element.
enum class ElementVerdict : std::uint8_t { keep, remove, replace_with_children };

// Why something is refused: what SanitizerRemoval reports.
struct Refusal {
  RemovalReason reason = RemovalReason::element;
  const char* member = "";
  bool unsafe = false;
};

class CompiledConfiguration;

// The configuration by which a Sanitizer decides; `safe`: after removing what is unsafe. Compiled on first
// use and kept with the Sanitizer, which must outlive it. Any number of threads may call it.
const CompiledConfiguration& compiled(const Sanitizer& sanitizer, bool safe);

// A compiled configuration and the names of one document or token stream. Not for several threads at once.
class BoundConfiguration {
 public:
  BoundConfiguration(const CompiledConfiguration& configuration, const NameTable& tag_names,
                     const NameTable& attribute_names);
  ~BoundConfiguration();
  BoundConfiguration(const BoundConfiguration&) = delete;
  BoundConfiguration& operator=(const BoundConfiguration&) = delete;

  // What an element's name decides, for verdict() and keeps_attribute(). O(1) amortized.
  using Element = std::uint32_t;
  Element element(Namespace element_namespace, NameId local_name);

  ElementVerdict verdict(Element element) const;
  bool keeps_comments() const;
  // O(target)
  bool keeps_processing_instruction(std::string_view target) const;
  // The value matters only for attributes that may hold javascript: URLs. O(1) amortized, then O(value).
  bool keeps_attribute(Element element, NameId name, std::string_view value);

  // Why the last of the functions above refused something; for reports.
  Refusal refusal_of_element(Element element) const;
  Refusal refusal_of_attribute(Element element, NameId name, std::string_view value);
  Refusal refusal_of_comment() const;
  Refusal refusal_of_processing_instruction(std::string_view target) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace lockstep::detail

#endif
