// Rewrites a page as it arrives: handlers see and change the elements, text and comments that selectors
// match. Every byte that no handler changes is written unchanged. See docs/guides/rewriting.md.
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
  // The other members are ignored. No bytes are lost at a limit: see Rewriter::write().
  ParseOptions parse = {};
  // What is known about the encoding. A late `meta` is followed, but the page is not parsed again: see
  // Rewriter::encoding().
  EncodingOptions encoding = {};
  // The maximum size of a tag or comment that handlers see, in bytes of UTF-8. A longer one is written
  // unchanged: see Rewriter::skipped_tokens(). This bounds the memory that a token takes. 0: no limit.
  std::size_t token_bytes = std::size_t{1} << 20;
};

// The types of tokens that handlers are called with.
enum class RewriteType : std::uint8_t {
  start_tag,  // the start tag of an element
  end_tag,    // where an element ends: its end tag, or the place where it is closed without one
  text,       // a piece of text
  comment,    // a comment
  doctype,    // a DOCTYPE that is in the tree
  end,        // the end of the page
};

// How inserted content is interpreted.
enum class ContentType : std::uint8_t {
  text,  // escaped; unchanged where there are no character references, as in `script`
  html,  // written unchanged
};

// A token of the page, as a handler sees and changes it. All strings are UTF-8, and are written in the
// encoding of the page; characters that the encoding cannot represent become character references. Views are
// valid until the token is changed, and at most until the handler returns or, for a RewriteReader, until
// next() is called again.
//
// Functions that do not apply to the type of the token return false, 0, nullopt or an empty view, and change
// nothing.
class LOCKSTEP_EXPORT RewriteToken {
 public:
  // --- What the token is
  RewriteType type() const;
  // The range of the token in the input, and its original bytes, in the encoding of the page. Both are empty
  // where an element is closed without an end tag, for the last piece of a Text node, and at the end of the
  // page.
  ByteRange range() const;
  std::string_view bytes() const;
  // The number of the element, from 1, among those whose start tags have been reported. It is the same for
  // the start tag and the end tag; 0 for other tokens.
  std::uint64_t element() const;
  // The indexes of the selectors that match, in the order in which they were registered: the values that
  // RewriteReader::watch() returned. Handlers of the document have no index.
  std::span<const std::uint32_t> matches() const;

  // --- Tags and doctypes
  // The local name of the element, as in the DOM ("foreignObject"), or the name of the doctype.
  std::string_view name() const;
  // The namespace of the element.
  Namespace element_namespace() const;
  // Renames the tag; for a start tag, also the end tag of the element, if it has one. A void element that
  // gets the name of another kind of element also gets an end tag. Returns false if the name is not valid,
  // and if it would make an element void that is not.
  bool set_name(std::string_view name);

  // --- Start tags: the attributes, in order, without duplicates, with the changes so far
  std::span<const TokenAttributeView> attributes() const;
  // Returns the value of the attribute with that name, given in any case, or nullopt. O(attributes)
  std::optional<std::string_view> attribute(std::string_view name) const;
  // Sets or adds an attribute. Other attributes, and the quotation marks of this one, stay as they are.
  // Returns false if the name is not valid. O(attributes)
  bool set_attribute(std::string_view name, std::string_view value);
  // Removes an attribute and the white space before it. Returns whether there was one. O(attributes)
  bool remove_attribute(std::string_view name);

