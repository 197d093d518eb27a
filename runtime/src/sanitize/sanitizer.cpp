// The public interface of the sanitizer.
#include "lockstep/sanitizer.h"

#include <atomic>
#include <functional>
#include <utility>

#include "document/tree_inline.h"
#include "lockstep/parser.h"
#include "sanitizer/configuration_rules.h"
#include "sanitizer/method_rules.h"
#include "sanitizer/sanitize_rules.h"

namespace lockstep {

namespace detail {

// A canonical configuration, and its compiled forms, which are created on first use.
struct SanitizerState {
  explicit SanitizerState(SanitizerConfig its_config) : config(std::move(its_config)) {}
  ~SanitizerState() {
    for (auto& one : forms) delete one.load(std::memory_order_relaxed);
  }
  SanitizerState(const SanitizerState&) = delete;
  SanitizerState& operator=(const SanitizerState&) = delete;

  const CompiledConfiguration& form(bool safe) const {
    std::atomic<const CompiledConfiguration*>& place = forms[safe ? 1 : 0];
    if (const CompiledConfiguration* const there = place.load(std::memory_order_acquire)) return *there;
    SanitizerConfig copy = config;
    if (safe) ConfigurationRules(copy).removing_what_is_unsafe_changes_the_configuration();
    auto made = std::make_unique<const CompiledConfiguration>(copy, safe);
    const CompiledConfiguration* none = nullptr;
    // Another thread may have created it first.
    if (place.compare_exchange_strong(none, made.get(), std::memory_order_acq_rel)) return *made.release();
    return *none;
  }

  SanitizerConfig config;
  mutable std::atomic<const CompiledConfiguration*> forms[2] = {};
};

namespace {

const std::shared_ptr<const SanitizerState>& default_state() {
  static const auto state = std::make_shared<const SanitizerState>([] {
    SanitizerConfig config = built_in_safe_default_configuration();
    ConfigurationRules(config).canonicalize_the_configuration_with(true);
    return config;
  }());
  return state;
}

}  // namespace

struct SanitizerAccess {
  static const SanitizerState& state(const Sanitizer& sanitizer) {
    return sanitizer.state_ == nullptr ? *default_state() : *sanitizer.state_;
  }
  // Runs one of the Standard's methods on a copy of the configuration, and keeps the copy if it changed.
  template <class Change>
  static bool change(Sanitizer& sanitizer, Change change) {
    SanitizerConfig config = state(sanitizer).config;
    ConfigurationRules rules(config);
    if (!change(rules)) return false;
    sanitizer.state_ = std::make_shared<const SanitizerState>(std::move(config));
    return true;
  }
};

const CompiledConfiguration& compiled(const Sanitizer& sanitizer, bool safe) {
  return SanitizerAccess::state(sanitizer).form(safe);
}

// --- The methods that parse

void MethodOperations::take(Document parsed) {
  result_.emplace(std::move(parsed));
  tree_ = &DocumentAccess::tree(*result_);
  root_ = NodeAccess::id(result_->result());
  const Status status = result_->status();
  if (document_ != nullptr && status == Status::out_of_memory) out_of_memory();
  if (document_ != nullptr && status != Status::ok) outcome_.error = DomError::quota_exceeded;
}

void MethodOperations::parse_fragment() {
  take(lockstep::parse_fragment(html_, context_, parse_options_, source_));
}

void MethodOperations::parse_document() { take(lockstep::parse(html_, parse_options_, source_)); }

void MethodOperations::run_inner_sanitize_steps() {
  const CompiledConfiguration& configuration = compiled(sanitizer_, safe_);
  SanitizeRules rules(configuration, tree_->tag_names, tree_->attribute_names);
  rules.follow(options_);
  rules.report_to(options_, safe_ && options_.on_removal != nullptr ? &compiled(sanitizer_, false) : nullptr);
  rules.sanitize_tree(*tree_, root_);
}

void MethodOperations::replace_children() {
  if (document_ == nullptr || outcome_.error != DomError::none) return;
  Tree& tree = DocumentAccess::tree(*document_);
  const NodeId fragment = tree.copy(*tree_, root_, Copying::adoption), target = NodeAccess::id(target_);
  for (NodeId child = tree.first_child(target); child != kNoNode; child = tree.first_child(target))
    tree.remove(child);
  tree.move_before(target, fragment, kNoNode);
}

}  // namespace detail

// --- Sanitizer

Sanitizer Sanitizer::keep_everything() { return create({}).value(); }

SanitizerResult Sanitizer::create(const SanitizerConfig& config, Unmentioned unmentioned) {
  SanitizerConfig canonical = config;
  detail::ConfigurationRules rules(canonical);
  rules.canonicalize_the_configuration_with(unmentioned == Unmentioned::kept);
  if (!rules.the_configuration_is_valid()) return SanitizerResult(rules.error());
  return SanitizerResult(Sanitizer(std::make_shared<const detail::SanitizerState>(std::move(canonical))));
}

SanitizerConfig Sanitizer::get() const {
  SanitizerConfig config = detail::SanitizerAccess::state(*this).config;
  detail::ConfigurationRules(config).sort_the_configuration();
  return config;
}

bool Sanitizer::allow_element(SanitizerElement element) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.allowing_the_element_changes_the_configuration(element);
  });
}

