#include "counted_work.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "lockstep/lockstep.h"

using lockstep::bench::Way;

namespace {

constexpr std::size_t kPiece = 7;  // bytes; no divisor of what shapes repeat

template <class Parser, class AfterPiece>
void write_pieces(Parser& parser, std::string_view text, std::size_t size, const AfterPiece& after_piece) {
  for (; !text.empty(); text.remove_prefix(std::min(size, text.size()))) {
    (void)parser.write(text.substr(0, size));
    after_piece();
  }
}

}  // namespace

extern "C" void lockstep_counted_work(const char* html, std::size_t size, Way way) {
  const std::string_view text(html, size);
  if (way == Way::token_pieces) {
    lockstep::TokenizerOptions options;
    options.tree_feedback = true;
    lockstep::TokenReader reader(options);
    const auto read_all = [&] {
      while (reader.next() != nullptr) {
      }
    };
    write_pieces(reader, text, kPiece, read_all);
    (void)reader.finish();
    return read_all();
  }
  lockstep::ParseOptions options;
  options.collect_errors = way == Way::errors;
  if (way == Way::limited || way == Way::limited_pieces) {
    options.limits.memory_bytes = SIZE_MAX;
    options.limits.attributes = SIZE_MAX;
    options.limits.nodes = SIZE_MAX / 2;
  }
  if (way == Way::bytes || way == Way::limited_pieces) {
    lockstep::Parser parser(options);
    (void)parser.document();  // so that each piece is parsed when it is written
    write_pieces(parser, text, way == Way::bytes ? 1 : kPiece, [] {});
    parser.finish();
  } else {
    lockstep::parse(text, options, lockstep::Source::borrowed);
  }
}
