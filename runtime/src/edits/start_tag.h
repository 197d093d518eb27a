// Changing start tags in place.
#ifndef LOCKSTEP_EDITS_START_TAG_H
#define LOCKSTEP_EDITS_START_TAG_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/document.h"
#include "lockstep/types.h"

namespace lockstep::detail {

// Bytes of the source, and the markup (UTF-8) that replaces them.
struct Replacement {
  ByteRange range;
  std::string markup;
  bool is_name = false;  // whether it is a tag name, in which character references are not decoded
};

// The source and its encoding.
struct SourceBytes {
  std::string_view bytes;
  Encoding encoding;

  std::string_view at(const ByteRange& range) const {
    return bytes.substr(range.begin, range.end - range.begin);
  }
  // Returns the decoded text of a range.
  std::string text_at(const ByteRange& range) const;
  // The number of bytes of an ASCII character.
  std::uint64_t unit() const {
    return encoding == Encoding::utf_16be || encoding == Encoding::utf_16le ? 2 : 1;
  }
  // The ASCII character at the offset; a value above 0x7F if there is none.
  unsigned ascii_at(std::uint64_t offset) const;
};

bool is_same_start_tag(Node a, Node b);

// Appends the replacements that turn the name and attributes of `parsed` into those of `edited`, in the start
// tag and in later tags that added attributes to the element. They replace only what differs. Without a start
// tag, new attributes are left out. Returns false if the start tag cannot be read. O(tags + attributes)
bool change_start_tag(Node parsed, Node edited, const SourceBytes& source, std::vector<Replacement>& changes);

// A new value of an attribute, or nullopt to remove it.
struct TagChange {
  std::string_view name;
  std::optional<std::string_view> value;
};

// For a tag without a node: appends, in order, the replacements that rename it and change these attributes,
// some of which may be missing. Appends nothing if the tag cannot be read. O(tag * changes)
void change_tag(const ByteRange& tag, const SourceBytes& source, const std::optional<std::string>& new_name,
                const std::vector<TagChange>& attributes, std::vector<Replacement>& changes);

// Returns the range of the name in an end tag, or of the whole tag if it cannot be read.
ByteRange name_of_end_tag(const ByteRange& tag, const SourceBytes& source);

// Whether the tag ends with "/>" outside an attribute value.
bool is_self_closing(const ByteRange& tag, const SourceBytes& source);

// Returns a start tag with the name and attributes of an element that was parsed without one.
std::string start_tag_of(Node element);

}  // namespace lockstep::detail

#endif
