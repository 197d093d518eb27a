// Boosted trees over features. The tables are generated from spec/content/models.tsv.
#ifndef LOCKSTEP_EXTRACT_FOREST_H
#define LOCKSTEP_EXTRACT_FOREST_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "extract/features.h"

namespace lockstep::detail {

// A node of a tree: if the feature is at most `threshold`, the first child is next, otherwise the second one.
// These are nodes of the tree, or leaves from kFirstLeaf on.
struct ForestNode {
  std::uint16_t feature;
  std::uint8_t threshold;
  std::uint8_t children[2];
};
inline constexpr std::uint8_t kFirstLeaf = 64;

// Where a tree begins.
struct ForestTree {
  std::uint32_t node, leaf;
};

// A sum of trees: the logarithm of odds, in units of 1/kScoreUnits.
struct Forest {
  std::span<const ForestTree> trees;
  const ForestNode* nodes;
  const std::int16_t* leaves;

  // The scores of several rows at once: each step waits for the one before, so the processor works on all of
  // them at the same time.
  template <std::size_t count>
  std::array<std::int32_t, count> scores(const std::array<const std::uint8_t*, count>& rows) const {
    std::array<std::int32_t, count> sums{};
    for (const ForestTree& tree : trees) {
      std::array<unsigned, count> at{};
      for (bool all_at_leaves = false; !all_at_leaves;) {
        all_at_leaves = true;
        for (std::size_t i = 0; i < count; ++i) {
          const bool at_leaf = at[i] >= kFirstLeaf;
          const ForestNode& node = nodes[tree.node + (at_leaf ? 0 : at[i])];
          const unsigned next = node.children[rows[i][node.feature] > node.threshold];
          at[i] = at_leaf ? at[i] : next;
          all_at_leaves &= at[i] >= kFirstLeaf;
        }
      }
      for (std::size_t i = 0; i < count; ++i) sums[i] += leaves[tree.leaf + at[i] - kFirstLeaf];
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
