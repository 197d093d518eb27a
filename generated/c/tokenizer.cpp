// Functions of the C interface that only forward to C++: tokenizer. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/tokenizer.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/tokens.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_range lockstep_token_range(const lockstep_token* token) {
  if (token == nullptr) return kNoRange;
  return range_in_c(in_cpp(token).range);
}

bool lockstep_token_in_raw_text(const lockstep_token* token) {
  if (token == nullptr) return false;
  return in_cpp(token).in_raw_text;
}

bool lockstep_token_self_closing(const lockstep_token* token) {
  if (token == nullptr) return false;
  return in_cpp(token).self_closing;
}

size_t lockstep_token_attribute_count(const lockstep_token* token) {
  if (token == nullptr) return 0;
  return in_cpp(token).attributes.size();
}

lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index) {
  if (token == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(token), index);
  if (!it) return {nullptr, 0};
  return present(it->name);
}

lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index) {
  if (token == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(token), index);
  if (!it) return {nullptr, 0};
  return present(it->value);
}

lockstep_string lockstep_token_attribute(const lockstep_token* token, const char* name) {
  if (token == nullptr) return {nullptr, 0};
  return present(in_cpp(token).attribute(or_empty(name)));
}

lockstep_string lockstep_token_public_identifier(const lockstep_token* token) {
  if (token == nullptr) return {nullptr, 0};
  const auto& it = in_cpp(token).doctype;
  if (!it) return {nullptr, 0};
  return present(it->public_identifier);
}

lockstep_string lockstep_token_system_identifier(const lockstep_token* token) {
  if (token == nullptr) return {nullptr, 0};
  const auto& it = in_cpp(token).doctype;
  if (!it) return {nullptr, 0};
  return present(it->system_identifier);
}

bool lockstep_token_force_quirks(const lockstep_token* token) {
  if (token == nullptr) return false;
  const auto& it = in_cpp(token).doctype;
  if (!it) return false;
  return it->force_quirks;
}

lockstep_range lockstep_token_name_range(const lockstep_token* token) {
  if (token == nullptr) return kNoRange;
  const auto& it = in_cpp(token).tag_ranges;
  if (!it) return kNoRange;
  return range_in_c(it->name);
}

size_t lockstep_token_attribute_range_count(const lockstep_token* token) {
  if (token == nullptr) return 0;
  const auto& it = in_cpp(token).tag_ranges;
  if (!it) return 0;
  return it->attributes.size();
}

lockstep_range lockstep_token_attribute_name_range(const lockstep_token* token, size_t index) {
  if (token == nullptr) return kNoRange;
  const auto& it = ranges_of(in_cpp(token), index);
  if (!it) return kNoRange;
  return range_in_c(it->name);
}

lockstep_range lockstep_token_attribute_value_range(const lockstep_token* token, size_t index) {
  if (token == nullptr) return kNoRange;
  const auto& it = ranges_of(in_cpp(token), index);
  if (!it) return kNoRange;
  return range_in_c(value_of(*it));
}

lockstep_range lockstep_token_attribute_quoted_value_range(const lockstep_token* token, size_t index) {
  if (token == nullptr) return kNoRange;
  const auto& it = ranges_of(in_cpp(token), index);
  if (!it) return kNoRange;
  return range_in_c(quoted_value_of(*it));
}

bool lockstep_token_attribute_is_duplicate(const lockstep_token* token, size_t index) {
  if (token == nullptr) return false;
  const auto& it = ranges_of(in_cpp(token), index);
  if (!it) return false;
  return it->is_duplicate;
}

}  // extern "C"
