// The operations that the rules of spec/tree/ name. The generated TreeBuilder derives from this class and
// adds one function per rule; nothing here decides what the Standard decides.
#ifndef LOCKSTEP_TREE_OPERATIONS_H
#define LOCKSTEP_TREE_OPERATIONS_H

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "document/positions.h"
#include "document/terms.h"
#include "edition/entry.h"
#include "input/encoding_host.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/observer.h"
#include "tables/known_names.h"
#include "tokenizer/control.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"
#include "tree/ancestors.h"
#include "tree/builder_state.h"
#include "tree/custom_element_names.h"
#include "tree/error_log.h"
#include "tree/formatting_list.h"
#include "tree/formatting_tokens.h"
#include "tree/open_elements.h"
#include "tree/pending_text.h"
#include "tree/rare_state.h"
#include "tree/scripting.h"
#include "tree/token.h"
#include "tree/tree_changes.h"

namespace lockstep::detail {

// `Derived` is the generated TreeBuilder, `Tree` the tree that it builds, `Edition` provides the generated
// code that is needed here, and `Observer` is NoObserver or, for the arena only, Observer.
template <class Derived, TreeSink Tree, class Edition, class Observer>
class TreeOperations {
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
  // An insertion location (#insertion-location): a null reference child means after the last child.
  struct Location {
    Node parent = Tree::null();
    Node reference = Tree::null();
  };

  TreeOperations(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
                 const Observer& observer)
      : tree_(tree),
        changes_(tree, observer),
        tag_names_(tag_names),
        attribute_names_(attribute_names),
        options_{options.edition,
                 options.collect_errors || options.on_error != nullptr || options.limits.errors != 0,
                 options.allow_declarative_shadow_roots, options.iframe_srcdoc,
                 options.cannot_change_the_mode},
        observer_(observer) {
    if (options.limits.depth != 0) max_depth_ = options.limits.depth;
    scripting_mode_ = options.scripting ? ScriptingMode::normal : ScriptingMode::disabled;
    observer_.notify(&Watcher::parse_begins, tree);
  }

  // The stage that decodes bytes to the parsed text.
  void set_encoding_host(EncodingHost* host) { encoding_host_ = host; }
  // Connects the tokenizer, and the log of errors.
  void connect(const TokenizerControl<State>& tokenizer, ErrorLog& error_log) {
    tokenizer_ = tokenizer;
    error_log_ = &error_log;
  }
  // The scripts and their host; must outlive the parse.
  void set_scripting(Scripting<Node>* scripting) { scripting_ = scripting; }
  // Runs the script whose end tag has been processed, and those that it waited for.
  void run_ended_script() {
    const EndedScript kind = std::exchange(scripting_->ended, EndedScript::none);
    if (kind == EndedScript::html) derived().run_the_script(scripting_->ended_script);
    if (kind == EndedScript::svg) derived().run_the_svg_script(scripting_->ended_script);
  }
  // What blocked the parser may be ready.
  void resume_scripts() { derived().run_the_pending_parsing_blocking_scripts(); }
  // Completes the document. Returns false if something delays the load event.
  bool complete() { return derived().complete_the_document(); }
  void abort() { derived().abort_the_parser(); }
  // Sets the text so far without the part that was dropped: the same bytes as before and more. It may have
  // moved; views into it move along.
  void set_source(std::string_view text) { source_ = text; }
  // How many bytes at the front of the text nothing refers to any more, once the tokenizer has used up the
  // text: the tokens that began there have been processed. The arena refers to the whole text.
  std::size_t processed() const {
    static_assert(!kRefersToSource);
    return processed_;
  }
  std::size_t source_size() const { return source_.size(); }
  // The text will begin that many bytes later.
  void forget(std::size_t count) {
    source_.remove_prefix(count);
    origin_ += count;
    processed_ -= count;
  }
  // Sets up the fragment case. The context element becomes a node of the tree that nothing refers to.
  void start_fragment(const FragmentContext& context) {
    if (scripting_mode_ != ScriptingMode::disabled) scripting_mode_ = context.scripting_mode;
    quirks_mode_ = context.quirks_mode;
    tree_.set_quirks_mode(quirks_mode_);
    const NameId name = tag_names_.intern(context.local_name);
    const TokenAttribute encoding{attr::encoding, context.encoding};
    const Element element =
        new_element(context.element_namespace, name, &encoding, context.encoding.empty() ? 0 : 1);
    if (context.inside_form) context_form_ = new_element(Namespace::html, tag::form, nullptr, 0);
    derived().set_up_the_fragment_case_for(element);
  }

  // The state between two tokens. The tokenizer is in the data state then, so it has no state of its own.
  BuilderState state() const { return BuilderStateReader<TreeOperations>(*this).read(); }
  // Continues from the state of another builder of this edition. `nodes` are the nodes of this tree by index.
  void set_state(const BuilderState& state, std::span<const Node> nodes);

  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return flattened_; }
  // Bytes of memory for open elements, plus the next growth: a single token may create all open formatting
  // elements again, or copy everything in a select.
  std::size_t bytes() const {
    constexpr std::size_t kOfNode = sizeof(NodeRecord) + sizeof(NodePlaces) + 2 * sizeof(Node);
    std::size_t bytes = open_.bytes() + formatting_.bytes() + formatting_tokens_.bytes() +
                        formatting_.most_entries() * (sizeof(Record) + kOfNode) +
                        bytes_of_vector(template_modes_) + pending_.bytes();
    if (options_.collect_errors) bytes += pending_.pieces() * sizeof(ParseError);  // an error each, later
    if (rare_ != nullptr) bytes += rare_->bytes();
    if constexpr (kRefersToSource) {
      bytes += 3 * pending_.scattered();  // a text that grows gets twice its size elsewhere
      if (selectedcontent_inserted()) bytes += tree_.nodes.size() * kOfNode;
    } else {
      bytes += tag_names_.bytes_to_grow() + attribute_names_.bytes_to_grow();
    }
    return bytes;
  }

