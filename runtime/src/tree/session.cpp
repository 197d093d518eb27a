#include "tree/session.h"

#include <algorithm>

#include "document/tree_inline.h"
#include "input/input_stream.h"
#include "tables/known_names.h"

namespace lockstep::detail {

Session::Session(const ParseOptions& options)
    : tree_(std::make_unique<Tree>()), collect_errors_(options.collect_errors) {
  tree_->edition = options.edition;
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

std::unique_ptr<Tree> Session::finish(std::string& text) {
  if (collect_errors_) settle_errors();
  if (tree_->source == text.data() && !text.empty()) {
    tree_->owned_source = std::move(text);
    tree_->source = tree_->owned_source.data();
  }
  return std::move(tree_);
}

// Merges in the errors of the input stream, which come before others at the same place, and finds the
// positions.
void Session::settle_errors() {
  const std::string_view text(tree_->source, tree_->source_size);
  std::vector<ParseError> stream_errors;
  find_input_stream_errors(text, 0, stream_errors);
  std::vector<ParseError>& errors = tree_->errors;
  const auto earlier = [](const ParseError& a, const ParseError& b) { return a.offset < b.offset; };
  if (!std::is_sorted(errors.begin(), errors.end(), earlier))
    std::stable_sort(errors.begin(), errors.end(), earlier);
  if (!stream_errors.empty()) {
    std::vector<ParseError> merged(stream_errors.size() + errors.size());
    std::merge(stream_errors.begin(), stream_errors.end(), errors.begin(), errors.end(), merged.begin(),
               earlier);
    errors = std::move(merged);
  }
  PositionFinder finder;
  for (ParseError& error : errors) finder.locate(text, error);
}

}  // namespace lockstep::detail
