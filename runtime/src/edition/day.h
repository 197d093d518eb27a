// The dates of the Standard. The generated code is one text for all editions; it is compiled for an edition's
// date, without anything that was not in the Standard on that date.
#ifndef LOCKSTEP_EDITION_DAY_H
#define LOCKSTEP_EDITION_DAY_H

#include <compare>
#include <cstdint>

namespace lockstep::detail {

struct Day {
  constexpr Day(unsigned year, unsigned month, unsigned day) : number(year * 10000 + month * 100 + day) {}
  friend constexpr auto operator<=>(Day, Day) = default;

  std::uint32_t number;  // YYYYMMDD, as in Edition
};

}  // namespace lockstep::detail

#endif
