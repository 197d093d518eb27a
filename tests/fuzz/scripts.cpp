// Pages whose scripts write into the input and change the tree (scripted.cpp) give the same result whole, in
// pieces, byte by byte and by the plain rules, and links between nodes are right whenever a script has run.
// The speculative parser finds the same in any pieces.
#include "fuzz.h"

#include <optional>

namespace lockstep::fuzz {
namespace {

std::string fetches(const Case& read, const test::Chunks& pieces) {
  SpeculativeOptions options;
  options.edition = read.options.edition;
  options.scripting = read.options.scripting;
  options.allow_declarative_shadow_roots = read.options.allow_declarative_shadow_roots;
  SpeculativeParser parser(options);
  parser.start();
  std::string out;
  write_pieces(pieces, [&](std::string_view piece) {
    parser.write(piece);
    while (const SpeculativeFetch* const fetch = parser.next()) {
      out += std::to_string(static_cast<int>(fetch->kind)) + ' ' + std::string(fetch->url) + " base " +
             std::string(fetch->base) + ' ' + std::string(fetch->content);
      for (const TokenAttributeView& attribute : fetch->attributes)
        out += ' ' + std::string(attribute.name) + '=' + std::string(attribute.value);
      for (const SpeculativeSource& source : fetch->sources)
        out += " source " + std::string(source.srcset) + ' ' + std::string(source.media);
      out += '\n';
    }
  });
  parser.stop();
  return out;
}

// How much memory a parse needs may depend on how its input is cut. A parse that gets it has the same result
// as without the limit.
void check_memory_limit(std::string_view input, const Case& read) {
  std::string unlimited(input);
  unlimited[1] = static_cast<char>(unlimited[1] ^ 1 << 6);  // read_limits() in subject.cpp
  const std::size_t sizes[] = {read.markup.size() + 1, 1 + read.seed % 7};
  std::optional<std::string> expected;
  for (const std::size_t size : sizes) {
    const std::string found = parse_with_scripts(input, size, &expect_sound);
    if (found.find(status_name(Status::too_much_memory)) != std::string::npos) continue;
    if (!expected) expected = parse_with_scripts(unlimited, size, nullptr);
    expect_same("the parse with enough memory", *expected, found);
  }
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  if (read->options.limits.memory_bytes != 0) {
    check_memory_limit(input, *read);
    return;
  }
  const std::size_t size = read->markup.size() + 1;
  const std::string expected = parse_with_scripts(input, size, &expect_sound);
  expect_same("the parse in pieces", expected, parse_with_scripts(input, 1 + read->seed % 7, nullptr));
  expect_same("fetches found in pieces", fetches(*read, {read->markup}), fetches(*read, pieces_of(*read)));
  if (!sampled(input, 8)) return;
#if LOCKSTEP_FUZZ_PLAIN_RULES
  expect_same("the plain rules' parse", expected,
              lockstep_plain::fuzz::parse_with_scripts(input, size, nullptr));
#endif
  expect_same("the parse byte by byte", expected, parse_with_scripts(input, 1, nullptr));
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}
