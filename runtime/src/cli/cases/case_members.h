// Reading the members of a case of `lockstep cases`, and the exception for invalid cases.
#ifndef LOCKSTEP_CLI_CASES_CASE_MEMBERS_H
#define LOCKSTEP_CLI_CASES_CASE_MEMBERS_H

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/shared/encodings.h"
#include "cli/shared/json_line.h"
#include "lockstep/detection.h"
#include "lockstep/encoding.h"
#include "options/table.h"

namespace lockstep::cli {

// Thrown for an invalid line.
struct BadCase : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Return the value of a member; false, nullopt or empty if there is no such member. Throw BadCase for a value
// of another type, or a number below `least`.
bool boolean_member(const JsonLine& line, const char* name);
std::optional<std::string> string_member(const JsonLine& line, const char* name);
std::optional<std::size_t> number_member(const JsonLine& line, const char* name, std::size_t least);
std::vector<std::string> strings_member(const JsonLine& line, const char* name);

// Sets an option to the value of the member, if there is one.
inline void read_member(const JsonLine& line, const char* name, bool& option) {
  if (line.member(name)) option = boolean_member(line, name);
}
inline void read_member(const JsonLine& line, const char* name, std::size_t& option) {
  if (const auto number = number_member(line, name, 0)) option = *number;
}
inline void read_member(const JsonLine& line, const char* name, LegacyDetector& option) {
  if (line.member(name)) option = boolean_member(line, name) ? legacy_detector() : LegacyDetector();
}
// Sets an Encoding or an optional Encoding to the encoding whose label the member contains.
template <class AnyEncoding>
requires std::is_convertible_v<Encoding, AnyEncoding>
void read_member(const JsonLine& line, const char* name, AnyEncoding& option) {
  if (const auto label = string_member(line, name)) option = encoding_of(*label);
}
template <class Table, class Options>
void read_members(const JsonLine& line, const Table& table, Options& to) {
  options::for_each(table, [&](const auto& row) {
    if constexpr (requires { read_member(line, row.name.data(), to.*row.member); })
      if (row.flag == options::Flag::all) read_member(line, row.name.data(), to.*row.member);
  });
}

// Throws BadCase if the case has a member that has not been read. Call it last.
void check_names(const JsonLine& line);

}  // namespace lockstep::cli

#endif
