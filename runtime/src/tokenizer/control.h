// The part of the tokenizer's state that the tree builder reads and sets.
#ifndef LOCKSTEP_TOKENIZER_CONTROL_H
#define LOCKSTEP_TOKENIZER_CONTROL_H

#include "lockstep/types.h"

namespace lockstep::detail {

// Valid until the tokenizer is moved.
template <class State>
struct TokenizerControl {
  State* state = nullptr;              // set by rules
  const char* const* input = nullptr;  // the current position in the input
  // The range in the text of the token that is being emitted, unless it is a run of characters. The end is
  // set only in builds that watch or locate.
  const ByteRange* token_place = nullptr;
  const ByteRange* run_place = nullptr;  // the range of the run of characters being emitted
  void* tokenizer = nullptr;
  void (*stop)(void* tokenizer) = nullptr;

  // Call this while a token is being emitted: input after the current character is treated as if it had not
  // arrived.
  void stop_after_token() const { stop(tokenizer); }
};

}  // namespace lockstep::detail

#endif
