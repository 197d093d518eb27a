#include "cli/explain.h"
namespace lockstep::cli {
void explain_as_json(const Explanation&, Output&) {}
void explain_as_html(const Explanation&, Output&) {}
}  // namespace lockstep::cli
