// Editing in place: writes changes to a document into the bytes that it was parsed from.
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
  ParseOptions parse = {};        // of its limits, only depth and copied_nodes have an effect
  EncodingOptions encoding = {};  // not used for a document that was parsed from text
  FragmentContext context = {};   // for a fragment; the strings must stay valid during the call
};

// Why the changes to a document cannot be written into its source.
enum class SourceEditError : std::uint8_t {
  none,
  wrong_source,   // parsing the source with these options gives a different document
  incomplete,     // the document was not parsed completely: see Document::status()
  inexpressible,  // the result would parse into a different tree
};

// A range of the source that was replaced, and the bytes of the result that replace it.
struct SourceChange {
  ByteRange source;  // empty where something was inserted
  ByteRange result;  // empty where something was removed
};

// The result of edit_source().
struct EditedSource {
  std::string bytes;                              // empty if there is an error
  SourceEditError error = SourceEditError::none;  // why there is no result
  std::string message;                            // the error as a sentence; empty if there is a result
  // If there is an error: the offset in the source of the node whose edit cannot be written, if it is known.
  std::optional<std::uint64_t> offset;
  // The replaced ranges, in the order of the source, without overlaps. All other bytes are the same in the
  // source and the result.
  std::vector<SourceChange> changes;
  // Whether there is a result.
  explicit operator bool() const { return error == SourceEditError::none; }
};

// Writes the changes that were made to a document into its source. Parse the source, change the document with
// its member functions, and pass the document, the source and the options used for parsing to this function:
//
//   lockstep::Document document = lockstep::parse_bytes(source);
//   for (const lockstep::Node image : document.root().find_all("img"))
//     document.set_attribute(image, "loading", "lazy");
//   const lockstep::EditedSource edited = lockstep::edit_source(document, source);
//
// Every byte that the changes do not affect is kept: case, quotation marks, white space, character
// references, newlines, the encoding, the byte order mark. If nothing was changed, the result is the source.
// A new attribute value keeps the quotation marks of the old one if possible. New attributes are written
// after the last attribute. Removing an attribute also removes its duplicates and the white space before it.
// New nodes, and nodes that were moved, are written as serialize_html() writes them with
// SerializeOptions::round_trip, in the encoding of the page; characters that the encoding cannot represent
// become character references. Where a tag is implied or is shared by several elements, or where the source
// is in a different order from the tree, the smallest run of siblings that contains the change is written
// again.
//
// The result is then parsed with the same options, and its tree and quirks mode are compared with those of
// the document. If they differ, the elements around the difference are written again; if that does not help,
// the edit is refused with SourceEditError::inexpressible. This happens, for example, to `</script>` in the
// text of a `script`, a `div` in a `p`, a link in a link, and, in a script or a name, characters that the
// encoding cannot represent.
//
// Only the resulting tree matters: how the document was changed, and in what order, makes no difference.
// White space after the end tag of `body` stays where it is in the source: nodes that were appended to the
// `body` are written before the end tag, and in `document` the white space is moved after these nodes.
//
// Parses the source once, and the result usually once and at most four times: O(source + trees * log(nodes))
// for any number of changes. Nodes of `document` stay valid.
LOCKSTEP_EXPORT EditedSource edit_source(Document& document, std::string_view source,
                                         const SourceOptions& options = {});

}  // namespace lockstep

#endif
