// Included first by every public header: without C++20 there is one error that says so.
#ifndef LOCKSTEP_DETAIL_CPP20_H
#define LOCKSTEP_DETAIL_CPP20_H

#if defined(_MSVC_LANG)
#define LOCKSTEP_LANGUAGE _MSVC_LANG
#else
#define LOCKSTEP_LANGUAGE __cplusplus
#endif

#if LOCKSTEP_LANGUAGE < 202002L
#error "Lockstep needs C++20: compile with -std=c++20 (MSVC: /std:c++20)"
// A header that is not found ends the compilation, so that no errors follow from the older language.
#include <lockstep-needs-c++20>
#endif

#undef LOCKSTEP_LANGUAGE

#endif
