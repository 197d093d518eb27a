// Rewriting a page while it arrives: handlers for the elements, texts and comments that selectors match.
// Every byte that no handler changes is written as it came. See docs/guides/rewriting.md.
#ifndef LOCKSTEP_REWRITER_H
#define LOCKSTEP_REWRITER_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/bytes.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/selector.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {
class RewriteCore;
}

// How a page is rewritten.
struct RewriterOptions {
  // How the page is parsed: the edition, scripting, `iframe_srcdoc`, `cannot_change_the_mode` and the limits.
  // The other members are ignored. A limit does not lose a byte: see Rewriter::write().
  ParseOptions parse = {};
  // What is known about the encoding. A late `meta` is followed, but the page is not parsed again: see
  // Rewriter::encoding().
  EncodingOptions encoding = {};
  // A tag or comment of more bytes (UTF-8) than this is written as it came, and no handler sees it: see
  // Rewriter::skipped_tokens(). It bounds the memory of a token. 0: no limit.
  std::size_t token_bytes = std::size_t{1} << 20;
};

// What a handler is called with.
enum class RewriteType : std::uint8_t {
  start_tag,  // the start tag of an element
  end_tag,    // where an element ends: its end tag, or the place where it is closed without one
  text,       // a piece of a text
  comment,    // a comment
  doctype,    // a DOCTYPE that is in the tree
  end,        // the end of the page
};

// What inserted content is.
enum class ContentType : std::uint8_t {
  text,  // escaped; unchanged where there are no character references, as in `script`
  html,  // written unchanged
};

// A token of the page, as a handler sees and changes it. Everything is UTF-8, and is written in the encoding
// of the page; characters that this lacks become character references. Views are valid until the handler
// returns or the token is changed; for a RewriteReader, until next() is called.
//
// Functions that do not apply to the type return false, null or an empty view, and change nothing.
class LOCKSTEP_EXPORT RewriteToken {
 public:
  // --- What it is
  RewriteType type() const;
  // Its bytes in the input, and these bytes as they came, in the encoding of the page. Empty where an element
  // is closed without an end tag, and at the end of the page.
  ByteRange range() const;
  std::string_view bytes() const;
  // The number of the element, from 1, which its start tag and its end tag have; 0 for other tokens.
  std::uint64_t element() const;
  // The indexes of the selectors that match, in the order in which they were registered: the values that
  // RewriteReader::watch() returned. The document's own are not among them.
  std::span<const std::uint32_t> matches() const;

  // --- Tags, and doctypes
  // The local name of the element, as in the DOM ("foreignObject"), or the name of the doctype.
  std::string_view name() const;
  // The namespace of the element.
  Namespace element_namespace() const;
  // Renames the tag, and the end tag of the element if it has one. False if the name is not valid.
  bool set_name(std::string_view name);

  // --- Start tags: the attributes, in order, without duplicates, with the changes so far
  std::span<const TokenAttributeView> attributes() const;
  // The value of an attribute, whose name may be in any case; nullopt if there is none. O(attributes)
  std::optional<std::string_view> attribute(std::string_view name) const;
  // Sets or adds an attribute: other attributes, and the quotation marks of this one, stay as they are. False
  // if the name is not valid. O(attributes)
  bool set_attribute(std::string_view name, std::string_view value);
  // Removes an attribute, with the white space before it. Returns whether there was one. O(attributes)
  bool remove_attribute(std::string_view name);

  // --- Start tags: the contents
  // Whether the element can have contents: not a void element (`img`), nor a foreign one closed by "/>".
  bool can_have_content() const;
  // Inserts after the start tag, or before the end of the element. Later calls of prepend() insert before
  // earlier ones, those of append() after them. At the end of the page append() adds to it. False if the
  // element cannot have contents, and for text in a raw text element that would end it ("</script").
  bool prepend(std::string_view content, ContentType type = ContentType::text);
  bool append(std::string_view content, ContentType type = ContentType::text);
  // Replaces the contents; no handler sees the old ones. False as above.
  bool set_inner_content(std::string_view content, ContentType type = ContentType::text);
  // Removes the start tag and the end tag.
  bool remove_and_keep_content();
  // Requests the end of the element: this handler is called with it, or RewriteReader::next() returns it. An
  // element that is closed without an end tag ends before the token that closes it. False if the element
  // cannot have contents.
  bool on_end_tag(std::function<void(RewriteToken&)> handler);
  bool watch_end_tag();

  // --- Texts and comments
  // The characters of a piece of text, or the data of a comment.
  std::string_view text() const;
  // Whether a piece of text is the last one of its Text node. That piece is empty.
  bool is_last_in_text_node() const;
  // Whether character references are not decoded here, as in `script` and `style`.
  bool is_raw_text() const;
  // Sets the data of a comment. False if this cannot be written as a comment ("-->").
  bool set_text(std::string_view text);

  // --- Doctypes
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;

  // --- All types but `end`. For a start tag these concern the element with its contents.
  // Inserts before or after it. Later calls of after() insert before earlier ones.
  bool before(std::string_view content, ContentType type = ContentType::text);
  bool after(std::string_view content, ContentType type = ContentType::text);
  // Replaces it, or removes it; no handler sees the contents of an element that is removed.
  bool replace(std::string_view content, ContentType type = ContentType::text);
  bool remove();
  // Whether a handler has removed or replaced it.
  bool is_removed() const;

 private:
  friend class detail::RewriteCore;
  RewriteToken() = default;
  detail::RewriteCore* core_ = nullptr;
};

