// Tree construction's feedback to the tokenizer, for a token stream without a tree: the state to which a
// start tag switches it, and whether the content is foreign. The generated dispatcher and rules for foreign
// content run here on a stack of names.
#ifndef LOCKSTEP_TREE_FEEDBACK_H
#define LOCKSTEP_TREE_FEEDBACK_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/tokenizer.h"
#include "observer/observer.h"
#include "tables/known_names.h"
#include "text/characters.h"
#include "tokenizer/tokens.h"
#include "tree/scripting.h"
#include "tree/token.h"

namespace lockstep::detail {

// The effect of a start tag in HTML content.
template <class State>
struct TagFeedback {
  State state{};                      // the state to switch the tokenizer to
  bool unless_disabled = false;       // no switch if the scripting mode is Disabled
  Namespace opens = Namespace::none;  // the namespace of the element that stays open, or none
  bool acknowledged = false;          // whether its self-closing flag is acknowledged
  bool closes_p = false;              // whether it closes an open p element
};

// An open element, represented by its name.
struct OpenName {
  Namespace element_namespace;
  NameId name;           // local name
  NameId token_name;     // in lower case
  std::uint64_t sets;    // like ElementRecord::sets
  std::string encoding;  // for a MathML annotation-xml element: the value of its encoding attribute
};

// The stack of open elements from the root on. Below the root, it contains HTML elements only inside foreign
// ones.
class OpenNames {
 public:
  bool empty() const { return false; }
  std::size_t size() const { return names_.size(); }
  const OpenName* first() const { return names_.data(); }
  const OpenName* current() const { return &names_.back(); }
  const OpenName* bottommost_foreign(NameId token_name) const {
    for (const OpenName* name = current(); name != first(); --name)
      if (name->element_namespace != Namespace::html && name->token_name == token_name) return name;
    return nullptr;
  }
  template <class Test>
  const OpenName* bottommost(Test test) const {
    const OpenName* name = current();
    while (name != first() && !test(*name)) --name;
    return name;
  }

  // Browsers do not build deeper trees, and this bounds the memory for any input.
  static constexpr std::size_t kDeepest = 512;
  void push(OpenName name) {
    if (names_.size() == kDeepest) {
      ++left_out_;
    } else {
      names_.push_back(std::move(name));
    }
  }
  void pop() {
    if (left_out_ != 0) {
      --left_out_;
    } else {
      names_.pop_back();
    }
  }
  void pop_through(const OpenName* name) {
    left_out_ = 0;
    names_.erase(names_.begin() + (name - first()), names_.end());
  }
  void remove(const OpenName* name) { names_.erase(names_.begin() + (name - first())); }
  void move_to_end(const OpenName* name) {
    OpenName moved = *name;
    remove(name);
    names_.push_back(std::move(moved));
  }
  std::vector<OpenName>& names() { return names_; }

 private:
  std::vector<OpenName> names_;
  std::size_t left_out_ = 0;  // the number of open elements beyond the limit
};

// The parts of a tree builder that the rules for foreign content use here, without a tree or a watcher;
// errors are ignored. `Edition` provides the generated code needed here.
template <class Edition>
class NameStack {
 public:
  using Element = const OpenName*;
  using NameSet = typename Edition::NameSet;

  NameStack(NameTable& tag_names, std::span<const OpenForeignElement> foreign) {
    push(Namespace::html, tag::html);
    for (const OpenForeignElement& element : foreign)
      push(element.element_namespace, tag_names.intern(element.local_name), element.encoding);
  }

  static bool empty() { return false; }
  std::size_t size() const { return open_.size(); }
  Element first() const { return open_.first(); }
  Element current() const { return open_.current(); }
  Element bottommost(NameSet set) const {
    return open_.bottommost([set](const OpenName& name) { return in(name.sets, set); });
  }
  Element bottommost_foreign(NameId token_name) const { return open_.bottommost_foreign(token_name); }
  static Element lower(Element a, Element b) { return a > b ? a : b; }
  void push(Namespace element_namespace, NameId name, std::string_view encoding = {}) {
    open_.push({element_namespace, name, element_namespace == Namespace::svg ? lowercase_tag(name) : name,
                Edition::sets_of(element_namespace, name), std::string(encoding)});
  }
  void push_foreign(const TreeToken& tag, Namespace element_namespace) {
    const TokenAttribute* encoding = element_namespace == Namespace::mathml && tag.name == tag::annotation_xml
                                         ? tag.attribute(attr::encoding)
                                         : nullptr;
    changed_namespace_ = element_namespace;
    push(element_namespace, tag.name,
         encoding == nullptr ? std::string_view() : encoding->value.substr(0, kLongestEncoding));
  }
  void pop() {
    changed_namespace_ = open_.current()->element_namespace;
    open_.pop();
  }
  void pop_through(Element element) {
    changed_namespace_ = element->element_namespace;
    open_.pop_through(element);
  }
  // Returns the namespace of the element pushed or popped last, or the one that was set.
  Namespace changed_namespace() const { return changed_namespace_; }
  void set_changed_namespace(Namespace element_namespace) { changed_namespace_ = element_namespace; }
  // The underlying storage.
  OpenNames& names() { return open_; }
  const OpenNames& names() const { return open_; }

