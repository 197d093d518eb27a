// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
// Parses with scripts by edition. Programs that have none do without the code of all this.
#include "parse/script_session.h"

namespace lockstep {

namespace edition_2024_09_12 {
std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options);
}
namespace edition_2026_10_03 {
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
    return edition_2024_09_12::make_script_session(host, std::move(decoder), options);
#endif
#if LOCKSTEP_HTML_2026_10_03
  if (edition == Edition::html_2026_10_03)
    return edition_2026_10_03::make_script_session(host, std::move(decoder), options);
#endif
  return nullptr;
}

}  // namespace detail
}  // namespace lockstep
