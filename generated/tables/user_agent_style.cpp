// Generated from spec/text/user-agent-style.tsv by the generator. Edit the table, then run scripts/generate.
#include "rendering/style.h"
#include "tables/known_names.h"

namespace lockstep::detail {

namespace {

constexpr StyleCondition style_conditions[] = {
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::is, attr::align, "right"},
    {StyleConditionKind::is, attr::align, "left"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::type, "image"},
    {StyleConditionKind::is, attr::align, "right"},
    {StyleConditionKind::is, attr::type, "image"},
    {StyleConditionKind::is, attr::align, "left"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::is, attr::type, "hidden"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::scripting_enabled, 0, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::child_of, tag::tr, ""},
    {StyleConditionKind::child_of, tag::tfoot, ""},
    {StyleConditionKind::child_of, tag::tbody, ""},
    {StyleConditionKind::child_of, tag::thead, ""},
    {StyleConditionKind::child_of, tag::table, ""},
    {StyleConditionKind::lacks, attr::open, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::wrap, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::quirks_mode, 0, ""},
    {StyleConditionKind::is, attr::align, "right"},
    {StyleConditionKind::is, attr::align, "left"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::nowrap, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::lacks, attr::controls, ""},
    {StyleConditionKind::scripting_enabled, 0, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::is, attr::align, "right"},
    {StyleConditionKind::is, attr::align, "left"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::scripting_enabled, 0, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::is, attr::align, "right"},
    {StyleConditionKind::is, attr::align, "left"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::lacks, attr::open, ""},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::is, attr::display, "block"},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::maction, ""},
    {StyleConditionKind::not_first_child, 0, ""},
    {StyleConditionKind::child_of, tag::semantics, ""},
    {StyleConditionKind::not_first_child, 0, ""},
};

