// Whether tables are small or precomputed.
#ifndef LOCKSTEP_TEXT_SMALL_TABLES_H
#define LOCKSTEP_TEXT_SMALL_TABLES_H

// Tables that can be computed from others are computed when the program starts, instead of by the generator
// or the compiler: for programs that are loaded over a network.
#ifndef LOCKSTEP_SMALL_TABLES
#define LOCKSTEP_SMALL_TABLES 0
#endif
#if LOCKSTEP_SMALL_TABLES
#define LOCKSTEP_COMPUTED const
#define LOCKSTEP_COMPUTED_CONSTRUCTOR
#else
#define LOCKSTEP_COMPUTED constexpr
#define LOCKSTEP_COMPUTED_CONSTRUCTOR constexpr
#endif

// For functions that process every tag or text: programs with small tables contain their code only once.
#if LOCKSTEP_SMALL_TABLES
#define LOCKSTEP_INLINE_IF_LARGE
#else
#define LOCKSTEP_INLINE_IF_LARGE [[gnu::always_inline]] inline
#endif

#endif
