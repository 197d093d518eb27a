// Bytes as the source of a parse: sniffing, decoding, and restarting on a late `meta`.
#ifndef LOCKSTEP_PARSE_BYTE_SOURCE_H
#define LOCKSTEP_PARSE_BYTE_SOURCE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "encoding/ascii_compatible.h"
#include "encoding/decoder_access.h"
#include "input/decoded_offsets.h"
#include "input/detection.h"
#include "lockstep/bytes.h"
#include "parse/encoding_change.h"
#include "parse/parse.h"
#include "text/ascii.h"
#include "text/characters.h"
#include "text/utf_8.h"

namespace lockstep::detail {

// A source has one state each for an unknown, a tentative and a certain encoding. The states differ in the
// bytes that they keep. When a `meta` changes the encoding, the source becomes settled, and either switches
// the decoder or starts again with all bytes so far.
class ByteSource final : EncodingHost, InputMemory {
 public:
  struct Options {
    EncodingOptions encoding;
    ParseOptions parse;
  };

  ByteSource(const ParseSetup& setup, const EncodingOptions& encoding)
      : options_(encoding), parse_(setup, text_) {}
  ByteSource(const Options& options, const FragmentContext* context)
      : ByteSource({entry_of(options.parse.edition), options.parse, {}, context}, options.encoding) {}

  Parse& parse() { return parse_; }
  const Document& document() {
    Document& document = parse_.document();
    if (parse_.has_tree()) parse_.tree().encoding = used_;
    return document;
  }
  Status write(std::string_view chunk) {
    if (parse_.status() == Status::ok) parse_.guard([&] { add(take(chunk)); });
    return parse_.status();
  }
  Document finish() {
    if (parse_.status() != Status::out_of_memory) parse_.guard([this] { add_last(); });
    return finish_document(Source::copied);
  }
  Document parse_whole(std::string_view bytes, Source source) {
    parse_.guard([&] { run_whole(take(bytes)); });
    return finish_document(source);
  }

 private:
  static constexpr std::size_t kFirstStep = 4096, kLongestStep = 65536;

  // The first bytes, from which the encoding will be sniffed.
  struct Sniffing {
    TextStore bytes;
  };
  // The encoding is tentative: detection or a `meta` may change it.
  struct Decoding {
    Detection detection;
    TextStore held;             // bytes not decoded until the encoding is detected
    TextStore kept;             // bytes that may have to be decoded again
    bool in_pieces = false;     // if false, the caller has all bytes, so none are kept
    std::size_t kept_from = 0;  // where the text of `kept` begins; the text before it equals the input
    bool ascii_so_far = true;
    std::size_t ascii_end = SIZE_MAX;  // the position of the first text outside ASCII
    std::size_t step = kFirstStep;     // bytes per step: few at first, as a `meta` may undo the work

    std::size_t next_step() { return std::exchange(step, std::min(2 * step, kLongestStep)); }
  };
  // The encoding is certain. Bytes are decoded once.
  struct Settled {};

  // --- The EncodingHost of the tree builder
  bool is_tentative() const override { return used_.confidence == Confidence::tentative; }
  MaybeEncoding extracted_from(std::string_view text) const override {
    return setup().entry.extract(text, options_, watcher());
  }
  void change_to(Encoding wanted) override {
    Decoding& tentative = *decoding();
    change_ =
        change_encoding(setup().entry, used_, tentative.ascii_so_far, wanted, options_, true, watcher());
    if (tentative.detection.is_pending() && !is_tentative()) {
      tentative.detection.cancel();
      // run_in_place() assumes that the rest is in the encoding that would have been detected.
      if (change_ == EncodingChange::none) change_ = EncodingChange::switch_decoder;
    }
    if (change_ == EncodingChange::restart) parse_.interrupt();
  }

  // --- The InputMemory of the engine
  // parse_bytes() keeps no bytes, but counts them as if it did, so that it ends at the same point as a
  // BytesParser.
  std::size_t bytes_for(std::size_t text_end) const override {
    std::size_t bytes = offsets_ ? offsets_->offsets().bytes_for(text_end) : 0;
    if (!keeps_bytes() || text_end <= decoding()->ascii_end) return bytes;
    // In these encodings, the bytes may be longer than their text: two bytes for an ASCII character, an
    // escape sequence, or four bytes for three.
    const bool may_be_more = !is_ascii_compatible(used_.encoding) || used_.encoding == Encoding::gb18030;
    return bytes + (text_end - decoding()->ascii_end) * (may_be_more ? 2 : 1);
  }

