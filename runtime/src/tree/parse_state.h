// The parse state (#parse-state): the insertion modes, the stack of open elements, the list of active
// formatting elements, the element pointers and the flags, with the operations on them that the rules name.
// Every parse has it; what few pages need besides is in rare_state.h.
#ifndef LOCKSTEP_TREE_PARSE_STATE_H
#define LOCKSTEP_TREE_PARSE_STATE_H

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "tokenizer/control.h"
#include "tree/error_places.h"
#include "tree/formatting_list.h"
#include "tree/formatting_tokens.h"
#include "tree/open_elements.h"
#include "tree/rare_state.h"
#include "tree/sanitizing.h"
#include "tree/token.h"
#include "tree/tree_changes.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// The first base class of the tree builder. The parameters are those of TreeOperations, the last one.
template <class Derived, TreeSink Tree, class Edition, Build build>
class ParseState {
 public:
  using TreeType = Tree;
  using Node = typename Tree::Node;
  using Record = ElementRecord<Node>;
  using Element = Record*;
  using Entry = FormattingEntry<Node>*;
  using Token = TreeToken;
  using Mode = typename Edition::Mode;
  using State = typename Edition::State;
  using TreeError = typename Edition::TreeError;
  using NameSet = typename Edition::NameSet;

 protected:
  ParseState(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
             const Attachments& attachments)
      : tree_(tree),
        changes_(tree, attachments),
        tag_names_(tag_names),
        attribute_names_(attribute_names),
        options_{options.edition,
                 options.collect_errors || options.on_error != nullptr || options.limits.errors != 0,
                 options.allow_declarative_shadow_roots, options.iframe_srcdoc,
                 options.cannot_change_the_mode},
        attached_(attachments),
        sanitizing_(attachments.sanitizer, tag_names, attribute_names),
        scripting_mode_(options.scripting ? ScriptingMode::normal : ScriptingMode::disabled) {
    if (options_.collect_errors) error_places_ = std::make_unique<ErrorPlaces>();
    attached_.notify(&Watcher::parse_begins, tree);
  }

  // Whether what the generator derived for speed is used.
  static constexpr bool kFastPaths = !LOCKSTEP_PLAIN_RULES && !build.watch;
  // For whole runs of text, decided when the parse begins if builds are shared.
  bool takes_runs_of_text() const { return !LOCKSTEP_PLAIN_RULES && !attached_.watches(); }

  // Whether the parser may have a sanitizer configuration, and whether it has one.
  static constexpr bool kSanitizes = build.sanitize;
  bool sanitizes() const { return sanitizing_.sanitizes(); }

  // Whether the lanes that the generator derived are used: for the arena.
  static constexpr bool kLanes =
      kFastPaths && Edition::kHasLanes && !kSanitizes && std::is_same_v<Tree, lockstep::detail::Tree>;

  Derived& derived() { return static_cast<Derived&>(*this); }

  // --- Notifying the watcher
  template <class Branch>
  auto enter(Branch branch) const {
    return enter_rule(attached_, branch, [](auto& watcher, unsigned entered) { watcher.entered(entered); });
  }
  void dispatched(Mode mode) const {
    attached_.notify(&Watcher::dispatched, static_cast<unsigned>(mode), token_.token_class);
  }
  void stack_changed(ListChange change, Element element, Element other = nullptr) const {
    attached_.notify(&Watcher::stack_changed, change, node_of(element), node_of(other));
  }
  void formatting_changed(ListChange change, Element element, Element other = nullptr) const {
    attached_.notify(&Watcher::formatting_changed, change, node_of(element), node_of(other));
  }
  void switched_to(Switch what, Mode mode) const {
    attached_.notify(&Watcher::switched, what, Edition::mode_names[static_cast<unsigned>(mode)]);
  }
  void take_snapshot() {
    if (!attached_.watches() || !attached_.watcher()->wants_snapshots()) return;
    std::vector<Node> stack, formatting;
    if (!open_.empty())
      for (Element element = open_.first(); element != nullptr; element = element->below)
        stack.push_back(element->node);
    for (Entry entry = formatting_.last(); entry != nullptr; entry = entry->before)
      formatting.push_back(node_of(entry->element));
    std::reverse(formatting.begin(), formatting.end());
    attached_.watcher()->snapshot({Edition::mode_names[static_cast<unsigned>(mode_)],
                                   Edition::state_names[static_cast<unsigned>(*tokenizer_.state)], stack,
                                   formatting, frameset_ok_, foster_parenting_,
                                   Edition::mode_names[static_cast<unsigned>(original_mode_)],
                                   template_modes_.size(), node_of(head_), node_of(form_)});
  }

