// The C interface of rendered_text(). A separate file, because it links the style sheet.
#include "c/handles.h"
#include "lockstep/options.h"

using namespace lockstep::c;

extern "C" lockstep_status lockstep_node_rendered_text(
    const lockstep_document* document, lockstep_node node, bool scripting, lockstep_buffer* text,
    void (*on_run)(const lockstep_rendered_run* run, void* user_data), void* user_data) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  const lockstep::Node self = node_of(document, node);
  if (!self) return LOCKSTEP_BAD_ARGUMENT;
  lockstep::RenderedText rendered;
  const lockstep_status status = fill(text, [&] {
    rendered = self.rendered_text({.scripting = scripting});
    return rendered.text;
  });
  if (status != LOCKSTEP_OK || on_run == nullptr) return status;
  for (const lockstep::RenderedRun& run : rendered.runs) {
    const lockstep_rendered_run made = {run.begin, run.end, to_c(run.node), run.offset};
    on_run(&made, user_data);
  }
  return status;
}
