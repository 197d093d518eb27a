// Converts input that arrives in pieces to the text of a session, within limits.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_INPUT_H
#define LOCKSTEP_TOKENIZER_TOKEN_INPUT_H

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "input/detection.h"
#include "input/locating_decoder.h"
#include "lockstep/bytes.h"
#include "lockstep/detail/pod_vector.h"
#include "lockstep/tokenizer.h"
#include "tokenizer/source_map.h"
#include "tokenizer/token_session.h"

namespace lockstep::detail {

class TokenInput {
 public:
  // The input is UTF-8 text, or bytes if `encoding` is not null.
  TokenInput(TokenHandler& handler, const TokenizerOptions& options,
             const EncodingOptions* encoding = nullptr);
  TokenInput(const TokenInput&) = delete;
  TokenInput& operator=(const TokenInput&) = delete;

  // Adds input, which is copied.
  void write(std::string_view chunk);
  // Adds input that stays in place until run() returns false.
  void borrow(std::string_view chunk);
  // Sets the whole input, a text that stays in place.
  void lend_whole(std::string_view html);
  void finish() { finished_ = true; }
  // For the handler: see TokenSession::pause().
  void pause() { session_->pause(); }
  // See TokenSession.
  void read_ahead(PodVector<Token>& tokens) { session_->read_ahead(tokens); }
  void add_token(const Token& token) { session_->add_token(token); }
  std::string_view keep(std::string_view text) { return session_->keep(text); }
  // Tokenizes until the handler pauses or the text is used up. Invalidates everything passed to the handler
  // before. Returns false if there was nothing to tokenize.
  bool run();
  Status status() const { return status_; }
  const EncodingUsed& encoding() const { return encoding_; }

 private:
  std::string_view allow(std::string_view chunk);
  bool read_more();
  std::size_t next_piece(std::size_t unread) const;
  bool decode(std::string_view piece, bool last);
  bool sniff();
  bool detect();
  void begin_decoding(encoding::Bom bom);
  void reserve(std::size_t more);
  void shrink_buffer();
  void end_at(Status limit);
  bool limits_memory() const { return limits_.memory_bytes != 0; }
  // Whether the input has been read up to a point where limits are checked.
  bool at_limit_check() const { return checks_limits_ && read_ % kLimitCheckInterval == 0; }

  // The number of bytes of input between two checks of the limits.
  static constexpr std::uint64_t kLimitCheckInterval = 2048;

  TokenizerLimits limits_;
  bool checks_limits_;  // whether there are limits to check
  Edition edition_;
  std::optional<EncodingOptions> encoding_options_;  // set while the encoding of the bytes is not decided
  bool sniffed_ = false;
  Detection detection_;
  EncodingUsed encoding_;
  std::unique_ptr<TokenSession> session_;

  PodVector<char> written_;  // copied input
  std::string_view unread_;  // input not yet converted to text
  std::uint64_t allowed_;    // bytes of input that may still be read
  bool is_cut_ = false;      // whether a limit cut off the input: an incomplete sequence there is ignored
  bool finished_ = false;    // whether no more input will be written
  std::uint64_t read_ = 0;   // the number of bytes read
  LocatingDecoder decoder_;
  std::string_view lent_;  // the text, if it is the whole input
  std::string text_;       // otherwise the text, from text_origin_ on
  std::uint64_t text_origin_ = 0;
  SourceMap map_;
  bool is_mapped_ = false;  // whether the session has the map
  bool used_up_ = true;     // whether the text is used up
  bool ended_ = false;      // whether the text is complete
  Status status_ = Status::ok;
};

}  // namespace lockstep::detail

#endif