 private:
  // For the encoding of an annotation-xml element: longer than any meaningful value.
  static constexpr std::size_t kLongestEncoding = 64;

  OpenNames open_;
  Namespace changed_namespace_ = Namespace::html;
};
template <class Edition>
struct NamedElements {
  using Element = const OpenName*;
  using NameSet = typename Edition::NameSet;
  static bool is_null(Element element) { return element == nullptr; }
  static bool is_in_set(Element element, NameSet set) { return in(element->sets, set); }
  static bool is_in_namespace(Element element, Namespace element_namespace) {
    return element->element_namespace == element_namespace;
  }
  static bool is_element_of(Namespace element_namespace, Element element, NameId name) {
    return element->element_namespace == element_namespace && element->name == name;
  }
  static std::string_view encoding_attribute(Element element) { return element->encoding; }
};
template <class Edition>
struct NamelessState {
  static const OpenName* fragment_context_element() { return nullptr; }
  static typename Edition::Mode insertion_mode() { return Edition::Mode::in_body; }
};
// A token's attribute names are not adjusted: the stream has them as written.
template <class Edition>
struct StreamToken : CurrentToken<Edition> {
  static void adjust_attributes(NameId (*)(NameId)) {}
};
struct IgnoredErrors {
  template <class TreeError, class... Places>
  static void add(TreeError, const Places&...) {}
};
struct IgnoredScripts {
  static void run_after_this_token(EndedScript, const OpenName*) {}
};

// `Rules`: the generated rules for foreign content, with these parts.
template <class Rules>
class Feedback {
 public:
  using Edition = typename Rules::Edition;
  using State = typename Edition::State;
  using NameSet = typename Edition::NameSet;
  using Element = const OpenName*;

  Feedback(const TokenizerOptions& options, NameTable& tag_names)
      : rules_(tag_names, options.open_foreign_elements), scripting_(options.scripting) {}

  // Returns the state that the tag switches the tokenizer to; the data state if none.
  State start_tag(TagToken& tag) {
    if (in_html()) [[likely]]
      return html_start_tag(tag.name, tag.self_closing, tag.self_closing_acknowledged);
    return other_start_tag(tag);
  }
  // The namespace of the element that the last tag opened or closed; html if unknown.
  Namespace element_namespace() const { return rules_.stack.changed_namespace(); }
  void end_tag(TagToken& tag) {
    if (in_html()) [[likely]] {
      rules_.stack.set_changed_namespace(Namespace::html);
      close_outside(tag.name);
      return;
    }
    other_end_tag(tag);
  }
  // Whether the adjusted current node is not an HTML element.
  bool is_foreign() const { return rules_.stack.current()->element_namespace != Namespace::html; }
  // Calls rename(id) for each name from the table of tag names.
  template <class Rename>
  void rename_all(Rename rename) {
    for (OpenName& name : open().names()) {
      name.name = rename(name.name);
      name.token_name = rename(name.token_name);
    }
  }

 private:
  bool in_html() const { return open().size() == 1; }
  OpenNames& open() { return rules_.stack.names(); }
  const OpenNames& open() const { return rules_.stack.names(); }
  [[gnu::noinline]] State other_start_tag(TagToken& tag) {
    begin_token(TokenKind::start_tag, tag);
    state_ = State::data;
    process_token();
    tag.self_closing_acknowledged = rules_.token.self_closing_acknowledged;
    return state_;
  }
  [[gnu::noinline]] void other_end_tag(const TagToken& tag) {
    begin_token(TokenKind::end_tag, tag);
    process_token();
  }
  void begin_token(TokenKind kind, const TagToken& tag) {
    rules_.token.kind = kind;
    rules_.token.token_class = Edition::tag_token_class(kind == TokenKind::start_tag, tag.name);
    rules_.token.set_tag(tag);
  }

  void process_token() {
    if (rules_.the_rules_for_html_content_apply() ||
        rules_.process_in_foreign_content() == Outcome::reprocess)
      process_in_html_content();
  }

  // --- HTML content

