#include "worker.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <utility>

#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include "support/shapes.h"
#include "timing.h"

namespace lockstep::bench {
namespace {

void keep_malloc_from_trimming() {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, 2'000'000'000);
  // Some versions take at most half the size of a heap.
  if (mallopt(M_MMAP_THRESHOLD, 2'000'000'000) == 0) mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

bool read_all(int file, void* data, std::size_t size) {
  auto* at = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t got = read(file, at, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

bool write_all(int file, const void* data, std::size_t size) {
  const auto* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t put = write(file, at, size);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    at += put;
    size -= static_cast<std::size_t>(put);
  }
  return true;
}

Answer answer_to(const Job& job, Parser& parser, const std::vector<PageSet>& sets) {
  const bool of_shape = job.what == Job::size_of_shape || job.what == Job::time_shape;
  const std::string shape = of_shape ? test::shapes()[job.page].html(job.n) : std::string();
  const auto page = [&]() -> const std::string& {
    return of_shape ? shape : sets[job.set].pages[job.page].html;
  };
  Answer answer;
  switch (job.what) {
    case Job::size_of_set:
      for (const Page& each : sets[job.set].pages) {
        const TreeSize size = parser.size_of(each.html);
        answer.size.nodes += size.nodes;
        answer.size.bytes += size.bytes;
      }
      break;
    case Job::time_set:
      answer.seconds = time_of(job.least_seconds, [&] {
        for (const Page& each : sets[job.set].pages) parser.run(each.html);
      });
      break;
    case Job::size_of_page:
    case Job::size_of_shape:
      answer.size = parser.size_of(page());
      break;
    case Job::time_page:
    case Job::time_shape:
      answer.seconds = time_of(job.least_seconds, [&, html = std::string_view(page())] { parser.run(html); });
      break;
  }
  return answer;
}

}  // namespace

Worker::Worker(const Entry& entry, const std::vector<PageSet>& sets) : entry_(&entry), sets_(&sets) {}

Worker::Worker(Worker&& other) noexcept
    : entry_(other.entry_),
      sets_(other.sets_),
      process_(std::exchange(other.process_, -1)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)) {}

Worker::~Worker() { stop(); }

void Worker::serve(int in, int out) const {
  try {
    if (entry_->malloc_kept) keep_malloc_from_trimming();
    const std::unique_ptr<Parser> parser = entry_->make();
    Job job;
    while (read_all(in, &job, sizeof job)) {
      const Answer answer = answer_to(job, *parser, *sets_);
      if (!write_all(out, &answer, sizeof answer)) break;
    }
    _exit(0);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench: %s: %s\n", entry_->name().c_str(), error.what());
    _exit(1);
  }
}

void Worker::start() {
  int jobs[2], answers[2];
  if (pipe(jobs) != 0 || pipe(answers) != 0) throw std::runtime_error("no pipe");
  std::fflush(nullptr);
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("cannot fork");
  if (process_ == 0) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    close(jobs[1]);
    close(answers[0]);
    serve(jobs[0], answers[1]);
  }
  close(jobs[0]);
  close(answers[1]);
  to_ = jobs[1];
  from_ = answers[0];
}

void Worker::stop() {
  if (process_ < 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  close(to_);
  close(from_);
  process_ = -1;
}

std::optional<Answer> Worker::do_job(const Job& job, double limit_seconds) {
  if (process_ < 0) start();
  Answer answer;
  pollfd waiting{from_, POLLIN, 0};
  const int limit = limit_seconds > 0 ? static_cast<int>(limit_seconds * 1000) : -1;
  if (write_all(to_, &job, sizeof job) && poll(&waiting, 1, limit) == 1 &&
      read_all(from_, &answer, sizeof answer))
    return answer;
  stop();
  return std::nullopt;
}

}  // namespace lockstep::bench
