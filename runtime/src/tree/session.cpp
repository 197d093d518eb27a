#include "tree/session.h"

#include "document/tree_inline.h"

namespace lockstep::detail {

Session::Session(const ParseOptions& options) : tree_(std::make_unique<Tree>()) {
  tree_->edition = options.edition;
}

Session::~Session() = default;

std::unique_ptr<Tree> Session::finish(std::string& text) {
  if (ErrorLog& log = error_log(); log.is_wanted()) {
    tree_->errors = log.finish();
    tree_->errors_truncated = log.truncated();
  }
  if (tree_->source == text.data() && !text.empty()) {
    tree_->owned_source = std::move(text);
    tree_->source = tree_->owned_source.data();
  }
  return std::move(tree_);
}

}  // namespace lockstep::detail
