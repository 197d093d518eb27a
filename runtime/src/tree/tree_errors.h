// The parse errors of tree construction, and what is remembered for their second places.
#ifndef LOCKSTEP_TREE_TREE_ERRORS_H
#define LOCKSTEP_TREE_TREE_ERRORS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "edition/entry.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "text/fault.h"
#include "tree/elements.h"
#include "tree/error_log.h"
#include "tree/error_places.h"
#include "tree/rare_state.h"
#include "tree/source_text.h"
#include "tree/token.h"

namespace lockstep::detail {

// `Types` are BuilderTypes.
template <class Types>
class TreeErrors {
 public:
  using Rules = typename Types::Rules;
  using Element = typename Types::Element;
  using Mode = typename Types::Mode;
  using TreeError = typename Types::TreeError;

  TreeErrors(Rules& rules, const ParseOptions& options, const NameTable& tag_names,
             const Attachments& attachments)
      : rules_(rules),
        edition_(options.edition),
        are_wanted_(options.collect_errors || options.on_error != nullptr || options.limits.errors != 0),
        tag_names_(tag_names),
        attached_(attachments) {
    if (are_wanted_) places_ = std::make_unique<ErrorPlaces>();
  }

  void set_log(ErrorLog& log) { log_ = &log; }
  bool are_wanted() const { return are_wanted_; }
  lockstep::Edition edition() const { return edition_; }

  // Not inlined: there are many calls, and compilers can join those with the same second place.
  [[gnu::noinline]] void add(TreeError error) {
    if (are_wanted_) report(error, {}, {});
  }
  // `second` returns the second place: an element, which may be null, or a NotedPlace; `fault` the fault.
  template <class Second>
  [[gnu::noinline]] void add(TreeError error, Second second) {
    if (are_wanted_) report(error, noted(second()), {});
  }
  template <class Second, class Fault>
  [[gnu::noinline]] void add(TreeError error, Second second, Fault fault) {
    if (are_wanted_) report(error, noted(second()), fault());
  }
  // Of the tokenizer.
  void add(const ParseError& error) {
    log_->add(error);
    attached_.notify(&Watcher::parse_error, error);
  }
  // Whether errors are reported of attributes in the XMLNS namespace, and a foreign element for the token may
  // have one.
  bool reports_xmlns_attribute(const TagToken& tag) const {
    if (!are_wanted_) return false;
    for (std::size_t i = 0; i < tag.attribute_count; ++i)
      if (tag.attributes[i].name == attr::xmlns || tag.attributes[i].name == attr::xmlns_xlink) return true;
    return false;
  }

  // --- Second places, while errors are wanted
  NotedPlace place_of_doctype() const { return {places_->doctype, 0, false}; }
  NotedPlace place_of_end(Mode mode) const {
    const std::uint32_t begin = mode == Mode::after_head       ? places_->head_end
                                : mode == Mode::after_body     ? places_->body_end
                                : mode == Mode::after_frameset ? places_->frameset_end
                                                               : places_->html_end;
    return {begin, 0, false};
  }
  NotedPlace place_of_last_closing() const { return places_->last_closing(rules_.token.name); }

  // --- What second places are made of: nothing is noted unless errors are wanted
  // Whether places are noted. Lanes do not.
  bool notes_places() const { return places_ != nullptr; }
  // The element was opened by the current token.
  void note_opened(Element element) {
    if (places_ != nullptr) [[unlikely]]
      note_opened(element, rules_.source.token_begin());
  }
  [[gnu::noinline]] void note_opened(Element element, std::uint32_t begin) {
    element->begin = begin;
    if (element->element_namespace == Namespace::html) places_->note_opened(element->name, begin);
  }
  // The second of two elements of one tag.
  void note_opened_again(Element element, const ElementRecord<typename Types::Node>* original) {
    if (places_ == nullptr) [[likely]]
      return;
    element->begin = original->begin;
    places_->note_opened(element->name, NotedPlace::kNowhere);
  }
  // The element was closed by the current token.
  void note_closed(Element element) {
    if (places_ != nullptr) [[unlikely]]
      note_closed(element->name, element->element_namespace, element->begin);
  }
  void note_doctype() {
    if (places_ != nullptr) places_->doctype = rules_.source.token_begin();
  }
  // Rules name these modes, so this is compiled for few of the calls.
  [[gnu::always_inline]] inline void note_mode(Mode mode) {
    if (mode == Mode::after_head) note_end(&ErrorPlaces::head_end, "</head");
    if (mode == Mode::after_body) note_end(&ErrorPlaces::body_end, "</body");
    if (mode == Mode::after_frameset) note_end(&ErrorPlaces::frameset_end, "</frameset");
    if (mode == Mode::after_after_body || mode == Mode::after_after_frameset)
      note_end(&ErrorPlaces::html_end, "</html");
  }
  // An element that a lane has closed, if another token than its own end tag has.
  void note_closed_by(std::uint32_t token_begin, NameId name, std::uint32_t begin) {
    places_->note_closed(name, begin, token_begin);
  }

