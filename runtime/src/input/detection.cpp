// Detecting the encoding of input for which nothing is declared.
#include "input/detection.h"

#include "encoding/ascii.h"
#include "encoding/utf_8.h"

namespace lockstep::detail {

namespace {

// The window ends after this many bytes outside ASCII. If it is well-formed UTF-8 that far, it ends after
// this many bytes in all: in a legacy encoding they are rarely well-formed by chance.
constexpr std::size_t kEnoughBytes = 1024;

// In a default encoding in which ASCII is not itself, nothing could be decoded before the decision.
bool detects(const EncodingOptions& options) {
  return options.detect_utf_8 && options.default_encoding != Encoding::utf_8 &&
         is_ascii_compatible(options.default_encoding);
}

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Whether the start of the window decides that it is UTF-8.
bool begins_with_utf_8(std::string_view window) {
  window = window.substr(0, kEnoughBytes);
  const std::size_t good = well_formed_prefix(window, false);
  return good == window.size() || ill_formed_sequence(window.substr(good), false).cut;
}

// Continues counting the bytes outside ASCII from window[at] on, until there are enough or the window is as
// long as it may be. Returns where it ends.
std::size_t scan_window(std::string_view window, std::size_t at, std::size_t& non_ascii) {
  window = window.substr(0, kDetectionBytes);
  while (at < window.size() && non_ascii < kEnoughBytes) {
    at += ascii_prefix(window.substr(at));
    for (; at < window.size() && !is_ascii(window[at]) && non_ascii < kEnoughBytes; ++at) ++non_ascii;
  }
  return at;
}

std::string_view window_of(std::string_view bytes) {
  bytes.remove_prefix(ascii_prefix(bytes));
  if (begins_with_utf_8(bytes)) return bytes.substr(0, kEnoughBytes);
  std::size_t non_ascii = 0;
  return bytes.substr(0, scan_window(bytes, 0, non_ascii));
}

// Whether reading the text as UTF-8 does less harm than reading it as anything else: most of its sequences
// outside ASCII are well-formed. A few bad ones come from pages that are put together or cut. By chance, at
// most a third is well-formed in a text of any length in a legacy encoding.
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

}  // namespace

MaybeEncoding detect_encoding(std::string_view bytes, const EncodingOptions& options) {
  if (!detects(options)) return std::nullopt;
  return is_mostly_utf_8(window_of(bytes)) ? MaybeEncoding(Encoding::utf_8) : std::nullopt;
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
  const EncodingUsed used = entry.sniff(first, searched, known, nullptr);
  pending_ = used.source == EncodingSource::fallback;
  return used;
}

std::size_t Detection::plain_prefix(std::string_view bytes) const { return ascii_prefix(bytes); }

bool Detection::is_complete(std::string_view window) {
  const std::size_t before = scanned_;
  scanned_ = scan_window(window, scanned_, non_ascii_);
  if (non_ascii_ >= kEnoughBytes || scanned_ >= kDetectionBytes) return true;
  return before < kEnoughBytes && scanned_ >= kEnoughBytes && begins_with_utf_8(window);
}

bool Detection::decide(std::string_view window, const EncodingOptions& options, EncodingUsed& used) {
  pending_ = false;
  const MaybeEncoding found = detect_encoding(window, options);
  if (!found) return false;
  used.encoding = *found;
  used.source = EncodingSource::detection;
  if (used.late_encoding == found) used.late_encoding.reset();
  return true;
}

}  // namespace lockstep::detail
