// Parsers for input that arrives in pieces, with one type of handle.
#ifndef LOCKSTEP_C_PARSER_H
#define LOCKSTEP_C_PARSER_H

#include <memory>
#include <optional>
#include <string_view>

#include "c/request.h"

// The parsers for text and for bytes derive from this, in separate files, so that a program links only those
// that it creates.
struct lockstep_parser {
  virtual ~lockstep_parser() = default;
  lockstep_parser() = default;
  lockstep_parser(const lockstep_parser&) = delete;
  lockstep_parser& operator=(const lockstep_parser&) = delete;

  virtual lockstep_status write(std::string_view chunk, bool wtf8) = 0;
  virtual lockstep::Document finish() = 0;
  virtual const lockstep::Document& document() const = 0;
  virtual bool is_open(lockstep::Node element) const = 0;
  virtual void stop_when(bool (*predicate)(const lockstep_parser*, void*), void* user_data) = 0;
  virtual void reset(lockstep::Document* spent) = 0;  // null if there is none

  lockstep::c::Request request;
  bool ended = false;   // whether it has finished or is out of memory
  bool failed = false;  // whether it is out of memory
};

namespace lockstep::c {

// The common part of the parsers for text and for bytes.
template <class Parser>
struct ParserOfC : lockstep_parser {
  Document finish() override { return parser->finish(); }
  const Document& document() const override { return parser->document(); }
  bool is_open(Node element) const override { return parser->is_open(element); }
  void stop_when(bool (*predicate)(const lockstep_parser*, void*), void* user_data) override {
    parser->stop_when([=, this](const Parser&) { return predicate(this, user_data); });
  }
  void reset(Document* spent) override {
    if (spent == nullptr)
      parser->reset();
    else
      parser->reset(std::move(*spent));
  }

  std::optional<Parser> parser;
};

// `begin` reads the options into the new parser and starts it. It returns false for invalid options.
template <class Parser, class Begin>
lockstep_status create_parser(lockstep_parser** parser, const Begin& begin) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *parser = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<Parser>();
    if (!begin(*made)) return LOCKSTEP_BAD_ARGUMENT;
    *parser = made.release();
    return LOCKSTEP_OK;
  });
}

}  // namespace lockstep::c

#endif
