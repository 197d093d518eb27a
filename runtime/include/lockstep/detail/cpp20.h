// Included first by every public header: without C++20, compilation stops with one error that says so.
#ifndef LOCKSTEP_DETAIL_CPP20_H
#define LOCKSTEP_DETAIL_CPP20_H

#if defined(_MSVC_LANG)
#define LOCKSTEP_LANGUAGE _MSVC_LANG
#else
#define LOCKSTEP_LANGUAGE __cplusplus
#endif

#if LOCKSTEP_LANGUAGE < 202002L
#error "Lockstep needs C++20: compile with -std=c++20 (MSVC: /std:c++20)"
// A missing header ends the compilation, so that no errors caused by the older language follow.
#include <lockstep-needs-c++20>
#endif

#undef LOCKSTEP_LANGUAGE

#endif
