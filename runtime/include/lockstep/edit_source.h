// Editing in place: writes the changes of a document into the bytes that it was parsed from.
#ifndef LOCKSTEP_EDIT_SOURCE_H
#define LOCKSTEP_EDIT_SOURCE_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/types.h"

namespace lockstep {

// How the document was parsed: the options that were passed to parse(), parse_bytes(), parse_fragment() or
// parse_fragment_bytes().
struct SourceOptions {
  ParseOptions parse = {};        // the edition, scripting and the limits
  EncodingOptions encoding = {};  // not used for a document that was parsed from text
  FragmentContext context = {};   // of a fragment; the strings must stay valid during the call
};

// Why a document cannot be written into its source.
enum class SourceEditError : std::uint8_t {
  none,
  wrong_source,   // parsing the source with these options gives another document
  incomplete,     // the document was not parsed completely: see Document::status()
  inexpressible,  // the result would be parsed to another tree
};

// A range of the source that was replaced, and the bytes of the result that replace it.
struct SourceChange {
  ByteRange source;  // empty where something was inserted
  ByteRange result;  // empty where something was removed
};

// The result of edit_source().
struct EditedSource {
  std::string bytes;                              // empty if there is an error
  SourceEditError error = SourceEditError::none;  // why there are none
  std::string message;                            // the same as a sentence; empty if there is a result
  // If there is an error: the offset in the source of the node whose edit cannot be written, if it is known.
  std::optional<std::uint64_t> offset;
  // What was replaced, in order, without overlaps. Everything else is the same in both.
  std::vector<SourceChange> changes;
  // Whether there is a result.
  explicit operator bool() const { return error == SourceEditError::none; }
};

// Writes the changes that were made to a document into its source. Parse the source, change the document with
// its own functions, and pass it here with the source and the options of the parse:
//
//   lockstep::Document document = lockstep::parse_bytes(source);
//   for (const lockstep::Node image : document.root().find_all("img"))
//     document.set_attribute(image, "loading", "lazy");
//   const lockstep::EditedSource edited = lockstep::edit_source(document, source);
//
// Every byte that the changes do not concern stays: case, quotation marks, white space, character references,
// newlines, the encoding, the byte order mark. Without a change, the result is the source. A new value of an
// attribute keeps the quotation marks of the old one if it can; new attributes follow the last one; removing
// an attribute removes the white space before it, and its duplicates. New nodes, and nodes that were moved,
// are written as serialize_html() writes them, in the encoding of the page: characters that this may lack
// become references. Where a tag is implied or shared by several elements, or the source is in another order
// than the tree, the smallest run of siblings that contains the change is written again.
//
// The result is parsed with the same options and compared with the document: tree and mode. If they differ,
// the elements around the difference are written again; if that does not help, the edit is refused with
// SourceEditError::inexpressible. This happens, for example, to text with an end tag in a `script`, a `div`
// in a `p`, a link in a link, and characters outside the encoding in a script or a name.
//
// Only the tree counts: how the document was changed, and in what order, makes no difference. White space
// after the end tag of `body` stays where it is: nodes that were appended to the `body` are written before
// it, and the white space moves after them in `document`, too.
//
// Parses the source once, and the result usually once, at most four times: O(source + trees * log(nodes)) for
// any number of changes. Nodes of `document` stay valid.
LOCKSTEP_EXPORT EditedSource edit_source(Document& document, std::string_view source,
                                         const SourceOptions& options = {});

}  // namespace lockstep

#endif
