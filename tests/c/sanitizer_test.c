// The sanitizer (lockstep/c/sanitizer.h).
#include "check.h"

static lockstep_sanitizer* sanitizer_of(const char* json) {
  lockstep_sanitizer* sanitizer = NULL;
  EXPECT(lockstep_sanitizer_from_json(json, strlen(json), LOCKSTEP_UNMENTIONED_KEPT, &sanitizer, NULL) ==
         LOCKSTEP_OK);
  return sanitizer;
}

static bool config_is(const lockstep_sanitizer* sanitizer, const char* expected) {
  lockstep_buffer json;
  return lockstep_sanitizer_to_json(sanitizer, &json) == LOCKSTEP_OK && buffer_is(&json, expected);
}

static void test_configurations(void) {
  lockstep_sanitizer *sanitizer = NULL, *copy = NULL;
  lockstep_sanitizer_error* error = NULL;
  lockstep_sanitizer_element element;
  const lockstep_sanitizer_name href = {"href", NULL}, title = {"title", NULL};
  lockstep_buffer json = {NULL, 0};
  bool changed = false;

  EXPECT(lockstep_sanitizer_default_sanitizer(&sanitizer) == LOCKSTEP_OK);
  EXPECT(lockstep_sanitizer_to_json(sanitizer, &json) == LOCKSTEP_OK);
  EXPECT(config_is(NULL, json.data));  // null is the default
  lockstep_buffer_free(&json);
  EXPECT(lockstep_sanitizer_set_comments(sanitizer, true, &changed) == LOCKSTEP_OK && changed);
  EXPECT(lockstep_sanitizer_set_comments(sanitizer, true, &changed) == LOCKSTEP_OK && !changed);
  EXPECT(lockstep_sanitizer_remove_unsafe(sanitizer, &changed) == LOCKSTEP_OK && !changed);
  lockstep_sanitizer_free(sanitizer);

  sanitizer = sanitizer_of("{\"elements\": [\"b\"], \"attributes\": []}");
  EXPECT(lockstep_sanitizer_copy(sanitizer, &copy) == LOCKSTEP_OK);
  lockstep_sanitizer_element_init(&element, sizeof element);
  element.name = "a";
  element.attributes = &href;
  element.attribute_count = 1;
  EXPECT(lockstep_sanitizer_allow_element(sanitizer, &element, &changed) == LOCKSTEP_OK && changed);
  element.name = "b";
  EXPECT(lockstep_sanitizer_replace_element_with_children(sanitizer, &element, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_sanitizer_allow_attribute(sanitizer, &title, &changed) == LOCKSTEP_OK && changed);
  EXPECT(lockstep_sanitizer_set_data_attributes(sanitizer, false, &changed) == LOCKSTEP_OK && changed);
  EXPECT(lockstep_sanitizer_remove_processing_instruction(sanitizer, "x", &changed) == LOCKSTEP_OK &&
         changed);
  EXPECT(lockstep_sanitizer_allow_processing_instruction(sanitizer, "x", &changed) == LOCKSTEP_OK && changed);
  EXPECT(lockstep_sanitizer_remove_attribute(sanitizer, &href, &changed) == LOCKSTEP_OK && changed);
  EXPECT(lockstep_sanitizer_set_javascript_urls(sanitizer, false, NULL) == LOCKSTEP_OK);
  EXPECT(config_is(
      sanitizer,
      "{\"elements\":[{\"name\":\"a\",\"namespace\":\"http://www.w3.org/1999/xhtml\",\"attributes\":"
      "[]}],\"replaceWithChildrenElements\":[{\"name\":\"b\",\"namespace\":"
      "\"http://www.w3.org/1999/xhtml\"}],\"removeProcessingInstructions\":[],\"attributes\":[{"
      "\"name\":\"title\",\"namespace\":null}],\"comments\":true,\"dataAttributes\":false,"
      "\"javascriptURLs\":false}"));
  EXPECT(lockstep_sanitizer_remove_element(copy, &element, &changed) == LOCKSTEP_OK && changed);
  element.name = NULL;
  EXPECT(lockstep_sanitizer_remove_element(copy, &element, &changed) == LOCKSTEP_BAD_ARGUMENT && !changed);
  EXPECT(lockstep_sanitizer_remove_element(copy, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitizer_set_comments(NULL, true, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_sanitizer_free(copy);
  lockstep_sanitizer_free(sanitizer);
  lockstep_sanitizer_free(NULL);

  EXPECT(lockstep_sanitizer_from_json("{\n\"elements\": 3}", 16, LOCKSTEP_UNMENTIONED_REMOVED, &sanitizer,
                                      &error) == LOCKSTEP_INVALID_CONFIGURATION);
  EXPECT(sanitizer == NULL);
  EXPECT(same(lockstep_sanitizer_error_message(error), "“elements” must be an array, not a number"));
  EXPECT(same(lockstep_sanitizer_error_path(error), "elements"));
  EXPECT(!is_none(lockstep_sanitizer_error_anchor(error)));
  EXPECT(lockstep_sanitizer_error_line(error) == 2 && lockstep_sanitizer_error_column(error) == 13);
  lockstep_sanitizer_error_free(error);
  lockstep_sanitizer_error_free(NULL);
  EXPECT(is_none(lockstep_sanitizer_error_message(NULL)) && lockstep_sanitizer_error_line(NULL) == 0);
  EXPECT(is_none(lockstep_sanitizer_error_path(NULL)) && is_none(lockstep_sanitizer_error_anchor(NULL)));
  EXPECT(lockstep_sanitizer_error_column(NULL) == 0);
  EXPECT(lockstep_sanitizer_from_json("{}", 2, 7, &sanitizer, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitizer_from_json("{}", 2, 0, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitizer_from_json(NULL, 2, 0, &sanitizer, NULL) == LOCKSTEP_BAD_ARGUMENT);
}

static void count_removal(const lockstep_sanitizer_removal* removal, void* user_data) {
  ++*(int*)user_data;
  if (removal->reason == LOCKSTEP_REMOVAL_ATTRIBUTE) {
    EXPECT(same(removal->name, "p") && same(removal->attribute, "onclick") && same(removal->value, "x()"));
    EXPECT(removal->range.begin == 3 && removal->element_namespace == LOCKSTEP_NAMESPACE_HTML);
  } else {
    EXPECT(removal->reason == LOCKSTEP_REMOVAL_ELEMENT && same(removal->name, "script"));
    EXPECT(is_none(removal->attribute) && !is_none(removal->member) && !is_none(removal->anchor));
  }
}

static void test_trees(void) {
  static const char html[] = "<p onclick=x()>1<script>2</script>";
  lockstep_sanitizer* everything = NULL;
  lockstep_document* document = NULL;
  lockstep_sanitize_options options;
  lockstep_parse_options parsing;
  lockstep_node body;
  bool nothing_done = true;
  int removals = 0;

  EXPECT(lockstep_sanitizer_keep_everything(&everything) == LOCKSTEP_OK);
  lockstep_parse_options_init(&parsing, sizeof parsing);
  parsing.positions = true;
  lockstep_sanitize_options_init(&options, sizeof options);
  options.parse = &parsing;
  options.on_removal = count_removal;
  options.removal_user_data = &removals;
  EXPECT(lockstep_parse_html_fragment(html, sizeof html - 1, NULL, everything, &options, &document) ==
         LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "<p>1</p>") && removals == 2);
  lockstep_document_free(document);
  EXPECT(lockstep_parse_html_fragment_unsafe(html, sizeof html - 1, NULL, everything, NULL, &document) ==
         LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "<p onclick=\"x()\">1<script>2</script></p>"));
  EXPECT(lockstep_sanitize_unsafe(document, lockstep_document_result(document), everything, NULL) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_sanitize(document, lockstep_document_result(document), everything, NULL) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "<p>1</p>"));
  EXPECT(lockstep_sanitize_unsafe(document, lockstep_document_result(document), NULL, NULL) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitize(document, LOCKSTEP_NO_NODE, everything, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_document_free(document);

  EXPECT(lockstep_parse_html(html, sizeof html - 1, NULL, NULL, &document) == LOCKSTEP_OK);
  body = lockstep_document_body(document);
  EXPECT(html_is(document, body, "<p>1</p>"));
  EXPECT(lockstep_set_html(document, body, "<i onclick=x()>2", 16, NULL, NULL, &nothing_done) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "<i>2</i>") && !nothing_done);
  EXPECT(lockstep_set_html_unsafe(document, body, "<i id=x>2", 9, everything, NULL) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "<i id=\"x\">2</i>"));
  EXPECT(lockstep_set_html_unsafe(document, body, "", 0, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  options.method = 7;
  EXPECT(lockstep_set_html(document, body, "", 0, NULL, &options, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_document_free(document);
  EXPECT(lockstep_parse_html_unsafe(html, sizeof html - 1, everything, NULL, &document) == LOCKSTEP_OK);
  lockstep_document_free(document);
  EXPECT(lockstep_parse_html_unsafe(html, 1, NULL, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parse_html(NULL, 1, NULL, NULL, &document) == LOCKSTEP_BAD_ARGUMENT && document == NULL);
  lockstep_sanitizer_free(everything);
}

static void test_text(void) {
  static const char html[] = "<p onclick=x()>1<script>2</script>";
  static const char trap[] = "<!--</textarea><img src onerror=x>-->";
  const lockstep_landing_place places[] = {{"textarea", LOCKSTEP_NAMESPACE_HTML},
                                           {"desc", LOCKSTEP_NAMESPACE_SVG}};
  const lockstep_landing_place script = {"script", LOCKSTEP_NAMESPACE_HTML};
  lockstep_sanitizer* everything = NULL;
  lockstep_sanitized_text* text = NULL;
  lockstep_sanitize_text_options options;
  EXPECT(lockstep_sanitizer_keep_everything(&everything) == LOCKSTEP_OK);
  lockstep_sanitize_text_options_init(&options, sizeof options);
  EXPECT(options.max_rounds == 4);

  EXPECT(lockstep_sanitize_text(html, sizeof html - 1, NULL, NULL, &text) == LOCKSTEP_OK);
  EXPECT(same(lockstep_sanitized_text_html(text), "<p>1</p>"));
  EXPECT(same(lockstep_sanitized_text_message(text), "") && lockstep_sanitized_text_rounds(text) == 0);
  EXPECT(!lockstep_sanitized_text_flattened(text) && !lockstep_sanitized_text_dropped(text));
  lockstep_sanitized_text_free(text);

  EXPECT(lockstep_sanitize_text(trap, sizeof trap - 1, everything, &options, &text) == LOCKSTEP_OK);
  EXPECT(same(lockstep_sanitized_text_html(text), trap));
  lockstep_sanitized_text_free(text);
  options.places = places;
  options.place_count = 2;
  EXPECT(lockstep_sanitize_text(trap, sizeof trap - 1, everything, &options, &text) == LOCKSTEP_OK);
  EXPECT(lockstep_sanitized_text_rounds(text) > 0);
  lockstep_sanitized_text_free(text);

  EXPECT(lockstep_sanitize_text("<plaintext>", 11, everything, &options, &text) == LOCKSTEP_UNSETTLED);
  EXPECT(is_none(lockstep_sanitized_text_html(text)) && lockstep_sanitized_text_message(text).size > 10);
  lockstep_sanitized_text_free(text);
  options.drop_if_unsettled = true;
  EXPECT(lockstep_sanitize_text("a<plaintext>", 12, everything, &options, &text) == LOCKSTEP_OK);
  EXPECT(same(lockstep_sanitized_text_html(text), "a") && lockstep_sanitized_text_dropped(text));
  lockstep_sanitized_text_free(text);

  options.places = &script;
  options.place_count = 1;
  EXPECT(lockstep_sanitize_text("a", 1, NULL, &options, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitized_text_message(text).size > 10);
  lockstep_sanitized_text_free(text);
  options.places = NULL;
  EXPECT(lockstep_sanitize_text("a", 1, NULL, &options, &text) == LOCKSTEP_BAD_ARGUMENT && text == NULL);

  EXPECT(lockstep_sanitize_text_unsafe(html, sizeof html - 1, everything, NULL, &text) == LOCKSTEP_OK);
  EXPECT(same(lockstep_sanitized_text_html(text), "<p onclick=\"x()\">1<script>2</script></p>"));
  lockstep_sanitized_text_free(text);
  EXPECT(lockstep_sanitize_text_unsafe(html, 1, NULL, NULL, &text) == LOCKSTEP_BAD_ARGUMENT && text == NULL);
  EXPECT(lockstep_sanitize_text(NULL, 1, NULL, NULL, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_sanitize_text("", 0, NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_sanitized_text_free(NULL);
  EXPECT(is_none(lockstep_sanitized_text_html(NULL)) && is_none(lockstep_sanitized_text_message(NULL)));
  EXPECT(lockstep_sanitized_text_rounds(NULL) == 0 && !lockstep_sanitized_text_dropped(NULL));
  EXPECT(!lockstep_sanitized_text_flattened(NULL));
  lockstep_sanitizer_free(everything);
}

void test_sanitizer(void) {
  test_configurations();
  test_trees();
  test_text();
}
