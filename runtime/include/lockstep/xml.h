// Trees for XML tools: what XML cannot say is coerced as in
// https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset, and
// serialize_xml() writes the rest. All texts are UTF-8 that may hold surrogates as three bytes each; any
// other byte that is not UTF-8 counts as U+FFFD. All functions take O(text) or O(tree), are iterative, and
// keep nothing of what they are given.
#ifndef LOCKSTEP_XML_H
#define LOCKSTEP_XML_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/serialize.h"

namespace lockstep {

// Which characters of names stay. The editions of XML 1.0 differ: its fifth has most of Unicode, the earlier
// ones, which expat and with it Python follow, have the letters of 1996.
enum class XmlNames : std::uint8_t {
  // ASCII and letters of common scripts: what all editions have, if not all of it.
  every_edition,
  fifth_edition,
};

// A local name of an element or attribute as an NCName: each character that cannot stand where it is becomes
// U and its six hexadecimal digits, "a<b" "aU00003Cb". A colon is such a character; an empty name stays
// empty.
LOCKSTEP_EXPORT std::string coerce_name(std::string_view local_name,
                                        XmlNames names = XmlNames::every_edition);
// Undoes coerce_name() with the same `names`, for every name that the parser makes: it makes none that has U
// and six digits of its own. Other names that have them may come back as another name. Digits that
// coerce_name() would not have written stay.
LOCKSTEP_EXPORT std::string uncoerce_name(std::string_view name, XmlNames names = XmlNames::every_edition);

// Text, or the value of an attribute: a form feed becomes a space, any other character that XML has not
// (controls, surrogates, U+FFFE, U+FFFF) U+FFFD. Not escaped. Cannot be undone.
LOCKSTEP_EXPORT std::string coerce_text(std::string_view text);
// The same for the data of a comment, with a space inside each "--" and after a last "-".
LOCKSTEP_EXPORT std::string coerce_comment(std::string_view data);
// The same for the data of a processing instruction, with a space inside each "?>". The Standard has no rule
// for these.
LOCKSTEP_EXPORT std::string coerce_instruction(std::string_view data);

// What serialize_xml() writes.
struct XmlOptions {
  XmlNames names = XmlNames::every_edition;  // which characters of names stay
  // Begin with <?xml version="1.0" encoding="UTF-8"?> and a newline.
  bool declaration = false;
  // Write the DOCTYPE. It names no DTD of its own, but its system identifier may make an XML tool fetch one.
  bool doctype = true;
};

// The tree as XML 1.0 with namespaces, in UTF-8: of a document a well-formed document; of a fragment its
// children, which are well-formed inside an element; else `root` too. Parsed by an XML parser it gives the
// same tree with names, texts and comments coerced, but for these:
//   - the DOCTYPE is left out when XML cannot say it: no name, or an identifier with characters that may not
//     stand there, as quotation marks of both kinds
//   - attributes that would be declarations of namespaces ("xmlns", "xmlns:…") are left out; those that are
//     needed are written, for elements and for the prefix xlink
//   - template contents are the children of their template; shadow roots are left out
//   - a carriage return in a comment or instruction is read as a newline
//   - adjacent texts are one
// Void HTML elements and empty elements of SVG and MathML are written as <br/>, other empty ones with an end
// tag, so that HTML parsers get along with most pages; the texts of `script` and `style` are escaped, which
// these do not undo.
LOCKSTEP_EXPORT std::string serialize_xml(Node root, const XmlOptions& options = {});
LOCKSTEP_EXPORT void serialize_xml(Node root, Sink sink, const XmlOptions& options = {});
// Of Document::result().
inline std::string serialize_xml(const Document& document, const XmlOptions& options = {}) {
  return serialize_xml(document.result(), options);
}

}  // namespace lockstep

#endif