  // --- The tokenizer's sink
  void start_tag(TagToken& tag) {
    process_tag(tag, TokenKind::start_tag);
    tag.self_closing_acknowledged = token_.self_closing_acknowledged;
  }
  void end_tag(TagToken& tag) { process_tag(tag, TokenKind::end_tag); }
  void characters(std::string_view run) {
    if (skip_line_feed_) {
      skip_line_feed_ = false;
      if (run.front() == '\n') run.remove_prefix(1);
    }
    while (!run.empty()) {
      begin_token(TokenKind::characters, Edition::character_class);
      if constexpr (kFastPaths) {
        if (const Mode mode = derived().mode_for_token(); Edition::treats_text_alike(mode)) {
          token_.text = run;
          const char* const end = run.data() + run.size();
          const char* const limit = is_in_source(run) ? source_.data() + source_.size() : end;
          if (is_all_whitespace(run, limit)) token_.token_class = Edition::whitespace_class;
          if (derived().process_using(mode) == Outcome::reprocess) process();
          return;
        }
      }
      token_.text = first_of_class(run);
      token_.token_class = class_of(token_.text);
      run.remove_prefix(token_.text.size());
      process();
    }
  }
  void null_character() {
    skip_line_feed_ = false;
    begin_token(TokenKind::characters, Edition::null_character_class);
    token_.text = std::string_view("\0", 1);
    process();
  }
  void comment(const CommentToken& comment) {
    begin_token(TokenKind::comment, Edition::comment_class);
    token_.text = comment.data;
    process();
  }
  void processing_instruction(const ProcessingInstructionToken& instruction) {
    begin_token(TokenKind::processing_instruction, Edition::processing_instruction_class);
    token_.target = instruction.target;
    token_.text = instruction.data;
    process();
  }
  void doctype(const DoctypeToken& doctype) {
    begin_token(TokenKind::doctype, Edition::doctype_class);
    token_.doctype = &doctype;
    process();
  }
  void end_of_file() {
    begin_token(TokenKind::end_of_file, Edition::end_of_file_class);
    process();
  }
  bool has_adjusted_current_node() { return !open_.empty(); }
  bool adjusted_current_node_is_html() {
    return derived().the_adjusted_current_node()->element_namespace == Namespace::html;
  }
  void tokenizer_error(ParseErrorCode code, std::uint64_t offset) {
    const ParseError error{code, 0, offset, 0, 0};
    error_log_->add(error);
    observer_.notify(&Watcher::parse_error, error);
  }

 protected:
  // Whether what the generator derived for speed is used.
  static constexpr bool kFastPaths = !LOCKSTEP_PLAIN_RULES && !Observer::kWatches;
  // Whether the tree keeps views of the text.
  static constexpr bool kRefersToSource = std::is_same_v<Tree, lockstep::detail::Tree>;

  Derived& derived() { return static_cast<Derived&>(*this); }

  // --- Notifying the observer
  template <class Branch>
  auto enter(Branch branch) const {
    return enter_rule(observer_, branch, [](auto& watcher, unsigned entered) { watcher.entered(entered); });
  }
  void dispatched(Mode mode) const {
    observer_.notify(&Watcher::dispatched, static_cast<unsigned>(mode), token_.token_class);
  }
  void stack_changed(ListChange change, Element element, Element other = nullptr) const {
    observer_.notify(&Watcher::stack_changed, change, node_of(element), node_of(other));
  }
  void formatting_changed(ListChange change, Element element, Element other = nullptr) const {
    observer_.notify(&Watcher::formatting_changed, change, node_of(element), node_of(other));
  }
  void switched_to(Switch what, Mode mode) const {
    observer_.notify(&Watcher::switched, what, Edition::mode_names[static_cast<unsigned>(mode)]);
  }

  // --- The token
  Token& token() { return token_; }
  void rename_token(NameId name) {
    token_.name = name;
    token_.token_class = Edition::tag_token_class(token_.kind == TokenKind::start_tag, name);
  }
  const DoctypeToken& doctype_token() const { return *token_.doctype; }
  bool token_is_character() const { return token_.kind == TokenKind::characters; }
  const TokenAttribute* token_attribute(NameId name) const { return token_.attribute(name); }
  bool token_attribute_is(NameId name, std::string_view value) const {
    const TokenAttribute* attribute = token_attribute(name);
    return attribute != nullptr && equals_ignoring_case(attribute->value, value);
  }
  bool is_tag_in(NameId name, NameId tag) const { return name == tag; }
  bool is_tag_in(NameId name, NameSet set) const { return in(Edition::sets_of(Namespace::html, name), set); }
  void adjust_attributes(NameId (*adjusted)(NameId)) {
    for (std::size_t i = 0; i < token_.attribute_count; ++i)
      token_.attributes[i].name = adjusted(token_.attributes[i].name);
    token_.adjusted = true;
  }
  void parse_error(TreeError error) {
    if (options_.collect_errors) report(error);
  }
  void ignore_next_line_feed() { skip_line_feed_ = true; }

