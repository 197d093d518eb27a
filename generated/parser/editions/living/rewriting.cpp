// Generated from spec/STANDARD by the generator. Edit the rules, then run scripts/generate.
// The living edition of 2026-10-03 for Rewriters.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "rewrite/edition_session.h"

namespace lockstep::living {

std::unique_ptr<detail::RewriteSession> make_rewrite_session(detail::RewriteCore& core,
                                                             const ParseOptions& options,
                                                             detail::EncodingHost& encoding) {
  return std::make_unique<detail::EditionRewriteSession<parser::Rules<parser::Living>>>(core, options,
                                                                                        encoding);
}

}  // namespace lockstep::living
