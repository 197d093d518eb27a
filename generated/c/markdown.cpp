// Functions of the C interface that only forward to C++: markdown. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/markdown.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/markdown.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_string lockstep_markdown_text(const lockstep_markdown* markdown) {
  if (markdown == nullptr) return {nullptr, 0};
  return present(in_cpp(markdown).text);
}

size_t lockstep_markdown_loss_count(const lockstep_markdown* markdown) {
  if (markdown == nullptr) return 0;
  return in_cpp(markdown).losses.size();
}

int32_t lockstep_markdown_loss_kind(const lockstep_markdown* markdown, size_t index) {
  if (markdown == nullptr) return 0;
  const auto& it = loss_at(in_cpp(markdown), index);
  if (!it) return 0;
  return static_cast<int32_t>(in_c(it->kind));
}

const char* lockstep_markdown_loss_name(const lockstep_markdown* markdown, size_t index) {
  if (markdown == nullptr) return nullptr;
  const auto& it = loss_at(in_cpp(markdown), index);
  if (!it) return nullptr;
  return literal(markdown_loss_name(it->kind));
}

lockstep_node lockstep_markdown_loss_node(const lockstep_markdown* markdown, size_t index) {
  if (markdown == nullptr) return LOCKSTEP_NO_NODE;
  const auto& it = loss_at(in_cpp(markdown), index);
  if (!it) return LOCKSTEP_NO_NODE;
  return to_c(it->node);
}

void lockstep_markdown_free(lockstep_markdown* markdown) { delete markdown; }

}  // extern "C"
