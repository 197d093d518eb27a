// The speculative parser: what the tokens of the elements would fetch.
#include "lockstep/speculative.h"

#include <algorithm>
#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "tokenizer/token_input.h"

namespace lockstep {

namespace {

using Attributes = std::span<const TokenAttributeView>;
using detail::equals_ignoring_case;

std::optional<std::string_view> find(Attributes attributes, std::string_view name) {
  for (const TokenAttributeView& attribute : attributes)
    if (attribute.name == name) return attribute.value;
  return std::nullopt;
}
std::string_view value(Attributes attributes, std::string_view name) {
  return find(attributes, name).value_or(std::string_view());
}
bool has(Attributes attributes, std::string_view name) { return find(attributes, name).has_value(); }
bool is(Attributes attributes, std::string_view name, std::string_view wanted) {
  return equals_ignoring_case(value(attributes, name), wanted);
}

bool is_space(char c) { return detail::is_ascii_whitespace(static_cast<unsigned char>(c)); }
std::string_view stripped(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}
// Whether a set of space-separated tokens has the token.
bool has_token(std::string_view set, std::string_view token) {
  for (std::size_t i = 0; i < set.size();) {
    std::size_t end = i;
    while (end < set.size() && !is_space(set[end])) ++end;
    if (equals_ignoring_case(set.substr(i, end - i), token)) return true;
    i = end + 1;
  }
  return false;
}

// https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match
bool is_javascript(std::string_view type) {
  static constexpr std::string_view kTypes[] = {"text/javascript",
                                                "application/javascript",
                                                "application/ecmascript",
                                                "application/x-ecmascript",
                                                "application/x-javascript",
                                                "text/ecmascript",
                                                "text/javascript1.0",
                                                "text/javascript1.1",
                                                "text/javascript1.2",
                                                "text/javascript1.3",
                                                "text/javascript1.4",
                                                "text/javascript1.5",
                                                "text/jscript",
                                                "text/livescript",
                                                "text/x-ecmascript",
                                                "text/x-javascript"};
  return std::any_of(std::begin(kTypes), std::end(kTypes),
                     [&](std::string_view known) { return equals_ignoring_case(type, known); });
}

// What the attributes say of a script
// (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element); none if nothing is
// fetched.
std::optional<SpeculativeKind> script_kind(Attributes attributes, bool html) {
  const auto type = find(attributes, "type");
  const auto language = html ? find(attributes, "language") : std::nullopt;
  bool classic = (type && type->empty()) || (!type && (!language || language->empty()));
  if (!classic && type) {
    if (equals_ignoring_case(stripped(*type), "module")) return SpeculativeKind::module_script;
    classic = is_javascript(stripped(*type));
  } else if (!classic) {
    classic = is_javascript("text/" + std::string(*language));
  }
  if (!classic || (html && has(attributes, "nomodule"))) return std::nullopt;
  if (html && has(attributes, "event") && has(attributes, "for")) {
    const std::string_view event = stripped(value(attributes, "event"));
    const bool runs = equals_ignoring_case(stripped(value(attributes, "for")), "window") &&
                      (equals_ignoring_case(event, "onload") || equals_ignoring_case(event, "onload()"));
    if (!runs) return std::nullopt;
  }
  return SpeculativeKind::classic_script;
}

// What a `link` fetches, if anything.
std::optional<SpeculativeKind> link_kind(Attributes attributes) {
  const std::string_view rel = value(attributes, "rel");
  if (has_token(rel, "stylesheet")) {
    const std::string_view type = value(attributes, "type");
    const bool css = equals_ignoring_case(stripped(type.substr(0, type.find(';'))), "text/css");
    if (has(attributes, "disabled") || (!type.empty() && !css)) return std::nullopt;
    return SpeculativeKind::stylesheet;
  }
  if (has_token(rel, "preload") && !value(attributes, "as").empty()) return SpeculativeKind::preload;
  if (has_token(rel, "modulepreload")) return SpeculativeKind::module_preload;
  if (has_token(rel, "prefetch")) return SpeculativeKind::prefetch;
  if (has_token(rel, "preconnect")) return SpeculativeKind::preconnect;
  if (has_token(rel, "dns-prefetch")) return SpeculativeKind::dns_prefetch;
  return std::nullopt;
}

// No page has as many.
constexpr std::size_t kMostSources = 64;

}  // namespace

std::optional<std::string_view> SpeculativeFetch::attribute(std::string_view name) const {
  return find(attributes, name);
}

struct SpeculativeParser::Implementation : TokenHandler {
  explicit Implementation(const SpeculativeOptions& wanted) : options(wanted) {}

