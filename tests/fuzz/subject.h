// A fuzz target's calls to the library, and the results as text that can be compared.
//
// This is compiled twice: for the library as it is built, and, with `lockstep` defined as `lockstep_plain`,
// for a copy of the library under LOCKSTEP_PLAIN_RULES. The copy has another namespace, so both fit
// into one process.
#ifndef LOCKSTEP_TESTS_FUZZ_SUBJECT_H
#define LOCKSTEP_TESTS_FUZZ_SUBJECT_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"

namespace lockstep::fuzz {

// Every input begins with a header of that many bytes, which choose options and limits; the rest is markup or
// a program. A byte of the header counts by its difference from '0', so a header of twelve zeros chooses the
// defaults, and inputs can be read and written manually. read_case() documents the bytes.
inline constexpr std::size_t kHeaderSize = 12;

class Header {
 public:
  explicit Header(std::string_view input) : input_(input) {}
  std::uint8_t byte(std::size_t index) const { return static_cast<std::uint8_t>(input_[index] ^ '0'); }
  bool bit(std::size_t index, unsigned bit) const { return (byte(index) >> bit & 1) != 0; }

 private:
  std::string_view input_;
};

// How to parse, and what.
struct Case {
  ParseOptions options;
  std::optional<FragmentContext> context;  // of a fragment
  EncodingOptions encoding;                // where the markup counts as bytes
  TokenizerOptions tokenizer;              // where it is tokenized alone
  std::uint32_t seed = 0;                  // of the sizes of pieces
  std::string_view markup;
};

// None for an input without a header. The views are those of the input.
std::optional<Case> read_case(std::string_view input);

// The tree with positions, errors, status and encoding: a line for each node and error.
std::string describe(const Document& document);

// Tokens and errors, as they come, as lines of text. Adjacent runs of characters count as one.
class TokenLog {
 public:
  void add(const Token& token);
  void add(std::span<const ParseError> errors);
  // All tokens, then all errors.
  std::string text();

 private:
  void end_characters();
  std::string tokens_, errors_;
  Token characters_;
  std::string pending_;
};

// The case of an input, parsed or tokenized whole.
std::string parse_text_whole(std::string_view input);
std::string parse_bytes_whole(std::string_view input);
std::string tokenize_whole(std::string_view input);

// The case of an input as a page whose scripts run (scripted.cpp says in which language), in pieces of that
// many bytes. `look` is called for the document while scripts run.
std::string parse_with_scripts(std::string_view input, std::size_t piece, void (*look)(const Document&));

}  // namespace lockstep::fuzz

#endif
