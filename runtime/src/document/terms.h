// The Standards' names of namespaces and quirks modes.
#ifndef LOCKSTEP_DOCUMENT_TERMS_H
#define LOCKSTEP_DOCUMENT_TERMS_H

#include <string_view>

#include "lockstep/types.h"

namespace lockstep::detail {

// https://infra.spec.whatwg.org/#namespaces; empty for no namespace, and for xml and xmlns, which are always
// bound.
constexpr std::string_view namespace_url(Namespace name_space) {
  switch (name_space) {
    case Namespace::html:
      return "http://www.w3.org/1999/xhtml";
    case Namespace::mathml:
      return "http://www.w3.org/1998/Math/MathML";
    case Namespace::svg:
      return "http://www.w3.org/2000/svg";
    case Namespace::xlink:
      return "http://www.w3.org/1999/xlink";
    default:
      return {};
  }
}

// https://dom.spec.whatwg.org/#concept-document-quirks
constexpr std::string_view quirks_mode_name(QuirksMode mode) {
  switch (mode) {
    case QuirksMode::no_quirks:
      return "no-quirks";
    case QuirksMode::limited_quirks:
      return "limited-quirks";
    case QuirksMode::quirks:
      return "quirks";
  }
  return {};
}

}  // namespace lockstep::detail

#endif
