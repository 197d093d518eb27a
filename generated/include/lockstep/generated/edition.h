// Generated from spec/STANDARD by the generator. Edit it, then run scripts/generate.
#ifndef LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITION_H
#define LOCKSTEP_GENERATED_INCLUDE_LOCKSTEP_GENERATED_EDITION_H

// The edition of the HTML Standard that the rules restate.
#define LOCKSTEP_EDITION "2026-10-03"
#define LOCKSTEP_EDITION_COVERS                                                                            \
  "pull request 12911, merged September 2026; first-parent log read up to commit 508a0373 of 2026-08-21, " \
  "later changes by pull request number"

#endif
