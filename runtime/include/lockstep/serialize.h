// Trees as text. All functions are iterative: depth is no limit.
#ifndef LOCKSTEP_SERIALIZE_H
#define LOCKSTEP_SERIALIZE_H

#include <optional>
#include <string>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/export.h"

namespace lockstep {

// The dump format of the html5lib tree-construction tests, without a final newline: a line per node, "| " and
// two spaces a level; adjacent text joined; attributes sorted by their names as UTF-16; template contents
// under a line "content", a shadow root under "#shadow-root (open)". Of a document or fragment come its
// children, else `root` too. O(text): a line is as long as its node is deep, so the text of a very deep tree
// is very long.
LOCKSTEP_EXPORT std::string dump_tree(Node root);

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
LOCKSTEP_EXPORT std::string serialize_html(Node root, const SerializeOptions& options = {});

struct JsonOptions {
  // Write "errors" even when there are none, which tells "looked and found none" from "did not look".
  bool empty_errors = false;
};

// One JSON object per node, children in an array; see `lockstep help parse`. Lone surrogates become JSON
// escapes. O(tree)
LOCKSTEP_EXPORT std::string serialize_json(const Document& document, const JsonOptions& options = {});

// `text` between quotation marks, escaped for JSON. `text` is UTF-8 that may hold surrogates as three bytes
// each.
LOCKSTEP_EXPORT void append_json_string(std::string& out, std::string_view text);

}  // namespace lockstep

#endif