 private:
  void note_end(std::uint32_t ErrorPlaces::*place, std::string_view end_tag) {
    if (places_ != nullptr) [[unlikely]]
      (*places_).*place = rules_.source.begin_of_end_tag(end_tag);
  }
  [[gnu::noinline]] void note_closed(NameId name, Namespace element_namespace, std::uint32_t begin) {
    if (element_namespace != Namespace::html) return;
    if (rules_.token.kind == TokenKind::end_tag && rules_.token.name == name) return;
    places_->note_closed(name, begin, rules_.source.token_begin());
  }
  // The Standard has an error for each character. Lockstep reports one for a run of adjacent characters,
  // which says the same and does not depend on how the input is split.
  [[gnu::cold, gnu::noinline]] void report(TreeError which, const NotedPlace& second, ByteRange fault) {
    const std::string_view text = rules_.source.text();
    const std::uint64_t origin = rules_.source.origin();
    std::uint64_t start = rules_.source.token_place().begin;
    ByteRange token{start, start};
    if (rules_.token.kind == TokenKind::characters) {
      const ByteRange place = rules_.source.place_of_characters();
      start = place.begin;
      // How many characters follow in this token depends on how the input is split.
      token = {start, rules_.source.contains(rules_.token.text)
                          ? origin + end_of_character(text, static_cast<std::size_t>(start - origin))
                          : place.end};
      auto [previous, first] =
          rules_.rare.created().error_ends.try_emplace(static_cast<std::uint16_t>(which), 0);
      const std::uint64_t begin = rules_.source.follows_return(place) ? start - 1 : start;
      const bool continues_run = !first && previous->second == begin;
      previous->second = place.end;
      if (continues_run) return;
    }
    if (rules_.token.kind != TokenKind::characters && rules_.token.kind != TokenKind::end_of_file)
      token.end = origin + std::min(rules_.source.tokenizer_position() + 1, text.size());
    if (fault.end == 0) fault = token;
    ParseError error;
    error.tree_error = tree_error_of(edition_, static_cast<unsigned>(which));
    error.offset = fault.begin;
    error.end = fault.end;
    error.reported.offset = start;
    error.names = &tag_names_;
    error.names_end_tag = rules_.token.kind == TokenKind::end_tag;
    if (error.names_end_tag || rules_.token.kind == TokenKind::start_tag) error.name = rules_.token.name;
    if (second.exists()) {
      error.second = SecondPlace{range_of(second), 0, 0};
      error.second_name = second.name;
    }
    add(error);
  }
  static NotedPlace noted(const NotedPlace& place) { return place; }
  static NotedPlace noted(Element element) {
    return element == nullptr ? NotedPlace() : NotedPlace{element->begin, element->token_name, true};
  }
  // Where an element was opened, its start tag; empty if it was implied.
  ByteRange range_of(const NotedPlace& place) const {
    const auto begin = static_cast<std::size_t>(place.begin - rules_.source.origin());
    ByteRange range = range_of_markup(rules_.source.text(), begin);
    if (place.is_start_tag && !begins_start_tag(begin, tag_names_.name(place.name))) range.end = begin;
    return {rules_.source.origin() + range.begin, rules_.source.origin() + range.end};
  }
  bool begins_start_tag(std::size_t begin, std::string_view name) const {
    const std::string_view text = rules_.source.text();
    if (begin >= text.size() || text[begin] != '<') return false;
    const std::size_t end = end_of_opening(text, begin);
    return plain_name(text.substr(begin + 1, end - begin - 1)).starts_with(name);
  }

  Rules& rules_;
  lockstep::Edition edition_;
  bool are_wanted_;
  const NameTable& tag_names_;
  [[no_unique_address]] Attached<Types::build> attached_;
  ErrorLog* log_ = nullptr;
  std::unique_ptr<ErrorPlaces> places_;  // null unless errors are wanted
};

}  // namespace lockstep::detail

#endif
