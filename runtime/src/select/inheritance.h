// Properties that elements inherit from their ancestors: language, directionality and editability.
#ifndef LOCKSTEP_SELECT_INHERITANCE_H
#define LOCKSTEP_SELECT_INHERITANCE_H

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "select/code.h"
#include "select/elements.h"
#include "select/memo.h"

namespace lockstep::detail {

class Inheritance {
 public:
  Inheritance(Elements& elements, Memo& memo) : elements_(elements), memo_(memo) {}

  // The language of an element, and the element whose attribute sets it; kDocumentNode if none does. The text
  // is valid until the document is modified.
  struct Language {
    NodeId owner;
    std::string_view text;
  };
  Language language(NodeId element);
  // https://html.spec.whatwg.org/multipage/dom.html#the-directionality
  Direction direction(NodeId element);
  // Whether the element is an editing host
  // (https://html.spec.whatwg.org/multipage/interaction.html#editing-host), or editable
  // (https://w3c.github.io/editing/docs/execCommand/#editable).
  bool is_editable(NodeId element);

 private:
  using Known = Memo::Known;
  using enum Memo::Known;

  Known own_direction(NodeId element);
  bool is_right_to_left_by_text(NodeId element);

  Elements& elements_;
  Memo& memo_;
  // Cached results, by node.
  std::vector<NodeId> language_;
  std::vector<Known> editable_, right_to_left_;
  std::unordered_map<NodeId, bool> right_to_left_by_text_;  // by element
  std::optional<std::string> default_language_;
};

}  // namespace lockstep::detail

#endif
