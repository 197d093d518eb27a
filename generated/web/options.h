// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
// The options that JavaScript gives to a module: bits of a word, and words of the memory that both share.
// lib/option-tables.js is the JavaScript side.
#ifndef LOCKSTEP_GENERATED_WEB_OPTIONS_H
#define LOCKSTEP_GENERATED_WEB_OPTIONS_H

#include <cstdint>

#include "lockstep/lockstep.h"

namespace lockstep::web {

// Bits of the word `flags` that functions for parsing take.
enum Flag : std::uint32_t {
  kScripting = 1 << 0,
  kCollectErrors = 1 << 1,
  kAllowDeclarativeShadowRoots = 1 << 2,
  kIframeSrcdoc = 1 << 3,
  kCannotChangeTheMode = 1 << 4,
  kPositions = 1 << 5,
  kIgnoreLateMeta = 1 << 6,
  kNoDetectUtf8 = 1 << 7,
  kMoreOptions = 1 << 8,  // the options in Shared
  kFragment = 1 << 9,
  kBytes = 1 << 10,       // bytes in an encoding to be detected; otherwise text
  kSurrogates = 1 << 11,  // a text not to be repaired, whose byte order mark is a character
  kInsideForm = 1 << 12,
  kScriptsWillRun = 1 << 13,    // ScriptingMode::fragment
  kAscii = 1 << 14,             // JavaScript has seen that the text is ASCII
  kContextNamespace = 3 << 15,  // 0: HTML, 1: MathML, 2: SVG
  kContextQuirks = 3 << 17,     // a QuirksMode
};
inline constexpr int kContextNamespaceBit = 15;
inline constexpr int kContextQuirksBit = 17;

// Memory at a fixed address, which JavaScript writes before a call and reads after it.
struct Shared {
  std::uint32_t result;
  std::uint32_t result_size;
  std::uint32_t edition;  // 0: the default
  std::uint32_t max_errors;
  std::uint32_t input_bytes;         // a limit
  std::uint32_t nodes;               // a limit
  std::uint32_t depth;               // a limit
  std::uint32_t attributes;          // a limit
  std::uint32_t errors;              // a limit
  std::uint32_t memory_bytes;        // a limit
  std::uint32_t copied_nodes;        // a limit
  std::uint32_t encoding;            // 0: none; otherwise the encoding + 1
  std::uint32_t transport_encoding;  // 0: none; otherwise the encoding + 1
  std::uint32_t prescan_bytes;
  std::uint32_t container_encoding;  // 0: none; otherwise the encoding + 1
  std::uint32_t likely_encoding;     // 0: none; otherwise the encoding + 1
  std::uint32_t default_encoding;    // 0: none; otherwise the encoding + 1
  std::uint32_t context_name_size;   // the sizes of the strings in the scratch memory
  std::uint32_t context_encoding_size;
};

inline ParseOptions read_parse_options(std::uint32_t flags, const Shared& words) {
  ParseOptions options;
  options.scripting = (flags & kScripting) != 0;
  options.collect_errors = (flags & kCollectErrors) != 0;
  options.allow_declarative_shadow_roots = (flags & kAllowDeclarativeShadowRoots) != 0;
  options.iframe_srcdoc = (flags & kIframeSrcdoc) != 0;
  options.cannot_change_the_mode = (flags & kCannotChangeTheMode) != 0;
  options.positions = (flags & kPositions) != 0;
  if ((flags & kMoreOptions) == 0) return options;
  if (words.edition != 0) options.edition = static_cast<Edition>(words.edition);
  options.max_errors = words.max_errors;
  options.limits.input_bytes = words.input_bytes;
  options.limits.nodes = words.nodes;
  options.limits.depth = words.depth;
  options.limits.attributes = words.attributes;
  options.limits.errors = words.errors;
  options.limits.memory_bytes = words.memory_bytes;
  options.limits.copied_nodes = words.copied_nodes;
  return options;
}

inline EncodingOptions read_encoding_options(std::uint32_t flags, const Shared& words) {
  EncodingOptions options;
  options.ignore_late_meta = (flags & kIgnoreLateMeta) != 0;
  options.detect_utf_8 = (flags & kNoDetectUtf8) == 0;
  if ((flags & kMoreOptions) == 0) return options;
  const auto encoding = [](std::uint32_t word) { return static_cast<Encoding>(word - 1); };
  if (words.encoding != 0) options.encoding = encoding(words.encoding);
  if (words.transport_encoding != 0) options.transport_encoding = encoding(words.transport_encoding);
  options.prescan_bytes = words.prescan_bytes;
  if (words.container_encoding != 0) options.container_encoding = encoding(words.container_encoding);
  if (words.likely_encoding != 0) options.likely_encoding = encoding(words.likely_encoding);
  if (words.default_encoding != 0) options.default_encoding = encoding(words.default_encoding);
  return options;
}

}  // namespace lockstep::web

#endif
