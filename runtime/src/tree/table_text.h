// The pending table character tokens as used by the rules: tokens with their places in the text.
#ifndef LOCKSTEP_TREE_TABLE_TEXT_H
#define LOCKSTEP_TREE_TABLE_TEXT_H

#include <string_view>
#include <utility>

#include "lockstep/types.h"
#include "observer/attachments.h"
#include "text/part_of.h"
#include "text/characters.h"
#include "tree/elements.h"
#include "tree/pending_table_characters.h"
#include "tree/source_text.h"
#include "tree/token.h"
#include "tree/tree_errors.h"

namespace lockstep::detail {

// Returns the class of the characters in a run.
template <class Edition>
unsigned class_of_run(std::string_view run) {
  return is_ascii_whitespace(static_cast<unsigned char>(run.front())) ? Edition::whitespace_class
                                                                      : Edition::character_class;
}

// `Types` are BuilderTypes.
template <class Types>
class TableText {
 public:
  using Rules = typename Types::Rules;
  using Edition = typename Types::Edition;

  explicit TableText(const Attachments& attachments) : attached_(attachments) {}

  void clear() { pending_.clear(); }
  void add_token() {
    const bool whitespace = token().token_class == Edition::whitespace_class;
    if (rules().source.contains(token().text)) {
      pending_.add(rules().source.origin() + rules().source.offset_of(token().text), token().text,
                   whitespace);
    } else {
      pending_.add_copy(token().text, asks_for_places() ? *rules().source.tokenizer().run_place : ByteRange{},
                        whitespace);
    }
  }
  bool is_not_whitespace() const { return !pending_.are_whitespace(); }
  // Returns the range from the first character to the last one that is not whitespace.
  ByteRange place() {
    ByteRange found;
    pending_.for_each_run(rules().source.text(), rules().source.origin(), [&](std::string_view characters) {
      if (class_of_run<Edition>(characters) == Edition::whitespace_class) return;
      ByteRange place = pending_.place();
      if (rules().source.contains(characters)) {
        place.begin = rules().source.origin() + rules().source.offset_of(characters);
        place.end = place.begin + characters.size();
      }
      if (found.end == 0) found.begin = place.begin;
      found.end = place.end;
    });
    return found;
  }
  // Calls process() for each run of pending characters as the current token.
  template <class Process>
  void for_each_run(Process process) {
    const TreeToken whole = token();
    const ByteRange* const run_place = std::exchange(rules().source.tokenizer().run_place, &pending_.place());
    pending_.for_each_run(rules().source.text(), rules().source.origin(), [&](std::string_view characters) {
      token() = TreeToken{};
      token().kind = TokenKind::characters;
      token().text = characters;
      token().token_class = class_of_run<Edition>(characters);
      const ByteRange place = rules().source.place_of_characters();
      attached_.notify(&Watcher::replay_begins, token(), place.begin, place.end);
      process();
      attached_.notify(&Watcher::replay_ends);
    });
    rules().source.tokenizer().run_place = run_place;
    token() = whole;
    clear();
  }
  const TextPieces& pieces() const { return pending_.text(); }

 private:
  LOCKSTEP_PART_OF(Rules, table_text)

  TreeToken& token() { return rules().token; }
  bool asks_for_places() const {
    return rules().errors.are_wanted() || attached_.watches() || attached_.locates();
  }

  [[no_unique_address]] Attached<Types::build> attached_;
  PendingTableCharacters pending_;
};

}  // namespace lockstep::detail

#endif
