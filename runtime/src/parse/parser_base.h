// What the parsers of text and of bytes share: the session, what ends it early, and handling an allocation
// failure.
#ifndef LOCKSTEP_PARSE_PARSER_BASE_H
#define LOCKSTEP_PARSE_PARSER_BASE_H

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "input/input_allowance.h"
#include "lockstep/options.h"
#include "parse/memory.h"
#include "parse/session.h"

namespace lockstep::detail {

// A copy of the context of a fragment, or none.
class OwnContext {
 public:
  OwnContext() = default;
  explicit OwnContext(const FragmentContext& context)
      : context_(context), local_name_(context.local_name), encoding_(context.encoding) {}
  // Views point into this object.
  std::optional<FragmentContext> view() const {
    std::optional<FragmentContext> view = context_;
    if (view) view->local_name = local_name_;
    if (view) view->encoding = encoding_;
    return view;
  }

 private:
  std::optional<FragmentContext> context_;
  std::string local_name_, encoding_;
};

// Decides where a parse stops early.
class Stopper {
 public:
  virtual bool stops_here() = 0;

 protected:
  ~Stopper() = default;
};

struct ParserBase {
  explicit ParserBase(const ParseOptions& options) : allowance(options.limits) {
    if (allowance.in_slices() || options.on_error != nullptr) unparsed = 0;
  }
  ParserBase(const ParserBase&) = delete;
  ParserBase& operator=(const ParserBase&) = delete;

  // What ended the parse of the text so far, or ok.
  Status parsed() const { return session ? session->tree().status : Status::ok; }
  // The same for the input.
  Status status() const {
    if (out_of_memory) return Status::out_of_memory;
    const Status status = parsed();
    return status == Status::ok && too_long ? Status::input_too_long : status;
  }
  // Returns the part of the piece of input that may be parsed.
  std::string_view take(std::string_view piece) {
    Status taken = Status::ok;
    piece = allowance.take(piece, taken);
    too_long = taken != Status::ok;
    return piece;
  }
  // Does the work; if an allocation fails, keeps what has been parsed. `text` is all text so far.
  template <class Work>
  void guard(const TextStore& text, const Work& work) {
    begun = true;
    if (!try_allocating(work)) run_out_of_memory(text);
  }
  // Parses the text so far: see Session.
  void run(std::string_view text, bool more) {
    parsed_text = text.size();
    if (stopper == nullptr) [[likely]]
      session->run(text, more);
    else
      run_to_stop(text, more);
  }
  // Whether too much of the text so far is not parsed yet, or no more will follow.
  bool should_parse(std::string_view text) const {
    return text.size() - parsed_text >= unparsed || status() != Status::ok;
  }
  // From now on no text may wait. Parses what has not been parsed.
  [[gnu::cold, gnu::noinline]] void parse_at_once(const TextStore& text) {
    unparsed = 0;
    if (begun && session && session->has_tree() && status() == Status::ok)
      guard(text, [&] { run(text, true); });
  }
  // Makes room for more text, unless a limit counts its memory. The text moves when it grows, since the tree
  // grows beside it. So it doubles until it is large.
  void make_room(TextStore& text, std::size_t more) {
    constexpr std::size_t kLarge = std::size_t{1} << 22;
    const std::size_t needed = text.size() + more, capacity = text.capacity();
    if (needed <= capacity || capacity >= kLarge || allowance.in_slices()) return;
    has_doubled = capacity != 0;
    text.reserve(std::max(needed, 2 * capacity));
  }
  // At the end of the text: it should not keep more memory than without make_room().
  void give_room_back(TextStore& text) const {
    if (has_doubled && text.capacity() - text.size() > text.size() / 2) text.shrink();
  }
  // Before the session is used.
  void prepare_session() {
    if (stopper != nullptr) {
      session->set_at_once();
      unparsed = 0;
    }
    looked_at = parsed_text = 0;
  }
  // Ends the parse: see Session.
  std::unique_ptr<Tree> finish(TextStore& text, OffsetMap&& offsets) {
    session->tree().status = status();
    return session->finish(text, std::move(offsets));
  }

  // How much text may wait. A few large pieces parse faster than many small ones, and only a large part of
  // the text shows how large its tree will be.
  static constexpr std::size_t kUnparsed = std::size_t{1} << 16;

  InputAllowance allowance;
  std::optional<Session> session;  // none before it has begun
  bool too_long = false;           // not all of the input may be parsed
  bool out_of_memory = false;
  bool begun = false;          // there has been input
  bool interrupted = false;    // the parse will start again
  Stopper* stopper = nullptr;  // null: the parse does not stop early
  std::size_t unparsed = kUnparsed;
  std::size_t parsed_text = 0;  // in bytes
  bool has_doubled = false;     // see make_room()

 private:
  std::size_t looked_at = 0;  // the end of the text that has been asked about

  // Asks after each ">" whether the parse stops there. All tags and comments end with one, and its position
  // does not depend on how the input is split.
  [[gnu::cold, gnu::noinline]] void run_to_stop(std::string_view text, bool more) {
    while (parsed() == Status::ok) {
      const std::size_t end = text.find('>', looked_at);
      if (end == std::string_view::npos) break;
      looked_at = end + 1;
      session->run(text.substr(0, looked_at), true);
      if (interrupted) return;
      if (parsed() == Status::ok && stopper->stops_here()) {
        session->stop();
        return session->run(text.substr(0, looked_at), false);
      }
    }
    looked_at = text.size();
    session->run(text, more);
  }
  [[gnu::cold, gnu::noinline]] void run_out_of_memory(const TextStore& text) {
    out_of_memory = true;
    if (!session) return;
    session->tree().status = Status::out_of_memory;
    // The text may have moved in the meantime.
    if (!text.empty()) session->run(text, false);
  }
};

}  // namespace lockstep::detail

#endif
