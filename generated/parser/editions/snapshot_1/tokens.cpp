// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for the tokenizer alone.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "tokenizer/token_session.h"

namespace lockstep::snapshot_1 {

extern const detail::TokenSessionMaker make_token_session;
constexpr detail::TokenSessionMaker make_token_session =
    [](TokenHandler& handler, const TokenizerOptions& options) -> std::unique_ptr<detail::TokenSession> {
  return std::make_unique<detail::EditionTokenSession<parser::Rules<parser::Snapshot1>>>(handler, options);
};

}  // namespace lockstep::snapshot_1
