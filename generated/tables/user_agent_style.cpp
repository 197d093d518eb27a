// Generated from spec/text/user-agent-style.tsv by the generator. Edit the table, then run scripts/generate.
#include "rendering/style.h"
#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

using enum StyleConditionKind;

constexpr StyleCondition conditions[] = {
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {is, attr::type, "hidden"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {scripting_enabled, 0, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {child_of, tag::tr, ""},
    {child_of, tag::tfoot, ""},
    {child_of, tag::tbody, ""},
    {child_of, tag::thead, ""},
    {child_of, tag::table, ""},
    {lacks, attr::open, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::wrap, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {quirks_mode, 0, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::nowrap, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {lacks, attr::controls, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {scripting_enabled, 0, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {lacks, attr::open, ""},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {has, attr::popover, ""},
    {is, attr::hidden, "until-found"},
    {has, attr::hidden, ""},
    {is_not, attr::hidden, "until-found"},
    {child_of, tag::maction, ""},
    {not_first_child, 0, ""},
    {child_of, tag::semantics, ""},
    {not_first_child, 0, ""},
    {is, attr::display, "block"},
    {child_of, tag::maction, ""},
    {not_first_child, 0, ""},
    {child_of, tag::semantics, ""},
    {not_first_child, 0, ""},
    {child_of, tag::maction, ""},
    {not_first_child, 0, ""},
    {child_of, tag::semantics, ""},
    {not_first_child, 0, ""},
    {child_of, tag::maction, ""},
    {not_first_child, 0, ""},
    {child_of, tag::semantics, ""},
    {not_first_child, 0, ""},
    {child_of, tag::maction, ""},
    {not_first_child, 0, ""},
    {child_of, tag::semantics, ""},
    {not_first_child, 0, ""},
};

constexpr ConditionalDeclaration declarations[] = {
    {0, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {1, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {2, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {4, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {5, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {6, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {8, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::inline_level)},
    {9, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {10, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {11, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {13, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {14, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {15, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {16, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {18, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {19, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {20, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {21, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {23, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {24, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {25, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {26, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {27, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {28, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {29, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {30, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {32, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {33, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {34, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {36, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {37, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {38, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {40, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {41, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {42, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {44, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::pre_wrap)},
    {45, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {46, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {47, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {49, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {50, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {51, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {53, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {54, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {55, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {57, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {58, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {59, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {61, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {62, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {63, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {65, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {66, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {67, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {69, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::normal)},
    {70, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {71, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {72, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {74, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {75, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {76, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {78, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {79, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {80, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {82, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {83, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {84, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {86, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {87, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {88, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {90, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {91, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {92, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {94, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {95, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {96, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {98, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {99, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {100, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {102, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::nowrap)},
    {103, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {104, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {105, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {107, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {108, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {109, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {111, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {112, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {113, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {114, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {116, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {117, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {118, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {120, 1, StyleProperty::contents, static_cast<std::uint8_t>(Contents::none)},
    {121, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {122, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {123, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {125, 1, StyleProperty::content_visibility,
     static_cast<std::uint8_t>(ContentVisibility::hidden_but_summary)},
    {126, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {127, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {128, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {130, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {131, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {132, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {134, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {135, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {136, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {138, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {139, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {140, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {142, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {143, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {144, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {146, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {147, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {148, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {150, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {152, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {154, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::block)},
    {155, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {157, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {159, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {161, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {163, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {165, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {167, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {169, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
};

constexpr ElementStyle styles[] = {
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 0, 0},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 0, 3},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible}, 3, 4},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible}, 7, 4},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 11, 4},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 15, 8},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 23, 3},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 26, 3},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 29, 3},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible}, 32, 3},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible}, 35, 4},
    {{Display::contents, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 39, 3},
    {{Display::ruby, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 42, 3},
    {{Display::ruby_text, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 45, 3},
    {{Display::inline_level, WhiteSpace::nowrap, Contents::inherit, ContentVisibility::visible}, 48, 3},
    {{Display::list_item, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 51, 3},
    {{Display::table, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 54, 4},
    {{Display::table_caption, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 58, 3},
    {{Display::table_column_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible},
     61,
     3},
    {{Display::table_column, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 64, 3},
    {{Display::table_header_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible},
     67,
     3},
    {{Display::table_row_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 70, 3},
    {{Display::table_footer_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible},
     73,
     3},
    {{Display::table_row, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 76, 3},
    {{Display::table_cell, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 79, 4},
    {{Display::inline_block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 83, 3},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible}, 86, 4},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible}, 90, 3},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 93, 4},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 97, 4},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible}, 101, 3},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible}, 104, 3},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible}, 107, 3},
    {{Display::block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible}, 110, 3},
    {{Display::inline_block, WhiteSpace::pre_wrap, Contents::none, ContentVisibility::visible}, 113, 3},
    {{Display::block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible}, 116, 2},
    {{Display::inline_block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible}, 118, 1},
    {{Display::inline_table, WhiteSpace::inherit, Contents::all, ContentVisibility::visible}, 119, 2},
    {{Display::table_row, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible}, 121, 2},
    {{Display::table_cell, WhiteSpace::inherit, Contents::all, ContentVisibility::visible}, 123, 2},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible}, 125, 2},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible}, 127, 0},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible}, 127, 0},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible}, 127, 0},
};

// By name of the element: an index into `styles`.
struct Indexes {
  std::uint8_t by_name[kKnownTagNames] = {};
};
constexpr Indexes html_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 1;
  indexes.by_name[tag::embed] = 2;
  indexes.by_name[tag::input] = 3;
  indexes.by_name[tag::noscript] = 4;
  indexes.by_name[tag::form] = 5;
  indexes.by_name[tag::dialog] = 6;
  indexes.by_name[tag::area] = 7;
  indexes.by_name[tag::base] = 7;
  indexes.by_name[tag::basefont] = 7;
  indexes.by_name[tag::datalist] = 7;
  indexes.by_name[tag::head] = 7;
  indexes.by_name[tag::link] = 7;
  indexes.by_name[tag::meta] = 7;
  indexes.by_name[tag::noembed] = 7;
  indexes.by_name[tag::noframes] = 7;
  indexes.by_name[tag::param] = 7;
  indexes.by_name[tag::rp] = 7;
  indexes.by_name[tag::script] = 7;
  indexes.by_name[tag::style] = 7;
  indexes.by_name[tag::template_] = 7;
  indexes.by_name[tag::title] = 7;
  indexes.by_name[tag::html] = 8;
  indexes.by_name[tag::body] = 8;
  indexes.by_name[tag::address] = 8;
  indexes.by_name[tag::blockquote] = 8;
  indexes.by_name[tag::center] = 8;
  indexes.by_name[tag::div] = 8;
  indexes.by_name[tag::figure] = 8;
  indexes.by_name[tag::figcaption] = 8;
  indexes.by_name[tag::footer] = 8;
  indexes.by_name[tag::header] = 8;
  indexes.by_name[tag::hr] = 8;
  indexes.by_name[tag::legend] = 8;
  indexes.by_name[tag::listing] = 9;
  indexes.by_name[tag::main] = 8;
  indexes.by_name[tag::p] = 8;
  indexes.by_name[tag::plaintext] = 9;
  indexes.by_name[tag::pre] = 10;
  indexes.by_name[tag::search] = 8;
  indexes.by_name[tag::xmp] = 9;
  indexes.by_name[tag::slot] = 11;
  indexes.by_name[tag::ruby] = 12;
  indexes.by_name[tag::rt] = 13;
  indexes.by_name[tag::nobr] = 14;
  indexes.by_name[tag::article] = 8;
  indexes.by_name[tag::aside] = 8;
  indexes.by_name[tag::h1] = 8;
  indexes.by_name[tag::h2] = 8;
  indexes.by_name[tag::h3] = 8;
  indexes.by_name[tag::h4] = 8;
  indexes.by_name[tag::h5] = 8;
  indexes.by_name[tag::h6] = 8;
  indexes.by_name[tag::hgroup] = 8;
  indexes.by_name[tag::nav] = 8;
  indexes.by_name[tag::section] = 8;
  indexes.by_name[tag::dir] = 8;
  indexes.by_name[tag::dd] = 8;
  indexes.by_name[tag::dl] = 8;
  indexes.by_name[tag::dt] = 8;
  indexes.by_name[tag::menu] = 8;
  indexes.by_name[tag::ol] = 8;
  indexes.by_name[tag::ul] = 8;
  indexes.by_name[tag::li] = 15;
  indexes.by_name[tag::table] = 16;
  indexes.by_name[tag::caption] = 17;
  indexes.by_name[tag::colgroup] = 18;
  indexes.by_name[tag::col] = 19;
  indexes.by_name[tag::thead] = 20;
  indexes.by_name[tag::tbody] = 21;
  indexes.by_name[tag::tfoot] = 22;
  indexes.by_name[tag::tr] = 23;
  indexes.by_name[tag::td] = 24;
  indexes.by_name[tag::th] = 24;
  indexes.by_name[tag::button] = 25;
  indexes.by_name[tag::fieldset] = 8;
  indexes.by_name[tag::audio] = 26;
  indexes.by_name[tag::iframe] = 27;
  indexes.by_name[tag::video] = 27;
  indexes.by_name[tag::canvas] = 28;
  indexes.by_name[tag::img] = 27;
  indexes.by_name[tag::details] = 29;
  indexes.by_name[tag::summary] = 8;
  indexes.by_name[tag::marquee] = 25;
  indexes.by_name[tag::meter] = 30;
  indexes.by_name[tag::progress] = 30;
  indexes.by_name[tag::select] = 31;
  indexes.by_name[tag::option] = 32;
  indexes.by_name[tag::optgroup] = 33;
  indexes.by_name[tag::textarea] = 34;
  indexes.by_name[tag::frameset] = 8;
  indexes.by_name[tag::frame] = 8;
  return indexes;
}();
constexpr Indexes mathml_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 35;
  indexes.by_name[tag::math] = 36;
  indexes.by_name[tag::mtable] = 37;
  indexes.by_name[tag::mtr] = 38;
  indexes.by_name[tag::mtd] = 39;
  indexes.by_name[tag::mi] = 40;
  indexes.by_name[tag::mn] = 40;
  indexes.by_name[tag::mo] = 40;
  indexes.by_name[tag::ms] = 40;
  indexes.by_name[tag::mtext] = 40;
  return indexes;
}();
constexpr Indexes svg_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 0;
  indexes.by_name[tag::svg_clipPath] = 41;
  indexes.by_name[tag::defs] = 41;
  indexes.by_name[tag::desc] = 41;
  indexes.by_name[tag::svg_linearGradient] = 41;
  indexes.by_name[tag::marker] = 41;
  indexes.by_name[tag::mask] = 41;
  indexes.by_name[tag::metadata] = 41;
  indexes.by_name[tag::pattern] = 41;
  indexes.by_name[tag::svg_radialGradient] = 41;
  indexes.by_name[tag::script] = 41;
  indexes.by_name[tag::style] = 41;
  indexes.by_name[tag::symbol] = 41;
  indexes.by_name[tag::title] = 41;
  indexes.by_name[tag::svg] = 42;
  indexes.by_name[tag::text] = 43;
  indexes.by_name[tag::svg_foreignObject] = 43;
  return indexes;
}();

}  // namespace

const ElementStyle& element_style(Namespace element_namespace, NameId name) {
  switch (element_namespace) {
    case Namespace::html:
      return styles[name < kKnownTagNames ? html_styles.by_name[name] : 1];
    case Namespace::mathml:
      return styles[name < kKnownTagNames ? mathml_styles.by_name[name] : 35];
    case Namespace::svg:
      return styles[name < kKnownTagNames ? svg_styles.by_name[name] : 0];
    default:
      return styles[0];
  }
}

std::span<const ConditionalDeclaration> declarations_of(const ElementStyle& style) {
  return {declarations + style.first_declaration, style.declaration_count};
}

std::span<const StyleCondition> conditions_of(const ConditionalDeclaration& declaration) {
  return {conditions + declaration.first_condition, declaration.condition_count};
}

}  // namespace lockstep::detail
