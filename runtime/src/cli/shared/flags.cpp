// Reads the values of flags that set options of the library.
#include "cli/shared/flags.h"

#include "lockstep/detection.h"

#include "cli/shared/editions.h"
#include "cli/shared/encodings.h"

namespace lockstep::cli {

bool value_of(const Option& flag, std::string_view text, bool) { return flag.value.empty() || text == "on"; }

std::size_t value_of(const Option& flag, std::string_view text, std::size_t) {
  return number_of(flag.name, "a number such as 100", text);
}

Edition value_of(const Option&, std::string_view text, Edition) { return edition_of(text); }

LegacyDetector value_of(const Option&, std::string_view text, LegacyDetector) {
  return text == "on" ? legacy_detector() : LegacyDetector();
}

Encoding value_of(const Option&, std::string_view text, Encoding) { return encoding_of(text); }

std::optional<Encoding> value_of(const Option&, std::string_view text, std::optional<Encoding>) {
  return encoding_of(text);
}

}  // namespace lockstep::cli
