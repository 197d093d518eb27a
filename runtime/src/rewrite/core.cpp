// A Rewriter: decoding, parsing, and calling handlers. Writing is in writing.cpp.
#include "rewrite/core.h"

#include <algorithm>
#include <utility>

#include "edition/entry.h"
#include "edits/start_tag.h"
#include "encoding/ascii_compatible.h"
#include "encoding/byte_order_mark.h"
#include "input/input_allowance.h"
#include "lockstep/token_reader.h"
#include "parse/encoding_change.h"
#include "select/selector_parser.h"
#include "tables/known_names.h"
#include "text/ascii.h"
#include "text/characters.h"

namespace lockstep::detail {

namespace {

// The maximum number of bytes to decode at a time.
constexpr std::size_t kRewrittenPiece = 8192;

ParseOptions parse_options(const RewriterOptions& options) {
  ParseOptions parse;
  parse.edition = options.parse.edition;
  parse.scripting = options.parse.scripting;
  parse.iframe_srcdoc = options.parse.iframe_srcdoc;
  parse.cannot_change_the_mode = options.parse.cannot_change_the_mode;
  parse.limits = options.parse.limits;
  return parse;
}

}  // namespace

std::vector<TokenAttributeView>& RewriteCore::attributes_of(RewriteEvent& event) {
  if (std::exchange(event.has_attributes, true) || !event.parsed_attributes) return event.attributes;
  for (const auto& [attribute, value] : *event.parsed_attributes)
    event.attributes.push_back({attribute.qualified_name(), value});
  if (!event.attributes.empty() || !skips_attributes(event.name_id)) return event.attributes;
  // The attributes may have been left out.
  asks_for_attributes_ = true;
  const auto begin = static_cast<std::size_t>(event.in_text.begin - text_begin_);
  TokenReader reader(TokenizerOptions{.tree_feedback = false});
  (void)reader.write(std::string_view(text_).substr(begin, event.in_text.end - event.in_text.begin));
  reader.finish();
  for (const auto& [name, value] : reader.next()->attributes)
    event.attributes.push_back({event.keep(name), event.keep(value)});
  return event.attributes;
}

RewriteCore::RewriteCore(const RewriterOptions& options, bool has_handlers)
    : options_(options),
      entry_(entry_of(options.parse.edition)),
      has_handlers_(has_handlers),
      has_limits_(may_end_early(options.parse.limits) || options.parse.limits.copied_nodes != 0),
      allowed_(options.parse.limits.input_bytes == 0 ? UINT64_MAX : options.parse.limits.input_bytes) {
  options_.parse = parse_options(options);
}
RewriteCore::~RewriteCore() = default;

std::optional<std::uint32_t> RewriteCore::watch(std::string_view selector, RewriteKinds kinds,
                                                const SelectorOptions& options) {
  SelectorParser parser(selector, options);
  if (!parser.parse()) {
    error_ = std::move(parser.error());
    return std::nullopt;
  }
  if (std::string reason = why_not_streaming(parser.code()); !reason.empty()) {
    error_ = {std::move(reason), 0, 1, {}};
    return std::nullopt;
  }
  error_ = {};
  selectors_.add(std::make_shared<const CompiledSelector>(std::move(parser.code())));
  kinds_.push_back(kinds);
  return static_cast<std::uint32_t>(kinds_.size() - 1);
}

void RewriteCore::watch_document(RewriteKinds kinds) { document_kinds_ = document_kinds_ | kinds; }

// --- Bytes to text

void RewriteCore::write(std::string_view bytes) {
  if (is_finished_) return;
  if (stage_ != Stage::pass_on || !raw_.empty()) {
    raw_ += bytes;
    return;
  }
  writer_.copy(bytes);
  raw_begin_ = read_ = written_ += bytes.size();
}

void RewriteCore::run(std::string_view bytes, std::string& output) {
  writer_.output().swap(output);
  do {
    const std::string_view piece = bytes.substr(0, stage_ == Stage::pass_on ? bytes.size() : kRewrittenPiece);
    bytes.remove_prefix(piece.size());
    write(piece);
    while (advance()) {
    }
  } while (!bytes.empty());
  writer_.output().swap(output);
}

// Does the next step. Returns false if it needs more bytes.
bool RewriteCore::advance() {
  switch (stage_) {
    case Stage::sniff:
      return sniff();
    case Stage::read:
      return read();
    case Stage::parse:
      parse();
      return true;
    case Stage::decode_again:
      decode_again();
      return true;
    case Stage::pass_on:
      pass_on();
      if (!is_finished_) return false;
      stage_ = Stage::end;
      if (status_ == Status::ok && wants(RewriteKinds::end)) deliver(new_event(RewriteType::end));
      return true;
    case Stage::end:
      return false;
  }
  return false;
}

// Converts input to text. Returns false if more input is needed.
bool RewriteCore::read() {
  const std::uint64_t processed = session_->processed();
  if (text_begin_ + text_.size() - processed > longest_token() && session_->abridge()) {
    abridged_ = session_->processed();
    abridged_in_input_ = in_input(abridged_);
  }
  // While a Text node may continue, ignored tokens after its last text are not copied yet: if the node has
  // ended, its end is before them.
  const std::uint64_t end = in_input(std::max(session_->processed(), located_));
  copy_to(last_text_ ? std::min(end, last_text_->range.end) : end);
  forget_written();
  if ((unread().empty() && !is_finished_) || !detect()) return false;
  if (allowed_ == 0 && !unread().empty()) {
    end_at(Status::input_too_long);
    return true;
  }
  std::size_t size = detection_.is_pending() ? detection_.plain_prefix(unread()) : unread().size();
  size = static_cast<std::size_t>(std::min<std::uint64_t>({size, kRewrittenPiece, allowed_}));
  stage_ = Stage::parse;
  if (!decode(size)) end_at(Status::input_too_long);
  return true;
}

void RewriteCore::forget_written() {
  const auto size = static_cast<std::size_t>(std::min(written_, read_) - raw_begin_);
  if (size < raw_.size() / 2) return;
  raw_.erase(0, size);
  raw_begin_ += size;
}

// Returns false if more input is needed.
bool RewriteCore::sniff() {
  if (!is_finished_ && !are_enough_to_sniff(unread().size(), options_.encoding)) return false;
  const std::string_view first =
      unread().substr(0, std::max<std::size_t>(options_.encoding.prescan_bytes, 3));
  encoding_ = detection_.begin(first, options_.encoding, entry_, nullptr);
  for (const ByteOrderMark& mark : kByteOrderMarks)
    if (mark.encoding == encoding_.encoding && first.starts_with(mark.bytes)) mark_ = mark.bytes.size();
  begin_decoding(encoding::Bom::remove);
  stage_ = Stage::pass_on;
  if (parses()) begin_parsing();
  return true;
}

void RewriteCore::begin_parsing() {
  const auto mask = [this](RewriteKinds kind) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < kinds_.size(); ++i)
      if (kinds_[i] & kind) found.push_back(i);
    return selectors_.mask(found);
  };
  constexpr RewriteKinds kInside = RewriteKinds::text | RewriteKinds::comments;
  if (std::any_of(kinds_.begin(), kinds_.end(), [](RewriteKinds kinds) { return kinds & kInside; }))
    selectors_.set_finds_around();
  session_ = make_rewrite_session(options_.parse.edition, *this, options_.parse, *this);
  masks_ = {mask(RewriteKinds::elements), mask(RewriteKinds::text), mask(RewriteKinds::comments)};
  wants_text_ = wants(RewriteKinds::text) || !masks_.text.empty();
  stage_ = Stage::read;
}