  // --- Parse state
  Mode insertion_mode() const { return mode_; }
  void set_insertion_mode(Mode mode) {
    if (mode != mode_) switched_to(Switch::insertion_mode, mode);
    if constexpr (Observer::kLocates) {
      // The end tags that leave their elements on the stack.
      if (mode == Mode::after_body) closed(bottommost(tag::body));
      if (mode == Mode::after_after_body || mode == Mode::after_after_frameset) closed(open_.first());
    }
    mode_ = mode;
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
    observer_.notify(&Watcher::switched, Switch::tokenizer_state,
                     Edition::state_names[static_cast<unsigned>(state)]);
    *tokenizer_.state = state;
  }
  bool frameset_ok() const { return frameset_ok_; }
  void set_frameset_ok(bool ok) {
    if (ok != frameset_ok_) observer_.notify(&Watcher::switched, Switch::frameset_ok, ok ? "ok" : "not ok");
    frameset_ok_ = ok;
  }
  bool foster_parenting() const { return foster_parenting_; }
  void set_foster_parenting(bool enabled) { foster_parenting_ = enabled; }
  ScriptingMode scripting_mode() const { return scripting_mode_; }
  const auto& options() const { return options_; }
  bool allows_declarative_shadow_roots() const {
    return Tree::kShadowRoots && options_.allow_declarative_shadow_roots;
  }
  QuirksMode quirks_mode() const { return quirks_mode_; }
  void set_quirks_mode(QuirksMode mode) {
    if (mode != quirks_mode_)
      observer_.notify(&Watcher::switched, Switch::quirks_mode, quirks_mode_name(mode));
    quirks_mode_ = mode;
    tree_.set_quirks_mode(mode);
  }
  Element head_element_pointer() const { return head_; }
  Element form_element_pointer() const { return form_; }
  Element fragment_context_element() const { return context_; }
  void set_head_element_pointer(Element element) { point(head_, element); }
  void set_form_element_pointer(Element element) { point(form_, element); }
  void set_fragment_context_element(Element element) { point(context_, element); }
  Node root_insertion_target() const { return root_insertion_target_; }
  void set_root_insertion_target(Node node) {
    root_insertion_target_ = node;
    tree_.set_fragment(node);
  }
  // --- The encoding. Text has none that could change.
  bool encoding_is_tentative() const { return encoding_host_ != nullptr && encoding_host_->is_tentative(); }
  MaybeEncoding encoding_labelled(NameId name) const {
    const TokenAttribute* attribute = token_attribute(name);
    return attribute == nullptr ? std::nullopt : encoding::find(attribute->value);
  }
  MaybeEncoding encoding_extracted(NameId name) const {
    const TokenAttribute* attribute = token_attribute(name);
    return attribute == nullptr ? std::nullopt : encoding_host_->extracted_from(attribute->value);
  }
  void change_encoding(MaybeEncoding encoding) { encoding_host_->change_to(*encoding); }

