// Boosted trees over features. The tables are generated from spec/content/models.tsv.
#ifndef LOCKSTEP_EXTRACT_FOREST_H
#define LOCKSTEP_EXTRACT_FOREST_H

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "extract/features.h"

namespace lockstep::detail {

// A node of a tree. If its feature is larger than the threshold, the leaves under its first child are not
// reached: `skipped` has their bits.
struct ForestNode {
  std::uint32_t skipped;
  std::uint8_t threshold, tree;
};

inline constexpr std::size_t kMostTrees = 128;
// The maximum number of blocks that are scored together.
inline constexpr std::size_t kAtOnce = 16;

// The least and the greatest value of each feature of some blocks.
struct FeatureRange {
  explicit FeatureRange(std::span<const FeatureRow> blocks) : low(blocks[0].values()), high(low) {
    for (const FeatureRow& block : blocks.subspan(1))
      for (std::size_t i = 0; i < kMostFeatures; ++i) {
        low[i] = std::min(low[i], block.values()[i]);
        high[i] = std::max(high[i], block.values()[i]);
      }
  }
  std::array<std::uint8_t, kMostFeatures> low, high;
};

// The leaves that some blocks skip, by tree.
struct SkippedLeaves {
  std::array<std::uint32_t, kMostTrees> by_all{};
  std::array<std::array<std::uint32_t, kAtOnce>, kMostTrees> by_each{};

  // Adds the leaves that the node skips for each block whose value of the node's feature, in `values`, is
  // above the threshold.
  void add(const ForestNode node, const std::array<std::int32_t, kAtOnce>& values) {
    for (std::size_t i = 0; i < kAtOnce; ++i)  // with masks, so that compilers use vectors
      by_each[node.tree][i] |= node.skipped & -static_cast<std::uint32_t>(values[i] > node.threshold);
  }
};

// A sum of trees, which gives log-odds in units of 1/kScoreUnits.
struct Forest {
  const ForestNode* nodes;                   // by feature, then by threshold
  std::span<const std::uint16_t> nodes_end;  // by feature: its nodes begin where those before it end
  const std::int16_t* leaves;
  std::span<const std::uint16_t> leaves_end;  // by tree

  // Returns the scores of at least one and at most kAtOnce blocks. No node waits for another: each skips the
  // leaves that it excludes, and the first remaining leaf is the one that walking down the tree would reach.
  // The ranges of the features decide most nodes for all blocks at once.
  std::array<std::int32_t, kAtOnce> scores(std::span<const FeatureRow> blocks) const {
    const FeatureRange range(blocks);
    SkippedLeaves skipped;
    const ForestNode* node = nodes;
    for (std::size_t feature = 0; feature < nodes_end.size(); ++feature) {
      const ForestNode* const end = nodes + nodes_end[feature];
      for (; node != end && node->threshold < range.low[feature]; ++node)
        skipped.by_all[node->tree] |= node->skipped;
      if (node != end && node->threshold < range.high[feature]) {
        std::array<std::int32_t, kAtOnce> values{};
        for (std::size_t i = 0; i < blocks.size(); ++i) values[i] = blocks[i].values()[feature];
        for (; node != end && node->threshold < range.high[feature]; ++node) skipped.add(*node, values);
      }
      node = end;
    }
    return sums(skipped, blocks.size());
  }

  // For each block, the sum of the first leaves that are not skipped.
  std::array<std::int32_t, kAtOnce> sums(const SkippedLeaves& skipped, std::size_t count) const {
    std::array<std::int32_t, kAtOnce> sums{};
    const std::int16_t* leaf = leaves;
    for (std::size_t tree = 0; tree < leaves_end.size(); ++tree) {
      for (std::size_t i = 0; i < count; ++i)
        sums[i] += leaf[std::countr_one(skipped.by_all[tree] | skipped.by_each[tree][i])];
      leaf = leaves + leaves_end[tree];
    }
    return sums;
  }
};
inline constexpr std::int32_t kScoreUnits = 1024;

// Generated.
extern const std::array<Forest, kPageKinds> kind_models;
extern const Forest block_model;

}  // namespace lockstep::detail

#endif
