#include "fuzz.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "support/parsing.h"

namespace lockstep::fuzz {
namespace {

[[noreturn]] void fail(const std::string& message) {
  std::fprintf(stderr, "fuzz: %s\n", message.c_str());
  std::abort();
}

std::string line_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return "(nothing)";
  const std::size_t before = text.substr(0, offset).rfind('\n');
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  return std::string(text.substr(begin, text.find('\n', offset) - begin));
}

}  // namespace

bool sampled(std::string_view input, unsigned every) {
  static const bool thorough = std::getenv("LOCKSTEP_FUZZ_THOROUGH") != nullptr;
  if (thorough) return true;
  std::uint32_t hash = 2166136261;  // FNV-1a, the same everywhere
  for (const char c : input) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619;
  return (hash >> 8) % every == 0;
}

void expect_same(std::string_view what, std::string_view expected, std::string_view found) {
  if (expected == found) return;
  const auto [at, other] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
  const auto offset = static_cast<std::size_t>(at - expected.begin());
  fail(std::string(what) + " differs.\nexpected: " + line_at(expected, offset) +
       "\nfound:    " + line_at(found, offset) + "\n\nall that was expected:\n" + std::string(expected) +
       "\nall that was found:\n" + std::string(found));
}

void expect(bool holds, std::string_view what) {
  if (!holds) fail(std::string(what));
}

void expect_sound(const Document& document) {
  if (const std::string problem = test::broken_links(document); !problem.empty()) fail(problem);
}

void change(Document& document, const std::vector<Node>& nodes, std::string_view program) {
  if (nodes.size() < 2) return;
  for (std::size_t i = 0; i < program.size() && i < 8; ++i) {
    const auto choice = static_cast<unsigned char>(program[i]);
    const Node from = nodes[choice % nodes.size()], to = nodes[choice / 3 % nodes.size()];
    switch (choice % 5) {
      case 0:
        static_cast<void>(document.append(to, from));
        break;
      case 1:
        static_cast<void>(document.insert_before(to.parent(), from, to));
        break;
      case 2:
        static_cast<void>(document.remove(from));
        break;
      case 3:
        static_cast<void>(document.unwrap(from));
        break;
      default:
        static_cast<void>(document.append(to, document.create_element("p")));
    }
  }
}

test::Chunks pieces_of(const Case& read) {
  constexpr std::size_t kLargest[] = {16, 3, 300, 1};
  return test::random_chunks(read.markup, read.seed, kLargest[read.seed % 4]);
}

}  // namespace lockstep::fuzz
