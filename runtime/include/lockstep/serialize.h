// Serializes trees as HTML, JSON or the format of the html5lib tests; xml.h serializes them as XML. All
// functions are iterative, so depth is unlimited. Each has two forms that write the same bytes: one returns a
// string, the other passes pieces to a sink.
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
#include "lockstep/options.h"

namespace lockstep {

// The maximum size of a piece passed to a sink, in bytes.
inline constexpr std::size_t kLongestPiece = 16384;

// Receives the pieces of a text, in order. A piece is not empty, has at most kLongestPiece bytes, ends
// between characters, and is valid only during the call. A Sink is created from a function and a pointer that
// is passed to it, or from a callable object, which must outlive the Sink: `serialize_html(root,
// Sink(write))`. If the function throws, the serialization ends and the exception propagates. In addition to
// the document, serialization takes memory for one piece, and a few words for each template or shadow root
// that contains the current node.
struct Sink {
  void (*write)(void* user, std::string_view piece);  // the function
  void* user;                                         // passed to the function

  // Create a Sink from a function and a pointer, or from a callable object.
  Sink(void (*function)(void*, std::string_view), void* user_pointer) : write(function), user(user_pointer) {}
  template <class Callable, class = std::enable_if_t<std::is_object_v<Callable> &&
                                                     std::is_invocable_v<Callable&, std::string_view>>>
  explicit Sink(Callable& callable)
      : write([](void* target, std::string_view piece) { (*static_cast<Callable*>(target))(piece); }),
        user(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))) {}
};

// Returns the tree in the format of the html5lib tree-construction tests, without a final newline: one line
// for each node and attribute, which begins with "| " and two spaces for each level. Adjacent text nodes are
// joined; attributes are sorted by their names in UTF-16; template contents are under a line `content`, and a
// shadow root is under `#shadow-root (open)`. For a document or fragment, writes the children; for other
// nodes, writes `root` itself, too. O(output); since each line is indented by the depth of its node, the
// output for a very deep tree is very long.
LOCKSTEP_EXPORT std::string dump_tree(Node root);
LOCKSTEP_EXPORT void dump_tree(Node root, Sink sink);
// Returns dump_tree() for Document::result().
inline std::string dump_tree(const Document& document) { return dump_tree(document.result()); }

// Serializes the children of `root` as HTML
// (https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm). O(tree)
//
// Parsing the result may give a different tree, because the Standard's serializer leaves some things out, and
// because HTML cannot express every tree that its parser creates. A sanitized tree may therefore become
// unsafe when its HTML is parsed again.
//
// With SerializeOptions::round_trip, the result also contains what HTML can express but the Standard's
// serializer leaves out: the identifiers of a DOCTYPE, which determine the quirks mode; a newline at the
// beginning of `pre`, `textarea` and `listing`; carriage returns outside raw text (as &#13;); and shadow
// roots that are not serializable. There are no end tags after a `plaintext` or a script that was left open.
// If `root` is a document, parsing the result with the same options then gives the same document, unless HTML
// cannot express it. HTML cannot express, for example, a link in a link (<a><table><a>), a form in a form
// (<form><table></form><form>), an element in `plaintext`, and, after editing, text with NUL or an end tag in
// a `script`. To find out, parse the result and compare the trees, as `lockstep edit` does.
//
// With SerializeOptions::indent, elements that are blocks, parts of tables, or not rendered are written on
// separate lines. Lines are broken only where the white space has no effect: where the tree builder ignores
// it (around DOCTYPE, `html` and `head`), or where inner_text() ignores it: at the beginning and end of
// blocks, before and after them, between the parts of a table, in `head`, `select` and `optgroup`. White
// space that is already there is replaced; a newline before an end tag is dropped if the element begins with
// text. No white space is inserted next to text. Content that is inline, preformatted (`pre`, `textarea`),
// raw text, or in `ruby`, SVG or MathML is unchanged. The result parses into the same tree except for white
// space, if the tree round-trips at all, and renders the same unless author styles make elements inline or
// preformatted. Formatting the result again does not change it. Formatting takes a few words of memory for
// each open element.
LOCKSTEP_EXPORT std::string serialize_html(Node root, const SerializeOptions& options = {});
LOCKSTEP_EXPORT void serialize_html(Node root, Sink sink, const SerializeOptions& options = {});
// Serializes Document::result() as HTML.
inline std::string serialize_html(const Document& document, const SerializeOptions& options = {}) {
  return serialize_html(document.result(), options);
}

// Writes one JSON object per node, with its children in an array; see `lockstep help parse`. Lone surrogates
// become JSON escapes. O(tree)
LOCKSTEP_EXPORT std::string serialize_json(const Document& document, const JsonOptions& options = {});
LOCKSTEP_EXPORT void serialize_json(const Document& document, Sink sink, const JsonOptions& options = {});

// Appends `text` in quotation marks, escaped for JSON. `text` is UTF-8 that may contain surrogates as three
// bytes each.
LOCKSTEP_EXPORT void append_json_string(std::string& out, std::string_view text);

}  // namespace lockstep

#endif
