// The C interface for parsing with scripts.
#include "lockstep/scripting.h"

#include <memory>
#include <new>
#include <optional>
#include <string>

#include "c/request.h"
#include "c/speculative_start.h"
#include "lockstep/detail/pod_vector.h"

namespace lockstep::c {

namespace {

lockstep_script_host no_host() {
  lockstep_script_host host = {};
  return host;
}

}  // namespace

// Calls the caller's functions. If an allocation fails in a library function that they call, the exception
// cannot propagate through them, so it is thrown again after they have returned.
class HostOfC final : public ScriptHost<Node> {
 public:
  lockstep_script_host functions = no_host();
  bool out_of_memory = false;

  void perform_microtask_checkpoint() override { call(functions.perform_microtask_checkpoint); }
  void prepare_script(Node script) override { call(functions.prepare_script, to_c(script)); }
  void process_svg_script(Node script) override { call(functions.process_svg_script, to_c(script)); }
  bool has_pending_script() override { return ask(functions.has_pending_script, false); }
  bool pending_script_is_ready() override { return ask(functions.pending_script_is_ready, true); }
  void execute_pending_script() override { call(functions.execute_pending_script); }
  void start_speculative_parser(std::string_view unread) override {
    call(functions.start_speculative_parser, present(unread));
  }
  void stop_speculative_parser() override { call(functions.stop_speculative_parser); }
  bool has_custom_element_definition(LocalName name, std::optional<std::string_view> is,
                                     Node intended_parent) override {
    return ask(functions.has_custom_element_definition, false, present(name.text()), present(is),
               to_c(intended_parent));
  }
  void custom_element_begins() override { call(functions.custom_element_begins); }
  void custom_element_created(Node element) override {
    call(functions.custom_element_created, to_c(element));
  }
  void custom_element_inserted(Node element) override {
    call(functions.custom_element_inserted, to_c(element));
  }
  void form_associated(Node element, Node form) override {
    call(functions.form_associated, to_c(element), to_c(form));
  }
  void update_readiness(DocumentReadiness readiness) override {
    call(functions.update_readiness, static_cast<std::int32_t>(readiness));
  }
  bool has_deferred_script() override { return ask(functions.has_deferred_script, false); }
  bool deferred_script_is_ready() override { return ask(functions.deferred_script_is_ready, true); }
  void execute_deferred_script() override { call(functions.execute_deferred_script); }
  void fire_dom_content_loaded() override { call(functions.fire_dom_content_loaded); }
  bool load_event_is_delayed() override { return ask(functions.load_event_is_delayed, false); }
  void fire_load() override { call(functions.fire_load); }

 private:
  template <class... Parameters, class... Arguments>
  void call(void (*function)(Parameters...), Arguments... arguments) {
    if (function == nullptr) return;
    function(arguments..., functions.user_data);
    if (out_of_memory) detail::out_of_memory();
  }
  template <class... Parameters, class... Arguments>
  bool ask(bool (*function)(Parameters...), bool otherwise, Arguments... arguments) {
    if (function == nullptr) return otherwise;
    const bool answer = function(arguments..., functions.user_data);
    if (out_of_memory) detail::out_of_memory();
    return answer;
  }
};

}  // namespace lockstep::c

struct lockstep_scripting_parser {
  lockstep::c::HostOfC host;
  lockstep::c::Request request;
  std::optional<lockstep::ScriptingParser> parser;  // none once it has finished or an allocation has failed
  bool running = false;
  lockstep_status over = LOCKSTEP_FINISHED;  // why there is no parser
};

namespace lockstep::c {

namespace {

// `begin` reads the other options into the new parser and starts it. It returns false for invalid options.
template <class Begin>
lockstep_status create_scripting(const lockstep_script_host* host, const lockstep_parse_options* options,
                                 lockstep_scripting_parser** parser, const Begin& begin) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *parser = nullptr;
  if (host == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_scripting_parser>();
    if (!read(host, made->host.functions) || !made->request.read_options(options) || !begin(*made))
      return LOCKSTEP_BAD_ARGUMENT;
    *parser = made.release();
    return LOCKSTEP_OK;
  });
}

// Runs a part of the parse; refused while another part runs. If an allocation fails, the parser can no longer
// be used.
template <class Function>
lockstep_status run_scripts(lockstep_scripting_parser* parser, const Function& function) {
  if (parser == nullptr || parser->running) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  parser->running = true;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    (void)function(*parser->parser);
    return LOCKSTEP_OK;
  });
  parser->running = false;
  if (status != LOCKSTEP_OK) {
    parser->over = LOCKSTEP_OUT_OF_MEMORY;
    parser->parser.reset();
  }
  return status;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::ScriptingParser;

