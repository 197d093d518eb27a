// Fragment contexts by name.
#ifndef LOCKSTEP_TESTS_SUPPORT_CONTEXTS_H
#define LOCKSTEP_TESTS_SUPPORT_CONTEXTS_H

#include <string_view>

#include "lockstep/options.h"

namespace lockstep::test {

// The context that the formats of the tests call "td", "svg path" or "math mi". Refers to `name`.
inline FragmentContext context_named(std::string_view name) {
  FragmentContext context;
  context.local_name = name;
  if (name.starts_with("svg ")) {
    context.element_namespace = Namespace::svg;
    context.local_name.remove_prefix(4);
  } else if (name.starts_with("math ")) {
    context.element_namespace = Namespace::mathml;
    context.local_name.remove_prefix(5);
  }
  return context;
}

}  // namespace lockstep::test

#endif
