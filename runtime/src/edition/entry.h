// The entry points of an edition's generated code.
#ifndef LOCKSTEP_EDITION_ENTRY_H
#define LOCKSTEP_EDITION_ENTRY_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "encoding/encoding_host.h"
#include "lockstep/bytes.h"
#include "lockstep/detail/names.h"
#include "lockstep/edition.h"
#include "lockstep/parser.h"

namespace lockstep {

namespace detail {

class Engine;
class Tree;
class Watcher;
struct Attachments;

struct ChangedEncoding {
  EncodingUsed used;
  EncodingChange change = EncodingChange::none;
};

// The differences between the editions in serializing; see spec/tables/serialization.tsv.
struct SerializationRules {
  bool escape_angle_brackets_in_attributes;
  bool question_mark_ends_processing_instruction;
  bool slot_assignment_attribute;
  bool custom_element_registry_attribute;
};

struct EditionEntry {
  // Creates an engine in storage of kEngineSize bytes. Only the entries of observed editions support a
  // watcher, and only those of sanitizing editions a sanitizer.
  Engine* (*make_engine)(void* storage, Tree& tree, const ParseOptions& options,
                         const Attachments& attachments);
  // #encoding-sniffing-algorithm; `searched` is the part of the bytes that the prescan may search. A watcher
  // is notified only in observed editions.
  EncodingUsed (*sniff)(std::string_view bytes, std::string_view searched, const EncodingOptions& options,
                        Watcher* watcher);
  // #algorithm-for-extracting-a-character-encoding-from-a-meta-element
  MaybeEncoding (*extract)(std::string_view text, const EncodingOptions& options, Watcher* watcher);
  // #change-the-encoding
  ChangedEncoding (*change)(const EncodingUsed& used, bool ascii_so_far, Encoding wanted,
                            const EncodingOptions& options, Watcher* watcher);
  std::uint64_t (*sets_of)(Namespace element_namespace, NameId name);
  std::uint64_t serializes_as_void;  // the bits of the sets in the results of sets_of()
  std::uint64_t raw_text_when_serialized;
  std::uint64_t shadow_hosts;
  std::uint64_t reserved_custom_element_names;
  std::uint64_t listed_elements;
  std::uint64_t form_associated_elements;
  SerializationRules serialization;

  // Whether elements with that name are void.
  bool is_void(Namespace element_namespace, NameId name) const {
    return (sets_of(element_namespace, name) & serializes_as_void) != 0;
  }
};

// Generated, in the order of kEditions.
extern const std::span<const EditionInfo> edition_infos;
extern const std::span<const EditionEntry* const> edition_entries;

// The edition's index in kEditions; the index of kDefaultEdition if this build lacks the edition.
constexpr std::size_t edition_index(Edition edition) {
  std::size_t index = 0;
  while (index < kEditionCount && kEditions[index] != edition) ++index;
  return index < kEditionCount ? index : edition_index(kDefaultEdition);
}

inline const EditionEntry& entry_of(Edition edition) { return *edition_entries[edition_index(edition)]; }

}  // namespace detail
}  // namespace lockstep

#endif
