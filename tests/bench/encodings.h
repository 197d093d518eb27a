// Benchmarks of sniffing, and of the decoders compared with iconv, ICU and encoding_rs.
#ifndef LOCKSTEP_TESTS_BENCH_ENCODINGS_H
#define LOCKSTEP_TESTS_BENCH_ENCODINGS_H

namespace lockstep::bench {

// Prints a table: MB of encoded bytes per second, for pages of the corpus and for their text only; and what
// sniffing their encoding takes.
void measure_encodings(int rounds);

}  // namespace lockstep::bench

#endif
