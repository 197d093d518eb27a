// The C interface of selectors.
#include "c/selecting.h"

#include <vector>

#include "c/prefixes.h"

namespace lockstep::c {

namespace {

lockstep_status parse(std::string_view css, const lockstep_namespace_prefix* prefixes, std::size_t count,
                      lockstep_selector** selector, lockstep_selector_error** error) {
  std::vector<NamespacePrefix> namespaces;
  if (!read_prefixes(prefixes, count, namespaces)) return LOCKSTEP_BAD_ARGUMENT;
  const SelectorResult result = Selector::parse(css, {namespaces});
  if (result) {
    *selector = new lockstep_selector{*result};
    return LOCKSTEP_OK;
  }
  if (error != nullptr) *error = new lockstep_selector_error{result.error()};
  return LOCKSTEP_INVALID_SELECTOR;
}

// Returns the result of `find`; a null node if memory is exhausted.
template <class Find>
lockstep_node found(Find find) {
  return guarded_value([&] { return to_c(find()); }, LOCKSTEP_NO_NODE);
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_selector_parse(const char* css, size_t size,
                                        const lockstep_namespace_prefix* prefixes, size_t prefix_count,
                                        lockstep_selector** selector, lockstep_selector_error** error) {
  if (error != nullptr) *error = nullptr;
  if (selector == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *selector = nullptr;
  if (!is_text(css, size)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return parse({css, size}, prefixes, prefix_count, selector, error); });
}

lockstep_status lockstep_select(const lockstep_document* document, lockstep_node root,
                                const lockstep_selector* selector, lockstep_selection** selection) {
  if (selection == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *selection = nullptr;
  const lockstep::Node node = node_of(document, root);
  if (!node || selector == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    *selection = new lockstep_selection{selector->selector.select(node).begin()};
    return LOCKSTEP_OK;
  });
}

lockstep_node lockstep_selection_next(lockstep_selection* selection) {
  if (selection == nullptr) return LOCKSTEP_NO_NODE;
  const lockstep_node node = to_c(*selection->next);
  if (node == LOCKSTEP_NO_NODE) return node;
  const lockstep_status status = guarded([&] {
    ++selection->next;
    return LOCKSTEP_OK;
  });
  if (status != LOCKSTEP_OK) selection->next = {};
  return node;
}

lockstep_node lockstep_select_first(const lockstep_document* document, lockstep_node root,
                                    const lockstep_selector* selector) {
  if (selector == nullptr) return LOCKSTEP_NO_NODE;
  return found([&] { return selector->selector.select_first(node_of(document, root)); });
}

bool lockstep_node_matches(const lockstep_document* document, lockstep_node element,
                           const lockstep_selector* selector) {
  if (selector == nullptr) return false;
  const lockstep::Node node = node_of(document, element);
  return found([&] { return selector->selector.matches(node) ? node : lockstep::Node(); }) !=
         LOCKSTEP_NO_NODE;
}

lockstep_node lockstep_node_closest(const lockstep_document* document, lockstep_node element,
                                    const lockstep_selector* selector) {
  if (selector == nullptr) return LOCKSTEP_NO_NODE;
  return found([&] { return selector->selector.closest(node_of(document, element)); });
}

}  // extern "C"
