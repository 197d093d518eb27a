// Compiles an edition: creates its EditionEntry from its generated code. Included only by
// generated/parser/editions/ and bindings/web/.
#ifndef LOCKSTEP_PARSE_EDITION_ENTRY_H
#define LOCKSTEP_PARSE_EDITION_ENTRY_H

#include <cstddef>
#include <memory>
#include <new>
#include <string_view>

#include "document/tree_inline.h"
#include "edition/entry.h"
#include "observer/attachments.h"
#include "parse/engine.h"
#include "parse/pipeline.h"
#include "sanitize/sanitizing_state.h"

namespace lockstep::detail {

// Creates an engine for parses with these needs.
template <class Rules, Build needed>
Engine* make_engine(void* storage, Tree& tree, const ParseOptions& options, const Attachments& attachments) {
  using Made = Pipeline<Rules, Tree, build_for(needed)>;
  static_assert(sizeof(Made) <= kEngineSize && alignof(Made) <= alignof(std::max_align_t));
  return new (storage) Made(tree, tree.tag_names, tree.attribute_names, options, attachments);
}

// `Rules` has the generated class templates Tokenizer, TreeBuilder and Sniffer, and the edition's other names
// used below.
// Returns the entry without EditionEntry::make_engine, and so without the code that parses to a Document.
template <class Rules, Build needed>
constexpr EditionEntry entry_without_engine() {
  constexpr Build kSniffing{.watch = build_for(needed).watch};
  using Sniffer = typename Rules::template Sniffer<kSniffing>;
  EditionEntry entry{};
  entry.sniff = [](std::string_view bytes, std::string_view searched, const EncodingOptions& options,
                   Watcher* watcher) {
    Sniffer sniffer(bytes, searched, options, Attachments{.watcher = watcher});
    sniffer.sniff_the_encoding();
    return sniffer.result.used();
  };
  entry.extract = [](std::string_view text, const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer(text, text, options, Attachments{.watcher = watcher});
    return sniffer.the_encoding_that_a_meta_element_names();
  };
  entry.change = [](const EncodingUsed& used, bool ascii_so_far, Encoding wanted,
                    const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer({}, {}, options, Attachments{.watcher = watcher});
    sniffer.result.begin_change(used, ascii_so_far);
    sniffer.change_the_encoding_to(wanted);
    return ChangedEncoding{sniffer.result.used(), sniffer.result.change()};
  };
  entry.sets_of = Rules::sets_of;
  entry.serializes_as_void = std::uint64_t{1} << static_cast<unsigned>(Rules::serializes_as_void);
  entry.raw_text_when_serialized = std::uint64_t{1} << static_cast<unsigned>(Rules::raw_text_when_serialized);
  entry.shadow_hosts = std::uint64_t{1} << static_cast<unsigned>(Rules::shadow_hosts);
  entry.reserved_custom_element_names = std::uint64_t{1}
                                        << static_cast<unsigned>(Rules::reserved_custom_element_names);
  entry.listed_elements = std::uint64_t{1} << static_cast<unsigned>(Rules::listed_elements);
  entry.form_associated_elements = std::uint64_t{1} << static_cast<unsigned>(Rules::form_associated_elements);
  entry.serialization = Rules::serialization;
  return entry;
}

template <class Rules, Build needed>
constexpr EditionEntry entry_for() {
  EditionEntry entry = entry_without_engine<Rules, needed>();
  entry.make_engine = [](void* storage, Tree& tree, const ParseOptions& options,
                         const Attachments& attachments) -> Engine* {
    if constexpr (build_for(needed) == Build{})
      if (attachments.positions) return Rules::make_locating_engine(storage, tree, options);
    return make_engine<Rules, needed>(storage, tree, options, attachments);
  };
  return entry;
}

}  // namespace lockstep::detail

#endif
