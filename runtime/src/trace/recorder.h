// Recording a parse as the data of a Trace.
#ifndef LOCKSTEP_TRACE_RECORDER_H
#define LOCKSTEP_TRACE_RECORDER_H

#include <memory>
#include <string_view>

#include "trace/trace_data.h"

namespace lockstep::detail {

// See Trace::of().
std::unique_ptr<Trace::Data> record_trace(std::string_view text, const FragmentContext* context,
                                          const ParseOptions& options);

}  // namespace lockstep::detail

#endif
