// Numbers as decimal digits, independent of the program's locale.
#ifndef LOCKSTEP_TEXT_DECIMAL_H
#define LOCKSTEP_TEXT_DECIMAL_H

#include <string>
#include <string_view>

namespace lockstep::detail {

// Returns the double nearest to a number written with digits, a point and an exponent, each of which may be
// missing; infinity or 0 if the number is too large or too small. The text must have this form.
double number_of_digits(std::string_view text);

// The shortest digits that round-trip, without trailing zeros: value = 0.digits × 10^point.
struct ShortestDigits {
  std::string digits;
  int point = 0;
};
// Returns the digits of a finite number above 0.
ShortestDigits shortest_digits(double value);

}  // namespace lockstep::detail

#endif
