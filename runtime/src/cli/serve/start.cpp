// Starting the program that serves, in place of this process.
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/serve/serve.h"

#ifndef _WIN32
#include <unistd.h>
#endif

namespace lockstep::cli {

int serve(const Arguments& arguments) {
#ifndef _WIN32
  constexpr std::string_view kName = "lockstep-serve";
  std::vector<std::string> words = {std::string(kName)};
  for (const Arguments::Given& given : arguments.given())
    words.push_back(std::string(given.option).append("=").append(given.value));
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  // Starts the program in this program's directory, if the directory is known and contains it; otherwise, the
  // program in PATH.
  std::error_code error;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) execv(self.parent_path().append(kName).c_str(), pointers.data());
  execvp(words[0].c_str(), pointers.data());
#else
  (void)arguments;
#endif
  throw Failure(
      "the program lockstep-serve is not installed; it is built only if the library cpp-httplib is found");
}

}  // namespace lockstep::cli