// A function that sees and changes a token. Null where none is wanted. It must not throw, nor call the
// Rewriter.
using RewriteHandler = std::function<void(RewriteToken&)>;

// The handlers of a selector.
struct ElementHandlers {
  RewriteHandler element = {};   // the start tag of each element that matches
  RewriteHandler text = {};      // each text in such an element, at any depth, in pieces
  RewriteHandler comments = {};  // each comment in such an element, at any depth
};

// The handlers of the document.
struct DocumentHandlers {
  RewriteHandler doctype = {};   // the one that is in the tree
  RewriteHandler comments = {};  // all of them
  RewriteHandler text = {};      // all of it, in pieces
  RewriteHandler end = {};       // once, when everything has been written
};

// Rewrites a page that arrives in pieces, by the rules of an edition: tokens, elements and matches are those
// of parse_bytes(), whatever the page contains.
//
//   lockstep::Rewriter rewriter;
//   rewriter.on("img:not([loading])", {.element = [](lockstep::RewriteToken& image) {
//                 image.set_attribute("loading", "lazy");
//               }});
//   while (read(chunk)) rewriter.write(chunk, output);
//   rewriter.finish(output);
//
// Memory is bounded by the open elements and the current token (RewriterOptions::token_bytes), and by the
// first EncodingOptions::prescan_bytes, from which the encoding is sniffed. Without handlers nothing is
// parsed.
class LOCKSTEP_EXPORT Rewriter {
 public:
  // Copies the options.
  explicit Rewriter(const RewriterOptions& options = {});
  // A Rewriter that was moved from may only be destroyed or assigned to.
  Rewriter(Rewriter&&) noexcept;
  Rewriter& operator=(Rewriter&&) noexcept;
  ~Rewriter();

  // Registers handlers, before the first write(). Handlers of one token are called in the order in which they
  // were registered. Returns why the selector cannot be used; an empty message if it can. Only what is known
  // at the start tag can be asked: not `:last-child`, `:empty` or `:has()`. A match is that of the finished
  // tree, except where nodes are moved after their start tag: see docs/guides/rewriting.md.
  SelectorError on(std::string_view selector, ElementHandlers handlers, const SelectorOptions& options = {});
  void on_document(DocumentHandlers handlers);

  // Takes bytes of the page, split anywhere, and appends to `output` what is complete. Returns the limit that
  // was reached, or ok. At a limit rewriting ends: the rest of the page is written as it comes, and no
  // handler is called any more.
  Status write(std::string_view bytes, std::string& output);
  // Ends the page.
  Status finish(std::string& output);

  // The encoding of the page, known once the first bytes have been written.
  //
  // When a `meta` after these bytes names another one, the bytes that follow it are decoded in that. The
  // Standard parses the page again; as the bytes before have been written already, only what handlers saw of
  // them may have been wrong, if it was not ASCII: EncodingUsed::parsed_again is then set. What is inserted
  // before the encoding is certain is written in ASCII, so its meaning does not change.
  const EncodingUsed& encoding() const;
  // The number of tokens that were longer than RewriterOptions::token_bytes.
  std::uint64_t skipped_tokens() const;

 private:
  std::unique_ptr<detail::RewriteCore> core_;
};

// What RewriteReader::watch() asks for: one of these, or several, with `|`.
enum class RewriteKinds : std::uint8_t {
  none = 0,
  elements = 1,  // start tags
  text = 2,
  comments = 4,
  doctype = 8,  // only of the document
  end = 16,     // only of the document
};
// All kinds of both.
constexpr RewriteKinds operator|(RewriteKinds a, RewriteKinds b) {
  return static_cast<RewriteKinds>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
// Whether they have a kind in common.
constexpr bool operator&(RewriteKinds a, RewriteKinds b) {
  return (static_cast<unsigned>(a) & static_cast<unsigned>(b)) != 0;
}

// The same, but the tokens are read one by one, so that a caller may wait, or stop, between two of them. The
// bindings use it.
//
//   lockstep::RewriteReader reader;
//   reader.watch("img", lockstep::RewriteKinds::elements);
//   while (read(chunk)) {
//     reader.write(chunk);
//     while (lockstep::RewriteToken* token = reader.next()) token->set_attribute("loading", "lazy");
//     send(reader.take_output());
//   }
//   reader.finish(); …
class LOCKSTEP_EXPORT RewriteReader {
 public:
  // Copies the options.
  explicit RewriteReader(const RewriterOptions& options = {});
  // A RewriteReader that was moved from may only be destroyed or assigned to.
  RewriteReader(RewriteReader&&) noexcept;
  RewriteReader& operator=(RewriteReader&&) noexcept;
  ~RewriteReader();

  // Registers a selector, before the first write(), and returns its index: 0 for the first one. nullopt if it
  // cannot be used; then error() has the reason.
  std::optional<std::uint32_t> watch(std::string_view selector, RewriteKinds kinds,
                                     const SelectorOptions& options = {});
  const SelectorError& error() const;
  // The same for the document.
  void watch_document(RewriteKinds kinds);

  // Takes bytes, which are copied. Read all tokens before you write more.
  void write(std::string_view bytes);
  // Ends the page.
  void finish();
  // Returns the next token, with the tokens before it written; null when more bytes are needed, or at the
  // end. It stays valid until the next call.
  RewriteToken* next();
  // Returns what has been written since the last call. It is complete up to there once next() has returned
  // null.
  std::string take_output();

  // See Rewriter.
  Status status() const;
  const EncodingUsed& encoding() const;
  std::uint64_t skipped_tokens() const;

 private:
  std::unique_ptr<detail::RewriteCore> core_;
};

}  // namespace lockstep

#endif
