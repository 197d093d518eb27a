// Sanitizing while parsing: whole inputs, and input in pieces.
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "lockstep/sanitizing_parser.h"
#include "parse/bytes_parser.h"
#include "parse/public_parser.h"
#include "parse/text_source.h"
#include "sanitize/parser_sanitizer.h"
#include "sanitizer/sanitize_rules.h"

namespace lockstep {
namespace detail {

namespace {

// Returns the options as the Standard's methods set them: see spec/sanitizer/methods.rules.
ParseOptions options_for_documents(const SanitizeOptions& options) {
  ParseOptions effective = options.parse;
  effective.scripting = false;
  return effective;
}

bool is_script(const FragmentContext& context) {
  return context.local_name == "script" &&
         (context.element_namespace == Namespace::html || context.element_namespace == Namespace::svg);
}

}  // namespace

// The attachments of a sanitizing parse, and the nodes that the parse refuses.
class SanitizingParse {
 public:
  // `safe`: whether everything unsafe is removed from the configuration first. The sanitizer must outlive
  // this object.
  SanitizingParse(const Sanitizer& sanitizer, bool safe, const SanitizeOptions& options)
      : options_(options),
        lenient_(safe && reports() ? &compiled(sanitizer, false) : nullptr),
        attached_{compiled(sanitizer, safe), options_, reports() ? &refused_ : nullptr} {}
  SanitizingParse(const SanitizingParse&) = delete;
  SanitizingParse& operator=(const SanitizingParse&) = delete;

  Attachments attachments() const { return {.sanitizer = &attached_}; }
  // Returns the document, after reporting what the parser has refused.
  Document reported(Document document) const {
    if (refused_.empty()) return document;
    Tree& tree = DocumentAccess::tree(document);
    SanitizeRules rules(attached_.configuration, tree.tag_names, tree.attribute_names);
    rules.follow(options_);
    rules.report_to(options_, lenient_);
    for (const NodeId node : refused_) rules.report_refusals(tree, node);
    return document;
  }

 private:
  bool reports() const { return options_.on_removal != nullptr; }

  const SanitizeOptions options_;
  const CompiledConfiguration* const lenient_;  // the configuration without safety, for the reports of
                                                // a safe parse; otherwise null
  std::vector<NodeId> refused_;
  const ParserSanitizer attached_;
};

Document parse_while_sanitizing(std::string_view html, const FragmentContext* context,
                                const Sanitizer& sanitizer, bool safe, const SanitizeOptions& options,
                                const ParseOptions& parse_options, Source source) {
  const SanitizingParse sanitizing(sanitizer, safe, options);
  TextSource parser(
      {sanitizing_entry_of(parse_options.edition), parse_options, sanitizing.attachments(), context});
  return sanitizing.reported(parser.parse_whole(html, source));
}

}  // namespace detail

struct SanitizingParser::Implementation {
  Implementation(const FragmentContext* context, const Sanitizer& rules, const SanitizeOptions& options,
                 bool safe)
      : sanitizer(rules),
        sanitizing(sanitizer, safe, options),
        parse_options(context == nullptr ? detail::options_for_documents(options) : options.parse),
        context(context_for(context, options.run_scripts && !safe)),
        parser({detail::sanitizing_entry_of(parse_options.edition), parse_options, sanitizing.attachments(),
                this->context ? &*this->context : nullptr}),
        ignores_input(context != nullptr && safe && detail::is_script(*context)) {}
  // The views point into the caller's options, which are used only at the beginning.
  static std::optional<FragmentContext> context_for(const FragmentContext* context, bool run_scripts) {
    if (context == nullptr) return std::nullopt;
    FragmentContext effective = *context;
    effective.scripting_mode = run_scripts ? ScriptingMode::fragment : ScriptingMode::inert;
    return effective;
  }

  const Sanitizer sanitizer;  // owns the configuration
  const detail::SanitizingParse sanitizing;
  const ParseOptions parse_options;
  const std::optional<FragmentContext> context;
  detail::TextSource parser;
  const bool ignores_input;
};

SanitizingParser::SanitizingParser(const FragmentContext* context, const Sanitizer& sanitizer,
                                   const SanitizeOptions& options, bool safe)
    : implementation_(std::make_unique<Implementation>(context, sanitizer, options, safe)) {}
SanitizingParser::SanitizingParser(const Sanitizer& sanitizer, const SanitizeOptions& options)
    : SanitizingParser(nullptr, sanitizer, options, true) {}
SanitizingParser::SanitizingParser(const FragmentContext& context, const Sanitizer& sanitizer,
                                   const SanitizeOptions& options)
    : SanitizingParser(&context, sanitizer, options, true) {}
SanitizingParser SanitizingParser::unsafe(const Sanitizer& sanitizer, const SanitizeOptions& options) {
  return {nullptr, sanitizer, options, false};
}
SanitizingParser SanitizingParser::unsafe(const FragmentContext& context, const Sanitizer& sanitizer,
                                          const SanitizeOptions& options) {
  return {&context, sanitizer, options, false};
}
SanitizingParser::SanitizingParser(SanitizingParser&&) noexcept = default;
SanitizingParser& SanitizingParser::operator=(SanitizingParser&&) noexcept = default;
SanitizingParser::~SanitizingParser() = default;

Status SanitizingParser::write(std::string_view chunk) {
  return implementation_->parser.write(implementation_->ignores_input ? std::string_view() : chunk, false);
}
Document SanitizingParser::finish() {
  return implementation_->sanitizing.reported(implementation_->parser.finish());
}
const Document& SanitizingParser::document() const { return implementation_->parser.document(); }

namespace {

Document parse_bytes_while_sanitizing(std::string_view bytes, const Sanitizer& sanitizer, bool safe,
                                      const EncodingOptions& encoding, const SanitizeOptions& options,
                                      Source source) {
  const detail::SanitizingParse sanitizing(sanitizer, safe, options);
  const ParseOptions parse_options = detail::options_for_documents(options);
  return sanitizing.reported(detail::parse_bytes_by(
      {detail::sanitizing_entry_of(parse_options.edition), parse_options, sanitizing.attachments()}, bytes,
      encoding, source));
}

}  // namespace

Document parse_html_bytes(std::string_view bytes, const Sanitizer& sanitizer, const EncodingOptions& encoding,
                          const SanitizeOptions& options, Source source) {
  return parse_bytes_while_sanitizing(bytes, sanitizer, true, encoding, options, source);
}

Document parse_html_bytes_unsafe(std::string_view bytes, const Sanitizer& sanitizer,
                                 const EncodingOptions& encoding, const SanitizeOptions& options,
                                 Source source) {
  return parse_bytes_while_sanitizing(bytes, sanitizer, false, encoding, options, source);
}

}  // namespace lockstep
