// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2024-09-12/edition.h"

#include "tokenizer/token_session.h"

namespace lockstep::edition_2024_09_12 {

extern const detail::TokenSessionMaker make_token_session;
constexpr detail::TokenSessionMaker make_token_session =
    [](TokenHandler& handler, const TokenizerOptions& options) -> std::unique_ptr<detail::TokenSession> {
  return std::make_unique<detail::EditionTokenSession<Rules>>(handler, options);
};

}  // namespace lockstep::edition_2024_09_12
