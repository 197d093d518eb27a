// Finding elements. CSS selectors: a compiled selector is kept until selector_free().
#include <new>

#include "instance.h"

namespace lockstep::web {

// Compiles the selector in the scratch memory. Returns 0 if it is invalid; then the result is the error as
// JSON.
LOCKSTEP_WEB(selector) Selector* selector(std::uint32_t size) {
  const SelectorResult parsed = Selector::parse(scratch_text(size));
  if (parsed) return new Selector(*parsed);
  const SelectorError& error = parsed.error();
  set_result(error_json(error.message, error.column, error.suggestion));
  return nullptr;
}
LOCKSTEP_WEB(selector_free) void selector_free(Selector* selector) { delete selector; }

// Result: the ids of the nodes. Returns the number of nodes.
LOCKSTEP_WEB(select_all)
std::uint32_t select_all(const Held* held, std::uint32_t node, const Selector* selector) {
  std::vector<std::uint32_t> found;
  for (const Node match : selector->select(held->node(node))) found.push_back(detail::NodeAccess::id(match));
  set_result(found);
  return static_cast<std::uint32_t>(found.size());
}
LOCKSTEP_WEB(select_first)
std::uint32_t select_first(const Held* held, std::uint32_t node, const Selector* selector) {
  return detail::NodeAccess::id(selector->select_first(held->node(node)));
}
// Returns the first element with the ID in the scratch memory, or 0.
LOCKSTEP_WEB(find_by_id) std::uint32_t find_by_id(const Held* held, std::uint32_t node, std::uint32_t size) {
  return detail::NodeAccess::id(held->node(node).find_by_id(scratch_text(size)));
}
LOCKSTEP_WEB(matches) std::uint32_t matches(const Held* held, std::uint32_t node, const Selector* selector) {
  return selector->matches(held->node(node));
}
LOCKSTEP_WEB(closest) std::uint32_t closest(const Held* held, std::uint32_t node, const Selector* selector) {
  return detail::NodeAccess::id(selector->closest(held->node(node)));
}
// Returns the form that the element belongs to, or 0.
LOCKSTEP_WEB(form_owner) std::uint32_t form_owner(const Held* held, std::uint32_t node) {
  return detail::NodeAccess::id(held->node(node).form_owner());
}

}  // namespace lockstep::web