bool Sanitizer::remove_element(SanitizerElement element) {
  element.attributes = element.remove_attributes = std::nullopt;
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.removing_the_element_changes_the_configuration(element);
  });
}

bool Sanitizer::replace_element_with_children(SanitizerElement element) {
  element.attributes = element.remove_attributes = std::nullopt;
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.replacing_the_element_changes_the_configuration(element);
  });
}

bool Sanitizer::allow_attribute(SanitizerName attribute) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.allowing_the_attribute_changes_the_configuration(attribute);
  });
}

bool Sanitizer::remove_attribute(SanitizerName attribute) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.removing_the_attribute_changes_the_configuration(attribute);
  });
}

bool Sanitizer::set_comments(bool allow) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.setting_comments_to_changes_the_configuration(allow);
  });
}

bool Sanitizer::set_data_attributes(bool allow) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.setting_data_attributes_to_changes_the_configuration(allow);
  });
}

bool Sanitizer::set_javascript_urls(bool allow) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.setting_javascript_urls_to_changes_the_configuration(allow);
  });
}

bool Sanitizer::allow_processing_instruction(std::string target) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.allowing_processing_instructions_with_the_target_changes_the_configuration(target);
  });
}

bool Sanitizer::remove_processing_instruction(std::string target) {
  return detail::SanitizerAccess::change(*this, [&](detail::ConfigurationRules& rules) {
    return rules.removing_processing_instructions_with_the_target_changes_the_configuration(target);
  });
}

bool Sanitizer::remove_unsafe() {
  return detail::SanitizerAccess::change(*this, [](detail::ConfigurationRules& rules) {
    return rules.removing_what_is_unsafe_changes_the_configuration();
  });
}

// --- The methods

