// Ends the process with a message when a single step takes too long: so that an endless loop reports its
// place.
#ifndef LOCKSTEP_TESTS_SUPPORT_WATCHDOG_H
#define LOCKSTEP_TESTS_SUPPORT_WATCHDOG_H

#include <string>

namespace lockstep::test {

// Watches from its construction to its destruction; one at a time. Does nothing on systems without alarm(2).
class Watchdog {
 public:
  // `what` is printed in the message.
  explicit Watchdog(const std::string& what, unsigned seconds = 60);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
};

}  // namespace lockstep::test

#endif
