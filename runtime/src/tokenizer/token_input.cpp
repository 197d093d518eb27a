// Decoding the input of a token session, and ending it at limits.
#include "tokenizer/token_input.h"

#include <algorithm>
#include <cstring>

#include "edition/entry.h"
#include "text/characters.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

// The maximum number of bytes to decode at a time.
constexpr std::size_t kLongestPiece = std::size_t{1} << 24;
// Buffers up to this size are kept.
constexpr std::size_t kSmall = 4096;

}  // namespace

TokenInput::TokenInput(TokenHandler& handler, const TokenizerOptions& options,
                       const EncodingOptions* encoding)
    : limits_(options.limits),
      checks_limits_((limits_.attributes | limits_.errors | limits_.memory_bytes) != 0),
      edition_(options.edition),
      session_(make_token_session(handler, options)),
      allowed_(limits_.input_bytes == 0 ? UINT64_MAX : limits_.input_bytes) {
  if (encoding != nullptr) encoding_options_ = *encoding;
}

// Returns the part of the chunk that may be read.
std::string_view TokenInput::allow(std::string_view chunk) {
  if (finished_) return {};
  if (chunk.size() > allowed_) {
    chunk = chunk.substr(0, static_cast<std::size_t>(allowed_));
    status_ = Status::input_too_long;
    finished_ = is_cut_ = true;
  }
  allowed_ -= chunk.size();
  return chunk;
}

void TokenInput::write(std::string_view chunk) {
  chunk = allow(chunk);
  if (unread_.empty()) {
    written_.clear();
  } else if (limits_memory() && !encoding_options_) {
    // The buffer may have half as much capacity again.
    const std::size_t taken = session_->bytes() + unread_.size() * 3 / 2;
    const std::size_t room = limits_.memory_bytes - std::min(limits_.memory_bytes, taken);
    if (chunk.size() > room * 2 / 3) {
      chunk = chunk.substr(0, room * 2 / 3);
      status_ = Status::too_much_memory;
      finished_ = is_cut_ = true;
    }
  }
  // Removes the input that has been read when it is more than the unread input.
  if (const std::size_t read = written_.size() - unread_.size(); read > unread_.size()) {
    std::memmove(written_.data(), unread_.data(), unread_.size());
    written_.resize(unread_.size());
  }
  const std::size_t unread = unread_.size() + chunk.size();
  if (!chunk.empty()) std::memcpy(written_.extend(chunk.size()), chunk.data(), chunk.size());
  unread_ = {written_.end() - unread, unread};
}

void TokenInput::borrow(std::string_view chunk) { unread_ = allow(chunk); }

void TokenInput::lend_whole(std::string_view html) {
  html = allow(html);
  finished_ = true;
  unread_ = html;
  const CheckedText checked = check_text(html, true, session_->finds_errors());
  const std::size_t well_formed = checked.well_formed;
  const bool is_text =
      well_formed == html.size() || (is_cut_ && ill_formed_sequence(html.substr(well_formed), true).cut);
  if (!is_text || html.size() > kLongestInput || html.empty()) return;
  lent_ = html.substr(0, well_formed);
  session_->skip_errors(checked.without_errors);
}

bool TokenInput::run() {
  if (used_up_ && !read_more()) return false;
  used_up_ = !session_->run();
  if (checks_limits_)
    if (const Status limit = session_->limit_met(used_up_ && at_limit_check()); limit != Status::ok)
      end_at(limit);
  return true;
}

// Converts input to text. Returns false if more input is needed, or if the text is complete.
bool TokenInput::read_more() {
  if (ended_ || (unread_.empty() && !finished_)) return false;
  if (encoding_options_ && !(sniff() && detect())) return false;
  const std::size_t ready = detection_.is_pending() ? detection_.plain_prefix(unread_) : unread_.size();
  const std::string_view piece = unread_.substr(0, next_piece(ready));
  unread_.remove_prefix(piece.size());
  read_ += piece.size();
  // The end of the input is distinct from a point where limits are checked.
  ended_ = finished_ && unread_.empty() && (piece.empty() || !at_limit_check());
  if (lent_.data() != nullptr) {
    session_->set_text(ended_ ? lent_ : whole_characters(lent_, static_cast<std::size_t>(read_)), !ended_);
  } else {
    const bool fits = decode(piece, ended_);
    session_->set_text(text_, !ended_);
    if (!fits) end_at(Status::input_too_long);
  }
  if (unread_.empty() && limits_memory() && written_.capacity() > kSmall) written_.release();
  return true;
}

std::size_t TokenInput::next_piece(std::size_t unread) const {
  if (checks_limits_) return std::min<std::size_t>(unread, kLimitCheckInterval - read_ % kLimitCheckInterval);
  return lent_.data() != nullptr ? unread : std::min(unread, kLongestPiece);
}

// Returns false if the text is too long; it then ends before the piece.
bool TokenInput::decode(std::string_view piece, bool last) {
  const std::size_t forgotten = session_->forget();
  if (forgotten != 0) {
    text_.erase(0, forgotten);
    map_.forget(text_origin_ += forgotten);
    if (limits_memory()) shrink_buffer();
  }
  if (text_.size() + 3 * (piece.size() + kSmall) > kLongestInput) return false;
  if (limits_memory()) reserve(3 * (piece.size() + 4));
  decoder_.write(piece, text_, map_.offsets());
  if (last && !is_cut_) decoder_.finish(text_, map_.offsets());
  if (!is_mapped_ && !map_.is_identity()) {
    is_mapped_ = true;
    session_->set_map(map_);
  }
  return true;
}

// Sniffs the encoding. Returns false if more input is needed.
bool TokenInput::sniff() {
  if (sniffed_) return true;
  if (!finished_ && !are_enough_to_sniff(unread_.size(), *encoding_options_)) return false;
  sniffed_ = true;
  encoding_ = detection_.begin(unread_, *encoding_options_, entry_of(edition_), nullptr);
  begin_decoding(encoding::Bom::remove);
  return true;
}

// Decides on the encoding if the meaning of the next byte depends on it. Returns false if more input is
// needed.
bool TokenInput::detect() {
  if (detection_.is_pending()) {
    if (unread_.empty() || detection_.plain_prefix(unread_) != 0) return true;
    if (!finished_ && !detection_.is_complete(unread_)) return false;
    if (detection_.decide(unread_, *encoding_options_, encoding_)) begin_decoding(encoding::Bom::keep);
  }
  encoding_options_.reset();
  return true;
}

void TokenInput::begin_decoding(encoding::Bom bom) {
  decoder_ = LocatingDecoder(encoding::Decoder(encoding_.encoding, encoding::DecodeOptions{.bom = bom}));
}

// Makes room for more text, but less than std::string would reserve.
void TokenInput::reserve(std::size_t more) {
  const std::size_t needed = text_.size() + more;
  if (needed <= text_.capacity()) return;
  std::string larger;
  larger.reserve(needed + needed / 8);
  larger.append(text_);
  text_.swap(larger);
}

// Called after a long token: frees unused capacity.
void TokenInput::shrink_buffer() {
  constexpr std::size_t kWorthKeeping = std::size_t{1} << 16;
  if (text_.capacity() > kWorthKeeping && text_.size() < text_.capacity() / 4) std::string(text_).swap(text_);
}

// Ends the input at a limit; the rest is ignored.
void TokenInput::end_at(Status limit) {
  status_ = limit;
  finished_ = ended_ = true;
  used_up_ = false;
  unread_ = {};
  written_.release();
  session_->end_at(limit);
}

}  // namespace lockstep::detail
