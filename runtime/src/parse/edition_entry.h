// Compiles an edition: creates its EditionEntry from its generated code. Included only by
// generated/edition-*/.
#ifndef LOCKSTEP_PARSE_EDITION_ENTRY_H
#define LOCKSTEP_PARSE_EDITION_ENTRY_H

#include <memory>
#include <new>
#include <utility>

#include "edition/entry.h"
#include "observer/observer.h"
#include "parse/edition_session.h"
#include "parse/script_session.h"

namespace lockstep::detail {

template <class Observer>
Observer observer_for(Watcher* watcher) {
  if constexpr (Observer::kWatches)
    return {watcher};
  else
    return {};
}

template <class Rules, class Observer>
Session* make_session(void* storage, const ParseOptions& options, const Observer& observer) {
  using Made = EditionSession<Rules, Observer>;
  static_assert(sizeof(Made) <= kSessionSize && alignof(Made) <= alignof(std::max_align_t));
  return new (storage) Made(options, observer);
}

// `Rules` has the generated class templates Tokenizer, TreeBuilder and Sniffer, and the edition's other names
// that are used below.
template <class Rules, class Observer>
constexpr EditionEntry entry_for() {
  using Sniffer = typename Rules::template Sniffer<Observer>;
  EditionEntry entry{};
  entry.errors = Rules::errors;
  entry.make_session = [](void* storage, const ParseOptions& options, Watcher* watcher) -> Session* {
    if constexpr (!Observer::kWatches)
      if (options.positions) return Rules::make_locating_session(storage, options);
    return make_session<Rules>(storage, options, observer_for<Observer>(watcher));
  };
  if constexpr (!Observer::kWatches) {
    entry.make_script_session = [](ScriptHost<Node>& host, std::unique_ptr<ScriptDecoder> decoder,
                                   const ParseOptions& options) -> std::unique_ptr<ScriptSession> {
      return std::make_unique<EditionScriptSession<Rules>>(host, std::move(decoder), options);
    };
  }
  entry.sniff = [](std::string_view bytes, std::string_view searched, const EncodingOptions& options,
                   Watcher* watcher) {
    Sniffer sniffer(bytes, searched, options, observer_for<Observer>(watcher));
    sniffer.sniff_the_encoding();
    return sniffer.used();
  };
  entry.extract = [](std::string_view text, const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer(text, text, options, observer_for<Observer>(watcher));
    return sniffer.the_encoding_that_a_meta_element_names();
  };
  entry.change = [](const EncodingUsed& used, bool ascii_so_far, Encoding wanted,
                    const EncodingOptions& options, Watcher* watcher) {
    Sniffer sniffer({}, {}, options, observer_for<Observer>(watcher));
    sniffer.begin_change(used, ascii_so_far);
    sniffer.change_the_encoding_to(wanted);
    return ChangedEncoding{sniffer.used(), sniffer.change()};
  };
  entry.sets_of = Rules::sets_of;
  entry.serializes_as_void = std::uint64_t{1} << static_cast<unsigned>(Rules::serializes_as_void);
  entry.raw_text_when_serialized = std::uint64_t{1} << static_cast<unsigned>(Rules::raw_text_when_serialized);
  entry.shadow_hosts = std::uint64_t{1} << static_cast<unsigned>(Rules::shadow_hosts);
  entry.reserved_custom_element_names = std::uint64_t{1}
                                        << static_cast<unsigned>(Rules::reserved_custom_element_names);
  entry.serialization = Rules::serialization;
  return entry;
}

}  // namespace lockstep::detail

#endif