  // --- Elements and nodes
  Tree& tree() { return tree_; }
  // Scripts may move any node, and patches those that were inserted for a template.
  bool only_rules_move_nodes() const {
    return scripting_ == nullptr && (rare_ == nullptr || rare_->content_patches.empty());
  }
  static Node node_of(Element element) { return element == nullptr ? Tree::null() : element->node; }
  static bool is_null(Element element) { return element == nullptr; }
  static bool is_null(Node node) { return node == Tree::null(); }
  static bool in(std::uint64_t sets, NameSet set) { return ((sets >> static_cast<unsigned>(set)) & 1) != 0; }
  static bool is_in_set(Element element, NameSet set) { return element != nullptr && in(element->sets, set); }
  // For a node, asks the tree. If the tree cannot be read, the stack of open elements can answer what rules
  // ask, which is about places for nodes (#appropriate-place-for-inserting-a-node).
  [[gnu::noinline]] bool is_in_set(Node node, NameSet set) const {
    if constexpr (Tree::kReadable) {
      return !is_null(node) && tree_.element_namespace(node) != Namespace::none &&
             in(Edition::sets_of(tree_.element_namespace(node), tree_.local_name(node).id()), set);
    } else {
      const std::span<const NameId> names = Edition::html_members(set);
      return std::any_of(names.begin(), names.end(),
                         [&](NameId name) { return is_open_html_element(node, name); });
    }
  }
  static bool is_html_element(Element element, NameId name) {
    return element != nullptr && element->name == name && element->element_namespace == Namespace::html;
  }
  static bool is_html_element(Element element, NameSet set) { return is_in_set(element, set); }
  bool is_html_element(Node node, NameId name) const {
    if constexpr (Tree::kReadable) {
      return !is_null(node) && tree_.element_namespace(node) == Namespace::html &&
             tree_.local_name(node).id() == name;
    } else {
      return is_open_html_element(node, name);
    }
  }
  // O(open elements of that name); a place for nodes is the bottommost of its name.
  bool is_open_html_element(Node node, NameId name) const {
    const Record* element = open_.bottommost(name);
    while (element != nullptr && element->node != node) element = element->same_above;
    return element != nullptr;
  }
  bool is_html_element(Node node, NameSet set) const { return is_in_set(node, set); }
  static bool is_element_of(Namespace name_space, Element element, NameId name) {
    return element != nullptr && element->element_namespace == name_space && element->name == name;
  }
  static bool is_in_namespace(Element element, Namespace name_space) {
    return element->element_namespace == name_space;
  }
  bool is_document(Node node) const { return node == tree_.document(); }
  bool is_processing_instruction(Node node) const {
    return !tree_.processing_instruction_target(node).empty();
  }
  bool has_attribute(Node element, NameId name) const {
    return tree_.has_attribute(element, {attribute_names_, name});
  }
  std::string_view attribute_value(Node element, NameId name) const {
    return tree_.attribute_value(element, {attribute_names_, name});
  }
  // The value of the encoding attribute in the start tag of a MathML element.
  std::string_view encoding_attribute(Element element) const {
    if (rare_ == nullptr) return {};
    const auto found = rare_->encodings.find(element->node);
    return found == rare_->encodings.end() ? std::string_view() : found->second;
  }
  bool has_parent(Element element) const { return has_parent(node_of(element)); }
  bool has_parent(Node node) const { return !is_null(node) && !is_null(tree_.parent(node)); }
  Element create_element(Namespace name_space, const Token& token) {
    const Element element = new_element(name_space, token.name, token.attributes, token.attribute_count);
    if (&token == &token_ && token_.kind == TokenKind::start_tag) located(element->node);
    return element;
  }
  // All nodes have one node document, so the intended parent has no effect.
  Element create_element_like(Element original, Node) {
    const Node node = formatting_tokens_.create_element_like(tree_, original, {tag_names_, original->name});
    changes_.locate_like(node, original->node);
    const Element element = record_for(node, original->element_namespace, original->name);
    formatting_tokens_.share(original, element);
    return element;
  }
  // Step 13 of #create-an-element-for-the-token; only tokens whose attributes were adjusted can have these.
  bool xmlns_differs(Element element) const {
    if (!token_.adjusted) return false;
    const TokenAttribute* attribute = token_attribute(attr::namespaced_xmlns);
    return attribute != nullptr && attribute->value != namespace_url(element->element_namespace);
  }
  bool xmlns_xlink_differs(Element) const {
    if (!token_.adjusted) return false;
    const TokenAttribute* attribute = token_attribute(attr::namespaced_xmlns_xlink);
    return attribute != nullptr && attribute->value != namespace_url(Namespace::xlink);
  }
  Node create_doctype() {
    const DoctypeToken& token = doctype_token();
    return located(tree_.create_doctype(token.name, token.public_identifier, token.system_identifier));
  }
  Node create_comment(std::string_view data) { return located(tree_.create_comment(data)); }
  void insert(Node node, Location location) {
    if (is_too_deep()) [[unlikely]]
      return insert_flattened(node, location.parent, location.reference);
    changes_.insert(node, location.parent, location.reference);
  }
  void append(Node node, Node place) {
    changes_.move_to_end(node, is_too_deep() ? flattened({place, Tree::null()}).parent : place);
  }
  void append(Element element, Node place) { append(element->node, place); }
  // Only for the adoption agency algorithm.
  void append(Element moved, Element place) {
    place->holds |= moved->holds & (Holds::option | Holds::selectedcontent);
    const Node old_parent = tree_.parent(moved->node);
    append(moved->node, place->node);
    if (!has_moving_steps(moved)) return;
    if (!is_null(old_parent)) derived().run_the_removing_steps_of_the_subtree_for(moved->node, old_parent);
    derived().run_the_insertion_steps_of_the_subtree(moved->node);
  }
  void insert_moved(Element moved, Location location) {
    insert(moved->node, location);
    if (has_moving_steps(moved) || (option_boundary_removed_ && may_concern_selects(moved))) [[unlikely]]
      derived().run_the_insertion_steps_of_the_subtree(moved->node);
    option_boundary_removed_ = false;
  }
  void remove_from_parent(Element moved) {
    const Node old_parent = tree_.parent(moved->node);
    changes_.remove(moved->node);
    if (has_moving_steps(moved)) [[unlikely]]
      derived().run_the_removing_steps_of_the_subtree_for(moved->node, old_parent);
  }
  void remove_from_parent(Node node) {
    const Node old_parent = tree_.parent(node);
    changes_.remove(node);
    if (rare_->select.has_parts) derived().run_the_removing_steps_of_the_subtree_for(node, old_parent);
  }
  void move_children(Node from, Node to) { changes_.move_children(from, to); }
  void move_children(Element from, Node to) { move_children(from->node, to); }
  // Only for the adoption agency algorithm, which moves the children one by one.
  void move_children(Element from, Element to) {
    to->holds |= from->holds;
    if (!moves_options_one_by_one(from)) return move_children(from->node, to->node);
    to->holds |= Holds::moved_children;
    for (Node child = tree_.first_child(from->node); !is_null(child); child = tree_.first_child(from->node)) {
      append(child, to->node);
      derived().run_the_removing_steps_of_the_subtree_for(child, from->node);
    }
  }
  Node clone(Node node) {
    const Node copy = tree_.clone(node);
    if (rare_ != nullptr) rare_->content_patches.add_copied_markers(tree_, node, copy);
    return copy;
  }
  std::vector<Node> siblings_between(Node start, Node end) const {
    std::vector<Node> found;
    for (Node node = tree_.next_sibling(start); !is_null(node) && node != end;
         node = tree_.next_sibling(node))
      found.push_back(node);
    return found;
  }
  void insert_text(std::string_view text, Location location) {
    if (is_too_deep()) [[unlikely]]
      return insert_text_flattened(text, location.parent, location.reference);
    insert_text_at(text, location.parent, location.reference);
  }
  void add_missing_attributes(Element element) {
    changes_.add_missing_attributes(element->node, token_attributes(), *tokenizer_.token_place);
  }
  bool is_connected(Node node) const { return tree_.is_connected(node); }
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  bool is_body_element(Node node) const {
    const Node html = is_null(node) ? node : tree_.parent(node);
    if (!is_html_element(html, tag::html) || !is_document(tree_.parent(html))) return false;
    for (Node child = tree_.first_child(html); !is_null(child); child = tree_.next_sibling(child))
      if (is_html_element(child, tag::body) || is_html_element(child, tag::frameset)) return child == node;
    return false;
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
    option_boundary_removed_ |= is_html_element(element, tag::option) ||
                                is_html_element(element, tag::optgroup) ||
                                is_html_element(element, tag::datalist);
    open_.remove(element);
    stack_changed(ListChange::remove, element);
    closed(element);
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

  // --- Pending table character tokens
  void clear_pending_table_characters() {
    pending_.clear();
    pending_is_whitespace_ = true;
  }
  void add_pending_table_characters() {
    if (is_in_source(token_.text)) {
      pending_.add(origin_ + offset_in_source(token_.text), token_.text.size());
    } else {
      pending_.add_copy(token_.text, asks_for_places_of_characters() ? *tokenizer_.run_place : ByteRange{});
    }
    pending_is_whitespace_ &= token_.token_class == Edition::whitespace_class;
  }
  bool pending_table_characters_are_not_whitespace() const { return !pending_is_whitespace_; }
  template <class Process>
  void for_each_pending_table_run(Process process) {
    const Token token = token_;
    const ByteRange* const run_place = std::exchange(tokenizer_.run_place, &replayed_place_);
    pending_.for_each(source_, origin_, [&](std::string_view text, const ByteRange& place) {
      replayed_place_ = place;
      while (!text.empty()) {
        token_ = Token{};
        token_.kind = TokenKind::characters;
        token_.text = pending_is_whitespace_ ? text : first_of_class(text);
        token_.token_class = class_of(token_.text);
        text.remove_prefix(token_.text.size());
        const ByteRange replayed = place_of_characters();
        observer_.notify(&Watcher::replay_begins, token_, replayed.begin, replayed.end);
        process();
        observer_.notify(&Watcher::replay_ends);
      }
    });
    tokenizer_.run_place = run_place;
    token_ = token;
    clear_pending_table_characters();
  }

  // --- Scripts. Without scripts, rules only use what does not need the host.
  Scripting<Node>& scripting() { return *scripting_; }
  ScriptHost<Node>& host() { return scripting_->host; }
  void perform_microtask_checkpoint() {
    if (scripting_ != nullptr) host().perform_microtask_checkpoint();
  }
  void run_after_this_token(EndedScript kind, Element script) {
    if (scripting_ == nullptr) return;
    scripting_->ended = kind;
    scripting_->ended_script = script->node;
    tokenizer_.stop_after_token();
  }
  InsertionPoint insertion_point() { return scripting_->input.insertion_point(); }
  void set_insertion_point_before_next_character() {
    scripting_->input.set_insertion_point_at(tokenizer_position());
  }
  void set_insertion_point(InsertionPoint point) {
    if (scripting_ != nullptr) scripting_->input.restore(point);
  }
  void start_speculative_parser() { scripting_->start_speculative_parser(tokenizer_position()); }
  void stop_speculative_parser() { scripting_->stop_speculative_parser(); }
  void update_readiness(DocumentReadiness readiness) {
    if (scripting_ != nullptr) host().update_readiness(readiness);
  }
  void fire_dom_content_loaded() { scripting_->fire_dom_content_loaded(); }

  // --- Custom elements and forms
  bool has_custom_element_definition(const Token& token, Namespace name_space, Node intended_parent) {
    if (scripting_ == nullptr || context_ != nullptr || name_space != Namespace::html) return false;
    const TokenAttribute* const is = token.attribute(attr::is);
    return host().has_custom_element_definition(
        {tag_names_, token.name}, is == nullptr ? std::nullopt : std::optional(is->value), intended_parent);
  }
  void end_custom_element(Element element) {
    scripting_->custom_element = element->node;
    host().custom_element_created(element->node);
  }
  void invoke_custom_element_reactions(Element element) {
    if (scripting_ != nullptr && element->node == scripting_->custom_element)
      host().custom_element_inserted(element->node);
  }
  // An arena without host and observer needs neither the forms of elements nor their places before insertion.
  bool asks_for_places() const {
    return Tree::kAssociatesForms || Observer::kWatches || scripting_ != nullptr;
  }
  // As long as nothing has been removed, all that is not in a template is in the document.
  bool is_in_same_tree(Node node, Node other) const {
    if (!asks_for_places()) return false;
    return (kFastPaths && only_rules_move_nodes() &&
            (rare_ == nullptr || !rare_->select.emptied_selectedcontent)) ||
           root_of(node) == root_of(other);
  }
  void associate_form(Element element, Element form) {
    tree_.associate_form(element->node, form->node);
    if (scripting_ != nullptr) host().form_associated(element->node, form->node);
  }

  // --- Templates and shadow roots
  ContentPatch<Node>& content_patch(Element element) { return rare().content_patches.of(element->node); }
  ContentPatch<Node> find_content_patch(Element element) const { return find_content_patch(element->node); }
  ContentPatch<Node> find_content_patch(Node node) const {
    return rare_ == nullptr ? ContentPatches<Tree>::kNone : rare_->content_patches.find(node);
  }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    const Node node = located(tree_.create_processing_instruction(target, data));
    if (Tree::kReadable && (target == "marker" || target == "start"))
      rare().content_patches.add_marker(node, data);
    return node;
  }
  Node find_marker(std::string_view name, Node scope) {
    return rare_ == nullptr ? Tree::null() : rare_->content_patches.find_marker(tree_, name, scope);
  }
  bool is_shadow_host(Element element) const { return !is_null(tree_.shadow_root(element->node)); }
  void attach_shadow_root(Element host, bool open, bool delegates_focus, bool serializable,
                          bool manual_slot_assignment, bool clonable, bool null_registry) {
    changes_.attach_shadow_root(
        host->node,
        ShadowRootProperties{open ? ShadowRootMode::open : ShadowRootMode::closed, delegates_focus,
                             serializable, clonable, manual_slot_assignment, null_registry});
  }
  bool is_custom_element_name(NameId name) const { return may_be_custom_element_name(tag_names_.name(name)); }
  bool is_potential_custom_element_name(NameId name) const {
    return detail::is_potential_custom_element_name(tag_names_.name(name));
  }

