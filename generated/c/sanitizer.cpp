// Functions of the C interface that only forward to C++: sanitizer. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/sanitizer.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/sanitizing.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

void lockstep_sanitizer_free(lockstep_sanitizer* sanitizer) { delete sanitizer; }

lockstep_string lockstep_sanitizer_error_message(const lockstep_sanitizer_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).message);
}

lockstep_string lockstep_sanitizer_error_path(const lockstep_sanitizer_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).path);
}

lockstep_string lockstep_sanitizer_error_anchor(const lockstep_sanitizer_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).anchor);
}

size_t lockstep_sanitizer_error_line(const lockstep_sanitizer_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).line;
}

size_t lockstep_sanitizer_error_column(const lockstep_sanitizer_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).column;
}

void lockstep_sanitizer_error_free(lockstep_sanitizer_error* error) { delete error; }

lockstep_status lockstep_sanitizer_allow_element(lockstep_sanitizer* sanitizer,
                                                 const lockstep_sanitizer_element* element, bool* changed) {
  return modify_by_element(sanitizer, element, changed, &Sanitizer::allow_element);
}

lockstep_status lockstep_sanitizer_remove_element(lockstep_sanitizer* sanitizer,
                                                  const lockstep_sanitizer_element* element, bool* changed) {
  return modify_by_element(sanitizer, element, changed, &Sanitizer::remove_element);
}

lockstep_status lockstep_sanitizer_replace_element_with_children(lockstep_sanitizer* sanitizer,
                                                                 const lockstep_sanitizer_element* element,
                                                                 bool* changed) {
  return modify_by_element(sanitizer, element, changed, &Sanitizer::replace_element_with_children);
}

lockstep_status lockstep_sanitizer_allow_attribute(lockstep_sanitizer* sanitizer,
                                                   const lockstep_sanitizer_name* attribute, bool* changed) {
  return modify_by_attribute(sanitizer, attribute, changed, &Sanitizer::allow_attribute);
}

lockstep_status lockstep_sanitizer_remove_attribute(lockstep_sanitizer* sanitizer,
                                                    const lockstep_sanitizer_name* attribute, bool* changed) {
  return modify_by_attribute(sanitizer, attribute, changed, &Sanitizer::remove_attribute);
}

lockstep_status lockstep_sanitizer_set_comments(lockstep_sanitizer* sanitizer, bool allow, bool* changed) {
  return modify(sanitizer, true, changed, [=](Sanitizer& to) { return to.set_comments(allow); });
}

lockstep_status lockstep_sanitizer_set_data_attributes(lockstep_sanitizer* sanitizer, bool allow,
                                                       bool* changed) {
  return modify(sanitizer, true, changed, [=](Sanitizer& to) { return to.set_data_attributes(allow); });
}

lockstep_status lockstep_sanitizer_set_javascript_urls(lockstep_sanitizer* sanitizer, bool allow,
                                                       bool* changed) {
  return modify(sanitizer, true, changed, [=](Sanitizer& to) { return to.set_javascript_urls(allow); });
}

lockstep_status lockstep_sanitizer_allow_processing_instruction(lockstep_sanitizer* sanitizer,
                                                                const char* target, bool* changed) {
  return modify(sanitizer, target != nullptr, changed,
                [=](Sanitizer& to) { return to.allow_processing_instruction(target); });
}

lockstep_status lockstep_sanitizer_remove_processing_instruction(lockstep_sanitizer* sanitizer,
                                                                 const char* target, bool* changed) {
  return modify(sanitizer, target != nullptr, changed,
                [=](Sanitizer& to) { return to.remove_processing_instruction(target); });
}

lockstep_status lockstep_sanitizer_remove_unsafe(lockstep_sanitizer* sanitizer, bool* changed) {
  return modify(sanitizer, true, changed, [=](Sanitizer& to) { return to.remove_unsafe(); });
}

}  // extern "C"
