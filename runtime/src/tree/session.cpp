#include "tree/session.h"

#include "document/tree_inline.h"
#include "tree/memory.h"

namespace lockstep::detail {

Session::Session(const ParseOptions& options) : tree_(std::make_unique<Tree>()) {
  tree_->edition = options.edition;
}

Session::~Session() = default;

std::unique_ptr<Tree> Session::finish(std::string& text) {
  tree_->node_limit = {};
  if (ErrorLog& log = error_log(); log.is_wanted()) {
    if (!had_memory_for([&] { tree_->errors = log.finish(); })) tree_->status = Status::out_of_memory;
    tree_->errors_truncated = log.truncated() || tree_->status == Status::out_of_memory;
  }
  if (tree_->source == text.data() && !text.empty()) {
    tree_->owned_source = std::move(text);
    tree_->source = tree_->owned_source.data();
  }
  return std::move(tree_);
}

}  // namespace lockstep::detail
