// The operations that the rules of spec/tree/ name. The generated TreeBuilder derives from this class and
// adds one function per rule; nothing here decides what the Standard decides.
#ifndef LOCKSTEP_TREE_OPERATIONS_H
#define LOCKSTEP_TREE_OPERATIONS_H

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/terms.h"
#include "encoding/encoding_host.h"
#include "lockstep/parser.h"
#include "lockstep/tree_sink.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/custom_element_names.h"
#include "text/select_size.h"
#include "tree/ancestors.h"
#include "tree/builder_state.h"
#include "tree/insertion_location.h"
#include "tree/parse_state.h"
#include "tree/pending_table_characters.h"
#include "tree/scripting.h"
#include "tree/select_moves.h"
#include "tree/token_sink.h"
#include "tree/tree_features.h"

namespace lockstep::detail {

// `Derived` is the generated TreeBuilder, `Tree` the tree that it builds, `Edition` provides the generated
// code that is needed here; only the arena is built for a watcher. The operations on the parse state and on
// the token are in the two base classes.
template <class Derived, TreeSink Tree, class Edition, Build build>
class TreeOperations : public TokenSink<Derived, Tree, Edition, build> {
  using Base = TokenSink<Derived, Tree, Edition, build>;

 public:
  using typename Base::Element;
  using typename Base::Mode;
  using typename Base::NameSet;
  using typename Base::Node;
  using typename Base::Record;
  using typename Base::Token;
  using Location = InsertionLocation<Tree>;

  TreeOperations(Tree& tree, NameTable& tag_names, NameTable& attribute_names, const ParseOptions& options,
                 const Attachments& attachments)
      : Base(tree, tag_names, attribute_names, options, attachments),
        depth_(options.limits.depth),
        most_copied_(options.limits.copied_nodes == 0 ? SIZE_MAX : options.limits.copied_nodes) {
    static_assert(!kLanes || !Tree::kAssociatesForms, "lanes do not associate forms");
    find_what_may_be_plain();
  }

  // The stage that decodes bytes to the parsed text.
  void set_encoding_host(EncodingHost* host) { encoding_host_ = host; }
  // The scripts and their host; must outlive the parse.
  void set_scripting(Scripting<Node>* scripting) {
    scripting_ = scripting;
    find_what_may_be_plain();
  }
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

  // Whether the element is on the stack of open elements. O(open elements)
  bool is_open(Node node) const {
    Element element = open_.first();
    while (element != nullptr && element->node != node) element = element->below;
    return element != nullptr;
  }
  // The state between two tokens. The tokenizer is in the data state then, so it has no state of its own.
  BuilderState state() const { return BuilderStateReader<TreeOperations>(*this).read(); }
  // Continues from the state of another builder of this edition. `nodes` are the nodes of this tree by index.
  void set_state(const BuilderState& state, std::span<const Node> nodes) {
    BuilderStateWriter<TreeOperations>(*this, nodes).write(state);
  }

  // A visit takes a fraction of the time of a copy. How many there are also depends on fast paths, so that
  // few never exceed a limit.
  static constexpr std::size_t kVisitsOfCopy = 16, kFewVisits = 1 << 16;
  // For each node of the arena: its record, its positions, and where a copy is made.
  static constexpr std::size_t kBytesOfNode = sizeof(NodeRecord) + sizeof(NodePlaces) + 2 * sizeof(Node);
  // Whether Limits::depth moved nodes higher in the tree than the Standard puts them.
  bool flattened() const { return depth_.flattened(); }
  // Whether Limits::copied_nodes is exceeded. No more is copied then, and the parse should end.
  bool copied_too_much() const {
    if (rare_ == nullptr) return false;
    const std::size_t visited = rare_->select.visited;
    return rare_->select.copied > most_copied_ ||
           (visited > kFewVisits && visited / kVisitsOfCopy > most_copied_);
  }
  // Asked before nodes are copied; `allows` may be null.
  struct CopyCheck {
    bool (*allows)(void* self, std::size_t nodes) = nullptr;
    void* self = nullptr;
  };
  void set_copy_check(CopyCheck check) { copy_check_ = check; }
  bool locates() const { return attached_.locates(); }
  // Bytes of memory for open elements, plus the next growth: a single token may create all open formatting
  // elements again.
  std::size_t bytes() const {
    std::size_t bytes = open_.bytes() + formatting_.bytes() + formatting_tokens_.bytes() +
                        formatting_.most_entries() * (sizeof(Record) + kBytesOfNode) +
                        bytes_of_vector(template_modes_) + pending_.text().bytes() + sanitizing_.bytes();
    if (options_.collect_errors)
      bytes += pending_.text().pieces() * sizeof(ParseError);  // an error each, later
    if (rare_ != nullptr) bytes += rare_->bytes();
    if constexpr (kRefersToSource) {
      bytes += 3 * pending_.text().scattered();  // a text that grows gets twice its size elsewhere
      // Moves list the options of a select, twice while the list grows; and the ways to it.
      if (rare_ != nullptr && rare_->select.has_parts) bytes += tree_.nodes.size() * 3 * sizeof(Node);
    } else {
      bytes += tag_names_.bytes_to_grow() + attribute_names_.bytes_to_grow();
    }
    return bytes;
  }

