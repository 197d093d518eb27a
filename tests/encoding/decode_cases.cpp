// lockstep_decode_cases [RANDOM [SEED]]: prints the short cases, or with RANDOM that many random cases, one
// per line: the encoding's name, the bytes, and the UTF-8 that they decode to, both in hexadecimal, separated
// by tabs. For text_decoder_test.py.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "lockstep/encoding.h"
#include "support/encoding_cases.h"

namespace {

void append_hex(std::string& out, std::string_view bytes) {
  for (const char c : bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    out += kDigits[static_cast<unsigned char>(c) >> 4];
    out += kDigits[c & 15];
  }
}

}  // namespace

int main(int argc, char** argv) {
  using namespace lockstep;
  std::string line;
  const auto print = [&](Encoding encoding, std::string_view bytes) {
    line = encoding::name(encoding);
    line += '\t';
    append_hex(line, bytes);
    line += '\t';
    append_hex(
        line,
        encoding::decode(bytes, encoding, {encoding::ErrorMode::replacement, encoding::Bom::keep}).text);
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stdout);
  };
  if (argc > 1) {
    test::random_cases(std::atol(argv[1]), argc > 2 ? static_cast<std::uint32_t>(std::atol(argv[2])) : 1,
                       print);
  } else {
    for (const auto cases : {test::one_and_two_byte_cases, test::gb18030_cases, test::euc_jp_cases,
                             test::iso_2022_jp_cases, test::utf_8_cases})
      cases(print);
  }
}