  // --- Start tags: the contents
  // Whether the element can have contents: false for a void element (`img`) and for a foreign element closed
  // by "/>".
  bool can_have_content() const;
  // prepend() inserts content after the start tag, append() before the end of the element. Each call to
  // prepend() inserts its content before that of earlier calls, each call to append() after it. At the end of
  // the page, append() adds content to the page. Both return false if the element cannot have contents and,
  // in a raw text element such as `script`, for text that contains "</" or "<!--".
  bool prepend(std::string_view content, ContentType type = ContentType::text);
  bool append(std::string_view content, ContentType type = ContentType::text);
  // Replaces the contents, including content that prepend() and append() have added; no handler sees the old
  // contents. Returns false under the same conditions.
  bool set_inner_content(std::string_view content, ContentType type = ContentType::text);
  // Removes the start tag and the end tag.
  bool remove_and_keep_content();
  // Requests a token for the end of the element. After on_end_tag(), `handler` is called with this token;
  // after watch_end_tag(), RewriteReader::next() returns it. An element that is closed without an end tag
  // ends before the token that closes it. Both return false if the element cannot have contents.
  bool on_end_tag(std::function<void(RewriteToken&)> handler);
  bool watch_end_tag();

  // --- Text and comments
  // The characters of a piece of text, or the data of a comment.
  std::string_view text() const;
  // Whether this is the last piece of text of its Text node. The last piece is empty.
  bool is_last_in_text_node() const;
  // Whether this is raw text, in which character references are not decoded, as in `script` and `style`.
  bool is_raw_text() const;
  // Sets the data of a comment. Returns false if `text` cannot safely be written as a comment, for example if
  // it contains "--".
  bool set_text(std::string_view text);

  // --- Doctypes
  std::string_view public_identifier() const;
  std::string_view system_identifier() const;

  // --- All types except `end`. For a start tag, these functions apply to the element and its contents.
  // Insert content before or after the token. Each call to after() inserts its content before that of earlier
  // calls.
  bool before(std::string_view content, ContentType type = ContentType::text);
  bool after(std::string_view content, ContentType type = ContentType::text);
  // Replace or remove the token. No handler sees the contents of an element that is replaced or removed.
  bool replace(std::string_view content, ContentType type = ContentType::text);
  bool remove();
  // Whether a handler has removed or replaced the token.
  bool is_removed() const;

 private:
  friend class detail::RewriteCore;
  RewriteToken() = default;
  detail::RewriteCore* core_ = nullptr;
};

// A function that sees and changes a token; null: no handler. It must not throw or call the Rewriter.
using RewriteHandler = std::function<void(RewriteToken&)>;

// The handlers of a selector.
struct ElementHandlers {
  RewriteHandler element = {};   // the start tag of each element that matches
  RewriteHandler text = {};      // all text in such an element, at any depth, in pieces
  RewriteHandler comments = {};  // each comment in such an element, at any depth
};

// The handlers of the document.
struct DocumentHandlers {
  RewriteHandler doctype = {};   // the doctype that is in the tree
  RewriteHandler comments = {};  // all comments
  RewriteHandler text = {};      // all text, in pieces
  RewriteHandler end = {};       // called once, after everything else has been written
};

// Rewrites a page that arrives in pieces, by the rules of an edition: tokens and elements are the same as
// with parse_bytes(), whatever the page contains.
//
//   lockstep::Rewriter rewriter;
//   rewriter.on("img:not([loading])", {.element = [](lockstep::RewriteToken& image) {
//                 image.set_attribute("loading", "lazy");
//               }});
//   while (read(chunk)) rewriter.write(chunk, output);
//   rewriter.finish(output);
//
// A Rewriter takes memory for the open elements, for the current token (see RewriterOptions::token_bytes),
// and for the bytes from which the encoding is sniffed: the first EncodingOptions::prescan_bytes bytes and,
// if these do not determine the encoding, the bytes that EncodingOptions::detect_utf_8 examines. Without
// handlers, nothing is parsed.
class LOCKSTEP_EXPORT Rewriter {
 public:
  // Copies the options.
  explicit Rewriter(const RewriterOptions& options = {});
  // A moved-from Rewriter can only be destroyed or assigned to.
  Rewriter(Rewriter&&) noexcept;
  Rewriter& operator=(Rewriter&&) noexcept;
  ~Rewriter();

