// The C interface of editing in place.
#include <utility>

#include "c/edited_source.h"
#include "c/request.h"

using namespace lockstep::c;

namespace {

lockstep_range range_in_c(const lockstep_edited_source* result, std::size_t index,
                          lockstep::ByteRange lockstep::SourceChange::*member) {
  if (result == nullptr || index >= result->source.changes.size())
    return {LOCKSTEP_NO_OFFSET, LOCKSTEP_NO_OFFSET};
  const lockstep::ByteRange range = result->source.changes[index].*member;
  return {range.begin, range.end};
}

lockstep_status status_of(const lockstep::EditedSource& made, const lockstep::Document& document) {
  switch (made.error) {
    case lockstep::SourceEditError::none:
      return LOCKSTEP_OK;
    case lockstep::SourceEditError::wrong_source:
      return LOCKSTEP_BAD_ARGUMENT;
    case lockstep::SourceEditError::incomplete:
      return to_c(document.status());
    case lockstep::SourceEditError::inexpressible:
      break;
  }
  return LOCKSTEP_INEXPRESSIBLE;
}

}  // namespace

extern "C" {

lockstep_status lockstep_edit_source(lockstep_document* document, const char* source, size_t size,
                                     const lockstep_fragment_context* context,
                                     const lockstep_encoding_options* encoding,
                                     const lockstep_parse_options* options, lockstep_edited_source** result) {
  if (result == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *result = nullptr;
  Request request;
  if (document == nullptr || !is_text(source, size) || !request.read_options(options) ||
      !request.encoding.read_options(encoding) || !request.read_context(context))
    return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    lockstep::Document& edited = from_c(document);
    lockstep::EditedSource made = lockstep::edit_source(
        edited, {source, size}, {request.options, request.encoding.options, request.context});
    const lockstep_status status = status_of(made, edited);
    *result = new lockstep_edited_source{std::move(made)};
    return status;
  });
}

lockstep_string lockstep_edited_source_bytes(const lockstep_edited_source* result) {
  return result == nullptr || !result->source ? lockstep_string{nullptr, 0} : present(result->source.bytes);
}
uint64_t lockstep_edited_source_offset(const lockstep_edited_source* result) {
  return result == nullptr ? LOCKSTEP_NO_OFFSET : result->source.offset.value_or(LOCKSTEP_NO_OFFSET);
}
lockstep_range lockstep_edited_source_change_source(const lockstep_edited_source* result, size_t index) {
  return range_in_c(result, index, &lockstep::SourceChange::source);
}
lockstep_range lockstep_edited_source_change_result(const lockstep_edited_source* result, size_t index) {
  return range_in_c(result, index, &lockstep::SourceChange::result);
}

}  // extern "C"
