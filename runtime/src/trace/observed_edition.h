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
  std::string_view name;  // such as "in_body_start_tag_li_2"
  BranchKind kind;
  std::uint16_t owner;      // the row or algorithm that contains it; rows and algorithms are their own owners
  std::string_view text;    // as written in the rules
  std::string_view rule;    // the rule that contains it, such as "in body: start tag li"
  std::string_view anchor;  // on the Standard's page, such as "#parsing-main-inbody"; may be empty
  std::string_view file;    // the rule's file, such as "spec/tree/in-body.rules"
  std::uint8_t depth;       // for a condition or loop: the number of loops around it
};

struct ObservedEdition {
  EditionEntry entry;  // does not support the tokenizer alone
  std::span<const BranchInfo> branches;
  std::span<const std::string_view> modes;
  std::span<const std::string_view> formatting;  // local names of the HTML elements of the category
  // Returns the rows that a token of that class passes in that mode. These rows merely refer to the rules of
  // another mode, so they are not compiled as functions.
  std::span<const std::uint16_t> (*rows_passed)(unsigned mode, unsigned token_class);
};

const ObservedEdition& observed_edition(Edition edition);

}  // namespace lockstep::detail

#endif
