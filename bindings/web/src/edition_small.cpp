// The newest edition, the part that is compiled for size. It is linked before the other, so functions that
// both define come from this file.
#define LOCKSTEP_WEB_HOT extern
#include "hot_functions.h"

namespace lockstep {

// The functions that the hot functions call.
template void WebSink::start_tag(detail::TagToken&);
template void WebSink::end_tag(detail::TagToken&);
template void WebSink::characters(std::string_view);
template void WebOperations::emit_current_input_character();
template void WebOperations::hand_over_other_pending();
template bool WebOperations::give_up_scan(std::size_t);
template void WebOperations::refuse_tag();
template void WebOperations::hand_over_unusual_tag();
template void WebOperations::report_error(ParseErrorCode);
template void WebSink::noted_start_tag(detail::TagToken&);
template void WebSink::noted_end_tag(detail::TagToken&);

namespace living {

extern const detail::EditionEntry entry;
constexpr detail::EditionEntry entry = detail::entry_for<parser::Rules<parser::Living>, detail::Build{}>();

}  // namespace living
}  // namespace lockstep