// Decides on the encoding if the meaning of the next byte depends on it. Returns false if more input is
// needed.
bool RewriteCore::detect() {
  if (!detection_.is_pending() || unread().empty() || detection_.plain_prefix(unread()) != 0) return true;
  if (!is_finished_ && !detection_.is_complete(unread())) return false;
  if (detection_.decide(unread(), options_.encoding, encoding_)) begin_decoding(encoding::Bom::keep);
  return true;
}

void RewriteCore::begin_decoding(encoding::Bom bom) {
  decoder_ = LocatingDecoder(encoding::Decoder(encoding_.encoding, encoding::DecodeOptions{.bom = bom}));
  writer_.set_encoding(encoding_.encoding);
}

// Returns false if the text is too long.
bool RewriteCore::decode(std::size_t size) {
  if (const std::size_t forgotten = session_->forget(); forgotten != 0) {
    text_.erase(0, forgotten);
    text_begin_ += forgotten;
    if (text_begin_ > map_begin_) map_.forget(map_begin_ = text_begin_);
  }
  if (text_.size() + 3 * (size + kRewrittenPiece) > kLongestInput) return false;
  const std::string_view piece = unread().substr(0, size);
  is_ascii_ = is_ascii_ && ascii_prefix(piece) == size && is_ascii_compatible(encoding_.encoding);
  text_is_complete_ = is_finished_ && size == unread().size();
  decoder_.write(piece, text_, map_.offsets());
  if (text_is_complete_) decoder_.finish(text_, map_.offsets());
  read_ += size;
  allowed_ -= size;
  return true;
}

