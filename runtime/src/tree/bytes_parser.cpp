// Bytes in, Document out: sniffing, decoding, and changing one's mind.
#include "lockstep/bytes.h"

#include <algorithm>
#include <string>

#include "edition/entry.h"
#include "encoding/ascii.h"
#include "encoding/utf_8.h"
#include "input/input_allowance.h"
#include "input/utf_8_detection.h"
#include "tree/memory.h"
#include "tree/session.h"

namespace lockstep {

using detail::AnySession;
using detail::EncodingChange;

EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options, Edition edition) {
  return detail::entry_of(edition).sniff(bytes, bytes.substr(0, options.prescan_bytes), options, nullptr);
}

namespace {

// Where the character at `offset` of `made` begins in `bytes`, which made it all at once: a malformed
// sequence, and behind it bytes that were looked at again. 0 if nowhere.
std::size_t place_of(std::string_view made, std::size_t offset, std::string_view bytes, Encoding encoding) {
  for (std::size_t place = 1; place < bytes.size(); ++place) {
    std::string rest;
    encoding::Decoder decoder(encoding, {.bom = encoding::Bom::keep});
    decoder.write(bytes.substr(place), rest);
    if (rest == made.substr(offset) && decoder.consumed() == bytes.size() - place) return place;
  }
  return 0;
}

// Which bytes of the input the text was made of, by decoding it once more. The first `same` bytes of the
// input behind its byte order mark are the text's own; of what follows, up to `size` bytes of text were
// decoded.
detail::OffsetMap offsets_of(std::string_view input, std::size_t mark, std::size_t same, std::size_t size,
                             encoding::Decoder decoder) {
  detail::OffsetMap offsets;
  offsets.skip(mark);
  offsets.add_same(same);
  const std::string_view bytes = input.substr(mark + same);
  std::string text;
  for (std::size_t at = 0; at <= bytes.size() && offsets.text_size() < size;) {
    const auto begin = static_cast<std::size_t>(decoder.consumed());
    // Byte for byte: a sequence makes its character when its last byte comes. Between two sequences, ASCII
    // may come at once.
    const std::size_t ascii = begin == at && at != 0 && detail::is_ascii_compatible(decoder.encoding())
                                  ? detail::ascii_prefix(bytes.substr(at))
                                  : 0;
    const std::size_t taken = std::max<std::size_t>(ascii, 1);
    text.clear();
    if (at < bytes.size())
      decoder.write(bytes.substr(at, taken), text);
    else
      decoder.finish(text);
    at += taken;
    if (text.empty()) continue;
    const auto end = static_cast<std::size_t>(decoder.consumed());
    offsets.skip(mark + same + begin - offsets.input_size());
    if (ascii != 0) {
      offsets.add_same(ascii);
      continue;
    }
    // Mostly one character. Several are those of a malformed sequence and of bytes that were looked at again,
    // or of a sequence that makes two.
    const std::string_view made_of = bytes.substr(begin, end - begin);
    std::size_t made = 0, used = 0;
    for (std::size_t next = 1; next <= text.size(); ++next) {
      const bool inside = next != text.size() && (static_cast<unsigned char>(text[next]) & 0xC0) == 0x80;
      const std::size_t place = inside                ? 0
                                : next == text.size() ? made_of.size()
                                                      : place_of(text, next, made_of, decoder.encoding());
      if (place == 0) continue;
      offsets.add(1, static_cast<std::uint16_t>(next - made), static_cast<std::uint16_t>(place - used));
      made = next;
      used = place;
    }
  }
  offsets.skip(input.size() - offsets.input_size());
  return offsets;
}

}  // namespace

struct BytesParser::Implementation final : detail::EncodingHost {
  Implementation(const EncodingOptions& encoding, const ParseOptions& parse_options)
      : Implementation(detail::entry_of(parse_options.edition), nullptr, encoding, parse_options) {}
  Implementation(const detail::EditionEntry& edition, detail::Watcher* observer,
                 const EncodingOptions& encoding, const ParseOptions& parse_options)
      : entry(edition),
        watcher(observer),
        encoding_options(encoding),
        options(parse_options),
        bytes_left(detail::longest_input(parse_options.limits)) {}

