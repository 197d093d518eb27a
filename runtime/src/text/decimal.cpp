// Numbers as decimal digits.
#include "text/decimal.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

#if !defined(__cpp_lib_to_chars)
#include <locale>
#include <sstream>
#endif

#include "text/byte_scan.h"

namespace lockstep::detail {

namespace {

// For a number that is too large or too small for a double.
double beyond_double(std::string_view source) {
  const std::size_t exponent = source.find_first_of("eE");
  const std::string_view mantissa = source.substr(0, exponent);
  const std::size_t first = mantissa.find_first_of("123456789");
  if (first == std::string_view::npos) return 0;
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  // The approximate power of ten of the first digit: its sign says whether the number is too large or too
  // small.
  auto power = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first);
  if (exponent != std::string_view::npos) {
    constexpr std::int64_t kMany = 1'000'000'000'000;  // more than a text has digits
    std::int64_t number = 0;
    for (const char c : source.substr(exponent + 1))
      if (is_ascii_digit(c)) number = std::min(number * 10 + (c - '0'), kMany);
    power += source[exponent + 1] == '-' ? -number : number;
  }
  const double size = power > 0 ? std::numeric_limits<double>::infinity() : 0;
  return source.starts_with('-') ? -size : size;
}

}  // namespace

double number_of_digits(std::string_view source) {
  double value = 0;
#if defined(__cpp_lib_to_chars)
  const auto parsed = std::from_chars(source.data(), source.data() + source.size(), value);
  // The function does not say whether the number was too large or too small.
  if (parsed.ec == std::errc::result_out_of_range) return beyond_double(source);
#else
  std::istringstream stream{std::string(source)};
  stream.imbue(std::locale::classic());
  if (!(stream >> value) || stream.peek() != std::istringstream::traits_type::eof())
    return beyond_double(source);
#endif
  return value;
}

ShortestDigits shortest_digits(double value) {
  // d.ddde±x
#if defined(__cpp_lib_to_chars)
  char text[40];
  const char* const end = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific).ptr;
  const std::string_view shortest(text, static_cast<std::size_t>(end - text));
#else
  std::string shortest_text;
  for (int precision = 0; precision <= 17; ++precision) {
    std::ostringstream stream;
    stream.imbue(std::locale::classic());
    stream.precision(precision);
    stream << std::scientific << value;
    shortest_text = stream.str();
    if (number_of_digits(shortest_text) == value) break;
  }
  const std::string_view shortest(shortest_text);
#endif
  const std::size_t mark = shortest.find('e');
  ShortestDigits out;
  for (const char c : shortest.substr(0, mark))
    if (is_ascii_digit(c)) out.digits += c;
  while (out.digits.size() > 1 && out.digits.back() == '0') out.digits.pop_back();
  out.point = std::atoi(std::string(shortest.substr(mark + 1)).c_str()) + 1;
  return out;
}

}  // namespace lockstep::detail
