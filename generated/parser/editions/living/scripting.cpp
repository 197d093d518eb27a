// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for parsers that run scripts.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/script_session.h"

namespace lockstep::living {

std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options) {
  return std::make_unique<detail::EditionScriptSession<parser::Rules<parser::Living>>>(
      host, std::move(decoder), options);
}

}  // namespace lockstep::living
