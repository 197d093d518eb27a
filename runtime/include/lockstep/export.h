// What a shared library gives out; all else in it is hidden.
#ifndef LOCKSTEP_EXPORT_H
#define LOCKSTEP_EXPORT_H

// Stands before public functions, before classes that are not wholly inline, and before those functions of
// lockstep::detail that inline accessors call. CMake and pkg-config define LOCKSTEP_SHARED where the library
// is shared.
#if defined(LOCKSTEP_SHARED) && !defined(_WIN32)
#define LOCKSTEP_EXPORT __attribute__((visibility("default")))
#else
#define LOCKSTEP_EXPORT
#endif

// Stands before a variable that no function uses and that must be in the program, whatever the linker
// removes.
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

// Clang warns where what a function returns outlives the object or argument that it points into.
#if defined(__clang__)
#define LOCKSTEP_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define LOCKSTEP_LIFETIMEBOUND
#endif

#endif
