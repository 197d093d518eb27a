#include "tree/session.h"

#include "document/tree_inline.h"

namespace lockstep::detail {

Session::Session(const ParseOptions& options) : tree_(std::make_unique<Tree>()) {
  tree_->edition = options.edition;
}

Session::~Session() = default;

std::unique_ptr<Tree> Session::finish(std::string& text) {
  hand_over(*tree_, error_log(), text);
  return std::move(tree_);
}

void hand_over(Tree& tree, ErrorLog& error_log, std::string& text) {
  if (error_log.is_wanted()) {
    tree.errors = error_log.finish();
    tree.errors_truncated = error_log.truncated();
  }
  if (tree.source == text.data() && !text.empty()) {
    tree.owned_source = std::move(text);
    tree.source = tree.owned_source.data();
  }
}

}  // namespace lockstep::detail
