// Trees as text: the format of the tests, HTML, JSON; XML is in xml.h. All functions are iterative: depth is
// no limit. Each comes in two forms with the same bytes: one returns a string, the other hands pieces to a
// sink.
#ifndef LOCKSTEP_SERIALIZE_H
#define LOCKSTEP_SERIALIZE_H

#include "lockstep/detail/cpp20.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "lockstep/document.h"
#include "lockstep/export.h"

namespace lockstep {

// No piece that a sink is given has more bytes.
inline constexpr std::size_t kLongestPiece = 16384;

// Takes the pieces of a text, in order. A piece is not empty, has at most kLongestPiece bytes and ends
// between characters; it is there for the time of the call only. Made of a function and a pointer that it is
// given, or of a callable object, which must stay alive: `serialize_html(root, Sink(write))`. An exception
// that it throws ends the serialization and passes through. Beside the document a serialization takes memory
// for one piece, and a few words for each template or shadow root around the node where it is.
struct Sink {
  void (*write)(void* user, std::string_view piece);  // the function
  void* user;                                         // what it is given

  // Of a function and a pointer; of a callable object.
  Sink(void (*function)(void*, std::string_view), void* user_pointer) : write(function), user(user_pointer) {}
  template <class Callable, class = std::enable_if_t<std::is_object_v<Callable> &&
                                                     std::is_invocable_v<Callable&, std::string_view>>>
  explicit Sink(Callable& callable)
      : write([](void* target, std::string_view piece) { (*static_cast<Callable*>(target))(piece); }),
        user(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))) {}
};

// The dump format of the html5lib tree-construction tests, without a final newline: a line per node, "| " and
// two spaces a level; adjacent text joined; attributes sorted by their names as UTF-16; template contents
// under a line "content", a shadow root under "#shadow-root (open)". Of a document or fragment come its
// children, else `root` too. O(text): a line is as long as its node is deep, so the text of a very deep tree
// is very long.
LOCKSTEP_EXPORT std::string dump_tree(Node root);
LOCKSTEP_EXPORT void dump_tree(Node root, Sink sink);
// Of Document::result().
inline std::string dump_tree(const Document& document) { return dump_tree(document.result()); }

// What serialize_html() writes.
struct SerializeOptions {
  // How the text of `noscript` is written: raw when scripting was on.
  bool scripting = false;
  // #html-fragment-serialisation-algorithm: write shadow roots that are serializable.
  bool serializable_shadow_roots = false;
  // The edition of the Standard whose rules are followed; none: that of the document.
  std::optional<Edition> edition = std::nullopt;
};

// The children of `root` as HTML
// (https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm). O(tree)
//
// Parsed again it may give another tree: HTML cannot say every tree that its parser makes. Among them are
// those with a link in a link (<a><table><a>) or a form in a form (<form><div></form><form>); a text that
// begins with a newline in `pre`, `textarea` or `listing`; `plaintext`, which has no end; a carriage return
// (&#13;); and a `p` around a table, which quirks mode allows, as only the name of a DOCTYPE is written.
// `noscript` comes back only with the same `scripting`. So a tree that was cleaned may be
// unclean again once its text is parsed.
LOCKSTEP_EXPORT std::string serialize_html(Node root, const SerializeOptions& options = {});
LOCKSTEP_EXPORT void serialize_html(Node root, Sink sink, const SerializeOptions& options = {});
// Of Document::result().
inline std::string serialize_html(const Document& document, const SerializeOptions& options = {}) {
  return serialize_html(document.result(), options);
}

// What serialize_json() writes.
struct JsonOptions {
  // Write "errors" even when there are none, which tells "looked and found none" from "did not look".
  bool empty_errors = false;
};

// One JSON object per node, children in an array; see `lockstep help parse`. Lone surrogates become JSON
// escapes. O(tree)
LOCKSTEP_EXPORT std::string serialize_json(const Document& document, const JsonOptions& options = {});
LOCKSTEP_EXPORT void serialize_json(const Document& document, Sink sink, const JsonOptions& options = {});

// `text` between quotation marks, escaped for JSON. `text` is UTF-8 that may hold surrogates as three bytes
// each.
LOCKSTEP_EXPORT void append_json_string(std::string& out, std::string_view text);

}  // namespace lockstep

#endif
