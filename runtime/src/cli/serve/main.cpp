// lockstep-serve: the program that `lockstep serve` starts.
#include <string_view>
#include <vector>

#include "cli/program.h"

int main(int argc, char** argv) {
  std::vector<std::string_view> words = {"serve"};
  words.insert(words.end(), argv + (argc > 0), argv + argc);
  return lockstep::cli::run_program(words);
}
