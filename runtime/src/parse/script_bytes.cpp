// Decoding the bytes of a page whose scripts run.
#include "parse/script_bytes.h"

#include "encoding/ascii.h"
#include "parse/encoding_change.h"

namespace lockstep::detail {

std::string_view ScriptBytes::write(std::string_view bytes) {
  text_.clear();
  if (!decoder_) {
    first_.append(bytes);
    if (!sniffing_wait_.is_over(first_, options_, entry_)) return {};
    begin();
    bytes = first_;
  }
  decode(bytes);
  return text_;
}

std::string_view ScriptBytes::end() {
  text_.clear();
  if (!decoder_) {
    begin();
    decode(first_);
  }
  decoder_->finish(text_);
  return text_;
}

void ScriptBytes::begin() {
  used_ = entry_.sniff(first_, std::string_view(first_).substr(0, options_.prescan_bytes), options_, nullptr);
  decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = encoding::Bom::remove});
}

void ScriptBytes::decode(std::string_view bytes) {
  if (ascii_so_far_) ascii_so_far_ = ascii_prefix(bytes) == bytes.size();
  decoder_->write(bytes, text_);
}

void ScriptBytes::change_to(Encoding wanted) {
  const EncodingChange change =
      change_encoding(entry_, used_, ascii_so_far_, wanted, options_, false, nullptr);
  if (change == EncodingChange::switch_decoder)
    decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = encoding::Bom::keep});
}

}  // namespace lockstep::detail
