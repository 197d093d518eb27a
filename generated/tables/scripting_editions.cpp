// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Parsers with scripts, by edition. Programs that use none do not link this code.
#include "parse/script_session.h"

namespace lockstep {

namespace snapshot_1 {
std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options);
}
namespace living {
std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options);
}

namespace detail {

std::unique_ptr<ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                   std::unique_ptr<ScriptDecoder> decoder,
                                                   const ParseOptions& options) {
  const Edition edition = kEditions[edition_index(options.edition)];
#if LOCKSTEP_HTML_2024_09_12
  if (edition == Edition::html_2024_09_12)
    return snapshot_1::make_script_session(host, std::move(decoder), options);
#endif
#if LOCKSTEP_LIVING
  if (edition == Edition::living) return living::make_script_session(host, std::move(decoder), options);
#endif
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