  // --- select and selectedcontent
  // For an element that has just been inserted and not pushed yet, or just been popped.
  auto ancestors_in(Element element, NameSet set) const {
    return AncestorsInSet<TreeOperations>(*this, element, set);
  }
  Node selected_option(Node select) const {
    return rare_ == nullptr ? Tree::null() : rare_->select.selected_option(select);
  }
  void set_selected_option(Node select, Node option) { rare().select.set_selected_option(select, option); }
  void set_selected_option(Node select, Element option) { set_selected_option(select, option->node); }
  bool is_selected(Node option) const {
    if (rare_ != nullptr)
      if (const auto selectedness = rare_->select.selectedness(option)) return *selectedness;
    return has_attribute(option, attr::selected);
  }
  void set_selectedness(Node option, bool value) {
    if (is_selected(option) != value) rare().select.set_selectedness(option, value);
  }
  void set_listed(Node option, bool listed) { rare().select.set_removed(option, !listed); }
  // An option that is inserted with others is in the list only after its own insertion steps have run.
  bool has_left(Node option, Node select) const {
    if (rare_->select.is_removed(option)) return true;
    if (kFastPaths && only_rules_move_nodes()) return false;
    while (!is_null(option) && option != select) option = tree_.parent(option);
    return is_null(option);
  }
  void remember_holders(std::uint8_t what) {
    open_.mark_holders(what);
    rare().select.has_parts = true;
    if (what != Holds::selectedcontent) return;
    rare().select.has_selectedcontent = true;
    forget_first_selectedcontents();
  }
  bool selectedcontent_inserted() const { return rare_ != nullptr && rare_->select.has_selectedcontent; }
  void forget_first_selectedcontents() { rare().select.forget_first_selectedcontents(); }
  void set_selectedcontent(Node node, bool disabled) { rare().select.set_disabled(node, disabled); }
  bool is_disabled_selectedcontent(Node node) const { return rare_->select.is_disabled(node); }
  auto descendants_in(Node node, NameSet set) const {
    return DescendantsInSet<TreeOperations>(*this, tree_, node, set);
  }
  Record record_of(Node node) const {
    Record record{};
    record.node = node;
    record.element_namespace = tree_.element_namespace(node);
    record.name = record.token_name = tree_.local_name(node).id();
    record.sets = Edition::sets_of(record.element_namespace, record.name);
    return record;
  }
  Node first_selectedcontent(Node select) {
    const bool cached = kFastPaths && only_rules_move_nodes();
    if (cached)
      if (const auto first = rare().select.first_selectedcontent(select)) return *first;
    Node node = tree_.following(select, select);
    while (!is_null(node) && !is_html_element(node, tag::selectedcontent))
      node = tree_.following(node, select);
    if (cached) rare().select.set_first_selectedcontent(select, node);
    return node;
  }
  void empty_selectedcontent(Node node) {
    SelectState<Tree>& state = rare().select;
    state.emptied_selectedcontent = true;
    state.emptied_open_selectedcontent |= is_open_html_element(node, tag::selectedcontent);
    const bool outer = std::exchange(state.emptying_selectedcontent, true);
    for (Node child = tree_.first_child(node); !is_null(child); child = tree_.first_child(node))
      remove_from_parent(child);
    state.emptying_selectedcontent = outer;
  }
  bool is_emptying_selectedcontent() const { return rare_->select.emptying_selectedcontent; }
  int display_size(Node select) const {
    return select_size(attribute_value(select, attr::size), has_attribute(select, attr::multiple) ? 4 : 1);
  }
  // Step 20 of #html-fragment-parsing-algorithm.
  Element nearest_form(Element context) {
    return is_html_element(context, tag::form) ? context : context_form_;
  }

