// Decoding the bytes of a page whose scripts run.
#ifndef LOCKSTEP_PARSE_SCRIPT_BYTES_H
#define LOCKSTEP_PARSE_SCRIPT_BYTES_H

#include <optional>
#include <string>
#include <string_view>

#include "edition/entry.h"
#include "input/detection.h"
#include "lockstep/bytes.h"
#include "lockstep/encoding.h"
#include "parse/script_session.h"

namespace lockstep::detail {

// The effects of scripts cannot be undone, so nothing is parsed again.
class ScriptBytes final : public ScriptDecoder {
 public:
  ScriptBytes(const EditionEntry& entry, const EncodingOptions& options) : entry_(entry), options_(options) {}

  std::string_view write(std::string_view bytes) override;
  std::string_view end() override;
  const EncodingUsed& used() const override { return used_; }

  bool is_tentative() const override { return used_.confidence == Confidence::tentative; }
  MaybeEncoding extracted_from(std::string_view text) const override {
    return entry_.extract(text, options_, nullptr);
  }
  void change_to(Encoding wanted) override;

 private:
  void begin();
  void decode(std::string_view bytes, bool last);
  void decode_as_is(std::string_view bytes);
  void switch_decoder();

  const EditionEntry& entry_;
  const EncodingOptions options_;
  Detection detection_;
  std::string held_;  // bytes from which the encoding will be sniffed or detected
  std::string text_;
  EncodingUsed used_;
  std::optional<encoding::Decoder> decoder_;
  bool ascii_so_far_ = true;
};

}  // namespace lockstep::detail

#endif
