// A Rewriter: writing the page's bytes and the changes.
#include <algorithm>
#include <utility>

#include "edits/start_tag.h"
#include "rewrite/core.h"

namespace lockstep::detail {

// --- The bytes

void RewriteCore::copy_to(std::uint64_t end) {
  if (skipping_ != 0) return drop_to(end);
  if (end <= written_) return;
  writer_.copy(bytes_at({written_, end}));
  written_ = end;
}

void RewriteCore::drop_to(std::uint64_t end) {
  if (end <= written_) return;
  writer_.drop(bytes_at({written_, end}));
  written_ = end;
}

// Copies all bytes received so far.
void RewriteCore::pass_on() {
  copy_to(raw_begin_ + raw_.size());
  raw_begin_ = read_ = written_;
  raw_.clear();
}

void RewriteCore::insert(std::string_view markup, bool keeps_characters) {
  const bool prefers_ascii = was_tentative_ || writer_.encoding() == Encoding::iso_2022_jp;
  if (skipping_ == 0) writer_.add(markup, prefers_ascii && !keeps_characters);
}

// --- Elements that are closed without an end tag. Their end tags must be written if the token that closes
// them no longer follows them.

void RewriteCore::note_implied(std::uint64_t place, std::string_view name) {
  if (place != implied_at_) implied_.clear();
  implied_at_ = place;
  if (name != "html" && name != "head" && name != "body") implied_.push_back(name);
}

void RewriteCore::write_implied_end_tags() {
  if (implied_at_ == written_)
    for (const std::string_view name : implied_) insert_end_tag(name);
  implied_.clear();
}

// --- Tokens

void RewriteCore::flush(RewriteEvent& event) {
  was_tentative_ = event.is_tentative;
  if (event.type == RewriteType::end_tag) return flush_end(event);
  if (!event.is_changed) return;  // its bytes are copied with the next ones
  copy_to(event.range.begin);
  if (event.type == RewriteType::start_tag) return flush_start(event);
  flush_content(event);
}

void RewriteCore::flush_start(RewriteEvent& event) {
  const bool drops_element = event.is_removed && !event.keeps_content;
  if (!event.before.empty() || event.is_removed || event.new_name) write_implied_end_tags();
  insert(event.before);
  if (event.is_removed) {
    insert(event.replacement);
    drop_to(event.range.end);
  } else {
    write_tag(event);
    if (event.needs_end_tag) insert_end_tag(*event.new_name);
  }
  if (!can_have_content(event)) return insert(event.after);
  insert(event.prepend, event.is_raw);
  if (event.inner) insert(*event.inner, event.is_raw);
  const bool is_plain = event.append.empty() && event.after.empty() && !event.new_name && !event.inner;
  if (is_plain && !event.watches_end && !event.is_removed) return;
  endings_[event.node] = {
      event.element,  event.watches_end,       event.is_removed,       event.is_raw,
      event.new_name, std::move(event.append), std::move(event.after), std::move(event.end_handler)};
  if (!drops_element && !event.inner) return;
  skipping_ = event.node;
  // A `form` in a table is closed by its own start tag.
  const auto closes = [&](const RewriteEvent& other) {
    return other.type == RewriteType::end_tag && other.node == event.node;
  };
  if (std::none_of(queue_.begin(), queue_.end(), closes)) hidden_in_ = event.node;
}

// Writes the tag with its changes.
void RewriteCore::write_tag(const RewriteEvent& event) {
  std::vector<Replacement> changes;
  std::vector<TagChange> attributes;
  for (const RewriteChanges::Attribute& change : event.attribute_changes)
    attributes.push_back({change.name, change.value});
  if (event.new_name || !attributes.empty())
    change_tag({0, event.range.end - event.range.begin}, {bytes_at(event.range), writer_.encoding()},
               event.new_name, attributes, changes);
  for (const Replacement& change : changes) {
    copy_to(event.range.begin + change.range.begin);
    insert(change.markup, change.is_name);
    drop_to(event.range.begin + change.range.end);
  }
  copy_to(event.range.end);
}

void RewriteCore::flush_end(RewriteEvent& event) {
  const auto found = endings_.find(event.node);
  if (found == endings_.end()) {
    if (event.is_implied && !event.is_formatting && skipping_ == 0)
      note_implied(event.range.begin, event.name);
    return;
  }
  const Ending ending = std::move(found->second);
  endings_.erase(found);
  if (event.is_written) {
    copy_to(event.range.end);
    if (skipping_ == event.node) skipping_ = 0;
    return event.is_implied ? void() : insert(event.after + ending.after);
  }
  copy_to(event.range.begin);
  if (skipping_ == event.node) skipping_ = 0;
  const auto insert_all = [&](std::initializer_list<const std::string*> contents, bool is_raw) {
    for (const std::string* content : contents) {
      if (content->empty()) continue;
      write_implied_end_tags();
      insert(*content, is_raw);
    }
  };
  insert_all({&ending.append, &event.before}, ending.is_raw);
  const std::optional<std::string>& new_name = event.new_name ? event.new_name : ending.new_name;
  if (ending.drops_end_tag || event.is_removed) {
    if (!event.is_implied) write_implied_end_tags();
    insert(event.replacement);
    drop_to(event.range.end);
  } else if (new_name) {
    write_implied_end_tags();
    insert_end_tag(*new_name);
    drop_to(event.range.end);
  } else if (event.is_implied) {
    if (!event.is_formatting) note_implied(event.range.begin, event.name);
  } else {
    copy_to(event.range.end);
  }
  insert_all({&event.after, &ending.after}, false);
}

// Writes a text, comment or doctype, or the end.
void RewriteCore::flush_content(RewriteEvent& event) {
  if (!event.before.empty() || event.is_removed) write_implied_end_tags();
  insert(event.before, event.is_raw);
  if (event.is_removed) {
    insert(event.replacement, event.is_raw);
    drop_to(event.range.end);
  } else if (event.new_text) {
    insert("<!--" + *event.new_text + "-->", true);
    drop_to(event.range.end);
  } else {
    copy_to(event.range.end);
  }
  insert(event.append);
  insert(event.after, event.is_raw);
}

}  // namespace lockstep::detail
