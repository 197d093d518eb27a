// Detecting legacy encodings: finds the candidate in which the text is most likely.
#include "lockstep/detection.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "detection/models.h"
#include "text/ascii.h"
#include "text/characters.h"

namespace lockstep {

namespace detail {

namespace {

// Scores are in thirds of a nat; the lower the score, the more likely the text.
constexpr int kUnits = 3;
constexpr int kNotText = 16 * kUnits;        // for a control character or a malformed sequence
constexpr int kCapitalInside = 5 * kUnits;   // for a capital after a small letter
constexpr int kLikelyDomain = 8 * kUnits;    // the weight of the top-level domain
constexpr int kUnlikeText = 9 * kUnits;      // per byte, on average: above this, the input is not text
constexpr std::size_t kExaminedBytes = 512;  // the maximum number of bytes outside ASCII examined

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }

// Returns the first bytes outside ASCII, each run with its neighbors, which may belong to the same character;
// a space replaces omitted bytes, so that markup is a boundary like other punctuation.
std::string condensed(std::string_view bytes) {
  std::string out;
  std::size_t high = 0, end = 0;  // `end`: the end of the bytes copied so far
  for (std::size_t at = ascii_prefix(bytes); at < bytes.size() && high < kExaminedBytes;) {
    const std::size_t from = std::max(end, at == 0 ? 0 : at - 1);
    if (from != end) out += ' ';
    std::size_t stop = at;
    while (stop < bytes.size() && is_high(bytes[stop]) && high < kExaminedBytes) ++stop, ++high;
    end = std::min(stop + 1, bytes.size());
    out.append(bytes.substr(from, end - from));
    at = stop + ascii_prefix(bytes.substr(stop));
  }
  return out;
}

// Converts to lowercase in the alphabets of the models.
char16_t lowercase(char16_t c) {
  if (c < 0x80) return c >= 'A' && c <= 'Z' ? static_cast<char16_t>(c + 0x20) : c;
  const auto plus = [c](int distance) { return static_cast<char16_t>(c + distance); };
  if (c < 0x100) return c >= 0xC0 && c <= 0xDE && c != 0xD7 ? plus(0x20) : c;
  if (c == 0x130) return 'i';
  if (c == 0x178) return 0xFF;
  if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E)) return c % 2 == 1 ? plus(1) : c;
  if (c < 0x178 && c != 0x138 && c != 0x149) return c % 2 == 0 ? plus(1) : c;
  if (c == 0x1A0 || c == 0x1AF || c == 0x490) return plus(1);
  if (c == 0x386) return 0x3AC;
  if (c >= 0x388 && c <= 0x38A) return plus(0x25);
  if (c == 0x38C) return 0x3CC;
  if (c == 0x38E || c == 0x38F) return plus(0x3F);
  if (c >= 0x391 && c <= 0x3AB) return plus(0x20);
  if (c >= 0x400 && c <= 0x40F) return plus(0x50);
  return c >= 0x410 && c <= 0x42F ? plus(0x20) : c;
}

bool is_mark(char16_t c) {
  switch (c) {
    case 0xA0:
    case 0xA1:
    case 0xA3:
    case 0xA7:
    case 0xA9:
    case 0xAB:
    case 0xAD:
    case 0xAE:
    case 0xB0:
    case 0xB7:
    case 0xBB:
    case 0xBF:
    case 0x200C:
    case 0x200D:
    case 0x2013:
    case 0x2014:
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x2022:
    case 0x2026:
    case 0x2039:
    case 0x203A:
    case 0x20AC:
    case 0x2116:
    case 0x2122:
      return true;
    default:
      return false;
  }
}

bool is_no_text(char16_t c) { return c == 0xFFFD || (c >= 0x80 && c < 0xA0); }

struct Character {
  char16_t lower;  // lowercased
  bool is_ascii;
  bool is_capital;
};

// Decodes the bytes from the encoding. Characters outside the basic plane count as malformed.
std::vector<Character> characters_in(std::string_view bytes, Encoding encoding) {
  const std::string text = encoding::decode(bytes, encoding, {.bom = encoding::Bom::keep}).text;
  std::vector<Character> out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
    const int code = length == 1   ? byte(0)
                     : length == 2 ? (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F)
                     : length == 3 ? (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F)
                                   : 0xFFFD;
    const auto c = static_cast<char16_t>(code);
    const char16_t lower = lowercase(c);
    out.push_back({lower, c < 0x80, lower != c});
    at += length;
  }
  return out;
}

const char16_t* find(const char16_t* sorted, std::size_t count, char16_t c) {
  const char16_t* const found = std::lower_bound(sorted, sorted + count, c);
  return found != sorted + count && *found == c ? found : nullptr;
}

int kind_of(const Alphabet& alphabet, char16_t lower) {
  if (lower < 0x80) {
    const bool is_letter = lower >= 'a' && lower <= 'z';
    return !is_letter ? kBoundary : alphabet.is_latin ? kKinds + lower - 'a' : kAsciiLetter;
  }
  if (const char16_t* const letter = find(alphabet.letters, alphabet.count, lower))
    return kKinds + static_cast<int>(letter - alphabet.letters);
  if (is_mark(lower)) return kMark;
  const bool is_letter =
      lower == 0xAA || lower == 0xBA || (lower >= 0xC0 && lower < 0x2000 && lower != 0xD7 && lower != 0xF7);
  return is_letter ? kForeignLetter : kSymbol;
}

