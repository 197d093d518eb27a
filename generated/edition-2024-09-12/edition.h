// Generated from spec/ by the generator. Edit the rules, then run scripts/generate.
// The edition 2024-09-12 as the runtime compiles it.
#ifndef LOCKSTEP_GENERATED_EDITION_2024_09_12_EDITION_H
#define LOCKSTEP_GENERATED_EDITION_2024_09_12_EDITION_H

#include "edition-2024-09-12/feedback.h"
#include "edition-2024-09-12/rules.h"
#include "edition-2024-09-12/sets.h"
#include "edition-2024-09-12/sniffing.h"
#include "edition-2024-09-12/tokenizer.h"
#include "edition-2024-09-12/tree_builder.h"

namespace lockstep::edition_2024_09_12 {

struct Rules {
  template <class Sink, class Observer>
  using Tokenizer = edition_2024_09_12::Tokenizer<Sink, Observer>;
  template <class Tree, class Observer>
  using TreeBuilder = edition_2024_09_12::TreeBuilder<Tree, Observer>;
  using Feedback = edition_2024_09_12::Feedback;
  template <class Observer>
  using Sniffer = edition_2024_09_12::Sniffer<Observer>;

  // With positions; in a file of its own, locating.cpp.
  static detail::EditionPipeline* make_locating_pipeline(void* storage, detail::Tree& tree,
                                                         const ParseOptions& options);

  static constexpr std::span<const detail::TreeErrorInfo> errors{tree_errors};
  static constexpr auto sets_of = &edition_2024_09_12::sets_of;
  static constexpr NameSet serializes_as_void = sets::set_serializes_as_void;
  static constexpr NameSet raw_text_when_serialized = sets::set_raw_text_when_serialized;
  static constexpr NameSet shadow_hosts = sets::set_shadow_hosts;
  static constexpr NameSet reserved_custom_element_names = sets::set_reserved_custom_element_names;
  // spec/tables/serialization.tsv
  static constexpr detail::SerializationRules serialization = {
      .escape_angle_brackets_in_attributes = false,
      .question_mark_ends_processing_instruction = false,
      .slot_assignment_attribute = false,
      .custom_element_registry_attribute = false,
  };
  // By the Standard's name without "state"; an unknown name is that of the data state.
  static State state_named(std::string_view name) {
    for (std::size_t i = 0; i < std::size(state_names); ++i)
      if (state_names[i] == name) return static_cast<State>(i);
    return State::data;
  }
};

}  // namespace lockstep::edition_2024_09_12

#endif