 protected:
  using Base::asks_for_places_of_characters;
  using Base::attached_;
  using Base::attribute_names_;
  using Base::changes_;
  using Base::class_of;
  using Base::context_;
  using Base::derived;
  using Base::doctype_token;
  using Base::error_places_;
  using Base::find_plain_place;
  using Base::formatting_;
  using Base::formatting_tokens_;
  using Base::in;
  using Base::is_html_element;
  using Base::is_in_set;
  using Base::is_in_source;
  using Base::is_null;
  using Base::kFastPaths;
  using Base::kLanes;
  using Base::kRefersToSource;
  using Base::kSanitizes;
  using Base::most_plain_;
  using Base::node_of;
  using Base::offset_in_source;
  using Base::open_;
  using Base::options_;
  using Base::origin_;
  using Base::place_of_characters;
  using Base::place_of_characters_and_returns;
  using Base::quirks_mode_;
  using Base::rare;
  using Base::rare_;
  using Base::record_for;
  using Base::remember_encoding;
  using Base::sanitizes;
  using Base::sanitizing_;
  using Base::scripting_mode_;
  using Base::select_boundary_removed_;
  using Base::source_;
  using Base::tag_names_;
  using Base::template_modes_;
  using Base::token_;
  using Base::token_attribute;
  using Base::token_attributes;
  using Base::tokenizer_;
  using Base::tokenizer_position;
  using Base::tree_;

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
  // For a node, asks the tree. If the tree cannot be read, the stack of open elements can answer what rules
  // ask, which is about places for nodes (#appropriate-place-for-inserting-a-node).
  [[gnu::noinline]] bool is_in_set(Node node, NameSet set) const {
    if (is_readable(tree_)) {
      return !is_null(node) && tree_.element_namespace(node) != Namespace::none &&
             in(Edition::sets_of(tree_.element_namespace(node), tree_.local_name(node).id()), set);
    } else {
      const std::span<const NameId> names = Edition::html_members(set);
      return std::any_of(names.begin(), names.end(),
                         [&](NameId name) { return is_open_html_element(node, name); });
    }
  }
  bool is_html_element(Node node, NameId name) const {
    if (is_readable(tree_)) {
      return !is_null(node) && tree_.element_namespace(node) == Namespace::html &&
             tree_.local_name(node).id() == name;
    } else {
      return is_open_html_element(node, name);
    }
  }
  // Looks among the open elements of that name, and at as many of the others, from the current node upwards:
  // a place for nodes is nearly always the bottommost of its name, or the current node.
  bool is_open_html_element(Node node, NameId name) const {
    const Record* any = open_.current();
    for (const Record* named = open_.bottommost(name); named != nullptr; named = named->same_above) {
      if (named->node == node) return true;
      if (any->node == node) return any->name == name && any->element_namespace == Namespace::html;
      any = any->above;
    }
    return false;
  }
  bool is_html_element(Node node, NameSet set) const { return is_in_set(node, set); }
  bool is_document(Node node) const { return node == tree_.document(); }
  bool is_processing_instruction(Node node) const {
    return !tree_.processing_instruction_target(node).empty();
  }
  bool has_attribute(Node element, NameId name) const {
    if (name == attr::multiple || (name == attr::disabled && is_html_element(element, tag::optgroup)))
      if (const auto kept = kept_attributes(element))
        return name == attr::multiple ? kept->multiple() : kept->disabled();
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
    const Element element = new_element(name_space, token);
    if (&token == &token_ && token_.kind == TokenKind::start_tag) located(element->node);
    return element;
  }
  // All nodes have one node document, so the intended parent has no effect.
  Element create_element_like(Element original, Node) {
    Node node;
    if constexpr (kSanitizes)  // the same attributes are refused again
      node = tree_.create_element_like(original->node);
    else
      node = formatting_tokens_.create_element_like(tree_, original, {tag_names_, original->name});
    changes_.locate_like(node, original->node);
    const Element element = record_for(node, original->element_namespace, original->name);
    formatting_tokens_.share(original, element);
    if (error_places_ != nullptr) [[unlikely]] {
      element->begin = original->begin;
      error_places_->note_opened(element->name, NotedPlace::kNowhere);  // two elements of one tag
    }
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
    if (error_places_ != nullptr) error_places_->doctype = this->token_begin();
    return located(tree_.create_doctype(token.name, token.public_identifier, token.system_identifier));
  }
  Node create_comment(std::string_view data) { return located(tree_.create_comment(data)); }
  void insert(Node node, Location location) {
    if (depth_.is_reached(open_)) [[unlikely]]
      return insert_flattened(node, location.parent, location.reference);
    changes_.insert(node, location.parent, location.reference);
  }
  void append(Node node, Node place) {
    changes_.move_to_end(node, depth_.is_reached(open_) ? flattened({place, Tree::null()}).parent : place);
  }
  void append(Element element, Node place) { append(element->node, place); }
  // Only for the adoption agency algorithm.
  void append(Element moved, Element place) {
    count_early_move(moved);
    place->holds |= moved->holds & (Holds::option | Holds::selectedcontent);
    const Node old_parent = tree_.parent(moved->node);
    append(moved->node, place->node);
    nodes_arrive();
    if (!moves().has_steps(moved)) return;
    if (!is_null(old_parent)) run_removing_steps(moved->node, select_around(old_parent));
    derived().run_the_insertion_steps_of_the_subtree(moved->node);
  }
  void insert_moved(Element moved, Location location) {
    count_early_move(moved);
    insert(moved->node, location);
    nodes_arrive();
    if (moves().has_steps(moved) || (select_boundary_removed_ && moves().may_concern(moved))) [[unlikely]]
      derived().run_the_insertion_steps_of_the_subtree(moved->node);
    select_boundary_removed_ = false;
  }
  void remove_from_parent(Element moved) {
    count_early_move(moved);
    const Node old_parent = tree_.parent(moved->node);
    changes_.remove(moved->node);
    if (rare_ != nullptr) rare_->select.nodes_leave();
    if (moves().has_steps(moved)) [[unlikely]]
      run_removing_steps(moved->node, select_around(old_parent));
  }
  void remove_from_parent(Node node, bool has_steps) {
    const Node old_parent = tree_.parent(node);
    changes_.remove(node);
    if (rare_ != nullptr) rare_->select.nodes_leave();
    if (has_steps) run_removing_steps(node, select_around(old_parent));
  }
  void remove_from_parent(Node node) {
    const Node old_parent = tree_.parent(node);
    changes_.remove(node);
    if (rare_->select.has_parts) run_removing_steps(node, select_around(old_parent));
  }
  void move_children(Node from, Node to) {
    changes_.move_children(from, to);
    nodes_arrive();
  }
  void move_children(Element from, Node to) { move_children(from->node, to); }
  // Only for the adoption agency algorithm, which moves the children one by one.
  void move_children(Element from, Element to) {
    count_early_move(from);
    to->holds |= from->holds;
    if (!moves().happens_one_by_one(from)) return move_children(from->node, to->node);
    to->holds |= Holds::moved_children;
    const Node select = select_around(from->node);
    for (Node child = tree_.first_child(from->node); !is_null(child); child = tree_.first_child(from->node)) {
      append(child, to->node);
      run_removing_steps(child, select);
    }
  }
  // Makes no copies if they would exceed a limit.
  void append_clones_of_children(Node from, Node fragment, Node target) {
    if (depth_.exists() && depth_of(target) >= depth_.most()) [[unlikely]]
      return depth_.set_flattened();  // no room for any
    if (!may_copy_children(from)) return;
    for (Node child = tree_.first_child(from); !is_null(child); child = tree_.next_sibling(child)) {
      const Node copy = tree_.clone(child);
      if (rare_ != nullptr) rare_->content_patches.add_copied_markers(tree_, child, copy);
      changes_.move_to_end(copy, fragment);
    }
    if (depth_.exists()) [[unlikely]]
      flatten_copies(fragment, target);
  }
  std::vector<Node> siblings_between(Node start, Node end) const {
    std::vector<Node> found;
    for (Node node = tree_.next_sibling(start); !is_null(node) && node != end;
         node = tree_.next_sibling(node))
      found.push_back(node);
    return found;
  }
  void insert_text(std::string_view text, Location location) {
    if (depth_.is_reached(open_)) [[unlikely]]
      return insert_text_flattened(text, location.parent, location.reference);
    insert_text_at(text, location.parent, location.reference);
  }
  void add_missing_attributes(Element element) {
    if constexpr (kSanitizes) {
      if (sanitizes()) leave_out_refused_attributes(element->element_namespace, element->name);
    }
    changes_.add_missing_attributes(element->node, token_attributes(), *tokenizer_.token_place);
  }

