// Reads the .dat files of the html5lib tree construction tests.
#ifndef LOCKSTEP_TESTS_SUPPORT_DAT_READER_H
#define LOCKSTEP_TESTS_SUPPORT_DAT_READER_H

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/types.h"
#include "support/contexts.h"

namespace lockstep::test {

struct DatTest {
  std::size_t line = 0;   // of its "#data", 1-based
  std::size_t index = 0;  // in the file, 0-based
  std::string description;
  std::string data;
  std::size_t error_count = 0;         // of #errors and #new-errors
  std::optional<std::string> context;  // "td", "svg path"
  std::vector<bool> scripting;         // the modes it holds in
  std::string document;                // without the last newline

  // Refers to `context`.
  std::optional<FragmentContext> fragment_context() const {
    if (!context) return std::nullopt;
    return context_named(*context);
  }
};

// Throws std::runtime_error with file:line when the file is not in the format.
std::vector<DatTest> read_dat(const std::filesystem::path& path);

}  // namespace lockstep::test

#endif
