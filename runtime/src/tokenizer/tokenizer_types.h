// The common definitions of a tokenizer's parts.
#ifndef LOCKSTEP_TOKENIZER_TOKENIZER_TYPES_H
#define LOCKSTEP_TOKENIZER_TOKENIZER_TYPES_H

#include <cstdint>

#include "observer/attachments.h"

namespace lockstep::detail {

// The result of a state function, for the tokenizer's loop.
enum class Flow : std::uint8_t {
  next,     // continue in the current state
  suspend,  // the input ran out; continue in this state when there is more
  stop,     // the end-of-file token has been emitted
};

// `Rules` is the generated Tokenizer, `State` the generated enumeration. `Sink` takes the tokens:
//   void start_tag(TagToken&), end_tag(TagToken&), comment(CommentToken&), doctype(DoctypeToken&),
//   processing_instruction(ProcessingInstructionToken&), end_of_file();
//   void characters(std::string_view run)     // no NUL in it; whitespace is TAB LF FF SPACE
//   void null_character();
//   bool has_adjusted_current_node(), adjusted_current_node_is_html();
//   // only when errors are requested; the error's offsets are in the text, which begins at the offset given
//   void tokenizer_error(const FoundError&, std::uint64_t);
// A sink may switch the state while it takes a token.
template <class RulesType, class SinkType, class StateType, Build kBuild>
struct TokenizerTypes {
  using Rules = RulesType;
  using Sink = SinkType;
  using State = StateType;
  static constexpr Build build = kBuild;
};

}  // namespace lockstep::detail

#endif