namespace {

SetHtmlResult set_and_filter_html(Document& document, Node node, std::string_view html,
                                  const Sanitizer& sanitizer, const SanitizeOptions& options, bool safe) {
  if (!detail::NodeAccess::is_in(document, node)) return {DomError::wrong_document};
  const bool is_fragment = node.type() == NodeType::document_fragment;
  if (!node.is_element() && !is_fragment) return {DomError::invalid_node_type};
  const detail::Tree& tree = detail::DocumentAccess::tree(document);
  const Node host =
      is_fragment ? detail::NodeAccess::at(node, tree.host(detail::NodeAccess::id(node))) : Node();
  FragmentContext context;
  if (is_fragment && !host) {
    context.quirks_mode = detail::NodeAccess::quirks_mode(node);
  } else {
    context = fragment_context_of(is_fragment ? host : node);
  }
  // The nodes are copied out of the text, so the text must not be in the memory to which they are copied.
  const bool moves = !std::less<>()(html.data(), tree.arena_text.begin()) &&
                     std::less<>()(html.data(), tree.arena_text.end());
  const Node contents = node.template_contents();
  SanitizeOptions used = options;
  used.parse.edition = document.edition();
  detail::MethodRules rules(sanitizer, used);
  rules.set_input(html, moves ? Source::copied : Source::borrowed, context);
  rules.set_target(document, contents ? contents : node);
  rules.set_and_filter_the_html_with(safe);
  return rules.outcome();
}

Document parse_and_sanitize(std::string_view html, const Sanitizer& sanitizer, const SanitizeOptions& options,
                            Source source, bool safe) {
  detail::MethodRules rules(sanitizer, options);
  rules.set_input(html, source, {});
  rules.parse_the_html_as_a_document_with(safe);
  return std::move(*rules.result());
}

Document parse_and_sanitize_fragment(std::string_view html, const FragmentContext& context,
                                     const Sanitizer& sanitizer, const SanitizeOptions& options,
                                     Source source, bool safe) {
  detail::MethodRules rules(sanitizer, options);
  rules.set_input(html, source, context);
  rules.set_and_filter_the_html_with(safe);
  if (!rules.result()) return parse_fragment({}, context, options.parse);
  return std::move(*rules.result());
}

DomError sanitize_node(Document& document, Node node, const Sanitizer& sanitizer,
                       const SanitizeOptions& options, bool safe) {
  if (!detail::NodeAccess::is_in(document, node)) return DomError::wrong_document;
  detail::Tree& tree = detail::DocumentAccess::tree(document);
  for (const Node root : {node, node.template_contents(), node.shadow_root()}) {
    if (!root) continue;
    detail::MethodRules rules(sanitizer, options);
    rules.set_tree(tree, detail::NodeAccess::id(root));
    rules.sanitize_the_result_with(safe);
  }
  return DomError::none;
}

}  // namespace

SetHtmlResult set_html(Document& document, Node target, std::string_view html, const Sanitizer& sanitizer,
                       const SanitizeOptions& options) {
  return set_and_filter_html(document, target, html, sanitizer, options, true);
}

SetHtmlResult set_html_unsafe(Document& document, Node target, std::string_view html,
                              const Sanitizer& sanitizer, const SanitizeOptions& options) {
  return set_and_filter_html(document, target, html, sanitizer, options, false);
}

Document parse_html(std::string_view html, const Sanitizer& sanitizer, const SanitizeOptions& options,
                    Source source) {
  return parse_and_sanitize(html, sanitizer, options, source, true);
}

Document parse_html_unsafe(std::string_view html, const Sanitizer& sanitizer, const SanitizeOptions& options,
                           Source source) {
  return parse_and_sanitize(html, sanitizer, options, source, false);
}

Document parse_html_fragment(std::string_view html, const FragmentContext& context,
                             const Sanitizer& sanitizer, const SanitizeOptions& options, Source source) {
  return parse_and_sanitize_fragment(html, context, sanitizer, options, source, true);
}

Document parse_html_fragment_unsafe(std::string_view html, const FragmentContext& context,
                                    const Sanitizer& sanitizer, const SanitizeOptions& options,
                                    Source source) {
  return parse_and_sanitize_fragment(html, context, sanitizer, options, source, false);
}

DomError sanitize(Document& document, Node node, const Sanitizer& sanitizer, const SanitizeOptions& options) {
  return sanitize_node(document, node, sanitizer, options, true);
}

DomError sanitize_unsafe(Document& document, Node node, const Sanitizer& sanitizer,
                         const SanitizeOptions& options) {
  return sanitize_node(document, node, sanitizer, options, false);
}

}  // namespace lockstep
