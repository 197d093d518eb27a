// Language tags. https://www.rfc-editor.org/rfc/rfc5646
#include <array>

#include "authoring/language_subtags.h"
#include "validate/values/functions.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

using language_subtags::Subtags;
using value_functions::Fault;

constexpr std::size_t kLongestSubtag = 8;

bool is_registered(const Subtags& subtags, std::string_view subtag) {
  if (subtag.size() > subtags.width) return false;
  std::array<char, kLongestSubtag> padded;
  padded.fill(' ');
  for (std::size_t i = 0; i < subtag.size(); ++i) padded[i] = ascii_lowercase(subtag[i]);
  const std::string_view wanted(padded.data(), subtags.width);
  std::size_t low = 0, high = subtags.text.size() / subtags.width;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const std::string_view found = subtags.text.substr(middle * subtags.width, subtags.width);
    if (found == wanted) return true;
    (found < wanted ? low : high) = found < wanted ? middle + 1 : middle;
  }
  return false;
}

bool is_all_digits(std::string_view text) { return text.find_first_not_of("0123456789") == text.npos; }

// Reads the subtags of a well-formed tag: language, extlangs, script, region, variants; extensions and
// private use follow.
class TagReader {
 public:
  explicit TagReader(std::string_view tag) : scanner_(tag) { advance(); }

  Fault fault() {
    if (!is_registered(language_subtags::language, subtag_)) return unregistered("language");
    for (advance(); subtag_.size() == 3 && !is_all_digits(subtag_); advance())
      if (!is_registered(language_subtags::extlang, subtag_)) return unregistered("extended language");
    if (subtag_.size() == 4 && is_ascii_alpha(subtag_[0])) {
      if (!is_registered(language_subtags::script, subtag_)) return unregistered("script");
      advance();
    }
    if (subtag_.size() == 2 || subtag_.size() == 3) {
      if (!is_registered(language_subtags::region, subtag_)) return unregistered("region");
      advance();
    }
    for (; subtag_.size() > 3; advance())
      if (!is_registered(language_subtags::variant, subtag_)) return unregistered("variant");
    return std::nullopt;
  }

 private:
  void advance() {
    begin_ = scanner_.at();
    subtag_ = scanner_.take_until('-');
    scanner_.skip();
  }
  Fault unregistered(std::string_view kind) const {
    return fault_at(begin_, begin_ + subtag_.size(),
                    quoted_value(subtag_) + " is not a registered " + std::string(kind) + " subtag.");
  }

  Scanner scanner_;
  std::string_view subtag_;
  std::size_t begin_ = 0;
};

}  // namespace

Fault value_functions::subtags_are_registered(std::string_view tag) {
  const bool is_private = ascii_lowercase(tag[0]) == 'x' && tag[1] == '-';
  if (is_private || is_valid(ValueSyntax::irregular_language_tag, tag)) return std::nullopt;
  return TagReader(tag).fault();
}

}  // namespace lockstep::detail::authoring