  // --- What the tree builder asks for
  bool is_tentative() const override { return used.confidence == Confidence::tentative && !changed; }
  std::optional<Encoding> extracted_from(std::string_view text) const override {
    return entry.extract(text, encoding_options, watcher);
  }
  void change_to(Encoding wanted) override {
    const bool ascii = ascii_so_far && detail::is_ascii_compatible(used.encoding);
    const detail::ChangedEncoding decided = entry.change(used, ascii, wanted, encoding_options, watcher);
    if (decided.change != EncodingChange::none && encoding_options.late == EncodingOptions::Late::ignore) {
      if (!used.late_encoding) used.late_encoding = decided.used.encoding;
      return;
    }
    changed = decided.change != EncodingChange::none;
    change = decided.change;
    used = decided.used;
  }

  // --- What ends it before its time
  Status status() {
    if (out_of_memory) return Status::out_of_memory;
    const Status parsed = session ? (*session)->tree().status : Status::ok;
    return parsed == Status::ok && too_long ? Status::input_too_long : parsed;
  }
  // What is left of the chunk within Limits::input_bytes. That of kLongestInput is on the text.
  std::string_view take(std::string_view chunk) {
    if (options.limits.input_bytes == 0) return chunk;
    too_long = chunk.size() > bytes_left;
    chunk = chunk.substr(0, bytes_left);
    bytes_left -= chunk.size();
    return chunk;
  }
  // Does something; where memory runs out, what has been parsed stays.
  template <class Work>
  void guard(const Work& work) {
    if (detail::had_memory_for(work)) return;
    out_of_memory = true;
    if (!session) session.emplace(entry, options, watcher);
    (*session)->tree().status = Status::out_of_memory;
    // The text may have moved meanwhile.
    if (!text.empty()) (*session)->run(text, false);
  }

  // --- Bytes
  bool keeps_bytes() const {
    return !sniffed || options.collect_errors || options.positions ||
           (used.confidence == Confidence::tentative &&
            encoding_options.late == EncodingOptions::Late::follow);
  }
  void begin(std::string_view first) {
    sniffed = true;
    used = entry.sniff(first, first.substr(0, encoding_options.prescan_bytes), encoding_options, watcher);
    begin_again();
  }
  void begin_again() {
    changed = false;
    change = EncodingChange::none;
    ascii_so_far = true;
    text.clear();
    same = 0;
    session.emplace(entry, options, watcher);
    (*session)->set_encoding_host(this);
    decoder.emplace(used.encoding, encoding::DecodeOptions{.bom = encoding::Bom::remove});
    step = kFirstStep;
  }
  // Decodes and parses more of the input: in steps, as long as a `meta` may make it vain.
  // True when it has to begin again.
  bool feed(std::string_view bytes, bool last) {
    do {
      std::string_view piece = bytes;
      if (is_tentative()) {
        piece = bytes.substr(0, step);
        step = std::min(2 * step, kLongestStep);
      }
      bytes.remove_prefix(piece.size());
      if (ascii_so_far) ascii_so_far = detail::ascii_prefix(piece) == piece.size();
      decode(piece);
      const bool end = last && bytes.empty();
      if (end) decoder->finish(text);
      (*session)->run(text, !end);
      if (change == EncodingChange::parse_again) return true;
      if (change == EncodingChange::go_on) go_on_decoding();
    } while (!bytes.empty());
    return false;
  }
  void decode(std::string_view piece) {
    constexpr std::size_t kPart = 1 << 20;
    for (; !piece.empty(); piece.remove_prefix(std::min(kPart, piece.size()))) {
      const std::string_view part = piece.substr(0, kPart);
      // Three bytes of text a byte at the most.
      if (text.size() + 3 * part.size() > kLongestInput) (*session)->tree().status = Status::input_too_long;
      if ((*session)->tree().status != Status::ok) return;
      decoder->write(part, text);
    }
  }
  // All text so far is ASCII, byte for byte.
  void go_on_decoding() {
    change = EncodingChange::none;
    changed = false;
    same = text.size();
    decoder.emplace(used.encoding, encoding::DecodeOptions{.bom = encoding::Bom::keep});
  }
  enum class InPlace : std::uint8_t { done, impossible, again };
  // Parses bytes that are their own text where they are.
  InPlace run_in_place(std::string_view bytes) {
    mark = used.encoding == Encoding::utf_8 && bytes.starts_with(detail::kUtf8ByteOrderMark)
               ? detail::kUtf8ByteOrderMark.size()
               : 0;
    const std::string_view source = bytes.substr(mark);
    const std::size_t ascii = detail::ascii_prefix(source);
    const bool all_ascii = ascii == source.size() && detail::is_ascii_compatible(used.encoding);
    const bool own_text = all_ascii || (used.encoding == Encoding::utf_8 &&
                                        detail::well_formed_prefix(source, false) == source.size());
    if (!own_text || source.size() > kLongestInput) {
      mark = 0;
      return InPlace::impossible;
    }
    (*session)->expect(source);
    std::size_t at = 0;
    do {
      at = is_tentative() ? std::min(source.size(), at + step) : source.size();
      step = std::min(2 * step, kLongestStep);
      ascii_so_far = at <= ascii;
      (*session)->run(source.substr(0, at), at < source.size());
      if (change == EncodingChange::parse_again) return InPlace::again;
      if (change == EncodingChange::go_on) {
        if (!all_ascii) {
          text = source.substr(0, at);
          go_on_decoding();
          feed(source.substr(at), true);
          return InPlace::done;
        }
        change = EncodingChange::none;
        changed = false;
      }
    } while (at < source.size());
    same = source.size();
    return InPlace::done;
  }
  // All of the input, which stays where it is.
  void run_whole(std::string_view input) {
    input = take(input);
    begin(input);
    for (;;) {
      const InPlace in_place = run_in_place(input);
      if (in_place == InPlace::done) return;
      // Pages are mostly markup: their text is not much longer than they are.
      text.reserve(input.size() + input.size() / 8);
      if (in_place == InPlace::impossible && !feed(input, true)) return;
      begin_again();
    }
  }

