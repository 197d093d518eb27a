// Macros for attributes: LOCKSTEP_EXPORT for the symbols that a shared library exports (all others are
// hidden), LOCKSTEP_KEEP and LOCKSTEP_LIFETIMEBOUND.
#ifndef LOCKSTEP_EXPORT_H
#define LOCKSTEP_EXPORT_H

// Marks public functions, classes that are not entirely inline, and functions of lockstep::detail that inline
// accessors call. CMake and pkg-config define LOCKSTEP_SHARED if the library is shared.
#if defined(LOCKSTEP_SHARED) && !defined(_WIN32)
#define LOCKSTEP_EXPORT __attribute__((visibility("default")))
#else
#define LOCKSTEP_EXPORT
#endif

// Keeps an unused variable in the program, even if the linker removes unused sections.
#if defined(__ELF__) && defined(__has_attribute)
#if __has_attribute(retain)
#define LOCKSTEP_KEEP __attribute__((used, retain))
#endif
#endif
#if !defined(LOCKSTEP_KEEP) && defined(__GNUC__)
#define LOCKSTEP_KEEP __attribute__((used))
#elif !defined(LOCKSTEP_KEEP)
#define LOCKSTEP_KEEP
#endif

// Makes Clang warn when the result of a function outlives the object or argument that it points into.
#if defined(__clang__)
#define LOCKSTEP_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define LOCKSTEP_LIFETIMEBOUND
#endif

#endif
