// The part of the newest edition that is compiled for size. It is linked before edition_fast.cpp, so
// functions that both define come from this file.
#define LOCKSTEP_WEB_HOT extern
#include "hot_functions.h"

namespace lockstep {

using WebScan = detail::TagScan<WebTokenizer::Types>;
using WebTag = detail::CurrentTag<WebTokenizer::Types>;
using WebErrors = detail::TokenizerErrors<WebTokenizer::Types>;

// The functions that the hot functions call.
template void WebSink::start_tag(detail::TagToken&);
template void WebSink::end_tag(detail::TagToken&);
template void WebSink::characters(std::string_view);
template void WebCharacters::emit_current();
template void WebCharacters::hand_over_to_rules();
template bool WebScan::give_up();
template void WebTag::refuse();
template void WebTag::hand_over_unusual(WebTokenizer&);
template void WebErrors::pass_on(ParseErrorCode);
template void WebSink::noted_start_tag(detail::TagToken&);
template void WebSink::noted_end_tag(detail::TagToken&);

namespace living {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<parser::Rules<parser::Living>, detail::Build{}>();

}  // namespace living
}  // namespace lockstep