MaybeEncoding RewriteCore::extracted_from(std::string_view text) const {
  return entry_.extract(text, options_.encoding, nullptr);
}

void RewriteCore::change_to(Encoding wanted) {
  const EncodingChange change =
      change_encoding(entry_, encoding_, true, wanted, options_.encoding, false, nullptr);
  if (!is_tentative()) detection_.cancel();
  if (change == EncodingChange::none) return;
  encoding_.parsed_again = !is_ascii_;
  stage_ = Stage::decode_again;
  session_->pause();
}

void RewriteCore::parse() {
  const bool used_up = session_->run(text_, !text_is_complete_);
  if (session_->status() != Status::ok) return end_at(session_->status());
  if (used_up && stage_ == Stage::parse) stage_ = text_is_complete_ ? Stage::pass_on : Stage::read;
}

// Prepares to decode again from the end of the token that changed the encoding.
void RewriteCore::decode_again() {
  const std::uint64_t end = session_->position();
  const std::uint64_t input = in_input(end);
  text_.resize(static_cast<std::size_t>(end - text_begin_));
  map_ = SourceMap(end, input);
  map_begin_ = end;
  allowed_ += read_ - input;
  read_ = input;
  begin_decoding(encoding::Bom::keep);
  stage_ = Stage::read;
}

void RewriteCore::end_at(Status limit) {
  status_ = limit;
  stage_ = Stage::pass_on;
  skipping_ = hidden_in_ = 0;
  endings_.clear();
  implied_.clear();
}

std::uint64_t RewriteCore::in_input(std::uint64_t text) const {
  if (text < map_begin_) return written_;  // it is in an abridged token
  return std::max(map_.is_identity() ? text : map_.end_of(text), mark_);
}

std::string_view RewriteCore::bytes_at(const ByteRange& range) const {
  if (range.begin < raw_begin_) return {};
  return std::string_view(raw_).substr(static_cast<std::size_t>(range.begin - raw_begin_),
                                       static_cast<std::size_t>(range.end - range.begin));
}

// --- Tokens

bool RewriteCore::change_attribute(std::string_view name, std::optional<std::string_view> value) {
  RewriteEvent& event = *current_;
  std::vector<TokenAttributeView>& attributes = attributes_of(event);
  const auto is_named = [name](const auto& other) { return equals_ignoring_case(other.name, name); };
  const auto found = std::find_if(attributes.begin(), attributes.end(), is_named);
  if (!value)
    attributes.erase(found);
  else if (found != attributes.end())
    found->value = event.keep(*value);
  else
    attributes.push_back({event.keep(name), event.keep(*value)});
  auto change = std::find_if(event.attribute_changes.begin(), event.attribute_changes.end(), is_named);
  if (change == event.attribute_changes.end())
    change = event.attribute_changes.insert(change, {std::string(name), std::nullopt});
  change->value = value ? std::optional<std::string>(*value) : std::nullopt;
  event.is_changed = true;
  return true;
}

