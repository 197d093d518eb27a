// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The edition 2026-10-03 as the runtime compiles it.
#ifndef LOCKSTEP_GENERATED_EDITION_2026_10_03_EDITION_H
#define LOCKSTEP_GENERATED_EDITION_2026_10_03_EDITION_H

#include "edition-2026-10-03/feedback.h"
#include "edition-2026-10-03/rules.h"
#include "edition-2026-10-03/sets.h"
#include "edition-2026-10-03/sniffing.h"
#include "edition-2026-10-03/tokenizer.h"
#include "edition-2026-10-03/tree_builder.h"

namespace lockstep::edition_2026_10_03 {

struct Rules {
  template <class Sink, class Observer>
  using Tokenizer = edition_2026_10_03::Tokenizer<Sink, Observer>;
  template <class Tree, class Observer>
  using TreeBuilder = edition_2026_10_03::TreeBuilder<Tree, Observer>;
  using Feedback = edition_2026_10_03::Feedback;
  template <class Observer>
  using Sniffer = edition_2026_10_03::Sniffer<Observer>;

  // With positions; in a file of its own, locating.cpp.
  static detail::EditionPipeline* make_locating_pipeline(void* storage, detail::Tree& tree,
                                                         const ParseOptions& options);

  static constexpr std::span<const detail::TreeErrorInfo> errors{tree_errors};
  static constexpr auto sets_of = &edition_2026_10_03::sets_of;
  static constexpr NameSet serializes_as_void = sets::set_serializes_as_void;
  static constexpr NameSet raw_text_when_serialized = sets::set_raw_text_when_serialized;
  static constexpr NameSet shadow_hosts = sets::set_shadow_hosts;
  static constexpr NameSet reserved_custom_element_names = sets::set_reserved_custom_element_names;
  // spec/tables/serialization.tsv
  static constexpr detail::SerializationRules serialization = {
      .escape_angle_brackets_in_attributes = true,
      .question_mark_ends_processing_instruction = true,
      .slot_assignment_attribute = true,
      .custom_element_registry_attribute = true,
  };
  // By the Standard's name without "state"; an unknown name is that of the data state.
  static State state_named(std::string_view name) {
    for (std::size_t i = 0; i < std::size(state_names); ++i)
      if (state_names[i] == name) return static_cast<State>(i);
    return State::data;
  }
};

}  // namespace lockstep::edition_2026_10_03

#endif
