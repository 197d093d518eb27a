// Further conditions on values that match their grammar.

#include "text/decimal.h"
#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using value_functions::Fault;

// Returns the year at the beginning of a date modulo 400: the calendar repeats every 400 years.
int year_in_cycle(std::string_view digits) {
  int year = 0;
  for (const char c : digits) year = (year * 10 + (c - '0')) % 400;
  return year;
}

bool is_leap_year(int year) { return year % 400 == 0 || (year % 4 == 0 && year % 100 != 0); }

// Returns the day of the week of 1 January, 0 for Monday, by Gauss's rule.
int first_weekday(int year) {
  const int before = (year + 399) % 400;
  return (5 * (before % 4) + 4 * (before % 100) + 6 * before) % 7;
}

double number_at(std::string_view list, int index) {
  Scanner scanner(list);
  while (index-- > 0) {
    scanner.take_until(',');
    scanner.skip();
  }
  return number_of_digits(scanner.take_until(','));
}

}  // namespace

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#number-of-days-in-month-month-of-year-year
Fault value_functions::the_day_exists(std::string_view date) {
  const std::size_t hyphen = date.find('-');
  const std::string_view year = date.substr(0, hyphen), day = date.substr(hyphen + 1, 5);
  if (day != "02-29" || is_leap_year(year_in_cycle(year))) return std::nullopt;
  return fault_at(hyphen + 1, hyphen + 6, "February " + std::string(year) + " has 28 days.");
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#week-number-of-the-last-day
Fault value_functions::the_week_exists(std::string_view week) {
  const std::size_t hyphen = week.find('-');
  const int year = year_in_cycle(week.substr(0, hyphen)), first = first_weekday(year);
  const bool has_53_weeks = first == 3 || (first == 2 && is_leap_year(year));
  if (!week.ends_with("W53") || has_53_weeks) return std::nullopt;
  return fault_at(hyphen + 1, week.size(),
                  "The year " + std::string(week.substr(0, hyphen)) + " has 52 weeks.");
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-duration-string
Fault value_functions::a_component_is_given(std::string_view duration) {
  if (duration.back() != 'P' && duration.back() != 'T') return std::nullopt;
  return fault_at(0, duration.size(),
                  "The duration has no number and unit at its end: write it as in PT4H18M.");
}

// https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-shape-circle
Fault value_functions::radius_is_not_negative(std::string_view circle) {
  if (number_at(circle, 2) >= 0) return std::nullopt;
  return fault_at(circle.rfind(',') + 1, circle.size(), "The radius is negative.");
}

// https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-shape-rect
Fault value_functions::corners_are_in_order(std::string_view rectangle) {
  if (number_at(rectangle, 0) < number_at(rectangle, 2) && number_at(rectangle, 1) < number_at(rectangle, 3))
    return std::nullopt;
  return fault_at(
      0, rectangle.size(),
      "The first corner must be above and to the left of the second: write left, top, right, bottom.");
}

// https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name
Fault value_functions::no_tab_or_newline_and_less_than_sign(std::string_view name) {
  if (name.find_first_of("\t\n\r") == name.npos || name.find('<') == name.npos) return std::nullopt;
  return fault_at(0, name.size(),
                  "A name with “<” must not contain a tab or newline: a quotation mark is probably missing.");
}

}  // namespace lockstep::detail::authoring
