// The part of a script session that does not depend on the edition.
#include "parse/script_session.h"

#include <memory>

namespace lockstep::detail {

ScriptSession::ScriptSession(ScriptHost<Node>& host, const ParseOptions& options)
    : host_(host), document_(DocumentAccess::make(std::make_unique<Tree>())) {
  tree().edition = options.edition;
  tree().source_changes = true;
}

Node ScriptSession::node(NodeId id) const { return NodeAccess::at(document_, id); }

}  // namespace lockstep::detail
