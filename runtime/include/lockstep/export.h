// What a shared library gives out; all else in it is hidden.
#ifndef LOCKSTEP_EXPORT_H
#define LOCKSTEP_EXPORT_H

// Stands before public functions, before classes that are not wholly inline, and before those functions of
// lockstep::detail that inline accessors call. CMake and pkg-config define LOCKSTEP_SHARED where the library
// is shared.
#ifdef LOCKSTEP_SHARED
#define LOCKSTEP_EXPORT __attribute__((visibility("default")))
#else
#define LOCKSTEP_EXPORT
#endif

#endif
