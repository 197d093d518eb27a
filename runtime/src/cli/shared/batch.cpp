// The threads that process the inputs, and the queue that puts their output in order.
#include "cli/shared/batch.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

#include <unistd.h>

#include "cli/shared/files.h"

namespace lockstep::cli {

namespace {

constexpr std::size_t kMostThreads = 256;
// How many inputs per thread may be processed ahead of the first unfinished one.
constexpr std::size_t kAhead = 4;
// How much output is written at a time, and how much is kept for an input that is not next.
constexpr std::size_t kPiece = 1 << 16, kMostKept = 1 << 20;

// Thrown if another thread has ended the run.
struct Stopped {};

}  // namespace

// A line on the terminal that says how many inputs are finished. Only used by the thread whose turn it is.
class Progress {
 public:
  explicit Progress(std::size_t total) : total_(total) {
    const char* const terminal = std::getenv("TERM");
    is_on_ = total > 1 && ::isatty(STDERR_FILENO) != 0 && terminal != nullptr &&
             std::string_view(terminal) != "dumb";
  }
  void show(std::size_t finished) {
    if (!is_on_) return;
    const Clock::time_point now = Clock::now();
    if (now - start_ < std::chrono::seconds(2) || now - shown_ < std::chrono::milliseconds(100)) return;
    shown_ = now;
    is_shown_ = true;
    std::fprintf(stderr, "\r\x1b[K%zu of %zu inputs", finished, total_);
    std::fflush(stderr);
  }
  void clear() {
    if (!is_shown_) return;
    is_shown_ = false;
    std::fputs("\r\x1b[K", stderr);
    std::fflush(stderr);
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::size_t total_;
  Clock::time_point start_ = Clock::now(), shown_;
  bool is_on_, is_shown_ = false;
};

class Batch {
 public:
  Batch(const Command& command, const Inputs& inputs, const Work& work)
      : command_(command), inputs_(inputs), work_(work), progress_(inputs.all().size()) {}

  int run() {
    const std::size_t count = std::min({inputs_.jobs(), inputs_.all().size(), kMostThreads});
    ahead_ = std::max<std::size_t>(1, count * kAhead);
    std::vector<std::thread> threads;
    try {
      while (threads.size() + 1 < count) threads.emplace_back([this] { work_in_a_thread(); });
    } catch (const std::system_error&) {
      // Fewer threads are enough.
    }
    work_in_a_thread();
    for (std::thread& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    progress_.clear();
    return code_;
  }

  void wait_for_turn(std::size_t index) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return failure_ || turn_ == index; });
    if (failure_) throw Stopped();
  }
  bool has_turn(std::size_t index) {
    const std::lock_guard lock(mutex_);
    return turn_ == index;
  }
  // Only called by the thread whose turn it is.
  void write(std::string_view text) {
    if (text.empty()) return;
    progress_.clear();
    write_output(text);
  }
  std::string_view name() const { return command_.name; }

 private:
  struct Finished {
    std::string text, errors;
  };

  void work_in_a_thread() {
    try {
      for (;;) {
        std::size_t index;
        {
          std::unique_lock lock(mutex_);
          const std::size_t size = inputs_.all().size();
          changed_.wait(lock, [&] { return failure_ || next_ == size || next_ < turn_ + ahead_; });
          if (failure_ || next_ == size) return;
          index = next_++;
        }
        OrderedOutput output(*this, index);
        const int code = work_on(inputs_.all()[index], output);
        finish(index, code, {std::move(output.text_), std::move(output.errors_)});
      }
    } catch (const Stopped&) {
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      changed_.notify_all();
    }
  }

  int work_on(const Input& input, OrderedOutput& output) {
    try {
      return work_(input, output);
    } catch (const Failure& failure) {
      output.error(failure.what());
    } catch (const std::bad_alloc&) {
      output.error(input.shown() + ": out of memory");
    } catch (const std::length_error&) {
      output.error(input.shown() + ": out of memory");
    }
    return kFailure;
  }

  // Writes finished output up to the first input that is not finished.
  void finish(std::size_t index, int code, Finished finished) {
    std::unique_lock lock(mutex_);
    code_ = std::max(code_, code);
    finished_.emplace(index, std::move(finished));
    while (!failure_) {
      auto node = finished_.extract(turn_);  // after its removal, no other thread writes it
      if (node.empty()) return;
      lock.unlock();
      write(node.mapped().text);
      if (const std::string& errors = node.mapped().errors; !errors.empty()) {
        progress_.clear();
        std::fwrite(errors.data(), 1, errors.size(), stderr);
      }
      progress_.show(node.key() + 1);
      lock.lock();
      ++turn_;
      changed_.notify_all();
    }
  }

  const Command& command_;
  const Inputs& inputs_;
  const Work& work_;
  Progress progress_;
  std::size_t ahead_ = 1;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t next_ = 0;  // the next input to process
  std::size_t turn_ = 0;  // the first input that is not finished and written
  std::map<std::size_t, Finished> finished_;
  int code_ = kSuccess;
  std::exception_ptr failure_;
};

void OrderedOutput::write(std::string_view text) {
  text_ += text;
  if (text_.size() < kPiece) return;
  if (!batch_.has_turn(index_)) {
    if (text_.size() < kMostKept) return;
    batch_.wait_for_turn(index_);
  }
  batch_.write(text_);
  text_.clear();
}

void OrderedOutput::error(std::string_view message) {
  errors_.append("lockstep ").append(batch_.name()).append(": ").append(message).append("\n");
}

void OrderedOutput::wait_for_turn() { batch_.wait_for_turn(index_); }

int for_each_input(const Command& command, const Inputs& inputs, const Work& work) {
  return Batch(command, inputs, work).run();
}

}  // namespace lockstep::cli