RewriteEvent& RewriteCore::new_event(RewriteType type) {
  RewriteEvent& event = has_handlers_ ? scratch_ : queue_.emplace_back();
  event.reset(type);
  event.is_tentative = is_tentative();
  if (type == RewriteType::end) event.range = {raw_begin_ + raw_.size(), raw_begin_ + raw_.size()};
  return event;
}

void RewriteCore::deliver(RewriteEvent& event) {
  if (!has_handlers_) {
    if (stage_ == Stage::parse) session_->pause();
    return;
  }
  if (!event.is_internal) hand_over(event);
  flush(event);
}

RewriteToken* RewriteCore::next() {
  if (current_ != nullptr) flush(*std::exchange(current_, nullptr));
  for (;;) {
    while (given_ < queue_.size()) {
      RewriteEvent& event = queue_[given_++];
      if (event.type == RewriteType::end_tag) set_ending(event);
      if (event.is_internal) {
        flush(event);
        continue;
      }
      if (event.type == RewriteType::start_tag) event.element = ++elements_;
      current_ = &event;
      token_.core_ = this;
      return &token_;
    }
    queue_.clear();
    given_ = 0;
    if (!advance()) return nullptr;
  }
}

void RewriteCore::hand_over(RewriteEvent& event) {
  if (event.type == RewriteType::start_tag) event.element = ++elements_;
  current_ = &event;
  token_.core_ = this;
  const auto call = [this](const RewriteHandler& handler) {
    if (handler) handler(token_);
  };
  const auto call_all = [&](auto of_element, auto of_document) {
    for (const std::uint32_t index : event.matches) call(element_handlers_[index].*of_element);
    for (const DocumentHandlers& handlers : document_handlers_) call(handlers.*of_document);
  };
  switch (event.type) {
    case RewriteType::start_tag:
      for (const std::uint32_t index : event.matches) call(element_handlers_[index].element);
      break;
    case RewriteType::end_tag:
      call(endings_.at(event.node).handler);
      break;
    case RewriteType::text:
      call_all(&ElementHandlers::text, &DocumentHandlers::text);
      break;
    case RewriteType::comment:
      call_all(&ElementHandlers::comments, &DocumentHandlers::comments);
      break;
    case RewriteType::doctype:
      for (const DocumentHandlers& handlers : document_handlers_) call(handlers.doctype);
      break;
    case RewriteType::end:
      for (const DocumentHandlers& handlers : document_handlers_) call(handlers.end);
      break;
  }
  current_ = nullptr;
}

void RewriteCore::start_tag(const RewriteStart& start) {
  if (is_over() || is_long(start.range) || hidden_in_ != 0) return;
  found_.clear();
  if (!selectors_.find_matches(start.index, masks_.elements, found_)) return;
  const ByteRange range = in_input(start.range);
  RewriteEvent& event = new_event(RewriteType::start_tag);
  event.range = range;
  event.node = start.node;
  event.name_space = start.element.name_space;
  event.name = start.name.text();
  event.matches.swap(found_);
  event.parsed_attributes = start.element.attributes;
  event.in_text = start.range;
  event.name_id = start.element.name;
  deliver(event);
}

bool RewriteCore::can_have_content(RewriteEvent& event) const {
  if (event.can_have_content) return *event.can_have_content;
  if (event.type != RewriteType::start_tag) return false;
  const std::uint64_t sets = entry_.sets_of(event.name_space, event.name_id);
  const ByteRange& range = event.range;
  event.is_raw = (sets & entry_.raw_text_when_serialized) != 0;
  event.can_have_content =
      event.name_space == Namespace::html
          ? (sets & entry_.serializes_as_void) == 0
          : !is_self_closing({0, range.end - range.begin}, {bytes_at(range), writer_.encoding()});
  return *event.can_have_content;
}

bool RewriteCore::is_void_name(const RewriteEvent& event, std::string_view name) const {
  if (event.type == RewriteType::start_tag && event.name_space != Namespace::html) return false;
  return entry_.is_void(Namespace::html, known_tag_names.find(in_ascii_lowercase(name)));
}

