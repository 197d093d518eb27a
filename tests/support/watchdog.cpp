#include "support/watchdog.h"

#if defined(__unix__) || defined(__APPLE__)

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>

namespace lockstep::test {
namespace {

char message[1024];
std::size_t message_size = 0;

// Only what a signal handler may do.
extern "C" void on_alarm(int) {
  if (write(STDOUT_FILENO, message, message_size) < 0) _exit(4);
  _exit(3);
}

}  // namespace

Watchdog::Watchdog(const std::string& what, unsigned seconds) {
  const std::string text = "\nTook too long, gave up: " + what + '\n';
  message_size = std::min(text.size(), sizeof message);
  std::memcpy(message, text.data(), message_size);
  std::signal(SIGALRM, on_alarm);
  alarm(seconds);
}

Watchdog::~Watchdog() { alarm(0); }

}  // namespace lockstep::test

#else

namespace lockstep::test {

Watchdog::Watchdog(const std::string&, unsigned) {}
Watchdog::~Watchdog() = default;

}  // namespace lockstep::test

#endif
