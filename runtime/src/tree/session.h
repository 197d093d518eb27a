// One parse: tree, tree builder and tokenizer put together. Text goes in, a tree comes out.
#ifndef LOCKSTEP_TREE_SESSION_H
#define LOCKSTEP_TREE_SESSION_H

#include <memory>
#include <string>

#include "edition-2026-10-03/tokenizer.h"
#include "edition-2026-10-03/tree_builder.h"
#include "lockstep/parser.h"

namespace lockstep::detail {

class Session {
 public:
  using Builder = edition_2026_10_03::TreeBuilder<Tree>;

  explicit Session(const ParseOptions& options);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

  // The context element of a fragment is an element of the tree that nothing refers to afterwards.
  void set_context(const FragmentContext& context);
  void set_encoding_host(EncodingHost* host) { builder_.set_encoding_host(host); }
  Tree& tree() { return *tree_; }
  // About as much text will come.
  void expect(std::string_view text) { tree_->reserve_for(text); }
  // The text so far, all of it; the same bytes as before and more, which may have moved.
  void run(std::string_view text, bool more);
  // The end. The text that was run over, where `text` is it, becomes the tree's own.
  std::unique_ptr<Tree> finish(std::string& text);

 private:
  void settle_errors();

  std::unique_ptr<Tree> tree_;
  Builder builder_;
  edition_2026_10_03::Tokenizer<Builder> tokenizer_;
  bool collect_errors_;
};

}  // namespace lockstep::detail

#endif
