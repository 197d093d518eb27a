// A Rewriter's parse.
#ifndef LOCKSTEP_REWRITE_SESSION_H
#define LOCKSTEP_REWRITE_SESSION_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "encoding/encoding_host.h"
#include "lockstep/parser.h"

namespace lockstep::detail {

class RewriteCore;

// The interface that does not depend on the edition.
class RewriteSession {
 public:
  RewriteSession() = default;
  RewriteSession(const RewriteSession&) = delete;
  RewriteSession& operator=(const RewriteSession&) = delete;
  virtual ~RewriteSession() = default;

  // Parses the text received so far, without the bytes dropped after forget(). Returns true when the text is
  // used up, or false after pause().
  virtual bool run(std::string_view text, bool more) = 0;
  // For use while a token is processed: ends run() once the token has been processed.
  virtual void pause() = 0;
  // When the text is used up: the number of bytes at its front that are no longer needed. The next text must
  // begin after them.
  virtual std::size_t forget() = 0;
  // When the text is used up: drops the text of the token under construction. Returns whether this was
  // possible.
  virtual bool abridge() = 0;
  // The number of bytes of the whole text from which earlier tokens were created.
  virtual std::uint64_t processed() const = 0;
  // The number of bytes of the whole text that have been consumed.
  virtual std::uint64_t position() const = 0;
  // The limit that ended the parse, or ok.
  virtual Status status() const = 0;
};

// Generated. The core must outlive the session.
std::unique_ptr<RewriteSession> make_rewrite_session(Edition edition, RewriteCore& core,
                                                     const ParseOptions& options, EncodingHost& encoding);

}  // namespace lockstep::detail

#endif
