// An edition compiled with an observer, and the names of its branches.
#ifndef LOCKSTEP_TRACE_OBSERVED_EDITION_H
#define LOCKSTEP_TRACE_OBSERVED_EDITION_H

#include <cstdint>
#include <span>
#include <string_view>

#include "edition/entry.h"
#include "observer/observer.h"

namespace lockstep::detail {

enum class BranchKind : std::uint8_t { row, algorithm, condition, loop };

struct BranchInfo {
  std::string_view name;  // "in_body_start_tag_li_2"
  BranchKind kind;
  std::uint16_t owner;      // the row or algorithm that contains it; rows and algorithms are their own owners
  std::string_view text;    // as written in the rules
  std::string_view rule;    // the rule that contains it: "in body: start tag li"
  std::string_view anchor;  // on the Standard's page: "#parsing-main-inbody"; empty if there is none
  std::string_view file;    // of the rule: "spec/tree/in-body.rules"
  std::uint8_t depth;       // of a condition or a loop: the number of loops around it
};

struct ObservedEdition {
  EditionEntry entry;  // does not include the tokenizer alone
  std::span<const BranchInfo> branches;
  std::span<const std::string_view> modes;
  std::span<const std::string_view> formatting;  // local names of the HTML elements of the category
  // Rows that only name the rules of another mode are not compiled as functions: these are the rows that a
  // token of that class passes in that mode.
  std::span<const std::uint16_t> (*rows_passed)(unsigned mode, unsigned token_class);
};

const ObservedEdition& observed_edition(Edition edition);

}  // namespace lockstep::detail

#endif
