// The encoders of the Encoding Standard, transcribed step by step, a code point at a time. Like the reference
// decoders, they share nothing with the generator or the runtime.
#ifndef LOCKSTEP_TESTS_SUPPORT_REFERENCE_ENCODERS_H
#define LOCKSTEP_TESTS_SUPPORT_REFERENCE_ENCODERS_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "support/reference_decoders.h"

namespace lockstep::test {

struct ReferenceEncoded {
  std::string bytes;  // error mode "html"
  // Of the first error: what came before it, and the index of its code point.
  std::optional<std::size_t> error;
  std::string bytes_before_error;
};

class ReferenceEncoders {
 public:
  explicit ReferenceEncoders(const ReferenceDecoders& decoders) : decoders_(decoders) {}

  // By name. The encoding has an encoder.
  ReferenceEncoded encode(std::string_view encoding, std::u32string_view text);

  using Pointer = std::optional<std::uint32_t>;  // null: none

 private:
  enum class Entries : std::uint8_t { all, big5, shift_jis };
  Pointer index_pointer(const std::string& index, std::uint32_t code, Entries entries = Entries::all,
                        bool last = false);
  std::uint32_t gb18030_ranges_pointer(std::uint32_t code) const;

  using Queue = std::u32string;  // the last is the next
  struct Result {
    std::string bytes = {};
    Pointer error = {};
    bool is_finished = false;
  };
  Result handle(const std::string& encoding, Queue& queue, std::uint32_t code);
  Result single_byte(const std::string& encoding, std::uint32_t code);
  Result gb18030(bool is_gbk, std::uint32_t code);
  Result big5(std::uint32_t code);
  Result euc_jp(std::uint32_t code);
  Result iso_2022_jp(Queue& queue, std::uint32_t code);
  Result shift_jis(std::uint32_t code);
  Result euc_kr(std::uint32_t code);

  const ReferenceDecoders& decoders_;
  // By index and entries: first and last pointers by code point.
  std::map<std::string, std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>>> pointers_;
  enum { ascii, roman, jis0208 } state_ = ascii;
};

}  // namespace lockstep::test

#endif
