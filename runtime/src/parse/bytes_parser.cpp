// Parsing bytes: sniffing, decoding, and restarting on a late meta.
#include "encoding/ascii_compatible.h"
#include "lockstep/bytes.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "document/access.h"
#include "edition/entry.h"
#include "encoding/decoder_access.h"
#include "input/decoded_offsets.h"
#include "input/detection.h"
#include "input/input_allowance.h"
#include "parse/bytes_parser.h"
#include "parse/encoding_change.h"
#include "parse/memory.h"
#include "parse/parser_base.h"
#include "text/ascii.h"
#include "text/characters.h"
#include "text/utf_8.h"

namespace lockstep {

EncodingUsed sniff_encoding(std::string_view bytes, const EncodingOptions& options, Edition edition) {
  return detail::entry_of(edition).sniff(bytes, bytes.substr(0, options.prescan_bytes), options, nullptr);
}

namespace detail {

// Sniffs and decodes the bytes, and restarts on a late `meta`.
class DecodingParser : ParserBase, EncodingHost, InputMemory {
 public:
  // The attachments are those that the entry has code for.
  DecodingParser(const EditionEntry& used_entry, const EncodingOptions& encoding,
                 const ParseOptions& parse_options, const Attachments& used_attachments)
      : ParserBase(parse_options),
        entry(used_entry),
        attachments(used_attachments),
        options(parse_options),
        encoding_options(encoding),
        wants_offsets(parse_options.collect_errors || parse_options.positions),
        in_slices(may_end_early(parse_options.limits)) {}
  DecodingParser(const EncodingOptions& encoding, const ParseOptions& parse_options)
      : DecodingParser(entry_of(parse_options.edition), encoding, parse_options, {}) {}

  // The views must stay valid until parsing ends.
  void set_context(const FragmentContext& used_context) { context = used_context; }
  // Only before there is input.
  void set_stopper(Stopper* used_stopper) { stopper = used_stopper; }
  bool has_begun() const { return begun; }
  // The document so far. From the first call on it is kept up to date.
  const Document& document() {
    if (unparsed != 0) parse_at_once(text);
    if (session && session->has_tree()) {
      session->tree().encoding = used;
      return session->document();
    }
    if (!none) {
      auto empty = std::make_unique<Tree>();
      empty->edition = options.edition;
      none.emplace(DocumentAccess::make(std::move(empty)));
    }
    return *none;
  }
  bool is_open(NodeId element) const { return session && session->is_open(element); }
  // Takes over the memory of a parser or a document that is no longer needed.
  void take_memory(DecodingParser& other) {
    if (!other.session || !other.session->has_tree()) return;
    take_memory(other.session->tree(), other.text);
  }
  void take_memory(Tree& tree) { take_memory(tree, tree.owned_source); }

  Status write(std::string_view chunk) {
    if (status() == Status::ok) guard(text, [&] { add(take_bytes(chunk)); });
    return status();
  }
  Document finish() {
    if (!out_of_memory) guard(text, [&] { add_last(); });
    return finish_document(Source::copied);
  }
  Document parse(std::string_view bytes, Source source) {
    guard(text, [&] { run_whole(take_bytes(bytes)); });
    return finish_document(source);
  }

 private:
  // --- The EncodingHost of the tree builder
  bool is_tentative() const override { return used.confidence == Confidence::tentative && !changed; }
  std::optional<Encoding> extracted_from(std::string_view text) const override {
    return entry.extract(text, encoding_options, attachments.watcher);
  }
  void change_to(Encoding wanted) override {
    change = change_encoding(entry, used, ascii_so_far, wanted, encoding_options, true, attachments.watcher);
    if (detection.is_pending() && used.confidence == Confidence::certain) {
      detection.cancel();
      // The rest may be parsed in place already, as what would be detected.
      if (change == EncodingChange::none) change = EncodingChange::switch_decoder;
    }
    changed = change != EncodingChange::none;
    interrupted = change == EncodingChange::restart;
  }

