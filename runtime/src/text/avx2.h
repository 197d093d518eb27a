// AVX2, for loops that are worth a separate function. Whether the processor supports it is detected at run
// time.
#ifndef LOCKSTEP_TEXT_AVX2_H
#define LOCKSTEP_TEXT_AVX2_H

#include "text/byte_scan.h"

#if LOCKSTEP_SSE2 && defined(__x86_64__) && defined(__GNUC__)
#define LOCKSTEP_AVX2 1
#include <immintrin.h>
#else
#define LOCKSTEP_AVX2 0
#endif

#if LOCKSTEP_AVX2
namespace lockstep::detail {

inline bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }

[[gnu::target("avx2")]] inline __m256i load_32(const char* p) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
}

}  // namespace lockstep::detail
#endif

#endif
