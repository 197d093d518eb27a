// The parse errors of the tokenizer.
#ifndef LOCKSTEP_TOKENIZER_TOKENIZER_ERRORS_H
#define LOCKSTEP_TOKENIZER_TOKENIZER_ERRORS_H

#include <cstddef>

#include "lockstep/types.h"
#include "text/fault.h"
#include "text/part_of.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class TokenizerErrors {
 public:
  using Rules = typename Types::Rules;

  void set_wanted(bool wanted) { wanted_ = wanted; }
  bool are_wanted() const { return wanted_; }
  void report(ParseErrorCode code) {
    if (wanted_) pass_on(code);
  }

 private:
  LOCKSTEP_PART_OF(Rules, errors)

  [[gnu::cold, gnu::noinline]] void pass_on(ParseErrorCode code) {
    const auto& input = rules().input;
    auto& tag = rules().tag;
    auto& attribute = rules().attribute;
    rules().sink.tokenizer_error(
        tokenizer_error(code, {{input.begin(), static_cast<std::size_t>(input.end() - input.begin())},
                               static_cast<std::size_t>(input.here() - input.begin()),
                               static_cast<std::size_t>(input.end_of_consumed() - input.origin()),
                               input.origin(),
                               rules().output.place().begin,
                               Types::Sink::kKeepsText,
                               tag.name.view(),
                               attribute.name.view(),
                               tag.token().name,
                               !tag.token().is_start_tag,
                               tag.names(),
                               attribute.names()}),
        input.origin());
  }

  bool wanted_ = false;
};

}  // namespace lockstep::detail

#endif