  // --- Sanitizing while parsing
  bool sanitizer_removes(Element element) {
    return sanitizing_.removes(element->element_namespace, element->name);
  }
  bool sanitizer_replaces(Element element) {
    return sanitizing_.replaces(element->element_namespace, element->name);
  }
  bool sanitizer_keeps_templates() { return sanitizing_.keeps(Namespace::html, tag::template_); }
  bool sanitizer_keeps_comments() {
    if (sanitizing_.keeps_comments()) return true;
    if (sanitizing_.reports()) report_refusals([&] { return create_comment(token_.text); });
    return false;
  }
  bool sanitizer_keeps_processing_instructions(std::string_view target) {
    if (sanitizing_.keeps_processing_instruction(target)) return true;
    if (sanitizing_.reports())
      report_refusals([&] { return located(tree_.create_processing_instruction(target, token_.text)); });
    return false;
  }
  // The token is a start tag of a template element.
  void sanitize_token() { leave_out_refused_attributes(Namespace::html, tag::template_); }
  bool insertions_are_redirected(Node node) const { return sanitizing_.redirects(node); }
  Location redirected_place(Node node) const { return sanitizing_.place_of(node); }
  void redirect_insertions(Element element, Location place) { sanitizing_.redirect(element->node, place); }
  // The element's children are nodes that rules have moved there.
  void insert_moved_children(Element element, Location place) {
    const bool has_steps = moves().has_steps(element);
    for (Node child = tree_.first_child(element->node); !is_null(child);
         child = tree_.first_child(element->node)) {
      remove_from_parent(child, has_steps);
      if (!derived().can_be_inserted_at(child, place)) continue;
      insert(child, place);
      nodes_arrive();
      if (has_steps) derived().run_the_insertion_steps_of_the_subtree(child);
    }
  }

