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
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::has, attr::popover, ""},
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
    {StyleConditionKind::has, attr::popover, ""},
    {StyleConditionKind::is, attr::hidden, "until-found"},
    {StyleConditionKind::has, attr::hidden, ""},
    {StyleConditionKind::is_not, attr::hidden, "until-found"},
    {StyleConditionKind::scripting_enabled, 0, ""},
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
    {4, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {5, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {6, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {8, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::inline_level)},
    {9, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {10, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {11, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {12, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {14, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {15, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {16, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {17, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {19, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {20, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {21, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {22, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {24, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {25, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {26, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {27, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {28, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {29, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {30, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {31, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {33, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {34, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {35, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {37, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {38, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {39, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {41, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {42, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {43, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {45, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::pre_wrap)},
    {46, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {47, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {48, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {50, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {51, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {52, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {54, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {55, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {56, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {58, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {59, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {60, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {62, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {63, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {64, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {66, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {67, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {68, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {70, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {71, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {72, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {74, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::normal)},
    {75, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {76, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {77, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {79, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {80, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {81, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {83, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {84, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {85, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {86, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {88, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {89, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {90, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {91, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {93, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {94, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {95, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {96, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {98, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {99, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {100, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {101, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {103, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {104, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {105, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {106, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {108, 1, StyleProperty::visibility, static_cast<std::uint8_t>(Visibility::collapse)},
    {109, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {110, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {111, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {113, 1, StyleProperty::white_space, static_cast<std::uint8_t>(WhiteSpace::nowrap)},
    {114, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {115, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {116, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {118, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {119, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {120, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {122, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {124, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {125, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {126, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {128, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {129, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {130, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {132, 1, StyleProperty::contents, static_cast<std::uint8_t>(Contents::none)},
    {133, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {134, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {135, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {137, 1, StyleProperty::content_visibility,
     static_cast<std::uint8_t>(ContentVisibility::hidden_but_summary)},
    {138, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {139, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {140, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {142, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {143, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {144, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {146, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {147, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {148, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {150, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {151, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {152, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {154, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {155, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {156, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {158, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {159, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {160, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {162, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {163, 1, StyleProperty::content_visibility, static_cast<std::uint8_t>(ContentVisibility::hidden)},
    {164, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {166, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {168, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {170, 1, StyleProperty::display, static_cast<std::uint8_t>(Display::block)},
    {171, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {173, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {175, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {177, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {179, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {181, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {183, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {185, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {187, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {189, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {191, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
    {193, 2, StyleProperty::display, static_cast<std::uint8_t>(Display::none)},
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
     5,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     8,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover) | attribute_bit(attr::type)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     12,
     4,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     16,
     8,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::absolute,
      Visibility::visible, Content::normal},
     24,
     3,
     kAnyAttributes},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     27,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     30,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     33,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::pre, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     36,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover) | attribute_bit(attr::wrap)},
    {{Display::contents, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     40,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::ruby, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     43,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::ruby_text, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     46,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::quotes},
     49,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::nowrap, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     52,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::list_item, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     55,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     58,
     4,
     kAnyAttributes},
    {{Display::table_caption, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     62,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_column_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     65,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_column, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     69,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_header_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     73,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_row_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     77,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_footer_group, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     81,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_row, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     85,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::table_cell, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     89,
     4,
     attribute_bit(attr::hidden) | attribute_bit(attr::nowrap) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     93,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     96,
     4,
     kAnyAttributes},
    {{Display::inline_level, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     100,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_level, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     103,
     4,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     107,
     4,
     kAnyAttributes},
    {{Display::inline_block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     111,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     114,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     117,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     120,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::inline_block, WhiteSpace::pre_wrap, Contents::none, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     123,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::none, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     126,
     3,
     attribute_bit(attr::hidden) | attribute_bit(attr::popover)},
    {{Display::block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     129,
     2,
     kAnyAttributes},
    {{Display::inline_block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     131,
     1,
     attribute_bit(attr::display)},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::quotes},
     132,
     2,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible, Position::in_flow,
      Visibility::hidden, Content::normal},
     134,
     2,
     kAnyAttributes},
    {{Display::inline_table, WhiteSpace::inherit, Contents::all, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     136,
     2,
     kAnyAttributes},
    {{Display::table_row, WhiteSpace::inherit, Contents::elements, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     138,
     2,
     kAnyAttributes},
    {{Display::table_cell, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     140,
     2,
     kAnyAttributes},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     142,
     2,
     kAnyAttributes},
    {{Display::none, WhiteSpace::inherit, Contents::inherit, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     144,
     0,
     0},
    {{Display::inline_block, WhiteSpace::inherit, Contents::listed, ContentVisibility::visible,
      Position::in_flow, Visibility::visible, Content::normal},
     144,
     0,
     0},
    {{Display::block, WhiteSpace::inherit, Contents::all, ContentVisibility::visible, Position::in_flow,
      Visibility::visible, Content::normal},
     144,
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
  indexes.by_name[tag::video] = 28;
  indexes.by_name[tag::canvas] = 29;
  indexes.by_name[tag::img] = 28;
  indexes.by_name[tag::details] = 30;
  indexes.by_name[tag::summary] = 8;
  indexes.by_name[tag::marquee] = 26;
  indexes.by_name[tag::meter] = 31;
  indexes.by_name[tag::progress] = 31;
  indexes.by_name[tag::select] = 32;
  indexes.by_name[tag::option] = 33;
  indexes.by_name[tag::optgroup] = 34;
  indexes.by_name[tag::textarea] = 35;
  indexes.by_name[tag::frameset] = 34;
  indexes.by_name[tag::frame] = 36;
  return indexes;
}();
constexpr Indexes mathml_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 37;
  indexes.by_name[tag::math] = 38;
  indexes.by_name[tag::ms] = 39;
  indexes.by_name[tag::mphantom] = 40;
  indexes.by_name[tag::mtable] = 41;
  indexes.by_name[tag::mtr] = 42;
  indexes.by_name[tag::mtd] = 43;
  indexes.by_name[tag::mi] = 44;
  indexes.by_name[tag::mn] = 44;
  indexes.by_name[tag::mo] = 44;
  indexes.by_name[tag::mtext] = 44;
  return indexes;
}();
constexpr Indexes svg_styles = [] {
  Indexes indexes;
  for (std::uint8_t& index : indexes.by_name) index = 0;
  indexes.by_name[tag::svg_clipPath] = 45;
  indexes.by_name[tag::defs] = 45;
  indexes.by_name[tag::desc] = 45;
  indexes.by_name[tag::svg_linearGradient] = 45;
  indexes.by_name[tag::marker] = 45;
  indexes.by_name[tag::mask] = 45;
  indexes.by_name[tag::metadata] = 45;
  indexes.by_name[tag::pattern] = 45;
  indexes.by_name[tag::svg_radialGradient] = 45;
  indexes.by_name[tag::script] = 45;
  indexes.by_name[tag::style] = 45;
  indexes.by_name[tag::symbol] = 45;
  indexes.by_name[tag::title] = 45;
  indexes.by_name[tag::svg] = 46;
  indexes.by_name[tag::text] = 47;
  indexes.by_name[tag::svg_foreignObject] = 47;
  return indexes;
}();

}  // namespace

const ElementStyle& element_style(Namespace element_namespace, NameId name) {
  switch (element_namespace) {
    case Namespace::html:
      return styles[name < kKnownTagNames ? html_styles.by_name[name] : 1];
    case Namespace::mathml:
      return styles[name < kKnownTagNames ? mathml_styles.by_name[name] : 37];
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
  return {style_conditions + declaration.first_condition, declaration.condition_count};
}

}  // namespace lockstep::detail
