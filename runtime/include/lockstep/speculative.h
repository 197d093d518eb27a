// Looking ahead while a script blocks the parser: what the markup behind it would fetch
// (https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing). It works on tokens: no
// tree is made or changed. docs/speculative.md says what is reported, and what takes a tree to know.
#ifndef LOCKSTEP_SPECULATIVE_H
#define LOCKSTEP_SPECULATIVE_H

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"

namespace lockstep {

// What was found.
enum class SpeculativeKind : std::uint8_t {
  // What would be fetched.
  classic_script,
  module_script,
  stylesheet,
  image,           // of `img`, `picture`, `input type=image`, SVG `image`, the poster of a `video`
  preload,         // `link rel=preload`
  module_preload,  // `link rel=modulepreload`
  prefetch,        // `link rel=prefetch`
  preconnect,      // a connection only
  dns_prefetch,    // a name to look up only
  // What has an effect on the fetches that come after it.
  base,                     // the document's first `base` with an href: `url`
  content_security_policy,  // `meta http-equiv=content-security-policy`: `content`
  referrer_policy,          // `meta name=referrer`: `content`
  viewport,                 // `meta name=viewport`: `content`
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
  // Of a `meta`.
  std::string_view content;
  // Those of the element: crossorigin, integrity, referrerpolicy, fetchpriority, nonce, media, as, async, …
  std::span<const TokenAttributeView> attributes;
  // Of an `img` in a `picture`: the `source` elements before it.
  std::span<const SpeculativeSource> sources;

  // The value of the attribute of that name, in lower case; none if the element does not have it.
  LOCKSTEP_EXPORT std::optional<std::string_view> attribute(std::string_view name) const;
};

// What the speculative parser has in common with the parser.
struct SpeculativeOptions {
  // The edition of the Standard whose rules are followed.
  Edition edition = kDefaultEdition;
  // Off, no script is reported, `noscript` is looked into, and no image is lazy.
  bool scripting = true;
  // As ParseOptions::allow_declarative_shadow_roots: on, their content is looked into.
  bool allow_declarative_shadow_roots = false;
};

// Where the speculative parser starts: the parser is in its data state, behind the end tag of a script.
struct SpeculativeStart {
  // The href of the document's first `base` element that has one. Later ones have no effect then.
  std::optional<std::string_view> base = std::nullopt;
  // The parser's open elements that are not HTML elements, the outermost first; see TokenizerOptions. Behind
  // an HTML script there are none, behind an SVG script at least the `svg`.
  std::span<const OpenForeignElement> open_foreign_elements = {};
};

// The speculative parser of one document.
//
//   lockstep::SpeculativeParser ahead;
//   ahead.start();
//   ahead.write(text_behind_the_script);             // and more of it as it arrives
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

  // #start-the-speculative-html-parser. Stops it first if it has been started. What `from` refers to is
  // copied.
  void start(const SpeculativeStart& from = {});
  // Input that the parser has not consumed, UTF-8, split anywhere, copied. Without effect unless started.
  void write(std::string_view chunk);
  // The next that was found in what was written, in its order, or null. Input in which nothing is found costs
  // what tokenizing it costs, in bounded memory.
  const SpeculativeFetch* next();
  // #stop-the-speculative-html-parser: all input is thrown away. To be called when the script has run.
  void stop();

 private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace lockstep

#endif
