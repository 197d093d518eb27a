// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The snapshot of 2024-09-12 for Rewriters.
#include "parser/edition.h"
#include "parser/editions/snapshot_1/data.h"

#include "rewrite/edition_session.h"

namespace lockstep::snapshot_1 {

std::unique_ptr<detail::RewriteSession> make_rewrite_session(detail::RewriteCore& core,
                                                             const ParseOptions& options,
                                                             detail::EncodingHost& encoding) {
  return std::make_unique<detail::EditionRewriteSession<parser::Rules<parser::Snapshot1>>>(core, options,
                                                                                           encoding);
}

}  // namespace lockstep::snapshot_1