 private:
  friend AncestorsInSet<TreeOperations>;
  friend BuilderStateReader<TreeOperations>;
  friend DescendantsInSet<TreeOperations>;
  // Whether steps of options or selectedcontent elements may run when an element is moved: it may contain
  // some, and if it has no selectedcontent element, there must be a select above. Not implemented: what the
  // adoption agency algorithm does to options before the document has a selectedcontent element that could
  // show it. Each of n steps would look at everything that moves.
  bool may_concern_selects(const Record* moved) const {
    if (!Tree::kReadable || !selectedcontent_inserted()) return false;
    if (!kFastPaths || scripting_ != nullptr) return true;
    if ((moved->holds & Holds::selectedcontent) != 0) return true;
    return (moved->holds & Holds::option) != 0 &&
           (open_.bottommost(tag::select) != nullptr || !only_rules_move_nodes());
  }
  // The same if the removal is followed by an insertion. While the stack shows the ancestors, both places are
  // below the same options, optgroups, datalists and selects. Then moving them at once changes nothing but
  // selectedcontent elements: an option that is selected while the selected one is away is deselected when
  // that one returns.
  bool has_moving_steps(const Record* moved) const {
    if (!may_concern_selects(moved)) return false;
    return !kFastPaths || !stack_shows_ancestors() ||
           (moved->holds & (Holds::selectedcontent | Holds::moved_children)) != 0;
  }
  // If they move one by one, an option that is selected while the selected one is away may follow it and stay
  // selected. This cannot happen to the first child.
  bool moves_options_one_by_one(const Record* from) const {
    if (!may_concern_selects(from)) return false;
    if (has_moving_steps(from)) return true;
    Node child = tree_.first_child(from->node);
    if (is_null(child)) return false;
    for (child = tree_.next_sibling(child); !is_null(child); child = tree_.next_sibling(child))
      for (Node node = child; !is_null(node); node = tree_.following(node, child))
        if (is_html_element(node, tag::option)) return true;
    return false;
  }
  // See AncestorsInSet.
  bool stack_shows_ancestors() const {
    return only_rules_move_nodes() && max_depth_ == SIZE_MAX &&
           (rare_ == nullptr || !rare_->select.emptied_open_selectedcontent ||
            open_.bottommost(tag::selectedcontent) == nullptr);
  }
  static std::span<const NameId> html_members_of(NameSet set) { return Edition::html_members(set); }
  // Limits::depth: a node that would be too deep is inserted after its intended parent, as browsers do. The
  // location is not passed as a Location: it would be written to memory in halves and read as a whole, which
  // takes the processor a dozen cycles for each node.
  bool is_too_deep() const { return open_.size() >= max_depth_; }
  [[gnu::cold, gnu::noinline]] void insert_flattened(Node node, Node parent, Node reference) {
    const Location place = flattened({parent, reference});
    changes_.insert(node, place.parent, place.reference);
  }
  [[gnu::cold, gnu::noinline]] void insert_text_flattened(std::string_view text, Node parent,
                                                          Node reference) {
    const Location place = flattened({parent, reference});
    insert_text_at(text, place.parent, place.reference);
  }
  [[gnu::always_inline]] inline void insert_text_at(std::string_view text, Node parent, Node reference) {
    changes_.insert_text(text, parent, reference, [this] { return place_of_characters_and_returns(); });
  }
  [[gnu::cold, gnu::noinline]] Location flattened(const Location& location) {
    if (!is_null(location.reference)) return location;
    Node holder = location.parent;
    // The contents of a template are treated as the template.
    if (is_html_element(open_.current(), tag::template_) &&
        tree_.template_contents(open_.current()->node) == holder)
      holder = open_.current()->node;
    const Node parent = tree_.parent(holder);
    if (is_null(parent) || is_document(parent)) return location;
    flattened_ = true;
    return {parent, Tree::null()};
  }
  // The range of the token's characters.
  ByteRange place_of_characters() const {
    if (!is_in_source(token_.text)) return *tokenizer_.run_place;
    const std::uint64_t start = offset_in_source(token_.text);
    return {start, start + token_.text.size()};
  }
  bool asks_for_places_of_characters() const {
    return options_.collect_errors || Observer::kWatches || Observer::kLocates;
  }
  // The same starting with the CR if the first character is a newline that was written as CR LF.
  ByteRange place_of_characters_and_returns() const {
    ByteRange place = place_of_characters();
    if (place.begin != 0 && source_[place.begin] == '\n' && source_[place.begin - 1] == '\r') --place.begin;
    return place;
  }
  Node located(Node node) {
    changes_.locate(node, *tokenizer_.token_place);
    return node;
  }
  // Records the end tag of an element, which is the one of its name that closes it.
  void closed(Element element) {
    if constexpr (Observer::kLocates)
      if (element != nullptr && token_.kind == TokenKind::end_tag && token_.name == element->token_name)
        changes_.locate_end_tag(element->node, *tokenizer_.token_place);
  }