  // --- Elements
  static Node node_of(Element element) { return element == nullptr ? Tree::null() : element->node; }
  static bool is_null(Element element) { return element == nullptr; }
  static bool is_null(Node node) { return node == Tree::null(); }
  static bool in(std::uint64_t sets, NameSet set) { return ((sets >> static_cast<unsigned>(set)) & 1) != 0; }
  static bool is_in_set(Element element, NameSet set) { return element != nullptr && in(element->sets, set); }
  static bool is_html_element(Element element, NameId name) {
    return element != nullptr && element->name == name && element->element_namespace == Namespace::html;
  }
  static bool is_html_element(Element element, NameSet set) { return is_in_set(element, set); }
  static bool is_element_of(Namespace name_space, Element element, NameId name) {
    return element != nullptr && element->element_namespace == name_space && element->name == name;
  }
  static bool is_in_namespace(Element element, Namespace name_space) {
    return element->element_namespace == name_space;
  }

  // --- The insertion modes
  Mode insertion_mode() const { return mode_; }
  void set_insertion_mode(Mode mode) {
    if (mode != mode_) switched_to(Switch::insertion_mode, mode);
    if (attached_.locates()) {
      // The end tags that leave their elements on the stack.
      if (mode == Mode::after_body) closed(bottommost(tag::body));
      if (mode == Mode::after_after_body || mode == Mode::after_after_frameset) closed(open_.first());
    }
    // Rules name these modes, so this is compiled for few of the calls.
    if (mode == Mode::after_head) note_end(&ErrorPlaces::head_end, "</head");
    if (mode == Mode::after_body) note_end(&ErrorPlaces::body_end, "</body");
    if (mode == Mode::after_frameset) note_end(&ErrorPlaces::frameset_end, "</frameset");
    if (mode == Mode::after_after_body || mode == Mode::after_after_frameset)
      note_end(&ErrorPlaces::html_end, "</html");
    mode_ = mode;
  }
  void note_end(std::uint32_t ErrorPlaces::*place, std::string_view end_tag) {
    if (error_places_ != nullptr) [[unlikely]]
      (*error_places_).*place = derived().begin_of_end_tag(end_tag);
  }
  Mode original_insertion_mode() const { return original_mode_; }
  void set_original_insertion_mode() { original_mode_ = mode_; }
  void push_template_insertion_mode(Mode mode) {
    switched_to(Switch::pushed_template_mode, mode);
    template_modes_.push_back(mode);
  }
  void pop_template_insertion_mode() {
    switched_to(Switch::popped_template_mode, template_modes_.back());
    template_modes_.pop_back();
  }
  Mode current_template_insertion_mode() const { return template_modes_.back(); }
  bool has_template_insertion_mode() const { return !template_modes_.empty(); }
  void switch_tokenizer_to(State state) {
    attached_.notify(&Watcher::switched, Switch::tokenizer_state,
                     Edition::state_names[static_cast<unsigned>(state)]);
    *tokenizer_.state = state;
  }

