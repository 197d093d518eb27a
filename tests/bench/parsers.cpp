#include "parser.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace lockstep::bench {

std::vector<Entry> all_parsers() {
  std::vector<Entry> entries;
  add_lockstep(entries);
#if LOCKSTEP_BENCH_LEXBOR
  add_lexbor(entries);
#endif
#if LOCKSTEP_BENCH_MYHTML
  add_myhtml(entries);
#endif
#if LOCKSTEP_BENCH_LIBXML2
  add_libxml2(entries);
#endif
#if LOCKSTEP_BENCH_GUMBO
  add_gumbo(entries);
#endif
#if LOCKSTEP_BENCH_HTML5EVER
  add_html5ever(entries);
#endif
#if LOCKSTEP_BENCH_LOL_HTML
  add_lol_html(entries);
#endif
  return entries;
}

std::uint64_t heap_in_use() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

}  // namespace lockstep::bench
