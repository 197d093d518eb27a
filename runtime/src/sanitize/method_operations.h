// The operations that the phrases of spec/sanitizer/methods.rules call.
#ifndef LOCKSTEP_SANITIZE_METHOD_OPERATIONS_H
#define LOCKSTEP_SANITIZE_METHOD_OPERATIONS_H

#include <optional>
#include <string_view>

#include "document/access.h"
#include "lockstep/options.h"
#include "lockstep/parser.h"
#include "lockstep/sanitizer.h"
#include "sanitize/compiled.h"

namespace lockstep::detail {

// One call to a method. The caller's arguments must outlive it.
class MethodOperations {
 public:
  MethodOperations(const Sanitizer& sanitizer, const SanitizeOptions& options)
      : sanitizer_(sanitizer), options_(options), parse_options_(options.parse) {}

  // Sets the input, and how the source is kept.
  void set_input(std::string_view html, Source source, const FragmentContext& context) {
    html_ = html;
    source_ = source;
    context_ = context;
  }
  // Sets the element, shadow root or fragment whose children are replaced.
  void set_target(Document& document, Node target) {
    document_ = &document;
    target_ = target;
  }
  // Sets an existing tree to sanitize instead of parsing.
  void set_tree(Tree& tree, NodeId root) {
    tree_ = &tree;
    root_ = root;
  }

  // The parsed document; nullopt if nothing was parsed.
  std::optional<Document>& result() { return result_; }
  const SetHtmlResult& outcome() const { return outcome_; }

 protected:
  const SanitizeOptions& options() const { return options_; }
  bool context_is_script() const {
    return context_.local_name == "script" &&
           (context_.element_namespace == Namespace::html || context_.element_namespace == Namespace::svg);
  }
  void report_nothing_done() { outcome_.nothing_done = true; }
  void set_scripting_mode(ScriptingMode mode) {
    context_.scripting_mode = mode;
    if (mode == ScriptingMode::disabled) parse_options_.scripting = false;
  }
  void parse_fragment();
  void parse_document();
  bool sanitizes_while_parsing() const { return options_.method.parse_ != nullptr; }
  void parse_while_sanitizing(bool as_fragment) {
    take(options_.method.parse_(html_, as_fragment ? &context_ : nullptr, sanitizer_, safe_, options_,
                                parse_options_, source_));
  }
  void use_configuration() { safe_ = false; }
  void use_safe_configuration() { safe_ = true; }
  void run_inner_sanitize_steps();
  void replace_children();

 private:
  void take(Document parsed);

  const Sanitizer& sanitizer_;
  const SanitizeOptions& options_;
  ParseOptions parse_options_;
  std::string_view html_;
  Source source_ = Source::copied;
  FragmentContext context_;
  Document* document_ = nullptr;
  Node target_;
  std::optional<Document> result_;
  Tree* tree_ = nullptr;
  NodeId root_ = kNoNode;
  bool safe_ = false;
  SetHtmlResult outcome_;
};

}  // namespace lockstep::detail

#endif
