// Functions of the C interface that only forward to C++: xpath. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/xpath.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/evaluating.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

void lockstep_xpath_free(lockstep_xpath* xpath) { delete xpath; }

lockstep_string lockstep_xpath_error_message(const lockstep_xpath_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).message);
}

size_t lockstep_xpath_error_offset(const lockstep_xpath_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).offset;
}

size_t lockstep_xpath_error_column(const lockstep_xpath_error* error) {
  if (error == nullptr) return 0;
  return in_cpp(error).column;
}

lockstep_string lockstep_xpath_error_suggestion(const lockstep_xpath_error* error) {
  if (error == nullptr) return {nullptr, 0};
  return present(in_cpp(error).suggestion);
}

void lockstep_xpath_error_free(lockstep_xpath_error* error) { delete error; }

void lockstep_xpath_value_free(lockstep_xpath_value* value) { delete value; }

int32_t lockstep_xpath_value_type(const lockstep_xpath_value* value) {
  if (value == nullptr) return 0;
  return static_cast<int32_t>(in_c(in_cpp(value).type()));
}

size_t lockstep_xpath_value_count(const lockstep_xpath_value* value) {
  if (value == nullptr) return 0;
  return in_cpp(value).nodes().size();
}

lockstep_node lockstep_xpath_value_node(const lockstep_xpath_value* value, size_t index) {
  if (value == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(node_at(in_cpp(value), index).node());
}

size_t lockstep_xpath_value_attribute(const lockstep_xpath_value* value, size_t index) {
  if (value == nullptr) return 0;
  return attribute_at(in_cpp(value), index);
}

lockstep_status lockstep_xpath_value_string(const lockstep_xpath_value* value, lockstep_buffer* string) {
  if (string == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *string = {nullptr, 0};
  if (value == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(string, [&] { return in_cpp(value).string(); });
}

double lockstep_xpath_value_number(const lockstep_xpath_value* value) {
  if (value == nullptr) return 0;
  return guarded_value([&]() -> double { return in_cpp(value).number(); }, 0);
}

bool lockstep_xpath_value_boolean(const lockstep_xpath_value* value) {
  if (value == nullptr) return false;
  return in_cpp(value).boolean();
}

}  // extern "C"
