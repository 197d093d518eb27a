// The tables of spec/authoring/microsyntaxes.tsv, generated as generated/authoring/microsyntaxes.cpp.
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
  keywords,  // one of the keywords, in any case
  grammar,
  number,  // a number of another microsyntax, within limits
  tokens,  // separated by spaces, each with another microsyntax
  list,    // separated by commas, each with another microsyntax
  either,  // one of several microsyntaxes
  optional,
  function,
};

// A finite automaton; it begins in state 0.
struct Grammar {
  static constexpr std::uint8_t kNone = 255;

  const std::uint8_t* classes;  // the class of each of the 256 bytes
  const std::uint8_t* next;     // by state and class; kNone: no such byte may follow
  const bool* accepts;          // by state
  std::size_t class_count;
};

inline constexpr double kNoLimit = std::numeric_limits<double>::infinity();

struct Limits {
  double minimum, maximum;
  bool above;  // whether the minimum itself is excluded
};

using ValueFunction = std::optional<ValueFault>(std::string_view value);

struct Microsyntax {
  std::string_view name, sentence, link;
  MicrosyntaxForm form;
  std::uint16_t first_operand, operand_count, first_keyword, keyword_count;
  bool unique, some;  // for tokens: all must differ; there must be at least one
  const Grammar* grammar;
  const Limits* limits;
  ValueFunction* function;
  ValueFunction* then;  // further condition on a value with that form
};

const Microsyntax& microsyntax(ValueSyntax syntax);
std::span<const ValueSyntax> operands(const Microsyntax& of);
std::span<const std::string_view> keywords(const Microsyntax& of);

}  // namespace lockstep::detail::authoring

#endif
