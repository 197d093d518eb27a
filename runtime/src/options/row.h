// A row of the tables of options, which are generated: options/table.h from spec/interface/options.interface,
// and options/markdown.h from spec/interface/markdown.interface.
// The tables are used by the conversion from C, the command line's flags, the members of `lockstep cases` and
// the fuzz targets; tests/names compares the tables with the public headers.
#ifndef LOCKSTEP_OPTIONS_ROW_H
#define LOCKSTEP_OPTIONS_ROW_H

#include <string_view>
#include <tuple>

namespace lockstep::options {

// The commands that have a flag for an option.
enum class Flag {
  none,
  some,  // only commands that name it
  all,   // all commands that parse or, for EncodingOptions, read bytes
};

template <class Options, class Value, class COptions, class CValue>
struct Row {
  std::string_view name;  // the member of Options; its flag is "--" and the name with hyphens
  Value Options::*member;
  CValue COptions::*in_c;
  Flag flag;
  std::string_view value;  // the flag's value: "on|off", "N"; empty: none, the flag turns the option on
  std::string_view help;
};

template <class Options, class Value, class COptions, class CValue>
constexpr Row<Options, Value, COptions, CValue> row(std::string_view name, Value Options::*member,
                                                    CValue COptions::*in_c, Flag flag = Flag::none,
                                                    std::string_view value = {}, std::string_view help = {}) {
  return {name, member, in_c, flag, value, help};
}

// Calls the function with each row.
template <class Table, class Function>
constexpr void for_each(const Table& table, Function function) {
  std::apply([&](const auto&... rows) { (function(rows), ...); }, table);
}

}  // namespace lockstep::options

#endif