  void write(std::string_view chunk) {
    chunk = take(chunk);
    if (keeps_bytes()) bytes.append(chunk);
    if (!sniffed) {
      if (!sniffing_wait.is_over(bytes, encoding_options, entry)) return;
      begin(bytes);
      chunk = bytes;
    }
    if (feed(chunk, false)) {
      begin_again();
      feed(bytes, false);
    }
    if (!keeps_bytes()) bytes = std::string();
  }
  void write_last() {
    std::string_view rest;
    if (!sniffed) {
      begin(bytes);
      rest = bytes;
    }
    if (feed(rest, true)) {
      begin_again();
      feed(bytes, true);
    }
  }
  Document finish(std::string_view input, Source source) {
    const bool in_place = text.empty();
    const Status before = status();
    std::unique_ptr<detail::Tree> tree;
    const bool finished = detail::had_memory_for([&] {
      detail::OffsetMap offsets;
      if (options.collect_errors || options.positions) {
        const encoding::DecodeOptions options_then{.bom = same == 0 ? encoding::Bom::remove
                                                                    : encoding::Bom::keep};
        offsets = offsets_of(input, mark, same, (*session)->tree().source_size,
                             encoding::Decoder(used.encoding, options_then));
      }
      tree = (*session)->finish(text, std::move(offsets));
      if (before != Status::ok) tree->status = before;
      if (!in_place || source == Source::borrowed) return;
      tree->owned_source.assign(tree->source == nullptr ? "" : tree->source, tree->source_size);
      tree->source = tree->owned_source.data();
    });
    if (!finished) {
      // Without its copy or its places in the input the tree is of no use.
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
  std::string bytes;  // those that have to be kept
  detail::SniffingWait sniffing_wait;
  bool sniffed = false;
  EncodingUsed used;
  bool changed = false;  // a meta has been followed, and no other counts
  EncodingChange change = EncodingChange::none;
  std::optional<AnySession> session;
  std::optional<encoding::Decoder> decoder;
  std::string text;
  std::size_t mark = 0;  // bytes of a byte order mark that stands before text parsed in place
  std::size_t same = 0;  // how many bytes behind it are the text's own
  bool ascii_so_far = true;
  std::size_t step = kFirstStep;
  std::size_t bytes_left;  // of the longest input
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
  return parser.finish(parser.bytes, Source::copied);
}

Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding, const ParseOptions& options,
                     Source source) {
  BytesParser::Implementation parser(encoding, options);
  parser.guard([&] { parser.run_whole(bytes); });
  return parser.finish(bytes, source);
}

Document detail::parse_bytes_by(const EditionEntry& entry, Watcher* watcher, std::string_view bytes,
                                const EncodingOptions& encoding, const ParseOptions& options, Source source) {
  BytesParser::Implementation parser(entry, watcher, encoding, options);
  parser.guard([&] { parser.run_whole(bytes); });
  return parser.finish(bytes, source);
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
