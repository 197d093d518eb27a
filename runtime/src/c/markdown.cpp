// The C interface of Markdown.
#include "c/markdown.h"

#include <string>
#include <string_view>
#include <vector>

#include "c/options.h"
#include "options/markdown.h"
#include "text/spaces.h"

namespace lockstep::c {

template <>
inline constexpr std::int32_t kLastInC<MarkdownFlavor> = LOCKSTEP_MARKDOWN_COMMONMARK;
template <>
inline constexpr std::int32_t kLastInC<MarkdownHeadings> = LOCKSTEP_MARKDOWN_HEADINGS_SETEXT;
template <>
inline constexpr std::int32_t kLastInC<MarkdownLinks> = LOCKSTEP_MARKDOWN_LINKS_REFERENCED;
template <>
inline constexpr std::int32_t kLastInC<MarkdownImages> = LOCKSTEP_MARKDOWN_IMAGES_DROPPED;
template <>
inline constexpr std::int32_t kLastInC<MarkdownTables> = LOCKSTEP_MARKDOWN_TABLES_HTML;

namespace {

constexpr lockstep_markdown_options default_markdown_options() {
  lockstep_markdown_options made = {};
  set_defaults(options::kMarkdown, MarkdownOptions(), made);
  return made;
}

std::string address_in_c(std::string_view url, void* options) {
  const auto& c = *static_cast<const lockstep_markdown_options*>(options);
  const char* const address = c.address(url.data(), url.size(), c.address_user_data);
  return std::string(address == nullptr ? url : std::string_view(address));
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

void lockstep_markdown_options_init(lockstep_markdown_options* options, size_t size) {
  init(options, size, default_markdown_options());
}

lockstep_status lockstep_node_markdown(const lockstep_document* document, lockstep_node node,
                                       const lockstep_markdown_options* options,
                                       lockstep_markdown** markdown) {
  if (markdown == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *markdown = nullptr;
  const lockstep::Node self = node_of(document, node);
  lockstep_markdown_options c = default_markdown_options();
  lockstep::MarkdownOptions how;
  if (!self || !read(options, c) || !convert_all(lockstep::options::kMarkdown, c, how))
    return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    std::vector<std::string_view> drop;
    lockstep::detail::any_token(or_empty(c.drop), [&](std::string_view name) {
      drop.push_back(name);
      return false;
    });
    how.drop = drop;
    if (c.address != nullptr) how.address = &address_in_c;
    how.address_user_data = &c;
    *markdown = new lockstep_markdown{lockstep::markdown(self, how)};
    return LOCKSTEP_OK;
  });
}

}  // extern "C"
