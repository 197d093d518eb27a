// One parse into the arena of a Document: the tree, the engine that builds it, and the conditions that end it
// early.
#ifndef LOCKSTEP_PARSE_PARSE_H
#define LOCKSTEP_PARSE_PARSE_H

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "document/access.h"
#include "edition/entry.h"
#include "input/input_allowance.h"
#include "lockstep/detail/text_store.h"
#include "lockstep/options.h"
#include "observer/attachments.h"
#include "parse/engine.h"
#include "parse/memory.h"
#include "text/offset_map.h"

namespace lockstep::detail {

// The parameters of a parse. The entry must have code for the attachments; positions are attached according
// to the options. Everything referred to must outlive the parse.
struct ParseSetup {
  const EditionEntry& entry;
  const ParseOptions& options;
  Attachments attachments = {};
  const FragmentContext* context = nullptr;  // null for a document
};

// Decides where a parse stops early.
class Stopper {
 public:
  virtual bool stops_here() = 0;

 protected:
  ~Stopper() = default;
};

// The engine is stored in place, to save an allocation for small pages.
class Parse {
 public:
  // `text`: where the source keeps the whole text.
  Parse(const ParseSetup& setup, TextStore& text);
  Parse(const Parse&) = delete;
  Parse& operator=(const Parse&) = delete;
  ~Parse() { end_engine(); }

  const ParseSetup& setup() const { return setup_; }

  // --- The beginning
  // Creates the tree and the engine, also when the parse starts again. `expected`: the text to be parsed, if
  // it is known and short.
  void begin(const InputMemory* memory, EncodingHost* host = nullptr, std::string_view expected = {});
  // Whether the parse has begun.
  bool has_engine() const { return engine_ != nullptr; }
  // Frees the engine and the tree of a parse that will restart.
  void discard();
  // Takes over the memory of a tree and a text that are no longer needed, unless limits count memory.
  void take_memory(std::unique_ptr<Tree> tree, TextStore& text);
  // Takes over the memory of another parse.
  void take_memory(Parse& spent);
  // Call it before any input. Null: the parse does not stop early.
  void set_stopper(Stopper* stopper);

  // --- The tree
  // The document so far, kept up to date from the first call on; an empty one before the beginning and after
  // finish().
  Document& document();
  // Whether there is a tree that finish() has not returned.
  bool has_tree() const { return DocumentAccess::has_tree(document_); }
  Tree& tree() { return *tree_; }
  bool is_open(NodeId element) const { return engine_ != nullptr && engine_->is_open(element); }

  // --- The status
  // What ended the parse of the text so far, or ok.
  Status parsed() const { return engine_ != nullptr ? tree_->status : Status::ok; }
  // The status of the parse and the input.
  Status status() const {
    if (input_status_ == Status::out_of_memory) return input_status_;
    const Status status = parsed();
    return status == Status::ok ? input_status_ : status;
  }
  bool has_input() const { return has_input_; }
  bool is_too_long() const { return input_status_ == Status::input_too_long; }
  // Records that the input is longer than may be parsed.
  void set_too_long() { input_status_ = Status::input_too_long; }
  InputAllowance& allowance() { return allowance_; }
  // Returns the part of the piece of input that may be parsed.
  std::string_view take(std::string_view piece) { return allowance_.take(piece, input_status_); }

  // --- Working
  // Does the work; if an allocation fails, keeps the tree parsed so far.
  template <class Work>
  void guard(const Work& work) {
    has_input_ = true;
    if (!try_allocating(work)) run_out_of_memory();
  }
  // Makes room for more text, unless a limit may end the parse early.
  void make_room(std::size_t more);
  // At the end of the text: frees excess memory allocated by make_room().
  void give_room_back();
  // Whether too much of the text so far is still unparsed, or no more will follow.
  bool should_run() const { return text_.size() - parsed_text_ >= unparsed_ || status() != Status::ok; }
  // Parses the text so far.
  void run(bool more);
  // Parses text in place: see Engine.
  void run_in_place(std::string_view text, bool more) { engine_->run(text, more); }
  // Reserves memory for about this much text; run() does so for the first text.
  void reserve_for(std::string_view text) { tree_->reserve_for(text); }
  ErrorLog& error_log() { return engine_->error_log(); }
  // Called when the parse will restart, so that run() need not finish its work.
  void interrupt() { interrupted_ = true; }
  // Ends the parse and returns the tree. If the parsed text belongs to the source, the tree takes it over;
  // `offsets` maps it to the input.
  std::unique_ptr<Tree> finish(OffsetMap&& offsets);

 private:
  // The amount of text that may wait. A few large pieces parse faster than many small ones, and only a large
  // part of the text shows how large its tree will be.
  static constexpr std::size_t kUnparsed = std::size_t{1} << 16;

  // Whether limits count memory, which must then depend only on the input.
  bool counts_memory() const {
    return (setup_.options.limits.nodes | setup_.options.limits.memory_bytes) != 0;
  }
  void end_engine();
  void prepare_to_stop();
  void run_to_stop(bool more);
  void run_out_of_memory();

  const ParseSetup setup_;
  TextStore& text_;
  InputAllowance allowance_;
  std::unique_ptr<Tree> spent_;  // a tree whose memory the next one will take over
  Document document_;            // without a tree before the beginning and at the end
  Tree* tree_ = nullptr;
  std::optional<Document> empty_;  // returned while there is no tree
  Engine* engine_ = nullptr;       // in storage_; null before the beginning
  Status input_status_ = Status::ok;
  bool has_input_ = false;
  bool interrupted_ = false;
  bool has_doubled_ = false;  // see make_room()
  Stopper* stopper_ = nullptr;
  std::size_t unparsed_ = kUnparsed;  // the amount of text that may wait now
  std::size_t parsed_text_ = 0;       // in bytes
  std::size_t looked_at_ = 0;         // the end of the text that the stopper has checked
  alignas(std::max_align_t) std::byte storage_[kEngineSize];
};

// Ends a parse: moves the errors into the tree, and `text` if it is the parsed text. `offsets` maps the text
// to the input.
void finish_tree(Tree& tree, ErrorLog& error_log, TextStore& text, OffsetMap&& offsets);

}  // namespace lockstep::detail

#endif