  // --- The stack of open elements
  OpenElements<Node>& open_elements() { return open_; }
  void push(Element element) {
    open_.push(element);
    stack_changed(ListChange::add, element);
  }
  void pop() {
    Element element = open_.pop();
    stack_changed(ListChange::remove, element);
    closed(element);
    note_closed(element);
    derived().run_the_popped_steps_of(element);
    open_.discard(element);
  }
  void pop_through(Element element) {
    while (open_.current() != element) pop();
    pop();
  }
  template <class Tags>  // a name or a set
  void pop_until(Tags tags) {
    while (!open_.empty()) {
      const bool found = is_html_element(open_.current(), tags);
      pop();
      if (found) return;
    }
  }
  void pop_to_root() {
    while (open_.size() > 1) pop();
  }
  bool is_on_stack(Element element) const { return element->on_stack; }
  void remove_from_stack(Element element) {
    if (element == nullptr || !element->on_stack) return;
    // What was open in a selectedcontent element may have left the tree when that was emptied.
    select_boundary_removed_ |=
        is_html_element(element, tag::option) || is_html_element(element, tag::optgroup) ||
        is_html_element(element, tag::datalist) || is_html_element(element, tag::selectedcontent);
    open_.remove(element);
    stack_changed(ListChange::remove, element);
    closed(element);
    note_closed(element);
    open_.discard(element);
  }
  void replace_on_stack(Element old, Element element) {
    open_.replace(old, element);
    stack_changed(ListChange::replace, element, old);
    open_.discard(old);
  }
  void insert_on_stack_below(Element place, Element element) {
    open_.insert_below(place, element);
    stack_changed(ListChange::insert, element, place);
  }
  Element bottommost(NameId name) const { return open_.bottommost(name); }
  Element bottommost(NameSet set) const {
    if (static_cast<unsigned>(set) < Edition::kFollowed) return open_.nearest(static_cast<unsigned>(set));
    Element found = nullptr;
    for (const NameId name : Edition::html_members(set))
      found = OpenElements<Node>::lower(found, open_.bottommost(name));
    return found;
  }
  static Element lower(Element a, Element b) { return OpenElements<Node>::lower(a, b); }
  // #has-an-element-in-the-specific-scope: no element of the scope's list is below the target.
  template <class Tags>
  bool has_in_scope(Tags tags, NameSet scope) const {
    return has_element_in_scope(bottommost(tags), scope);
  }
  bool has_element_in_scope(Element element, NameSet scope) const {
    if (element == nullptr || !element->on_stack) return false;
    const Element boundary = bottommost(scope);
    return boundary == nullptr || element->order >= boundary->order;
  }
  // Everything between the two is about to leave the stack, so the walk costs no more than that.
  static Element topmost_below(Element element, NameSet set) {
    for (Element below = element->below; below != nullptr; below = below->below)
      if (is_in_set(below, set)) return below;
    return nullptr;
  }

  // --- The list of active formatting elements
  FormattingList<Node>& formatting_list() { return formatting_; }
  static bool is_marker(Entry entry) { return entry->element == nullptr; }
  void add_marker() {
    formatting_.add_marker();
    formatting_changed(ListChange::add, nullptr);
  }
  void add_formatting_element(Element element) {
    formatting_.add(element);
    formatting_changed(ListChange::add, element);
  }
  void remove_last_formatting_entry() { remove_entry(formatting_.last()); }
  void remove_from_formatting_list(Element element) {
    if (element != nullptr && element->formatting != nullptr) remove_entry(element->formatting);
  }
  void replace_formatting_element(Entry entry, Element element) {
    Element old = entry->element;
    formatting_.replace(entry, element);
    formatting_changed(ListChange::replace, element, old);
    formatting_tokens_.forget(old);
    open_.discard(old);
  }
  void move_formatting_element(Element old, Element element, Entry bookmark) {
    if (bookmark == old->formatting) {
      replace_formatting_element(bookmark, element);
      return;
    }
    formatting_.insert_after(bookmark, element, old->formatting);
    formatting_changed(ListChange::insert, element, bookmark->element);
    remove_entry(old->formatting);
  }
  Element last_formatting_element(NameId name) const {
    const Entry entry = formatting_.last_named(name);
    return entry == nullptr ? nullptr : entry->element;
  }
  Element earliest_of_three(Element element) {
    formatting_tokens_.remember(element, token_attributes());
    const Entry entry = formatting_.earliest_of_three(
        element,
        [this](const Record* record) { return formatting_tokens_.attribute_identity(tree_, record); },
        [this](const Record* a, const Record* b) {
          return a->name == b->name && a->element_namespace == b->element_namespace &&
                 formatting_tokens_.same_attributes(tree_, a, b);
        });
    return entry == nullptr ? nullptr : entry->element;
  }

