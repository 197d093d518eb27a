// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for the tokenizer alone.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "tokenizer/token_session.h"

namespace lockstep::living {

extern const detail::TokenSessionMaker make_token_session;
constexpr detail::TokenSessionMaker make_token_session =
    [](TokenHandler& handler, const TokenizerOptions& options) -> std::unique_ptr<detail::TokenSession> {
  return std::make_unique<detail::EditionTokenSession<parser::Rules<parser::Living>>>(handler, options);
};

}  // namespace lockstep::living
