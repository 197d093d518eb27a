// Scripts (lockstep/c/scripting.h) and the speculative parser (lockstep/c/speculative.h).
#include "check.h"

// A host for scripts of one statement: document.write("…"). It logs what it is asked, one letter each.
struct host {
  lockstep_scripting_parser* parser;
  char log[400];
  bool pending, ready;
  lockstep_speculative_start* start;
};

static void log_call(struct host* host, const char* what) {
  if (strlen(host->log) + strlen(what) < sizeof host->log) strcat(host->log, what);
}

static void prepare_script(lockstep_node script, void* user_data) {
  static const char before[] = "document.write(\"";
  struct host* host = user_data;
  lockstep_document* document = lockstep_scripting_parser_document(host->parser);
  lockstep_buffer text;
  log_call(host, "p");
  // Parsing is running.
  EXPECT(lockstep_scripting_parser_write(host->parser, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_end(host->parser) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_resume(host->parser) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_finish(host->parser, &document) == LOCKSTEP_BAD_ARGUMENT);
  document = lockstep_scripting_parser_document(host->parser);
  EXPECT(lockstep_scripting_parser_has_insertion_point(host->parser));
  EXPECT(lockstep_scripting_parser_script_nesting_level(host->parser) >= 1);
  if (lockstep_node_attribute(document, script, "src").data != NULL) host->pending = true;
  EXPECT(lockstep_node_text_content(document, script, &text) == LOCKSTEP_OK);
  if (strncmp(text.data, before, sizeof before - 1) == 0)
    EXPECT(lockstep_scripting_parser_insert(host->parser, text.data + sizeof before - 1,
                                            text.size - (sizeof before - 1) - 2) == LOCKSTEP_OK);
  if (equal(text.data, "abort")) EXPECT(lockstep_scripting_parser_abort(host->parser) == LOCKSTEP_OK);
  if (equal(text.data, "remove")) {
    EXPECT(lockstep_node_remove(document, script) == LOCKSTEP_OK);
  }
  lockstep_buffer_free(&text);
}
static void process_svg_script(lockstep_node script, void* user_data) {
  (void)script;
  log_call(user_data, "s");
}
static bool has_pending_script(void* user_data) { return ((struct host*)user_data)->pending; }
static bool pending_script_is_ready(void* user_data) { return ((struct host*)user_data)->ready; }
static void execute_pending_script(void* user_data) {
  struct host* host = user_data;
  log_call(host, "e");
  host->pending = false;
  EXPECT(lockstep_scripting_parser_insert(host->parser, "<u>", 3) == LOCKSTEP_OK);
}
static void start_speculative_parser(lockstep_string unread, void* user_data) {
  struct host* host = user_data;
  log_call(host, "(");
  EXPECT(unread.data != NULL);
  lockstep_speculative_start_free(host->start);
  EXPECT(lockstep_scripting_parser_speculative_start(host->parser, &host->start) == LOCKSTEP_OK);
}
static void stop_speculative_parser(void* user_data) { log_call(user_data, ")"); }
static bool has_custom_element_definition(lockstep_string name, lockstep_string is, lockstep_node parent,
                                          void* user_data) {
  (void)is;
  (void)parent;
  (void)user_data;
  return same(name, "x-y");
}
static void custom_element_begins(void* user_data) {
  struct host* host = user_data;
  log_call(host, "[");
  EXPECT(lockstep_scripting_parser_insert(host->parser, "x", 1) == LOCKSTEP_NO_INSERTION_POINT);
}
static void custom_element_created(lockstep_node element, void* user_data) {
  (void)element;
  log_call(user_data, "c");
}
static void custom_element_inserted(lockstep_node element, void* user_data) {
  (void)element;
  log_call(user_data, "]");
}
static void form_associated(lockstep_node element, lockstep_node form, void* user_data) {
  struct host* host = user_data;
  log_call(host, "f");
  EXPECT(element != form);
}
static void update_readiness(int32_t readiness, void* user_data) {
  log_call(user_data, readiness == LOCKSTEP_READINESS_INTERACTIVE ? "i" : "C");
}
static void fire_dom_content_loaded(void* user_data) { log_call(user_data, "D"); }
static void fire_load(void* user_data) { log_call(user_data, "L"); }

static lockstep_script_host functions_of(struct host* host) {
  lockstep_script_host functions;
  lockstep_script_host_init(&functions, sizeof functions);
  functions.user_data = host;
  functions.prepare_script = prepare_script;
  functions.process_svg_script = process_svg_script;
  functions.has_pending_script = has_pending_script;
  functions.pending_script_is_ready = pending_script_is_ready;
  functions.execute_pending_script = execute_pending_script;
  functions.start_speculative_parser = start_speculative_parser;
  functions.stop_speculative_parser = stop_speculative_parser;
  functions.has_custom_element_definition = has_custom_element_definition;
  functions.custom_element_begins = custom_element_begins;
  functions.custom_element_created = custom_element_created;
  functions.custom_element_inserted = custom_element_inserted;
  functions.form_associated = form_associated;
  functions.update_readiness = update_readiness;
  functions.fire_dom_content_loaded = fire_dom_content_loaded;
  functions.fire_load = fire_load;
  return functions;
}

void test_scripting(void) {
  struct host host = {NULL, "", false, false, NULL};
  lockstep_script_host functions = functions_of(&host);
  lockstep_encoding_options encoding;
  lockstep_document* document = NULL;
  lockstep_buffer text;
  lockstep_speculative_start* start = NULL;

  EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_NEEDS_INPUT);
  EXPECT(lockstep_scripting_parser_write(host.parser, "<p>1<script>document.write(\"<b>2\")</scr", 39) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_write(host.parser, "ipt>3<script>remove</script>", 28) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_write(host.parser, "<svg><script/></svg><x-y></x-y>", 31) == LOCKSTEP_OK);
  EXPECT(equal(host.log, "pps[c]"));
  EXPECT(lockstep_scripting_parser_write(host.parser, "<form><input><script src=x></script>", 36) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_BLOCKED);
  EXPECT(lockstep_scripting_parser_write(host.parser, "<img src=a>", 11) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_unread(host.parser, &text) == LOCKSTEP_OK &&
         buffer_is(&text, "<img src=a>"));
  EXPECT(lockstep_scripting_parser_speculative_start(host.parser, &start) == LOCKSTEP_OK && start != NULL);
  lockstep_speculative_start_free(start);
  EXPECT(lockstep_scripting_parser_resume(host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_BLOCKED);
  host.ready = true;
  EXPECT(lockstep_scripting_parser_resume(host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_speculative_start(host.parser, &start) == LOCKSTEP_OK && start == NULL);
  EXPECT(lockstep_scripting_parser_end(host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_COMPLETE);
  EXPECT(strstr(host.log, "e") != NULL && strstr(host.log, "iDCL") != NULL && strstr(host.log, "f") != NULL);
  EXPECT(lockstep_scripting_parser_insert(host.parser, "x", 1) == LOCKSTEP_NO_INSERTION_POINT);
  EXPECT(lockstep_scripting_parser_finish(host.parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_body(document),
                 "<p>1<script>document.write(\"<b>2\")</script><b>23<svg><script></script></svg><x-y></x-y>"
                 "</b></p><form><b><input><script src=\"x\"></script><u><img src=\"a\"></u></b></form>"));
  lockstep_document_free(document);

  // After the end.
  EXPECT(lockstep_scripting_parser_finish(host.parser, &document) == LOCKSTEP_FINISHED && document == NULL);
  EXPECT(lockstep_scripting_parser_write(host.parser, "x", 1) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_scripting_parser_insert(host.parser, "x", 1) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_scripting_parser_abort(host.parser) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_scripting_parser_unread(host.parser, &text) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_scripting_parser_speculative_start(host.parser, &start) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_scripting_parser_document(host.parser) == NULL);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_COMPLETE);
  lockstep_scripting_parser_free(host.parser);

  // A host that does nothing; a parser that is aborted, and freed without an end.
  lockstep_script_host_init(&functions, sizeof functions);
  EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_write(host.parser, "<script>x</script><x-y><form><input>", 36) ==
         LOCKSTEP_OK);
  lockstep_scripting_parser_free(host.parser);
  functions = functions_of(&host);
  EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_write(host.parser, "a<script>abort</script>b", 24) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_state(host.parser) == LOCKSTEP_PARSER_ABORTED);
  EXPECT(lockstep_scripting_parser_end(host.parser) == LOCKSTEP_OK);
  lockstep_scripting_parser_free(host.parser);

  // Bytes.
  lockstep_encoding_options_init(&encoding, sizeof encoding);
  encoding.transport_encoding = "latin1";
  EXPECT(lockstep_scripting_parser_create_bytes(&functions, &encoding, NULL, &host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_write(host.parser, "\xE9", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_end(host.parser) == LOCKSTEP_OK);
  EXPECT(lockstep_scripting_parser_finish(host.parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_body(document), "\xC3\xA9"));
  EXPECT(equal(lockstep_document_encoding(document), "windows-1252"));
  lockstep_document_free(document);
  lockstep_scripting_parser_free(host.parser);
  encoding.transport_encoding = "klingon";
  EXPECT(lockstep_scripting_parser_create_bytes(&functions, &encoding, NULL, &host.parser) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(host.parser == NULL);

  // Incorrect use.
  EXPECT(lockstep_scripting_parser_create(NULL, NULL, &host.parser) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_create(&functions, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  functions.size = 0;
  EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_write(NULL, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_end(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_resume(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_insert(NULL, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_abort(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(!lockstep_scripting_parser_has_insertion_point(NULL));
  EXPECT(lockstep_scripting_parser_script_nesting_level(NULL) == 0);
  EXPECT(lockstep_scripting_parser_unread(NULL, &text) == LOCKSTEP_BAD_ARGUMENT && text.data == NULL);
  EXPECT(lockstep_scripting_parser_unread(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_speculative_start(NULL, &start) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_speculative_start(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_state(NULL) == LOCKSTEP_PARSER_ABORTED);
  EXPECT(lockstep_scripting_parser_document(NULL) == NULL);
  EXPECT(lockstep_scripting_parser_finish(NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_scripting_parser_finish(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_scripting_parser_free(NULL);
  lockstep_speculative_start_free(NULL);
  lockstep_speculative_start_free(host.start);
}

void test_speculative(void) {
  static const char page[] =
      "<base href=/a/><picture><source srcset=wide.png media=m><img src=narrow.png></picture>"
      "<template><img src=later.png></template><link rel=stylesheet href=style.css integrity=i>"
      "<style>@import 'print.css' print;</style>";
  lockstep_speculative_parser* ahead = NULL;
  const lockstep_speculative_fetch* fetch;
  lockstep_parse_options options;
  EXPECT(lockstep_speculative_parser_create(NULL, &ahead) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_write(ahead, page, sizeof page - 1) == LOCKSTEP_OK);  // not started
  EXPECT(lockstep_speculative_parser_next(ahead) == NULL);
  EXPECT(lockstep_speculative_parser_start(ahead, NULL, NULL, 0) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_write(ahead, page, 20) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_write(ahead, page + 20, sizeof page - 21) == LOCKSTEP_OK);
  fetch = lockstep_speculative_parser_next(ahead);
  EXPECT(lockstep_speculative_fetch_kind(fetch) == LOCKSTEP_FETCH_BASE);
  EXPECT(same(lockstep_speculative_fetch_url(fetch), "/a/"));
  EXPECT(lockstep_speculative_fetch_source_count(fetch) == 0);
  fetch = lockstep_speculative_parser_next(ahead);
  EXPECT(lockstep_speculative_fetch_kind(fetch) == LOCKSTEP_FETCH_IMAGE);
  EXPECT(same(lockstep_speculative_fetch_url(fetch), "narrow.png"));
  EXPECT(same(lockstep_speculative_fetch_base(fetch), "/a/"));
  EXPECT(lockstep_speculative_fetch_element(fetch) > 0);
  EXPECT(lockstep_speculative_fetch_source_count(fetch) == 1);
  EXPECT(same(lockstep_speculative_fetch_source_attribute(fetch, 0, "srcset"), "wide.png"));
  EXPECT(same(lockstep_speculative_fetch_source_attribute(fetch, 0, "media"), "m"));
  EXPECT(same(lockstep_speculative_fetch_source_attribute(fetch, 0, "sizes"), ""));
  EXPECT(same(lockstep_speculative_fetch_source_attribute(fetch, 0, "type"), ""));
  EXPECT(is_none(lockstep_speculative_fetch_source_attribute(fetch, 0, "src")));
  EXPECT(is_none(lockstep_speculative_fetch_source_attribute(fetch, 0, NULL)));
  EXPECT(is_none(lockstep_speculative_fetch_source_attribute(fetch, 1, "srcset")));
  fetch = lockstep_speculative_parser_next(ahead);
  EXPECT(lockstep_speculative_fetch_kind(fetch) == LOCKSTEP_FETCH_STYLESHEET);
  EXPECT(lockstep_speculative_fetch_attribute_count(fetch) == 3);
  EXPECT(same(lockstep_speculative_fetch_attribute_name(fetch, 2), "integrity"));
  EXPECT(same(lockstep_speculative_fetch_attribute_value(fetch, 2), "i"));
  EXPECT(is_none(lockstep_speculative_fetch_attribute_name(fetch, 3)));
  EXPECT(is_none(lockstep_speculative_fetch_attribute_value(fetch, 3)));
  EXPECT(same(lockstep_speculative_fetch_attribute(fetch, "rel"), "stylesheet"));
  EXPECT(is_none(lockstep_speculative_fetch_attribute(fetch, "as")));
  EXPECT(is_none(lockstep_speculative_fetch_attribute(fetch, NULL)));
  fetch = lockstep_speculative_parser_next(ahead);
  EXPECT(same(lockstep_speculative_fetch_content(fetch), "print"));
  EXPECT(lockstep_speculative_parser_next(ahead) == NULL);
  EXPECT(lockstep_speculative_parser_status(ahead) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_stop(ahead) == LOCKSTEP_OK);
  // With a base of the document; what was reported is not reported again.
  EXPECT(lockstep_speculative_parser_start(ahead, NULL, "/a/", 3) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_write(ahead, "<base href=b><img src=narrow.png><img src=x>", 44) ==
         LOCKSTEP_OK);
  fetch = lockstep_speculative_parser_next(ahead);
  EXPECT(same(lockstep_speculative_fetch_url(fetch), "narrow.png") ||
         same(lockstep_speculative_fetch_url(fetch), "x"));
  EXPECT(same(lockstep_speculative_fetch_base(fetch), "/a/"));
  lockstep_speculative_parser_free(ahead);

  // From the state of a parser, after that is freed.
  {
    struct host host = {NULL, "", false, false, NULL};
    lockstep_script_host functions = functions_of(&host);
    lockstep_speculative_start* start = NULL;
    EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_OK);
    EXPECT(lockstep_scripting_parser_write(host.parser, "<template><script src=x></script></template>", 44) ==
           LOCKSTEP_OK);
    EXPECT(lockstep_scripting_parser_write(host.parser, "<textarea><script src=x></script>", 33) ==
           LOCKSTEP_OK);
    lockstep_scripting_parser_free(host.parser);
    host.pending = false;
    EXPECT(lockstep_scripting_parser_create(&functions, NULL, &host.parser) == LOCKSTEP_OK);
    EXPECT(lockstep_scripting_parser_write(host.parser, "<svg><g><foreignObject><script src=x></script>",
                                           46) == LOCKSTEP_OK);
    EXPECT(lockstep_scripting_parser_speculative_start(host.parser, &start) == LOCKSTEP_OK);
    EXPECT(start != NULL);
    lockstep_scripting_parser_free(host.parser);
    EXPECT(lockstep_speculative_parser_create(NULL, &ahead) == LOCKSTEP_OK);
    EXPECT(lockstep_speculative_parser_start(ahead, start, NULL, 0) == LOCKSTEP_OK);
    lockstep_speculative_start_free(start);
    EXPECT(lockstep_speculative_parser_write(ahead, "</foreignObject><image href=i>", 30) == LOCKSTEP_OK);
    fetch = lockstep_speculative_parser_next(ahead);
    EXPECT(same(lockstep_speculative_fetch_url(fetch), "i"));
    lockstep_speculative_parser_free(ahead);
    lockstep_speculative_start_free(host.start);
  }

  // Limits and options.
  lockstep_parse_options_init(&options, sizeof options);
  options.limit_input_bytes = 5;
  EXPECT(lockstep_speculative_parser_create(&options, &ahead) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_start(ahead, NULL, NULL, 0) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_write(ahead, "<img src=x>", 11) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_next(ahead) == NULL);
  EXPECT(lockstep_speculative_parser_status(ahead) == LOCKSTEP_INPUT_TOO_LONG);
  lockstep_speculative_parser_free(ahead);
  options.edition = "1997-01-14";
  EXPECT(lockstep_speculative_parser_create(&options, &ahead) == LOCKSTEP_BAD_ARGUMENT && ahead == NULL);

  // Incorrect use.
  EXPECT(lockstep_speculative_parser_create(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_speculative_parser_start(NULL, NULL, NULL, 0) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_speculative_parser_write(NULL, "", 0) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_speculative_parser_next(NULL) == NULL);
  EXPECT(lockstep_speculative_parser_status(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_speculative_parser_stop(NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_speculative_parser_free(NULL);
  EXPECT(lockstep_speculative_parser_create(NULL, &ahead) == LOCKSTEP_OK);
  EXPECT(lockstep_speculative_parser_start(ahead, NULL, NULL, 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_speculative_parser_write(ahead, NULL, 1) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_speculative_parser_free(ahead);
  EXPECT(lockstep_speculative_fetch_kind(NULL) == LOCKSTEP_FETCH_NONE);
  EXPECT(is_none(lockstep_speculative_fetch_url(NULL)) && is_none(lockstep_speculative_fetch_base(NULL)));
  EXPECT(is_none(lockstep_speculative_fetch_content(NULL)));
  EXPECT(is_none(lockstep_speculative_fetch_attribute(NULL, "a")));
  EXPECT(lockstep_speculative_fetch_attribute_count(NULL) == 0);
  EXPECT(is_none(lockstep_speculative_fetch_attribute_name(NULL, 0)));
  EXPECT(is_none(lockstep_speculative_fetch_attribute_value(NULL, 0)));
  EXPECT(lockstep_speculative_fetch_source_count(NULL) == 0);
  EXPECT(is_none(lockstep_speculative_fetch_source_attribute(NULL, 0, "srcset")));
  EXPECT(lockstep_speculative_fetch_element(NULL) == 0);
}
