// What `lockstep validate --explain` prints in addition to the sentence of a finding, from spec/authoring/.
#ifndef LOCKSTEP_CLI_EXPLANATIONS_H
#define LOCKSTEP_CLI_EXPLANATIONS_H

#include <span>
#include <string_view>

namespace lockstep::cli {

struct FindingExample {
  std::string_view subject;  // the selector of the elements that have the finding; empty if there is none
  std::string_view wrong;    // markup with the finding; empty if it would be too long
  std::string_view right;    // markup without it
};

// In the order of finding_rules().
std::span<const FindingExample> finding_examples();

// What the newest edition requires of an HTML element.
struct ElementRequirements {
  std::string_view name;  // "HTML elements" for what all of them have
  std::string_view text;  // lines, indented by two spaces
};

// Sorted by name.
std::span<const ElementRequirements> element_requirements();

}  // namespace lockstep::cli

#endif
