// The C interface for sanitizing text to text.
#include "c/sanitized_text.h"

#include <utility>
#include <vector>

#include "c/sanitizing.h"

namespace lockstep::c {

namespace {

constexpr lockstep_sanitize_text_options default_text_options() {
  lockstep_sanitize_text_options made = {};
  made.max_rounds = SanitizeTextOptions().max_rounds;
  return made;
}

// The options of a call. Must not be moved.
struct TextRequest : SanitizeRequest {
  // Returns false for invalid options.
  bool read_options(const lockstep_sanitize_text_options* from) {
    lockstep_sanitize_text_options c = default_text_options();
    if (!read(from, c) || !read_common(c, options) || (c.places == nullptr && c.place_count != 0))
      return false;
    for (std::size_t i = 0; i < c.place_count; ++i) {
      LandingPlace place;
      if (c.places[i].local_name == nullptr ||
          !convert(c.places[i].element_namespace, place.element_namespace))
        return false;
      place.local_name = c.places[i].local_name;
      places_.push_back(place);
    }
    options.places = places_;
    options.document = c.document;
    options.drop_comments = c.drop_comments;
    options.drop_noscript = c.drop_noscript;
    options.drop_foreign = c.drop_foreign;
    options.drop_raw_text = c.drop_raw_text;
    options.drop_if_unsettled = c.drop_if_unsettled;
    options.max_rounds = c.max_rounds;
    return true;
  }
  SanitizeTextOptions options;

 private:
  std::vector<LandingPlace> places_;
};

template <class Sanitize>
lockstep_status sanitize_by(const char* html, std::size_t size, const lockstep_sanitizer* sanitizer,
                            const lockstep_sanitize_text_options* options, lockstep_sanitized_text** result,
                            Sanitize sanitize) {
  if (result == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *result = nullptr;
  if (!is_text(html, size)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    TextRequest call;
    if (!call.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
    SanitizedText made = sanitize(std::string_view(html, size), sanitizer_of(sanitizer), call.options);
    const SanitizeTextError error = made.error;
    const Status status = made.status;
    *result = new lockstep_sanitized_text{std::move(made)};
    switch (error) {
      case SanitizeTextError::none:
        return to_c(status);
      case SanitizeTextError::unknown_place:
        return LOCKSTEP_BAD_ARGUMENT;
      case SanitizeTextError::unsettled:
      case SanitizeTextError::limit:
        break;
    }
    return LOCKSTEP_UNSETTLED;
  });
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

void lockstep_sanitize_text_options_init(lockstep_sanitize_text_options* options, size_t size) {
  init(options, size, default_text_options());
}

lockstep_status lockstep_sanitize_text(const char* html, size_t size, const lockstep_sanitizer* sanitizer,
                                       const lockstep_sanitize_text_options* options,
                                       lockstep_sanitized_text** result) {
  return sanitize_by(
      html, size, sanitizer, options, result,
      [](std::string_view text, const lockstep::Sanitizer& by, const lockstep::SanitizeTextOptions& how) {
        return lockstep::sanitize(text, by, how);
      });
}

lockstep_status lockstep_sanitize_text_unsafe(const char* html, size_t size,
                                              const lockstep_sanitizer* sanitizer,
                                              const lockstep_sanitize_text_options* options,
                                              lockstep_sanitized_text** result) {
  if (sanitizer == nullptr) {
    if (result != nullptr) *result = nullptr;
    return LOCKSTEP_BAD_ARGUMENT;
  }
  return sanitize_by(
      html, size, sanitizer, options, result,
      [](std::string_view text, const lockstep::Sanitizer& by, const lockstep::SanitizeTextOptions& how) {
        return lockstep::sanitize_unsafe(text, by, how);
      });
}

lockstep_string lockstep_sanitized_text_html(const lockstep_sanitized_text* result) {
  return result == nullptr || !result->text ? lockstep_string{nullptr, 0} : present(result->text.html);
}

}  // extern "C"
