// The scripts and custom elements of a parse, as used by the rules.
#ifndef LOCKSTEP_TREE_SCRIPTS_H
#define LOCKSTEP_TREE_SCRIPTS_H

#include <optional>

#include "lockstep/script_host.h"
#include "lockstep/types.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/parse_state.h"
#include "tree/scripting.h"
#include "tree/source_text.h"
#include "tree/token.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// `Types` are BuilderTypes. Without scripts, rules use only functions that do not need the host.
template <class Types>
class Scripts {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Node = typename Types::Node;
  using Element = typename Types::Element;

  explicit Scripts(const NameTable& tag_names) : tag_names_(tag_names) {}

  // Sets the scripts and their host, which must outlive the parse.
  void set(Scripting<Node>* scripting) { scripting_ = scripting; }
  // Whether there may be scripts, which may move any node.
  bool exist() const { return scripting_ != nullptr; }

  // The next two functions may be called only if there are scripts.
  Scripting<Node>& state() { return *scripting_; }
  ScriptHost<Node>& host() { return scripting_->host; }
  void perform_microtask_checkpoint() {
    if (exist()) host().perform_microtask_checkpoint();
  }
  // `script` is the current node. It is not a script but a custom element if the latter's reactions wrote a
  // script that is still open, because the custom element is pushed after that script.
  void run_after_this_token(EndedScript kind, Element script) {
    if (!exist() || script->name != tag::script) return;
    scripting_->end_script(kind, script->node);
    rules().source.tokenizer().stop_after_token();
  }
  InsertionPoint insertion_point() { return scripting_->input.insertion_point(); }
  void set_insertion_point_before_next_character() {
    scripting_->input.set_insertion_point_at(rules().source.tokenizer_position());
  }
  void set_insertion_point(InsertionPoint point) {
    if (exist()) scripting_->input.restore(point);
  }
  void discard_input() { scripting_->input.discard(rules().source.tokenizer_position()); }
  void start_speculative_parser() {
    scripting_->start_speculative_parser(rules().source.tokenizer_position());
  }
  void stop_speculative_parser() { scripting_->stop_speculative_parser(); }
  void update_readiness(DocumentReadiness readiness) {
    if (exist()) host().update_readiness(readiness);
  }
  void fire_dom_content_loaded() { scripting_->fire_dom_content_loaded(); }

  // --- Custom elements and forms
  bool has_custom_element_definition(const TreeToken& token, Namespace element_namespace,
                                     Node intended_parent) {
    if (!exist() || rules().state.fragment_context_element() != nullptr ||
        element_namespace != Namespace::html)
      return false;
    const TokenAttribute* const is = token.attribute(attr::is);
    return host().has_custom_element_definition(
        {tag_names_, token.name}, is == nullptr ? std::nullopt : std::optional(is->value), intended_parent);
  }
  void end_custom_element(Element element) { scripting_->end_custom_element(element->node); }
  void invoke_custom_element_reactions(Element element) {
    // All rows for names unknown to the rules insert an element and do nothing else.
    if (exist()) scripting_->invoke_custom_element_reactions(element->node, element->name >= kKnownTagNames);
  }
  // An arena without a host or watcher needs neither the form owners of elements nor their places before
  // insertion.
  bool ask_for_places() const { return associates_forms(rules().tree) || Types::build.watch || exist(); }
  void associate_form(Element element, Element form) {
    rules().tree.associate_form(element->node, form->node);
    if (exist()) host().form_associated(element->node, form->node);
  }

 private:
  LOCKSTEP_PART_OF(Rules, scripts)

  const NameTable& tag_names_;
  Scripting<Node>* scripting_ = nullptr;  // null if no scripts are run
};

}  // namespace lockstep::detail

#endif
