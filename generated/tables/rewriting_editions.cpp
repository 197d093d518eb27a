// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Rewriters by edition. Programs that use none do not link this code.
#include "rewrite/session.h"

namespace lockstep {

namespace snapshot_1 {
std::unique_ptr<detail::RewriteSession> make_rewrite_session(detail::RewriteCore& core,
                                                             const ParseOptions& options,
                                                             detail::EncodingHost& encoding);
}
namespace living {
std::unique_ptr<detail::RewriteSession> make_rewrite_session(detail::RewriteCore& core,
                                                             const ParseOptions& options,
                                                             detail::EncodingHost& encoding);
}

namespace detail {

std::unique_ptr<RewriteSession> make_rewrite_session(Edition edition, RewriteCore& core,
                                                     const ParseOptions& options, EncodingHost& encoding) {
#if LOCKSTEP_HTML_2024_09_12
  if (edition == Edition::html_2024_09_12) return snapshot_1::make_rewrite_session(core, options, encoding);
#endif
#if LOCKSTEP_LIVING
  if (edition == Edition::living) return living::make_rewrite_session(core, options, encoding);
#endif
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
