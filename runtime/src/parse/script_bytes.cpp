// Decoding the bytes of a page whose scripts run.
#include "parse/script_bytes.h"

#include "encoding/ascii.h"

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
  const bool ascii = ascii_so_far_ && is_ascii_compatible(used_.encoding);
  const ChangedEncoding decided = entry_.change(used_, ascii, wanted, options_, nullptr);
  const bool ignored = decided.change != EncodingChange::none && options_.ignore_late_meta;
  if (ignored || decided.change == EncodingChange::restart) {
    if (!used_.late_encoding) used_.late_encoding = decided.used.encoding;
    return;
  }
  used_ = decided.used;
  if (decided.change == EncodingChange::switch_decoder)
    decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = encoding::Bom::keep});
}

}  // namespace lockstep::detail
