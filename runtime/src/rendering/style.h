// The user-agent style of an element, as spec/text/user-agent-style.tsv declares it.
#ifndef LOCKSTEP_RENDERING_STYLE_H
#define LOCKSTEP_RENDERING_STYLE_H

#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/detail/tree.h"

namespace lockstep::detail {

// https://drafts.csswg.org/css-display/#the-display-properties. The rendered text collection steps treat the
// values from `block` to `table_caption` as block-level.
enum class Display : std::uint8_t {
  inline_level,  // `inline`
  none,
  contents,
  inline_block,
  inline_table,
  ruby,
  ruby_text,
  block,
  list_item,
  table,
  table_caption,
  table_column,
  table_column_group,
  table_header_group,
  table_row_group,
  table_footer_group,
  table_row,
  table_cell,
};
constexpr bool is_block_level(Display display) {
  return display >= Display::block && display <= Display::table_caption;
}
constexpr bool is_row_group(Display display) {
  return display >= Display::table_header_group && display <= Display::table_footer_group;
}

// https://drafts.csswg.org/css-text/#white-space-property
enum class WhiteSpace : std::uint8_t { inherit, normal, nowrap, pre, pre_wrap };
constexpr bool preserves_white_space(WhiteSpace value) { return value >= WhiteSpace::pre; }

// https://drafts.csswg.org/css-position/#position-property. `fixed` counts as `absolute`. `floating`: `float`
// is not `none` (https://drafts.csswg.org/css2/#float-position).
enum class Position : std::uint8_t { in_flow, absolute, floating };

// https://drafts.csswg.org/css-display/#visibility. Inherited; nothing in the style sheet makes content
// visible again.
enum class Visibility : std::uint8_t { visible, hidden, collapse };

// Which nodes inside an element have boxes. `elements`: elements, but not text. `listed`: only elements that
// have their own value. `none`: no nodes, because the element is replaced.
enum class Contents : std::uint8_t { inherit, all, elements, listed, none };

// https://drafts.csswg.org/css-contain-2/#content-visibility. `hidden_but_summary`: hides everything except
// the first `summary` child.
enum class ContentVisibility : std::uint8_t { visible, hidden, hidden_but_summary };

// https://drafts.csswg.org/css-content/#content-property, for ::before and ::after. `quotes`: both have
// quotes.
enum class Content : std::uint8_t { normal, quotes };

struct Style {
  Display display;
  WhiteSpace white_space;
  Contents contents;
  ContentVisibility content_visibility;
  Position position;
  Visibility visibility;
  Content content;
};

enum class StyleProperty : std::uint8_t {
  display,
  white_space,
  contents,
  content_visibility,
  position,
  visibility,
  content,
};

// The subject of a condition of a row: an attribute, the parent, or the document.
enum class StyleConditionKind : std::uint8_t {
  has,
  lacks,
  is,        // the attribute is present and its value is that word, ignoring ASCII case
  is_not,    // otherwise
  child_of,  // of an element with that name in the same namespace
  not_first_child,
  scripting_enabled,
  quirks_mode,
};

struct StyleCondition {
  StyleConditionKind kind;
  NameId name;  // the attribute's or parent's name; 0: none
  std::string_view word;
};

struct ConditionalDeclaration {
  std::uint8_t first_condition, condition_count;
  StyleProperty property;
  std::uint8_t value;
};

// Some attributes share a bit.
constexpr std::uint64_t attribute_bit(NameId name) { return std::uint64_t{1} << (name & 63U); }
inline constexpr std::uint64_t kAnyAttributes = ~std::uint64_t{0};

struct ElementStyle {
  Style style;  // without conditional declarations
  std::uint8_t first_declaration, declaration_count;
  // Each declaration needs one of the attributes with these bits; kAnyAttributes: some declarations need
  // none.
  std::uint64_t attributes_needed;
};

// Generated: the rows for elements with that name. For each property, the last declaration whose conditions
// hold applies.
const ElementStyle& element_style(Namespace element_namespace, NameId name);
std::span<const ConditionalDeclaration> declarations_of(const ElementStyle& style);
std::span<const StyleCondition> conditions_of(const ConditionalDeclaration& declaration);

// Returns the style of an element. O(attributes)
Style user_agent_style(const Tree& tree, NodeId element, bool scripting);

}  // namespace lockstep::detail

#endif
