// Detecting the encoding of input that does not declare one: step 8 of #encoding-sniffing-algorithm,
// controlled by EncodingOptions::detect_utf_8 and EncodingOptions::detect_legacy.
//
// Apart from the escape sequences of ISO-2022-JP, ASCII is the same in all encodings considered, so it can be
// decoded before the decision. Detection depends only on a window that begins with the first other byte. Only
// the window is held back when input arrives in pieces.
#ifndef LOCKSTEP_INPUT_DETECTION_H
#define LOCKSTEP_INPUT_DETECTION_H

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/bytes.h"

namespace lockstep::detail {

// Whether `size` bytes are enough to look for a byte order mark, which has up to three bytes, and a
// declaration.
inline bool are_enough_to_sniff(std::size_t size, const EncodingOptions& options) {
  return size >= std::max<std::size_t>(options.prescan_bytes, 3);
}

// Returns the apparent encoding of `bytes`, which are the input or its beginning; nullopt if nothing is to be
// detected, or if the window is empty or inconclusive. O(ASCII at the start + kDetectionBytes)
MaybeEncoding detect_encoding(std::string_view bytes, const EncodingOptions& options);

// Sniffs and detects the encoding of input that is decoded from its start.
class Detection {
 public:
  // Sniffs the encoding. `first` is the beginning of the input: see are_enough_to_sniff(). If only detection
  // can tell, the encoding in use is the default one, and detection is pending.
  EncodingUsed begin(std::string_view first, const EncodingOptions& options, const EditionEntry& entry,
                     Watcher* watcher);
  bool is_pending() const { return pending_; }
  // Cancels detection, because the encoding has been determined by other means.
  void cancel() { pending_ = false; }
  // While detection is pending: returns the number of bytes at the beginning of further input that may be
  // decoded.
  std::size_t plain_prefix(std::string_view bytes);
  // Whether `window`, the input from the first byte that may not be decoded yet, is complete. O(bytes since
  // the last call)
  bool is_complete(std::string_view window);
  // Ends the detection. Returns whether the encoding in use has changed; if so, the window needs a new
  // decoder.
  bool decide(std::string_view window, const EncodingOptions& options, EncodingUsed& used);

 private:
  bool pending_ = false;
  char before_ = 0;          // the byte before the window; 0: none
  bool legacy_ = false;      // whether legacy encodings are detected
  std::size_t scanned_ = 0;  // the number of bytes of the window scanned
  std::size_t non_ascii_ = 0;
};

}  // namespace lockstep::detail

#endif
