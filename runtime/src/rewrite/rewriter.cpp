// The public interface of the Rewriter.
#include "lockstep/rewriter.h"

#include <utility>

#include "document/valid_names.h"
#include "rewrite/core.h"
#include "text/characters.h"

namespace lockstep {

namespace {

using detail::RewriteEvent;

// Whether the tokenizer reads the name as one tag name.
bool is_valid_tag_name(std::string_view name) {
  using namespace std::string_view_literals;
  return !name.empty() && detail::ascii_lowercase(name.front()) >= 'a' &&
         detail::ascii_lowercase(name.front()) <= 'z' && name.find_first_of("\t\n\f\r />\0"sv) == name.npos;
}

// Returns the markup for content; nullopt for text that could change where the raw text around it ends.
// `is_raw`: whether the content is in raw text.
std::optional<std::string> markup_of(std::string_view content, ContentType type, bool is_raw) {
  if (type == ContentType::html) return std::string(content);
  if (is_raw) {
    if (detail::contains_ignoring_case(content, "</") || detail::contains_ignoring_case(content, "<!--"))
      return std::nullopt;
    return std::string(content);
  }
  std::string markup;
  for (const char c : content) {
    if (c == '&')
      markup += "&amp;";
    else if (c == '<')
      markup += "&lt;";
    else if (c == '>')
      markup += "&gt;";
    else if (c == '\r')
      markup += "&#13;";
    else
      markup += c;
  }
  return markup;
}

bool is_piece(const RewriteEvent& event) {
  return event.type == RewriteType::text || event.type == RewriteType::comment ||
         event.type == RewriteType::doctype;
}
bool is_tag(const RewriteEvent& event) {
  return event.type == RewriteType::start_tag || event.type == RewriteType::end_tag;
}

// Adds content at one of the places around or inside a token.
bool add(RewriteEvent& event, std::string& place, std::string_view content, ContentType type, bool is_raw,
         bool in_front) {
  const auto markup = markup_of(content, type, is_raw);
  if (!markup) return false;
  event.is_changed = true;
  place.insert(in_front ? 0 : place.size(), *markup);
  return true;
}

}  // namespace

RewriteType RewriteToken::type() const { return core_->current().type; }
ByteRange RewriteToken::range() const { return core_->current().range; }
std::string_view RewriteToken::bytes() const { return core_->bytes_at(core_->current().range); }
std::uint64_t RewriteToken::element() const { return core_->current().element; }
std::span<const std::uint32_t> RewriteToken::matches() const { return core_->current().matches; }
std::string_view RewriteToken::name() const { return core_->current().name; }
Namespace RewriteToken::element_namespace() const { return core_->current().name_space; }

bool RewriteToken::set_name(std::string_view name) {
  RewriteEvent& event = core_->current();
  if (!is_tag(event) || !is_valid_tag_name(name)) return false;
  const bool is_void_now = core_->is_void_name(event, name);
  const bool was_void =
      event.type == RewriteType::start_tag && event.name_space == Namespace::html && !can_have_content();
  if (is_void_now && !was_void) return false;
  event.needs_end_tag = was_void && !is_void_now;
  event.is_changed = true;
  event.new_name = std::string(name);
  event.name = event.keep(name);
  return true;
}

std::span<const TokenAttributeView> RewriteToken::attributes() const {
  return core_->attributes_of(core_->current());
}

std::optional<std::string_view> RewriteToken::attribute(std::string_view name) const {
  for (const TokenAttributeView& attribute : attributes())
    if (detail::equals_ignoring_case(attribute.name, name)) return attribute.value;
  return std::nullopt;
}

bool RewriteToken::set_attribute(std::string_view name, std::string_view value) {
  RewriteEvent& event = core_->current();
  if (event.type != RewriteType::start_tag || !detail::is_valid_attribute_local_name(name)) return false;
  const std::string new_name =
      event.name_space == Namespace::html ? detail::in_ascii_lowercase(name) : std::string(name);
  return core_->change_attribute(new_name, value);
}

bool RewriteToken::remove_attribute(std::string_view name) {
  return attribute(name) && core_->change_attribute(name, std::nullopt);
}

bool RewriteToken::can_have_content() const { return core_->can_have_content(core_->current()); }

bool RewriteToken::prepend(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  return can_have_content() && add(event, event.prepend, content, type, event.is_raw, true);
}

bool RewriteToken::append(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  if (!can_have_content() && event.type != RewriteType::end) return false;
  return add(event, event.append, content, type, event.is_raw, false);
}

bool RewriteToken::set_inner_content(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  if (!can_have_content()) return false;
  const auto markup = markup_of(content, type, event.is_raw);
  if (!markup) return false;
  event.is_changed = true;
  event.inner = *markup;
  event.prepend.clear();
  event.append.clear();
  return true;
}

bool RewriteToken::remove_and_keep_content() {
  RewriteEvent& event = core_->current();
  if (event.type != RewriteType::start_tag) return false;
  event.is_changed = event.is_removed = event.keeps_content = true;
  return true;
}

bool RewriteToken::on_end_tag(std::function<void(RewriteToken&)> handler) {
  if (!watch_end_tag()) return false;
  core_->current().end_handler = std::move(handler);
  return true;
}

bool RewriteToken::watch_end_tag() {
  if (!can_have_content()) return false;
  RewriteEvent& event = core_->current();
  event.is_changed = event.watches_end = true;
  return true;
}

std::string_view RewriteToken::text() const { return core_->current().text; }
bool RewriteToken::is_last_in_text_node() const { return core_->current().is_last; }
bool RewriteToken::is_raw_text() const {
  return core_->current().type == RewriteType::text && core_->current().is_raw;
}

// A parser must read the written comment as one comment with this text (#comment-start-state).
bool RewriteToken::set_text(std::string_view text) {
  RewriteEvent& event = core_->current();
  const bool ends_early = text.starts_with('>') || text.starts_with("->") || text.ends_with("<!-") ||
                          text.ends_with('-') || text.find("--") != text.npos ||
                          text.find('\0') != text.npos || text.find('\r') != text.npos;
  if (event.type != RewriteType::comment || ends_early) return false;
  event.is_changed = true;
  event.new_text = std::string(text);
  event.text = event.keep(text);
  return true;
}

std::string_view RewriteToken::public_identifier() const { return core_->current().public_identifier; }
std::string_view RewriteToken::system_identifier() const { return core_->current().system_identifier; }

bool RewriteToken::before(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  if (event.type == RewriteType::end) return false;
  return add(event, event.before, content, type, is_piece(event) && event.is_raw, false);
}

bool RewriteToken::after(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  if (event.type == RewriteType::end) return false;
  return add(event, event.after, content, type, is_piece(event) && event.is_raw, true);
}

bool RewriteToken::replace(std::string_view content, ContentType type) {
  RewriteEvent& event = core_->current();
  const auto markup = markup_of(content, type, is_piece(event) && event.is_raw);
  if (!markup || !remove()) return false;
  event.replacement = *markup;
  return true;
}

bool RewriteToken::remove() {
  RewriteEvent& event = core_->current();
  if (event.type == RewriteType::end) return false;
  event.is_changed = event.is_removed = true;
  event.keeps_content = false;
  return true;
}

bool RewriteToken::is_removed() const { return core_->current().is_removed; }

// --- Rewriter

Rewriter::Rewriter(const RewriterOptions& options)
    : core_(std::make_unique<detail::RewriteCore>(options, true)) {}
Rewriter::Rewriter(Rewriter&&) noexcept = default;
Rewriter& Rewriter::operator=(Rewriter&&) noexcept = default;
Rewriter::~Rewriter() = default;

SelectorError Rewriter::on(std::string_view selector, ElementHandlers handlers,
                           const SelectorOptions& options) {
  const RewriteKinds kinds = (handlers.element ? RewriteKinds::elements : RewriteKinds::none) |
                             (handlers.text ? RewriteKinds::text : RewriteKinds::none) |
                             (handlers.comments ? RewriteKinds::comments : RewriteKinds::none);
  if (core_->watch(selector, kinds, options)) core_->add_handlers(std::move(handlers));
  return core_->error();
}

void Rewriter::on_document(DocumentHandlers handlers) {
  core_->watch_document((handlers.doctype ? RewriteKinds::doctype : RewriteKinds::none) |
                        (handlers.comments ? RewriteKinds::comments : RewriteKinds::none) |
                        (handlers.text ? RewriteKinds::text : RewriteKinds::none) |
                        (handlers.end ? RewriteKinds::end : RewriteKinds::none));
  core_->add_handlers(std::move(handlers));
}

Status Rewriter::write(std::string_view bytes, std::string& output) {
  core_->run(bytes, output);
  return core_->status();
}

Status Rewriter::finish(std::string& output) {
  core_->finish();
  core_->run({}, output);
  return core_->status();
}

const EncodingUsed& Rewriter::encoding() const { return core_->encoding(); }
std::uint64_t Rewriter::skipped_tokens() const { return core_->skipped_tokens(); }

// --- RewriteReader

RewriteReader::RewriteReader(const RewriterOptions& options)
    : core_(std::make_unique<detail::RewriteCore>(options, false)) {}
RewriteReader::RewriteReader(RewriteReader&&) noexcept = default;
RewriteReader& RewriteReader::operator=(RewriteReader&&) noexcept = default;
RewriteReader::~RewriteReader() = default;

std::optional<std::uint32_t> RewriteReader::watch(std::string_view selector, RewriteKinds kinds,
                                                  const SelectorOptions& options) {
  return core_->watch(selector, kinds, options);
}
const SelectorError& RewriteReader::error() const { return core_->error(); }
void RewriteReader::watch_document(RewriteKinds kinds) { core_->watch_document(kinds); }
void RewriteReader::write(std::string_view bytes) { core_->write(bytes); }
void RewriteReader::finish() { core_->finish(); }
RewriteToken* RewriteReader::next() { return core_->next(); }
std::string RewriteReader::take_output() { return std::exchange(core_->output(), {}); }
Status RewriteReader::status() const { return core_->status(); }
const EncodingUsed& RewriteReader::encoding() const { return core_->encoding(); }
std::uint64_t RewriteReader::skipped_tokens() const { return core_->skipped_tokens(); }

}  // namespace lockstep
