// Creates the names of branches and rules from their parts.
#include "branch_table.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "parser/branches.h"

namespace lockstep::web {

namespace {

using detail::BranchInfo;
using detail::BranchKind;

// Returns a name as the generator writes it: characters other than letters and digits become "_", and
// {parameters} are left out.
std::string name_of(std::string_view words) {
  std::string name;
  bool parameter = false, gap = false;
  for (const char c : words) {
    if (c == '{') parameter = true;
    const char low = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    if (!parameter && ((low >= 'a' && low <= 'z') || (low >= '0' && low <= '9'))) {
      if (gap && !name.empty()) name += '_';
      gap = false;
      name += low;
    } else {
      gap = true;
    }
    if (c == '}') parameter = false;
  }
  return name;
}

// Returns the name of a rule. For a row, "state data" and "'&'" give "state data: '&'". For an algorithm, the
// parts are "algorithm" and "run the script".
std::string rule_of(const BranchInfo& branch, std::string_view place) {
  std::string rule(place);
  rule += branch.kind == BranchKind::row ? ": " : " ";
  rule += branch.text;
  return rule;
}

std::string name_of(const BranchInfo& branch, std::string_view place, std::string_view end) {
  if (branch.kind == BranchKind::algorithm) return name_of(branch.text);
  constexpr std::string_view state = "state ";
  if (place.starts_with(state)) place.remove_prefix(state.size());
  std::string name = name_of(place);
  name += '_';
  name += end;
  return name;
}

using Branches = std::array<BranchInfo, parser::kBranches>;

Branches read_branches() {
  static std::vector<std::string> made;
  const BranchColumns& from = branch_columns;
  made.reserve(2 * from.branches);  // so that no string is moved
  const auto keep = [](std::string text) -> std::string_view { return made.emplace_back(std::move(text)); };
  std::vector<std::string_view> texts;
  texts.reserve(from.texts);
  for (const char* text = from.text; texts.size() < from.texts; text += texts.back().size() + 1)
    texts.emplace_back(text);
  Branches branches{};
  std::size_t text = 0, owner = 0, numbers[4] = {};
  std::uint16_t around = 0;  // the index of the last row or algorithm
  unsigned inside = 0;       // the number of its conditions and loops so far
  for (std::size_t i = 0; i < from.branches; ++i) {
    BranchInfo& branch = branches[i];
    branch.kind = static_cast<BranchKind>(from.kinds[i] & 3);
    branch.depth = static_cast<std::uint8_t>(from.kinds[i] >> 2);
    branch.text = texts[text += static_cast<std::size_t>(from.text_numbers[i])];
    if (branch.kind > BranchKind::algorithm) {
      const BranchInfo& rule = branches[around];
      branch.name = keep(std::string(rule.name) + '_' + std::to_string(++inside));
      branch.rule = rule.rule;
      branch.anchor = rule.anchor;
      branch.file = rule.file;
      branch.owner = around;
      continue;
    }
    branch.owner = around = static_cast<std::uint16_t>(i);
    inside = 0;
    for (std::size_t column = 0; column < 4; ++column)
      numbers[column] += static_cast<std::size_t>(from.owner_numbers[column * from.owners + owner]);
    ++owner;
    branch.name = keep(name_of(branch, texts[numbers[1]], texts[numbers[0]]));
    branch.rule = keep(rule_of(branch, texts[numbers[1]]));
    branch.anchor = texts[numbers[2]];
    branch.file = texts[numbers[3]];
  }
  return branches;
}

}  // namespace
}  // namespace lockstep::web

namespace lockstep::parser {

extern const std::array<detail::BranchInfo, kBranches> branch_infos;
const std::array<detail::BranchInfo, kBranches> branch_infos = web::read_branches();

}  // namespace lockstep::parser
