// A Rewriter: decodes and parses the bytes, calls handlers, and writes the bytes with the handlers' changes.
#ifndef LOCKSTEP_REWRITE_CORE_H
#define LOCKSTEP_REWRITE_CORE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "edition/entry.h"
#include "edits/markup_writer.h"
#include "encoding/encoding_host.h"
#include "input/detection.h"
#include "input/locating_decoder.h"
#include "lockstep/rewriter.h"
#include "lockstep/tree_sink.h"
#include "rewrite/session.h"
#include "select/streaming_selectors.h"
#include "tokenizer/source_map.h"

namespace lockstep::detail {

// Reports from the tree. Ranges are in bytes of the whole text; views are valid while the token is processed.
struct RewriteStart {  // a start tag, and the element that it created
  std::uint64_t node;
  std::size_t index;  // the node's number for the selectors
  LocalName name;
  StreamedElement element;
  ByteRange range;
};
struct RewriteText {  // `before`: the next sibling of the text; null if there is none
  std::uint64_t parent, before;
  std::size_t index;  // the parent's number
  Namespace name_space;
  NameId name;  // the parent's name
  std::string_view text;
  ByteRange range;
  bool is_raw = false;
};
struct RewriteOther {  // a comment; or a doctype, whose name is `text`
  RewriteType type;
  ByteRange range;
  std::string_view text, public_identifier, system_identifier;
};

// A token as read.
struct RewriteRead {
  RewriteType type = RewriteType::end;
  bool is_internal = false;  // no handler requested it: it only closes an element
  bool is_last = false, is_raw = false;
  bool is_implied = false, is_formatting = false;
  bool is_written = false;               // whether a part has been written, because the token is too long
  bool has_attributes = false;           // whether `attributes` has been filled
  bool is_tentative = false;             // whether the encoding was tentative when it was read
  std::optional<bool> can_have_content;  // set once known; for a start tag, is_raw is then known too
  Namespace name_space = Namespace::none;
  NameId name_id = 0;        // for a start tag
  ByteRange range, in_text;  // in bytes of the input and, for a start tag, of the text
  std::uint64_t node = 0, element = 0;
  std::string_view name, text, public_identifier, system_identifier;
  std::optional<SinkAttributes> parsed_attributes;
};
// The handlers' changes to a token.
struct RewriteChanges {
  struct Attribute {
    std::string name;
    std::optional<std::string> value;  // nullopt if removed
  };
  std::vector<Attribute> attribute_changes;
  std::optional<std::string> new_name, new_text, inner;
  std::string before, after, replacement, prepend, append;
  bool is_removed = false, keeps_content = false, watches_end = false;
  bool needs_end_tag = false;  // a void element has a name that is not that of one
  std::function<void(RewriteToken&)> end_handler;
};
struct RewriteEvent : RewriteRead, RewriteChanges {
  bool is_changed = false;  // whether there are changes
  std::vector<std::uint32_t> matches;
  std::vector<TokenAttributeView> attributes;  // include the changes, once has_attributes is set
  std::list<std::string> kept;                 // the strings that the views refer to

  void reset(RewriteType new_type) {
    static_cast<RewriteRead&>(*this) = {};
    type = new_type;
    if (std::exchange(is_changed, false)) static_cast<RewriteChanges&>(*this) = {};
    matches.clear();
    attributes.clear();
    if (!kept.empty()) kept.clear();
  }
  std::string_view keep(std::string_view view) { return kept.emplace_back(view); }
};

class RewriteCore final : EncodingHost {
 public:
  // With handlers, tokens are passed to the handlers; without, next() returns the tokens.
  RewriteCore(const RewriterOptions& options, bool has_handlers);
  ~RewriteCore();
  RewriteCore(const RewriteCore&) = delete;
  RewriteCore& operator=(const RewriteCore&) = delete;

  // --- Registering
  std::optional<std::uint32_t> watch(std::string_view selector, RewriteKinds kinds,
                                     const SelectorOptions& options);
  void watch_document(RewriteKinds kinds);
  void add_handlers(ElementHandlers handlers) { element_handlers_.push_back(std::move(handlers)); }
  void add_handlers(DocumentHandlers handlers) { document_handlers_.push_back(std::move(handlers)); }
  const SelectorError& error() const { return error_; }

  // --- The page
  void write(std::string_view bytes);
  void finish() { is_finished_ = true; }
  RewriteToken* next();
  // For handlers: takes bytes, processes them as far as possible, and appends the result to `output`.
  void run(std::string_view bytes, std::string& output);
  std::string& output() { return writer_.output(); }
  Status status() const { return status_; }
  const EncodingUsed& encoding() const { return encoding_; }
  std::uint64_t skipped_tokens() const { return skipped_; }

