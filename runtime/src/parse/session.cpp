// Sessions: moving the text, errors and positions into the tree at the end.
#include "parse/session.h"

#include <memory>
#include <utility>

#include "document/access.h"
#include "document/positions.h"
#include "parse/memory.h"

namespace lockstep::detail {

namespace {

Document make_document(const ParseOptions& options, std::unique_ptr<Tree> spent, std::string_view expected) {
  // Memory that is there already would count for the limits.
  const bool counts_memory = (options.limits.nodes | options.limits.memory_bytes) != 0;
  if (counts_memory) spent.reset();
  const bool is_expected = spent == nullptr && !counts_memory && !expected.empty();
  std::unique_ptr<Tree> tree =
      is_expected ? std::make_unique<Tree>(expected) : Tree::in_memory_of(std::move(spent));
  tree->edition = options.edition;
  if (options.positions) tree->positions = std::make_unique<Positions>();
  return DocumentAccess::make(std::move(tree));
}

// A watcher sees no positions, so none are recorded.
Attachments with_positions(Attachments attachments, const ParseOptions& options) {
  attachments.positions = options.positions && attachments.watcher == nullptr;
  return attachments;
}

}  // namespace

Session::Session(const EditionEntry& entry, const ParseOptions& options, const Attachments& attachments,
                 std::unique_ptr<Tree> spent, std::string_view expected)
    : document_(make_document(options, std::move(spent), expected)),
      tree_(DocumentAccess::tree(document_)),
      pipeline_(entry.make_pipeline(storage_, tree_, options, with_positions(attachments, options))) {}

std::unique_ptr<Tree> Session::finish(TextStore& text, OffsetMap&& offsets) {
  finish_tree(tree_, pipeline_->error_log(), text, std::move(offsets));
  return DocumentAccess::take(document_);
}

void finish_tree(Tree& tree, ErrorLog& error_log, TextStore& text, OffsetMap&& offsets) {
  tree.node_limit = {};
  tree.source_changes = false;
  tree.lines.forget();
  if (error_log.is_wanted()) {
    if (!try_allocating([&] { tree.errors = error_log.finish(); })) tree.status = Status::out_of_memory;
    for (ParseError& error : tree.errors) move_to_input(error, offsets);
    tree.errors_truncated = error_log.truncated() || tree.status == Status::out_of_memory;
  }
  if (tree.positions != nullptr) tree.positions->offsets = std::move(offsets);
  if (tree.source == text.data() && !text.empty()) {
    tree.owned_source = std::move(text);
    tree.source = tree.owned_source.data();
  }
}

}  // namespace lockstep::detail
