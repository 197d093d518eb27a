// The results that a query caches to stay linear in the size of the document.
#ifndef LOCKSTEP_SELECT_MEMO_H
#define LOCKSTEP_SELECT_MEMO_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "select/code.h"
#include "select/elements.h"

namespace lockstep::detail {

// As long as a query takes few steps, nothing is cached by node, so that walking has no extra cost. When a
// query takes many, on average more than kStepsPerElement, it caches for each node whether it or one of its
// ancestors (or previous siblings) matches the part before a combinator, and its inherited properties
// (language, form). The indexes of :nth-child(), the anchors of :has(), and conditions on elements with many
// attributes or long values have separate caches.
class Memo {
 public:
  enum Known : std::uint8_t { unknown, no, yes };

  Memo(const Elements& elements, const CompiledSelector& code) : elements_(elements), code_(code) {}

  // Called for each element that is matched against the whole selector.
  void begin_element() { allowed_steps_ += kStepsPerElement; }
  void count_step(std::size_t steps = 1) { steps_ += steps; }
  // Whether enough steps have been taken for results to be cached by node from now on.
  bool is_on() const { return steps_ >= allowed_steps_; }

  // Where the last search among ancestors or siblings began, and its result. The next element in tree order
  // often has the same parent, or the last element as its parent.
  struct LastSearch {
    NodeId start = kNoNode;
    bool result = false;
  };
  LastSearch& last_search(std::uint32_t compound) {
    if (last_searches_.empty()) last_searches_.resize(code_.compounds.size());
    return last_searches_[compound];
  }
  // Returns for each node whether it, or a node reached by a search from it, matches from that compound on.
  // The reference stays valid.
  std::vector<std::uint8_t>& matches_from(std::uint32_t compound) {
    if (matches_.empty()) matches_.resize(code_.compounds.size());
    return sized(matches_[compound], std::uint8_t{unknown});
  }
  // Returns the index of each node for :nth-child() or a similar pseudo-class, 0 if it is not known; empty if
  // no index is known.
  std::vector<std::uint32_t>& indexes(std::uint32_t nth) {
    if (indexes_.empty()) indexes_.resize(code_.nths.size());
    return indexes_[nth];
  }
  // Returns for each node whether :has() or :-soup-contains() holds; empty if this has not been computed.
  std::vector<bool>& anchors(std::uint32_t list) {
    if (anchors_.empty()) anchors_.resize(code_.lists.size());
    return anchors_[list];
  }
  // Returns the result of compute(), which says whether the condition holds for the element. Calls it only
  // once for the same condition and element.
  template <class Compute>
  bool remembered(const Condition& condition, NodeId element, const Compute& compute) {
    const auto index = static_cast<std::uint64_t>(&condition - code_.conditions.data());
    const std::uint64_t key = index << 32 | element;
    const auto known = conditions_.find(key);
    if (known != conditions_.end()) return known->second;
    const bool result = compute();
    conditions_.emplace(key, result);
    return result;
  }
  // Returns the value that an element inherits from the nearest inclusive ancestor for which `own` does not
  // return T(), or `otherwise` if there is none. `known` caches the results of this query, and is initially
  // empty.
  template <class T, class Own>
  T inherited(std::vector<T>& known, NodeId element, T otherwise, const Own& own);

  // Returns the vector, resized to have an element for each node.
  template <class T>
  std::vector<T>& sized(std::vector<T>& by_node, T initial) const {
    const std::size_t nodes = elements_.tree().nodes.size();
    if (by_node.size() < nodes) by_node.resize(nodes, initial);
    return by_node;
  }

 private:
  static constexpr std::size_t kStepsPerElement = 16;

  const Elements& elements_;
  const CompiledSelector& code_;
  std::size_t steps_ = 0;
  std::size_t allowed_steps_ = 1024;
  std::vector<LastSearch> last_searches_;               // by compound
  std::vector<std::vector<std::uint8_t>> matches_;      // by compound and node
  std::vector<std::vector<std::uint32_t>> indexes_;     // by nth and node
  std::vector<std::vector<bool>> anchors_;              // by list and node
  std::unordered_map<std::uint64_t, bool> conditions_;  // by condition and node
};

template <class T, class Own>
T Memo::inherited(std::vector<T>& known, NodeId element, T otherwise, const Own& own) {
  NodeId at = element;
  T value{};
  for (; at != kNoNode; at = elements_.parent(at)) {
    if (at < known.size() && known[at] != T{}) value = known[at];
    if (value == T{}) value = own(at);
    if (value != T{}) break;
    count_step(1 + elements_.tree().attribute_count(at) / kManyAttributes);
  }
  if (value == T{}) value = otherwise;
  if (is_on()) {
    sized(known, T{});
    for (NodeId below = element; below != at; below = elements_.parent(below)) known[below] = value;
    if (at != kNoNode) known[at] = value;
  }
  return value;
}

}  // namespace lockstep::detail

#endif
