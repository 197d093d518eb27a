// Reads the .dat files of the html5lib encoding tests.
#ifndef LOCKSTEP_TESTS_SUPPORT_ENCODING_TEST_READER_H
#define LOCKSTEP_TESTS_SUPPORT_ENCODING_TEST_READER_H

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::test {

struct EncodingTest {
  std::size_t line = 0;   // of its "#data", 1-based
  std::size_t index = 0;  // in the file, 0-based
  std::string data;       // bytes
  std::string encoding;   // a label
};

// Throws std::runtime_error when the file is not in the format.
std::vector<EncodingTest> read_encoding_tests(const std::filesystem::path& path);

}  // namespace lockstep::test

#endif
