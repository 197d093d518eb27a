// Functions of the C interface that only forward to C++: rewriter. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/rewriter.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/rewriting.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_range lockstep_rewrite_token_range(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return kNoRange;
  return range_in_c(in_cpp(rewrite_token).range());
}

lockstep_string lockstep_rewrite_token_bytes(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  return present(in_cpp(rewrite_token).bytes());
}

uint64_t lockstep_rewrite_token_element(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return 0;
  return in_cpp(rewrite_token).element();
}

size_t lockstep_rewrite_token_match_count(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return 0;
  return in_cpp(rewrite_token).matches().size();
}

lockstep_string lockstep_rewrite_token_name(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  return present(in_cpp(rewrite_token).name());
}

size_t lockstep_rewrite_token_attribute_count(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return 0;
  return in_cpp(rewrite_token).attributes().size();
}

lockstep_string lockstep_rewrite_token_attribute_name(const lockstep_rewrite_token* rewrite_token,
                                                      size_t index) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(rewrite_token), index);
  if (!it) return {nullptr, 0};
  return present(it->name);
}

lockstep_string lockstep_rewrite_token_attribute_value(const lockstep_rewrite_token* rewrite_token,
                                                       size_t index) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  const auto& it = attribute_of(in_cpp(rewrite_token), index);
  if (!it) return {nullptr, 0};
  return present(it->value);
}

lockstep_string lockstep_rewrite_token_attribute(const lockstep_rewrite_token* rewrite_token,
                                                 const char* name, size_t size) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  if (!is_text(name, size)) return {nullptr, 0};
  return present(in_cpp(rewrite_token).attribute(std::string_view(name, size)));
}

bool lockstep_rewrite_token_can_have_content(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return false;
  return in_cpp(rewrite_token).can_have_content();
}

lockstep_string lockstep_rewrite_token_text(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  return present(in_cpp(rewrite_token).text());
}

bool lockstep_rewrite_token_is_last_in_text_node(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return false;
  return in_cpp(rewrite_token).is_last_in_text_node();
}

bool lockstep_rewrite_token_is_raw_text(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return false;
  return in_cpp(rewrite_token).is_raw_text();
}

lockstep_string lockstep_rewrite_token_public_identifier(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  return present(in_cpp(rewrite_token).public_identifier());
}

lockstep_string lockstep_rewrite_token_system_identifier(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return {nullptr, 0};
  return present(in_cpp(rewrite_token).system_identifier());
}

bool lockstep_rewrite_token_is_removed(const lockstep_rewrite_token* rewrite_token) {
  if (rewrite_token == nullptr) return false;
  return in_cpp(rewrite_token).is_removed();
}

}  // extern "C"
