#include "tree/session.h"

#include "document/tree_inline.h"
#include "tables/known_names.h"

namespace lockstep::detail {

Session::Session(const ParseOptions& options) : tree_(std::make_unique<Tree>()), error_log_(options) {
  tree_->edition = options.edition;
  if (options.positions) tree_->positions = std::make_unique<Positions>();
}

Session::~Session() = default;

NodeId Session::create_context(const FragmentContext& context) {
  tree_->quirks_mode = context.quirks_mode;
  TokenAttribute encoding{attr::encoding, context.encoding};
  const NodeId element =
      tree_->create_element(context.element_namespace, tree_->tag_names.intern(context.local_name), &encoding,
                            context.encoding.empty() ? 0 : 1);
  if (context.inside_form)
    tree_->insert_before(tree_->create_element(Namespace::html, tag::form, nullptr, 0), element, kNoNode);
  return element;
}

std::unique_ptr<Tree> Session::finish(std::string& text, OffsetMap offsets) {
  if (error_log_.is_wanted()) {
    tree_->errors = error_log_.finish();
    for (ParseError& error : tree_->errors) error.offset = offsets.input_begin(error.offset);
    tree_->errors_truncated = error_log_.truncated();
  }
  if (tree_->positions != nullptr) tree_->positions->offsets = std::move(offsets);
  if (tree_->source == text.data() && !text.empty()) {
    tree_->owned_source = std::move(text);
    tree_->source = tree_->owned_source.data();
  }
  return std::move(tree_);
}

}  // namespace lockstep::detail
