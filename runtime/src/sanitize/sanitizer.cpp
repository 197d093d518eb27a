// The public interface of the sanitizer.
#include "lockstep/sanitizer.h"

#include "lockstep/parser.h"

namespace lockstep {

namespace detail {

struct SanitizerState {
  SanitizerConfig config;
};

}  // namespace detail

Sanitizer Sanitizer::keep_everything() { return Sanitizer(std::make_shared<detail::SanitizerState>()); }
SanitizerResult Sanitizer::create(const SanitizerConfig&, Unmentioned) {
  return SanitizerResult(SanitizerError{"not implemented", {}, "#dom-sanitizer-constructor"});
}
SanitizerConfig Sanitizer::get() const { return state_ == nullptr ? SanitizerConfig() : state_->config; }
bool Sanitizer::allow_element(SanitizerElement) { return false; }
bool Sanitizer::remove_element(SanitizerElement) { return false; }
bool Sanitizer::replace_element_with_children(SanitizerElement) { return false; }
bool Sanitizer::allow_attribute(SanitizerName) { return false; }
bool Sanitizer::remove_attribute(SanitizerName) { return false; }
bool Sanitizer::set_comments(bool) { return false; }
bool Sanitizer::set_data_attributes(bool) { return false; }
bool Sanitizer::set_javascript_urls(bool) { return false; }
bool Sanitizer::allow_processing_instruction(std::string) { return false; }
bool Sanitizer::remove_processing_instruction(std::string) { return false; }
bool Sanitizer::remove_unsafe() { return false; }

SetHtmlResult set_html(Document&, Node, std::string_view, const Sanitizer&, const SanitizeOptions&) {
  return {DomError::not_supported};
}
SetHtmlResult set_html_unsafe(Document&, Node, std::string_view, const Sanitizer&, const SanitizeOptions&) {
  return {DomError::not_supported};
}
Document parse_html(std::string_view, const Sanitizer&, const SanitizeOptions&, Source) { return parse(""); }
Document parse_html_unsafe(std::string_view, const Sanitizer&, const SanitizeOptions&, Source) {
  return parse("");
}
Document parse_html_fragment(std::string_view, const FragmentContext&, const Sanitizer&,
                             const SanitizeOptions&, Source) {
  return parse_fragment("");
}
Document parse_html_fragment_unsafe(std::string_view, const FragmentContext&, const Sanitizer&,
                                    const SanitizeOptions&, Source) {
  return parse_fragment("");
}
DomError sanitize(Document&, Node, const Sanitizer&, const SanitizeOptions&) {
  return DomError::not_supported;
}
DomError sanitize_unsafe(Document&, Node, const Sanitizer&, const SanitizeOptions&) {
  return DomError::not_supported;
}

}  // namespace lockstep
