// The tests that contradict the Standard, from tests/conformance/deviations.txt.
#ifndef LOCKSTEP_TESTS_SUPPORT_DEVIATIONS_H
#define LOCKSTEP_TESTS_SUPPORT_DEVIATIONS_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::test {

struct Deviation {
  std::size_t line = 0;  // in deviations.txt
  std::string file;      // "tokenizer/test2.test"
  std::string test;      // tokenizer: its description; tree construction: "#12", its place in the file from 0
  std::string differs;   // "output" (tokens or tree) or "errors" (the output is as expected)
  std::string clause;    // anchor and row
  std::string reason;
};

class Deviations {
 public:
  // Throws std::runtime_error when the file is not in its format.
  Deviations();
  // Null when the test is not listed.
  const Deviation* find(std::string_view file, std::string_view test) const;
  // Those listed for the file.
  std::vector<const Deviation*> of_file(std::string_view file) const;
  const std::vector<Deviation>& all() const { return all_; }

 private:
  std::vector<Deviation> all_;
};

const Deviations& deviations();

}  // namespace lockstep::test

#endif
