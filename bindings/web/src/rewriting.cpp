// Rewriting pages: HTMLRewriter. JavaScript reads token after token, and may wait between tokens.
#include <algorithm>
#include <cstdint>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "instance.h"
#include "lockstep/rewriter.h"

namespace lockstep::web {

namespace {

ContentType type_of(std::uint32_t is_html) { return is_html != 0 ? ContentType::html : ContentType::text; }

// The two parts of the scratch memory.
struct Parts {
  std::string_view first, second;
};
Parts parts(std::uint32_t first_size, std::uint32_t second_size) {
  const std::string_view both = scratch_text(first_size + second_size);
  return {both.substr(0, first_size), both.substr(first_size)};
}

}  // namespace

// `token_bytes`: see RewriterOptions. Returns 0 if there is no memory.
LOCKSTEP_WEB(rewriter_open) RewriteReader* rewriter_open(std::uint32_t flags, std::uint32_t token_bytes) {
  RewriterOptions options;
  options.parse = parse_options(flags);
  options.encoding = encoding_options(flags);
  options.token_bytes = token_bytes;
  return new (std::nothrow) RewriteReader(options);
}
LOCKSTEP_WEB(rewriter_close) void rewriter_close(RewriteReader* reader) { delete reader; }

// Registers the selector in the scratch memory. Returns 1, or 0 if it cannot be used; then the result is the
// error as JSON. `kinds`: RewriteKinds.
LOCKSTEP_WEB(rewriter_watch)
std::uint32_t rewriter_watch(RewriteReader* reader, std::uint32_t size, std::uint32_t kinds) {
  if (reader->watch(scratch_text(size), static_cast<RewriteKinds>(kinds))) return 1;
  const SelectorError& error = reader->error();
  set_result(error_json(error.message, error.column, error.suggestion));
  return 0;
}
LOCKSTEP_WEB(rewriter_watch_document)
void rewriter_watch_document(RewriteReader* reader, std::uint32_t kinds) {
  reader->watch_document(static_cast<RewriteKinds>(kinds));
}

// Pass the first bytes of the scratch memory, and later the end of the page, to the reader.
LOCKSTEP_WEB(rewriter_write) void rewriter_write(RewriteReader* reader, std::uint32_t size) {
  reader->write(scratch_text(size));
}
LOCKSTEP_WEB(rewriter_finish) void rewriter_finish(RewriteReader* reader) { reader->finish(); }
// Result: the bytes written so far and not yet taken.
LOCKSTEP_WEB(rewriter_output) void rewriter_output(RewriteReader* reader) {
  set_result(reader->take_output());
}
// Returns the number of the page's encoding.
LOCKSTEP_WEB(rewriter_encoding) std::uint32_t rewriter_encoding(const RewriteReader* reader) {
  return static_cast<std::uint32_t>(reader->encoding().encoding);
}
// Returns the number of tokens that were too long. Result: the name of the status.
LOCKSTEP_WEB(rewriter_status) std::uint32_t rewriter_status(const RewriteReader* reader) {
  set_static_result(status_name(reader->status()));
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(reader->skipped_tokens(), UINT32_MAX));
}

// Returns the next token; 0 if more bytes are needed, or at the end. Result, as words: the type of the token,
// the number of the element, and the indexes of the matching selectors.
LOCKSTEP_WEB(rewriter_next) RewriteToken* rewriter_next(RewriteReader* reader) {
  static std::vector<std::uint32_t> words;
  RewriteToken* const token = reader->next();
  if (token == nullptr) return nullptr;
  words.assign({static_cast<std::uint32_t>(token->type()), static_cast<std::uint32_t>(token->element())});
  words.insert(words.end(), token->matches().begin(), token->matches().end());
  set_static_result({reinterpret_cast<const char*>(words.data()), words.size() * sizeof words[0]});
  return token;
}

// Result: the name, the text, an identifier, or the bytes of a token; see `TEXTS` in lib/rewriting.js.
LOCKSTEP_WEB(token_text) void token_text(const RewriteToken* token, std::uint32_t which) {
  switch (which) {
    case 0:
      return set_static_result(token->name());
    case 1:
      return set_static_result(token->text());
    case 2:
      return set_static_result(token->public_identifier());
    case 3:
      return set_static_result(token->system_identifier());
    default:
      return set_static_result(token->bytes());
  }
}
// Returns bits: 0 removed, 1 can have content, 2 last in its text node; from bit 8 on, its namespace.
LOCKSTEP_WEB(token_state) std::uint32_t token_state(const RewriteToken* token) {
  return token->is_removed() | token->can_have_content() * 2u | token->is_last_in_text_node() * 4u |
         static_cast<std::uint32_t>(token->element_namespace()) << 8;
}
// Result: the attributes as JSON, an array of [name, value].
LOCKSTEP_WEB(token_attributes) void token_attributes(const RewriteToken* token) {
  std::string out = "[";
  for (const TokenAttributeView& attribute : token->attributes()) {
    if (out.size() != 1) out += ',';
    out += '[';
    append_json_string(out, attribute.name);
    out += ',';
    append_json_string(out, attribute.value);
    out += ']';
  }
  set_result(std::move(out += ']'));
}
// Result: the value of the attribute whose name is in the scratch memory. Returns 0 if there is none.
LOCKSTEP_WEB(token_attribute) std::uint32_t token_attribute(const RewriteToken* token, std::uint32_t size) {
  const auto value = token->attribute(scratch_text(size));
  set_static_result(value.value_or(""));
  return value.has_value();
}

// Changes a token; see `CHANGES` in lib/rewriting.js. The scratch memory contains a name or a text, and a
// value. Returns whether the change was possible.
LOCKSTEP_WEB(token_change)
std::uint32_t token_change(RewriteToken* token, std::uint32_t what, std::uint32_t first_size,
                           std::uint32_t second_size) {
  const auto [first, second] = parts(first_size, second_size);
  switch (what) {
    case 0:
      return token->set_name(first);
    case 1:
      return token->set_text(first);
    case 2:
      return token->set_attribute(first, second);
    case 3:
      return token->remove_attribute(first);
    case 4:
      return token->remove();
    case 5:
      return token->remove_and_keep_content();
    default:
      return token->watch_end_tag();
  }
}
// Inserts the text or HTML in the scratch memory; see `PLACES` in lib/rewriting.js. Returns whether the
// change was possible.
LOCKSTEP_WEB(token_insert)
std::uint32_t token_insert(RewriteToken* token, std::uint32_t where, std::uint32_t size,
                           std::uint32_t is_html) {
  using Insert = bool (RewriteToken::*)(std::string_view, ContentType);
  static constexpr Insert kInsert[] = {&RewriteToken::before,  &RewriteToken::after,
                                       &RewriteToken::prepend, &RewriteToken::append,
                                       &RewriteToken::replace, &RewriteToken::set_inner_content};
  return (token->*kInsert[where])(scratch_text(size), type_of(is_html));
}

}  // namespace lockstep::web
