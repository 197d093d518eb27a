// Numbers as decimal digits, using JavaScript, <charconv> or streams.
#include "text/decimal.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

// Whether JavaScript reads and writes numbers, with functions in bindings/web/lib/instance.js.
#ifndef LOCKSTEP_NUMBERS_FROM_JAVASCRIPT
#define LOCKSTEP_NUMBERS_FROM_JAVASCRIPT 0
#endif

#if !defined(__cpp_lib_to_chars) && !LOCKSTEP_NUMBERS_FROM_JAVASCRIPT
#include <locale>
#include <sstream>
#endif

#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// Returns the result for a number that is too large or too small for a double.
[[maybe_unused]] double beyond_double(std::string_view source) {
  const std::size_t exponent = source.find_first_of("eE");
  const std::string_view mantissa = source.substr(0, exponent);
  const std::size_t first = mantissa.find_first_of("123456789");
  if (first == std::string_view::npos) return 0;
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  // The approximate power of ten of the first digit: its sign tells whether the number is too large or too
  // small.
  auto power = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first);
  if (exponent != std::string_view::npos) {
    constexpr std::int64_t kMany = 1'000'000'000'000;  // more than the number of digits in any text
    std::int64_t number = 0;
    for (const char c : source.substr(exponent + 1))
      if (is_ascii_digit(c)) number = std::min(number * 10 + (c - '0'), kMany);
    power += source[exponent + 1] == '-' ? -number : number;
  }
  const double size = power > 0 ? std::numeric_limits<double>::infinity() : 0;
  return source.starts_with('-') ? -size : size;
}

// read() implements number_of_digits(). write() returns the shortest digits that round-trip, as d.ddde±x.
#if LOCKSTEP_NUMBERS_FROM_JAVASCRIPT

#define LOCKSTEP_IMPORT(name) extern "C" __attribute__((import_module("env"), import_name(#name)))
LOCKSTEP_IMPORT(read_number) double read_number(const char* text, std::size_t size);
// Returns the size.
LOCKSTEP_IMPORT(write_number) std::size_t write_number(double value, char* text);

double read(std::string_view source) { return read_number(source.data(), source.size()); }

std::string write(double value) {
  char text[40];
  return std::string(text, write_number(value, text));
}

#elif defined(__cpp_lib_to_chars)

double read(std::string_view source) {
  double value = 0;
  const auto parsed = std::from_chars(source.data(), source.data() + source.size(), value);
  // The function does not tell whether the number was too large or too small.
  return parsed.ec == std::errc::result_out_of_range ? beyond_double(source) : value;
}

std::string write(double value) {
  char text[40];
  return std::string(text, std::to_chars(text, text + sizeof text, value, std::chars_format::scientific).ptr);
}

#else

double read(std::string_view source) {
  double value = 0;
  std::istringstream stream{std::string(source)};
  stream.imbue(std::locale::classic());
  const bool is_read = (stream >> value) && stream.peek() == std::istringstream::traits_type::eof();
  return is_read ? value : beyond_double(source);
}

std::string write(double value) {
  std::string shortest;
  for (int precision = 0; precision <= 17; ++precision) {
    std::ostringstream stream;
    stream.imbue(std::locale::classic());
    stream.precision(precision);
    stream << std::scientific << value;
    shortest = stream.str();
    if (read(shortest) == value) break;
  }
  return shortest;
}

#endif

}  // namespace

double number_of_digits(std::string_view source) { return read(source); }

ShortestDigits shortest_digits(double value) {
  const std::string shortest = write(value);  // d.ddde±x
  const std::size_t mark = shortest.find('e');
  ShortestDigits out;
  for (const char c : shortest.substr(0, mark))
    if (is_ascii_digit(c)) out.digits += c;
  while (out.digits.size() > 1 && out.digits.back() == '0') out.digits.pop_back();
  out.point = std::atoi(shortest.c_str() + mark + 1) + 1;
  return out;
}

}  // namespace lockstep::detail
