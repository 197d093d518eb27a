// Sentences that explain errors to people; programs that never show them can leave them out.
#ifndef LOCKSTEP_TEXT_SENTENCE_H
#define LOCKSTEP_TEXT_SENTENCE_H

#include "text/small_tables.h"

#if defined(LOCKSTEP_WITHOUT_SENTENCES)
#define LOCKSTEP_SENTENCE(text) ""
#else
#define LOCKSTEP_SENTENCE(text) text
#endif

// The result of parse_error_explanation() for an error whose parse_error_message() may contain names. The
// WebAssembly modules use only the message.
#if LOCKSTEP_SMALL_TABLES
#define LOCKSTEP_GENERAL_SENTENCE(text) ""
#else
#define LOCKSTEP_GENERAL_SENTENCE(text) LOCKSTEP_SENTENCE(text)
#endif

#endif
