// The tables of spec/authoring/microsyntaxes.tsv, which generated/authoring/microsyntaxes.cpp holds.
#ifndef LOCKSTEP_VALIDATE_VALUES_MICROSYNTAX_H
#define LOCKSTEP_VALIDATE_VALUES_MICROSYNTAX_H

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "validate/values/value.h"

namespace lockstep::detail::authoring {

enum class MicrosyntaxForm : std::uint8_t {
  text,      // any value
  boolean,   // nothing, or the attribute's name
  keywords,  // one of them, in any case
  grammar,
  number,  // of another microsyntax, within limits
  tokens,  // separated by spaces, each of another microsyntax
  list,    // separated by commas, each of another microsyntax
  either,  // one of several microsyntaxes
  optional,
  function,
};

// A finite automaton; it begins in state 0.
struct Grammar {
  static constexpr std::uint8_t kNone = 255;

  const std::uint8_t* classes;  // of the 256 bytes
  const std::uint8_t* next;     // by state and class; kNone: no such byte may follow
  const bool* accepts;          // by state
  std::size_t class_count;
};

inline constexpr double kNoLimit = std::numeric_limits<double>::infinity();

struct Limits {
  double minimum, maximum;
  bool above;  // the minimum itself is excluded
};

using ValueFunction = std::optional<ValueFault>(std::string_view value);

struct Microsyntax {
  std::string_view name, sentence, link;
  MicrosyntaxForm form;
  std::uint16_t first_operand, operand_count, first_keyword, keyword_count;
  bool unique, some;  // tokens: all differ; there is at least one
  const Grammar* grammar;
  const Limits* limits;
  ValueFunction* function;
  ValueFunction* then;  // what must hold of a value of that form
};

const Microsyntax& microsyntax(ValueSyntax syntax);
std::span<const ValueSyntax> operands(const Microsyntax& of);
std::span<const std::string_view> keywords(const Microsyntax& of);

}  // namespace lockstep::detail::authoring

#endif