  // --- The states
  Decoding* decoding() { return std::get_if<Decoding>(&state_); }
  const Decoding* decoding() const { return std::get_if<Decoding>(&state_); }
  bool is_detecting() const { return decoding() != nullptr && decoding()->detection.is_pending(); }
  // Whether parsing may have to start again.
  bool keeps_bytes() const { return is_tentative() && !options_.ignore_late_meta; }
  // Switches from sniffing to the state for the encoding.
  void begin(std::string_view first, bool in_pieces) {
    Decoding tentative;
    tentative.in_pieces = in_pieces;
    used_ = tentative.detection.begin(first, options_, setup().entry, watcher());
    if (is_tentative())
      state_ = std::move(tentative);
    else
      state_ = Settled();
    start();
  }
  void start() {
    change_ = EncodingChange::none;
    text_.clear();
    same_ = 0;
    parse_.begin(this, this);
    begin_decoding(encoding::Bom::remove);
  }
  // Begins decoding after the bytes that the text contains unchanged.
  void begin_decoding(encoding::Bom bom) {
    decoder_.emplace(used_.encoding, encoding::DecodeOptions{.bom = bom});
    if (wants_offsets()) offsets_.emplace(*decoder_, mark_, same_);
  }
  // Possible because all text so far is ASCII, with the same bytes as the input.
  void switch_decoder() {
    change_ = EncodingChange::none;
    same_ = text_.size();
    begin_decoding(encoding::Bom::keep);
  }
  // Called because a `meta` may have made the encoding certain.
  void settle() {
    if (decoding() != nullptr && !is_tentative()) state_ = Settled();
  }
  // Restarts with all input so far, which ends with `rest`.
  void start_again(std::string_view rest, bool last) {
    // Frees the old tree first, so that its memory can be used for the new text and tree.
    parse_.discard();
    Decoding& tentative = *decoding();
    text_.resize(tentative.ascii_so_far ? text_.size() : tentative.kept_from);
    TextStore all = std::exchange(text_, {});
    all.append(std::exchange(tentative.kept, {}));
    all.append(rest);
    state_ = Settled();
    start();
    while (in_slices() && all.size() > kLongestStep && parse_.status() == Status::ok) {
      const std::size_t part = std::max(all.size() / 8, kLongestStep);
      feed(all.view().substr(0, part), false);
      all.remove_prefix(part);
      all.shrink();
    }
    feed(all, last);
  }

