// Detecting the encoding of input that does not declare one.
#include "input/detection.h"

#include <string>

#include "encoding/ascii_compatible.h"
#include "text/ascii.h"
#include "text/utf_8.h"

namespace lockstep::detail {

namespace {

// The window ends after this many bytes outside ASCII; or after this many bytes, ASCII included, if these are
// well-formed UTF-8: bytes in a legacy encoding rarely are by chance.
constexpr std::size_t kEnoughBytes = 1024;

bool detects_utf_8(const EncodingOptions& options) {
  return options.detect_utf_8 && options.default_encoding != Encoding::utf_8;
}

// If the default encoding does not keep ASCII bytes, nothing could be decoded before the decision.
bool detects(const EncodingOptions& options) {
  return (detects_utf_8(options) || options.detect_legacy.detect != nullptr) &&
         is_ascii_compatible(options.default_encoding);
}

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Whether the start of the window is enough to tell that the encoding is UTF-8.
bool begins_with_utf_8(std::string_view window) {
  window = window.substr(0, kEnoughBytes);
  const std::size_t good = well_formed_prefix(window, false);
  return good == window.size() || ill_formed_sequence(window.substr(good), false).cut;
}

// Continues counting the bytes outside ASCII from window[at] on, until there are enough or the window has its
// maximum length. Returns the index at which it stops.
std::size_t scan_window(std::string_view window, std::size_t at, std::size_t& non_ascii) {
  window = window.substr(0, kDetectionBytes);
  while (at < window.size() && non_ascii < kEnoughBytes) {
    at += ascii_prefix(window.substr(at));
    for (; at < window.size() && !is_ascii(window[at]) && non_ascii < kEnoughBytes; ++at) ++non_ascii;
  }
  return at;
}

// The number of bytes at the beginning that are ASCII in all encodings considered. An escape may begin
// ISO-2022-JP.
std::size_t plain_prefix_of(std::string_view bytes, bool legacy) {
  const std::size_t ascii = ascii_prefix(bytes);
  return legacy ? std::min(ascii, bytes.substr(0, ascii).find('\x1B')) : ascii;
}

std::string_view window_of(std::string_view bytes) {
  if (begins_with_utf_8(bytes)) return bytes.substr(0, kEnoughBytes);
  std::size_t non_ascii = 0;
  return bytes.substr(0, scan_window(bytes, 0, non_ascii));
}

// Whether decoding the text as UTF-8 does less harm than any other encoding, because most of its non-ASCII
// sequences are well-formed. Pages that were concatenated or truncated contain a few malformed ones. In a
// text in a legacy encoding, of any length, at most a third are well-formed by chance.
bool is_mostly_utf_8(std::string_view text) {
  std::size_t good = 0, bad = 0;
  while (!text.empty()) {
    const std::size_t length = well_formed_prefix(text, false);
    good += static_cast<std::size_t>(
        std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(length),
                      [](char c) { return static_cast<unsigned char>(c) >= 0xC0; }));
    text.remove_prefix(length);
    if (text.empty()) break;
    const IllFormed sequence = ill_formed_sequence(text, false);
    if (!sequence.cut) ++bad;
    text.remove_prefix(sequence.length);
  }
  return good > 2 * bad;
}

// Detects the encoding of the window. `before` is the byte before it, as a letter helps to judge the first
// byte outside ASCII; 0: none. `bytes` may extend beyond the window.
MaybeEncoding detect_in_window(std::string_view bytes, char before, const EncodingOptions& options) {
  const std::string_view window = window_of(bytes);
  if (is_mostly_utf_8(window)) return detects_utf_8(options) ? MaybeEncoding(Encoding::utf_8) : std::nullopt;
  const LegacyDetector& legacy = options.detect_legacy;
  if (legacy.detect == nullptr) return std::nullopt;
  return legacy.detect(std::string(1, before).append(window), legacy.likely);
}

}  // namespace

MaybeEncoding detect_encoding(std::string_view bytes, const EncodingOptions& options) {
  if (!detects(options)) return std::nullopt;
  const std::size_t plain = plain_prefix_of(bytes, options.detect_legacy.detect != nullptr);
  return detect_in_window(bytes.substr(plain), plain == 0 ? '\0' : bytes[plain - 1], options);
}

EncodingUsed Detection::begin(std::string_view first, const EncodingOptions& options,
                              const EditionEntry& entry, Watcher* watcher) {
  const std::string_view searched = first.substr(0, options.prescan_bytes);
  const bool may_detect = detects(options);
  if (!may_detect || watcher != nullptr) {
    const EncodingUsed used = entry.sniff(first, searched, options, watcher);
    if (!may_detect) return used;
  }
  EncodingOptions known = options;
  known.detect_utf_8 = false;
  known.detect_legacy = {};
  const EncodingUsed used = entry.sniff(first, searched, known, nullptr);
  pending_ = used.source == EncodingSource::fallback;
  legacy_ = options.detect_legacy.detect != nullptr;
  return used;
}

std::size_t Detection::plain_prefix(std::string_view bytes) {
  const std::size_t size = plain_prefix_of(bytes, legacy_);
  if (size != 0) before_ = bytes[size - 1];
  return size;
}

bool Detection::is_complete(std::string_view window) {
  const std::size_t before = scanned_;
  scanned_ = scan_window(window, scanned_, non_ascii_);
  if (non_ascii_ >= kEnoughBytes || scanned_ >= kDetectionBytes) return true;
  return before < kEnoughBytes && scanned_ >= kEnoughBytes && begins_with_utf_8(window);
}

bool Detection::decide(std::string_view window, const EncodingOptions& options, EncodingUsed& used) {
  pending_ = false;
  const MaybeEncoding found = detect_in_window(window, before_, options);
  if (!found) return false;
  const bool is_change = used.encoding != *found;
  used.encoding = *found;
  used.source = EncodingSource::detection;
  if (used.late_encoding == found) used.late_encoding.reset();
  return is_change;
}

}  // namespace lockstep::detail