  // --- For the tree
  StreamingSelectors& selectors() { return selectors_; }
  bool has_handlers() const { return has_handlers_; }
  // Fast paths for tokens without a handler, which are most tokens. The first function records a start tag.
  // The other two record an end tag or a text and return true, or return false if the token must be
  // processed.
  void pass_start_tag(const ByteRange& range) {
    located_ = range.end;
    static_cast<void>(is_too_long(range));
    if (last_text_) end_text();
  }
  bool passes_end_tag(std::uint64_t node, const ByteRange& tag) {
    if (!endings_.empty() || !queue_.empty() || last_text_ || is_long(tag)) return false;
    located_ = tag.end;
    closed_by_tag_ = node;
    return true;
  }
  bool passes_text(const ByteRange& range) {
    located_ = range.end;
    return !wants_text_ || hidden_in_ != 0;
  }
  bool is_closed_by_tag(std::uint64_t node) const { return node == closed_by_tag_; }
  // Attributes that no selector reads are left out of start tags until a handler asks for some.
  bool skips_attributes(NameId name) const {
    const Limits& limits = options_.parse.limits;
    return !asks_for_attributes_ && (limits.attributes | limits.errors) == 0 &&
           !selectors_.reads_attributes(name);
  }
  // These functions are not inlined, because in a single-file build each state of the tokenizer would contain
  // them (gnu::flatten).
  [[gnu::noinline]] void start_tag(const RewriteStart& start);
  [[gnu::noinline]] void end_tag(std::uint64_t node, LocalName name, const ByteRange& range);
  [[gnu::noinline]] void closed(std::uint64_t node, LocalName name, std::uint64_t place, bool is_formatting);
  [[gnu::noinline]] void text(const RewriteText& text);
  [[gnu::noinline]] void other(const RewriteOther& other, std::size_t parent);

  // --- For tokens
  RewriteEvent& current() { return *current_; }
  bool can_have_content(RewriteEvent& event) const;
  // Whether that name would make the element of a tag void.
  bool is_void_name(const RewriteEvent& event, std::string_view name) const;
  // Returns the attributes including the changes.
  std::vector<TokenAttributeView>& attributes_of(RewriteEvent& event);
  // Sets an attribute of the current start tag, or removes it. Always returns true.
  bool change_attribute(std::string_view name, std::optional<std::string_view> value);
  std::string_view bytes_at(const ByteRange& range) const;

 private:
  // The next step of advance().
  enum class Stage : std::uint8_t {
    sniff,         // find the encoding, once there are enough bytes
    read,          // decode more bytes, because the text is used up
    parse,         // parse the text
    decode_again,  // decode the rest in the encoding named by a `meta`
    pass_on,       // write the bytes as they arrive
    end,           // do nothing: everything has been written
  };
  // The changes that remain to be made at the end of an element.
  struct Ending {
    std::uint64_t element = 0;
    bool is_watched = false, drops_end_tag = false, is_raw = false;
    std::optional<std::string> new_name;
    std::string append, after;
    std::function<void(RewriteToken&)> handler;
  };
  struct Masks {
    std::vector<std::uint64_t> elements, text, comments;
  };

  // --- The EncodingHost of the tree builder
  bool is_tentative() const override { return encoding_.confidence == Confidence::tentative; }
  MaybeEncoding extracted_from(std::string_view text) const override;
  void change_to(Encoding wanted) override;

  // --- Bytes to text
  bool advance();
  bool sniff();
  void begin_parsing();
  bool read();
  bool detect();
  bool decode(std::size_t size);
  void begin_decoding(encoding::Bom bom);
  void parse();
  void decode_again();
  void pass_on();
  void end_at(Status limit);
  void forget_written();
  // The limit on a token's length in bytes of text, with a margin for the bytes before the token; at least as
  // many bytes as abridge() keeps of a token.
  std::uint64_t longest_token() const {
    return options_.token_bytes == 0 ? UINT64_MAX : std::max<std::uint64_t>(options_.token_bytes + 64, 8192);
  }
  std::string_view unread() const {
    return std::string_view(raw_).substr(static_cast<std::size_t>(read_ - raw_begin_));
  }
  std::uint64_t in_input(std::uint64_t text) const;
  ByteRange in_input(const ByteRange& text) const { return {in_input(text.begin), in_input(text.end)}; }

