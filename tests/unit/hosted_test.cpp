// Pages whose scripts run, in tests/witnesses/hosted.txt: what the parser requests from a host, in which
// order, and the tree. The literal reading of the rules (generator/lockstep_literal/hosting.py) gives the
// same for each page; it has the same host, and describes the commands that scripts consist of.
// LOCKSTEP_UPDATE_HOSTED=FILE updates the answers to the cases in a file.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "support/command_host.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

std::string answer_to(const nlohmann::json& one) {
  const HostedAnswer answer = hosted_answer(hosted_case(one));
  std::string text = "#log\n";
  for (const std::string& line : answer.log) text += line + '\n';
  return text + "#html\n" + answer.html + "\n#tree\n" + answer.tree;
}

std::string stripped(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

TEST(Hosted, Witnesses) {
  const char* const renewed = std::getenv("LOCKSTEP_UPDATE_HOSTED");
  const auto path = renewed != nullptr ? renewed : tests_folder() / "witnesses" / "hosted.txt";
  std::ifstream file(path);
  ASSERT_TRUE(file) << path;
  std::stringstream text;
  text << file.rdbuf();
  const bool updates = renewed != nullptr;
  const std::string all = text.str();
  constexpr std::string_view kCase = "\n#case ";
  std::size_t at = all.find(kCase);
  std::string written = all.substr(0, at);
  int cases = 0;
  while (at != std::string::npos) {
    const std::size_t next = all.find(kCase, at + 1);
    const std::string block = all.substr(at + kCase.size(), next - at - kCase.size());
    const std::size_t end = block.find('\n');
    const std::string line = block.substr(0, end);
    const std::string given = stripped(answer_to(nlohmann::json::parse(line)));
    if (!updates) {
      EXPECT_EQ(given, stripped(end == std::string::npos ? "" : block.substr(end + 1))) << line;
    }
    written += std::string(kCase) + line + '\n' + given + '\n';
    at = next;
    ++cases;
  }
  EXPECT_GT(cases, 20);
  if (updates) std::ofstream(path) << written;
}

}  // namespace
}  // namespace lockstep::test
