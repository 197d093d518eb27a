#include "support/chunks.h"

#include <algorithm>
#include <random>

namespace lockstep::test {

Chunks chunks_of(std::string_view input, std::size_t size) {
  Chunks chunks;
  for (std::size_t i = 0; i < input.size(); i += size) chunks.push_back(input.substr(i, size));
  return chunks;
}

Chunks random_chunks(std::string_view input, std::uint32_t seed, std::size_t largest) {
  // The engine's numbers are the same everywhere; the standard distributions' are not.
  std::mt19937 engine(seed);
  Chunks chunks;
  for (std::size_t i = 0; i < input.size();) {
    const std::size_t size = engine() % (largest + 1);
    chunks.push_back(input.substr(i, size));
    i += size;
  }
  return chunks;
}

std::vector<Feeding> all_feedings(std::string_view input, std::uint32_t seed) {
  std::vector<Feeding> feedings;
  feedings.push_back({"whole", {input}});
  feedings.push_back({"byte by byte", chunks_of(input, 1)});
  const std::size_t largest[] = {3, std::max<std::size_t>(input.size() / 2, 2),
                                 std::max<std::size_t>(input.size(), 1)};
  for (std::uint32_t i = 0; i < 3; ++i) {
    const std::uint32_t chunk_seed = seed * 3 + i;
    feedings.push_back(
        {"random pieces, seed " + std::to_string(chunk_seed), random_chunks(input, chunk_seed, largest[i])});
  }
  return feedings;
}

}  // namespace lockstep::test
