// Editing in place: changes the elements that match selectors, and writes the changes into the source.
#include <string>
#include <utility>
#include <vector>

#include "edits/element_changes.h"
#include "instance.h"

namespace lockstep::web {

namespace {

std::vector<detail::ElementChange> waiting;  // the changes for change_elements()
std::vector<std::uint32_t> offsets;          // the offsets for edited_offsets()

}  // namespace

// Adds a change for the next change_elements(). Its name and its value are in the scratch memory.
LOCKSTEP_WEB(add_change)
void add_change(std::uint32_t kind, std::uint32_t name_size, std::uint32_t value_size) {
  const std::string_view both = scratch_text(name_size + value_size);
  waiting.push_back({static_cast<detail::ElementChangeKind>(kind), std::string(both.substr(0, name_size)),
                     std::string(both.substr(name_size))});
}

// Makes the changes to the matching elements. Returns 0, or 1 + the kind of the change that the DOM refused;
// then the result is its name, the element and the error.
LOCKSTEP_WEB(change_elements) std::uint32_t change_elements(Held* held, const Selector* selector) {
  const std::vector<detail::ElementChange> changes = std::exchange(waiting, {});
  const auto refused = detail::change_elements(*held->document, *selector, changes);
  if (!refused) return 0;
  std::string text = refused->change.name;
  if (!text.empty()) text += ' ';
  text.append("of <").append(refused->element.local_name()).append(">: ");
  set_result(std::move(text.append(dom_error_name(refused->error))));
  return 1 + static_cast<std::uint32_t>(refused->change.kind);
}

// Writes the changes to the document into its source, the first bytes of the buffer. The options must be the
// same as for the parse. Returns 0, with the bytes as the result; or a SourceEditError, with the message as
// the result.
LOCKSTEP_WEB(edit_source)
std::uint32_t edit_source(Held* held, std::uint32_t size, std::uint32_t flags) {
  const std::string_view source = held->input(size);
  const SourceOptions options = {parse_options(flags), encoding_options(flags), context_of(flags)};
  EditedSource edited = lockstep::edit_source(*held->document, source, options);
  CodeUnits of_source, of_result;
  const auto push = [&](CodeUnits& units, std::string_view text, std::uint64_t offset) {
    offsets.push_back(held->text ? units.before(text, offset) : static_cast<std::uint32_t>(offset));
  };
  offsets.clear();
  for (const SourceChange& change : edited.changes) {
    push(of_source, source, change.source.begin);
    push(of_source, source, change.source.end);
    push(of_result, edited.bytes, change.result.begin);
    push(of_result, edited.bytes, change.result.end);
  }
  if (edited.offset) push(of_source, source, *edited.offset);
  const auto error = static_cast<std::uint32_t>(edited.error);
  set_result(std::move(edited ? edited.bytes : edited.message));
  return error;
}
// Result: the ranges replaced by the last edit_source(), in the source and in the result, as words; or the
// offset of the edit that it refused, if known.
LOCKSTEP_WEB(edited_offsets) void edited_offsets() { set_result(std::exchange(offsets, {})); }

}  // namespace lockstep::web