extern "C" {

void lockstep_script_host_init(lockstep_script_host* host, size_t size) { init(host, size, no_host()); }

lockstep_status lockstep_scripting_parser_create(const lockstep_script_host* host,
                                                 const lockstep_parse_options* options,
                                                 lockstep_scripting_parser** parser) {
  return create_scripting(host, options, parser, [](lockstep_scripting_parser& made) {
    made.parser.emplace(made.host, made.request.options);
    return true;
  });
}

lockstep_status lockstep_scripting_parser_create_bytes(const lockstep_script_host* host,
                                                       const lockstep_encoding_options* encoding,
                                                       const lockstep_parse_options* options,
                                                       lockstep_scripting_parser** parser) {
  return create_scripting(host, options, parser, [=](lockstep_scripting_parser& made) {
    if (!made.request.encoding.read_options(encoding)) return false;
    made.parser.emplace(made.host, made.request.encoding.options, made.request.options);
    return true;
  });
}

lockstep_status lockstep_scripting_parser_write(lockstep_scripting_parser* parser, const char* data,
                                                size_t size) {
  if (!is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  return run_scripts(parser, [=](ScriptingParser& running) { return running.write({data, size}); });
}
lockstep_status lockstep_scripting_parser_end(lockstep_scripting_parser* parser) {
  return run_scripts(parser, [](ScriptingParser& running) { return running.end(); });
}
lockstep_status lockstep_scripting_parser_resume(lockstep_scripting_parser* parser) {
  return run_scripts(parser, [](ScriptingParser& running) { return running.resume(); });
}

lockstep_status lockstep_scripting_parser_insert(lockstep_scripting_parser* parser, const char* text,
                                                 size_t size) {
  if (parser == nullptr || !is_text(text, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  if (parser->host.out_of_memory) return LOCKSTEP_OUT_OF_MEMORY;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    return parser->parser->insert({text, size}) ? LOCKSTEP_OK : LOCKSTEP_NO_INSERTION_POINT;
  });
  if (status == LOCKSTEP_OUT_OF_MEMORY) {
    parser->host.out_of_memory = true;
    parser->over = LOCKSTEP_OUT_OF_MEMORY;
    if (!parser->running) parser->parser.reset();
  }
  return status;
}

bool lockstep_scripting_parser_has_insertion_point(const lockstep_scripting_parser* parser) {
  return parser != nullptr && parser->parser && parser->parser->has_insertion_point();
}
int32_t lockstep_scripting_parser_script_nesting_level(const lockstep_scripting_parser* parser) {
  return parser == nullptr || !parser->parser ? 0 : parser->parser->script_nesting_level();
}

lockstep_status lockstep_scripting_parser_unread(const lockstep_scripting_parser* parser,
                                                 lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  return fill(text, [=] { return parser->parser->unread(); });
}

lockstep_status lockstep_scripting_parser_speculative_start(const lockstep_scripting_parser* parser,
                                                            lockstep_speculative_start** start) {
  if (start == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *start = nullptr;
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  return guarded([&]() -> lockstep_status {
    if (auto found = parser->parser->speculative_start())
      *start = new lockstep_speculative_start{std::move(*found)};
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_scripting_parser_abort(lockstep_scripting_parser* parser) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  return guarded([&]() -> lockstep_status {
    parser->parser->abort();
    return LOCKSTEP_OK;
  });
}

int32_t lockstep_scripting_parser_state(const lockstep_scripting_parser* parser) {
  if (parser == nullptr) return LOCKSTEP_PARSER_ABORTED;
  if (!parser->parser)
    return parser->over == LOCKSTEP_FINISHED ? LOCKSTEP_PARSER_COMPLETE : LOCKSTEP_PARSER_ABORTED;
  return static_cast<int32_t>(parser->parser->state());
}

lockstep_document* lockstep_scripting_parser_document(lockstep_scripting_parser* parser) {
  return parser == nullptr || !parser->parser ? nullptr : to_c(parser->parser->document());
}

lockstep_status lockstep_scripting_parser_finish(lockstep_scripting_parser* parser,
                                                 lockstep_document** document) {
  if (document == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *document = nullptr;
  if (parser == nullptr || parser->running) return LOCKSTEP_BAD_ARGUMENT;
  if (!parser->parser) return parser->over;
  const lockstep_status status = guarded([&] { return hand_out(parser->parser->finish(), document); });
  parser->parser.reset();
  return status;
}

void lockstep_scripting_parser_free(lockstep_scripting_parser* parser) { delete parser; }

}  // extern "C"
