// Shared by all fuzz targets: the checks, and the other implementation of the rules.
#ifndef LOCKSTEP_TESTS_FUZZ_FUZZ_H
#define LOCKSTEP_TESTS_FUZZ_FUZZ_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/lockstep.h"
#include "subject.h"
#include "support/chunks.h"

#if LOCKSTEP_FUZZ_PLAIN_RULES
// subject.h, for the copy of the library that is compiled without fast paths.
namespace lockstep_plain {
class Document;
namespace fuzz {
std::string parse_text_whole(std::string_view input);
std::string parse_bytes_whole(std::string_view input);
std::string tokenize_whole(std::string_view input);
std::string parse_with_scripts(std::string_view input, std::size_t piece, void (*look)(const Document&));
}  // namespace fuzz
}  // namespace lockstep_plain
#endif

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace lockstep::fuzz {

inline std::string_view view_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Whether this input gets the checks that take long: one of `every` inputs does, always the same ones, and
// all of them if the environment has LOCKSTEP_FUZZ_THOROUGH, as when inputs are replayed or minimized.
bool sampled(std::string_view input, unsigned every);

// Ends the process with a message, and the first line that differs.
void expect_same(std::string_view what, std::string_view expected, std::string_view found);
void expect(bool holds, std::string_view what);

// Ends the process if a link between the nodes of a document is wrong.
void expect_sound(const Document& document);

// Moves and removes a few of the nodes, and adds others, as the bytes of the program say.
void change(Document& document, const std::vector<Node>& nodes, std::string_view program);

// Pieces, chosen by the seed of a case: single bytes, a few bytes, or some hundred; some are empty.
test::Chunks pieces_of(const Case& read);

// Each piece is at the end of memory that the next one overwrites, so reads beyond it or after it are
// detected.
template <class Write>
void write_pieces(const test::Chunks& pieces, const Write& write) {
  std::size_t largest = 0;
  for (const std::string_view piece : pieces) largest = std::max(largest, piece.size());
  const auto memory = std::make_unique<char[]>(largest);
  for (const std::string_view piece : pieces) {
    char* const place = memory.get() + (largest - piece.size());
    std::copy(piece.begin(), piece.end(), place);
    write(std::string_view(place, piece.size()));
  }
  std::fill_n(memory.get(), largest, '!');
}

// The bytes of a program, 0 after its end.
class Program {
 public:
  explicit Program(std::string_view bytes) : bytes_(bytes) {}
  bool ended() const { return bytes_.empty(); }
  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte;
  }
  std::string_view take(std::size_t size) {
    const std::string_view taken = bytes_.substr(0, size);
    bytes_.remove_prefix(taken.size());
    return taken;
  }

 private:
  std::string_view bytes_;
};

}  // namespace lockstep::fuzz

#endif
