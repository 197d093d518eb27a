// The C interface of the speculative parser.
#include "lockstep/speculative.h"

#include <memory>
#include <optional>
#include <string>

#include "c/request.h"
#include "c/speculating.h"
#include "c/speculative_start.h"

static_assert(static_cast<int>(lockstep::SpeculativeKind::refresh) + 1 == LOCKSTEP_FETCH_REFRESH);

struct lockstep_speculative_parser {
  std::optional<lockstep::SpeculativeParser> parser;  // none once an allocation has failed
};

namespace lockstep::c {

namespace {

// Runs a function that may allocate. If an allocation fails, the parser can no longer be used.
template <class Function>
lockstep_status run_ahead(lockstep_speculative_parser* parser, const Function& function) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return LOCKSTEP_OUT_OF_MEMORY;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    function(*parser->parser);
    return LOCKSTEP_OK;
  });
  if (status != LOCKSTEP_OK) parser->parser.reset();
  return status;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::SpeculativeFetch;
using lockstep::SpeculativeParser;

extern "C" {

int32_t lockstep_speculative_fetch_kind(const lockstep_speculative_fetch* fetch) {
  return fetch == nullptr ? LOCKSTEP_FETCH_NONE : static_cast<int32_t>(fetch_of(fetch)->kind) + 1;
}
lockstep_string lockstep_speculative_fetch_source_attribute(const lockstep_speculative_fetch* fetch,
                                                            size_t index, const char* name) {
  if (index >= lockstep_speculative_fetch_source_count(fetch)) return {nullptr, 0};
  const lockstep::SpeculativeSource& source = fetch_of(fetch)->sources[index];
  const std::string_view wanted = or_empty(name);
  if (wanted == "srcset") return present(source.srcset);
  if (wanted == "sizes") return present(source.sizes);
  if (wanted == "media") return present(source.media);
  if (wanted == "type") return present(source.type);
  return {nullptr, 0};
}

void lockstep_speculative_start_free(lockstep_speculative_start* start) { delete start; }

lockstep_status lockstep_speculative_parser_create(const lockstep_parse_options* options,
                                                   lockstep_speculative_parser** parser) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *parser = nullptr;
  Request request;
  lockstep::SpeculativeOptions made;
  if (!request.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  if (options != nullptr)
    made = {request.options.edition, request.options.scripting,
            request.options.allow_declarative_shadow_roots, request.options.limits};
  return guarded([&]() -> lockstep_status {
    auto own = std::make_unique<lockstep_speculative_parser>();
    own->parser.emplace(made);
    *parser = own.release();
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_speculative_parser_start(lockstep_speculative_parser* parser,
                                                  const lockstep_speculative_start* start, const char* base,
                                                  size_t base_size) {
  if (!is_text(base, base_size)) return LOCKSTEP_BAD_ARGUMENT;
  return run_ahead(parser, [=](SpeculativeParser& ahead) {
    lockstep::SpeculativeStart from = start == nullptr ? lockstep::SpeculativeStart() : start->start;
    if (base != nullptr) from.base = std::string(base, base_size);
    ahead.start(from);
  });
}

lockstep_status lockstep_speculative_parser_write(lockstep_speculative_parser* parser, const char* data,
                                                  size_t size) {
  if (!is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  return run_ahead(parser, [=](SpeculativeParser& ahead) { ahead.write({data, size}); });
}

const lockstep_speculative_fetch* lockstep_speculative_parser_next(lockstep_speculative_parser* parser) {
  const SpeculativeFetch* fetch = nullptr;
  const lockstep_status status =
      run_ahead(parser, [&fetch](SpeculativeParser& ahead) { fetch = ahead.next(); });
  return status == LOCKSTEP_OK ? reinterpret_cast<const lockstep_speculative_fetch*>(fetch) : nullptr;
}

lockstep_status lockstep_speculative_parser_status(const lockstep_speculative_parser* parser) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return parser->parser ? to_c(parser->parser->status()) : LOCKSTEP_OUT_OF_MEMORY;
}

lockstep_status lockstep_speculative_parser_stop(lockstep_speculative_parser* parser) {
  return run_ahead(parser, [](SpeculativeParser& ahead) { ahead.stop(); });
}

void lockstep_speculative_parser_free(lockstep_speculative_parser* parser) { delete parser; }

}  // extern "C"