  // Registers handlers; must be called before the first write(). The handlers of one token are called in the
  // order in which they were registered. Returns why the selector cannot be used; the message is empty if it
  // can be used. A selector can depend only on what is known at the start tag: not `:last-child`, `:empty` or
  // `:has()`. It matches the same elements as in the finished tree, with a few exceptions, such as elements
  // that are moved after their start tag: see docs/guides/rewriting.md.
  SelectorError on(std::string_view selector, ElementHandlers handlers, const SelectorOptions& options = {});
  void on_document(DocumentHandlers handlers);

  // Takes bytes of the page, split anywhere, and appends to `output` all output that is complete. Returns the
  // limit that was reached, or ok. At a limit, rewriting ends: the rest of the page is written unchanged, and
  // no more handlers are called.
  Status write(std::string_view bytes, std::string& output);
  // Ends the page, and appends the rest of the output.
  Status finish(std::string& output);

  // The encoding of the page, which is known once the first bytes have been written.
  //
  // If a `meta` after these bytes names another encoding, the bytes after the `meta` are decoded in that
  // encoding. According to the Standard, the page would be parsed again. A Rewriter has already written the
  // bytes before the `meta`. These bytes are correct, but if they are not all ASCII, handlers may have seen
  // wrong characters; EncodingUsed::parsed_again is then set. Content that is inserted before the encoding is
  // certain is written in ASCII, so its meaning does not change.
  const EncodingUsed& encoding() const;
  // The number of tokens that were longer than RewriterOptions::token_bytes.
  std::uint64_t skipped_tokens() const;

 private:
  std::unique_ptr<detail::RewriteCore> core_;
};

// The kinds of tokens that RewriteReader::watch() and watch_document() request: one of these, or several
// combined with `|`.
enum class RewriteKinds : std::uint8_t {
  none = 0,
  elements = 1,  // start tags; only for watch()
  text = 2,
  comments = 4,
  doctype = 8,  // only for watch_document()
  end = 16,     // only for watch_document()
};
// All kinds that are in either argument.
constexpr RewriteKinds operator|(RewriteKinds a, RewriteKinds b) {
  return static_cast<RewriteKinds>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
// Whether the arguments have a kind in common.
constexpr bool operator&(RewriteKinds a, RewriteKinds b) {
  return (static_cast<unsigned>(a) & static_cast<unsigned>(b)) != 0;
}

// Like Rewriter, but the caller reads the tokens one by one, and may wait or stop between two of them. The
// bindings use this class.
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
  // A moved-from RewriteReader can only be destroyed or assigned to.
  RewriteReader(RewriteReader&&) noexcept;
  RewriteReader& operator=(RewriteReader&&) noexcept;
  ~RewriteReader();

  // Registers a selector and returns its index: 0 for the first one. Must be called before the first write().
  // Returns nullopt if the selector cannot be used; error() then returns the reason.
  std::optional<std::uint32_t> watch(std::string_view selector, RewriteKinds kinds,
                                     const SelectorOptions& options = {});
  const SelectorError& error() const;
  // Requests these kinds of tokens of the whole document, without a selector.
  void watch_document(RewriteKinds kinds);

  // Takes bytes, which are copied. Read all tokens before you write more.
  void write(std::string_view bytes);
  // Ends the page.
  void finish();
  // Returns the next token, after writing the tokens before it. Returns null when more bytes are needed, or
  // at the end. The token stays valid until next() is called again.
  RewriteToken* next();
  // Returns the output since the last call. Once next() has returned null, this includes all of the input so
  // far, except for an incomplete token at its end and bytes that are held back to detect the encoding; after
  // finish(), nothing is held back.
  std::string take_output();

  // The limit at which rewriting ended, or ok; the encoding; and the number of skipped tokens: see Rewriter.
  Status status() const;
  const EncodingUsed& encoding() const;
  std::uint64_t skipped_tokens() const;

 private:
  std::unique_ptr<detail::RewriteCore> core_;
};

}  // namespace lockstep

#endif
