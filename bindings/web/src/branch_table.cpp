// Makes the names of branches and rules from their parts.
#include "branch_table.h"

#include <string>
#include <string_view>

namespace lockstep::web {

namespace {

using detail::BranchInfo;
using detail::BranchKind;

// As the generator names branches: what is neither a letter nor a digit becomes "_", {parameters} are left
// out.
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

// Of rows: "state data" and "'&'" make "state data: '&'". Of algorithms, "algorithm" and "run the script".
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

std::vector<BranchInfo> read_branches(std::vector<std::string>& made) {
  const BranchColumns& from = branch_columns;
  made.reserve(2 * from.branches);  // so that none is moved
  const auto keep = [&made](std::string text) -> std::string_view {
    return made.emplace_back(std::move(text));
  };
  std::vector<std::string_view> texts;
  texts.reserve(from.texts);
  for (const char* text = from.text; texts.size() < from.texts; text += texts.back().size() + 1)
    texts.emplace_back(text);
  std::vector<BranchInfo> branches(from.branches);
  std::size_t text = 0, owner = 0, numbers[4] = {};
  unsigned inside = 0;  // conditions and loops of the owner so far
  for (std::size_t i = 0; i < branches.size(); ++i) {
    BranchInfo& branch = branches[i];
    branch.kind = static_cast<BranchKind>(from.kinds[i] & 3);
    branch.depth = static_cast<std::uint8_t>(from.kinds[i] >> 2);
    branch.text = texts[text += static_cast<std::size_t>(from.text_numbers[i])];
    if (branch.kind > BranchKind::algorithm) {
      const BranchInfo& around = branches[i - ++inside];
      branch = {keep(std::string(around.name) + '_' + std::to_string(inside)),
                branch.kind,
                0,
                branch.text,
                around.rule,
                around.anchor,
                around.file,
                branch.depth};
      continue;
    }
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

const std::vector<BranchInfo>& all_branches() {
  static std::vector<std::string> made;
  static const std::vector<BranchInfo> branches = read_branches(made);
  return branches;
}

}  // namespace lockstep::web
