// Bytes for testing decoders.
#ifndef LOCKSTEP_TESTS_SUPPORT_ENCODING_CASES_H
#define LOCKSTEP_TESTS_SUPPORT_ENCODING_CASES_H

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

#include "lockstep/generated/encodings.h"

namespace lockstep::test {

using EncodingCase = std::function<void(Encoding, std::string_view)>;

std::string bytes_of(std::initializer_list<int> values);

// For all encodings: every byte, every two bytes, and every two bytes followed by ASCII.
void one_and_two_byte_cases(const EncodingCase& run);
// All of the basic plane and of what is next to a gap; samples of the others; faults in the third and fourth
// byte.
void gb18030_cases(const EncodingCase& run);
// 8F and every two bytes, also followed by ASCII.
void euc_jp_cases(const EncodingCase& run);
// Two escape sequences, good ones and bad ones, each followed by text or nothing, some cut short.
void iso_2022_jp_cases(const EncodingCase& run);
// Three and four bytes with faults at all places.
void utf_8_cases(const EncodingCase& run);
// `count` strings of 1 to 12 bytes. Half of them are for the encodings with longer sequences. The same seed
// gives the same strings everywhere.
void random_cases(long count, std::uint32_t seed, const EncodingCase& run);

// Bytes of the kinds that matter to the encoding, so neither all are errors nor all are valid.
std::string random_bytes(std::mt19937& random, Encoding encoding, std::size_t length);

}  // namespace lockstep::test

#endif
