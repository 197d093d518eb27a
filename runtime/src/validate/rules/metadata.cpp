#include "validate/rules/metadata.h"

#include "lockstep/ranges.h"
#include "validate/rules/walk.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

// https://html.spec.whatwg.org/multipage/semantics.html#charset
constexpr std::uint64_t kCharsetBytes = 1024;

}  // namespace

void Metadata::note(const Subject& element) {
  if (!element.is_html()) return;
  switch (element.name()) {
    case tag::title:
      return note_title(element);
    case tag::base:
      return note_base(element);
    case tag::meta:
      return note_meta(element);
    case tag::link:
      note_link(element);
      return note_url(element);
    default:
      return note_url(element);
  }
}

// https://html.spec.whatwg.org/multipage/semantics.html#the-title-element
void Metadata::note_title(const Subject& title) {
  if (!title_) title_ = title.node;
  if (is_blank(title.node.text_content())) findings_.add(FindingRule::title_empty, title.node, {});
}

// https://html.spec.whatwg.org/multipage/semantics.html#the-base-element
void Metadata::note_base(const Subject& base) {
  if (base_) {
    findings_.set_second(findings_.add(FindingRule::base_second, base.node, {}), FindingRule::base_second,
                         base_, {});
    return;
  }
  base_ = base.node;
  if (!first_url_ || !base.has(attr::href)) return;
  Finding& finding = findings_.add(FindingRule::base_too_late, base.node,
                                   {{"element", tag_of(base.node)}, {"other", tag_of(first_url_)}});
  findings_.set_second(finding, FindingRule::base_too_late, first_url_, {});
}

void Metadata::note_meta(const Subject& meta) {
  if (meta.has(attr::charset) || meta.is_word(attr::http_equiv, "content-type"))
    note_charset(meta);
  else if (meta.has(attr::http_equiv) && is_document_)
    note_pragma(meta);
  if (is_document_) note_name(meta);
}

// https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names
void Metadata::note_name(const Subject& meta) {
  struct Single {
    std::string_view name, scope;
    NameId distinguished_by;
  };
  static constexpr Single kSingle[] = {{"application-name", "this language", attr::lang},
                                       {"color-scheme", "the page", attr::name},
                                       {"description", "the page", attr::name},
                                       {"theme-color", "this media query", attr::media}};
  for (const auto& [name, scope, distinguished_by] : kSingle) {
    if (!meta.is_word(attr::name, name)) continue;
    std::string key(name);
    key += ' ';
    key += in_ascii_lowercase(without_spaces_around(meta.text(distinguished_by)));
    const auto [first, is_new] = names_.emplace(std::move(key), meta.node);
    if (is_new) return;
    Finding& finding =
        findings_.add(FindingRule::meta_name_second, meta.node, {{"name", quoted(name)}, {"scope", scope}});
    findings_.set_second(finding, FindingRule::meta_name_second, first->second, {});
  }
}

void Metadata::note_charset(const Subject& meta) {
  if (charset_) {
    findings_.set_second(findings_.add(FindingRule::meta_charset_second, meta.node, {}),
                         FindingRule::meta_charset_second, charset_, {});
    return;
  }
  charset_ = meta.node;
  if (is_document_ && findings_.place_of(meta.node).end > kCharsetBytes)
    findings_.add(FindingRule::meta_charset_too_late, meta.node, {});
}

// https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives
void Metadata::note_pragma(const Subject& meta) {
  const std::string_view directive = meta.text(attr::http_equiv);
  if (!is_valid(ValueSyntax::pragma_directive, directive)) return;
  const auto [first, is_new] = pragmas_.emplace(in_ascii_lowercase(directive), meta.node);
  if (is_new) return;
  Finding& finding = findings_.add(FindingRule::meta_pragma_second, meta.node, {});
  findings_.set_second(finding, FindingRule::meta_pragma_second, first->second, {});
}

// https://html.spec.whatwg.org/multipage/semantics.html#attr-link-imagesizes
void Metadata::note_link(const Subject& link) {
  if (has_widths(link.text(attr::imagesrcset)) && !link.has(attr::imagesizes))
    findings_.add_about_attribute(FindingRule::link_imagesizes_missing, link.node,
                                  link.index(attr::imagesrcset), {});
}

void Metadata::note_url(const Subject& element) {
  if (!first_url_ && !element.is(tag::html) && (element.has(attr::href) || element.has(attr::src)))
    first_url_ = element.node;
}

// https://html.spec.whatwg.org/multipage/semantics.html#the-head-element
void Metadata::check_document() {
  if (!is_document_ || title_) return;
  if (const Node head = findings_.document().head()) findings_.add(FindingRule::title_missing, head, {});
}

}  // namespace lockstep::detail::authoring
