// The kinds of places of tree construction errors.
#ifndef LOCKSTEP_TEXT_ERROR_KINDS_H
#define LOCKSTEP_TEXT_ERROR_KINDS_H

#include <cstdint>

namespace lockstep::detail {

// The words of spec/tables/error-places.tsv, which docs/reference/errors.md explains.
enum class TreeFault : std::uint8_t { token, pending_table_characters };
enum class TreeSecond : std::uint8_t {
  none,
  passed,  // an element passed by the rule
  current_node,
  head_element_pointer,
  form_element_pointer,
  first_on_stack,
  last_of,  // takes names
  first_doctype,
  end_of_head,
  end_of_body,
  end_of_frameset,
  end_of_html,
  last_closing,
};

struct TreeErrorPlaces {
  TreeFault fault;
  TreeSecond second;
  std::uint16_t name = 0, other_name = 0;
};

}  // namespace lockstep::detail

#endif
