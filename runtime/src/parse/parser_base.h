// What the parsers of text and of bytes share: the session, what ends it early, and handling an allocation
// failure.
#ifndef LOCKSTEP_PARSE_PARSER_BASE_H
#define LOCKSTEP_PARSE_PARSER_BASE_H

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "input/input_allowance.h"
#include "lockstep/options.h"
#include "parse/memory.h"
#include "parse/session.h"

namespace lockstep::detail {

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
    if (!try_allocating(work)) run_out_of_memory(text);
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

 private:
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
