// The pending table character tokens (#concept-pending-table-char-tokens), and whether all of them are
// whitespace. The text itself is stored as TextPieces.
#ifndef LOCKSTEP_TREE_PENDING_TABLE_CHARACTERS_H
#define LOCKSTEP_TREE_PENDING_TABLE_CHARACTERS_H

#include <cstdint>
#include <string_view>

#include "lockstep/types.h"
#include "tree/text_pieces.h"
#include "tree/token.h"

namespace lockstep::detail {

class PendingTableCharacters {
 public:
  const TextPieces& text() const { return text_; }
  bool are_whitespace() const { return are_whitespace_; }
  // O(blocks of text)
  void clear() {
    text_.clear();
    are_whitespace_ = true;
  }
  // Adds characters of one class at that offset in the source. O(1)
  void add(std::uint64_t offset, std::string_view characters, bool whitespace) {
    text_.add(offset, characters.size());
    are_whitespace_ &= whitespace;
  }
  // Adds characters of one class that are not in the source: see TextPieces::add_copy(). O(characters)
  void add_copy(std::string_view characters, ByteRange place, bool whitespace) {
    text_.add_copy(characters, place);
    are_whitespace_ &= whitespace;
  }
  // Calls visit(characters) for each run of characters of one class. The source begins at the offset
  // `origin`. O(characters)
  template <class Visit>
  void for_each_run(std::string_view source, std::uint64_t origin, Visit visit) {
    text_.for_each(source, origin, [&](std::string_view text, const ByteRange& place) {
      place_ = place;
      while (!text.empty()) {
        const std::string_view run = are_whitespace_ ? text : first_run(text);
        text.remove_prefix(run.size());
        visit(run);
      }
    });
  }
  // While a run is being visited: its range in the text.
  const ByteRange& place() const { return place_; }

 private:
  TextPieces text_;
  bool are_whitespace_ = true;
  ByteRange place_;
};

}  // namespace lockstep::detail

#endif
