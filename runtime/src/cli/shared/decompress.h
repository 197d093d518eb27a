// Input compressed with gzip or zstd.
#ifndef LOCKSTEP_CLI_SHARED_DECOMPRESS_H
#define LOCKSTEP_CLI_SHARED_DECOMPRESS_H

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lockstep::cli {

// How many bytes at the start of an input show whether it is compressed.
inline constexpr std::size_t kSignatureBytes = 4;

// Thrown if an input cannot be used. The message says why; the caller puts "cannot read FILE: " before it.
struct UnusableInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Decompresses bytes as they arrive. Several consecutive members or frames form one output.
class Decompressor {
 public:
  virtual ~Decompressor() = default;
  // Decompresses the bytes and appends the result to `out`. Stops early once `out` has more than `most`
  // bytes. Throws UnusableInput.
  virtual void write(std::string_view bytes, std::string& out, std::size_t most) = 0;
  // Whether the input may end here.
  virtual bool is_complete() const = 0;
};

// Returns a decompressor for an input that begins with these bytes; null if it is not compressed. Throws
// UnusableInput if this build cannot decompress it.
std::unique_ptr<Decompressor> decompressor_for(std::string_view first_bytes);

}  // namespace lockstep::cli

#endif