void RewriteCore::end_tag(std::uint64_t node, LocalName name, const ByteRange& tag) {
  located_ = tag.end;
  if (is_over()) return;
  end_text();
  closed_by_tag_ = node;
  static_cast<void>(is_too_long(tag));
  end_element(node, name, in_input(tag), false, false);
}

void RewriteCore::closed(std::uint64_t node, LocalName name, std::uint64_t place, bool is_formatting) {
  if (is_over()) return;
  end_text();
  // An incomplete token at the end is ignored.
  const std::uint64_t at = place >= text_begin_ + text_.size() ? in_input(located_) : in_input(place);
  end_element(node, name, {at, at}, true, is_formatting);
}

void RewriteCore::end_element(std::uint64_t node, LocalName name, const ByteRange& range, bool is_implied,
                              bool is_formatting) {
  if (node == hidden_in_) hidden_in_ = 0;
  const auto ending = endings_.empty() && queue_.empty() ? endings_.end() : endings_.find(node);
  if (ending == endings_.end() && queue_.empty()) {
    if (is_implied && !is_formatting && hidden_in_ == 0) note_implied(range.begin, name.text());
    return;
  }
  RewriteEvent& event = new_event(RewriteType::end_tag);
  event.range = range;
  event.node = node;
  set_ending(event);
  event.name = name.text();
  event.is_implied = is_implied;
  event.is_formatting = is_formatting;
  event.is_written = range.begin < abridged_in_input_;
  deliver(event);
}

// Called again when the event is returned, because one token may have created and closed the element.
void RewriteCore::set_ending(RewriteEvent& event) const {
  const auto ending = endings_.find(event.node);
  event.is_internal = ending == endings_.end() || !ending->second.is_watched;
  event.element = ending == endings_.end() ? 0 : ending->second.element;
}

void RewriteCore::text(const RewriteText& text) {
  if (is_over()) return;
  const ByteRange range = in_input(text.range);
  if (last_text_ && (last_text_->parent != text.parent || last_text_->before != text.before)) end_text();
  found_.clear();
  if (!selectors_.find_around(text.index, masks_.text, found_) && !wants(RewriteKinds::text)) return;
  RewriteEvent& event = new_event(RewriteType::text);
  event.range = range;
  event.text = text.text;
  event.matches.swap(found_);
  event.is_raw =
      (entry_.sets_of(text.name_space, text.name) & entry_.raw_text_when_serialized) != 0 ||
      (options_.parse.scripting && text.name_space == Namespace::html && text.name == tag::noscript);
  last_text_ = text;
  last_text_->is_raw = event.is_raw;
  last_text_->range = range;
  last_matches_ = event.matches;
  deliver(event);
}

// Ends the Text node, if handlers have seen a part of it.
void RewriteCore::end_text() {
  if (!last_text_) return;
  const RewriteText last = *std::exchange(last_text_, std::nullopt);
  RewriteEvent& event = new_event(RewriteType::text);
  event.range = {last.range.end, last.range.end};
  event.is_last = true;
  event.is_raw = last.is_raw;
  event.matches = last_matches_;  // the parent may have been moved since
  deliver(event);
}

void RewriteCore::other(const RewriteOther& other, std::size_t parent) {
  located_ = other.range.end;
  if (is_over()) return;
  const ByteRange range = in_input(other.range);
  end_text();
  if (is_too_long(other.range) || hidden_in_ != 0) return;
  found_.clear();
  const bool is_comment = other.type == RewriteType::comment;
  if (!(is_comment && selectors_.find_around(parent, masks_.comments, found_)) &&
      !wants(is_comment ? RewriteKinds::comments : RewriteKinds::doctype))
    return;
  RewriteEvent& event = new_event(other.type);
  event.range = range;
  (is_comment ? event.text : event.name) = other.text;
  event.public_identifier = other.public_identifier;
  event.system_identifier = other.system_identifier;
  event.matches.swap(found_);
  deliver(event);
}

}  // namespace lockstep::detail
