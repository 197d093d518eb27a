// The speculative HTML parser: finds resources that the markup after a blocking script would fetch
// (https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing). It applies the rules of
// tree construction to speculative mock elements, so it does not report elements that an insertion mode
// ignores or that are inside a template. See docs/guides/speculative.md.
#ifndef LOCKSTEP_SPECULATIVE_H
#define LOCKSTEP_SPECULATIVE_H

#include "lockstep/detail/cpp20.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/options.h"
#include "lockstep/parser.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {
struct BuilderState;
}

// The kinds of results. spec/tables/speculative-fetches.tsv assigns elements to kinds.
enum class SpeculativeKind : std::uint8_t {
  // Fetches.
  classic_script,
  module_script,
  stylesheet,  // of `link`, and of the leading `@import` rules of `style`
  image,       // of `img`, `picture`, `input type=image`, SVG `image` and `feImage`, the poster of a `video`
  preload,     // `link rel=preload`
  module_preload,  // `link rel=modulepreload`
  icon,
  manifest,
  compression_dictionary,
  prefetch,      // `link rel=prefetch`
  preconnect,    // a connection only
  dns_prefetch,  // a DNS lookup only
  media,         // of `audio` and `video`; the host chooses among their `source` elements
  track,         // `track default`
  frame,         // of `iframe` and `frame`
  embed,
  object,
  // Elements that affect later fetches.
  base,                     // the document's first `base` with an href: `url`
  content_security_policy,  // `meta http-equiv=content-security-policy` in the head: `content`
  referrer_policy,          // `meta name=referrer`: `content`
  viewport,                 // `meta name=viewport`: `content`
  color_scheme,             // `meta name=color-scheme`: `content`
  refresh,                  // `meta http-equiv=refresh`: `content`
};

// A `source` of a `picture`; the host chooses one. Missing attributes are empty.
struct SpeculativeSource {
  std::string_view srcset;  // image candidates
  std::string_view sizes;   // for the image candidates
  std::string_view media;   // a media query list
  std::string_view type;    // a MIME type
};

// A result. All views are valid until the next call to next(), start() or stop(); write() does not affect
// them.
struct SpeculativeFetch {
  SpeculativeKind kind;  // determines which members are meaningful
  // The URL as written; the host resolves it. May be empty for an image with a srcset.
  std::string_view url;
  // The href of the document's first `base`, as written, if it has been found by then; otherwise empty.
  std::string_view base;
  // For a `meta`, its content; for an `@import`, what follows the URL: layer, supports() and media queries.
  std::string_view content;
  // The attributes of the element: srcset, crossorigin, integrity, referrerpolicy, fetchpriority, nonce,
  // media, as, … A prefix is part of the name ("xlink:href").
  std::span<const TokenAttributeView> attributes;
  // For an `img` in a `picture`: the preceding `source` elements that have a srcset, at most 64.
  std::span<const SpeculativeSource> sources;
  // The number of the element, in the order of creation; for a `source`, the number of the `audio` or `video`
  // that it belongs to.
  std::uint64_t element = 0;

  // Returns the value of the attribute with that qualified name, spelled as in the DOM, or nullopt.
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view name) const;
};

// Where the speculative parser starts; by default at the beginning of a document.
// ScriptingParser::speculative_start() returns the state of a parser that a script blocks. A SpeculativeStart
// does not refer to the parser, may be copied, and may be used on any thread.
struct SpeculativeStart {
  // The href of the document's first `base` element that has one. If it is set, later `base` elements have no
  // effect.
  std::optional<std::string> base = std::nullopt;
  // The state of a parser, or null.
  std::shared_ptr<const detail::BuilderState> state = nullptr;
};

// The speculative parser of one document.
//
//   lockstep::SpeculativeParser ahead;
//   ahead.start(*parser.speculative_start());
//   ahead.write(parser.unread());                    // and more of it as it arrives
//   while (const lockstep::SpeculativeFetch* fetch = ahead.next()) …
//   ahead.stop();                                    // the script has run
//
// The parser reports no URL twice, even after another start(): it keeps the document's list of speculative
// fetch URLs, keyed by the URL and the base as written (for an image with candidates, also by the
// candidates).
class LOCKSTEP_EXPORT SpeculativeParser {
 public:
  // Creates a parser that has not been started.
  explicit SpeculativeParser(const SpeculativeOptions& options = {});
  SpeculativeParser(SpeculativeParser&&) noexcept;  // results and views stay valid
  SpeculativeParser& operator=(SpeculativeParser&&) noexcept;
  ~SpeculativeParser();

  // #start-the-speculative-html-parser. Stops the parser first if it is running. O(size of the state)
  void start(const SpeculativeStart& from = {});
  // Adds input that the blocked parser has not consumed: UTF-8, which may be split anywhere and is copied.
  // The input is ignored unless the speculative parser has been started.
  void write(std::string_view chunk);
  // Returns the next result in the order of the input, or null. All calls together take time linear in the
  // input. In addition to input that has not been searched yet, the parser takes memory for open elements,
  // new names and the list of URLs.
  const SpeculativeFetch* next();
  // The limit of SpeculativeOptions::limits that was reached since start(), or ok. After a limit, nothing
  // more is found.
  Status status() const;
  // #stop-the-speculative-html-parser: discards all input. Call stop() when the script has run.
  void stop();

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