  void start(const SpeculativeStart& from) {
    TokenizerOptions token_options;
    token_options.edition = options.edition;
    token_options.scripting = options.scripting;
    token_options.open_foreign_elements = from.open_foreign_elements;
    input.emplace(*this, token_options);
    has_base = from.base.has_value();
    base = from.base.value_or(std::string_view());
    templates = 0;
    in_picture = follows_shadow_host = false;
  }
  const SpeculativeFetch* next() {
    found = false;
    if (input)
      while (!found && input->run()) {
      }
    return found ? &fetch : nullptr;
  }

  // --- The handler
  void tag(const Tag& tag) override {
    if (tag.is_start_tag) {
      start_tag(tag);
    } else if (tag.name == "template" && tag.element_namespace == Namespace::html) {
      if (templates != 0) --templates;
    } else if (tag.name == "picture") {
      in_picture = false;
    }
    follows_shadow_host = tag.is_start_tag && can_be_shadow_host(tag);
  }

  void start_tag(const Tag& tag) {
    const std::string_view name = tag.name;
    const Attributes attributes = tag.attributes;
    if (tag.element_namespace == Namespace::svg) {
      if (templates == 0) svg_start_tag(name, attributes);
      return;
    }
    if (tag.element_namespace != Namespace::html) return;
    if (name == "template") {
      if (templates != 0 || !makes_shadow_root(attributes)) ++templates;
      return;
    }
    if (templates != 0) return;
    if (name == "script") {
      script(attributes, value(attributes, "src"), true);
    } else if (name == "link") {
      link(attributes);
    } else if (name == "img" || name == "image") {
      image(attributes);
    } else if (name == "input") {
      if (is(attributes, "type", "image"))
        report(SpeculativeKind::image, value(attributes, "src"), attributes);
    } else if (name == "video") {
      report(SpeculativeKind::image, value(attributes, "poster"), attributes);
    } else if (name == "picture") {
      in_picture = true;
      kept_sources.clear();
    } else if (name == "source") {
      source(attributes);
    } else if (name == "base") {
      set_base(attributes);
    } else if (name == "meta") {
      meta(attributes);
    } else {
      in_picture = false;  // an img in another element is none of the picture
    }
  }
  void svg_start_tag(std::string_view name, Attributes attributes) {
    const std::string_view href = find(attributes, "href").value_or(value(attributes, "xlink:href"));
    if (name == "script") script(attributes, href, false);
    if (name == "image") report(SpeculativeKind::image, href, attributes);
  }

  void script(Attributes attributes, std::string_view url, bool html) {
    if (!options.scripting) return;
    if (const auto kind = script_kind(attributes, html)) report(*kind, url, attributes);
  }
  void link(Attributes attributes) {
    const auto kind = link_kind(attributes);
    if (!kind) return;
    const bool candidates = kind == SpeculativeKind::preload && is(attributes, "as", "image");
    report(*kind, value(attributes, "href"), attributes,
           candidates ? value(attributes, "imagesrcset") : std::string_view());
  }
  void image(Attributes attributes) {
    if (options.scripting && is(attributes, "loading", "lazy")) return;
    sources.clear();
    if (in_picture)
      for (const KeptSource& kept : kept_sources)
        sources.push_back({kept.srcset, kept.sizes, kept.media, kept.type});
    report(SpeculativeKind::image, value(attributes, "src"), attributes, value(attributes, "srcset"),
           sources);
    in_picture = false;
  }
  void source(Attributes attributes) {
    if (!in_picture || kept_sources.size() == kMostSources || value(attributes, "srcset").empty()) return;
    const auto copy = [&](std::string_view name) { return std::string(value(attributes, name)); };
    kept_sources.push_back({copy("srcset"), copy("sizes"), copy("media"), copy("type")});
  }
  void set_base(Attributes attributes) {
    const auto href = find(attributes, "href");
    if (has_base || !href) return;
    has_base = true;
    base = *href;
    give_out({SpeculativeKind::base, base, base, {}, attributes, {}});
  }
  void meta(Attributes attributes) {
    const auto effect = [&](SpeculativeKind kind) {
      give_out({kind, {}, base, value(attributes, "content"), attributes, {}});
    };
    if (is(attributes, "http-equiv", "content-security-policy")) {
      effect(SpeculativeKind::content_security_policy);
    } else if (is(attributes, "name", "referrer")) {
      effect(SpeculativeKind::referrer_policy);
    } else if (is(attributes, "name", "viewport")) {
      effect(SpeculativeKind::viewport);
    }
  }

