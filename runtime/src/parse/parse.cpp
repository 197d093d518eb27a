// A parse: creating the tree and the engine, stopping early, running out of memory, and finishing.
#include "parse/parse.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "document/positions.h"

namespace lockstep::detail {

Parse::Parse(const ParseSetup& setup, TextStore& text)
    : setup_(setup), text_(text), allowance_(setup.options.limits), document_(DocumentAccess::make(nullptr)) {
  if (allowance_.in_slices() || setup.options.on_error != nullptr) unparsed_ = 0;
}

void Parse::begin(const InputMemory* memory, EncodingHost* host, std::string_view expected) {
  discard();
  const ParseOptions& options = setup_.options;
  const bool is_expected = spent_ == nullptr && !counts_memory() && !expected.empty();
  std::unique_ptr<Tree> tree =
      is_expected ? std::make_unique<Tree>(expected) : Tree::in_memory_of(std::move(spent_));
  tree->edition = options.edition;
  if (options.positions) tree->positions = std::make_unique<Positions>();
  tree_ = tree.get();
  document_ = DocumentAccess::make(std::move(tree));
  // A watcher sees no positions, so none are recorded.
  Attachments attachments = setup_.attachments;
  attachments.positions = options.positions && attachments.watcher == nullptr;
  engine_ = setup_.entry.make_engine(storage_, *tree_, options, attachments);
  if (host != nullptr) engine_->set_encoding_host(host);
  if (options.limits.memory_bytes != 0) engine_->set_input_memory(memory);
  prepare_to_stop();
  if (setup_.context != nullptr) engine_->set_context(*setup_.context);
}

void Parse::discard() {
  end_engine();
  document_ = DocumentAccess::make(nullptr);
}

void Parse::end_engine() {
  if (Engine* const engine = std::exchange(engine_, nullptr)) engine->~Engine();
}

void Parse::take_memory(std::unique_ptr<Tree> tree, TextStore& text) {
  if (counts_memory()) return;
  text.clear();
  if (text.capacity() > text_.capacity()) text_ = std::move(text);
  if (engine_ != nullptr)
    tree_->take_memory(*tree);
  else
    spent_ = std::move(tree);
}

void Parse::take_memory(Parse& spent) {
  if (spent.has_tree()) take_memory(DocumentAccess::take(spent.document_), spent.text_);
}

void Parse::set_stopper(Stopper* stopper) {
  stopper_ = stopper;
  if (engine_ != nullptr) prepare_to_stop();
}

void Parse::prepare_to_stop() {
  if (stopper_ != nullptr) {
    engine_->set_at_once();
    unparsed_ = 0;
  }
  interrupted_ = false;
  looked_at_ = parsed_text_ = 0;
}

Document& Parse::document() {
  // From now on, all text is parsed immediately.
  if (std::exchange(unparsed_, 0) != 0 && has_input_ && has_tree() && status() == Status::ok)
    guard([this] { run(true); });
  if (has_tree()) return document_;
  if (!empty_) {
    empty_.emplace(DocumentAccess::make(std::make_unique<Tree>()));
    DocumentAccess::tree(*empty_).edition = setup_.options.edition;
  }
  return *empty_;
}

// The text moves when it grows, since the tree grows next to it. Its capacity therefore doubles until it is
// large.
void Parse::make_room(std::size_t more) {
  constexpr std::size_t kLarge = std::size_t{1} << 22;
  const std::size_t needed = text_.size() + more, capacity = text_.capacity();
  if (needed <= capacity || capacity >= kLarge || allowance_.in_slices()) return;
  has_doubled_ = capacity != 0;
  text_.reserve(std::max(needed, 2 * capacity));
}

void Parse::give_room_back() {
  if (has_doubled_ && text_.capacity() - text_.size() > text_.size() / 2) text_.shrink();
}

void Parse::run(bool more) {
  if (parsed_text_ == 0) reserve_for(text_);
  parsed_text_ = text_.size();
  if (stopper_ == nullptr) [[likely]]
    engine_->run(text_, more);
  else
    run_to_stop(more);
}

// Checks after each ">" whether the parse stops there. All tags and comments end with ">", whose position
// does not depend on how the input is split.
[[gnu::cold]] void Parse::run_to_stop(bool more) {
  const std::string_view text = text_;
  while (parsed() == Status::ok) {
    const std::size_t end = text.find('>', looked_at_);
    if (end == std::string_view::npos) break;
    looked_at_ = end + 1;
    engine_->run(text.substr(0, looked_at_), true);
    if (interrupted_) return;
    if (parsed() == Status::ok && stopper_->stops_here()) {
      engine_->stop();
      return engine_->run(text.substr(0, looked_at_), false);
    }
  }
  looked_at_ = text.size();
  engine_->run(text, more);
}

[[gnu::cold]] void Parse::run_out_of_memory() {
  input_status_ = Status::out_of_memory;
  if (engine_ == nullptr) return;
  tree_->status = Status::out_of_memory;
  // The text may have moved in the meantime.
  if (!text_.empty()) engine_->run(text_, false);
}

std::unique_ptr<Tree> Parse::finish(OffsetMap&& offsets) {
  tree_->status = status();
  finish_tree(*tree_, engine_->error_log(), text_, std::move(offsets));
  return DocumentAccess::take(document_);
}

void finish_tree(Tree& tree, ErrorLog& error_log, TextStore& text, OffsetMap&& offsets) {
  tree.node_limit = {};
  tree.source_changes = false;
  if (!tree.forms.empty() && tree.forms.back().end == UINT32_MAX) tree.form_ends(false);
  tree.lines.forget();
  if (error_log.is_wanted()) {
    if (!try_allocating([&] { tree.errors = error_log.finish(); })) tree.status = Status::out_of_memory;
    move_to_input(tree.errors, offsets);
    tree.errors_truncated = error_log.truncated() || tree.status == Status::out_of_memory;
  }
  if (tree.positions != nullptr) tree.positions->offsets = std::move(offsets);
  if (tree.source == text.data() && !text.empty()) {
    tree.owned_source = std::move(text);
    tree.source = tree.owned_source.data();
  }
}

}  // namespace lockstep::detail