  // --- Tokens
  RewriteEvent& new_event(RewriteType type);
  void deliver(RewriteEvent& event);
  void hand_over(RewriteEvent& event);
  bool is_long(const ByteRange& text) const {
    return options_.token_bytes != 0 &&
           (text.begin < abridged_ || text.end - text.begin > options_.token_bytes);
  }
  // Whether the token is too long for handlers; if so, counts it.
  bool is_too_long(const ByteRange& text) {
    if (!is_long(text)) [[likely]]
      return false;
    ++skipped_;
    return true;
  }
  [[gnu::noinline]] void end_text();
  void end_element(std::uint64_t node, LocalName name, const ByteRange& range, bool is_implied,
                   bool is_formatting);
  void set_ending(RewriteEvent& event) const;
  void note_implied(std::uint64_t place, std::string_view name);
  bool wants(RewriteKinds kind) const { return document_kinds_ & kind; }
  // Whether a selector or a document handler needs the page's tokens.
  bool parses() const {
    constexpr RewriteKinds kInPage = RewriteKinds::text | RewriteKinds::comments | RewriteKinds::doctype;
    return selectors_.size() != 0 || wants(kInPage);
  }
  bool is_over() const { return has_limits_ && session_->status() != Status::ok; }

  // --- Writing
  void flush(RewriteEvent& event);
  void flush_start(RewriteEvent& event);
  void flush_end(RewriteEvent& event);
  void flush_content(RewriteEvent& event);
  void write_tag(const RewriteEvent& event);
  void write_implied_end_tags();
  void copy_to(std::uint64_t end);
  void drop_to(std::uint64_t end);
  // `keeps_characters`: for places where character references are not decoded.
  void insert(std::string_view markup, bool keeps_characters = false);
  void insert_end_tag(std::string_view name) { insert(std::string("</").append(name).append(">"), true); }

  RewriterOptions options_;
  const EditionEntry& entry_;
  const bool has_handlers_;
  bool has_limits_;
  StreamingSelectors selectors_;
  std::vector<RewriteKinds> kinds_;  // by selector
  RewriteKinds document_kinds_ = RewriteKinds::none;
  Masks masks_;
  bool wants_text_ = false, asks_for_attributes_ = false;
  std::vector<ElementHandlers> element_handlers_;  // by selector
  std::vector<DocumentHandlers> document_handlers_;
  SelectorError error_;
  Status status_ = Status::ok;

  // --- Bytes to text
  std::string raw_;  // bytes of the input that have not been written or not been read
  std::uint64_t raw_begin_ = 0, read_ = 0, written_ = 0;  // positions in bytes of the input
  std::uint64_t allowed_;                                 // number of bytes that may still be read
  Stage stage_ = Stage::sniff;
  bool is_finished_ = false;       // whether all bytes have arrived
  bool text_is_complete_ = false;  // whether all bytes have been decoded
  bool is_ascii_ = true;           // whether the bytes decoded so far are ASCII
  Detection detection_;
  EncodingUsed encoding_;
  LocatingDecoder decoder_;
  std::uint64_t mark_ = 0;  // the size of a byte order mark
  std::string text_;
  std::uint64_t text_begin_ = 0;
  SourceMap map_;
  std::uint64_t map_begin_ = 0;  // the beginning of the text that the map covers
  std::unique_ptr<RewriteSession> session_;
  std::uint64_t abridged_ = 0;  // the position in the text up to which a token's bytes are not kept
  std::uint64_t abridged_in_input_ = 0;

  // --- Tokens
  std::uint64_t elements_ = 0;
  std::uint64_t located_ = 0;                          // where the last token ends, in the text
  std::uint64_t closed_by_tag_ = 0;                    // the node whose end tag has been handled
  std::unordered_map<std::uint64_t, Ending> endings_;  // by node
  std::optional<RewriteText> last_text_;               // a Text node that may continue; its views are not
                                                       // valid
  std::vector<std::uint32_t> last_matches_;
  std::vector<std::uint32_t> found_;
  std::deque<RewriteEvent> queue_;
  std::size_t given_ = 0;
  RewriteEvent scratch_;
  RewriteEvent* current_ = nullptr;
  RewriteToken token_;
  std::uint64_t skipped_ = 0;

  // --- Writing
  MarkupWriter writer_;
  bool was_tentative_ = true;              // is_tentative of the token being written
  std::uint64_t skipping_ = 0;             // the node whose contents are dropped, or 0
  std::uint64_t hidden_in_ = 0;            // like skipping_, for handlers, which may be ahead of the output
  std::vector<std::string_view> implied_;  // elements that are closed at this place without an end tag
  std::uint64_t implied_at_ = 0;
};

}  // namespace lockstep::detail

#endif
