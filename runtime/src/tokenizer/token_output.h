// The emission of tokens: their ranges, the early end of emission, and queries about tree construction.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_OUTPUT_H
#define LOCKSTEP_TOKENIZER_TOKEN_OUTPUT_H

#include <algorithm>

#include "lockstep/types.h"
#include "observer/attachments.h"
#include "text/part_of.h"
#include "tokenizer/tokenizer_types.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class TokenOutput {
 public:
  using Rules = typename Types::Rules;

  // --- Operations of the rules
  Flow emit_end_of_file() {
    auto& input = rules().input;
    rules().characters.flush();
    if (rules().characters.locates_pieces()) place_ = {input.position(), input.position()};
    rules().sink.end_of_file();
    return Flow::stop;
  }
  // Pending characters may change the stack of open elements, by reconstructing formatting elements.
  bool has_adjusted_current_node() {
    rules().characters.flush();
    return rules().sink.has_adjusted_current_node();
  }
  bool adjusted_current_node_is_html() {
    rules().characters.flush();
    begin_token();  // for a CDATA section, which is not a token
    return rules().sink.adjusted_current_node_is_html();
  }

  // --- For the parts that build tokens: the range of a token other than characters
  // Begins the range at the last < that has been consumed.
  void begin_token() {
    if (locates_) place_.begin = rules().input.offset_of_last('<');
  }
  // Begins the range at the current character.
  void begin_token_here() {
    if (locates_) place_.begin = rules().input.position();
  }
  // Ends the range after the current character, or at the end of the input.
  void end_token() {
    if constexpr (Types::build.watch || Types::build.locate)
      place_.end = std::min(rules().input.position() + 1, rules().input.end_offset());
  }
  // Calls emit(), which emits a token other than characters and tags, after the characters before it.
  template <class Emit>
  void emit_markup(Emit emit) {
    rules().characters.flush();
    if (refuses_markup_) [[unlikely]]
      return rules().input.stop_after_character();
    end_token();
    emit();
  }

  // --- Settings
  // See TokenizerControl.
  const ByteRange& place() const { return place_; }
  // Makes place() valid. After set_place_before_input(), it begins at kBeforeInput until a token has begun.
  void set_locates(bool locates) { locates_ = locates; }
  void set_place_before_input() { place_.begin = kBeforeInput; }
  bool locates() const { return locates_; }
  // From now on, the tokenizer stops instead of emitting a token other than characters.
  void refuse_markup() { refuses_markup_ = true; }
  bool refuses_markup() const { return refuses_markup_; }

 private:
  LOCKSTEP_PART_OF(Rules, output)

  ByteRange place_;
  bool locates_ = false;
  bool refuses_markup_ = false;
};

}  // namespace lockstep::detail

#endif
