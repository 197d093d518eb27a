// The optional attachments of a parse: a watcher, a sanitizer, and the recording of positions. Each is
// independent of the others.
#ifndef LOCKSTEP_OBSERVER_ATTACHMENTS_H
#define LOCKSTEP_OBSERVER_ATTACHMENTS_H

#include <type_traits>

#include "observer/observer.h"

// Whether a build of the generated code also serves parses that need less than it is compiled for, deciding
// at run time. 0: no. 1: parses with and without positions share a build; the code is a third smaller and a
// little slower. 2: all parses share one build; the code has a third of the size and is at least twice as
// slow.
#ifndef LOCKSTEP_ONE_PIPELINE
#define LOCKSTEP_ONE_PIPELINE 0
#endif

namespace lockstep::detail {

struct ParserSanitizer;  // sanitize/parser_sanitizer.h

// What a build of the generated code supports in addition to parsing.
struct Build {
  bool watch = false;     // a Watcher is notified of each step; no derived fast paths
  bool locate = false;    // the tree records the positions of its nodes in the text
  bool sanitize = false;  // elements, attributes and comments may be refused

  friend bool operator==(const Build&, const Build&) = default;
};

// Returns the build that serves parses with these needs.
constexpr Build build_for(Build needed) {
  constexpr Build kAll{.watch = true, .locate = true, .sanitize = true};
  if (LOCKSTEP_ONE_PIPELINE == 2) return kAll;
  if (LOCKSTEP_ONE_PIPELINE == 1 && needed == Build{}) return {.locate = true};
  return needed;
}

// What is attached to a parse; it must outlive the parse.
struct Attachments {
  Watcher* watcher = nullptr;                  // null if there is none
  const ParserSanitizer* sanitizer = nullptr;  // null if there is none
  bool positions = false;
};

// The attachments as seen by a build: those for which it has no code are always absent.
template <Build build>
class Attached {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): this is a view of them
  Attached(const Attachments& attachments) : kept_(attachments) {}

  constexpr bool watches() const {
    if constexpr (build.watch && kShared) return kept_.watcher != nullptr;
    return build.watch;
  }
  // Whether the places of tokens are recorded. The build for sanitizing always records them.
  constexpr bool locates() const {
    if constexpr (build.locate && kShared) return kept_.positions;
    return build.locate;
  }
  // Whether the tree records the positions of its nodes.
  constexpr bool records_positions() const {
    if constexpr (build.locate && (build.sanitize || kShared)) return kept_.positions;
    return build.locate;
  }
  // Available only in builds that watch.
  Watcher* watcher() const { return kept_.watcher; }
  // Calls the function of the watcher, if there is one. The arguments must have no side effects: in builds
  // without watchers, compilers do not compute them.
  template <class... Parameters, class... Arguments>
  void notify([[maybe_unused]] void (Watcher::*function)(Parameters...),
              [[maybe_unused]] const Arguments&... arguments) const {
    if constexpr (build.watch)
      if (watches()) (kept_.watcher->*function)(arguments...);
  }

 private:
  static constexpr bool kShared = LOCKSTEP_ONE_PIPELINE != 0;
  static constexpr bool kAsks = build != Build{} && (build.watch || build.sanitize || kShared);
  struct Nothing {
    explicit Nothing(const Attachments&) {}
  };

  [[no_unique_address]] std::conditional_t<kAsks, Attachments, Nothing> kept_;
};

// Called when a rule is entered: notifies the watcher, if there is one, by calling tell(watcher, branch).
template <Build build, class Branch, class Tell>
auto enter_rule([[maybe_unused]] const Attached<build>& attached, [[maybe_unused]] Branch branch,
                [[maybe_unused]] Tell tell) {
  if constexpr (build.watch)
    return WatchedRule(attached.watcher(), static_cast<unsigned>(branch), tell);
  else
    return UnwatchedRule();
}

}  // namespace lockstep::detail

#endif
