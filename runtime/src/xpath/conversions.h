// Converting strings and numbers, and the string functions of XPath: no nodes are involved.
#ifndef LOCKSTEP_XPATH_CONVERSIONS_H
#define LOCKSTEP_XPATH_CONVERSIONS_H

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::detail {

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
double xpath_number(std::string_view text);
// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string: without an exponent.
std::string xpath_string(double number);
// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-round
double xpath_round(double number);
// NaN and zeros are false.
bool xpath_boolean(double number);

// Characters are code points.
std::size_t xpath_length(std::string_view text);
// Returns the characters at positions from `begin` up to, but not including, `end`, counted from 1; none for
// NaN.
std::string_view xpath_substring(std::string_view text, double begin, double end);
std::string xpath_translate(std::string_view text, std::string_view from, std::string_view to);
std::string xpath_normalize_space(std::string_view text);
// Returns the offset of `part` in `text`; npos if there is none. Takes time linear in both lengths.
std::size_t xpath_find(std::string_view text, std::string_view part);

}  // namespace lockstep::detail

#endif
