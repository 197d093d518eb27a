// The decoders of the Encoding Standard, transcribed step by step, a byte at a time, without any
// optimization. Their indexes are the WHATWG's own files, so they share nothing with the generator or the
// runtime.
#ifndef LOCKSTEP_TESTS_SUPPORT_REFERENCE_DECODERS_H
#define LOCKSTEP_TESTS_SUPPORT_REFERENCE_DECODERS_H

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::test {

struct ReferenceResult {
  std::string text;  // UTF-8, with U+FFFD for each error
  bool has_error = false;
  // Of the first error: what came before it, and how many bytes that stands for.
  std::string text_before_error;
  std::size_t error_offset = 0;
};

class ReferenceDecoders {
 public:
  // Reads encodings.json and index-*.txt. Throws std::runtime_error.
  explicit ReferenceDecoders(const std::filesystem::path& folder);

  // By name ("Shift_JIS"), without checking for a byte order mark.
  ReferenceResult decode(std::string_view encoding, std::string_view bytes) const;

  struct Encoding {
    std::string name;
    std::vector<std::string> labels;
  };
  const std::vector<Encoding>& encodings() const { return encodings_; }

  using Index = std::map<std::uint32_t, std::uint32_t>;
  // index-NAME.txt
  const Index& index(const std::string& name) const { return indexes_.at(name); }

 private:
  std::vector<Encoding> encodings_;
  std::map<std::string, Index> indexes_;
};

}  // namespace lockstep::test

#endif
