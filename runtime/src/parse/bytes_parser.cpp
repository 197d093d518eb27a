// Parsing bytes: sniffing, decoding, and restarting on a late meta.
#include "lockstep/bytes.h"

#include <algorithm>
#include <string>
#include <utility>

#include "edition/entry.h"
#include "encoding/ascii.h"
#include "encoding/utf_8.h"
#include "input/decoded_offsets.h"
#include "input/input_allowance.h"
#include "input/utf_8_detection.h"
#include "parse/memory.h"
#include "parse/session.h"
#include "text/characters.h"

namespace lockstep {

using detail::AnySession;
using detail::EncodingChange;

EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options, Edition edition) {
  return detail::entry_of(edition).sniff(bytes, bytes.substr(0, options.prescan_bytes), options, nullptr);
}

struct BytesParser::Implementation final : detail::EncodingHost, detail::InputMemory {
  Implementation(const EncodingOptions& encoding, const ParseOptions& parse_options)
      : Implementation(detail::entry_of(parse_options.edition), nullptr, encoding, parse_options) {}
  Implementation(const detail::EditionEntry& edition, detail::Watcher* observer,
                 const EncodingOptions& encoding, const ParseOptions& parse_options)
      : entry(edition),
        watcher(observer),
        encoding_options(encoding),
        options(parse_options),
        wants_offsets(parse_options.collect_errors || parse_options.positions),
        in_slices(detail::may_end_early(parse_options.limits)),
        bytes_left(detail::longest_input(parse_options.limits)) {}

  // --- The EncodingHost of the tree builder
  bool is_tentative() const override { return used.confidence == Confidence::tentative && !changed; }
  std::optional<Encoding> extracted_from(std::string_view text) const override {
    return entry.extract(text, encoding_options, watcher);
  }
  void change_to(Encoding wanted) override {
    const bool ascii = ascii_so_far && detail::is_ascii_compatible(used.encoding);
    const detail::ChangedEncoding decided = entry.change(used, ascii, wanted, encoding_options, watcher);
    if (decided.change != EncodingChange::none && encoding_options.ignore_late_meta) {
      if (!used.late_encoding) used.late_encoding = decided.used.encoding;
      return;
    }
    changed = decided.change != EncodingChange::none;
    change = decided.change;
    used = decided.used;
  }

  // --- What can end it early
  Status status() {
    if (out_of_memory) return Status::out_of_memory;
    const Status parsed = session ? (*session)->tree().status : Status::ok;
    return parsed == Status::ok && too_long ? Status::input_too_long : parsed;
  }
  // Returns the part of the chunk within Limits::input_bytes. kLongestInput applies to the text.
  std::string_view take(std::string_view chunk) {
    if (options.limits.input_bytes == 0) return chunk;
    too_long = chunk.size() > bytes_left;
    chunk = chunk.substr(0, bytes_left);
    bytes_left -= chunk.size();
    return chunk;
  }
  // Does the work; if an allocation fails, keeps what has been parsed.
  template <class Work>
  void guard(const Work& work) {
    if (detail::try_allocating(work)) return;
    out_of_memory = true;
    if (!session) session.emplace(entry, options, watcher);
    (*session)->tree().status = Status::out_of_memory;
    // The text may have moved in the meantime.
    if (!text.empty()) (*session)->run(text, false);
  }

