// Markdown in the C interface.
#ifndef LOCKSTEP_SRC_C_MARKDOWN_H
#define LOCKSTEP_SRC_C_MARKDOWN_H

#include <cstddef>
#include <cstdint>

#include "c/handles.h"
#include "lockstep/markdown.h"

struct lockstep_markdown {
  lockstep::Markdown markdown;
};

namespace lockstep::c {

inline const Markdown& in_cpp(const lockstep_markdown* markdown) { return markdown->markdown; }

inline std::int32_t in_c(MarkdownLossKind kind) {
  return static_cast<std::int32_t>(kind) + LOCKSTEP_MARKDOWN_LOSS_MERGED_CELLS;
}

// Returns null if the index is out of range.
inline const MarkdownLoss* loss_at(const Markdown& markdown, std::size_t index) {
  return index < markdown.losses.size() ? &markdown.losses[index] : nullptr;
}

}  // namespace lockstep::c

#endif
