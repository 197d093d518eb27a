// For the sentences that explain errors to people: programs that never show them can leave them out.
#ifndef LOCKSTEP_TEXT_SENTENCE_H
#define LOCKSTEP_TEXT_SENTENCE_H

#if defined(LOCKSTEP_WITHOUT_SENTENCES)
#define LOCKSTEP_SENTENCE(text) ""
#else
#define LOCKSTEP_SENTENCE(text) text
#endif

#endif
