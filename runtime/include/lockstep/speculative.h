// Looking ahead while a script blocks the parser: what the markup behind it would fetch
// (https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing). The rules of tree
// construction run over speculative mock elements, so that elements that an insertion mode ignores, or that
// are inside a template, are not reported. docs/speculative.md is a guide.
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
#include "lockstep/parser.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

namespace detail {
struct BuilderState;
}

// What was found. spec/tables/speculative-fetches.tsv says which elements are of which kind.
enum class SpeculativeKind : std::uint8_t {
  // What would be fetched.
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
  dns_prefetch,  // a name to look up only
  media,         // of `audio` and `video`; the host chooses among their `source` elements
  track,         // `track default`
  frame,         // of `iframe` and `frame`
  embed,
  object,
  // What has an effect on the fetches that come after it.
  base,                     // the document's first `base` with an href: `url`
  content_security_policy,  // `meta http-equiv=content-security-policy` in the head: `content`
  referrer_policy,          // `meta name=referrer`: `content`
  viewport,                 // `meta name=viewport`: `content`
  color_scheme,             // `meta name=color-scheme`: `content`
  refresh,                  // `meta http-equiv=refresh`: `content`
};

// A `source` of a `picture`, of which the host chooses. An attribute that is missing is empty.
struct SpeculativeSource {
  std::string_view srcset;  // image candidates
  std::string_view sizes;   // of the candidates
  std::string_view media;   // a media query list
  std::string_view type;    // a MIME type
};

// Something that was found. All views are valid until next(), start() or stop() are called; write() has no
// effect on them.
struct SpeculativeFetch {
  SpeculativeKind kind;  // which of the others have a meaning
  // As written; the host resolves it. Of an image with a srcset it may be empty.
  std::string_view url;
  // The href of the document's first `base`, as written, as far as has been seen; empty for none.
  std::string_view base;
  // Of a `meta`, its content; of an `@import`, what follows the URL: layer, supports() and media queries.
  std::string_view content;
  // Those of the element: srcset, crossorigin, integrity, referrerpolicy, fetchpriority, nonce, media, as, …
  // A prefix is part of the name ("xlink:href").
  std::span<const TokenAttributeView> attributes;
  // Of an `img` in a `picture`: the `source` elements before it that have a srcset.
  std::span<const SpeculativeSource> sources;
  // Which element this is, in the order of creation; of a `source`, which `audio` or `video` it belongs to.
  std::uint64_t element = 0;

  // The value of the attribute of that name, in lower case; none if the element does not have it.
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view name) const;
};

// What the speculative parser has in common with the parser.
struct SpeculativeOptions {
  // The edition of the Standard whose rules are followed, unless it starts from the state of a parser, which
  // has its own.
  Edition edition = kDefaultEdition;
  // Off, no script is reported, `noscript` is looked into, and nothing is lazy.
  bool scripting = true;
  // As ParseOptions::allow_declarative_shadow_roots: on, their content is looked into.
  bool allow_declarative_shadow_roots = false;
  // Each start() is limited as a parse is; see SpeculativeParser::status().
  Limits limits = {};
};

// Where the speculative parser starts: by default at the beginning of a document. That of a parser that a
// script blocks comes from ScriptingParser::speculative_start(). It refers to nothing of the parser, may be
// copied, and used on any thread.
struct SpeculativeStart {
  // The href of the document's first `base` element that has one. Later ones have no effect then.
  std::optional<std::string> base = std::nullopt;
  // The state of a parser; null: none.
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
// No URL is reported twice, also after another start(): the document's list of speculative fetch URLs is kept
// here, by the URL and the base as they are written (an image with candidates: by all of them).
class LOCKSTEP_EXPORT SpeculativeParser {
 public:
  // It has yet to be started.
  explicit SpeculativeParser(const SpeculativeOptions& options = {});
  SpeculativeParser(SpeculativeParser&&) noexcept;  // what it gave out stays valid
  SpeculativeParser& operator=(SpeculativeParser&&) noexcept;
  ~SpeculativeParser();

  // #start-the-speculative-html-parser. Stops it first if it has been started. O(size of the state)
  void start(const SpeculativeStart& from = {});
  // Input that the parser has not consumed, UTF-8, split anywhere, copied. Without effect unless started.
  void write(std::string_view chunk);
  // The next that was found in what was written, in its order, or null. Linear in the input all in all;
  // beside what has been written and not looked at, memory is needed for open elements, new names and the
  // list of URLs.
  const SpeculativeFetch* next();
  // Which of SpeculativeOptions::limits was met since start(), or ok: then nothing more is found.
  Status status() const;
  // #stop-the-speculative-html-parser: all input is thrown away. To be called when the script has run.
  void stop();

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
