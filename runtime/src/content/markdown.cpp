// The public interface of Markdown.
#include "lockstep/markdown.h"

#include "content/markdown_builder.h"
#include "content/markdown_writer.h"
#include "document/access.h"

namespace lockstep {

namespace {

std::vector<MarkdownLoss> write(Node root, detail::Output& out, const MarkdownOptions& options) {
  if (root.is_null()) return {};
  detail::MarkdownBuilder builder(detail::NodeAccess::tree(root), options);
  builder.build(detail::NodeAccess::id(root));
  detail::MarkdownWriter(builder.blocks, options, out).write();
  out.finish();
  return std::move(builder.losses);
}

}  // namespace

std::string_view markdown_loss_name(MarkdownLossKind kind) {
  constexpr std::string_view kNames[] = {
      "merged cells",         "table as text",  "header cells",     "blocks in cell",
      "blocks in heading",    "link split",     "nested link",      "list number",
      "content outside item", "markup in code", "embedded content", "image dropped",
      "raised text",          "too deep",       "automatic link",   "checkbox",
  };
  return kNames[static_cast<std::size_t>(kind)];
}

Markdown markdown(Node root, const MarkdownOptions& options) {
  Markdown result;
  detail::Output out(result.text);
  result.losses = write(root, out, options);
  return result;
}

std::vector<MarkdownLoss> markdown(Node root, Sink sink, const MarkdownOptions& options) {
  detail::Output out(sink);
  return write(root, out, options);
}

}  // namespace lockstep