  // --- Bytes in pieces
  // Returns the part of the chunk within Limits::input_bytes. kLongestInput applies to the text.
  std::string_view take(std::string_view chunk) {
    return setup().options.limits.input_bytes == 0 ? chunk : parse_.take(chunk);
  }
  void add(std::string_view chunk) {
    if (Sniffing* const sniffing = std::get_if<Sniffing>(&state_)) {
      bool is_over;
      do {
        const std::string_view slice = in_slices() ? chunk.substr(0, kLimitCheckInterval) : chunk;
        chunk.remove_prefix(slice.size());
        sniffing->bytes.append(slice);
        is_over = are_enough_to_sniff(sniffing->bytes.size(), options_);
      } while (!is_over && !chunk.empty());
      if (!is_over) return;
      add_first(sniffing->bytes, false);
    }
    if (!chunk.empty()) feed_or_hold(chunk, false);
  }
  void add_last() {
    if (Sniffing* const sniffing = std::get_if<Sniffing>(&state_))
      add_first(sniffing->bytes, true);
    else
      feed_or_hold({}, true);
  }
  // Handles the bytes from which the encoding is sniffed.
  void add_first(TextStore& bytes, bool last) {
    const TextStore first = std::exchange(bytes, {});
    begin(first, true);
    feed_or_hold(first, last);
  }
  // Holds back the bytes from which the encoding is detected until there are enough.
  void feed_or_hold(std::string_view input, bool last) {
    if (!is_detecting()) return feed_or_start_again(input, last);
    if (decoding()->held.empty()) {
      const std::string_view plain = input.substr(0, decoding()->detection.plain_prefix(input));
      if (!plain.empty()) feed_or_start_again(plain, last && plain.size() == input.size());
      input.remove_prefix(plain.size());
      if (input.empty() && !plain.empty()) return;
      if (is_detecting() && !last && !decoding()->detection.is_complete(input)) {
        decoding()->held.append(input);
        return;
      }
    } else {
      Decoding& tentative = *decoding();
      const std::string_view part = input.substr(0, kDetectionBytes);
      input.remove_prefix(part.size());
      tentative.held.append(part);
      const bool is_last = last && input.empty();
      if (!is_last && !tentative.detection.is_complete(tentative.held)) return;
      const TextStore all = std::exchange(tentative.held, {});
      feed_or_start_again(all, is_last);
      if (is_last || input.empty()) return;
    }
    feed_or_start_again(input, last);
  }
  void feed_or_start_again(std::string_view input, bool last) {
    if (const auto rest = feed(input, last)) start_again(*rest, last);
  }
  // Decodes and parses more of the input. If parsing must restart, returns the rest of the input, which has
  // not been decoded.
  std::optional<std::string_view> feed(std::string_view input, bool last) {
    do {
      const std::string_view piece = next_piece(input);
      input.remove_prefix(piece.size());
      keep(piece);
      decode(piece);
      const bool end = last && input.empty();
      if (end && parse_.status() == Status::ok) finish_decoding();
      if (end || is_tentative() || parse_.should_run()) parse_.run(!end);
      if (change_ == EncodingChange::restart) return input;
      settle();
      if (change_ == EncodingChange::switch_decoder) switch_decoder();
      if (parse_.parsed() != Status::ok && parse_.parsed() != Status::input_too_long) return std::nullopt;
    } while (!input.empty());
    return std::nullopt;
  }
  std::string_view next_piece(std::string_view input) {
    if (is_detecting()) input = plain_prefix_or_detect(input);
    if (is_tentative()) input = input.substr(0, decoding()->next_step());
    return in_slices() ? input.substr(0, kLimitCheckInterval) : input;
  }
  // Returns the part of the input that may be decoded before the encoding is detected. If there is none,
  // detects the encoding from the input, all of which may then be decoded.
  std::string_view plain_prefix_or_detect(std::string_view input) {
    Detection& detection = decoding()->detection;
    const std::size_t plain = detection.plain_prefix(input);
    if (plain != 0 || input.empty()) return input.substr(0, plain);
    if (detection.decide(input, options_, used_)) switch_decoder();
    return input;
  }
  // Called before the bytes are decoded. If all bytes may be needed again, keeps those that cannot be
  // recovered from the text.
  void keep(std::string_view piece) {
    if (!is_tentative()) return;
    Decoding& tentative = *decoding();
    if (tentative.ascii_so_far) {
      const std::size_t ascii = is_ascii_compatible(used_.encoding) ? ascii_prefix(piece) : 0;
      tentative.ascii_so_far = ascii == piece.size();
      if (tentative.ascii_so_far) return;
      tentative.ascii_end = text_.size() + ascii;
      tentative.kept_from = text_.size();
    }
    if (tentative.in_pieces && keeps_bytes()) tentative.kept.append(piece);
  }
  void decode(std::string_view piece) {
    constexpr std::size_t kPart = 1 << 16;
    while (!piece.empty() && parse_.parsed() == Status::ok) {
      // A byte, even one held back, produces at most three bytes of text.
      const std::size_t room = (kLongestInput - text_.size()) / 3;
      const std::string_view part = piece.substr(0, room > 8 ? std::min(room - 8, kPart) : 1);
      piece.remove_prefix(part.size());
      // If memory runs out or the text becomes too long, the destructor removes the text of this part.
      struct Kept {
        TextStore& text;
        std::size_t size;
        ~Kept() { text.resize(size); }
      } kept_text{text_, text_.size()};
      parse_.make_room(part.size());
      DecoderAccess::write(*decoder_, part, text_);
      if (text_.size() > kLongestInput) {
        parse_.tree().status = Status::input_too_long;
      } else {
        if (offsets_) offsets_->write(part);
        kept_text.size = text_.size();
      }
    }
  }
  void finish_decoding() {
    DecoderAccess::finish(*decoder_, text_);
    parse_.give_room_back();
    if (offsets_) offsets_->finish();
  }

