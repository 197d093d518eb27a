// What the parsers of text and of bytes share: the session, what ends it early, and handling an allocation
// failure.
#ifndef LOCKSTEP_PARSE_PARSER_BASE_H
#define LOCKSTEP_PARSE_PARSER_BASE_H

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
  explicit ParserBase(const Limits& limits) : allowance(limits) {}
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
    if (stopper == nullptr) [[likely]]
      session->run(text, more);
    else
      run_to_stop(text, more);
  }
  // Before the session is used.
  void prepare_session() {
    if (stopper != nullptr) session->set_at_once();
    looked_at = 0;
  }
  // Ends the parse: see Session.
  std::unique_ptr<Tree> finish(TextStore& text, OffsetMap&& offsets) {
    session->tree().status = status();
    return session->finish(text, std::move(offsets));
  }

  InputAllowance allowance;
  std::optional<Session> session;  // none before it has begun
  bool too_long = false;           // not all of the input may be parsed
  bool out_of_memory = false;
  bool begun = false;          // there has been input
  bool interrupted = false;    // the parse will start again
  Stopper* stopper = nullptr;  // null: the parse does not stop early

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
