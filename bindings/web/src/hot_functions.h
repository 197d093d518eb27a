// The functions that process nearly every byte of a page. edition_fast.cpp compiles them for speed;
// edition_small.cpp compiles the rest of the edition for size.
#ifndef LOCKSTEP_WEB_HOT_FUNCTIONS_H
#define LOCKSTEP_WEB_HOT_FUNCTIONS_H

// The newest edition: its header and its namespace.
#include "parser/edition.h"
#include "parser/editions/living/data.h"

#include "parse/edition_entry.h"

namespace lockstep {

inline constexpr detail::Build kWebBuild = detail::build_for({});
using WebBuilder = parser::TreeBuilder<parser::Living, detail::Tree, kWebBuild>;
using WebSink = detail::TokenSink<WebBuilder>;
using WebTokenizer = parser::Tokenizer<parser::Living, WebSink, kWebBuild>;
using WebCharacters = detail::Characters<WebTokenizer::Types>;
using WebAttribute = detail::CurrentAttribute<WebTokenizer::Types>;
using WebStack = detail::Stack<WebBuilder::Types>;

LOCKSTEP_WEB_HOT template bool WebTokenizer::run();
LOCKSTEP_WEB_HOT template bool WebTokenizer::scan_tag();
LOCKSTEP_WEB_HOT template void WebCharacters::hand_over(WebTokenizer&);
LOCKSTEP_WEB_HOT template void WebAttribute::finish_open();
LOCKSTEP_WEB_HOT template bool WebBuilder::take_start_tag_lane(detail::TagToken&);
LOCKSTEP_WEB_HOT template bool WebBuilder::take_end_tag_lane(detail::NameId);
LOCKSTEP_WEB_HOT template bool WebBuilder::take_text_lane(std::string_view);
LOCKSTEP_WEB_HOT template bool WebStack::append_element(detail::NameId, const detail::TokenAttribute*,
                                                        std::size_t, WebStack::Element, bool);
LOCKSTEP_WEB_HOT template bool WebStack::append_leaf(const detail::TagToken&, WebStack::Element);

}  // namespace lockstep

// The loops of this class run at the beginning and the end of each document.
LOCKSTEP_WEB_HOT template class std::vector<lockstep::detail::ElementRecord<lockstep::detail::NodeId>*>;
LOCKSTEP_WEB_HOT template class std::vector<lockstep::detail::FormattingEntry<lockstep::detail::NodeId>*>;
LOCKSTEP_WEB_HOT template class std::vector<std::uint32_t>;
LOCKSTEP_WEB_HOT template class lockstep::detail::FormattingList<lockstep::detail::NodeId>;

#endif