// Returns how unlikely the text is: the sum of the scores of all pairs of characters that are not both ASCII.
// Stops once the sum exceeds `most`.
int score(const std::vector<Character>& text, const Alphabet& alphabet, int most) {
  int sum = 0, before = kBoundary;
  bool after_ascii = true, after_small = false;
  for (const Character& c : text) {
    if (is_no_text(c.lower)) {
      sum += kNotText;
      before = kBoundary;
      after_ascii = after_small = false;
    } else {
      const int kind = kind_of(alphabet, c.lower);
      if (!c.is_ascii || !after_ascii) {
        // Punctuation next to ASCII says nothing about the language.
        if (c.is_ascii && (before == kMark || before == kSymbol))
          sum += 2 * kUnits;
        else if (after_ascii && kind == kMark)
          sum += 4 * kUnits;
        else
          sum += alphabet.score(before, kind);
        if (after_small && c.is_capital) sum += kCapitalInside;
      }
      before = kind;
      after_ascii = c.is_ascii;
      after_small = (kind >= kKinds || kind == kAsciiLetter) && !c.is_capital;
    }
    if (sum > most) break;
  }
  return sum;
}

int score_of(char16_t c, const CommonCharacters& common) {
  const auto thirds = [](double nats) { return static_cast<int>(nats * kUnits + 0.5); };
  if (c == 0xFFFD) return thirds(24);
  if (const char16_t* const found = find(common.characters, common.count, c)) {
    const char digit = common.levels[found - common.characters];
    return thirds(2 + 0.75 * (digit <= '9' ? digit - '0' : digit - 'a' + 10));
  }
  if ((c >= 0x3000 && c < 0x3040) || (c >= 0xFF00 && c < 0xFF61)) return thirds(4);
  if (is_mark(c)) return thirds(6);
  if (c >= 0xFF61 && c < 0xFFA0) return thirds(9);  // half-width katakana, of one byte each
  const bool is_cjk =
      (c >= 0x3040 && c < 0x3100) || (c >= 0x4E00 && c < 0xA000) || (c >= 0xAC00 && c < 0xD7A4);
  return thirds(is_cjk ? 13.5 : 14);
}

int score(const std::vector<Character>& text, const CommonCharacters& common, int most) {
  int sum = 0;
  bool after_ascii_letter = false, after_other = false;
  for (const Character& c : text) {
    if (c.is_ascii) {
      if (after_other) sum += 2 * kUnits;
    } else {
      sum += score_of(c.lower, common);
      if (after_ascii_letter) sum += kUnits;
    }
    after_other = !c.is_ascii;
    after_ascii_letter = c.is_ascii && c.lower >= 'a' && c.lower <= 'z';
    if (sum > most) break;
  }
  return sum;
}

// ISO-2022-JP is ASCII with escape sequences. It is detected only if it is well-formed and has two-byte
// characters, since escape sequences can hide markup.
bool is_iso_2022_jp(std::string_view bytes) {
  if (bytes.find("\x1B$") == std::string_view::npos) return false;
  std::string text;
  encoding::Decoder decoder(Encoding::iso_2022_jp, {encoding::ErrorMode::fatal, encoding::Bom::keep});
  return decoder.write(bytes, text) && ascii_prefix(text) != text.size();
}

std::uint32_t likely_candidates(std::string_view domain) {
  const auto found =
      std::lower_bound(detection_models.domains.begin(), detection_models.domains.end(), domain,
                       [](const LikelyUnder& row, std::string_view wanted) { return row.domain < wanted; });
  return found != detection_models.domains.end() && found->domain == domain ? found->candidates : 0;
}

std::optional<Encoding> detect(std::string_view bytes, std::uint32_t likely) {
  if (ascii_prefix(bytes) == bytes.size())
    return is_iso_2022_jp(bytes) ? std::optional(Encoding::iso_2022_jp) : std::nullopt;
  const std::string text = condensed(bytes);
  // Input that is unlikely in every encoding is not text.
  int best = static_cast<int>(text.size()) * kUnlikeText;
  std::optional<Encoding> found;
  std::uint32_t bit = 1;
  for (const Candidate& candidate : detection_models.candidates) {
    const int penalty = candidate.penalty * kUnits - ((likely & bit) != 0 ? kLikelyDomain : 0);
    bit <<= 1;
    const std::vector<Character> characters = characters_in(text, candidate.encoding);
    for (std::uint32_t left = candidate.languages; left != 0; left &= left - 1) {
      const auto language = static_cast<std::size_t>(std::countr_zero(left));
      const int sum =
          penalty + (candidate.has_letters
                         ? score(characters, detection_models.alphabets[language], best - penalty)
                         : score(characters, detection_models.common_characters[language], best - penalty));
      if (sum >= best) continue;
      best = sum;
      found = candidate.encoding;
    }
  }
  return found;
}

}  // namespace

}  // namespace detail

LegacyDetector legacy_detector(std::string_view top_level_domain) {
  return {detail::detect, detail::likely_candidates(top_level_domain)};
}

std::optional<Encoding> detect_legacy_encoding(std::string_view bytes, std::string_view top_level_domain) {
  return detail::detect(bytes, detail::likely_candidates(top_level_domain));
}

}  // namespace lockstep
