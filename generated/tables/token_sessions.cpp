// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Tokenizers without a tree, by edition. Separate from the rest of the editions, so that a program that only
// parses does not link this code.
#include "tokenizer/token_session.h"

namespace lockstep {

namespace snapshot_1 {
extern const detail::TokenSessionMaker make_token_session;
}
namespace living {
extern const detail::TokenSessionMaker make_token_session;
}

namespace detail {

std::unique_ptr<TokenSession> make_token_session(TokenHandler& handler, const TokenizerOptions& options) {
  switch (options.edition) {
#if LOCKSTEP_HTML_2024_09_12
    case Edition::html_2024_09_12: return snapshot_1::make_token_session(handler, options);
#endif
#if LOCKSTEP_LIVING
    case Edition::living: return living::make_token_session(handler, options);
#endif
  }
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
