// lockstep: the command line.
#include <string_view>
#include <vector>

#include "cli/program.h"

int main(int argc, char** argv) {
  const std::vector<std::string_view> words(argv + (argc > 0), argv + argc);
  return lockstep::cli::run_program(words);
}
