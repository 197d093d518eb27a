// The parse state (#parse-state) except for the stack of open elements and the list of active formatting
// elements: the insertion modes, the element pointers and the flags.
#ifndef LOCKSTEP_TREE_PARSE_STATE_H
#define LOCKSTEP_TREE_PARSE_STATE_H

#include <cstddef>
#include <vector>

#include "document/table_bytes.h"
#include "document/terms.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/part_of.h"
#include "tree/elements.h"
#include "tree/source_text.h"
#include "tree/stack.h"
#include "tree/tree_errors.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class ParseState {
 public:
  using Rules = typename Types::Rules;
  using Tree = typename Types::Tree;
  using Edition = typename Types::Edition;
  using Node = typename Types::Node;
  using Element = typename Types::Element;
  using Mode = typename Types::Mode;
  using State = typename Types::State;

  // The ParseOptions that rules query.
  struct Options {
    bool allow_declarative_shadow_roots;
    bool iframe_srcdoc;
    bool cannot_change_the_mode;
  };

  ParseState(const ParseOptions& options, const Attachments& attachments)
      : attached_(attachments),
        options_{options.allow_declarative_shadow_roots, options.iframe_srcdoc,
                 options.cannot_change_the_mode},
        scripting_mode_(options.scripting ? ScriptingMode::normal : ScriptingMode::disabled) {}

  // --- The insertion modes
  Mode insertion_mode() const { return mode_; }
  void set_insertion_mode(Mode mode) {
    if (mode != mode_) switched_to(Switch::insertion_mode, mode);
    if (attached_.locates()) {
      // The end tags of body and html leave their elements on the stack.
      if (mode == Mode::after_body) rules().stack.closed(rules().stack.bottommost(tag::body));
      if (mode == Mode::after_after_body || mode == Mode::after_after_frameset)
        rules().stack.closed(rules().stack.first());
    }
    rules().errors.note_mode(mode);
    mode_ = mode;
  }
  Mode original_insertion_mode() const { return original_mode_; }
  // Not inlined, because it is long if the mode is not a constant.
  [[gnu::noinline]] void return_to_original_insertion_mode() { set_insertion_mode(original_mode_); }
  void set_original_insertion_mode() { original_mode_ = mode_; }
  void push_template_insertion_mode(Mode mode) {
    switched_to(Switch::pushed_template_mode, mode);
    form_ends(false);
    template_modes_.push_back(mode);
  }
  void pop_template_insertion_mode() {
    switched_to(Switch::popped_template_mode, template_modes_.back());
    template_modes_.pop_back();
    form_begins();
  }
  Mode current_template_insertion_mode() const { return template_modes_.back(); }
  bool has_template_insertion_mode() const { return !template_modes_.empty(); }
  const std::vector<Mode>& template_insertion_modes() const { return template_modes_; }
  void switch_tokenizer_to(State state) {
    attached_.notify(&Watcher::switched, Switch::tokenizer_state,
                     Edition::state_names[static_cast<unsigned>(state)]);
    *rules().source.tokenizer().state = state;
  }

  // --- The element pointers
  Element head_element_pointer() const { return head_; }
  Element form_element_pointer() const { return form_; }
  Element fragment_context_element() const { return context_; }
  void set_head_element_pointer(Element element) { point(head_, element); }
  void set_form_element_pointer(Element element) {
    if (element == nullptr) form_ends(form_ != nullptr && rules().stack.current() == form_);
    point(form_, element);
    form_begins();
  }
  void set_fragment_context_element(Element element) {
    point(context_, element);
    find_plain_place();
  }
  // Step 20 of #html-fragment-parsing-algorithm.
  Element nearest_form(Element context) const {
    return is_html_element(context, tag::form) ? context : context_form_;
  }
  // Sets the nearest form among the context element's ancestors.
  void set_context_form(Element form) { context_form_ = form; }
  Node root_insertion_target() const { return rules().stack.root_insertion_target(); }
  void set_root_insertion_target(Node node) {
    rules().stack.set_root_insertion_target(node);
    rules().tree.set_fragment(node);
  }

  // --- The other flags, and the parser's settings
  bool frameset_ok() const { return frameset_ok_; }
  void set_frameset_ok(bool ok) {
    if (ok != frameset_ok_) attached_.notify(&Watcher::switched, Switch::frameset_ok, ok ? "ok" : "not ok");
    frameset_ok_ = ok;
  }
  bool foster_parenting() const { return foster_parenting_; }
  void set_foster_parenting(bool enabled) {
    foster_parenting_ = enabled;
    find_plain_place();
  }
  ScriptingMode scripting_mode() const { return scripting_mode_; }
  const Options& options() const { return options_; }
  bool allows_declarative_shadow_roots() const {
    return Tree::kShadowRoots && options_.allow_declarative_shadow_roots;
  }
  QuirksMode quirks_mode() const { return quirks_mode_; }
  void set_quirks_mode(QuirksMode mode) {
    if (mode != quirks_mode_)
      attached_.notify(&Watcher::switched, Switch::quirks_mode, quirks_mode_name(mode));
    quirks_mode_ = mode;
    rules().tree.set_quirks_mode(mode);
  }

  // --- Before the parse
  void start_fragment(ScriptingMode scripting_mode, QuirksMode quirks_mode) {
    if (scripting_mode_ != ScriptingMode::disabled) scripting_mode_ = scripting_mode;
    quirks_mode_ = quirks_mode;
    rules().tree.set_quirks_mode(quirks_mode);
  }
  // Continues from the state of another parse.
  void restore(Mode mode, Mode original_mode, std::vector<Mode> template_modes, QuirksMode quirks_mode,
               bool frameset_ok) {
    mode_ = mode;
    original_mode_ = original_mode;
    template_modes_ = std::move(template_modes);
    quirks_mode_ = quirks_mode;
    frameset_ok_ = frameset_ok;
  }

  // The number of bytes of memory outside the object, plus the next growth.
  std::size_t bytes() const { return bytes_of_vector(template_modes_); }

 private:
  LOCKSTEP_PART_OF(Rules, state)

  void switched_to(Switch what, Mode mode) const {
    attached_.notify(&Watcher::switched, what, Edition::mode_names[static_cast<unsigned>(mode)]);
  }
  // For Node::form_owner(): whether new elements are associated with the form. None are while a template is
  // open, or in fragments.
  bool associates_with_form() const {
    return Types::kIsArena && form_ != nullptr && context_ == nullptr && template_modes_.empty();
  }
  void form_begins() {
    if constexpr (Types::kIsArena)
      if (associates_with_form()) rules().tree.form_begins(form_->node);
  }
  void form_ends(bool is_current) {
    if constexpr (Types::kIsArena)
      if (associates_with_form()) rules().tree.form_ends(is_current);
  }
  void find_plain_place() {
    rules().stack.set_plain_place(!foster_parenting_ &&
                                  (context_ == nullptr || Stack<Types>::is_plain(context_)));
  }
  void point(Element& pointer, Element element) {
    if (element != nullptr) ++element->pins;
    if (pointer != nullptr) {
      --pointer->pins;
      rules().stack.discard(pointer);
    }
    pointer = element;
  }

  [[no_unique_address]] Attached<Types::build> attached_;
  Options options_;
  Mode mode_ = Mode::initial;
  Mode original_mode_ = Mode::initial;
  std::vector<Mode> template_modes_;
  ScriptingMode scripting_mode_;
  QuirksMode quirks_mode_ = QuirksMode::no_quirks;
  bool frameset_ok_ = true;
  bool foster_parenting_ = false;
  Element head_ = nullptr;
  Element form_ = nullptr;
  Element context_ = nullptr;
  Element context_form_ = nullptr;
};

}  // namespace lockstep::detail

#endif