  State html_start_tag(NameId name, bool self_closing, bool& acknowledged) {
    const TagFeedback<State>& feedback = Edition::feedback_of(name);
    rules_.stack.set_changed_namespace(Namespace::html);
    const State state = feedback.unless_disabled && !scripting_ ? State::data : feedback.state;
    acknowledged = feedback.acknowledged;
    // Outside foreign elements, HTML elements are only counted.
    if (in_html() && (feedback.opens == Namespace::html || feedback.opens == Namespace::none)) [[likely]] {
      if (feedback.opens == Namespace::html && name < kKnownTagNames) ++open_outside_[name];
      return state;
    }
    return open_foreign_or_inside(feedback, state, name, self_closing, acknowledged);
  }
  [[gnu::noinline]] State open_foreign_or_inside(const TagFeedback<State>& feedback, State state, NameId name,
                                                 bool self_closing, bool& acknowledged) {
    if (feedback.closes_p) close(tag::p, Edition::button_scope);
    if (state != State::data) return state;  // the element ends after its text
    if (feedback.opens == Namespace::html) {
      rules_.stack.push(Namespace::html, name);
    } else if (feedback.opens != Namespace::none) {
      acknowledged = true;
      rules_.stack.set_changed_namespace(feedback.opens);
      if (!self_closing) rules_.stack.push(feedback.opens, name);
    }
    return state;
  }
  // Processes a tag inside an integration point, or one that ends foreign content.
  void process_in_html_content() {
    if (rules_.token.kind == TokenKind::start_tag) {
      state_ = html_start_tag(rules_.token.name, rules_.token.self_closing,
                              rules_.token.self_closing_acknowledged);
    } else {
      rules_.stack.set_changed_namespace(Namespace::html);
      html_end_tag();
    }
  }
  void html_end_tag() {
    const std::uint64_t sets = Edition::sets_of(Namespace::html, rules_.token.name);
    if (rules_.token.name == tag::form) {
      // The element is removed from the stack without the open elements inside it.
      if (const Element found = open_element(rules_.token.name, Edition::scope)) open().remove(found);
    } else if (rules_.token.name == tag::template_) {
      // Closes the template and all open elements inside it.
      close_at(rules_.token.name, open().bottommost([](const OpenName& open) {
        return NamedElements<Edition>::is_element_of(Namespace::html, &open, tag::template_);
      }));
    } else if (in(sets, Edition::formatting)) {
      close_formatting_element();
    } else {
      close(rules_.token.name, in(sets, Edition::table_parts) ? Edition::table_scope
                               : rules_.token.name == tag::p  ? Edition::button_scope
                               : in(sets, Edition::special)   ? Edition::scope
                                                              : Edition::special);
    }
  }
  // Returns the bottommost element that is an HTML element with that name or in the set; the first element if
  // there is none.
  Element bottommost_named(NameId name, NameSet boundary) const {
    return open().bottommost([&](const OpenName& open) {
      return NamedElements<Edition>::is_element_of(Namespace::html, &open, name) || in(open.sets, boundary);
    });
  }
  // Returns the open HTML element with that name that has no element of the set below it, or null.
  Element open_element(NameId name, NameSet boundary) const {
    const Element found = bottommost_named(name, boundary);
    return found != open().first() && NamedElements<Edition>::is_element_of(Namespace::html, found, name)
               ? found
               : nullptr;
  }
  void close(NameId name, NameSet boundary) { close_at(name, bottommost_named(name, boundary)); }
  void close_at(NameId name, Element found) {
    if (found == open().first()) {
      // The element may be outside the kept part of the stack; then all of that part is closed with it.
      if (close_outside(name)) open().pop_through(found + 1);
    } else if (NamedElements<Edition>::is_element_of(Namespace::html, found, name)) {
      open().pop_through(found);
    }
  }
  // Like the adoption agency algorithm: special elements below stay open.
  void close_formatting_element() {
    const Element found = open_element(rules_.token.name, Edition::scope);
    if (found != nullptr && rules_.stack.bottommost(Edition::special) > found) {
      open().move_to_end(found);
    } else {
      close(rules_.token.name, Edition::scope);
    }
  }
  // Closes an HTML element with that name outside foreign elements, judging only by start tags and end tags.
  // Returns whether one was open.
  bool close_outside(NameId name) {
    if (name >= kKnownTagNames || open_outside_[name] == 0) return false;
    --open_outside_[name];
    return true;
  }

  Rules rules_;
  std::array<std::uint32_t, kKnownTagNames> open_outside_{};  // by name: the number open outside
  State state_{};
  bool scripting_;
};

}  // namespace lockstep::detail

#endif
