// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for parsers that run scripts.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "parse/script_session.h"

namespace lockstep::snapshot_1 {

std::unique_ptr<detail::ScriptSession> make_script_session(ScriptHost<Node>& host,
                                                           std::unique_ptr<detail::ScriptDecoder> decoder,
                                                           const ParseOptions& options) {
  return std::make_unique<detail::EditionScriptSession<parser::Rules<parser::Snapshot1>>>(
      host, std::move(decoder), options);
}

}  // namespace lockstep::snapshot_1
