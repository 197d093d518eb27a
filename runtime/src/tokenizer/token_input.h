// Input that comes in pieces, for a handler that pauses its session to give out what it found.
#ifndef LOCKSTEP_TOKENIZER_TOKEN_INPUT_H
#define LOCKSTEP_TOKENIZER_TOKEN_INPUT_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "edition/entry.h"
#include "encoding/utf_8.h"
#include "input/input_stream.h"
#include "tokenizer/token_session.h"

namespace lockstep::detail {

class TokenInput {
 public:
  TokenInput(TokenHandler& handler, const TokenizerOptions& options)
      : session_(make_token_session(handler, options)) {}

  // All of the input, which stays where it is.
  void set_whole(std::string_view html) {
    if (html.size() <= kLongestInput && well_formed_prefix(html, true) == html.size()) {
      session_->set_text(html, false);
      used_up_ = false;
      ended_ = true;
    } else {
      waiting_ = html;
    }
    finished_ = true;
  }
  void write(std::string_view chunk) {
    if (!finished_) waiting_.append(chunk);
  }
  void finish() { finished_ = true; }
  void pause() { session_->pause(); }
  // Tokenizes until the handler pauses or the text is used up; what the handler was given before is no longer
  // valid. False: there was nothing to tokenize.
  bool run() {
    if (used_up_ && !take_waiting()) return false;
    used_up_ = !session_->run();
    return true;
  }
  Status status() const { return status_; }

 private:
  // What has been written becomes text. False: there is nothing new.
  bool take_waiting() {
    if (ended_ || (waiting_.empty() && !finished_)) return false;
    ended_ = finished_;
    stream_.forget(session_->forget());
    if (!stream_.write(std::exchange(waiting_, {}), true)) {
      status_ = Status::input_too_long;
      ended_ = finished_ = true;
    }
    if (ended_) stream_.finish(true);
    session_->set_text(stream_.text(), !ended_);
    return true;
  }

  std::unique_ptr<TokenSession> session_;
  InputStream stream_;
  std::string waiting_;    // written, not yet part of the stream
  bool used_up_ = true;    // the text
  bool finished_ = false;  // no more will be written
  bool ended_ = false;     // the text is the last
  Status status_ = Status::ok;
};

}  // namespace lockstep::detail

#endif