  // --- Bytes
  // Whether parsing may have to start again.
  bool keeps_bytes() const { return is_tentative() && !encoding_options.ignore_late_meta; }
  // parse_bytes() keeps no bytes, but ends at the same point as a BytesParser.
  std::size_t bytes_for(std::size_t text_end) const override {
    std::size_t bytes = offsets ? offsets->offsets().bytes_for(text_end) : 0;
    if (!keeps_bytes() || text_end <= ascii_end) return bytes;
    // The encodings whose bytes may be longer than the text: two bytes for an ASCII character, an escape
    // sequence, or four bytes for three.
    const bool may_be_more =
        !detail::is_ascii_compatible(used.encoding) || used.encoding == Encoding::gb18030;
    return bytes + (text_end - ascii_end) * (may_be_more ? 2 : 1);
  }
  void begin(std::string_view first) {
    sniffed = true;
    used = entry.sniff(first, first.substr(0, encoding_options.prescan_bytes), encoding_options, watcher);
    restart();
  }
  void restart() {
    changed = false;
    change = EncodingChange::none;
    ascii_so_far = true;
    ascii_end = SIZE_MAX;
    text.clear();
    same = 0;
    session.emplace(entry, options, watcher);
    (*session)->set_encoding_host(this);
    (*session)->set_input_memory(this);
    begin_decoding(encoding::Bom::remove);
    step = kFirstStep;
  }
  // Begins after the bytes that are the same in the text.
  void begin_decoding(encoding::Bom bom) {
    decoder.emplace(used.encoding, encoding::DecodeOptions{.bom = bom});
    if (wants_offsets) offsets.emplace(*decoder, mark, same);
  }
  // Decodes and parses more of the input, in steps while a `meta` may make that useless. Returns true if
  // parsing must start again; `rest` is then the input that was not looked at.
  bool feed(std::string_view input, bool last) {
    do {
      std::string_view piece = input;
      if (is_tentative()) {
        piece = input.substr(0, step);
        step = std::min(2 * step, kLongestStep);
      }
      if (in_slices) piece = piece.substr(0, detail::kLimitCheckInterval);
      input.remove_prefix(piece.size());
      look_for_ascii(piece);
      decode(piece);
      const bool end = last && input.empty();
      if (end && status() == Status::ok) finish_decoding();
      (*session)->run(text, !end);
      rest = input;
      if (change == EncodingChange::restart) return true;
      if (change == EncodingChange::switch_decoder) switch_decoder();
      const Status parsed = (*session)->tree().status;
      if (parsed != Status::ok && parsed != Status::input_too_long) return false;
    } while (!input.empty());
    return false;
  }
  // Called before the bytes are decoded. Keeps those that cannot be read from the text again, if all may be
  // needed again.
  void look_for_ascii(std::string_view piece) {
    if (ascii_so_far) {
      const bool compatible = detail::is_ascii_compatible(used.encoding);
      const std::size_t ascii = compatible ? detail::ascii_prefix(piece) : 0;
      ascii_so_far = ascii == piece.size();
      if (!ascii_so_far) ascii_end = text.size() + ascii;
      if (ascii_so_far) return;
      kept_from = text.size();
    }
    if (in_pieces && keeps_bytes()) kept.append(piece);
  }
  void decode(std::string_view piece) {
    constexpr std::size_t kPart = 1 << 16;
    std::string decoded;
    while (!piece.empty() && (*session)->tree().status == Status::ok) {
      // A byte, also one held back, makes at most three bytes of text.
      const std::size_t room = (kLongestInput - text.size()) / 3;
      const std::string_view part = piece.substr(0, room > 8 ? std::min(room - 8, kPart) : 1);
      piece.remove_prefix(part.size());
      decoded.clear();
      decoder->write(part, decoded);
      if (decoded.size() > kLongestInput - text.size()) {
        (*session)->tree().status = Status::input_too_long;
      } else {
        text.append(decoded);
        if (offsets) offsets->write(part);
      }
    }
  }
  void finish_decoding() {
    std::string decoded;
    decoder->finish(decoded);
    text.append(decoded);
    if (offsets) offsets->finish();
  }
  // All text so far is ASCII, the same bytes as the input.
  void switch_decoder() {
    change = EncodingChange::none;
    changed = false;
    same = text.size();
    begin_decoding(encoding::Bom::keep);
  }
  enum class InPlace : std::uint8_t { done, impossible, again };
  // Parses bytes that are already UTF-8 in place.
  InPlace run_in_place(std::string_view bytes) {
    mark = used.encoding == Encoding::utf_8 && bytes.starts_with(detail::kUtf8ByteOrderMark)
               ? detail::kUtf8ByteOrderMark.size()
               : 0;
    std::string_view source = bytes.substr(mark);
    const std::size_t ascii = detail::ascii_prefix(source);
    const bool compatible = detail::is_ascii_compatible(used.encoding);
    const bool all_ascii = ascii == source.size() && compatible;
    std::size_t own = all_ascii ? ascii : 0;
    if (!all_ascii && used.encoding == Encoding::utf_8) own = detail::well_formed_prefix(source, false);
    // A character that a limit cuts in two is left out.
    if (too_long && own < source.size() && used.encoding == Encoding::utf_8 &&
        detail::ill_formed_sequence(source.substr(own), false).cut)
      source = source.substr(0, own);
    if (own < source.size()) {
      mark = 0;
      return InPlace::impossible;
    }
    if (source.size() > kLongestInput) {
      source = detail::whole_characters(source, kLongestInput);
      too_long = true;
    }
    ascii_end = compatible && !all_ascii ? ascii : SIZE_MAX;
    (*session)->reserve_for(source);
    std::size_t at = 0;
    do {
      at = is_tentative() ? std::min(source.size(), at + step) : source.size();
      step = std::min(2 * step, kLongestStep);
      ascii_so_far = at <= ascii;
      (*session)->run(source.substr(0, at), at < source.size());
      if (change == EncodingChange::restart) return InPlace::again;
      if (change == EncodingChange::switch_decoder) {
        if (!all_ascii) {
          text.assign(source.substr(0, at));
          switch_decoder();
          feed(source.substr(at), true);
          return InPlace::done;
        }
        change = EncodingChange::none;
        changed = false;
      }
    } while (at < source.size());
    same = source.size();
    if (wants_offsets) offsets.emplace(*decoder, mark, same);
    return InPlace::done;
  }
  // Parses a whole input, which stays in place.
  void run_whole(std::string_view input) {
    input = take(input);
    begin(input);
    for (;;) {
      const InPlace in_place = run_in_place(input);
      if (in_place == InPlace::done) return;
      // Pages are mostly markup, so their text is only slightly longer than the input.
      if (!in_slices) text.reserve(std::min(input.size() + input.size() / 8, kLongestInput));
      if (in_place == InPlace::impossible && !feed(input, true)) return;
      restart();
    }
  }

