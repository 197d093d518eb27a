// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Tokenizing without a tree by edition. Apart from what else editions have: a program that only parses is
// linked without.
#include "tokenizer/token_session.h"

namespace lockstep {

namespace edition_2024_09_12 {
extern const detail::TokenSessionMaker make_token_session;
}
namespace edition_2026_10_03 {
extern const detail::TokenSessionMaker make_token_session;
}

namespace detail {

std::unique_ptr<TokenSession> make_token_session(TokenHandler& handler, const TokenizerOptions& options) {
  switch (options.edition) {
#if LOCKSTEP_HTML_2024_09_12
    case Edition::html_2024_09_12:
      return edition_2024_09_12::make_token_session(handler, options);
#endif
#if LOCKSTEP_HTML_2026_10_03
    case Edition::html_2026_10_03:
      return edition_2026_10_03::make_token_session(handler, options);
#endif
  }
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
