// Compares the most similar known names with the distances themselves.
#include "text/similar_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::detail {
namespace {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      rows[i][j] = std::max(i, j);
      if (i == 0 || j == 0) continue;
      rows[i][j] =
          std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  return rows[a.size()][b.size()];
}

TEST(SimilarName, IsTheFirstWithTheLeastDistance) {
  std::mt19937 random(1);
  const auto name = [&] {
    std::string made(1 + random() % 9, 'a');
    for (char& c : made) c = "abcA-0"[random() % 6];
    return made;
  };
  std::size_t found = 0;
  for (int round = 0; round < 500; ++round) {
    const std::string misspelled = name();
    std::vector<std::string> known(20);
    std::generate(known.begin(), known.end(), name);
    std::string_view best;
    std::size_t least = misspelled.size() / 3 + 1;
    SimilarName similar(misspelled);
    for (const std::string& one : known) {
      similar.consider(one);
      if (distance(misspelled, one) < least) {
        least = distance(misspelled, one);
        best = one;
      }
    }
    EXPECT_EQ(similar.best(), best) << misspelled;
    found += !best.empty();
  }
  EXPECT_GT(found, 25u);
}

}  // namespace
}  // namespace lockstep::detail