  void write(std::string_view chunk) {
    in_pieces = true;
    chunk = take(chunk);
    if (!sniffed) {
      bool is_over;
      do {
        const std::string_view slice = in_slices ? chunk.substr(0, detail::kLimitCheckInterval) : chunk;
        chunk.remove_prefix(slice.size());
        kept.append(slice);
        is_over = sniffing_wait.is_over(kept, encoding_options, entry);
      } while (!is_over && !chunk.empty());
      if (!is_over) return;
      feed_first(false);
    }
    if (!chunk.empty()) feed_or_begin_again(chunk, false);
  }
  void write_last() {
    if (!sniffed)
      feed_first(true);
    else
      feed_or_begin_again({}, true);
  }
  // Handles the bytes that the encoding was sniffed from.
  void feed_first(bool last) {
    const detail::TextStore first = std::exchange(kept, {});
    begin(first);
    feed_or_begin_again(first, last);
  }
  void feed_or_begin_again(std::string_view input, bool last) {
    if (feed(input, last)) {
      // All of the input so far. Its memory must suffice for the text and the tree made of it now.
      session.reset();
      if (ascii_so_far) kept_from = text.size();
      text.resize(kept_from);
      detail::TextStore all = std::exchange(text, {});
      all.append(std::exchange(kept, {}));
      all.append(rest);
      restart();
      while (in_slices && all.size() > kLongestStep && status() == Status::ok) {
        const std::size_t part = std::max(all.size() / 8, kLongestStep);
        feed(all.view().substr(0, part), false);
        all.remove_prefix(part);
        all.shrink();
      }
      feed(all, last);
    }
    if (!keeps_bytes()) kept = {};
  }
  Document finish(Source source) {
    const bool in_place = text.empty();
    const Status before = status();
    std::unique_ptr<detail::Tree> tree;
    const bool finished = detail::try_allocating([&] {
      tree = (*session)->finish(text, offsets ? offsets->take() : detail::OffsetMap());
      if (before != Status::ok) tree->status = before;
      if (!in_place || source == Source::borrowed) return;
      tree->owned_source.reserve(tree->source_size);
      tree->owned_source.append({tree->source, tree->source_size});
      tree->source = tree->owned_source.data();
    });
    if (!finished) {
      // Without its copy of the text or its positions the tree is useless.
      tree = std::make_unique<detail::Tree>();
      tree->edition = options.edition;
      tree->status = Status::out_of_memory;
    }
    tree->encoding = used;
    return Document(std::move(tree));
  }