constexpr ConditionalDeclaration declarations[] = {
    {0, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {1, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {2, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {4, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {5, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {6, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {7, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {8, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {10, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::inline_level)},
    {11, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {12, 2, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {14, 2, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {16, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {17, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {18, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {20, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {21, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {22, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {23, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {25, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {26, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {27, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {28, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {30, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {31, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {32, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {33, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {34, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {35, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {36, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {37, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {39, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {40, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {41, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {43, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {44, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {45, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {47, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {48, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {49, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {51, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::pre_wrap)},
    {52, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {53, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {54, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {56, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {57, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {58, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {60, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {61, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {62, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {64, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {65, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {66, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {68, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {69, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {70, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {72, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {73, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {74, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {76, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {77, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {78, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {80, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::normal)},
    {81, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {82, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {83, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {84, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {85, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {87, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {88, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {89, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {91, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {92, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {93, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {94, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {96, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {97, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {98, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {99, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {101, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {102, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {103, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {104, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {106, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {107, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {108, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {109, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {111, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {112, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {113, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {114, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {116, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {117, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {118, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {119, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {121, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::nowrap)},
    {122, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {123, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {124, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {126, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {127, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {128, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {130, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {132, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {133, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {134, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {136, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {137, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {138, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {139, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {140, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {142, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {143, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {144, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {146, 1, StyleProperty::contents, static_cast<std::uint8_t>(Contents::none)},
    {147, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {148, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {149, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {151, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {152, 1, StyleProperty::position, static_cast<std::uint8_t>(Position::floating)},
    {153, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {154, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {155, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {157, 1, StyleProperty::content_visibility,
     static_cast<std::uint8_t>(ContentVisibility::hidden_but_summary)},
    {158, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {159, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {160, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {162, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {163, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {164, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {166, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {167, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {168, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {170, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {171, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {172, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {174, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {175, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {176, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {178, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {179, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {180, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {182, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {183, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {184, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {186, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {188, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {190, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::block)},
    {191, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {193, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {195, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {197, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {199, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {201, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {203, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {205, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {207, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {209, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {211, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {213, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
};

constexpr ElementStyle styles[] = {
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     0,
     0,
     0},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     0,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     3,
     7,
     attribute_bit(attr::align) | attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     10,
     6,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover) | attribute_bit(attr::type)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     16,
     4,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     20,
     8,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::absolute,
      Visibility::visible, Content::normal},
     28,
     3,
     kAnyAttributes},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     31,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     34,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     37,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     40,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover) | attribute_bit(attr::wrap)},
    {{Display::contents, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     44,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::ruby, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     47,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::ruby_text, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     50,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::quotes},
     53,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::nowrap, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     56,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::list_item, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     59,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     62,
     6,
     kAnyAttributes},
    {{Display::table_caption, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     68,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_column_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     71,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_column, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     75,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_header_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     79,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_row_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     83,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_footer_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     87,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_row, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     91,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_cell, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     95,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::nowrap) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     99,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     102,
     4,
     kAnyAttributes},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     106,
     5,
     attribute_bit(attr::align) | attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     111,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     114,
     4,
     kAnyAttributes},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     118,
     5,
     attribute_bit(attr::align) | attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     123,
     4,
     kAnyAttributes},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     127,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     130,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     133,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     136,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::pre_wrap, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     139,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     142,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     145,
     2,
     kAnyAttributes},
    {{Display::inline_block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     147,
     1,
     attribute_bit(attr::display)},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::quotes},
     148,
     2,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible, Position::in_flow,
      Visibility::hidden, Content::normal},
     150,
     2,
     kAnyAttributes},
    {{Display::inline_table, WhiteSpace::inherit, Contents::all, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     152,
     2,
     kAnyAttributes},
    {{Display::table_row, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     154,
     2,
     kAnyAttributes},
    {{Display::table_cell, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     156,
     2,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     158,
     2,
     kAnyAttributes},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     160,
     0,
     0},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     160,
     0,
     0},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     160,
     0,
     0},
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
  indexes.by_name[tag::q] = 14;
  indexes.by_name[tag::nobr] = 15;
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
  indexes.by_name[tag::li] = 16;
  indexes.by_name[tag::table] = 17;
  indexes.by_name[tag::caption] = 18;
  indexes.by_name[tag::colgroup] = 19;
  indexes.by_name[tag::col] = 20;
  indexes.by_name[tag::thead] = 21;
  indexes.by_name[tag::tbody] = 22;
  indexes.by_name[tag::tfoot] = 23;
  indexes.by_name[tag::tr] = 24;
  indexes.by_name[tag::td] = 25;
  indexes.by_name[tag::th] = 25;
  indexes.by_name[tag::button] = 26;
  indexes.by_name[tag::fieldset] = 8;
  indexes.by_name[tag::audio] = 27;
  indexes.by_name[tag::iframe] = 28;
  indexes.by_name[tag::video] = 29;
  indexes.by_name[tag::canvas] = 30;
  indexes.by_name[tag::img] = 28;
  indexes.by_name[tag::object] = 31;
  indexes.by_name[tag::details] = 32;
  indexes.by_name[tag::summary] = 8;
  indexes.by_name[tag::marquee] = 26;
  indexes.by_name[tag::meter] = 33;
  indexes.by_name[tag::progress] = 33;
  indexes.by_name[tag::select] = 34;
  indexes.by_name[tag::option] = 35;
  indexes.by_name[tag::optgroup] = 36;
  indexes.by_name[tag::textarea] = 37;
  indexes.by_name[tag::frameset] = 36;
  indexes.by_name[tag::frame] = 38;
  return indexes;
}();
constexpr Indexes mathml_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 39;
  indexes.by_name[tag::math] = 40;
  indexes.by_name[tag::ms] = 41;
  indexes.by_name[tag::mphantom] = 42;
  indexes.by_name[tag::mtable] = 43;
  indexes.by_name[tag::mtr] = 44;
  indexes.by_name[tag::mtd] = 45;
  indexes.by_name[tag::mi] = 46;
  indexes.by_name[tag::mn] = 46;
  indexes.by_name[tag::mo] = 46;
  indexes.by_name[tag::mtext] = 46;
  return indexes;
}();
constexpr Indexes svg_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 0;
  indexes.by_name[tag::svg_clipPath] = 47;
  indexes.by_name[tag::defs] = 47;
  indexes.by_name[tag::desc] = 47;
  indexes.by_name[tag::svg_linearGradient] = 47;
  indexes.by_name[tag::marker] = 47;
  indexes.by_name[tag::mask] = 47;
  indexes.by_name[tag::metadata] = 47;
  indexes.by_name[tag::pattern] = 47;
  indexes.by_name[tag::svg_radialGradient] = 47;
  indexes.by_name[tag::script] = 47;
  indexes.by_name[tag::style] = 47;
  indexes.by_name[tag::symbol] = 47;
  indexes.by_name[tag::title] = 47;
  indexes.by_name[tag::svg] = 48;
  indexes.by_name[tag::text] = 49;
  indexes.by_name[tag::svg_foreignObject] = 49;
  return indexes;
}();

}  // namespace

const ElementStyle& element_style(Namespace element_namespace, NameId name) {
  switch (element_namespace) {
    case Namespace::html: return styles[name < kKnownTagNames ? html_styles.by_name[name] : 1];
    case Namespace::mathml: return styles[name < kKnownTagNames ? mathml_styles.by_name[name] : 39];
    case Namespace::svg: return styles[name < kKnownTagNames ? svg_styles.by_name[name] : 0];
    default: return styles[0];
  }
}

std::span<const ConditionalDeclaration> declarations_of(const ElementStyle& style) {
  return {declarations + style.first_declaration, style.declaration_count};
}

std::span<const StyleCondition> conditions_of(const ConditionalDeclaration& declaration) {
  return {style_conditions + declaration.first_condition, declaration.condition_count};
}

}  // namespace lockstep::detail
