// One parse: tree, tree builder and tokenizer. Text goes in, a tree comes out.
#ifndef LOCKSTEP_PARSE_SESSION_H
#define LOCKSTEP_PARSE_SESSION_H

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "edition/entry.h"
#include "input/input_memory.h"
#include "lockstep/parser.h"
#include "tree/error_log.h"

namespace lockstep::detail {

// The part that does not depend on the edition; EditionSession is the rest.
class Session {
 public:
  explicit Session(const ParseOptions& options);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session();

  virtual void set_context(const FragmentContext& context) = 0;
  virtual void set_encoding_host(EncodingHost* host) = 0;
  virtual void set_input_memory(const InputMemory* memory) = 0;
  // `text` is all text so far: the same bytes as before and more. It may have moved.
  virtual void run(std::string_view text, bool more) = 0;

  Tree& tree() { return *tree_; }
  // Announces about this much text.
  void reserve_for(std::string_view text) { tree_->reserve_for(text); }
  // Ends the parse and returns the tree. If the parsed text is `text`, the tree takes it over; `offsets` maps
  // it to the input.
  std::unique_ptr<Tree> finish(TextStore& text, OffsetMap&& offsets);

 protected:
  virtual ErrorLog& error_log() = 0;

  std::unique_ptr<Tree> tree_;
};

// Large enough for any EditionSession, which asserts it.
inline constexpr std::size_t kSessionSize = 12288;

// A session of the edition that the options name, stored in place: a small page should not pay for an
// allocation.
class AnySession {
 public:
  explicit AnySession(const ParseOptions& options)
      : AnySession(entry_of(options.edition), options, nullptr) {}
  AnySession(const EditionEntry& entry, const ParseOptions& options, Watcher* watcher)
      : session_(entry.make_session(storage_, options, watcher)) {}
  AnySession(const AnySession&) = delete;
  AnySession& operator=(const AnySession&) = delete;
  ~AnySession() { session_->~Session(); }

  Session* operator->() { return session_; }

 private:
  alignas(std::max_align_t) std::byte storage_[kSessionSize];
  Session* session_;
};

// Ends a parse: moves the errors into the tree, and `text` if it is the parsed text. `offsets` maps the text
// to the input.
void finish_tree(Tree& tree, ErrorLog& error_log, TextStore& text, OffsetMap&& offsets);

struct DocumentAccess {
  static Tree& tree(Document& document) { return *document.tree_; }
  static QuirksMode quirks_mode(Node node) { return node.tree_->quirks_mode; }
  static Node node(const Document& document, NodeId id) { return {document.tree_.get(), id}; }
  static Document make(std::unique_ptr<Tree> tree) { return Document(std::move(tree)); }
};

}  // namespace lockstep::detail

#endif