  // --- Whole inputs
  enum class InPlace : std::uint8_t { done, impossible, again };
  // Parses the bytes in place if they are already UTF-8.
  InPlace run_in_place(std::string_view bytes) {
    mark_ = used_.encoding == Encoding::utf_8 && bytes.starts_with(kUtf8ByteOrderMark)
                ? kUtf8ByteOrderMark.size()
                : 0;
    std::string_view source = bytes.substr(mark_);
    const std::size_t ascii = ascii_prefix(source);
    // The encoding from the first byte outside ASCII on.
    EncodingUsed later = used_;
    std::size_t plain = 0;
    if (is_detecting()) {
      plain = decoding()->detection.plain_prefix(source);
      Detection(decoding()->detection).decide(source.substr(plain), options_, later);
    }
    const bool compatible = is_ascii_compatible(later.encoding);
    const bool all_ascii = ascii == source.size() && compatible;
    std::size_t own = all_ascii ? ascii : 0;
    if (!all_ascii && later.encoding == Encoding::utf_8) own = well_formed_prefix(source, false);
    // A character that a limit cuts in two is left out.
    if (parse_.is_too_long() && own < source.size() && later.encoding == Encoding::utf_8 &&
        ill_formed_sequence(source.substr(own), false).cut)
      source = source.substr(0, own);
    if (own < source.size()) {
      mark_ = 0;
      return InPlace::impossible;
    }
    if (source.size() > kLongestInput) {
      source = whole_characters(source, kLongestInput);
      parse_.set_too_long();
    }
    if (Decoding* const tentative = decoding())
      tentative->ascii_end = compatible && !all_ascii ? ascii : SIZE_MAX;
    parse_.reserve_for(source);
    std::size_t at = 0;
    do {
      if (is_detecting() && at == plain) decoding()->detection.decide(source.substr(at), options_, used_);
      const std::size_t next =
          is_tentative() ? std::min(source.size(), at + decoding()->next_step()) : source.size();
      at = is_detecting() ? std::min(next, plain) : next;
      if (Decoding* const tentative = decoding()) tentative->ascii_so_far = at <= ascii;
      parse_.run_in_place(source.substr(0, at), at < source.size());
      if (change_ == EncodingChange::restart) return InPlace::again;
      settle();
      if (change_ == EncodingChange::switch_decoder) {
        if (!all_ascii) {
          text_.assign(source.substr(0, at));
          switch_decoder();
          feed(source.substr(at), true);
          return InPlace::done;
        }
        change_ = EncodingChange::none;
      }
    } while (at < source.size());
    same_ = source.size();
    if (wants_offsets()) offsets_.emplace(*decoder_, mark_, same_);
    return InPlace::done;
  }
  // Parses a whole input, in place if possible.
  void run_whole(std::string_view input) {
    begin(input, false);
    for (;;) {
      const InPlace in_place = run_in_place(input);
      if (in_place == InPlace::done) return;
      // Pages are mostly ASCII markup, so decoding makes them only slightly longer.
      if (!in_slices()) text_.reserve(std::min(input.size() + input.size() / 8, kLongestInput));
      if (in_place == InPlace::impossible && !feed(input, true)) return;
      state_ = Settled();
      start();
    }
  }

  Document finish_document(Source source) {
    const bool in_place = text_.empty();
    std::unique_ptr<Tree> tree;
    const auto end = [&] {
      tree = parse_.finish(offsets_ ? offsets_->take() : OffsetMap());
      if (!in_place || source == Source::borrowed) return;
      tree->owned_source.reserve(tree->source_size);
      tree->owned_source.append({tree->source, tree->source_size});
      tree->source = tree->owned_source.data();
    };
    if (!parse_.has_engine() || !try_allocating(end)) {
      // Without its copy of the text or its positions, the tree is useless.
      tree = std::make_unique<Tree>();
      tree->edition = setup().options.edition;
      tree->status = Status::out_of_memory;
      tree->errors_truncated = setup().options.collect_errors;
    }
    tree->encoding = used_;
    return DocumentAccess::make(std::move(tree));
  }

  bool in_slices() const { return may_end_early(setup().options.limits); }
  bool wants_offsets() const { return setup().options.collect_errors || setup().options.positions; }
  const ParseSetup& setup() const { return parse_.setup(); }
  Watcher* watcher() const { return setup().attachments.watcher; }

  const EncodingOptions& options_;
  std::variant<Sniffing, Decoding, Settled> state_;
  EncodingUsed used_;
  EncodingChange change_ = EncodingChange::none;  // the change to make when the text so far has been parsed
  std::optional<encoding::Decoder> decoder_;
  std::optional<DecodedOffsets> offsets_;
  TextStore text_;
  std::size_t mark_ = 0;  // the size of the byte order mark before text parsed in place
  std::size_t same_ = 0;  // the number of bytes after the mark that are unchanged in the text
  Parse parse_;
};

}  // namespace lockstep::detail

#endif
