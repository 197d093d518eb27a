// The options that change elements.
#include "cli/shared/element_options.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "cli/shared/command.h"

namespace lockstep::cli {

namespace {

using detail::ElementChange;
using ChangeKind = detail::ElementChangeKind;

// The options, in the order of the kinds.
constexpr std::pair<std::string_view, ChangeKind> kChanges[] = {
    {"--set-attribute", ChangeKind::set_attribute},
    {"--remove-attribute", ChangeKind::remove_attribute},
    {"--rename-attribute", ChangeKind::rename_attribute},
    {"--rename", ChangeKind::rename},
    {"--set-text", ChangeKind::set_text},
    {"--set-html", ChangeKind::set_html},
    {"--replace", ChangeKind::replace},
    {"--before", ChangeKind::before},
    {"--prepend", ChangeKind::prepend},
    {"--append", ChangeKind::append},
    {"--after", ChangeKind::after},
    {"--unwrap", ChangeKind::unwrap},
    {"--remove", ChangeKind::remove},
};

ElementChange change_of(ChangeKind kind, std::string_view value) {
  if (kind == ChangeKind::remove_attribute) return {kind, std::string(value), {}};
  if (kind != ChangeKind::set_attribute && kind != ChangeKind::rename_attribute)
    return {kind, {}, std::string(value)};
  const std::size_t equals = value.find('=');
  if (equals == std::string_view::npos)
    throw UsageError(std::string(option_of(kind)) + " needs " +
                     (kind == ChangeKind::set_attribute ? "NAME=VALUE" : "OLD=NEW") + ", not '" +
                     std::string(value) + "'");
  return {kind, std::string(value.substr(0, equals)), std::string(value.substr(equals + 1))};
}

}  // namespace

std::string_view option_of(ChangeKind kind) { return kChanges[static_cast<std::size_t>(kind)].first; }

std::optional<ChangeKind> change_kind_of(std::string_view option) {
  const auto* const found = std::find_if(std::begin(kChanges), std::end(kChanges),
                                         [&](const auto& change) { return change.first == option; });
  if (found == std::end(kChanges)) return std::nullopt;
  return found->second;
}

std::vector<SelectedChanges> given_changes(const Arguments& arguments, const OtherOption& other) {
  std::vector<SelectedChanges> changes;
  std::optional<std::string_view> selected;  // the selector of the last --select
  bool is_select_last = false;               // whether nothing else has been selected since
  for (const auto& [option, value] : arguments.given()) {
    if (option == "--select") {
      selected = value;
      is_select_last = true;
      changes.push_back({value, {}});
      continue;
    }
    const std::optional<ChangeKind> kind = change_kind_of(option);
    if (!kind) {
      const std::size_t before = changes.size();
      if (other) other(option, value, changes);
      is_select_last = is_select_last && changes.size() == before;
    } else if (*kind == ChangeKind::remove || *kind == ChangeKind::unwrap) {
      changes.push_back({value, {{*kind, {}, {}}}});
      is_select_last = false;
    } else {
      if (!selected)
        throw UsageError(std::string(option) + " needs --select=CSS before it, to name the elements");
      if (!std::exchange(is_select_last, true)) changes.push_back({*selected, {}});
      changes.back().changes.push_back(change_of(*kind, value));
    }
  }
  if (std::all_of(changes.begin(), changes.end(), [](const auto& it) { return it.changes.empty(); }))
    throw UsageError("no change given; give one, such as --remove='script, style'");
  return changes;
}

}  // namespace lockstep::cli
