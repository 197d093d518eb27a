// Sanitizes from text to text: the result is HTML that stays safe when it is parsed again, in the places that
// you name.
#ifndef LOCKSTEP_SANITIZE_TEXT_H
#define LOCKSTEP_SANITIZE_TEXT_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/sanitizer.h"
#include "lockstep/types.h"

namespace lockstep {

// Where text lands: the element whose content it becomes, as innerHTML or as part of a page.
struct LandingPlace {
  std::string_view local_name = "body";           // as in the DOM: "td", "foreignObject"
  Namespace element_namespace = Namespace::html;  // html, mathml or svg
};

// Options for sanitizing from text to text.
struct SanitizeTextOptions {
  // How the input is parsed and sanitized: see SanitizeOptions. Limits::depth is 256 by default, because
  // browsers flatten trees deeper than 512 elements, including the elements around the result.
  SanitizeMethod method = SanitizeMethod::filter_tree;
  ParseOptions parse = text_parse_options();
  bool only_standard_event_handlers = false;
  // Whether the input is a whole page, and so is the result. Otherwise, the result is a fragment that lands
  // in `body`.
  bool document = false;
  // Fragments only: where the result may land in addition to flow content (`body`, `div`, `article`): table
  // parts, `select`, `template`, `svg`, `math` and elements inside these, `textarea` and `title`. The places
  // need to stay valid only during the call.
  std::span<const LandingPlace> places = {};
  // Remove the content that most often makes text change when it is parsed again, even if the configuration
  // keeps it: comments and processing instructions; `noscript`; SVG and MathML; elements whose content is
  // text that parsers may read as markup (`style`, `xmp`, `iframe`, `noembed`, `noframes`, `plaintext`,
  // `textarea`, `title`, `script`).
  bool drop_comments = false;
  bool drop_noscript = false;
  bool drop_foreign = false;
  bool drop_raw_text = false;
  // If the text does not settle, remove all of this content and try again, instead of refusing the text.
  bool drop_if_unsettled = false;
  // How many times the text may be changed after it is first sanitized; if parsing it again still changes it,
  // the text is refused. 0: the text is not parsed again, so it may be unsafe when a browser parses it.
  std::size_t max_rounds = 4;
  // Like SanitizeOptions::on_removal. Called for everything that is removed when the input is sanitized, but
  // not for content that the members above remove, nor for content that is removed when the text is parsed
  // again.
  void (*on_removal)(const SanitizerRemoval& removal, void* user_data) = nullptr;
  void* removal_user_data = nullptr;

  // The default of `parse`: ParseOptions with scripting, and a limit on the depth.
  static ParseOptions text_parse_options() {
    ParseOptions options;
    options.scripting = true;
    options.limits.depth = 256;
    return options;
  }
};

// Why there is no text.
enum class SanitizeTextError : std::uint8_t {
  none,
  unsettled,      // in some place, parsing the text again would change it
  limit,          // a limit was reached while parsing the text again: see SanitizedText::status
  unknown_place,  // one of the places, such as `script` or `br`, cannot contain markup
};

// Sanitized text, or the reason why there is none.
struct SanitizedText {
  std::string html;                                   // empty if there is an error
  SanitizeTextError error = SanitizeTextError::none;  // why there is no text
  std::string message;                                // the error as a sentence; empty if there is text
  // The limit that ended the parsing of the input, or ok; the part that was parsed is sanitized. If the error
  // is `limit`: the limit that was reached while the text was parsed again.
  Status status = Status::ok;
  bool flattened = false;  // whether Limits::depth moved nodes
  std::size_t rounds = 0;  // how many times the text had to be changed after it was first sanitized
  bool dropped = false;    // whether drop_if_unsettled was needed
  // Whether there is text.
  explicit operator bool() const { return error == SanitizeTextError::none; }
};

// Parses HTML, removes whatever is unsafe or not allowed by the configuration, and returns the rest as text.
// The text is then parsed again, as browsers would: with and without scripting, in quirks mode and in
// no-quirks mode, under each edition of the Standard in this build, inside and outside a form, as innerHTML
// and as part of a page, in `body` and in the other `places`. It is sanitized and serialized again until
// nothing would be removed in any of these ways, and parsing it in `body` gives the tree that it was
// serialized from. docs/guides/sanitizer.md states what is promised and what is not. O(html + text) for each
// round.
LOCKSTEP_EXPORT SanitizedText sanitize(std::string_view html, const Sanitizer& sanitizer = Sanitizer(),
                                       const SanitizeTextOptions& options = {});
// Like sanitize(), but removes only what the configuration does not allow. The result may run scripts.
LOCKSTEP_EXPORT SanitizedText sanitize_unsafe(std::string_view html, const Sanitizer& sanitizer,
                                              const SanitizeTextOptions& options = {});

}  // namespace lockstep

#endif
