// One parse into the arena of a Document: text goes in, a tree comes out.
#ifndef LOCKSTEP_PARSE_SESSION_H
#define LOCKSTEP_PARSE_SESSION_H

#include <cstddef>
#include <memory>
#include <string_view>

#include "document/access.h"
#include "edition/entry.h"
#include "input/input_memory.h"
#include "lockstep/parser.h"
#include "observer/attachments.h"
#include "tree/error_log.h"

namespace lockstep::detail {

// A pipeline into the arena. The edition is chosen here: the rest of a session does not depend on it. See
// ArenaPipeline in parse/edition_entry.h.
class EditionPipeline {
 public:
  virtual ~EditionPipeline() = default;
  virtual void set_context(const FragmentContext& context) = 0;
  virtual void set_encoding_host(EncodingHost* host) = 0;
  virtual void set_input_memory(const InputMemory* memory) = 0;
  virtual void run(std::string_view text, bool more) = 0;
  virtual void set_at_once() = 0;
  virtual void stop() = 0;
  virtual bool is_open(NodeId element) const = 0;
  virtual ErrorLog& error_log() = 0;
};

// Large enough for any EditionPipeline, as parse/edition_entry.h asserts.
inline constexpr std::size_t kPipelineSize = 12288;

// The pipeline is stored in place: a small page should not pay for an allocation.
class Session {
 public:
  // The attachments are those that the entry has code for; positions are attached as the options say.
  // `spent`: a tree that is no longer needed, whose memory is used again, or null. `expected`: the text that
  // will be parsed, if it is known and short.
  Session(const EditionEntry& entry, const ParseOptions& options, const Attachments& attachments,
          std::unique_ptr<Tree> spent = nullptr, std::string_view expected = {});
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() { pipeline_->~EditionPipeline(); }

  void set_context(const FragmentContext& context) { pipeline_->set_context(context); }
  void set_encoding_host(EncodingHost* host) { pipeline_->set_encoding_host(host); }
  void set_input_memory(const InputMemory* memory) { pipeline_->set_input_memory(memory); }
  // Announces about this much text.
  void reserve_for(std::string_view text) { tree_.reserve_for(text); }
  // `text` is all text so far: the same bytes as before and more. It may have moved.
  void run(std::string_view text, bool more) { pipeline_->run(text, more); }
  // See Pipeline.
  void set_at_once() { pipeline_->set_at_once(); }
  void stop() { pipeline_->stop(); }
  bool is_open(NodeId element) const { return pipeline_->is_open(element); }
  ErrorLog& error_log() { return pipeline_->error_log(); }
  Tree& tree() { return tree_; }
  const Tree& tree() const { return tree_; }
  // Whether the tree has not been passed on by finish().
  bool has_tree() const { return DocumentAccess::has_tree(document_); }
  // Whether the tree may have more memory than it needs, because there are no limits that count it.
  bool takes_memory() const { return tree_.node_limit.node_allowance == nullptr; }
  // The document so far.
  Document& document() { return document_; }
  // Ends the parse and returns the tree. If the parsed text is `text`, the tree takes it over; `offsets` maps
  // it to the input.
  std::unique_ptr<Tree> finish(TextStore& text, OffsetMap&& offsets);

 private:
  Document document_;
  Tree& tree_;
  alignas(std::max_align_t) std::byte storage_[kPipelineSize];
  EditionPipeline* pipeline_;
};

// Ends a parse: moves the errors into the tree, and `text` if it is the parsed text. `offsets` maps the text
// to the input.
void finish_tree(Tree& tree, ErrorLog& error_log, TextStore& text, OffsetMap&& offsets);

}  // namespace lockstep::detail

#endif
