#include "support/encoding_test_reader.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include "support/test_data.h"

namespace lockstep::test {

std::vector<EncodingTest> read_encoding_tests(const std::filesystem::path& path) {
  const std::string text = read_file(path);
  constexpr std::string_view kData = "#data\n", kEncoding = "\n#encoding\n";
  std::vector<EncodingTest> tests;
  for (std::size_t at = 0; (at = text.find_first_not_of('\n', at)) != std::string::npos;) {
    const std::size_t encoding = text.find(kEncoding, at);
    if (text.compare(at, kData.size(), kData) != 0 || encoding == std::string::npos)
      throw std::runtime_error(path.string() + ": no test at byte " + std::to_string(at));
    EncodingTest test;
    test.line = 1 + static_cast<std::size_t>(
                        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    test.index = tests.size();
    at += kData.size();
    test.data = text.substr(at, encoding - at);
    at = encoding + kEncoding.size();
    test.encoding = text.substr(at, text.find('\n', at) - at);
    at += test.encoding.size();
    tests.push_back(std::move(test));
  }
  return tests;
}

}  // namespace lockstep::test
