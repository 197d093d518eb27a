// Ways of feeding an input in pieces.
#ifndef LOCKSTEP_TESTS_SUPPORT_CHUNKS_H
#define LOCKSTEP_TESTS_SUPPORT_CHUNKS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::test {

using Chunks = std::vector<std::string_view>;  // views into the input

// Pieces of `size` bytes; the last may be shorter.
Chunks chunks_of(std::string_view input, std::size_t size);

// Pieces of pseudo-random sizes, up to `largest`, some of them empty. The same seed gives the same pieces
// everywhere.
Chunks random_chunks(std::string_view input, std::uint32_t seed, std::size_t largest);

// A way of feeding, with its name for messages.
struct Feeding {
  std::string name;
  Chunks chunks;
};

// Whole, byte by byte, and three pseudo-random ways. All ways of feeding must have the same result.
std::vector<Feeding> all_feedings(std::string_view input, std::uint32_t seed);

}  // namespace lockstep::test

#endif
