#include "support/encoding_cases.h"

namespace lockstep::test {

std::string bytes_of(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) out += static_cast<char>(value);
  return out;
}

void one_and_two_byte_cases(const EncodingCase& run) {
  for (int i = 0; i < kEncodings; ++i) {
    const auto encoding = static_cast<Encoding>(i);
    run(encoding, "");
    for (int first = 0; first < 0x100; ++first) {
      run(encoding, bytes_of({first}));
      for (int second = 0; second < 0x100; ++second) {
        run(encoding, bytes_of({first, second}));
        run(encoding, bytes_of({first, second, 'a', '<'}));
      }
    }
  }
}

void gb18030_cases(const EncodingCase& run) {
  const auto run_pointer = [&](int pointer) {
    const std::string input = bytes_of(
        {0x81 + pointer / 12600, 0x30 + pointer / 1260 % 10, 0x81 + pointer / 10 % 126, 0x30 + pointer % 10});
    run(Encoding::gb18030, input);
    run(Encoding::gbk, input + "a");
  };
  constexpr int kPointers = 126 * 10 * 126 * 10;
  for (int pointer = 0; pointer < 39500; ++pointer) run_pointer(pointer);
  for (const int edge : {189000, 1237576, kPointers - 9})
    for (int pointer = edge - 9; pointer < edge + 9; ++pointer) run_pointer(pointer);
  for (int pointer = 0; pointer < kPointers; pointer += 97) run_pointer(pointer);
  for (int i = 0; i < 0x100; ++i) {
    run(Encoding::gb18030, bytes_of({0x81, 0x30, i}));
    run(Encoding::gb18030, bytes_of({0x81, 0x30, i, 'a'}));
    run(Encoding::gb18030, bytes_of({0x81, 0x30, 0x81, i}));
    run(Encoding::gb18030, bytes_of({0x81, 0x30, 0x81, i, 0x30, '<'}));
  }
}

void euc_jp_cases(const EncodingCase& run) {
  for (int second = 0; second < 0x100; ++second) {
    for (int third = 0; third < 0x100; ++third) {
      run(Encoding::euc_jp, bytes_of({0x8F, second, third}));
      run(Encoding::euc_jp, bytes_of({0x8F, second, third, 'a'}));
    }
  }
}

void iso_2022_jp_cases(const EncodingCase& run) {
  const std::string escapes[] = {"\x1B(B", "\x1B(J", "\x1B(I",  "\x1B$@", "\x1B$B",
                                 "\x1B(x", "\x1B$x", "\x1B",    "\x1B(",  "\x1B$",
                                 "\x1Bx",  "\x1B)I", "\x1B$(D", "",       "\x1B\x1B"};
  const std::string texts[] = {"", "a", "\\~", "\x30", "0!0\"", "\x0E", "\n", "\x80", "!\x7F", "\x7E\x7E"};
  for (const std::string& first : escapes)
    for (const std::string& one : texts)
      for (const std::string& second : escapes)
        for (const std::string& other : texts) {
          const std::string input = first + one + second + other;
          run(Encoding::iso_2022_jp, input);
          run(Encoding::iso_2022_jp, input + "\x1B(Ba");
        }
  for (int byte = 0; byte < 0x100; ++byte)
    for (const std::string& escape : escapes)
      for (const char* const before : {"", "0", "\x1B$B", "\x1B$B0"})
        run(Encoding::iso_2022_jp, before + escape + bytes_of({byte}));
}

void utf_8_cases(const EncodingCase& run) {
  for (const int lead : {0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5})
    for (const int second : {0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0})
      for (const int third : {0x41, 0x80, 0xBF, 0xC2, 0xF0})
        for (const int fourth : {0x41, 0x80, 0xBF, 0xC2, 0xFF}) {
          const std::string input = bytes_of({lead, second, third, fourth});
          run(Encoding::utf_8, input);
          // The same at places that vector instructions examine.
          for (const std::size_t before : {3u, 13u, 14u, 15u, 16u})
            run(Encoding::utf_8,
                "\xC3\xA4" + std::string(before, 'x') + input + "\xE2\x82\xAC" + std::string(20, 'y'));
        }
}

void random_cases(long count, std::uint32_t seed, const EncodingCase& run) {
  constexpr Encoding kLong[] = {Encoding::utf_8,  Encoding::gb18030,     Encoding::big5,
                                Encoding::euc_jp, Encoding::iso_2022_jp, Encoding::shift_jis,
                                Encoding::euc_kr, Encoding::utf_16be,    Encoding::utf_16le};
  std::mt19937 random(seed);
  for (long i = 0; i < count; ++i) {
    const Encoding encoding =
        i % 2 == 0 ? kLong[random() % std::size(kLong)] : static_cast<Encoding>(random() % kEncodings);
    const std::size_t length = 1 + random() % 12;
    run(encoding, random_bytes(random, encoding, length));
  }
}

std::string random_bytes(std::mt19937& random, Encoding encoding, std::size_t length) {
  static const std::string kIso2022Jp[] = {"\x1B(B", "\x1B(J", "\x1B(I", "\x1B$B", "\x1B$@",
                                           "\x1B",   "0!",     "%\"",    "$",      "("};
  static const std::string kUtf16[] = {bytes_of({0xD8, 0x01}), bytes_of({0xDC, 0x01}), bytes_of({0, 'a'}),
                                       bytes_of({'a', 0}),     bytes_of({0x30, 0x42}), bytes_of({0x01, 0xD8}),
                                       bytes_of({0x01, 0xDC})};
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::string out;
  while (out.size() < length) {
    const std::size_t kind = below(8);
    if (encoding == Encoding::iso_2022_jp && kind < 5) {
      out += kIso2022Jp[below(std::size(kIso2022Jp))];
    } else if ((encoding == Encoding::utf_16be || encoding == Encoding::utf_16le) && kind < 5) {
      out += kUtf16[below(std::size(kUtf16))];
    } else if (kind < 2) {
      out += static_cast<char>(below(0x80));
    } else if (kind < 3) {
      out += static_cast<char>('0' + below(10));
    } else if (kind < 4) {
      out += "\x8E\x8F\x80\xFF\xA0\xFE\xA1\x40"[below(8)];
    } else {
      out += static_cast<char>(0x80 + below(0x80));
    }
  }
  out.resize(length);
  return out;
}

}  // namespace lockstep::test
