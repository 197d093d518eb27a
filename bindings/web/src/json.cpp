// The tree as JSON.
#include "instance.h"

namespace lockstep::web {

LOCKSTEP_WEB(json) void json(const Held* held) { set_result(serialize_json(*held->document)); }

}  // namespace lockstep::web
