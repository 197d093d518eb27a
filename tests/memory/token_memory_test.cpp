// Compares TokenizerLimits::memory_bytes with the peak size of all allocated blocks, for hostile inputs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include "lockstep/lockstep.h"
#include "memory/counted_memory.h"

namespace lockstep::test {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

struct Hostile {
  std::string_view begin;
  std::string_view repeated;  // # stands for a number that grows
  Encoding encoding = Encoding::utf_8;
};

// Repeated until it is many times as long as the limit.
constexpr Hostile kInputs[] = {
    {"<!--", "c"},
    {"<!--", "c\0"sv},
    {"<!--", "c\r\n"},
    {"<!--", "\x01"},
    {"<!--", "\xFF"},
    {"<!--", "a\xFF"},
    {"<!--", "a\xFF", Encoding::shift_jis},
    {"<!--", "a\xE9", Encoding::windows_1252},
    {"<!--", "a\x1B$B%F\x1B(B", Encoding::iso_2022_jp},
    {"<", "a"},
    {"<", "A"},
    {"</", "a\0"sv},
    {"<a ", "b"},
    {"<a ", "B"},
    {"<a ", "b\0"sv},
    {"<a ", "b "},
    {"<a ", "b=c "},
    {"<a ", "b# "},
    {"<a ", "B#='&lt;' "},
    {"<a b='", "c"},
    {"<a b='", "c\r\n"},
    {"<a b='", "\0"sv},
    {"<a b='", "&amp;"},
    {"<a b='", "&nGt;"},
    {"<a b=", "c"},
    {"<!doctype ", "a"},
    {"<!doctype ", "A\0"sv},
    {"<!doctype a public '", "b"},
    {"<!doctype a public '", "\0"sv},
    {"<!doctype a system \"", "b\r\n"},
    {"<!doctype a b", "c"},
    {"<?", "t"},
    {"<?t ", "d"},
    {"<?t ", "d\r\n"},
    {"<!", "x"},
    {"<svg><![CDATA[", "x"},
    {"<svg><![CDATA[", "]"},
    {"<svg><![CDATA[", "\0"sv},
    {"<script>", "x"},
    {"<script></", "a"},
    {"<script><!--<script></", "a"},
    {"<title>", "&amp;"},
    {"<title></", "a"},
    {"<plaintext>", "x\r\n"},
    {"", "text "},
    {"", "\xFF"},
    {"", "\0"sv},
    {"", "&#x000000000000000000000000"},
    {"&#", "0"},
    {"&#x", "0"},
    {"", "&"},
    {"", "<p><b>"},
    {"", "<n#>"},
    {"", "</n#>"},
    {"", "<p n#=x>"},
    {"", "<p a a a \x01>"},
    {"<svg>", "<n#>"},
    {"<svg>", "<n-####################>"},
    {"<math>", "<annotation-xml encoding='##############'>"},
    {"<svg>", "<foreignObject><p><svg>"},
    {"",
     "<!--################################################################-->"
     "<?t ################################################################>"
     "<a b='&lt;################################################################'>"},
};

// Tokens of each kind, one after the other, as long as the limit allows, without views.
std::string long_tokens(std::size_t size) {
  const std::string much(size, 'x');
  std::string html;
  for (int i = 0; i < 4; ++i) {
    const std::string number = std::to_string(i);
    html += "<!--\r\n" + much + "--><?t \r\n" + much + "?><!doctype A" + much + " public '\r\n" + much +
            "' system '\r\n" + much + "'><A" + number + much + "><a B" + number + much + "><a c='&lt;" +
            much + "'>";
    html += "<a";
    for (std::size_t k = 0; k < size / 64; ++k) html += " d" + number + "-" + std::to_string(k);
    html += ">";
  }
  return html;
}

struct Source {
  // The next piece; empty at the end.
  std::string next(std::size_t size) {
    std::string piece;
    if (at++ == 0) piece = input.begin;
    while (piece.size() < size) {
      for (const char c : input.repeated) {
        if (c == '#')
          piece += std::to_string(number++);
        else
          piece += c;
      }
    }
    return piece;
  }
  const Hostile& input;
  std::size_t at = 0, number = 0;
};

TokenizerOptions options_of(std::size_t limit, bool all) {
  TokenizerOptions options;
  options.limits.memory_bytes = limit;
  options.attribute_ranges = options.collect_errors = all;
  return options;
}

// Runs and returns how much more was allocated at the peak than before.
template <class Run>
std::size_t peak_of(const Run& run) {
  const std::size_t before = peak = live;
  run();
  return peak - before;
}

void expect_within(std::size_t used, std::size_t limit, std::string_view what) {
  EXPECT_LE(used, limit + limit / 10 + kMebibyte) << what << ", limit " << limit;
}

TEST(TokenMemoryLimit, HoldsOverHostileInputs) {
  for (const std::size_t limit : {std::size_t{1} << 16, 2 * kMebibyte}) {
    for (const Hostile& input : kInputs) {
      const std::string what = std::string(input.begin) + "|" + std::string(input.repeated);
      for (const bool all : {false, true}) {
        const TokenizerOptions options = options_of(limit, all);
        const std::size_t most = limit + limit / 2 + kMebibyte / 2;
        expect_within(peak_of([&] {
                        EncodingOptions encoding;
                        encoding.encoding = input.encoding;
                        TokenReader reader(encoding, options);
                        Source source{input};
                        for (std::size_t written = 0; written < most; written += 1460) {
                          if (reader.write(source.next(1460)) != Status::ok) break;
                          while (reader.next() != nullptr) continue;
                        }
                        reader.finish();
                        while (reader.next() != nullptr) continue;
                      }),
                      limit, what);
        if (input.encoding != Encoding::utf_8 || all) continue;
        // The tokens are not read.
        expect_within(peak_of([&] {
                        TokenReader reader(options);
                        Source source{input};
                        for (std::size_t written = 0; written < most; written += 1460)
                          if (reader.write(source.next(1460)) != Status::ok) break;
                        EXPECT_EQ(reader.status(), Status::too_much_memory);
                        reader.finish();
                        while (reader.next() != nullptr) continue;
                      }),
                      limit, "unread " + what);
        std::string whole;
        for (Source source{input}; whole.size() < most;) whole += source.next(1 << 16);
        expect_within(peak_of([&] {
                        TokenHandler handler;
                        static_cast<void>(tokenize(whole, handler, options));
                      }),
                      limit, "whole " + what);
        expect_within(peak_of([&] {
                        TokenHandler handler;
                        Tokenizer tokenizer(handler, options);
                        static_cast<void>(tokenizer.write(whole));
                        static_cast<void>(tokenizer.finish());
                      }),
                      limit, "pushed " + what);
      }
    }
  }
}

TEST(TokenMemoryLimit, HoldsOverLongTokensOfAllKinds) {
  for (const std::size_t limit : {kMebibyte, 8 * kMebibyte}) {
    const std::string html = long_tokens(limit / 32);
    TokenHandler handler;
    for (const bool all : {false, true}) {
      const TokenizerOptions options = options_of(limit, all);
      expect_within(peak_of([&] { EXPECT_EQ(tokenize(html, handler, options), Status::ok); }), limit,
                    "whole");
      expect_within(peak_of([&] {
                      Tokenizer tokenizer(handler, options);
                      EXPECT_EQ(tokenizer.write("\xFF" + html), Status::ok);
                      EXPECT_EQ(tokenizer.finish(), Status::ok);
                    }),
                    limit + html.size(), "pushed");
    }
  }
}

}  // namespace
}  // namespace lockstep::test
