// For the sentences that explain errors to people: programs that never show them can leave them out.
#ifndef LOCKSTEP_TEXT_SENTENCE_H
#define LOCKSTEP_TEXT_SENTENCE_H

#include <string_view>

#include "text/small_tables.h"

namespace lockstep::detail {

#if defined(LOCKSTEP_WITHOUT_SENTENCES)
#define LOCKSTEP_SENTENCE(text) ""
// Takes almost no room.
struct Sentence {
  constexpr Sentence(const char*) {}
  constexpr operator std::string_view() const { return {}; }
};
#else
#define LOCKSTEP_SENTENCE(text) text
using Sentence = std::string_view;
#endif

// A sentence that parse_error_message() says with names. The WebAssembly modules have no other use for it.
#if LOCKSTEP_SMALL_TABLES
#define LOCKSTEP_GENERAL_SENTENCE(text) ""
#else
#define LOCKSTEP_GENERAL_SENTENCE(text) LOCKSTEP_SENTENCE(text)
#endif

}  // namespace lockstep::detail

#endif