  // Whether the template becomes a shadow root: it must be the first thing in an element that can have one,
  // which the tag before it shows. Others are rare, and then nothing is looked into.
  bool makes_shadow_root(Attributes attributes) const {
    return options.allow_declarative_shadow_roots && follows_shadow_host &&
           (is(attributes, "shadowrootmode", "open") || is(attributes, "shadowrootmode", "closed"));
  }
  bool can_be_shadow_host(const Tag& tag) const {
    if (!options.allow_declarative_shadow_roots || tag.element_namespace != Namespace::html) return false;
    const detail::EditionEntry& entry = detail::entry_of(options.edition);
    const std::uint64_t sets = entry.sets_of(Namespace::html, detail::known_tag_names.find(tag.name));
    if (detail::may_be_custom_element_name(tag.name))
      return (sets & entry.reserved_custom_element_names) == 0;
    return (sets & entry.shadow_hosts) != 0;
  }

  void report(SpeculativeKind kind, std::string_view url, Attributes attributes,
              std::string_view candidates = {}, std::span<const SpeculativeSource> of_picture = {}) {
    if (url.empty() && candidates.empty() && of_picture.empty()) return;
    if (!seen.insert(key(kind, url, attributes, candidates, of_picture)).second) return;
    give_out({kind, url, base, {}, attributes, of_picture});
  }
  // Two that have one by chance are not fetched ahead both; that is all.
  std::uint64_t key(SpeculativeKind kind, std::string_view url, Attributes attributes,
                    std::string_view candidates, std::span<const SpeculativeSource> of_picture) const {
    const bool connects = kind == SpeculativeKind::preconnect || kind == SpeculativeKind::dns_prefetch;
    std::uint64_t sum = connects ? static_cast<std::uint64_t>(kind) : 0;
    const auto add = [&sum](std::string_view text) {
      sum = (sum ^ std::hash<std::string_view>()(text)) * 0x9E3779B97F4A7C15u + 1;
    };
    add(url);
    add(base);
    if (candidates.empty() && of_picture.empty()) return sum;
    add(candidates);
    add(value(attributes, kind == SpeculativeKind::preload ? "imagesizes" : "sizes"));
    for (const SpeculativeSource& source : of_picture) {
      add(source.srcset);
      add(source.sizes);
      add(source.media);
      add(source.type);
    }
    return sum;
  }
  void give_out(const SpeculativeFetch& what) {
    fetch = what;
    found = true;
    input->pause();
  }

  SpeculativeOptions options;
  std::optional<detail::TokenInput> input;  // none: stopped
  SpeculativeFetch fetch{};
  bool found = false;
  std::unordered_set<std::uint64_t> seen;  // of the document's list of speculative fetch URLs
  bool has_base = false;
  std::string base;
  std::size_t templates = 0;  // open ones whose contents are inert
  bool follows_shadow_host =
      false;  // the last tag was the start tag of an element that can have a shadow root
  bool in_picture = false;
  // A `source` that is kept until its `img` comes.
  struct KeptSource {
    std::string srcset, sizes, media, type;
  };
  std::vector<KeptSource> kept_sources;
  std::vector<SpeculativeSource> sources;
};

SpeculativeParser::SpeculativeParser(const SpeculativeOptions& options)
    : implementation_(std::make_unique<Implementation>(options)) {}
SpeculativeParser::SpeculativeParser(SpeculativeParser&&) noexcept = default;
SpeculativeParser& SpeculativeParser::operator=(SpeculativeParser&&) noexcept = default;
SpeculativeParser::~SpeculativeParser() = default;

void SpeculativeParser::start(const SpeculativeStart& from) { implementation_->start(from); }
void SpeculativeParser::write(std::string_view chunk) {
  if (implementation_->input) implementation_->input->write(chunk);
}
const SpeculativeFetch* SpeculativeParser::next() { return implementation_->next(); }
void SpeculativeParser::stop() { implementation_->input.reset(); }

}  // namespace lockstep
