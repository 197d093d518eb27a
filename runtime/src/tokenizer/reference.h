// The character reference being read.
#ifndef LOCKSTEP_TOKENIZER_REFERENCE_H
#define LOCKSTEP_TOKENIZER_REFERENCE_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tables/character_references.h"
#include "text/characters.h"
#include "text/part_of.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class Reference {
 public:
  using Rules = typename Types::Rules;
  using State = typename Types::State;

  State return_state() const { return return_state_; }
  void set_return_state(State state) { return_state_ = state; }

  // --- Named
  // Consumes the longest name. Returns false if the input ended where more input could give a longer match.
  bool consume_longest_name() {
    auto& input = rules().input;
    if (!find_recent()) {
      bool cut = false;
      match_ = find_character_reference(rest(), cut);
      if (cut && input.more_to_come()) return false;
      remember();
    }
    consumed_ = {input.here(), match_.length};
    input.advance(match_.length);
    return true;
  }
  bool is_matched() const { return match_.length != 0; }
  std::string_view consumed() const { return consumed_; }
  std::string_view characters() const { return match_.text; }
  bool ends_with(char32_t c) const { return static_cast<unsigned char>(consumed_.back()) == c; }

  // --- Numeric: the character reference code
  char32_t code() const { return code_; }
  void set_code(char32_t code) { code_ = code; }
  // Saturating: above U+10FFFF it only matters that the code is too large.
  void multiply_code(char32_t by) { code_ = code_ > 0x10FFFF ? code_ : code_ * by; }
  void add_to_code(char32_t minus) {
    if (code_ <= 0x10FFFF) code_ += rules().input.current() - minus;
  }

 private:
  LOCKSTEP_PART_OF(Rules, reference)

  std::string_view rest() const {
    const auto& input = rules().input;
    return {input.here(), static_cast<std::size_t>(input.end() - input.here())};
  }

#if LOCKSTEP_PLAIN_RULES
  bool find_recent() { return false; }
  void remember() {}
#else
  // Pages use the same few names repeatedly. A match never extends beyond a name's semicolon, so names of up
  // to eight bytes including a semicolon are cached by those bytes.
  struct Recent {
    static constexpr std::size_t kBits = 3;
    struct Match {
      std::size_t length;
      const char* text;
      std::size_t text_size;
    };
    std::uint64_t keys[1 << kBits] = {};
    Match matches[1 << kBits];  // initialized only where there is a key
    static std::size_t place(std::uint64_t key) { return (key * 0x9E3779B97F4A7C15u) >> (64 - kBits); }
  };
  // Returns the bytes up to the first semicolon among the next eight, or 0.
  std::uint64_t key() const {
    if (rest().size() < 8) return 0;
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    const std::uint64_t bytes = load<std::uint64_t>(rest().data());
    const std::uint64_t zero_if_semicolon = bytes ^ kOnes * ';';
    const std::uint64_t found = (zero_if_semicolon - kOnes) & ~zero_if_semicolon & kOnes << 7;
    return found == 0 ? 0 : bytes & (found ^ (found - 1));
  }
  bool find_recent() {
    const std::uint64_t wanted = key();
    const std::size_t place = Recent::place(wanted);
    if (wanted == 0 || recent_.keys[place] != wanted) return false;
    const typename Recent::Match& match = recent_.matches[place];
    match_ = {match.length, {match.text, match.text_size}};
    return true;
  }
  void remember() {
    if (match_.length == 0 || rest()[match_.length - 1] != ';' || match_.length > 8) return;
    const std::uint64_t new_key = key();
    if (new_key == 0) return;
    const std::size_t place = Recent::place(new_key);
    recent_.keys[place] = new_key;
    recent_.matches[place] = {match_.length, match_.text.data(), match_.text.size()};
  }
#endif

  State return_state_{};
  CharacterReferenceMatch match_;
  std::string_view consumed_;
  char32_t code_ = 0;
#if !LOCKSTEP_PLAIN_RULES
  Recent recent_;
#endif
};

}  // namespace lockstep::detail

#endif
