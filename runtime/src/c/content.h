// Main content in the C interface.
#ifndef LOCKSTEP_SRC_C_CONTENT_H
#define LOCKSTEP_SRC_C_CONTENT_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "c/handles.h"
#include "lockstep/main_content.h"

struct lockstep_content {
  lockstep::MainContent content;
};

namespace lockstep::c {

inline const MainContent& in_cpp(const lockstep_content* content) { return content->content; }

inline std::int32_t in_c(PageKind kind) { return static_cast<std::int32_t>(kind) + LOCKSTEP_PAGE_ARTICLE; }

// Returns a null view for an unknown kind.
inline std::string_view name_of_page_kind(std::int32_t kind) {
  if (kind < LOCKSTEP_PAGE_ARTICLE || kind > LOCKSTEP_PAGE_PRODUCT) return {};
  return page_kind_name(static_cast<PageKind>(kind - LOCKSTEP_PAGE_ARTICLE));
}

// Returns a null node if the index is out of range.
inline Node node_at(const MainContent& content, std::size_t index) {
  return index < content.nodes.size() ? content.nodes[index] : Node();
}

}  // namespace lockstep::c

#endif
