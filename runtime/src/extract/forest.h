// Boosted trees over features. The tables are generated from spec/content/models.tsv.
#ifndef LOCKSTEP_EXTRACT_FOREST_H
#define LOCKSTEP_EXTRACT_FOREST_H

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "extract/features.h"

namespace lockstep::detail {

// A node of a tree. If the feature is larger than the threshold, the leaves under its first child are not
// reached: `skipped` has their bits.
struct ForestNode {
  std::uint32_t skipped;
  std::uint16_t feature;
  std::uint8_t threshold;
};

// The ends of a tree's nodes and leaves, which begin where those of the previous tree end.
struct ForestTree {
  std::uint32_t nodes_end, leaves_end;
};

// Numbers for four blocks side by side.
#if defined(__GNUC__)
using Lanes = std::int32_t __attribute__((vector_size(4 * sizeof(std::int32_t))));
inline Lanes if_larger(Lanes values, std::int32_t threshold, std::int32_t then) {
  return (values > threshold) & then;
}
#else
struct Lanes : std::array<std::int32_t, 4> {
  Lanes& operator|=(const Lanes& other) {
    for (std::size_t i = 0; i < size(); ++i) (*this)[i] |= other[i];
    return *this;
  }
};
inline Lanes if_larger(Lanes values, std::int32_t threshold, std::int32_t then) {
  for (std::int32_t& value : values) value = value > threshold ? then : 0;
  return values;
}
#endif
// The features of several blocks.
inline constexpr std::size_t kAtOnce = 16;
using FeatureLanes = std::array<std::array<Lanes, kAtOnce / 4>, kMostFeatures>;

// A sum of trees, which gives log-odds in units of 1/kScoreUnits.
struct Forest {
  std::span<const ForestTree> trees;
  const ForestNode* nodes;
  const std::int16_t* leaves;

  // The scores of the first `count` blocks. No node waits for another: all nodes of a tree are evaluated,
  // each skips the leaves that it excludes, and the first remaining leaf is the one that walking down the
  // tree would reach.
  std::array<std::int32_t, kAtOnce> scores(const FeatureLanes& features, std::size_t count) const {
    std::array<std::int32_t, kAtOnce> sums{};
    const ForestNode* node = nodes;
    const std::int16_t* leaf = leaves;
    for (const ForestTree& tree : trees) {
      std::array<Lanes, kAtOnce / 4> skipped{};
      for (; node != nodes + tree.nodes_end; ++node)
        for (std::size_t i = 0; i < skipped.size(); ++i)
          skipped[i] |= if_larger(features[node->feature][i], node->threshold,
                                  static_cast<std::int32_t>(node->skipped));
      for (std::size_t i = 0; i < count; ++i)
        sums[i] += leaf[std::countr_one(static_cast<std::uint32_t>(skipped[i / 4][i % 4]))];
      leaf = leaves + tree.leaves_end;
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