  // Only for what concerns selectedcontent elements.
  bool is_connected(Node node) const {
    count_visits(open_.size());  // about as many ancestors may be asked
    return tree_.is_connected(node);
  }
  // https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
  bool is_body_element(Node node) const {
    const Node html = is_null(node) ? node : tree_.parent(node);
    if (!is_html_element(html, tag::html) || !is_document(tree_.parent(html))) return false;
    for (Node child = tree_.first_child(html); !is_null(child); child = tree_.next_sibling(child))
      if (is_html_element(child, tag::body) || is_html_element(child, tag::frameset)) return child == node;
    return false;
  }

  // --- Pending table character tokens
  void clear_pending_table_characters() { pending_.clear(); }
  void add_pending_table_characters() {
    const bool whitespace = token_.token_class == Edition::whitespace_class;
    if (is_in_source(token_.text)) {
      pending_.add(origin_ + offset_in_source(token_.text), token_.text, whitespace);
    } else {
      pending_.add_copy(token_.text, asks_for_places_of_characters() ? *tokenizer_.run_place : ByteRange{},
                        whitespace);
    }
  }
  // From the first of them to the last that is not whitespace.
  ByteRange place_of_pending_table_characters() {
    ByteRange found;
    pending_.for_each_run(source_, origin_, [&](std::string_view characters) {
      if (class_of(characters) == Edition::whitespace_class) return;
      ByteRange place = pending_.place();
      if (is_in_source(characters)) {
        place.begin = origin_ + offset_in_source(characters);
        place.end = place.begin + characters.size();
      }
      if (found.end == 0) found.begin = place.begin;
      found.end = place.end;
    });
    return found;
  }
  bool pending_table_characters_are_not_whitespace() const { return !pending_.are_whitespace(); }
  // Calls process() for each run of them as the current token.
  template <class Process>
  void for_each_pending_table_run(Process process) {
    const Token token = token_;
    const ByteRange* const run_place = std::exchange(tokenizer_.run_place, &pending_.place());
    pending_.for_each_run(source_, origin_, [&](std::string_view characters) {
      token_ = Token{};
      token_.kind = TokenKind::characters;
      token_.text = characters;
      token_.token_class = class_of(characters);
      const ByteRange place = place_of_characters();
      attached_.notify(&Watcher::replay_begins, token_, place.begin, place.end);
      process();
      attached_.notify(&Watcher::replay_ends);
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
  // A custom element is the current node instead if the last thing that its reactions wrote is an open
  // script: it is pushed above that.
  void run_after_this_token(EndedScript kind, Element script) {
    if (scripting_ == nullptr || script->name != tag::script) return;
    scripting_->end_script(kind, script->node);
    tokenizer_.stop_after_token();
  }
  InsertionPoint insertion_point() { return scripting_->input.insertion_point(); }
  void set_insertion_point_before_next_character() {
    scripting_->input.set_insertion_point_at(tokenizer_position());
  }
  void set_insertion_point(InsertionPoint point) {
    if (scripting_ != nullptr) scripting_->input.restore(point);
  }
  void discard_input() { scripting_->input.discard(tokenizer_position()); }
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
  void end_custom_element(Element element) { scripting_->end_custom_element(element->node); }
  void invoke_custom_element_reactions(Element element) {
    // All rows for names that the rules do not know insert an element and do nothing else.
    if (scripting_ != nullptr)
      scripting_->invoke_custom_element_reactions(element->node, element->name >= kKnownTagNames);
  }
  // An arena without host and watcher needs neither the forms of elements nor their places before insertion.
  bool asks_for_places() const { return associates_forms(tree_) || build.watch || scripting_ != nullptr; }
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
    if (is_readable(tree_) && (target == "marker" || target == "start"))
      rare().content_patches.add_marker(node, data);
    return node;
  }
  Node find_marker(std::string_view name, Node scope) {
    if (rare_ == nullptr) return Tree::null();
    const Node found = rare_->content_patches.find_marker(tree_, name, scope);
    count_visits(rare_->content_patches.take_steps());
    return found;
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
    rare_->select.nodes_arrive();
    if (what != Holds::selectedcontent) return;
    rare().select.has_selectedcontent = true;
    forget_first_selectedcontents();
  }
  bool has_no_candidate(Node select) const {
    return kFastPaths && only_rules_move_nodes() && rare_->select.has_no_candidate(select);
  }
  void set_no_candidate(Node select) { rare().select.set_no_candidate(select); }
  bool selectedcontent_inserted() const { return rare_ != nullptr && rare_->select.has_selectedcontent; }
  void count_early_move(Element moved) {
    if ((moved->holds & Holds::option) == 0 || selectedcontent_inserted()) [[likely]]
      return;
    if (!is_readable(tree_)) return;
    int& moves = rare_->select.early_moves;
    for (Node node = moved->node; !is_null(node) && moves <= rare_->select.kMostEarlyMoves;
         node = tree_.following(node, moved->node))
      moves += node == moved->node || is_html_element(node, tag::option) ? 1 : 0;
  }
  bool follows_early_moves(const Record* moved) const {
    return (moved->holds & Holds::option) != 0 && rare_->select.early_moves <= rare_->select.kMostEarlyMoves;
  }
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
      node = following_counted(node, select);
    if (cached) rare().select.set_first_selectedcontent(select, node);
    return node;
  }
  Node following_counted(Node node, Node root) const {
    count_visits(1);
    return copied_too_much() ? Tree::null() : tree_.following(node, root);
  }
  void empty_selectedcontent(Node node) {
    SelectState<Tree>& state = rare().select;
    state.emptied_selectedcontent = true;
    state.emptied_open_selectedcontent |= is_open_html_element(node, tag::selectedcontent);
    const bool outer = std::exchange(state.emptying_selectedcontent, true);
    Node child = tree_.first_child(node);
    const Node select = is_null(child) ? child : select_around(node);
    for (; !is_null(child); child = tree_.first_child(node)) {
      changes_.remove(child);
      run_removing_steps(child, select);
    }
    state.emptying_selectedcontent = outer;
  }
  bool is_emptying_selectedcontent() const { return rare_->select.emptying_selectedcontent; }
  int display_size(Node select) const {
    if (const auto kept = kept_attributes(select)) return kept->display_size();
    return select_size(attribute_value(select, attr::size), has_attribute(select, attr::multiple) ? 4 : 1);
  }
  // Step 20 of #html-fragment-parsing-algorithm.
  Element nearest_form(Element context) {
    return is_html_element(context, tag::form) ? context : context_form_;
  }

 private:
  friend AncestorsInSet<TreeOperations>;
  friend BuilderStateReader<TreeOperations>;
  friend BuilderStateWriter<TreeOperations>;
  friend DescendantsInSet<TreeOperations>;
  friend SelectMoves<TreeOperations>;
  void find_what_may_be_plain() {
    most_plain_ = scripting_ == nullptr ? depth_.most() : 0;
    find_plain_place();
  }
  auto moves() const { return SelectMoves<TreeOperations>(*this); }
  void nodes_arrive() {
    if (rare_ != nullptr) rare_->select.nodes_arrive();
  }
  // Of a select or an optgroup, whose attributes only scripts change; nothing if that is possible. Each of
  // its options asks about them, and they may be many and long.
  [[gnu::noinline]] std::optional<SelectAttributes> kept_attributes(Node element) const {
    if (!kFastPaths || scripting_ != nullptr || rare_ == nullptr) return std::nullopt;
    return rare_->select.attributes_of(element, [&]() -> SelectAttributes {
      const auto has = [&](NameId name) { return tree_.has_attribute(element, {attribute_names_, name}); };
      const bool multiple = has(attr::multiple);
      return {multiple, has(attr::disabled),
              select_size(attribute_value(element, attr::size), multiple ? 4 : 1)};
    });
  }
  // Returns the nearest inclusive ancestor that is a select element, or null. O(depth)
  Node select_around(Node node) const {
    if (!shows_selections()) return Tree::null();
    std::size_t steps = 0;
    for (; !is_null(node) && !is_html_element(node, tag::select); ++steps) node = tree_.parent(node);
    count_visits(steps);
    return node;
  }
  // For a node that has left its parent, which is or was in `old_select`, or in no select if that is null.
  void run_removing_steps(Node node, Node old_select) {
    rare_->select.nodes_leave();
    derived().run_the_removing_steps_of_the_subtree_for(node, old_select);
  }
  // See NearestAncestors.
  bool remembers_ancestors(NameSet set) const {
    return kFastPaths && only_rules_move_nodes() &&
           rare_->select.nearest_ancestors().remembers(static_cast<unsigned>(set));
  }
  void remember_ancestors() const { rare_->select.nearest_ancestors().begin(); }
  // Nodes that are copied or visited for options and selectedcontent elements: see Limits::copied_nodes.
  void count_copying(std::size_t copied, std::size_t visited) const {
    if (rare_ == nullptr) return;
    const bool before = copied_too_much();
    rare_->select.copied += copied;
    rare_->select.visited += visited;
    if (!before && copied_too_much() && token_.kind != TokenKind::end_of_file) [[unlikely]]
      tokenizer_.stop_after_token();
  }
  void count_visits(std::size_t nodes) const { count_copying(0, nodes); }
  // Whether no limit forbids to copy the children of the node. O(what they contain)
  bool may_copy_children(Node node) const {
    if (copied_too_much()) return false;
    const std::size_t most = most_copied_ - rare_->select.copied;
    std::size_t count = 0;
    std::vector<Node> roots{node};  // with the contents of templates and the shadow roots
    while (!roots.empty() && count <= most) {
      const Node root = roots.back();
      roots.pop_back();
      for (Node below = tree_.following(root, root); !is_null(below) && count <= most;
           below = tree_.following(below, root)) {
        ++count;
        if (!is_html_element(below, tag::template_) && !Tree::kShadowRoots) continue;
        for (const Node part :
             {is_html_element(below, tag::template_) ? tree_.template_contents(below) : below,
              tree_.shadow_root(below)})
          if (!is_null(part) && part != below) {
            ++count;
            roots.push_back(part);
          }
      }
    }
    count_copying(count, 0);
    return !copied_too_much() &&
           (copy_check_.allows == nullptr || copy_check_.allows(copy_check_.self, count));
  }
  // The depth that Limits::depth counts. O(depth + open templates)
  std::size_t depth_of(Node node) const {
    std::size_t depth = 0;
    const Record* open_template = open_.bottommost(tag::template_);
    while (!is_document(node)) {
      const Node parent = tree_.parent(node);
      if (!is_null(parent)) {
        ++depth;
        node = parent;
        continue;
      }
      while (open_template != nullptr && tree_.template_contents(open_template->node) != node)
        open_template = open_template->same_above;
      if (open_template == nullptr) return depth + (context_ != nullptr ? 1 : 0);
      node = open_template->node;
      open_template = open_template->same_above;
    }
    return depth;
  }
  // Moves what would be too deep below the target after its parent, as insert_flattened() does. O(nodes below
  // the fragment)
  void flatten_copies(Node fragment, Node target) {
    struct Part {
      Node root;
      std::size_t levels;  // that it may have
    };
    std::vector<Part> parts{{fragment, depth_.most() - depth_of(target)}};
    while (!parts.empty()) {
      const Part part = parts.back();
      parts.pop_back();
      std::size_t level = 1;
      Node node = tree_.first_child(part.root);
      while (!is_null(node)) {
        const Node contents =
            is_html_element(node, tag::template_) ? tree_.template_contents(node) : Tree::null();
        if (level >= part.levels) {
          move_after(node, node);
          if (!is_null(contents) && contents != node) move_after(contents, node);
        } else if (!is_null(contents) && contents != node) {
          parts.push_back({contents, part.levels - level});
        }
        Node next = tree_.first_child(node);
        if (!is_null(next)) {
          ++level;
        } else {
          while (node != part.root && is_null(next = tree_.next_sibling(node))) {
            node = tree_.parent(node);
            --level;
          }
          if (node == part.root) break;
        }
        node = next;
      }
    }
  }
  // Moves the children of `from` after the node.
  void move_after(Node from, Node node) {
    const Node parent = tree_.parent(node), next = tree_.next_sibling(node);
    for (Node child = tree_.first_child(from); !is_null(child); child = tree_.first_child(from)) {
      changes_.remove(child);
      changes_.insert(child, parent, next);
      depth_.set_flattened();
    }
  }
  // Whether anything in the tree can show which option is selected.
  bool shows_selections() const { return sanitizing_.shows_selections(); }
  // See AncestorsInSet.
  bool stack_shows_ancestors() const {
    return only_rules_move_nodes() && !depth_.exists() && !sanitizing_.has_refused_elements() &&
           (rare_ == nullptr || !rare_->select.emptied_open_selectedcontent ||
            open_.bottommost(tag::selectedcontent) == nullptr);
  }
  static std::span<const NameId> html_members_of(NameSet set) { return Edition::html_members(set); }
  // For nodes that are too deep. The location is not passed as a Location: it would be written to memory in
  // halves and read as a whole, which takes the processor a dozen cycles for each node.
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
    return depth_.flatten(tree_, open_, location);
  }
  Node located(Node node) {
    changes_.locate(node, *tokenizer_.token_place);
    return node;
  }
  Element new_element(Namespace name_space, NameId name, const TokenAttribute* attributes,
                      std::size_t attribute_count) {
    const Node node = tree_.create_element(name_space, LocalName(tag_names_, name),
                                           SinkAttributes(attribute_names_, attributes, attribute_count));
    if (name_space == Namespace::mathml) [[unlikely]]
      remember_encoding(node, attributes, attribute_count);
    return record_for(node, name_space, name);
  }
  Element new_element(Namespace name_space, const Token& token) {
    if constexpr (kSanitizes) {
      if (sanitizes()) return new_sanitized_element(name_space, token);
    }
    return new_element(name_space, token.name, token.attributes, token.attribute_count);
  }
  // Reports what is refused of a node, which is created for this and is in no tree, unless it would be inside
  // a removed element. O(depth)
  template <class Create>
  [[gnu::cold, gnu::noinline]] void report_refusals(const Create& create) {
    Node above = open_.empty() ? tree_.document() : open_.current()->node;
    while (true) {
      const Node next =
          sanitizing_.redirects(above) ? sanitizing_.place_of(above).parent : tree_.parent(above);
      if (is_null(next)) break;
      above = next;
    }
    if (tree_.element_namespace(above) == Namespace::none || tree_.is_connected(above))
      sanitizing_.report(create());
  }
  void report_refusals(Namespace name_space, const Token& token) {
    if (!sanitizing_.reports()) return;
    if (open_.empty() && context_ != nullptr) return;  // the root of the fragment case
    report_refusals([&] {
      const Node node =
          tree_.create_element(name_space, LocalName(tag_names_, token.name),
                               SinkAttributes(attribute_names_, token.attributes, token.attribute_count));
      return &token == &token_ && token_.kind == TokenKind::start_tag ? located(node) : node;
    });
  }
  // With the attributes that are kept. The encoding counts even if it is refused.
  Element new_sanitized_element(Namespace name_space, const Token& token) {
    report_refusals(name_space, token);
    const std::span<const TokenAttribute> kept =
        sanitizing_.kept(name_space, token.name, {token.attributes, token.attribute_count});
    const Node node = tree_.create_element(name_space, LocalName(tag_names_, token.name),
                                           SinkAttributes(attribute_names_, kept.data(), kept.size()));
    if (name_space == Namespace::mathml) remember_encoding(node, token.attributes, token.attribute_count);
    return record_for(node, name_space, token.name);
  }
  // Of the token, which is a start tag of such an element.
  void leave_out_refused_attributes(Namespace name_space, NameId name) {
    report_refusals(name_space, token_);
    const std::span<const TokenAttribute> kept =
        sanitizing_.kept(name_space, name, {token_.attributes, token_.attribute_count});
    if (kept.data() != token_.attributes) std::copy(kept.begin(), kept.end(), token_.attributes);
    token_.attribute_count = kept.size();
  }
  Node root_of(Node node) const {
    for (Node above = tree_.parent(node); !is_null(above); above = tree_.parent(node)) node = above;
    return node;
  }

  EncodingHost* encoding_host_ = nullptr;
  Scripting<Node>* scripting_ = nullptr;  // null: no scripts are run
  DepthLimit<Tree> depth_;
  std::size_t most_copied_;  // see Limits::copied_nodes
  CopyCheck copy_check_;
  Element context_form_ = nullptr;  // the nearest among the context element's ancestors
  PendingTableCharacters pending_;
};

}  // namespace lockstep::detail

#endif
