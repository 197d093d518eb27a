// Finds all elements of a tree that contain one of some strings, in one pass.
#ifndef LOCKSTEP_SELECT_CONTAINED_TEXT_H
#define LOCKSTEP_SELECT_CONTAINED_TEXT_H

#include <span>
#include <string>
#include <vector>

#include "select/elements.h"

namespace lockstep::detail {

// Returns, by node, whether it is an element whose text content contains one of the strings. O(nodes + text ×
// strings)
std::vector<bool> elements_with_text(const Elements& elements, std::span<const std::string> strings);
// Returns, by node, whether it is an element with a child text node that contains one of the strings.
std::vector<bool> elements_with_own_text(const Elements& elements, std::span<const std::string> strings);

}  // namespace lockstep::detail

#endif
