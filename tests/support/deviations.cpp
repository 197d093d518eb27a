#include "support/deviations.h"

#include <sstream>
#include <stdexcept>

#include "support/test_data.h"

namespace lockstep::test {

Deviations::Deviations() {
  std::istringstream stream(read_file(tests_folder() / "conformance" / "deviations.txt"));
  std::string text;
  for (std::size_t line = 1; std::getline(stream, text); ++line) {
    if (text.empty() || text.starts_with("# ")) continue;
    std::vector<std::string> fields;
    std::istringstream row(text);
    for (std::string field; std::getline(row, field, '\t');) fields.push_back(field);
    const auto fail = [&](const std::string& what) {
      throw std::runtime_error("tests/conformance/deviations.txt:" + std::to_string(line) + ": " + what);
    };
    if (fields.size() != 5) fail("expected 5 fields with tabs between");
    if (fields[2] != "output" && fields[2] != "errors") fail("what differs must be output or errors");
    if (!fields[3].starts_with('#')) fail("the clause must begin with an anchor");
    if (find(fields[0], fields[1]) != nullptr) fail("listed twice");
    all_.push_back({line, fields[0], fields[1], fields[2], fields[3], fields[4]});
  }
}

const Deviation* Deviations::find(std::string_view file, std::string_view test) const {
  for (const Deviation& deviation : all_) {
    if (deviation.file == file && deviation.test == test) return &deviation;
  }
  return nullptr;
}

std::vector<const Deviation*> Deviations::of_file(std::string_view file) const {
  std::vector<const Deviation*> found;
  for (const Deviation& deviation : all_) {
    if (deviation.file == file) found.push_back(&deviation);
  }
  return found;
}

const Deviations& deviations() {
  static const Deviations deviations;
  return deviations;
}

}  // namespace lockstep::test