  static constexpr std::size_t kFirstStep = 4096, kLongestStep = 65536;

  const detail::EditionEntry& entry;
  detail::Watcher* const watcher;
  EncodingOptions encoding_options;
  ParseOptions options;
  const bool wants_offsets;
  const bool in_slices;
  bool in_pieces = false;
  detail::TextStore kept;     // bytes for sniffing, and later those that may have to be decoded again
  std::size_t kept_from = 0;  // where their text begins; the bytes before are the same in the text
  std::string_view rest;
  detail::SniffingWait sniffing_wait;
  bool sniffed = false;
  EncodingUsed used;
  bool changed = false;  // a meta has been followed, so later ones are ignored
  EncodingChange change = EncodingChange::none;
  std::optional<AnySession> session;
  std::optional<encoding::Decoder> decoder;
  std::optional<detail::DecodedOffsets> offsets;
  detail::TextStore text;
  std::size_t mark = 0;  // the size of a byte order mark before text that is parsed in place
  std::size_t same = 0;  // the number of bytes after it that are the same in the text
  bool ascii_so_far = true;
  std::size_t ascii_end = SIZE_MAX;  // the position of the first text outside ASCII
  std::size_t step = kFirstStep;
  std::size_t bytes_left;  // up to Limits::input_bytes
  bool too_long = false;
  bool out_of_memory = false;
};

BytesParser::BytesParser(const EncodingOptions& encoding, const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(encoding, options)) {}
BytesParser::BytesParser(BytesParser&&) noexcept = default;
BytesParser& BytesParser::operator=(BytesParser&&) noexcept = default;
BytesParser::~BytesParser() = default;

Status BytesParser::write(std::string_view chunk) {
  Implementation& parser = *implementation_;
  if (parser.status() == Status::ok) parser.guard([&] { parser.write(chunk); });
  return parser.status();
}

Document BytesParser::finish() {
  Implementation& parser = *implementation_;
  if (!parser.out_of_memory) parser.guard([&] { parser.write_last(); });
  return parser.finish(Source::copied);
}

Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding, const ParseOptions& options,
                     Source source) {
  BytesParser::Implementation parser(encoding, options);
  parser.guard([&] { parser.run_whole(bytes); });
  return parser.finish(source);
}

Document detail::parse_bytes_by(const EditionEntry& entry, Watcher* watcher, std::string_view bytes,
                                const EncodingOptions& encoding, const ParseOptions& options, Source source) {
  BytesParser::Implementation parser(entry, watcher, encoding, options);
  parser.guard([&] { parser.run_whole(bytes); });
  return parser.finish(source);
}

std::string_view confidence_name(Confidence confidence) {
  static constexpr std::string_view kNames[] = {"tentative", "certain", "irrelevant"};
  return kNames[static_cast<int>(confidence)];
}

std::string_view encoding_source_name(EncodingSource source) {
  static constexpr std::string_view kNames[] = {
      "byte order mark", "user",      "transport", "prescan", "container document",
      "likely encoding", "detection", "default",   "meta",    "text"};
  return kNames[static_cast<int>(source)];
}

}  // namespace lockstep
