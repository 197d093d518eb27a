// A parser in its own process, which measures on request. One parser's heap, or a setting of its malloc, does
// not affect another parser, while the measurements still alternate; and a parser that crashes or hangs only
// ends its own process.
#ifndef LOCKSTEP_TESTS_BENCH_WORKER_H
#define LOCKSTEP_TESTS_BENCH_WORKER_H

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "pages.h"
#include "parser.h"

namespace lockstep::bench {

struct Job {
  enum What : std::uint32_t {
    size_of_set,
    time_set,
    size_of_page,
    time_page,
    size_of_shape,
    time_shape
  } what;
  std::uint32_t set = 0, page = 0;  // or shape
  std::uint64_t n = 0;              // of a shape
  double least_seconds = 0;         // repeat for at least that long
};

struct Answer {
  double seconds = 0;  // of one time, on average: processor time, which other programs hardly affect
  TreeSize size;
};

class Worker {
 public:
  // Both live longer than the worker.
  Worker(const Entry& entry, const std::vector<PageSet>& sets);
  Worker(Worker&& other) noexcept;
  Worker& operator=(Worker&&) = delete;
  ~Worker();

  // None when the parser failed or took longer than `limit_seconds` (0: no limit). The next job starts a new
  // process.
  std::optional<Answer> do_job(const Job& job, double limit_seconds = 0);

 private:
  void start();
  void stop();
  [[noreturn]] void serve(int in, int out) const;

  const Entry* entry_;
  const std::vector<PageSet>* sets_;
  pid_t process_ = -1;
  int to_ = -1, from_ = -1;
};

}  // namespace lockstep::bench

#endif
