// Decoding the bytes of a page whose scripts run.
#include "parse/script_bytes.h"

#include <utility>

#include "parse/encoding_change.h"
#include "text/ascii.h"

namespace lockstep::detail {

std::string_view ScriptBytes::write(std::string_view bytes) {
  text_.clear();
  if (!decoder_) {
    held_.append(bytes);
    if (!are_enough_to_sniff(held_.size(), options_)) return {};
    begin();
    bytes = {};
  }
  decode(bytes, false);
  return text_;
}

std::string_view ScriptBytes::end() {
  text_.clear();
  if (!decoder_) begin();
  decode({}, true);
  decoder_->finish(text_);
  return text_;
}

void ScriptBytes::begin() {
  used_ = detection_.begin(held_, options_, entry_, nullptr);
  decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = encoding::Bom::remove});
}

// The text before the detection window can be parsed only after this call, so a `meta` in it does not prevent
// the detection.
void ScriptBytes::decode(std::string_view bytes, bool last) {
  if (held_.empty() && !detection_.is_pending()) return decode_as_is(bytes);
  std::string all = std::exchange(held_, {});
  all.append(bytes);
  std::string_view rest = all;
  if (detection_.is_pending()) {
    const std::size_t plain = detection_.plain_prefix(rest);
    decode_as_is(rest.substr(0, plain));
    rest.remove_prefix(plain);
    if (rest.empty()) return;
    if (!last && !detection_.is_complete(rest)) {
      held_ = rest;
      return;
    }
    if (detection_.decide(rest, options_, used_)) switch_decoder();
  }
  decode_as_is(rest);
}

void ScriptBytes::decode_as_is(std::string_view bytes) {
  if (ascii_so_far_) ascii_so_far_ = ascii_prefix(bytes) == bytes.size();
  decoder_->write(bytes, text_);
}

void ScriptBytes::switch_decoder() {
  decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = encoding::Bom::keep});
}

void ScriptBytes::change_to(Encoding wanted) {
  const EncodingChange change =
      change_encoding(entry_, used_, ascii_so_far_, wanted, options_, false, nullptr);
  if (!is_tentative()) detection_.cancel();
  if (change == EncodingChange::switch_decoder) switch_decoder();
}

}  // namespace lockstep::detail