  // The Standard has an error for each character. Lockstep reports one for a run of adjacent characters,
  // which says the same and does not depend on how the input is split.
  [[gnu::cold, gnu::noinline]] void report(TreeError which) {
    std::uint64_t start = tokenizer_.token_place->begin;
    if (token_.kind == TokenKind::characters) {
      const ByteRange place = place_of_characters();
      start = place.begin;
      auto [previous, first] = rare().error_ends.try_emplace(static_cast<std::uint16_t>(which), 0);
      const bool continues_run = !first && previous->second == start;
      previous->second = place.end;
      if (continues_run) return;
    }
    const ParseError error{ParseErrorCode::tree_construction,
                           tree_error_of(options_.edition, static_cast<unsigned>(which)), start, 0, 0};
    error_log_->add(error);
    observer_.notify(&Watcher::parse_error, error);
  }
  void process() {
    if constexpr (Observer::kWatches) {
      const bool characters = token_.kind == TokenKind::characters;
      const ByteRange place = characters ? place_of_characters() : *tokenizer_.token_place;
      if (!begun_) take_snapshot();
      begun_ = true;
      observer_.notify(&Watcher::token_begins, token_, place.begin, place.end);
      derived().process();
      observer_.notify(&Watcher::token_ends);
      take_snapshot();
    } else {
      derived().process();
    }
  }
  void take_snapshot() {
    if (!observer_.watcher->wants_snapshots()) return;
    std::vector<Node> stack, formatting;
    if (!open_.empty())
      for (Element element = open_.first(); element != nullptr; element = element->below)
        stack.push_back(element->node);
    for (Entry entry = formatting_.last(); entry != nullptr; entry = entry->before)
      formatting.push_back(node_of(entry->element));
    std::reverse(formatting.begin(), formatting.end());
    observer_.watcher->snapshot({Edition::mode_names[static_cast<unsigned>(mode_)],
                                 Edition::state_names[static_cast<unsigned>(*tokenizer_.state)], stack,
                                 formatting, frameset_ok_, foster_parenting_});
  }
  // Members of the token that its kind does not have are ignored by rules.
  void begin_token(TokenKind kind, unsigned token_class) {
    open_.recycle([this](const Record* record) { release(record); });
    token_.kind = kind;
    token_.token_class = token_class;
    token_.name = 0;
    token_.adjusted = false;
    if (kind != TokenKind::characters) skip_line_feed_ = false;
    if constexpr (!kRefersToSource)
      if (kind != TokenKind::characters) processed_ = tokenizer_position();
  }
  void release(const Record* record) {
    if constexpr (ReleasesNodes<Tree>) {
      if (rare_ != nullptr) rare_->forget(record->node);
      tree_.release(record->node);
    }
  }
  void process_tag(const TagToken& tag, TokenKind kind) {
    begin_token(kind, Edition::tag_token_class(kind == TokenKind::start_tag, tag.name));
    token_.set_tag(tag);
    process();
  }
  // The characters of one class at the beginning of the run.
  static std::string_view first_of_class(std::string_view run) {
    const bool white = is_ascii_whitespace(static_cast<unsigned char>(run.front()));
    std::size_t i = 1;
    while (i < run.size() && is_ascii_whitespace(static_cast<unsigned char>(run[i])) == white) ++i;
    return run.substr(0, i);
  }
  static unsigned class_of(std::string_view run) {
    return is_ascii_whitespace(static_cast<unsigned char>(run.front())) ? Edition::whitespace_class
                                                                        : Edition::character_class;
  }
  // Bytes of the source that the tokenizer has consumed.
  std::size_t tokenizer_position() const {
    return static_cast<std::size_t>(*tokenizer_.input - source_.data());
  }
  std::size_t offset_in_source(std::string_view text) const {
    return static_cast<std::size_t>(text.data() - source_.data());
  }
  bool is_in_source(std::string_view text) const {
    return text.data() >= source_.data() && text.data() + text.size() <= source_.data() + source_.size();
  }
  SinkAttributes token_attributes() const {
    return {attribute_names_, token_.attributes, token_.attribute_count};
  }
  Element new_element(Namespace name_space, NameId name, const TokenAttribute* attributes,
                      std::size_t attribute_count) {
    const Node node = tree_.create_element(name_space, LocalName(tag_names_, name),
                                           SinkAttributes(attribute_names_, attributes, attribute_count));
    if (name_space == Namespace::mathml) [[unlikely]]
      remember_encoding(node, attributes, attribute_count);
    return record_for(node, name_space, name);
  }
  [[gnu::cold, gnu::noinline]] void remember_encoding(Node node, const TokenAttribute* attributes,
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
  Node root_of(Node node) const {
    for (Node above = tree_.parent(node); !is_null(above); above = tree_.parent(node)) node = above;
    return node;
  }
  Element record_for(Node node, Namespace name_space, NameId name) {
    return open_.allocate(node, name_space, name, name_space == Namespace::svg ? lowercase_tag(name) : name,
                          Edition::sets_of(name_space, name));
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

  Tree& tree_;
  TreeChanges<Tree, Observer> changes_;
  NameTable& tag_names_;
  NameTable& attribute_names_;
  std::string_view source_;   // the text so far
  std::uint64_t origin_ = 0;  // how much of it has been dropped
  // The ParseOptions that are used more than once.
  struct {
    lockstep::Edition edition;
    bool collect_errors;
    bool allow_declarative_shadow_roots;
    bool iframe_srcdoc;
    bool cannot_change_the_mode;
  } options_;
  [[no_unique_address]] Observer observer_;
  bool begun_ = false;  // whether an observer was notified of the beginning
  EncodingHost* encoding_host_ = nullptr;
  Scripting<Node>* scripting_ = nullptr;  // null: no scripts are run
  TokenizerControl<State> tokenizer_;
  ErrorLog* error_log_ = nullptr;
  std::size_t processed_ = 0;  // in bytes of the source: up to the last token that was not characters
  Token token_;
  OpenElements<Node> open_;
  FormattingList<Node> formatting_;
  [[no_unique_address]] FormattingTokens<Tree> formatting_tokens_;
  Mode mode_ = Mode::initial;
  Mode original_mode_ = Mode::initial;
  std::vector<Mode> template_modes_;
  ScriptingMode scripting_mode_;
  QuirksMode quirks_mode_ = QuirksMode::no_quirks;
  bool frameset_ok_ = true;
  bool flattened_ = false;
  std::size_t max_depth_ = SIZE_MAX;
  bool foster_parenting_ = false;
  bool skip_line_feed_ = false;
  bool option_boundary_removed_ = false;  // an option, optgroup or datalist was removed from the stack
  Element head_ = nullptr;
  Element form_ = nullptr;
  Element context_ = nullptr;
  Element context_form_ = nullptr;  // the nearest among the context element's ancestors
  Node root_insertion_target_ = Tree::null();
  PendingText pending_;
  bool pending_is_whitespace_ = true;
  ByteRange replayed_place_;               // of the pending characters that are processed again
  std::unique_ptr<RareState<Tree>> rare_;  // null until it is needed
};

template <class Derived, TreeSink Tree, class Edition, class Observer>
void TreeOperations<Derived, Tree, Edition, Observer>::set_state(const BuilderState& state,
                                                                 std::span<const Node> nodes) {
  std::vector<Element> elements(nodes.size(), nullptr);
  const auto element_at = [&](BuilderState::Index index) -> Element {
    if (index == BuilderState::kNone) return nullptr;
    if (elements[index] == nullptr) {
      const BuilderState::Node& node = state.nodes[index];
      elements[index] =
          record_for(nodes[index], node.element_namespace, tag_names_.adopt(state.tag_names, node.name));
      if (!node.encoding.empty()) rare().encodings[nodes[index]] = node.encoding;
    }
    return elements[index];
  };
  for (const BuilderState::Index index : state.open) open_.push(element_at(index));
  std::vector<TokenAttribute> attributes;
  for (const BuilderState::Entry& entry : state.formatting) {
    if (entry.node == BuilderState::kNone) {
      formatting_.add_marker();
      continue;
    }
    attributes.clear();
    for (const auto& [name, value] : entry.attributes)
      attributes.push_back({attribute_names_.adopt(state.attribute_names, name), value});
    formatting_tokens_.remember(element_at(entry.node),
                                {attribute_names_, attributes.data(), attributes.size()});
    formatting_.add(element_at(entry.node));
  }
  point(head_, element_at(state.head));
  point(form_, element_at(state.form));
  mode_ = static_cast<Mode>(state.mode);
  original_mode_ = static_cast<Mode>(state.original_mode);
  for (const std::uint8_t mode : state.template_modes) template_modes_.push_back(static_cast<Mode>(mode));
  quirks_mode_ = state.quirks_mode;
  frameset_ok_ = state.frameset_ok;
}

}  // namespace lockstep::detail

#endif
