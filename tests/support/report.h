// Counts the results of a suite of data-driven tests, and prints a limited number of its failures.
#ifndef LOCKSTEP_TESTS_SUPPORT_REPORT_H
#define LOCKSTEP_TESTS_SUPPORT_REPORT_H

#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>

namespace lockstep::test {

struct Counts {
  std::size_t passed = 0, failed = 0, deviations = 0, skipped = 0;

  void print(const char* suite) const {
    std::printf("%s: %zu passed, %zu failed, %zu deviations, %zu skipped\n", suite, passed, failed,
                deviations, skipped);
    std::fflush(stdout);
  }
};

// Reports the failures of one data file: the first ones in full, at their place in the file, the rest as a
// number.
class FailureReport {
 public:
  explicit FailureReport(std::filesystem::path file) : file_(std::move(file)) {}
  ~FailureReport() {
    if (count_ > kShown)
      ADD_FAILURE() << file_.string() << ": " << count_ - kShown << " more failures not shown";
  }
  FailureReport(const FailureReport&) = delete;
  FailureReport& operator=(const FailureReport&) = delete;

  void add(std::size_t line, const std::string& message) {
    if (++count_ <= kShown) ADD_FAILURE_AT(file_.c_str(), static_cast<int>(line)) << message;
  }

 private:
  static constexpr std::size_t kShown = 20;
  std::filesystem::path file_;
  std::size_t count_ = 0;
};

// A file's name, and whatever else identifies the case, as the name of a GoogleTest parameter: letters,
// digits, underscores.
inline std::string parameter_name(const std::filesystem::path& file, std::string_view more = {}) {
  std::string name = file.parent_path().filename().string() + '_' + file.stem().string();
  if (!more.empty()) name.append("_").append(more);
  for (char& c : name) {
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

}  // namespace lockstep::test

#endif
