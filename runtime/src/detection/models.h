// The models for detecting legacy encodings; the tables are generated from spec/detection/.
#ifndef LOCKSTEP_DETECTION_MODELS_H
#define LOCKSTEP_DETECTION_MODELS_H

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/generated/encodings.h"

namespace lockstep::detail {

// The kind of a character in an alphabet: one of these, or a letter, numbered from kKinds on.
enum Kind : std::uint8_t {
  kBoundary,     // ASCII that is not a letter
  kAsciiLetter,  // a letter that is not in the alphabet
  kMark,         // punctuation outside ASCII
  kSymbol,
  kForeignLetter,
  kKinds,
};

// Which letters of a language follow each other, and how often.
struct Alphabet {
  const char16_t* letters;  // in lowercase, sorted; those of Latin alphabets begin with a to z
  std::uint8_t count;
  bool is_latin;
  const char* scores;  // for each kind after each kind: '0' + 3 * -ln P

  int score(int before, int after) const { return scores[before * (kKinds + count) + after] - '0'; }
};

// How common the characters of a language are.
struct CommonCharacters {
  const char16_t* characters;  // sorted
  std::size_t count;
  const char* levels;  // hexadecimal digits: see spec/detection/characters.tsv
};

struct Candidate {
  Encoding encoding;
  bool has_letters;  // whether alphabets, not common characters, describe its languages
  std::uint8_t penalty;
  std::uint32_t languages;  // as bits
};

// The candidates, as bits, that are likely under a top-level domain.
struct LikelyUnder {
  std::string_view domain;
  std::uint32_t candidates;
};

struct DetectionModels {
  std::span<const Alphabet> alphabets;
  std::span<const CommonCharacters> common_characters;
  std::span<const Candidate> candidates;
  std::span<const LikelyUnder> domains;  // sorted
};
extern const DetectionModels detection_models;

}  // namespace lockstep::detail

#endif
