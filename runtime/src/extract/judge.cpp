// Decides which text blocks are main content.
#include "extract/judge.h"

#include <algorithm>

#include "extract/forest.h"

namespace lockstep::detail {

namespace {

// e^(-x), for x in steps of 1/32 up to 8.
constexpr std::size_t kSteps = 256;
constexpr std::array<double, kSteps> kPowers = [] {
  std::array<double, kSteps> powers{};
  // e^(-1/32), whose powers are the other values.
  constexpr double kStep = 0.96923323447634408;
  double power = 1;
  for (double& one : powers) {
    one = power;
    power *= kStep;
  }
  return powers;
}();
double power_of(std::int32_t score) {  // for a score that is not positive
  const auto steps = static_cast<std::size_t>(-static_cast<std::int64_t>(score) * 32 / kScoreUnits);
  return kPowers[std::min(steps, kSteps - 1)];
}

// Returns the probability for a score, scaled to 0 to 255.
std::uint8_t probability(std::int32_t score) {
  const double power = power_of(score < 0 ? score : -score);
  const double p = (score < 0 ? power : 1) / (1 + power);
  return static_cast<std::uint8_t>(p * 255 + 0.5);
}

std::array<std::uint8_t, kPageKinds> kinds_of(const PageFeatures& features) {
  FeatureRow row;
  features.put_page(row);
  std::array<std::int32_t, kPageKinds> scores{};
  for (std::size_t i = 0; i < kPageKinds; ++i) scores[i] = kind_models[i].scores({&row, 1})[0];
  const std::int32_t best = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (const std::int32_t score : scores) sum += power_of(score - best);
  std::array<std::uint8_t, kPageKinds> kinds{};
  for (std::size_t i = 0; i < kPageKinds; ++i)
    kinds[i] = static_cast<std::uint8_t>(power_of(scores[i] - best) / sum * 255 + 0.5);
  return kinds;
}

// Chooses the blocks at or above the probability threshold that maximizes the expected F1 score of the words.
void choose(const PageBlocks& page, const std::vector<std::uint8_t>& probabilities, Judgement& judgement) {
  std::array<std::uint64_t, 256> words{};
  double all = 0;  // the expected number of words in main content
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    words[probabilities[i]] += page.blocks[i].counts.words;
    all += probabilities[i] / 255.0 * page.blocks[i].counts.words;
  }
  std::size_t threshold = 256;
  double correct = 0, chosen = 0;
  for (std::size_t p = 256; p-- > 1;) {
    if (words[p] == 0) continue;
    correct += static_cast<double>(p) / 255.0 * static_cast<double>(words[p]);
    chosen += static_cast<double>(words[p]);
    const double f1 = 2 * correct / (chosen + all);
    if (f1 <= judgement.expected) continue;
    judgement.expected = f1;
    threshold = p;
  }
  judgement.chosen.resize(page.blocks.size());
  for (std::size_t i = 0; i < page.blocks.size(); ++i)
    judgement.chosen[i] = page.blocks[i].counts.words != 0 && probabilities[i] >= threshold;
  // Blocks without words are treated like the block before them.
  for (std::size_t i = 1; i < page.blocks.size(); ++i)
    if (page.blocks[i].counts.words == 0) judgement.chosen[i] = judgement.chosen[i - 1];
}

}  // namespace

Judgement judge(const PageBlocks& page, std::uint32_t data) {
  Judgement judgement;
  if (page.blocks.empty()) return judgement;
  const PageFeatures features(page, data);
  const std::array<std::uint8_t, kPageKinds> kinds = kinds_of(features);
  judgement.kind = static_cast<PageKind>(std::max_element(kinds.begin(), kinds.end()) - kinds.begin());

  FeatureRow shared;
  features.put_shared(shared, kinds);
  std::array<FeatureRow, kAtOnce> rows;
  rows.fill(shared);
  std::vector<std::uint8_t> probabilities(page.blocks.size());
  std::array<std::size_t, kAtOnce> in_rows{};
  std::size_t used = 0;
  const auto score = [&] {
    const std::array<std::int32_t, kAtOnce> scores = block_model.scores(std::span(rows).first(used));
    for (std::size_t i = 0; i < used; ++i) probabilities[in_rows[i]] = probability(scores[i]);
    used = 0;
  };
  for (std::size_t i = 0; i < page.blocks.size(); ++i) {
    if (page.blocks[i].counts.words == 0) continue;  // such a block is treated like the one before it
    rows[used].resize(shared.size());
    features.put_block(rows[used], i);
    in_rows[used++] = i;
    if (used == kAtOnce) score();
  }
  if (used != 0) score();
  choose(page, probabilities, judgement);
  return judgement;
}

}  // namespace lockstep::detail
