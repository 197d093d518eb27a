// The options for the encoding of an input.
#include "cli/shared/encodings.h"

#include <algorithm>
#include <string>
#include <vector>

#include "lockstep/detection.h"

namespace lockstep::cli {

Encoding encoding_of(std::string_view label) {
  if (const auto found = encoding::find(label)) return *found;
  const std::string lower = lower_case(label);
  std::string message = "unknown encoding '" + std::string(label) + "'";
  const std::vector<std::string_view> near = nearest(lower, encoding::labels(), 3);
  for (std::size_t i = 0; i < near.size(); ++i)
    message.append(i == 0                 ? "; did you mean '"
                   : i + 1 == near.size() ? " or '"
                                          : ", '")
        .append(near[i])
        .append("'");
  throw UsageError(message + (near.empty() ? "; " : "? ") + "'lockstep decode --list' shows all labels");
}

EncodingOptions encoding_options(const Arguments& arguments) {
  EncodingOptions options;
  const LegacyDetector detector =
      legacy_detector(lower_case(arguments.find(kDomainOption.name).value_or("")));
  options.detect_legacy = detector;
  read_flags(arguments, options::kEncoding, options);
  if (options.detect_legacy.detect != nullptr) options.detect_legacy = detector;
  if (const auto value = arguments.find(kContentTypeOption.name))
    options.transport_encoding = charset_of_content_type(*value);
  if (const auto tag = arguments.find(kLocaleOption.name))
    options.default_encoding = encoding_for_locale(*tag);
  return options;
}

}  // namespace lockstep::cli
