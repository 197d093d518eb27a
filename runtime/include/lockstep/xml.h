// Serializes trees as XML. Anything that XML cannot express is coerced as in
// https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset. All text is UTF-8
// that may contain surrogates as three bytes each; any other ill-formed byte counts as U+FFFD. All functions
// take O(text) or O(tree), are iterative, and keep no references to their arguments.
#ifndef LOCKSTEP_XML_H
#define LOCKSTEP_XML_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/serialize.h"

namespace lockstep {

// Coerces a local name of an element or attribute to an NCName: each character that is not allowed in its
// position becomes U followed by six hexadecimal digits; "a<b" becomes "aU00003Cb". Colons are not allowed.
// An empty name stays empty.
LOCKSTEP_EXPORT std::string coerce_name(std::string_view local_name,
                                        XmlNames names = XmlNames::every_edition);
// Undoes coerce_name() with the same `names`. This is exact for every name that the parser creates, because
// no such name contains U followed by six hexadecimal digits. Other names that contain such a sequence may
// change. Sequences that coerce_name() would not have written are kept.
LOCKSTEP_EXPORT std::string uncoerce_name(std::string_view name, XmlNames names = XmlNames::every_edition);

// Coerces text or an attribute value: a form feed becomes a space, and any other character that XML does not
// allow (controls, surrogates, U+FFFE, U+FFFF) becomes U+FFFD. Does not escape. Cannot be undone.
LOCKSTEP_EXPORT std::string coerce_text(std::string_view text);
// Coerces the data of a comment like coerce_text(), and inserts a space in each "--" and after a final "-".
LOCKSTEP_EXPORT std::string coerce_comment(std::string_view data);
// Coerces the data of a processing instruction like coerce_text(), and inserts a space in each "?>". The
// Standard has no rule for this.
LOCKSTEP_EXPORT std::string coerce_instruction(std::string_view data);

// Serializes the tree as XML 1.0 with namespaces, in UTF-8. A document becomes a well-formed document; a
// fragment is written as its children, which are well-formed inside an element; for other nodes, `root`
// itself is written, too. An XML parser builds the same tree, with names, text and comments coerced, except
// as follows:
//   - the DOCTYPE is left out if XML cannot express it: if it has no name, or an identifier with characters
//     that are not allowed, such as quotation marks of both kinds
//   - attributes that would be namespace declarations ("xmlns", "xmlns:…") are left out; the declarations
//     that are needed for elements and for the prefix xlink are written
//   - of attributes whose names are the same after coercion, only the first is written; no parser creates
//     such attributes
//   - template contents become the children of their template; shadow roots are left out
//   - a processing instruction whose target is "xml", in any case, is written with its first letter escaped
//     ("U000078ml"), because the name is reserved for the declaration; only create_processing_instruction()
//     can create this target
//   - a carriage return in a comment or processing instruction is read as a newline
//   - white space at the beginning of the data of a processing instruction, which only programs can put
//     there, is read as part of the white space between target and data. It is nevertheless written, as
//     prescribed for browsers:
//     https://w3c.github.io/DOM-Parsing/#xml-serializing-a-processinginstruction-node
//   - adjacent text nodes are joined
// Void HTML elements and empty SVG and MathML elements are written as empty-element tags (<br/>), other empty
// elements with an end tag, so that HTML parsers can read most pages. The text of `script` and `style` is
// escaped, which HTML parsers do not undo.
LOCKSTEP_EXPORT std::string serialize_xml(Node root, const XmlOptions& options = {});
LOCKSTEP_EXPORT void serialize_xml(Node root, Sink sink, const XmlOptions& options = {});
// Serializes Document::result() as XML.
inline std::string serialize_xml(const Document& document, const XmlOptions& options = {}) {
  return serialize_xml(document.result(), options);
}

}  // namespace lockstep

#endif
