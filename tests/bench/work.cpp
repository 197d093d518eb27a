// lockstep_work: does the work that valgrind counts for scripts/dev profile, inside a function that valgrind
// can identify (counted_work.cpp). Prints how many bytes the files have.
#include <cstdio>
#include <exception>
#include <string>

#include "support/test_data.h"

extern "C" void lockstep_counted_work(const char* html, std::size_t size);

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "lockstep_work FILE...\n");
    return 2;
  }
  try {
    std::size_t bytes = 0;
    for (int i = 1; i < argc; ++i) {
      const std::string html = lockstep::test::read_file(argv[i]);
      lockstep_counted_work(html.data(), html.size());
      bytes += html.size();
    }
    std::printf("%zu\n", bytes);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lockstep_work: %s\n", error.what());
    return 1;
  }
}