  // --- The element pointers
  Element head_element_pointer() const { return head_; }
  Element form_element_pointer() const { return form_; }
  Element fragment_context_element() const { return context_; }
  void set_head_element_pointer(Element element) { point(head_, element); }
  void set_form_element_pointer(Element element) { point(form_, element); }
  void set_fragment_context_element(Element element) {
    point(context_, element);
    find_plain_place();
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
  const auto& options() const { return options_; }
  bool allows_declarative_shadow_roots() const {
    return Tree::kShadowRoots && options_.allow_declarative_shadow_roots;
  }
  QuirksMode quirks_mode() const { return quirks_mode_; }
  void set_quirks_mode(QuirksMode mode) {
    if (mode != quirks_mode_)
      attached_.notify(&Watcher::switched, Switch::quirks_mode, quirks_mode_name(mode));
    quirks_mode_ = mode;
    tree_.set_quirks_mode(mode);
  }
  Node root_insertion_target() const { return root_insertion_target_; }
  void set_root_insertion_target(Node node) {
    root_insertion_target_ = node;
    redirected_ = is_null(node) ? nullptr : open_.first();
    tree_.set_fragment(node);
  }

  // --- The plain place
  // The current node if it is one of Edition::plain and its end is the appropriate place for inserting a
  // node, whatever is inserted (for the root of a fragment the end of the root insertion target, if there is
  // one); if the context element of a fragment is one of Edition::plain; if nothing depends on scripts; and
  // if Limits::depth is not reached. Otherwise null. These are the facts under which the generator evaluates
  // rules (generator/lockstep_generator/lanes/).
  Element plain_current() const { return current_of(Edition::plain); }
  // The same for one of Edition::plain_foreign. Programs that are loaded over a network have no lanes for it.
  Element plain_foreign_current() const {
    if constexpr (LOCKSTEP_SMALL_TABLES) return nullptr;
    return current_of(Edition::plain_foreign);
  }
  // The current node in a plain place, if it is in that set.
  Element current_of(NameSet set) const {
    const Element current = open_.current();
    return open_.size() < plain_size_ && current != nullptr && in(current->sets, set) ? current : nullptr;
  }
  // Whether an HTML element for the token is one of Edition::plain, with the attributes of the token.
  static bool is_plain(const TagToken& tag) {
    return in(Edition::sets_of(Namespace::html, tag.name), Edition::plain);
  }
  static bool is_plain(const Token& token) {
    return in(Edition::sets_of(Namespace::html, token.name), Edition::plain) && !token.adjusted;
  }
  static bool is_plain(Element element) { return in(element->sets, Edition::plain); }
  void find_plain_place() {
    const bool is_plain_place =
        kLanes && !foster_parenting_ && (context_ == nullptr || in(context_->sets, Edition::plain));
    plain_size_ = is_plain_place ? most_plain_ : 0;
  }
  // The parent of what is inserted at the current node.
  Node parent_at(Element current) const {
    return current == redirected_ ? root_insertion_target_ : current->node;
  }
  // Inserts an HTML element of that name at the end of the current node, and pushes it.
  // It returns true, as lanes do that end with it.
  [[gnu::noinline, gnu::hot]] bool append_element(NameId name, const TokenAttribute* attributes,
                                                  std::size_t count, Element current, bool is_of_tag) {
    const Node node = tree_.append_element(parent_at(current), name, attributes, count);
    if (is_of_tag) changes_.locate(node, *tokenizer_.token_place);
    open_.push_plain(node, name, Edition::sets_of(Namespace::html, name));
    return true;
  }
  // For the current token, which takes a lane.
  bool append_element(const TagToken& tag, Element current) {
    return append_element(tag.name, tag.attributes, tag.attribute_count, current, attached_.locates());
  }
  // For any token. Elements that rules insert without a tag have no position.
  void append_element(const Token& token, Element current) {
    append_element(token.name, token.attributes, token.attribute_count, current,
                   attached_.locates() && &token == &token_ && token_.kind == TokenKind::start_tag);
    if (error_places_ != nullptr) [[unlikely]]
      note_opened(open_.current(), derived().token_begin());
  }
  // The same for an element that is popped again.
  [[gnu::noinline, gnu::hot]] bool append_leaf(const TagToken& tag, Element current) {
    const Node node = tree_.append_element(parent_at(current), tag.name, tag.attributes, tag.attribute_count);
    changes_.locate(node, *tokenizer_.token_place);
    return true;
  }
  // The same for foreign elements.
  bool append_foreign_element(Namespace element_namespace, NameId name, const TagToken& tag,
                              Element current) {
    const Node node = append_foreign(element_namespace, name, tag, current);
    open_.push(record_for(node, element_namespace, name));
    return true;
  }
  bool append_foreign_leaf(Namespace element_namespace, NameId name, const TagToken& tag, Element current) {
    append_foreign(element_namespace, name, tag, current);
    return true;
  }
  Node append_foreign(Namespace element_namespace, NameId name, const TagToken& tag, Element current) {
    const Node node = tree_.append_element(parent_at(current), name, tag.attributes, tag.attribute_count,
                                           element_namespace);
    changes_.locate(node, *tokenizer_.token_place);
    if (element_namespace == Namespace::mathml) remember_encoding(node, tag.attributes, tag.attribute_count);
    return node;
  }
  // `Tag` is a TagToken or a Token.
  template <class Tag>
  static void adjust_attributes(Tag& tag, NameId (*adjusted)(NameId)) {
    for (std::size_t i = 0; i < tag.attribute_count; ++i)
      tag.attributes[i].name = adjusted(tag.attributes[i].name);
  }
  // Whether errors are reported of attributes in the XMLNS namespace, and a foreign element for the token may
  // have one.
  bool reports_xmlns_attribute(const TagToken& tag) const {
    if (!options_.collect_errors) return false;
    for (std::size_t i = 0; i < tag.attribute_count; ++i)
      if (tag.attributes[i].name == attr::xmlns || tag.attributes[i].name == attr::xmlns_xlink) return true;
    return false;
  }
  // Pops the current node, which is a foreign element.
  void pop_foreign(Element current) {
    closed(current);
    open_.pop();
    open_.discard(current);
  }
  // Pops the current node.
  [[gnu::always_inline]] inline void pop_plain(Element current) {
    closed(current);
    open_.pop_plain(current);
  }
  // The same, for lanes that are taken less often.
  [[gnu::noinline, gnu::hot]] void close_plain(Element current) { pop_plain(current); }
  // Pops the current node and removes it from the list of active formatting elements.
  void pop_formatting(Element current) {
    remove_entry(current->formatting);
    pop_plain(current);
  }

  // --- Records of elements
  Element record_for(Node node, Namespace name_space, NameId name) {
    const Element element =
        open_.allocate(node, name_space, name, name_space == Namespace::svg ? lowercase_tag(name) : name,
                       Edition::sets_of(name_space, name));
    if (error_places_ != nullptr) [[unlikely]]
      note_opened(element, derived().token_begin());
    return element;
  }
  void remove_entry(Entry entry) {
    Element element = formatting_.remove(entry);
    formatting_changed(ListChange::remove, element);
    if (element == nullptr) return;
    formatting_tokens_.forget(element);
    open_.discard(element);
  }
  void point(Element& pointer, Element element) {
    if (element != nullptr) ++element->pins;
    if (pointer != nullptr) {
      --pointer->pins;
      open_.discard(pointer);
    }
    pointer = element;
  }
  // Called between two tokens.
  void recycle_records() {
    open_.recycle([this](const Record* record) { release(record); });
  }
  void release(const Record* record) {
    if constexpr (ReleasesNodes<Tree>) {
      if (!releases_nodes(tree_)) return;
      if (rare_ != nullptr) rare_->forget(record->node);
      tree_.release(record->node);
    }
  }
  // Records the end tag of an element, which is the one of its name that closes it.
  void closed(Element element) {
    if (attached_.locates() && element != nullptr && token_.kind == TokenKind::end_tag &&
        token_.name == element->token_name)
      changes_.locate_end_tag(element->node, *tokenizer_.token_place);
  }
  // While errors are wanted: where an element was opened, and which token closed it.
  [[gnu::noinline]] void note_opened(Element element, std::uint32_t begin) {
    element->begin = begin;
    if (element->element_namespace == Namespace::html) error_places_->note_opened(element->name, begin);
  }
  void note_closed(Element element) {
    if (error_places_ != nullptr) [[unlikely]]
      note_closed(element->name, element->element_namespace, element->begin);
  }
  [[gnu::noinline]] void note_closed(NameId name, Namespace element_namespace, std::uint32_t begin) {
    if (element_namespace != Namespace::html) return;
    if (token_.kind == TokenKind::end_tag && token_.name == name) return;
    error_places_->note_closed(name, begin, derived().token_begin());
  }
  SinkAttributes token_attributes() const {
    return {attribute_names_, token_.attributes, token_.attribute_count};
  }
  // Of a new MathML element: it may be an HTML integration point.
  [[gnu::noinline]] void remember_encoding(Node node, const TokenAttribute* attributes,
                                           std::size_t attribute_count) {
    for (std::size_t i = 0; i < attribute_count; ++i)
      if (attributes[i].name == attr::encoding) {
        std::string& kept = rare().encodings[node];
        rare().encoding_bytes += attributes[i].value.size() - kept.size();
        kept = attributes[i].value;
      }
  }
  RareState<Tree>& rare() {
    if (rare_ == nullptr) make_rare_state();
    return *rare_;
  }
  [[gnu::cold, gnu::noinline]] void make_rare_state() { rare_ = std::make_unique<RareState<Tree>>(); }

  Tree& tree_;
  TreeChanges<Tree, build> changes_;
  NameTable& tag_names_;
  NameTable& attribute_names_;
  // The ParseOptions that are used more than once.
  struct {
    lockstep::Edition edition;
    bool collect_errors;
    bool allow_declarative_shadow_roots;
    bool iframe_srcdoc;
    bool cannot_change_the_mode;
  } options_;
  [[no_unique_address]] Attached<build> attached_;
  [[no_unique_address]] SanitizingState<Tree, kSanitizes> sanitizing_;
  TokenizerControl<State> tokenizer_;
  Token token_;  // the current token
  OpenElements<Node> open_;
  FormattingList<Node> formatting_;
  // A tree does not have the attributes that a sanitizer refused.
  [[no_unique_address]] FormattingTokens<Tree, RemembersAttributes<Tree> && !kSanitizes> formatting_tokens_;
  Mode mode_ = Mode::initial;
  Mode original_mode_ = Mode::initial;
  std::vector<Mode> template_modes_;
  ScriptingMode scripting_mode_;
  QuirksMode quirks_mode_ = QuirksMode::no_quirks;
  bool frameset_ok_ = true;
  bool foster_parenting_ = false;
  // An option, optgroup, datalist or selectedcontent element was removed from the stack.
  bool select_boundary_removed_ = false;
  // The place may be plain while the stack has fewer elements: Limits::depth, or 0 if there are scripts.
  std::size_t most_plain_ = SIZE_MAX;
  std::size_t plain_size_ = kLanes ? SIZE_MAX : 0;  // the same, 0 also in other places; see plain_current()
  Element head_ = nullptr;
  Element form_ = nullptr;
  Element context_ = nullptr;
  Node root_insertion_target_ = Tree::null();
  Element redirected_ = nullptr;  // the first element on the stack if there is a root insertion target
  std::unique_ptr<RareState<Tree>> rare_;      // null until it is needed
  std::unique_ptr<ErrorPlaces> error_places_;  // null unless errors are wanted
};

}  // namespace lockstep::detail

#endif
