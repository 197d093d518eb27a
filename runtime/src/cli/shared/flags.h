// The command-line flags that set options of the library, generated from options/table.h.
#ifndef LOCKSTEP_CLI_SHARED_FLAGS_H
#define LOCKSTEP_CLI_SHARED_FLAGS_H

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "options/table.h"

namespace lockstep::cli {

// Returns the flag for a row; its name is "--" and the option's name with hyphens.
inline constexpr auto flag_of = [](const auto& row) {
  OptionName name("--", row.name, "");
  name.replace('_', '-');
  return Option{name, row.value, row.help};
};

// Returns the flag for the option with that name.
template <class Table>
consteval Option flag_named(const Table& table, std::string_view name) {
  std::optional<Option> found;
  options::for_each(table, [&](const auto& row) {
    if (row.name == name) found = flag_of(row);
  });
  return found.value();
}

// Returns the flags that all commands have, or whatever `make` returns for their rows.
template <const auto& kTable, class Make = decltype(flag_of)>
consteval auto flags_of_all(Make make = flag_of) {
  constexpr std::size_t kCount = [] {
    std::size_t count = 0;
    options::for_each(kTable, [&](const auto& row) { count += row.flag == options::Flag::all; });
    return count;
  }();
  std::array<std::optional<Option>, kCount> found;
  std::size_t i = 0;
  options::for_each(kTable, [&](const auto& row) {
    if (row.flag == options::Flag::all) found[i++] = make(row);
  });
  return std::apply([](const auto&... flags) { return std::array{*flags...}; }, found);
}

// Returns a single array with all options.
template <std::size_t... kCounts>
consteval auto joined(const std::array<Option, kCounts>&... parts) {
  return std::apply([](const auto&... all) { return std::array{all...}; }, std::tuple_cat(parts...));
}

// Return the value of a flag. Throw UsageError.
bool value_of(const Option& flag, std::string_view text, bool);
std::size_t value_of(const Option& flag, std::string_view text, std::size_t);
Edition value_of(const Option& flag, std::string_view text, Edition);
Encoding value_of(const Option& flag, std::string_view text, Encoding);
LegacyDetector value_of(const Option& flag, std::string_view text, LegacyDetector);
std::optional<Encoding> value_of(const Option& flag, std::string_view text, std::optional<Encoding>);

// Sets the options of the table whose flags are given. Throws UsageError.
template <class Table, class Options>
void read_flags(const Arguments& arguments, const Table& table, Options& to) {
  options::for_each(table, [&](const auto& row) {
    const Option flag = flag_of(row);
    if (const auto text = arguments.find(flag.name)) to.*row.member = value_of(flag, *text, to.*row.member);
  });
}

}  // namespace lockstep::cli

#endif