  // --- Bytes
  // Returns the part of the chunk within Limits::input_bytes. kLongestInput applies to the text.
  std::string_view take_bytes(std::string_view chunk) {
    return options.limits.input_bytes == 0 ? chunk : take(chunk);
  }
  // Whether parsing may have to start again.
  bool keeps_bytes() const { return is_tentative() && !encoding_options.ignore_late_meta; }
  // parse_bytes() keeps no bytes, but ends at the same point as a BytesParser.
  std::size_t bytes_for(std::size_t text_end) const override {
    std::size_t bytes = offsets ? offsets->offsets().bytes_for(text_end) : 0;
    if (!keeps_bytes() || text_end <= ascii_end) return bytes;
    // The encodings whose bytes may be longer than the text: two bytes for an ASCII character, an escape
    // sequence, or four bytes for three.
    const bool may_be_more = !is_ascii_compatible(used.encoding) || used.encoding == Encoding::gb18030;
    return bytes + (text_end - ascii_end) * (may_be_more ? 2 : 1);
  }
  void begin(std::string_view first) {
    sniffed = true;
    used = detection.begin(first, encoding_options, entry, attachments.watcher);
    restart();
  }
  void restart() {
    changed = interrupted = false;
    change = EncodingChange::none;
    ascii_so_far = true;
    ascii_end = SIZE_MAX;
    text.clear();
    same = 0;
    session.emplace(entry, options, attachments);
    session->set_encoding_host(this);
    session->set_input_memory(this);
    prepare_session();
    if (context) session->set_context(*context);
    if (spent && session->takes_memory()) session->tree().take_memory(*spent);
    spent.reset();
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
      if (detection.is_pending()) piece = plain_prefix_or_detect(input);
      if (is_tentative()) {
        piece = piece.substr(0, step);
        step = std::min(2 * step, kLongestStep);
      }
      if (in_slices) piece = piece.substr(0, kLimitCheckInterval);
      input.remove_prefix(piece.size());
      look_for_ascii(piece);
      decode(piece);
      const bool end = last && input.empty();
      if (end && status() == Status::ok) finish_decoding();
      if (end || is_tentative() || should_parse(text)) {
        if (parsed_text == 0) session->reserve_for(text);
        run(text, !end);
      }
      rest = input;
      if (change == EncodingChange::restart) return true;
      if (change == EncodingChange::switch_decoder) switch_decoder();
      if (parsed() != Status::ok && parsed() != Status::input_too_long) return false;
    } while (!input.empty());
    return false;
  }
  // Returns the part of the input that may be decoded before the encoding is detected. If there is none, the
  // input has what is needed to detect it, and all may be decoded after that.
  std::string_view plain_prefix_or_detect(std::string_view input) {
    const std::size_t plain = detection.plain_prefix(input);
    if (plain != 0 || input.empty()) return input.substr(0, plain);
    if (detection.decide(input, encoding_options, used)) switch_decoder();
    return input;
  }
  // Called before the bytes are decoded. Keeps those that cannot be read from the text again, if all may be
  // needed again.
  void look_for_ascii(std::string_view piece) {
    if (!is_tentative()) return;
    if (ascii_so_far) {
      const bool compatible = is_ascii_compatible(used.encoding);
      const std::size_t ascii = compatible ? ascii_prefix(piece) : 0;
      ascii_so_far = ascii == piece.size();
      if (!ascii_so_far) ascii_end = text.size() + ascii;
      if (ascii_so_far) return;
      kept_from = text.size();
    }
    if (in_pieces && keeps_bytes()) kept.append(piece);
  }
  void decode(std::string_view piece) {
    constexpr std::size_t kPart = 1 << 16;
    while (!piece.empty() && parsed() == Status::ok) {
      // A byte, also one held back, makes at most three bytes of text.
      const std::size_t room = (kLongestInput - text.size()) / 3;
      const std::string_view part = piece.substr(0, room > 8 ? std::min(room - 8, kPart) : 1);
      piece.remove_prefix(part.size());
      // If memory is exhausted or the text is too long, none of the part is in it.
      struct Kept {
        TextStore& text;
        std::size_t size;
        ~Kept() { text.resize(size); }
      } kept_text{text, text.size()};
      make_room(text, part.size());
      DecoderAccess::write(*decoder, part, text);
      if (text.size() > kLongestInput) {
        session->tree().status = Status::input_too_long;
      } else {
        if (offsets) offsets->write(part);
        kept_text.size = text.size();
      }
    }
  }
  void finish_decoding() {
    DecoderAccess::finish(*decoder, text);
    give_room_back(text);
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
    mark = used.encoding == Encoding::utf_8 && bytes.starts_with(kUtf8ByteOrderMark)
               ? kUtf8ByteOrderMark.size()
               : 0;
    std::string_view source = bytes.substr(mark);
    const std::size_t ascii = ascii_prefix(source);
    // The encoding from the first byte outside ASCII on.
    EncodingUsed later = used;
    const std::size_t plain = detection.is_pending() ? detection.plain_prefix(source) : 0;
    if (detection.is_pending()) Detection(detection).decide(source.substr(plain), encoding_options, later);
    const bool compatible = is_ascii_compatible(later.encoding);
    const bool all_ascii = ascii == source.size() && compatible;
    std::size_t own = all_ascii ? ascii : 0;
    if (!all_ascii && later.encoding == Encoding::utf_8) own = well_formed_prefix(source, false);
    // A character that a limit cuts in two is left out.
    if (too_long && own < source.size() && later.encoding == Encoding::utf_8 &&
        ill_formed_sequence(source.substr(own), false).cut)
      source = source.substr(0, own);
    if (own < source.size()) {
      mark = 0;
      return InPlace::impossible;
    }
    if (source.size() > kLongestInput) {
      source = whole_characters(source, kLongestInput);
      too_long = true;
    }
    ascii_end = compatible && !all_ascii ? ascii : SIZE_MAX;
    session->reserve_for(source);
    std::size_t at = 0;
    do {
      if (detection.is_pending() && at == plain) detection.decide(source.substr(at), encoding_options, used);
      const std::size_t next = is_tentative() ? std::min(source.size(), at + step) : source.size();
      at = detection.is_pending() ? std::min(next, plain) : next;
      step = std::min(2 * step, kLongestStep);
      ascii_so_far = at <= ascii;
      session->run(source.substr(0, at), at < source.size());
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

  void add(std::string_view chunk) {
    in_pieces = true;
    if (!sniffed) {
      bool is_over;
      do {
        const std::string_view slice = in_slices ? chunk.substr(0, kLimitCheckInterval) : chunk;
        chunk.remove_prefix(slice.size());
        kept.append(slice);
        is_over = are_enough_to_sniff(kept.size(), encoding_options);
      } while (!is_over && !chunk.empty());
      if (!is_over) return;
      feed_first(false);
    }
    if (!chunk.empty()) feed_or_hold(chunk, false);
  }
  void add_last() {
    if (!sniffed)
      feed_first(true);
    else
      feed_or_hold({}, true);
  }
  // Handles the bytes that the encoding was sniffed from.
  void feed_first(bool last) {
    const TextStore first = std::exchange(kept, {});
    begin(first);
    feed_or_hold(first, last);
  }
  // Holds back the bytes from which the encoding is detected until they are complete.
  void feed_or_hold(std::string_view input, bool last) {
    if (detection.is_pending() && held.empty()) {
      const std::string_view plain = input.substr(0, detection.plain_prefix(input));
      if (!plain.empty()) feed_or_begin_again(plain, last && plain.size() == input.size());
      input.remove_prefix(plain.size());
      if (input.empty() && !plain.empty()) return;
      if (detection.is_pending() && !last && !detection.is_complete(input)) {
        held.append(input);
        return;
      }
    } else if (!held.empty()) {
      const std::string_view part = input.substr(0, kDetectionBytes);
      input.remove_prefix(part.size());
      held.append(part);
      const bool is_last = last && input.empty();
      if (!is_last && !detection.is_complete(held)) return;
      const TextStore all = std::exchange(held, {});
      feed_or_begin_again(all, is_last);
      if (is_last || input.empty()) return;
    }
    feed_or_begin_again(input, last);
  }
  void feed_or_begin_again(std::string_view input, bool last) {
    if (feed(input, last)) {
      // All of the input so far. Its memory must suffice for the text and the tree made of it now.
      session.reset();
      if (ascii_so_far) kept_from = text.size();
      text.resize(kept_from);
      TextStore all = std::exchange(text, {});
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
  void take_memory(Tree& other, TextStore& other_text) {
    if (!may_end_early(options.limits)) {
      spent = std::make_unique<Tree>();
      spent->take_memory(other);
      other_text.clear();
      text = std::move(other_text);
    }
  }
  Document finish_document(Source source) {
    const bool in_place = text.empty();
    std::unique_ptr<Tree> tree;
    const auto end = [&] {
      tree = ParserBase::finish(text, offsets ? offsets->take() : OffsetMap());
      if (!in_place || source == Source::borrowed) return;
      tree->owned_source.reserve(tree->source_size);
      tree->owned_source.append({tree->source, tree->source_size});
      tree->source = tree->owned_source.data();
    };
    if (!session || !try_allocating(end)) {
      // Without its copy of the text or its positions the tree is useless.
      tree = std::make_unique<Tree>();
      tree->edition = options.edition;
      tree->status = Status::out_of_memory;
      tree->errors_truncated = options.collect_errors;
    }
    tree->encoding = used;
    return DocumentAccess::make(std::move(tree));
  }

  static constexpr std::size_t kFirstStep = 4096, kLongestStep = 65536;

  const EditionEntry& entry;
  const Attachments attachments;
  const ParseOptions options;
  const EncodingOptions encoding_options;
  const bool wants_offsets;
  const bool in_slices;
  std::optional<FragmentContext> context;
  std::optional<Document> none;  // before there is a session
  std::unique_ptr<Tree> spent;   // whose memory the next session takes over
  bool in_pieces = false;
  TextStore kept;             // bytes for sniffing, and later those that may have to be decoded again
  std::size_t kept_from = 0;  // where their text begins; the bytes before are the same in the text
  std::string_view rest;
  Detection detection;
  TextStore held;  // bytes that are not decoded before the encoding is detected
  bool sniffed = false;
  EncodingUsed used;
  bool changed = false;  // a meta has been followed, so later ones are ignored
  EncodingChange change = EncodingChange::none;
  std::optional<encoding::Decoder> decoder;
  std::optional<DecodedOffsets> offsets;
  TextStore text;
  std::size_t mark = 0;  // the size of a byte order mark before text that is parsed in place
  std::size_t same = 0;  // the number of bytes after it that are the same in the text
  bool ascii_so_far = true;
  std::size_t ascii_end = SIZE_MAX;  // the position of the first text outside ASCII
  std::size_t step = kFirstStep;
};

Document parse_bytes_by(const EditionEntry& entry, const Attachments& attachments, std::string_view bytes,
                        const EncodingOptions& encoding, const ParseOptions& options, Source source) {
  return DecodingParser(entry, encoding, options, attachments).parse(bytes, source);
}

}  // namespace detail

struct BytesParser::Implementation final : detail::DecodingParser, detail::Stopper {
  Implementation(const EncodingOptions& used_encoding, const ParseOptions& used_options,
                 const detail::OwnContext& used_context)
      : DecodingParser(used_encoding, used_options),
        encoding(used_encoding),
        options(used_options),
        own_context(used_context) {
    if (const auto view = own_context.view()) set_context(*view);
  }
  bool stops_here() override { return predicate(*parser); }
  void stop_when(std::function<bool(const BytesParser&)> wanted) {
    if (has_begun()) return;
    predicate = std::move(wanted);
    set_stopper(predicate ? this : nullptr);
  }

  const EncodingOptions encoding;
  const ParseOptions options;
  const detail::OwnContext own_context;
  std::function<bool(const BytesParser&)> predicate;
  const BytesParser* parser = nullptr;  // during its calls
};

BytesParser::BytesParser(const EncodingOptions& encoding, const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(encoding, options, detail::OwnContext())) {}
BytesParser::BytesParser(const FragmentContext& context, const EncodingOptions& encoding,
                         const ParseOptions& options)
    : implementation_(std::make_unique<Implementation>(encoding, options, detail::OwnContext(context))) {}
BytesParser::BytesParser(BytesParser&&) noexcept = default;
BytesParser& BytesParser::operator=(BytesParser&&) noexcept = default;
BytesParser::~BytesParser() = default;

Status BytesParser::write(std::string_view chunk) {
  implementation_->parser = this;
  return implementation_->write(chunk);
}
Document BytesParser::finish() {
  implementation_->parser = this;
  return implementation_->finish();
}

const Document& BytesParser::document() const { return implementation_->document(); }
bool BytesParser::is_open(Node element) const {
  return detail::NodeAccess::is_in(document(), element) &&
         implementation_->is_open(detail::NodeAccess::id(element));
}
void BytesParser::stop_when(std::function<bool(const BytesParser&)> predicate) {
  implementation_->stop_when(std::move(predicate));
}

void BytesParser::reset() {
  auto fresh = std::make_unique<Implementation>(implementation_->encoding, implementation_->options,
                                                implementation_->own_context);
  fresh->take_memory(*implementation_);
  fresh->stop_when(std::move(implementation_->predicate));
  implementation_ = std::move(fresh);
}
void BytesParser::reset(Document&& spent) {
  reset();
  if (const auto tree = detail::DocumentAccess::take(spent)) implementation_->take_memory(*tree);
}

Document parse_bytes(std::string_view bytes, const EncodingOptions& encoding, const ParseOptions& options,
                     Source source) {
  return detail::DecodingParser(encoding, options).parse(bytes, source);
}

Document parse_fragment_bytes(std::string_view bytes, const FragmentContext& context,
                              const EncodingOptions& encoding, const ParseOptions& options, Source source) {
  detail::DecodingParser parser(encoding, options);
  parser.set_context(context);
  return parser.parse(bytes, source);
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
