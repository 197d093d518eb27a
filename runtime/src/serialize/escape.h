// Escaping text as HTML.
#ifndef LOCKSTEP_SERIALIZE_ESCAPE_H
#define LOCKSTEP_SERIALIZE_ESCAPE_H

#include <string_view>

#include "serialize/output.h"
#include "text/byte_scan.h"

namespace lockstep::detail {

// The bytes that may have to be replaced.
inline constexpr ByteSet kEscapedBytes = {'&', '<', '>', '"', '\xC2'};

// #escapingString
inline void append_escaped(Output& out, std::string_view text, bool attribute_mode, bool angle_brackets) {
  const char* run = text.data();
  const char* const end = run + text.size();
  const auto replace = [&](const char* at, std::size_t length, std::string_view replacement) {
    out.append(run, at);
    out.append(replacement);
    run = at + length;
  };
  for (const char* p = skip_run<kEscapedBytes>(run, end); p != end; p = skip_run<kEscapedBytes>(p + 1, end)) {
    switch (*p) {
      case '&':
        replace(p, 1, "&amp;");
        break;
      case '<':
        if (angle_brackets) replace(p, 1, "&lt;");
        break;
      case '>':
        if (angle_brackets) replace(p, 1, "&gt;");
        break;
      case '"':
        if (attribute_mode) replace(p, 1, "&quot;");
        break;
      case '\xC2':  // first byte of U+00A0 NO-BREAK SPACE
        if (p + 1 != end && p[1] == '\xA0') {
          replace(p, 2, "&nbsp;");
          ++p;
        }
        break;
      default:
        break;
    }
  }
  out.append(run, end);
}

}  // namespace lockstep::detail

#endif
