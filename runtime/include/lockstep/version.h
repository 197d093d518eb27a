// The version of the headers.
#ifndef LOCKSTEP_VERSION_H
#define LOCKSTEP_VERSION_H

// https://semver.org/
#define LOCKSTEP_VERSION_MAJOR 0
#define LOCKSTEP_VERSION_MINOR 1
#define LOCKSTEP_VERSION_PATCH 0
#define LOCKSTEP_VERSION "0.1.0"

#endif
