// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
#include "edition-2024-09-12/edition.h"

#include "parse/script_session.h"

namespace lockstep::edition_2024_09_12 {

std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options) {
  return std::make_unique<detail::EditionScriptSession<Rules>>(host, std::move(decoder), options);
}

}  // namespace lockstep::edition_2024_09_12
