// The parse errors of tree construction, and the records for their second places.
#ifndef LOCKSTEP_TREE_TREE_ERRORS_H
#define LOCKSTEP_TREE_TREE_ERRORS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "edition/entry.h"
#include "lockstep/parser.h"
#include "lockstep/types.h"
#include "observer/attachments.h"
#include "tables/known_names.h"
#include "tables/tree_errors.h"
#include "text/part_of.h"
#include "text/error_kinds.h"
#include "text/fault.h"
#include "tree/elements.h"
#include "tree/error_log.h"
#include "tree/error_places.h"
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

  TreeErrors(const ParseOptions& options, const Attachments& attachments)
      : edition_(options.edition),
        are_wanted_(options.collect_errors || options.on_error != nullptr || options.limits.errors != 0),
        attached_(attachments) {
    if (are_wanted_) places_ = std::make_unique<ErrorPlaces>();
  }

  void set_log(ErrorLog& log) { log_ = &log; }
  bool are_wanted() const { return are_wanted_; }
  lockstep::Edition edition() const { return edition_; }

  // `second`: the second place if the rule passes it; may be null. Not inlined, because it has many callers.
  [[gnu::noinline]] void add(TreeError error, Element second = nullptr) {
    if (are_wanted_) report(error, second);
  }
  // Adds an error of the tokenizer.
  void add(const FoundError& error) {
    log_->add(error);
    if (attached_.watches()) attached_.notify(&Watcher::parse_error, log_->complete(error));
  }
  // Whether errors about attributes in the XMLNS namespace are reported, and a foreign element for the token
  // may have such an attribute.
  bool reports_xmlns_attribute(const TagToken& tag) const {
    if (!are_wanted_) return false;
    for (std::size_t i = 0; i < tag.attribute_count; ++i)
      if (tag.attributes[i].name == attr::xmlns || tag.attributes[i].name == attr::xmlns_xlink) return true;
    return false;
  }

  // --- Records for second places, kept only while errors are requested.
  // Whether places are recorded. Lanes do not record them.
  bool notes_places() const { return places_ != nullptr; }
  // In the fragment case, elements opened before the first token are not in the input.
  void set_before_input(bool before_input) { before_input_ = before_input; }
  // Records that the current token opened the element.
  void note_opened(Element element) {
    if (places_ != nullptr) [[unlikely]]
      note_opened(element, before_input_ ? NotedPlace::kNowhere : rules().source.token_begin());
  }
  [[gnu::noinline]] void note_opened(Element element, std::uint32_t begin) {
    element->begin = begin;
    if (element->element_namespace == Namespace::html) places_->note_opened(element->name, begin);
  }
  // Records the second of two elements for one tag.
  void note_opened_again(Element element, const ElementRecord<typename Types::Node>* original) {
    if (places_ == nullptr) [[likely]]
      return;
    element->begin = original->begin;
    places_->note_opened(element->name, NotedPlace::kNowhere);
  }
  // Records that the current token closed the element.
  void note_closed(Element element) {
    if (places_ != nullptr) [[unlikely]]
      note_closed(element->name, element->element_namespace, element->begin);
  }
  void note_doctype() {
    if (places_ != nullptr) places_->doctype = rules().source.token_begin();
  }
  // Inlined, because the mode is usually a constant, so that most calls compile to nothing.
  [[gnu::always_inline]] inline void note_mode(Mode mode) {
    if (mode == Mode::after_head) note_end(&ErrorPlaces::head_end, "</head");
    if (mode == Mode::after_body) note_end(&ErrorPlaces::body_end, "</body");
    if (mode == Mode::after_frameset) note_end(&ErrorPlaces::frameset_end, "</frameset");
    if (mode == Mode::after_after_body || mode == Mode::after_after_frameset)
      note_end(&ErrorPlaces::html_end, "</html");
  }
  // Records an element closed by a lane. The token must not be the element's own end tag.
  void note_closed_by(std::uint32_t token_begin, NameId name, std::uint32_t begin) {
    places_->note_closed(name, begin, token_begin);
  }

 private:
  LOCKSTEP_PART_OF(Rules, errors)

  void note_end(std::uint32_t ErrorPlaces::*place, std::string_view end_tag) {
    if (places_ != nullptr) [[unlikely]]
      (*places_).*place = rules().source.begin_of_end_tag(end_tag);
  }
  [[gnu::noinline]] void note_closed(NameId name, Namespace element_namespace, std::uint32_t begin) {
    if (element_namespace != Namespace::html) return;
    if (rules().token.kind == TokenKind::end_tag && rules().token.name == name) return;
    places_->note_closed(name, begin, rules().source.token_begin());
  }
  // The Standard has an error for each character. Lockstep reports one per run of adjacent characters, which
  // gives the same information and does not depend on how the input is split.
  [[gnu::cold, gnu::noinline]] void report(TreeError which, Element passed) {
    const TreeErrorPlaces& places = tree_error_places[static_cast<unsigned>(which)];
    const std::string_view text = rules().source.text();
    const std::uint64_t origin = rules().source.origin();
    std::uint64_t start = rules().source.token_place().begin;
    ByteRange fault{start, start};
    if (rules().token.kind == TokenKind::characters) {
      const ByteRange place = rules().source.place_of_characters();
      start = place.begin;
      // The number of further characters in this token depends on how the input is split.
      fault = {start, rules().source.contains(rules().token.text)
                          ? origin + end_of_character(text, static_cast<std::size_t>(start - origin))
                          : place.end};
      const auto begin = static_cast<std::uint32_t>(rules().source.follows_return(place) ? start - 1 : start);
      if (std::exchange(places_->run_ends[static_cast<unsigned>(which)],
                        static_cast<std::uint32_t>(place.end)) == begin)
        return;
    }
    if (rules().token.kind != TokenKind::characters && rules().token.kind != TokenKind::end_of_file)
      fault.end = origin + std::min(rules().source.tokenizer_position() + 1, text.size());
    if (places.fault == TreeFault::pending_table_characters)
      if (const ByteRange place = rules().table_text.place(); place.end != 0) fault = place;
    FoundError error;
    error.tree_error = static_cast<std::uint16_t>(which);
    error.offset = static_cast<std::uint32_t>(fault.begin);
    error.end = static_cast<std::uint32_t>(fault.end);
    error.reported = static_cast<std::uint32_t>(start);
    error.names_end_tag = rules().token.kind == TokenKind::end_tag;
    if (error.names_end_tag || rules().token.kind == TokenKind::start_tag) error.name = rules().token.name;
    if (const NotedPlace second = second_place(places, passed); second.exists()) {
      error.second = second.is_start_tag ? FoundError::Second::start_tag : FoundError::Second::markup;
      error.second_begin = second.begin;
      error.second_name = second.name;
    }
    add(error);
  }
  NotedPlace second_place(const TreeErrorPlaces& places, Element passed) {
    std::uint32_t begin = NotedPlace::kNowhere;
    Element element = passed;
    switch (places.second) {
      case TreeSecond::none:
      case TreeSecond::passed:
        break;
      case TreeSecond::current_node:
        element = rules().stack.current();
        break;
      case TreeSecond::head_element_pointer:
        element = rules().state.head_element_pointer();
        break;
      case TreeSecond::form_element_pointer:
        element = rules().state.form_element_pointer();
        break;
      case TreeSecond::first_on_stack:
        element = rules().stack.first();
        break;
      case TreeSecond::last_of:
        element = rules().stack.bottommost(NameId{places.name});
        if (places.other_name != 0)
          element = rules().stack.lower(element, rules().stack.bottommost(NameId{places.other_name}));
        break;
      case TreeSecond::first_doctype:
        begin = places_->doctype;
        break;
      case TreeSecond::end_of_head:
        begin = places_->head_end;
        break;
      case TreeSecond::end_of_body:
        begin = places_->body_end;
        break;
      case TreeSecond::end_of_frameset:
        begin = places_->frameset_end;
        break;
      case TreeSecond::end_of_html:
        begin = places_->html_end;
        break;
      case TreeSecond::last_closing:
        return places_->last_closing(rules().token.name);
    }
    if (element != nullptr) return {element->begin, element->token_name, true};
    return {begin, 0, false};
  }

  lockstep::Edition edition_;
  bool are_wanted_, before_input_ = false;
  [[no_unique_address]] Attached<Types::build> attached_;
  ErrorLog* log_ = nullptr;
  std::unique_ptr<ErrorPlaces> places_;  // null unless errors are requested
};

}  // namespace lockstep::detail

#endif
