// The token as seen by the rules of tree construction.
#ifndef LOCKSTEP_TREE_TOKEN_H
#define LOCKSTEP_TREE_TOKEN_H

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/detail/names.h"
#include "lockstep/types.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// Whether `sets`, which has one bit for each set of the rules, contains the set.
template <class NameSet>
constexpr bool in(std::uint64_t sets, NameSet set) {
  return ((sets >> static_cast<unsigned>(set)) & 1) != 0;
}

// The result of a rule for the token.
enum class Outcome : std::uint8_t { done, reprocess };

enum class TokenKind : std::uint8_t {
  start_tag,
  end_tag,
  characters,  // a run of characters of one class
  comment,
  processing_instruction,
  doctype,
  end_of_file,
};

// Members that do not apply to the kind are ignored.
struct TreeToken {
  TokenKind kind = TokenKind::start_tag;
  bool self_closing = false;
  bool self_closing_acknowledged = false;
  bool adjusted = false;     // whether its attributes may have namespaces
  unsigned token_class = 0;  // index into the dispatch table
  NameId name = 0;
  TokenAttribute* attributes = nullptr;
  std::size_t attribute_count = 0;
  std::string_view text;    // characters, or the data of a comment or processing instruction
  std::string_view target;  // for a processing instruction
  const DoctypeToken* doctype = nullptr;

  // Makes this a start tag or end tag token; the class does not change.
  void set_tag(const TagToken& tag) {
    name = tag.name;
    self_closing = tag.self_closing;
    self_closing_acknowledged = false;
    adjusted = false;
    set_attributes(tag);
  }
  void set_attributes(const TagToken& tag) {
    attributes = tag.attributes;
    attribute_count = tag.attribute_count;
  }
  // For a tag that may take a lane, only the kind and the name are set, because the token's range depends on
  // them.
  void set_kind_and_name(TokenKind tag_kind, NameId tag_name) {
    kind = tag_kind;
    name = tag_name;
  }
  // Whether `token` is this token and a start tag. Rules also create elements for other tokens.
  bool is_start_tag(const TreeToken& token) const { return &token == this && kind == TokenKind::start_tag; }
  // For a start tag: returns the attribute with that name, or null.
  const TokenAttribute* attribute(NameId wanted) const {
    for (std::size_t i = 0; i < attribute_count; ++i)
      if (attributes[i].name == wanted) return &attributes[i];
    return nullptr;
  }
};

// Changes the names of the attributes of a TagToken or a TreeToken.
template <class Tag>
void adjust_attributes(Tag& tag, NameId (*adjusted)(NameId)) {
  for (std::size_t i = 0; i < tag.attribute_count; ++i)
    tag.attributes[i].name = adjusted(tag.attributes[i].name);
}

// The current token, with the rules' queries and changes. `Edition` provides the generated code needed here.
template <class Edition>
struct CurrentToken : TreeToken {
  using NameSet = typename Edition::NameSet;

  bool ignores_line_feed = false;  // whether a line feed is ignored if it is the next token

  bool is_character() const { return kind == TokenKind::characters; }
  bool is_named(NameId tag) const { return name == tag; }
  bool is_named(NameSet set) const { return in(Edition::sets_of(Namespace::html, name), set); }
  bool attribute_is(NameId attribute_name, std::string_view value) const {
    const TokenAttribute* found = attribute(attribute_name);
    return found != nullptr && equals_ignoring_case(found->value, value);
  }
  void rename(NameId new_name) {
    name = new_name;
    token_class = Edition::tag_token_class(kind == TokenKind::start_tag, new_name);
  }
  void adjust_attributes(NameId (*adjusted_name)(NameId)) {
    detail::adjust_attributes(*this, adjusted_name);
    adjusted = true;
  }
  void ignore_next_line_feed() { ignores_line_feed = true; }
};

// Returns the characters of one class, whitespace or others, at the beginning of the text, which must not be
// empty.
inline std::string_view first_run(std::string_view text) { return text.substr(0, size_of_alike(text)); }

inline TreeToken start_tag_without_attributes(NameId name) {
  TreeToken token;
  token.name = name;
  return token;
}

}  // namespace lockstep::detail

#endif
