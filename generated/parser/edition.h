// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The parser for one edition, as the runtime instantiates it.
#ifndef LOCKSTEP_GENERATED_PARSER_EDITION_H
#define LOCKSTEP_GENERATED_PARSER_EDITION_H

#include "parser/feedback.h"
#include "parser/rules.h"
#include "parser/sets.h"
#include "parser/sniffing.h"
#include "parser/tokenizer.h"
#include "parser/tree_builder.h"

namespace lockstep::parser {

// `EditionData` is the data of an edition: its date, and the tables of editions/*/data.h.
template <class EditionData>
struct Rules {
  template <class Sink, Build build>
  using Tokenizer = parser::Tokenizer<EditionData, Sink, build>;
  template <class Tree, Build build>
  using TreeBuilder = parser::TreeBuilder<EditionData, Tree, build>;
  using Feedback = detail::Feedback<ForeignContent<EditionData>>;
  template <Build build>
  using Sniffer = parser::Sniffer<EditionData, build>;

  // For parsers that keep the positions of nodes; defined in locating.cpp.
  static constexpr auto make_locating_engine = &EditionData::make_locating_engine;

  static constexpr auto sets_of = &EditionData::sets_of;
  static constexpr NameSet serializes_as_void = sets::set_serializes_as_void;
  static constexpr NameSet raw_text_when_serialized = sets::set_raw_text_when_serialized;
  static constexpr NameSet shadow_hosts = sets::set_shadow_hosts;
  static constexpr NameSet reserved_custom_element_names = sets::set_reserved_custom_element_names;
  static constexpr NameSet listed_elements = sets::set_listed_elements;
  static constexpr NameSet form_associated_elements = sets::set_form_associated_elements;
  static constexpr detail::SerializationRules serialization = EditionData::serialization;
  // Returns the state with that name in the Standard, without "state"; the data state if the edition has no
  // such state.
  static State state_named(std::string_view name) {
    for (std::size_t i = 0; i < std::size(state_names); ++i)
      if (state_names[i] == name && EditionData::has(static_cast<State>(i))) return static_cast<State>(i);
    return State::data;
  }
};

}  // namespace lockstep::parser

#endif
