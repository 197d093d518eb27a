// lockstep/c.h, in C99: its contract, function by function, and its response to incorrect use.
#include "lockstep/c.h"

#include "check.h"

int mistakes = 0;

static lockstep_parse_options parse_options(void) {
  lockstep_parse_options options;
  lockstep_parse_options_init(&options, sizeof options);
  return options;
}

// ---- Names

static void test_names(void) {
  size_t count = 0;
  bool found_default = false;
  EXPECT(equal(lockstep_version(), LOCKSTEP_VERSION));
  EXPECT(lockstep_version_number() == LOCKSTEP_VERSION_NUMBER);
  for (; lockstep_edition(count) != NULL; ++count) {
    EXPECT(strlen(lockstep_edition(count)) == strlen("2026-10-03"));
    found_default |= equal(lockstep_edition(count), lockstep_default_edition());
  }
  EXPECT(count >= 1);
  EXPECT(found_default);
  EXPECT(equal(lockstep_status_name(LOCKSTEP_OK), "ok"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INPUT_TOO_LONG), "input too long"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_TOO_MANY_NODES), "too many nodes"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_TOO_MANY_ATTRIBUTES), "too many attributes"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_TOO_MANY_ERRORS), "too many errors"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_TOO_MUCH_MEMORY), "too much memory"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_RAN_OUT_OF_MEMORY), "ran out of memory"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_STOPPED), "stopped"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_NO_MODIFICATION_ALLOWED), "no modification allowed"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_NAMESPACE_MISMATCH), "namespace mismatch"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_NOT_SUPPORTED), "not supported"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_QUOTA_EXCEEDED), "quota exceeded"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_MALFORMED), "malformed"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_BAD_ARGUMENT), "bad argument"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_OUT_OF_MEMORY), "out of memory"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_FINISHED), "finished"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_HIERARCHY_REQUEST), "hierarchy request"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INVALID_SELECTOR), "invalid selector"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INVALID_CONFIGURATION), "invalid configuration"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_UNSETTLED), "unsettled"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_NOT_FOUND), "not found"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INVALID_CHARACTER), "invalid character"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INVALID_NODE_TYPE), "invalid node type"));
  EXPECT(equal(lockstep_status_name(LOCKSTEP_NO_INSERTION_POINT), "no insertion point"));
  EXPECT(lockstep_status_name(-100) == NULL);
  EXPECT(lockstep_edition_covers(0) != NULL && lockstep_edition_covers(count) == NULL);
  EXPECT(equal(lockstep_encoding_for_label(" Latin1 "), "windows-1252"));
  EXPECT(lockstep_encoding_for_label("klingon") == NULL);
  EXPECT(lockstep_encoding_for_label(NULL) == NULL);
  EXPECT(equal(lockstep_charset_of_content_type("text/html; charset=koi8-r"), "KOI8-R"));
  EXPECT(lockstep_charset_of_content_type("text/html") == NULL);
  EXPECT(equal(lockstep_charset_of_content_type("text/html; charset=koi8-r, text/html"), "KOI8-R"));
  EXPECT(equal(lockstep_encoding_for_locale("ru"), "windows-1251"));
  EXPECT(lockstep_encoding_for_locale(NULL) == NULL);
}

static void test_mime_types(void) {
  lockstep_buffer type;
  EXPECT(lockstep_extract_mime_type("application/x, Text/HTML; x=y", &type) == LOCKSTEP_OK &&
         buffer_is(&type, "text/html"));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_extract_mime_type("text/html charset=utf-8", &type) == LOCKSTEP_OK && buffer_is(&type, ""));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_extract_mime_type(NULL, &type) == LOCKSTEP_OK && buffer_is(&type, ""));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_computed_mime_type(NULL, "<p>x", 4, &type) == LOCKSTEP_OK && buffer_is(&type, "text/html"));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_computed_mime_type("text/plain", "<p>x", 4, &type) == LOCKSTEP_OK &&
         buffer_is(&type, "text/plain"));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_computed_mime_type("*/*", NULL, 0, &type) == LOCKSTEP_OK && buffer_is(&type, "text/plain"));
  lockstep_buffer_free(&type);
  EXPECT(lockstep_computed_mime_type(NULL, NULL, 1, &type) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_computed_mime_type(NULL, NULL, 0, NULL) == LOCKSTEP_BAD_ARGUMENT);
}

// ---- Trees

static void test_walk(void) {
  lockstep_document* document = parse(
      "<!DOCTYPE html SYSTEM 'about:legacy-compat'><!--c--><title> A\n title </title><p id=a class='x y'>Hi "
      "<b>you</b><?go on?><template>t</template><svg xlink:href=''></svg>",
      NULL);
  const lockstep_node root = lockstep_document_root(document);
  const lockstep_node doctype = lockstep_node_first_child(document, root);
  const lockstep_node comment = lockstep_node_next_sibling(document, doctype);
  const lockstep_node html = lockstep_document_element(document);
  const lockstep_node body = lockstep_document_body(document);
  const lockstep_node p = lockstep_node_first_child(document, body);
  const lockstep_node hi = lockstep_node_first_child(document, p);
  const lockstep_node b = lockstep_node_next_sibling(document, hi);
  const lockstep_node instruction = lockstep_node_next_sibling(document, b);
  const lockstep_node template = lockstep_find(document, root, root, "template");
  const lockstep_node svg = lockstep_node_last_child(document, p);
  lockstep_buffer text;

  EXPECT(lockstep_document_status(document) == LOCKSTEP_OK);
  EXPECT(lockstep_document_result(document) == root);
  EXPECT(lockstep_document_fragment(document) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_quirks_mode(document) == LOCKSTEP_NO_QUIRKS);
  EXPECT(equal(lockstep_document_edition(document), lockstep_default_edition()));
  EXPECT(lockstep_document_memory(document) > 0);
  EXPECT(lockstep_document_title(document, &text) == LOCKSTEP_OK && buffer_is(&text, "A title"));

  EXPECT(lockstep_node_type(document, root) == LOCKSTEP_NODE_DOCUMENT);
  EXPECT(is_none(lockstep_node_name(document, root)));
  EXPECT(is_none(lockstep_node_data(document, root)));
  EXPECT(lockstep_node_parent(document, root) == LOCKSTEP_NO_NODE);

  EXPECT(lockstep_node_type(document, doctype) == LOCKSTEP_NODE_DOCTYPE);
  EXPECT(same(lockstep_node_name(document, doctype), "html"));
  EXPECT(same(lockstep_node_public_identifier(document, doctype), ""));
  EXPECT(same(lockstep_node_system_identifier(document, doctype), "about:legacy-compat"));
  EXPECT(is_none(lockstep_node_system_identifier(document, html)));
  EXPECT(is_none(lockstep_node_public_identifier(document, html)));

  EXPECT(lockstep_node_type(document, comment) == LOCKSTEP_NODE_COMMENT);
  EXPECT(same(lockstep_node_data(document, comment), "c"));
  EXPECT(lockstep_node_previous_sibling(document, comment) == doctype);
  EXPECT(lockstep_node_previous_sibling(document, doctype) == LOCKSTEP_NO_NODE);

  EXPECT(lockstep_node_type(document, html) == LOCKSTEP_NODE_ELEMENT);
  EXPECT(same(lockstep_node_name(document, html), "html"));
  EXPECT(lockstep_node_namespace(document, html) == LOCKSTEP_NAMESPACE_HTML);
  EXPECT(is_none(lockstep_node_data(document, html)));
  EXPECT(lockstep_node_parent(document, html) == root);
  EXPECT(lockstep_document_head(document) == lockstep_node_first_child(document, html));

  EXPECT(lockstep_node_type(document, hi) == LOCKSTEP_NODE_TEXT);
  EXPECT(same(lockstep_node_data(document, hi), "Hi "));
  EXPECT(is_none(lockstep_node_name(document, hi)));
  EXPECT(lockstep_node_namespace(document, hi) == LOCKSTEP_NAMESPACE_NONE);
  EXPECT(lockstep_node_type(document, instruction) == LOCKSTEP_NODE_PROCESSING_INSTRUCTION ||
         lockstep_node_type(document, instruction) == LOCKSTEP_NODE_COMMENT);
  if (lockstep_node_type(document, instruction) == LOCKSTEP_NODE_PROCESSING_INSTRUCTION) {
    EXPECT(same(lockstep_node_name(document, instruction), "go"));
    EXPECT(same(lockstep_node_data(document, instruction), "on"));
  }

  EXPECT(lockstep_node_type(document, lockstep_node_template_contents(document, template)) ==
         LOCKSTEP_NODE_DOCUMENT_FRAGMENT);
  EXPECT(html_is(document, lockstep_node_template_contents(document, template), "t"));
  EXPECT(lockstep_node_template_contents(document, p) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_shadow_root(document, p) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_namespace(document, svg) == LOCKSTEP_NAMESPACE_SVG);

  EXPECT(lockstep_node_following(document, p, p) == hi);
  EXPECT(lockstep_node_following(document, b, p) == lockstep_node_first_child(document, b));
  EXPECT(lockstep_node_following(document, svg, p) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_following_skipping_children(document, b, p) == instruction);
  EXPECT(lockstep_node_following_skipping_children(document, p, p) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_text_content(document, p, &text) == LOCKSTEP_OK && buffer_is(&text, "Hi you"));
  EXPECT(lockstep_node_text_content(document, root, &text) == LOCKSTEP_OK && buffer_is(&text, ""));
  EXPECT(lockstep_node_inner_text(document, p, false, &text) == LOCKSTEP_OK && buffer_is(&text, "Hi you"));

  EXPECT(lockstep_node_attribute_count(document, p) == 2);
  EXPECT(same(lockstep_node_attribute_name(document, p, 1), "class"));
  EXPECT(same(lockstep_node_attribute_value(document, p, 1), "x y"));
  EXPECT(same(lockstep_node_attribute_prefix(document, p, 1), ""));
  EXPECT(lockstep_node_attribute_namespace(document, p, 1) == LOCKSTEP_NAMESPACE_NONE);
  EXPECT(is_none(lockstep_node_attribute_name(document, p, 2)));
  EXPECT(is_none(lockstep_node_attribute_local_name(document, p, 2)));
  EXPECT(is_none(lockstep_node_attribute_prefix(document, p, 2)));
  EXPECT(is_none(lockstep_node_attribute_value(document, p, 2)));
  EXPECT(lockstep_node_attribute_namespace(document, p, 2) == LOCKSTEP_NAMESPACE_NONE);
  EXPECT(same(lockstep_node_attribute_name(document, svg, 0), "xlink:href"));
  EXPECT(same(lockstep_node_attribute_local_name(document, svg, 0), "href"));
  EXPECT(same(lockstep_node_attribute_prefix(document, svg, 0), "xlink"));
  EXPECT(same(lockstep_node_attribute_value(document, svg, 0), ""));
  EXPECT(lockstep_node_attribute_namespace(document, svg, 0) == LOCKSTEP_NAMESPACE_XLINK);
  EXPECT(same(lockstep_node_attribute(document, p, "id"), "a"));
  EXPECT(same(lockstep_node_attribute(document, svg, "xlink:href"), ""));
  EXPECT(is_none(lockstep_node_attribute(document, p, "ID")));
  EXPECT(lockstep_node_attribute_count(document, hi) == 0);
  EXPECT(is_none(lockstep_node_attribute_name(document, hi, 0)));
  EXPECT(lockstep_node_has_class(document, p, "y"));
  EXPECT(!lockstep_node_has_class(document, p, "Y"));
  EXPECT(!lockstep_node_has_class(document, hi, "y"));
  lockstep_document_free(document);
}

static void test_find(void) {
  lockstep_document* document = parse("<p id=1 class=X><p><a id=2 class=x title=t></a></p><p id=3>", NULL);
  const lockstep_node root = lockstep_document_root(document);
  const lockstep_node first = lockstep_find(document, root, root, "p");
  const lockstep_node second = lockstep_find(document, root, first, "p");
  const lockstep_node third = lockstep_find(document, root, second, "p");
  const lockstep_node a = lockstep_find_by_id(document, root, "2");
  EXPECT(lockstep_document_quirks_mode(document) == LOCKSTEP_QUIRKS);
  EXPECT(same(lockstep_node_attribute(document, first, "id"), "1"));
  EXPECT(same(lockstep_node_attribute(document, third, "id"), "3"));
  EXPECT(lockstep_find(document, root, third, "p") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find(document, second, second, "p") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find(document, second, second, "a") == a);
  EXPECT(lockstep_find_by_class(document, root, root, "x") == first);  // quirks mode
  EXPECT(lockstep_find_by_class(document, root, first, "x") == a);
  EXPECT(lockstep_find_by_class(document, root, a, "x") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_by_attribute(document, root, root, "title", NULL) == a);
  EXPECT(lockstep_find_by_attribute(document, root, root, "title", "t") == a);
  EXPECT(lockstep_find_by_attribute(document, root, root, "title", "") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_by_id(document, root, "") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_by_id(document, third, "2") == LOCKSTEP_NO_NODE);
  // Nodes outside the root: any result, but the walk must end.
  lockstep_find(document, a, root, "p");
  lockstep_node_following(document, first, a);
  lockstep_document_free(document);
}

static void test_fragments(void) {
  lockstep_parse_options options = parse_options();
  lockstep_fragment_context context;
  lockstep_document* document = NULL;
  lockstep_fragment_context_init(&context, sizeof context);
  EXPECT(equal(context.local_name, "body") && context.element_namespace == LOCKSTEP_NAMESPACE_HTML);
  context.local_name = "tr";
  EXPECT(lockstep_parse_fragment("<td>x", 5, &context, NULL, &document) == LOCKSTEP_OK);
  EXPECT(lockstep_document_result(document) == lockstep_document_fragment(document));
  EXPECT(html_is(document, lockstep_document_result(document), "<td>x</td>"));
  lockstep_document_free(document);

  EXPECT(lockstep_parse_fragment("<td>x", 5, NULL, NULL, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "x"));
  lockstep_document_free(document);

  context.local_name = "math";
  context.element_namespace = LOCKSTEP_NAMESPACE_MATHML;
  EXPECT(lockstep_parse_fragment("<mi/>", 5, &context, NULL, &document) == LOCKSTEP_OK);
  EXPECT(lockstep_node_namespace(document,
                                 lockstep_node_first_child(document, lockstep_document_result(document))) ==
         LOCKSTEP_NAMESPACE_MATHML);
  lockstep_document_free(document);

  options.allow_declarative_shadow_roots = true;
  EXPECT(lockstep_parse_fragment("<p><template shadowrootmode=closed shadowrootclonable>s", 55, NULL,
                                 &options, &document) == LOCKSTEP_OK);
  {
    const lockstep_node p = lockstep_node_first_child(document, lockstep_document_result(document));
    const lockstep_node shadow = lockstep_node_shadow_root(document, p);
    EXPECT(lockstep_node_type(document, shadow) == LOCKSTEP_NODE_DOCUMENT_FRAGMENT);
    EXPECT(lockstep_node_shadow_root_properties(document, shadow) ==
           (LOCKSTEP_SHADOW_ROOT_CLOSED | LOCKSTEP_SHADOW_ROOT_CLONABLE));
    EXPECT(lockstep_node_shadow_root_properties(document, p) == -1);
  }
  lockstep_document_free(document);

  // An element of a document as the context.
  {
    lockstep_document* page = parse("<table><tr id=row><td>", NULL);
    lockstep_parser* parser = NULL;
    context.document = page;
    context.node = lockstep_find_by_id(page, lockstep_document_root(page), "row");
    EXPECT(lockstep_parse_fragment("<td>x", 5, &context, NULL, &document) == LOCKSTEP_OK);
    EXPECT(html_is(document, lockstep_document_result(document), "<td>x</td>"));
    EXPECT(lockstep_document_quirks_mode(document) == LOCKSTEP_QUIRKS);
    lockstep_document_free(document);
    EXPECT(lockstep_parser_create_fragment(&context, NULL, &parser) == LOCKSTEP_OK);
    lockstep_document_free(page);  // is no longer needed
    EXPECT(lockstep_parser_write(parser, "<td>y", 5) == LOCKSTEP_OK);
    EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
    EXPECT(html_is(document, lockstep_document_result(document), "<td>y</td>"));
    lockstep_parser_free(parser);
    context.document = document;
    context.node = lockstep_document_root(document);  // no element
    EXPECT(lockstep_parser_create_fragment(&context, NULL, &parser) == LOCKSTEP_BAD_ARGUMENT);
    lockstep_document_free(document);
    context.document = NULL;
  }

  context.element_namespace = LOCKSTEP_NAMESPACE_XLINK;
  EXPECT(lockstep_parse_fragment("x", 1, &context, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(document == NULL);
  context.element_namespace = LOCKSTEP_NAMESPACE_HTML;
  context.local_name = NULL;
  EXPECT(lockstep_parse_fragment("x", 1, &context, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  context.local_name = "p";
  context.quirks_mode = 3;
  EXPECT(lockstep_parse_fragment("x", 1, &context, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
}

// ---- Errors

struct told {
  size_t count;
  char names[200];
};

static void on_error(const lockstep_error* error, void* user_data) {
  struct told* told = user_data;
  ++told->count;
  strcat(strcat(told->names, lockstep_error_name(error)), " ");
}

static void test_errors(void) {
  struct told told = {0, ""};
  lockstep_parse_options options = parse_options();
  lockstep_document* document;
  const lockstep_error* error;
  lockstep_buffer text;
  options.collect_errors = true;
  options.on_error = on_error;
  options.error_user_data = &told;
  document = parse("<!DOCTYPE html><body>\n  </p>&#0;", &options);
  EXPECT(lockstep_document_error_count(document) == 2);
  error = lockstep_document_error(document, 0);
  EXPECT(equal(lockstep_error_name(error), "in-body-end-tag-p-not-open"));
  EXPECT(equal(lockstep_error_anchor(error), "#parsing-main-inbody"));
  EXPECT(equal(lockstep_error_explanation(error),
               "This </p> has no open paragraph to close; an empty paragraph is created."));
  EXPECT(lockstep_error_offset(error) == 24 && lockstep_error_end(error) == 28);
  EXPECT(lockstep_error_second_range(error).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_error_second_line(error) == 0 && lockstep_error_second_column(error) == 0);
  EXPECT(lockstep_error_note(error, &text) == LOCKSTEP_OK && text.size == 0);
  lockstep_buffer_free(&text);
  EXPECT(lockstep_error_offset(lockstep_document_error(document, 1)) == 28);
  EXPECT(lockstep_error_reported_offset(lockstep_document_error(document, 1)) == 32);
  EXPECT(lockstep_error_reported_line(lockstep_document_error(document, 1)) == 2);
  EXPECT(lockstep_error_reported_column(lockstep_document_error(document, 1)) == 11);
  EXPECT(lockstep_error_line(error) == 2 && lockstep_error_column(error) == 3);
  EXPECT(equal(lockstep_error_name(lockstep_document_error(document, 1)), "null-character-reference"));
  EXPECT(lockstep_document_error(document, 2) == NULL);
  EXPECT(!lockstep_document_errors_truncated(document));
  EXPECT(told.count == 2 && equal(told.names, "in-body-end-tag-p-not-open null-character-reference "));
  lockstep_document_free(document);

  options.on_error = NULL;
  document = parse("<!DOCTYPE html>\n<div><b></div>", &options);
  error = lockstep_document_error(document, 0);
  EXPECT(lockstep_error_second_range(error).begin == 21 && lockstep_error_second_range(error).end == 24);
  EXPECT(lockstep_error_second_line(error) == 2 && lockstep_error_second_column(error) == 6);
  EXPECT(lockstep_error_message(error, &text) == LOCKSTEP_OK);
  EXPECT(equal(text.data, "<b> is still open at </div>, which closes it too."));
  lockstep_buffer_free(&text);
  EXPECT(lockstep_error_note(error, &text) == LOCKSTEP_OK);
  EXPECT(equal(text.data, "<b> is opened here"));
  lockstep_buffer_free(&text);
  lockstep_document_free(document);

  options.max_errors = 1;
  document = parse("</p></p></p>", &options);
  EXPECT(lockstep_document_error_count(document) == 1);
  EXPECT(lockstep_document_errors_truncated(document));
  lockstep_document_free(document);
  EXPECT(told.count == 2);

  document = parse("</p>", NULL);
  EXPECT(lockstep_document_error_count(document) == 0);
  lockstep_document_free(document);
}

// ---- Limits

// Copies are limited unless the caller says otherwise, with or without options.
static void test_limit_of_copies(void) {
  static const char kDoubling[] = "<select><selectedcontent></selectedcontent><option><template>";
  char html[20 * sizeof kDoubling] = "";
  lockstep_document* document = NULL;
  lockstep_parse_options options = parse_options();
  EXPECT(options.limit_copied_nodes == 500000);
  for (int i = 0; i < 19; ++i) strcat(html, kDoubling);
  EXPECT(lockstep_parse(html, strlen(html), NULL, &document) == LOCKSTEP_TOO_MANY_NODES);
  lockstep_document_free(document);
  EXPECT(lockstep_parse(html, strlen(html), &options, &document) == LOCKSTEP_TOO_MANY_NODES);
  lockstep_document_free(document);
}

static void test_limits(void) {
  static char long_text[300000];
  size_t i;
  lockstep_parse_options options = parse_options();
  lockstep_document* document = NULL;
  lockstep_parser* parser = NULL;
  options.limit_input_bytes = 4;
  EXPECT(lockstep_parse("<p>xy", 5, &options, &document) == LOCKSTEP_INPUT_TOO_LONG);
  EXPECT(lockstep_document_status(document) == LOCKSTEP_INPUT_TOO_LONG);
  EXPECT(html_is(document, lockstep_document_body(document), "<p>x</p>"));
  lockstep_document_free(document);

  options = parse_options();
  options.limit_attributes = 1;
  EXPECT(lockstep_parse("<p a><b a b>", 12, &options, &document) == LOCKSTEP_TOO_MANY_ATTRIBUTES);
  EXPECT(html_is(document, lockstep_document_body(document), "<p a=\"\"></p>"));
  EXPECT(!lockstep_document_flattened(document));
  lockstep_document_free(document);

  options = parse_options();
  options.limit_depth = 3;
  document = parse("<p><b>x", &options);
  EXPECT(html_is(document, lockstep_document_body(document), "<p></p><b></b>x"));
  EXPECT(lockstep_document_flattened(document));
  lockstep_document_free(document);

  options = parse_options();
  options.limit_errors = 1;
  EXPECT(lockstep_parse("</p></p></p>", 12, &options, &document) == LOCKSTEP_TOO_MANY_ERRORS);
  lockstep_document_free(document);

  options = parse_options();
  options.limit_nodes = 100;
  EXPECT(lockstep_parser_create(&options, &parser) == LOCKSTEP_OK);
  memset(long_text, '\n', sizeof long_text);
  for (i = 0; i < 1000; ++i) memcpy(long_text + 4 * i, "<br>", 4);
  EXPECT(lockstep_parser_write(parser, long_text, sizeof long_text) == LOCKSTEP_TOO_MANY_NODES);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_TOO_MANY_NODES);
  EXPECT(document != NULL);
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  options = parse_options();
  options.limit_memory_bytes = 1000;
  EXPECT(lockstep_parse(long_text, sizeof long_text, &options, &document) == LOCKSTEP_TOO_MUCH_MEMORY);
  lockstep_document_free(document);
}

// ---- Positions

static bool range_is(lockstep_range range, uint64_t begin, uint64_t end) {
  return range.begin == begin && range.end == end;
}

static bool no_range(lockstep_range range) { return range_is(range, LOCKSTEP_NO_OFFSET, LOCKSTEP_NO_OFFSET); }

static void test_positions(void) {
  lockstep_parse_options options = parse_options();
  lockstep_range names[3], values[3];
  uint32_t line = 0, column = 0;
  lockstep_document* document;
  lockstep_node p;
  options.positions = true;
  document = parse("<p a=\"x\" b>\nx</p><i>", &options);
  EXPECT(lockstep_document_has_positions(document));
  EXPECT(same(lockstep_document_source(document), "<p a=\"x\" b>\nx</p><i>"));
  p = lockstep_node_first_child(document, lockstep_document_body(document));
  EXPECT(range_is(lockstep_node_range(document, p), 0, 11));
  EXPECT(range_is(lockstep_node_end_tag_range(document, p), 13, 17));
  EXPECT(range_is(lockstep_node_range(document, lockstep_node_first_child(document, p)), 11, 13));
  EXPECT(!lockstep_node_range_has_gaps(document, lockstep_node_first_child(document, p)));
  EXPECT(no_range(lockstep_node_end_tag_range(document, lockstep_node_next_sibling(document, p))));
  EXPECT(no_range(lockstep_node_range(document, lockstep_document_body(document))));
  EXPECT(lockstep_node_attribute_ranges(document, p, names, values, 3) == LOCKSTEP_OK);
  EXPECT(range_is(names[0], 3, 4) && range_is(values[0], 6, 7));
  EXPECT(range_is(names[1], 9, 10) && no_range(values[1]));
  EXPECT(no_range(names[2]) && no_range(values[2]));
  EXPECT(lockstep_node_attribute_ranges(document, p, NULL, NULL, 3) == LOCKSTEP_OK);
  EXPECT(lockstep_node_attribute_ranges(document, LOCKSTEP_NO_NODE, names, values, 3) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_line_column(document, 12, &line, &column) == LOCKSTEP_OK);
  EXPECT(line == 2 && column == 1);
  EXPECT(lockstep_document_line_column(document, 0, NULL, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_document_line_column(NULL, 0, &line, &column) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(no_range(lockstep_node_range(NULL, p)) && no_range(lockstep_node_end_tag_range(document, 10000)));
  EXPECT(!lockstep_node_range_has_gaps(NULL, p));
  lockstep_document_free(document);

  document = parse("<p>", NULL);
  EXPECT(no_range(lockstep_node_range(document, lockstep_document_body(document) + 1)));
  lockstep_document_free(document);

  document = parse("<table>a<tr>b", &options);
  {
    const lockstep_node text = lockstep_node_first_child(document, lockstep_document_body(document));
    EXPECT(same(lockstep_node_data(document, text), "ab"));
    EXPECT(lockstep_node_range_has_gaps(document, text));
  }
  lockstep_document_free(document);
}

// ---- Input in pieces, and bytes

static bool has_body(const lockstep_parser* parser, void* user_data) {
  (void)user_data;
  return lockstep_document_body(lockstep_parser_document(parser)) != LOCKSTEP_NO_NODE;
}

static void test_pieces(void) {
  const char* const pieces[] = {"<p", ">\xE2\x82", "\xAC<b", ">!"};
  struct told told = {0, ""};
  lockstep_parse_options options = parse_options();
  lockstep_fragment_context context;
  lockstep_parser* parser = NULL;
  lockstep_document* document = NULL;
  size_t i;
  options.on_error = on_error;
  options.error_user_data = &told;
  EXPECT(lockstep_parser_create(&options, &parser) == LOCKSTEP_OK);
  memset(&options, 0xFF, sizeof options);  // is no longer needed
  for (i = 0; i < sizeof pieces / sizeof *pieces; ++i)
    EXPECT(lockstep_parser_write(parser, pieces[i], strlen(pieces[i])) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, NULL, 0) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(told.count > 0);
  EXPECT(lockstep_parser_write(parser, "x", 1) == LOCKSTEP_FINISHED);
  {
    lockstep_document* none = document;
    EXPECT(lockstep_parser_finish(parser, &none) == LOCKSTEP_FINISHED && none == NULL);
  }
  lockstep_parser_free(parser);
  EXPECT(html_is(document, lockstep_document_body(document), "<p>\xE2\x82\xAC<b>!</b></p>"));
  lockstep_document_free(document);

  lockstep_fragment_context_init(&context, sizeof context);
  context.local_name = "select";
  EXPECT(lockstep_parser_create_fragment(&context, NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, "<option>x<option>y", 18) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "<option>x</option><option>y</option>"));
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  EXPECT(lockstep_parser_create(NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write_wtf8(parser, "\xED\xA0\x80", 3) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_body(document), "\xED\xA0\x80"));
  lockstep_document_free(document);
  lockstep_parser_free(parser);
  // The document so far, an early end, and another input.
  EXPECT(lockstep_parser_create(NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_stop_when(parser, has_body, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_stop_when(parser, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parser_write(parser, "<title>t</title>", 16) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_is_open(parser, lockstep_document_head(lockstep_parser_document(parser))));
  EXPECT(lockstep_parser_write(parser, "<p>x</p>y", 9) == LOCKSTEP_STOPPED);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_STOPPED);
  EXPECT(html_is(document, lockstep_document_body(document), "<p></p>"));
  EXPECT(lockstep_parser_document(parser) == NULL && !lockstep_parser_is_open(parser, 1));
  EXPECT(lockstep_parser_reset(parser, document) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, "<title>u", 8) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_head(document), "<title>u</title>"));
  lockstep_document_free(document);
  EXPECT(lockstep_parser_reset(parser, NULL) == LOCKSTEP_OK);
  lockstep_parser_free(parser);
  EXPECT(lockstep_parser_reset(NULL, parse("x", NULL)) == LOCKSTEP_BAD_ARGUMENT);  // frees the document
  EXPECT(lockstep_parser_document(NULL) == NULL && !lockstep_parser_is_open(NULL, 1));
  EXPECT(lockstep_parse_fragment_bytes("<td>\xE9", 5, NULL, NULL, NULL, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "\xC3\xA9"));
  lockstep_document_free(document);
  EXPECT(lockstep_parser_create_fragment_bytes(NULL, NULL, NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, "<td>x", 5) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(html_is(document, lockstep_document_result(document), "x"));
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  EXPECT(lockstep_parser_create_bytes(NULL, NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write_wtf8(parser, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_parser_free(parser);

  EXPECT(lockstep_parser_create(NULL, &parser) == LOCKSTEP_OK);
  lockstep_parser_free(parser);  // without an end
}

static const char* detect(const char* bytes, size_t size, void* user_data) {
  *(size_t*)user_data = size;
  return size > 0 && bytes[0] == '\xC1' ? "koi8-r" : NULL;
}

static void test_bytes(void) {
  lockstep_encoding_options encoding;
  lockstep_document* document = NULL;
  lockstep_parser* parser = NULL;
  size_t seen = 0;
  lockstep_encoding_options_init(&encoding, sizeof encoding);
  EXPECT(encoding.prescan_bytes == 1024);
  EXPECT(lockstep_parse_bytes("\xE4", 1, NULL, NULL, &document) == LOCKSTEP_OK);
  EXPECT(equal(lockstep_document_encoding(document), "windows-1252"));
  EXPECT(equal(lockstep_document_encoding_confidence(document), "tentative"));
  EXPECT(equal(lockstep_document_encoding_source(document), "default"));
  EXPECT(lockstep_document_late_encoding(document) == NULL);
  EXPECT(html_is(document, lockstep_document_body(document), "\xC3\xA4"));
  lockstep_document_free(document);

  for (seen = 0; seen < 2; ++seen) {  // whole and in pieces
    if (seen == 0) {
      EXPECT(lockstep_parse_bytes("caf\xC3\xA9", 5, &encoding, NULL, &document) == LOCKSTEP_OK);
    } else {
      EXPECT(lockstep_parser_create_bytes(&encoding, NULL, &parser) == LOCKSTEP_OK);
      EXPECT(lockstep_parser_write(parser, "caf\xC3", 4) == LOCKSTEP_OK);
      EXPECT(lockstep_parser_write(parser, "\xA9", 1) == LOCKSTEP_OK);
      EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
      lockstep_parser_free(parser);
    }
    EXPECT(equal(lockstep_document_encoding(document), "UTF-8"));
    EXPECT(equal(lockstep_document_encoding_source(document), "detection"));
    lockstep_document_free(document);
  }
  encoding.detect_utf_8 = false;
  EXPECT(lockstep_parse_bytes("caf\xC3\xA9", 5, &encoding, NULL, &document) == LOCKSTEP_OK);
  EXPECT(equal(lockstep_document_encoding(document), "windows-1252"));
  lockstep_document_free(document);
  encoding.detect_utf_8 = true;
  seen = 0;

  encoding.transport_encoding = "koi8-r";
  EXPECT(lockstep_parser_create_bytes(&encoding, NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, "\xC1", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(equal(lockstep_document_encoding(document), "KOI8-R"));
  EXPECT(html_is(document, lockstep_document_body(document), "\xD0\xB0"));
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  encoding.transport_encoding = NULL;
  encoding.detect = detect;
  encoding.detect_user_data = &seen;
  EXPECT(lockstep_parser_create_bytes(&encoding, NULL, &parser) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_write(parser, "\xC1", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_parser_finish(parser, &document) == LOCKSTEP_OK);
  EXPECT(seen == 1 && equal(lockstep_document_encoding(document), "KOI8-R"));
  EXPECT(equal(lockstep_document_encoding_source(document), "detection"));
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  encoding.detect = NULL;
  encoding.prescan_bytes = 0;
  encoding.default_encoding = "big5";
  encoding.ignore_late_meta = true;
  EXPECT(lockstep_parse_bytes("<meta charset=utf-8>", 20, &encoding, NULL, &document) == LOCKSTEP_OK);
  EXPECT(equal(lockstep_document_encoding(document), "Big5"));
  EXPECT(equal(lockstep_document_late_encoding(document), "UTF-8"));
  lockstep_document_free(document);

  encoding.likely_encoding = "klingon";
  EXPECT(lockstep_parse_bytes("x", 1, &encoding, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(document == NULL);
  EXPECT(lockstep_parser_create_bytes(&encoding, NULL, &parser) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(parser == NULL);
}

// ---- Changes

static void test_markup(void) {
  lockstep_document* document = parse("1<p>a</p>2<b>c</b>", NULL);
  const lockstep_node root = lockstep_document_root(document), body = lockstep_document_body(document);
  const lockstep_node p = lockstep_node_first_element_child(document, body);
  const lockstep_node b = lockstep_node_last_element_child(document, body);
  lockstep_parse_options options = parse_options();

  EXPECT(lockstep_node_child_element_count(document, body) == 2);
  EXPECT(lockstep_node_next_element_sibling(document, p) == b);
  EXPECT(lockstep_node_previous_element_sibling(document, b) == p);
  EXPECT(lockstep_node_root(document, p) == root);
  EXPECT(same(lockstep_node_language(document, p), ""));
  EXPECT(is_none(lockstep_node_language(document, LOCKSTEP_NO_NODE)) &&
         is_none(lockstep_node_language(NULL, p)));
  EXPECT(lockstep_node_contains(document, body, p) && !lockstep_node_contains(document, p, body));
  EXPECT(lockstep_node_is_connected(document, p) && !lockstep_node_is_connected(NULL, p));
  EXPECT(lockstep_node_form_owner(document, p) == LOCKSTEP_NO_NODE);

  EXPECT(lockstep_node_set_inner_html(document, p, "<i>x", 4, NULL) == LOCKSTEP_OK);
  EXPECT(html_is(document, p, "<i>x</i>"));
  options.limit_nodes = 2;
  EXPECT(lockstep_node_set_inner_html(document, p, "<i>x", 4, &options) == LOCKSTEP_QUOTA_EXCEEDED);
  options.limit_nodes = 0;
  options.edition = "never";
  EXPECT(lockstep_node_set_inner_html(document, p, "<i>x", 4, &options) == LOCKSTEP_BAD_ARGUMENT);
  options.edition = NULL;
  options.scripting = true;
  EXPECT(lockstep_node_set_outer_html(document, b, "<noscript><u>", 13, &options) == LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_adjacent_html(document, p, LOCKSTEP_BEFORE_BEGIN, "<q>", 3, NULL) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_adjacent_html(document, p, LOCKSTEP_AFTER_BEGIN, "y", 1, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_adjacent_html(document, p, 4, "y", 1, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_insert_adjacent_html(document, p, LOCKSTEP_AFTER_END, NULL, 1, NULL) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(html_is(document, body, "1<q></q><p>y<i>x</i></p>2<noscript>&lt;u&gt;</noscript>"));
  EXPECT(lockstep_node_set_outer_html(document, b, "x", 1, NULL) == LOCKSTEP_NOT_FOUND);
  EXPECT(lockstep_node_set_outer_html(document, lockstep_document_element(document), "x", 1, NULL) ==
         LOCKSTEP_NO_MODIFICATION_ALLOWED);
  EXPECT(lockstep_node_set_inner_html(document, root, "x", 1, NULL) == LOCKSTEP_INVALID_NODE_TYPE);
  EXPECT(lockstep_node_set_inner_html(NULL, p, "x", 1, NULL) == LOCKSTEP_BAD_ARGUMENT);

  EXPECT(lockstep_node_prepend(document, body, b) == LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_after(document, body, b, p) == LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_after(document, body, b, 1000) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_set_text_content(document, b, "<", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_node_unwrap(document, p) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "1<q></q>y<i>x</i><b>&lt;</b>2<noscript>&lt;u&gt;</noscript>"));
  EXPECT(lockstep_node_remove_children(document, body) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, ""));
  lockstep_document_free(document);
}

static void test_tokens_and_namespaces(void) {
  lockstep_document* document =
      parse("<base href=/x><a rel='b a  b'></a><svg xlink:href=y><title>t</title></svg>", NULL);
  const lockstep_node root = lockstep_document_root(document);
  const lockstep_node a = lockstep_find(document, root, root, "a");
  const lockstep_node svg = lockstep_find_ns(document, root, root, LOCKSTEP_NAMESPACE_SVG, "svg");
  lockstep_document* none = parse("", NULL);
  lockstep_buffer tokens;

  EXPECT(same(lockstep_document_base_href(document), "/x"));
  EXPECT(is_none(lockstep_document_base_href(none)) && is_none(lockstep_document_base_href(NULL)));
  lockstep_document_free(none);

  EXPECT(lockstep_node_token_list(document, a, "rel", &tokens) == LOCKSTEP_OK);
  EXPECT(buffer_is(&tokens, "b a"));
  EXPECT(lockstep_node_token_list(document, a, "class", &tokens) == LOCKSTEP_OK);
  EXPECT(buffer_is(&tokens, ""));
  EXPECT(lockstep_node_token_list(document, root, "rel", &tokens) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_token_list(document, a, "rel", NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_has_token(document, a, "rel", "a") &&
         !lockstep_node_has_token(document, a, "rel", "c"));
  EXPECT(!lockstep_node_has_token(document, a, NULL, "a") &&
         !lockstep_node_has_token(document, a, "rel", NULL));
  EXPECT(lockstep_node_add_token(document, a, "rel", "c") == LOCKSTEP_OK);
  EXPECT(lockstep_node_remove_token(document, a, "rel", "b") == LOCKSTEP_OK);
  EXPECT(lockstep_node_toggle_token(document, a, "rel", "d") == LOCKSTEP_OK);
  EXPECT(same(lockstep_node_attribute(document, a, "rel"), "a c d"));
  EXPECT(lockstep_node_add_token(document, a, "rel", "c d") == LOCKSTEP_INVALID_CHARACTER);
  EXPECT(lockstep_node_add_token(document, a, NULL, "c") == LOCKSTEP_BAD_ARGUMENT);

  EXPECT(same(lockstep_node_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_XLINK, "href"), "y"));
  EXPECT(is_none(lockstep_node_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_NONE, "href")));
  EXPECT(is_none(lockstep_node_attribute_ns(document, svg, 7, "href")));
  EXPECT(lockstep_node_set_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_XLINK, "xlink:role", "z", 1) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_node_set_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_XLINK, "xlink:none", "z", 1) ==
         LOCKSTEP_NOT_SUPPORTED);
  EXPECT(lockstep_node_set_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_XLINK, "xml:lang", "z", 1) ==
         LOCKSTEP_NAMESPACE_MISMATCH);
  EXPECT(lockstep_node_set_attribute_ns(document, svg, -1, "a", "z", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_remove_attribute_ns(document, svg, LOCKSTEP_NAMESPACE_XLINK, "href") == LOCKSTEP_OK);
  EXPECT(lockstep_node_attribute_count(document, svg) == 1);
  EXPECT(same(lockstep_node_attribute_name(document, svg, 0), "xlink:role"));
  EXPECT(lockstep_find_ns(document, root, root, LOCKSTEP_NAMESPACE_HTML, "title") == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_ns(document, root, root, LOCKSTEP_NAMESPACE_NONE, "title") != LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_ns(document, root, root, 99, "title") == LOCKSTEP_NO_NODE);
  lockstep_document_free(document);
}

static void test_changes(void) {
  lockstep_document* document = parse("<p>One<b>two</b>", NULL);
  lockstep_document* other = parse("<i>three<!--x--></i>", NULL);
  const lockstep_node body = lockstep_document_body(document);
  const lockstep_node p = lockstep_node_first_child(document, body);
  const lockstep_node b = lockstep_node_last_child(document, p);
  const lockstep_node i =
      lockstep_find(other, lockstep_document_root(other), lockstep_document_root(other), "i");
  lockstep_node node, copy, fragment;

  EXPECT(lockstep_document_create_element(document, "svg", LOCKSTEP_NAMESPACE_SVG, &node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_parent(document, node) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_namespace(document, node) == LOCKSTEP_NAMESPACE_SVG);
  EXPECT(lockstep_node_insert_before(document, p, node, b) == LOCKSTEP_OK);
  EXPECT(lockstep_node_set_attribute(document, node, "id", "x\"y", 3) == LOCKSTEP_OK);
  EXPECT(lockstep_node_set_attribute(document, node, "lang", NULL, 0) == LOCKSTEP_OK);
  EXPECT(lockstep_document_create_text(document, "<", 1, &node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_append(document, body, node) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "<p>One<svg id=\"x&quot;y\" lang=\"\"></svg><b>two</b></p>&lt;"));
  EXPECT(lockstep_node_set_data(document, node, ">", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_node_remove_attribute(document, lockstep_find(document, body, body, "svg"), "id") ==
         LOCKSTEP_OK);
  EXPECT(lockstep_node_remove(document, b) == LOCKSTEP_OK);
  EXPECT(lockstep_node_remove(document, b) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "<p>One<svg lang=\"\"></svg></p>&gt;"));

  EXPECT(lockstep_document_clone(document, other, i, true, &copy) == LOCKSTEP_OK);
  EXPECT(html_is(document, copy, "three<!--x-->"));
  EXPECT(lockstep_document_clone(document, other, i, false, &copy) == LOCKSTEP_OK);
  EXPECT(html_is(document, copy, ""));
  EXPECT(lockstep_document_adopt(document, other, i, &node) == LOCKSTEP_OK);
  EXPECT(html_is(other, lockstep_document_body(other), ""));
  EXPECT(lockstep_document_create_fragment(document, &fragment) == LOCKSTEP_OK);
  EXPECT(lockstep_node_append(document, fragment, node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_append(document, fragment, b) == LOCKSTEP_OK);
  EXPECT(lockstep_document_create_comment(document, "c", 1, &node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_append(document, fragment, node) == LOCKSTEP_OK);
  EXPECT(lockstep_document_create_processing_instruction(document, "go", "on", 2, &node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_append(document, fragment, node) == LOCKSTEP_OK);
  EXPECT(same(lockstep_node_name(document, node), "go") && same(lockstep_node_data(document, node), "on"));
  EXPECT(lockstep_node_remove(document, node) == LOCKSTEP_OK);
  EXPECT(lockstep_node_replace(document, p, fragment) == LOCKSTEP_OK);
  EXPECT(html_is(document, body, "<i>three<!--x--></i><b>two</b><!--c-->&gt;"));
  EXPECT(lockstep_document_create_doctype(document, "html", NULL, "about:legacy-compat", &node) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_node_insert_before(document, lockstep_document_root(document), node,
                                     lockstep_document_element(document)) == LOCKSTEP_OK);
  EXPECT(same(lockstep_node_system_identifier(document, node), "about:legacy-compat"));

  // What is refused.
  EXPECT(lockstep_node_append(document, b, body) == LOCKSTEP_HIERARCHY_REQUEST);
  EXPECT(lockstep_node_insert_before(document, body, p, p) == LOCKSTEP_NOT_FOUND);
  EXPECT(lockstep_node_replace(document, p, b) == LOCKSTEP_NOT_FOUND);
  EXPECT(lockstep_node_set_attribute(document, body, "a b", "", 0) == LOCKSTEP_INVALID_CHARACTER);
  EXPECT(lockstep_node_set_attribute(document, node, "a", "", 0) == LOCKSTEP_INVALID_NODE_TYPE);
  EXPECT(lockstep_node_set_data(document, body, "", 0) == LOCKSTEP_INVALID_NODE_TYPE);
  copy = body;
  EXPECT(lockstep_document_create_element(document, "a b", LOCKSTEP_NAMESPACE_HTML, &copy) ==
         LOCKSTEP_INVALID_CHARACTER);
  EXPECT(copy == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_create_element(document, "a", LOCKSTEP_NAMESPACE_XLINK, &copy) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_processing_instruction(document, "", "", 0, &copy) ==
         LOCKSTEP_INVALID_CHARACTER);
  EXPECT(lockstep_document_create_doctype(document, "a b", NULL, NULL, &copy) == LOCKSTEP_INVALID_CHARACTER);
  EXPECT(lockstep_document_clone(document, other, lockstep_document_root(other), true, &copy) ==
         LOCKSTEP_HIERARCHY_REQUEST);
  EXPECT(lockstep_document_adopt(document, other, lockstep_document_root(other), &copy) ==
         LOCKSTEP_HIERARCHY_REQUEST);

  // Inserting adopts; nothing if it is refused.
  lockstep_node em;
  EXPECT(lockstep_document_create_element(other, "em", LOCKSTEP_NAMESPACE_HTML, &em) == LOCKSTEP_OK);
  EXPECT(lockstep_node_adopt_before(document, lockstep_document_root(document), other, em, LOCKSTEP_NO_NODE,
                                    &copy) == LOCKSTEP_HIERARCHY_REQUEST);
  EXPECT(copy == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_node_set_attribute(other, em, "a", "1", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_node_adopt_before(document, body, other, em, lockstep_node_first_child(document, body),
                                    &copy) == LOCKSTEP_OK);
  EXPECT(copy == lockstep_node_first_child(document, body) && same(lockstep_node_name(document, copy), "em"));
  EXPECT(lockstep_node_set_attribute(other, em, "a", "2", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_adopt_before(document, body, other, em, LOCKSTEP_NO_NODE, NULL) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_remove(document, copy) == LOCKSTEP_OK);

  // Incorrect usage.
  EXPECT(lockstep_node_append(document, LOCKSTEP_NO_NODE, b) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_append(document, body, 10000) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_insert_before(document, body, b, 10000) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_replace(document, LOCKSTEP_NO_NODE, b) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_remove(document, LOCKSTEP_NO_NODE) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_set_attribute(document, body, NULL, "", 0) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_set_attribute(document, body, "a", NULL, 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_remove_attribute(document, body, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_set_data(document, LOCKSTEP_NO_NODE, "", 0) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_text(document, "", 0, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_text(document, NULL, 1, &copy) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_text(NULL, "", 0, &copy) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_element(document, NULL, LOCKSTEP_NAMESPACE_HTML, &copy) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_doctype(document, NULL, NULL, NULL, &copy) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_create_processing_instruction(document, NULL, "", 0, &copy) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_clone(document, NULL, i, true, &copy) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_adopt(document, other, LOCKSTEP_NO_NODE, &copy) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_remove(NULL, b) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_document_free(document);
  lockstep_document_free(other);
}

// ---- Trees as text

// Texts of the document, zero-terminated ones for names, as every argument. The texts stored first are
// long, and moves them.
static void test_own_views(void) {
  static char filling[100000];
  size_t i;
  memset(filling, 'f', sizeof filling - 1);
  for (i = 0; i < 5; ++i) {
    lockstep_document* document = NULL;
    lockstep_node p, text, made = LOCKSTEP_NO_NODE;
    lockstep_string own;
    EXPECT(lockstep_parse("<p>", 3, NULL, &document) == LOCKSTEP_OK);
    p = lockstep_find(document, lockstep_document_root(document), lockstep_document_root(document), "p");
    EXPECT(lockstep_document_create_text(document, "own\0", 4, &text) == LOCKSTEP_OK);
    own = lockstep_node_data(document, text);
    EXPECT(own.size == 4);
    switch (i) {
      case 0:
        EXPECT(lockstep_document_create_doctype(document, filling, own.data, own.data, &made) == LOCKSTEP_OK);
        EXPECT(same(lockstep_node_public_identifier(document, made), "own"));
        EXPECT(same(lockstep_node_system_identifier(document, made), "own"));
        break;
      case 1:
        EXPECT(lockstep_document_create_doctype(document, own.data, filling, own.data, &made) == LOCKSTEP_OK);
        EXPECT(same(lockstep_node_name(document, made), "own"));
        EXPECT(same(lockstep_node_system_identifier(document, made), "own"));
        break;
      case 2:
        EXPECT(lockstep_document_create_processing_instruction(document, filling, own.data, 3, &made) ==
               LOCKSTEP_OK);
        EXPECT(same(lockstep_node_data(document, made), "own"));
        break;
      case 3:
        EXPECT(lockstep_document_create_processing_instruction(document, own.data, filling,
                                                               sizeof filling - 1, &made) == LOCKSTEP_OK);
        EXPECT(same(lockstep_node_name(document, made), "own"));
        break;
      default:
        EXPECT(lockstep_node_set_attribute(document, p, filling, own.data, 3) == LOCKSTEP_OK);
        EXPECT(same(lockstep_node_attribute(document, p, filling), "own"));
        own = lockstep_node_attribute_name(document, p, 0);
        EXPECT(lockstep_node_set_attribute(document, p, filling + 1, own.data, own.size) == LOCKSTEP_OK);
        EXPECT(same(lockstep_node_attribute(document, p, filling + 1), filling));
        break;
    }
    lockstep_document_free(document);
  }
}

static void append(const char* data, size_t size, void* user_data) { strncat(user_data, data, size); }

static void test_serialize(void) {
  lockstep_document* document = parse("<!DOCTYPE html><p title='<'>a &amp; b<br>", NULL);
  const lockstep_node root = lockstep_document_root(document);
  const lockstep_node p = lockstep_find(document, root, root, "p");
  lockstep_serialize_options options;
  lockstep_buffer text;
  char pieces[500] = "";
  lockstep_serialize_options_init(&options, sizeof options);
  EXPECT(html_is(document, p, "a &amp; b<br>"));
  options.format = LOCKSTEP_OUTER_HTML;
  EXPECT(lockstep_serialize(document, p, &options, append, pieces) == LOCKSTEP_OK);
  EXPECT(equal(pieces, "<p title=\"&lt;\">a &amp; b<br></p>"));
  options.indent = 1;
  EXPECT(lockstep_serialize_to_buffer(document, lockstep_node_parent(document, p), &options, &text) ==
             LOCKSTEP_OK &&
         buffer_is(&text, "<body>\n <p title=\"&lt;\">a &amp; b<br></p>\n</body>"));
  options.format = LOCKSTEP_XML;
  options.xml_declaration = true;
  options.xml_doctype = false;
  EXPECT(lockstep_serialize_to_buffer(document, root, &options, &text) == LOCKSTEP_OK &&
         buffer_is(&text,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head></head><body>"
                   "<p title=\"&lt;\">a &amp; b<br/></p></body></html>"));
  EXPECT(options.xml_foreign_namespaces);
  options.xml_html_namespace = options.xml_declaration = options.xml_foreign_namespaces = false;
  EXPECT(lockstep_serialize_to_buffer(document, p, &options, &text) == LOCKSTEP_OK &&
         buffer_is(&text, "<p title=\"&lt;\">a &amp; b<br/></p>"));
  options.format = LOCKSTEP_DUMP;
  EXPECT(lockstep_serialize_to_buffer(document, p, &options, &text) == LOCKSTEP_OK &&
         buffer_is(&text, "| <p>\n|   title=\"<\"\n|   \"a & b\"\n|   <br>"));
  options.format = LOCKSTEP_JSON;
  EXPECT(lockstep_serialize_to_buffer(document, root, &options, &text) == LOCKSTEP_OK);
  EXPECT(text.size > 10 && text.data[0] == '{' && text.data[text.size] == '\0');
  lockstep_buffer_free(&text);
  EXPECT(lockstep_serialize_to_buffer(document, p, &options, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(text.data == NULL);
  options.format = 99;
  EXPECT(lockstep_serialize(document, p, &options, append, pieces) == LOCKSTEP_BAD_ARGUMENT);
  options.format = LOCKSTEP_INNER_HTML;
  options.edition = "1997-01-14";
  EXPECT(lockstep_serialize(document, p, &options, append, pieces) == LOCKSTEP_BAD_ARGUMENT);
  options.edition = lockstep_default_edition();
  pieces[0] = '\0';
  EXPECT(lockstep_serialize(document, p, &options, append, pieces) == LOCKSTEP_OK);
  EXPECT(equal(pieces, "a &amp; b<br>"));
  EXPECT(lockstep_json_string("a\"\n", 3, &text) == LOCKSTEP_OK && buffer_is(&text, "\"a\\\"\\n\""));
  EXPECT(lockstep_json_string(NULL, 0, &text) == LOCKSTEP_OK && buffer_is(&text, "\"\""));
  EXPECT(lockstep_json_string(NULL, 1, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_json_string("", 0, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_serialize(document, p, NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_serialize_to_buffer(document, p, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_serialize_to_buffer(document, 1000, NULL, &text) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_document_free(document);
}

// ---- Tokens

static void write_view(char* log, lockstep_string text) {
  if (text.data == NULL)
    strcat(log, "none");
  else
    strncat(log, text.data, text.size);
}

static void on_token(const lockstep_token* token, void* user_data) {
  static const char* const names[] = {"?", "start", "end", "text", "comment", "pi", "doctype"};
  char* log = user_data;
  size_t i;
  strcat(strcat(log, names[lockstep_token_type(token)]), ":");
  write_view(log, lockstep_token_name(token));
  strcat(log, ":");
  write_view(log, lockstep_token_data(token));
  for (i = 0; i < lockstep_token_attribute_count(token); ++i) {
    strcat(log, " ");
    write_view(log, lockstep_token_attribute_name(token, i));
    strcat(log, "=");
    write_view(log, lockstep_token_attribute_value(token, i));
  }
  EXPECT(is_none(lockstep_token_attribute_name(token, i)) &&
         is_none(lockstep_token_attribute_value(token, i)));
  if (lockstep_token_self_closing(token)) strcat(log, "/");
  if (lockstep_token_type(token) == LOCKSTEP_TOKEN_DOCTYPE) {
    strcat(log, " ");
    write_view(log, lockstep_token_public_identifier(token));
    strcat(log, " ");
    write_view(log, lockstep_token_system_identifier(token));
    if (lockstep_token_force_quirks(token)) strcat(log, " quirks");
  } else {
    EXPECT(is_none(lockstep_token_public_identifier(token)) &&
           is_none(lockstep_token_system_identifier(token)));
    EXPECT(!lockstep_token_force_quirks(token));
  }
  strcat(log, "\n");
}

static void on_token_error(const lockstep_error* error, void* user_data) {
  char* log = user_data;
  strcat(strcat(strcat(log, "error:"), lockstep_error_name(error)), "\n");
}

static void test_tokens(void) {
  static const char html[] = "<!DOCTYPE x SYSTEM ''><A b=c d/>t<!--k--></a>";
  static const char expected[] =
      "doctype:x:none none \nstart:a:none b=c d=/\ntext:none:t\ncomment:none:k\nend:a:none\n";
  char log[1000] = "";
  lockstep_tokenizer_options options;
  lockstep_tokenizer* tokenizer = NULL;
  size_t i;
  lockstep_tokenizer_options_init(&options, sizeof options);
  options.on_token = on_token;
  options.user_data = log;
  EXPECT(lockstep_tokenize(html, sizeof html - 1, &options) == LOCKSTEP_OK);
  EXPECT(equal(log, expected));

  log[0] = '\0';
  EXPECT(lockstep_tokenizer_create(&options, &tokenizer) == LOCKSTEP_OK);
  for (i = 0; i + 1 < sizeof html; ++i)
    EXPECT(lockstep_tokenizer_write(tokenizer, html + i, 1) == LOCKSTEP_OK);
  EXPECT(lockstep_tokenizer_finish(tokenizer) == LOCKSTEP_OK);
  EXPECT(lockstep_tokenizer_finish(tokenizer) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_tokenizer_write(tokenizer, "x", 1) == LOCKSTEP_FINISHED);
  lockstep_tokenizer_free(tokenizer);
  EXPECT(equal(log, expected));

  log[0] = '\0';
  options.tree_feedback = false;
  options.initial_state = "RCDATA";
  options.last_start_tag = "title";
  options.on_error = on_token_error;
  EXPECT(lockstep_tokenize("<b></title><!DOCTYPE>", 21, &options) == LOCKSTEP_OK);
  EXPECT(strstr(log, "text:none:<b>\n") != NULL || strstr(log, "text:none:<\n") != NULL);
  EXPECT(strstr(log, "end:title:none\n") != NULL);
  EXPECT(strstr(log, "error:missing-doctype-name\ndoctype:none:none none none quirks\n") != NULL);

  log[0] = '\0';
  options.initial_state = NULL;
  options.allow_cdata = true;
  EXPECT(lockstep_tokenize("<![CDATA[<x>]]>", 15, &options) == LOCKSTEP_OK);
  EXPECT(strstr(log, "start:") == NULL);

  // One by one, with the feedback of tree construction.
  {
    const char page[] = "<title><b></title><svg a=b>x";
    const lockstep_token* token;
    EXPECT(lockstep_tokenizer_create(NULL, &tokenizer) == LOCKSTEP_OK);
    EXPECT(lockstep_tokenizer_next(tokenizer) == NULL);
    EXPECT(lockstep_tokenizer_write(tokenizer, page, sizeof page - 1) == LOCKSTEP_OK);
    token = lockstep_tokenizer_next(tokenizer);
    EXPECT(same(lockstep_token_name(token), "title"));
    EXPECT(lockstep_token_range(token).begin == 0 && lockstep_token_range(token).end == 7);
    while ((token = lockstep_tokenizer_next(tokenizer)) != NULL &&
           lockstep_token_type(token) != LOCKSTEP_TOKEN_START_TAG)
      continue;
    EXPECT(same(lockstep_token_name(token), "svg"));
    EXPECT(lockstep_token_namespace(token) == LOCKSTEP_NAMESPACE_SVG);
    EXPECT(same(lockstep_token_attribute(token, "a"), "b"));
    EXPECT(is_none(lockstep_token_attribute(token, "b")) && is_none(lockstep_token_attribute(token, NULL)));
    EXPECT(lockstep_tokenizer_finish(tokenizer) == LOCKSTEP_OK);
    EXPECT(lockstep_token_type(lockstep_tokenizer_next(tokenizer)) == LOCKSTEP_TOKEN_CHARACTERS);
    EXPECT(lockstep_tokenizer_next(tokenizer) == NULL);
    EXPECT(lockstep_tokenizer_status(tokenizer) == LOCKSTEP_OK);
    lockstep_tokenizer_free(tokenizer);
  }

  // Only tags have a namespace.
  {
    const char page[] = "a<!--b--><?c d?><!doctype e></f>";
    const lockstep_token* token;
    EXPECT(lockstep_tokenizer_create(NULL, &tokenizer) == LOCKSTEP_OK);
    EXPECT(lockstep_tokenizer_write(tokenizer, page, sizeof page - 1) == LOCKSTEP_OK);
    EXPECT(lockstep_tokenizer_finish(tokenizer) == LOCKSTEP_OK);
    while ((token = lockstep_tokenizer_next(tokenizer)) != NULL)
      EXPECT((lockstep_token_namespace(token) == LOCKSTEP_NAMESPACE_HTML) ==
             (lockstep_token_type(token) == LOCKSTEP_TOKEN_END_TAG));
    lockstep_tokenizer_free(tokenizer);
  }

  options.edition = "1997-01-14";
  EXPECT(lockstep_tokenize("", 0, &options) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_tokenizer_create_bytes(NULL, &options, &tokenizer) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_tokenizer_create(&options, &tokenizer) == LOCKSTEP_BAD_ARGUMENT && tokenizer == NULL);
}

static bool is_range(lockstep_range range, uint64_t begin, uint64_t end) {
  return range.begin == begin && range.end == end;
}

static void test_rewriting(void) {
  // "é" in windows-1252
  static const char page[] = "<!--\xE9--><a href='x' B=1 b>t<i";
  lockstep_encoding_options encoding;
  lockstep_tokenizer_options options;
  lockstep_tokenizer* tokenizer = NULL;
  lockstep_buffer markup;
  const lockstep_token* token;
  lockstep_encoding_options_init(&encoding, sizeof encoding);
  encoding.transport_encoding = "latin1";
  lockstep_tokenizer_options_init(&options, sizeof options);
  options.attribute_ranges = true;
  EXPECT(lockstep_tokenizer_create_bytes(&encoding, &options, &tokenizer) == LOCKSTEP_OK);
  EXPECT(lockstep_tokenizer_write(tokenizer, page, sizeof page - 1) == LOCKSTEP_OK);
  EXPECT(lockstep_tokenizer_finish(tokenizer) == LOCKSTEP_OK);
  token = lockstep_tokenizer_next(tokenizer);
  EXPECT(is_range(lockstep_token_range(token), 0, 8));
  EXPECT(same(lockstep_token_data(token), "\xC3\xA9"));
  EXPECT(lockstep_token_serialize(token, NULL, &markup) == LOCKSTEP_OK);
  EXPECT(equal(markup.data, "<!--\xC3\xA9-->"));
  lockstep_buffer_free(&markup);
  EXPECT(equal(lockstep_tokenizer_encoding(tokenizer), "windows-1252"));
  EXPECT(lockstep_tokenizer_remainder(tokenizer).begin == LOCKSTEP_NO_OFFSET);
  token = lockstep_tokenizer_next(tokenizer);
  EXPECT(lockstep_token_attribute_count(token) == 2);
  EXPECT(lockstep_token_attribute_range_count(token) == 3);
  EXPECT(is_range(lockstep_token_name_range(token), 9, 10));
  EXPECT(is_range(lockstep_token_attribute_name_range(token, 0), 11, 15));
  EXPECT(is_range(lockstep_token_attribute_value_range(token, 0), 17, 18));
  EXPECT(is_range(lockstep_token_attribute_quoted_value_range(token, 0), 16, 19));
  EXPECT(!lockstep_token_attribute_is_duplicate(token, 1));
  EXPECT(lockstep_token_attribute_is_duplicate(token, 2));
  EXPECT(lockstep_token_attribute_value_range(token, 2).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_token_attribute_name_range(token, 3).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_token_attribute_value_markup(token, 2, "\xC3\xA9", 2, "latin1", NULL, 0, &markup) ==
         LOCKSTEP_OK);
  EXPECT(equal(markup.data, "=\"&#233;\""));
  lockstep_buffer_free(&markup);
  EXPECT(lockstep_token_attribute_value_markup(token, 3, "", 0, NULL, NULL, 0, &markup) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_token_attribute_value_markup(token, 2, "", 0, "no", NULL, 0, &markup) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encode_markup("\xC3\xA9", 2, "latin1", NULL, 0, &markup) == LOCKSTEP_OK &&
         buffer_is(&markup, "&#233;"));
  EXPECT(lockstep_encode_markup("x", 1, "no", NULL, 0, &markup) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encode_markup("x", 1, NULL, NULL, 1, &markup) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encode_markup("x", 1, NULL, NULL, 0, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(equal(lockstep_tokenizer_encoding_confidence(tokenizer), "certain"));
  EXPECT(equal(lockstep_tokenizer_encoding_source(tokenizer), "transport"));
  EXPECT(!lockstep_tokenizer_at_end(tokenizer));
  token = lockstep_tokenizer_next(tokenizer);
  EXPECT(!lockstep_token_in_raw_text(token));
  EXPECT(lockstep_token_name_range(token).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_tokenizer_next(tokenizer) == NULL);
  EXPECT(is_range(lockstep_tokenizer_remainder(tokenizer), 27, 29));
  EXPECT(lockstep_tokenizer_at_end(tokenizer));
  lockstep_tokenizer_free(tokenizer);

  options.limit_attributes = 1;
  EXPECT(lockstep_tokenize(page, sizeof page - 1, &options) == LOCKSTEP_OK);  // nothing reads it
  EXPECT(lockstep_tokenizer_create(&options, &tokenizer) == LOCKSTEP_OK);
  EXPECT(lockstep_tokenizer_write(tokenizer, page, sizeof page - 1) == LOCKSTEP_OK);
  while (lockstep_tokenizer_next(tokenizer) != NULL) continue;
  EXPECT(lockstep_tokenizer_status(tokenizer) == LOCKSTEP_TOO_MANY_ATTRIBUTES);
  lockstep_tokenizer_free(tokenizer);
}

// ---- Structs of other versions, and incorrect use

static void test_editing_in_place(void) {
  const char* const source = "<P A=1>x</P>\r\n";
  lockstep_document* document = NULL;
  EXPECT(lockstep_parse_bytes(source, strlen(source), NULL, NULL, &document) == LOCKSTEP_OK);
  const lockstep_node root = lockstep_document_root(document), p = lockstep_find(document, root, root, "p");
  EXPECT(lockstep_node_set_attribute(document, p, "a", "2", 1) == LOCKSTEP_OK);
  EXPECT(lockstep_node_rename_attribute(document, p, "a", "b") == LOCKSTEP_OK);
  EXPECT(lockstep_node_rename_attribute(document, p, "a", "b") == LOCKSTEP_NOT_FOUND);
  EXPECT(lockstep_node_rename_element(document, p, "div") == LOCKSTEP_OK);
  lockstep_edited_source* result = NULL;
  EXPECT(lockstep_edit_source(document, source, strlen(source), NULL, NULL, NULL, &result) == LOCKSTEP_OK);
  EXPECT(same(lockstep_edited_source_bytes(result), "<div b=\"2\">x</div>\r\n"));
  EXPECT(same(lockstep_edited_source_message(result), ""));
  EXPECT(lockstep_edited_source_offset(result) == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_edited_source_change_count(result) == 4);
  EXPECT(lockstep_edited_source_change_source(result, 0).begin == 1);
  EXPECT(lockstep_edited_source_change_result(result, 0).end == 4);
  EXPECT(lockstep_edited_source_change_source(result, 4).begin == LOCKSTEP_NO_OFFSET);
  lockstep_edited_source_free(result);

  EXPECT(lockstep_edit_source(document, "y", 1, NULL, NULL, NULL, &result) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(is_none(lockstep_edited_source_bytes(result)));
  EXPECT(lockstep_edited_source_message(result).size != 0);
  lockstep_edited_source_free(result);
  const lockstep_node script = lockstep_document_body(document);
  EXPECT(lockstep_node_rename_element(document, script, "div") == LOCKSTEP_OK);
  EXPECT(lockstep_edit_source(document, source, strlen(source), NULL, NULL, NULL, &result) ==
         LOCKSTEP_INEXPRESSIBLE);
  lockstep_edited_source_free(result);
  EXPECT(lockstep_edit_source(NULL, "", 0, NULL, NULL, NULL, &result) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(result == NULL && is_none(lockstep_edited_source_bytes(NULL)));
  lockstep_edited_source_free(NULL);
  lockstep_document_free(document);
}

static void test_other_versions(void) {
  struct {
    lockstep_parse_options options;
    char newer[8];
  } larger;
  lockstep_document* document = NULL;

  lockstep_parse_options_init(&larger.options, sizeof larger);
  EXPECT(larger.options.size == sizeof larger && larger.newer[7] == 0);
  EXPECT(lockstep_parse("x", 1, &larger.options, &document) == LOCKSTEP_OK);
  lockstep_document_free(document);
  larger.newer[3] = 1;
  EXPECT(lockstep_parse("x", 1, &larger.options, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(document == NULL);

  // An older struct ends earlier: the bytes after its end are neither written nor read.
  memset(&larger, 0x55, sizeof larger);
  lockstep_parse_options_init(&larger.options, offsetof(lockstep_parse_options, max_errors));
  EXPECT(larger.options.max_errors != 0);
  larger.options.collect_errors = true;
  EXPECT(lockstep_parse("</p></p>", 8, &larger.options, &document) == LOCKSTEP_OK);
  EXPECT(lockstep_document_error_count(document) == 3);
  lockstep_document_free(document);

  // Not initialized.
  memset(&larger, 0, sizeof larger);
  EXPECT(lockstep_parse("x", 1, &larger.options, &document) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_parse_options_init(NULL, sizeof(lockstep_parse_options));
  lockstep_parse_options_init(&larger.options, 1);
  EXPECT(larger.options.size == 0);
}

static void test_null_handles(void) {
  lockstep_document* document = NULL;
  lockstep_buffer buffer = {NULL, 0};
  EXPECT(lockstep_parse("x", 1, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parse(NULL, 1, NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parse(NULL, 0, NULL, &document) == LOCKSTEP_OK);
  lockstep_document_free(document);
  lockstep_document_free(NULL);
  lockstep_buffer_free(NULL);
  lockstep_buffer_free(&buffer);
  EXPECT(lockstep_document_root(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_fragment(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_result(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_element(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_head(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_body(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_document_title(NULL, &buffer) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_document_quirks_mode(NULL) == LOCKSTEP_NO_QUIRKS);
  EXPECT(lockstep_document_edition(NULL) == NULL);
  EXPECT(lockstep_document_status(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(!lockstep_document_flattened(NULL));
  EXPECT(lockstep_document_memory(NULL) == 0);
  EXPECT(lockstep_document_encoding(NULL) == NULL);
  EXPECT(lockstep_document_encoding_confidence(NULL) == NULL);
  EXPECT(lockstep_document_encoding_source(NULL) == NULL);
  EXPECT(lockstep_document_late_encoding(NULL) == NULL);
  EXPECT(!lockstep_document_parsed_again(NULL));
  EXPECT(is_none(lockstep_document_source(NULL)));
  EXPECT(!lockstep_document_has_positions(NULL));
  EXPECT(lockstep_document_error_count(NULL) == 0);
  EXPECT(lockstep_document_error(NULL, 0) == NULL);
  EXPECT(!lockstep_document_errors_truncated(NULL));
  EXPECT(lockstep_error_name(NULL) == NULL);
  EXPECT(lockstep_error_explanation(NULL) == NULL);
  EXPECT(lockstep_error_anchor(NULL) == NULL);
  EXPECT(lockstep_error_offset(NULL) == 0 && lockstep_error_line(NULL) == 0 &&
         lockstep_error_column(NULL) == 0);
  EXPECT(lockstep_error_end(NULL) == 0 && lockstep_error_reported_offset(NULL) == 0 &&
         lockstep_error_reported_line(NULL) == 0 && lockstep_error_reported_column(NULL) == 0);
  EXPECT(lockstep_error_second_range(NULL).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_error_second_line(NULL) == 0 && lockstep_error_second_column(NULL) == 0);
  EXPECT(lockstep_error_message(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_error_note(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parser_create(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parser_write(NULL, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_parser_finish(NULL, &document) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_parser_free(NULL);
  EXPECT(lockstep_tokenize(NULL, 1, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_tokenizer_next(NULL) == NULL);
  EXPECT(lockstep_tokenizer_status(NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_token_range(NULL).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_token_namespace(NULL) == LOCKSTEP_NAMESPACE_NONE);
  EXPECT(is_none(lockstep_token_attribute(NULL, "a")));
  EXPECT(lockstep_tokenizer_create(NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_tokenizer_write(NULL, "x", 1) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_tokenizer_finish(NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_tokenizer_free(NULL);
  EXPECT(lockstep_token_type(NULL) == LOCKSTEP_TOKEN_NONE);
  EXPECT(is_none(lockstep_token_name(NULL)) && is_none(lockstep_token_data(NULL)));
  EXPECT(lockstep_token_attribute_count(NULL) == 0 && !lockstep_token_self_closing(NULL));
  {
    // A buffer can be freed whether or not the call succeeded.
    char byte;
    lockstep_buffer buffers[3] = {{&byte, 1}, {&byte, 1}, {&byte, 1}};
    EXPECT(lockstep_token_serialize(NULL, NULL, &buffers[0]) == LOCKSTEP_BAD_ARGUMENT);
    EXPECT(lockstep_token_attribute_value_markup(NULL, 0, "x", 1, NULL, NULL, 0, &buffers[1]) ==
           LOCKSTEP_BAD_ARGUMENT);
    EXPECT(lockstep_encode_markup("x", 1, "nothing", NULL, 0, &buffers[2]) == LOCKSTEP_BAD_ARGUMENT);
    EXPECT(buffers[0].data == NULL && buffers[1].data == NULL && buffers[2].data == NULL);
  }
}

// Of a null document, no node, and nodes that a document does not have.
static void test_bad_nodes(void) {
  lockstep_document* documents[2] = {NULL, NULL};
  const lockstep_node nodes[] = {LOCKSTEP_NO_NODE, 1000, 0xFFFFFFFF};
  size_t d, n;
  documents[1] = parse("<p>x", NULL);
  for (d = 0; d < 2; ++d) {
    for (n = 0; n < sizeof nodes / sizeof *nodes; ++n) {
      const lockstep_document* document = documents[d];
      const lockstep_node node = nodes[n], root = lockstep_document_root(document);
      lockstep_buffer buffer;
      EXPECT(lockstep_node_type(document, node) == LOCKSTEP_NODE_NONE);
      EXPECT(lockstep_node_parent(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_first_child(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_last_child(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_next_sibling(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_previous_sibling(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_following(document, node, root) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_following(document, root, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_following_skipping_children(document, node, root) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_following_skipping_children(document, root, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_template_contents(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_shadow_root(document, node) == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_node_shadow_root_properties(document, node) == -1);
      EXPECT(is_none(lockstep_node_name(document, node)));
      EXPECT(lockstep_node_namespace(document, node) == LOCKSTEP_NAMESPACE_NONE);
      EXPECT(is_none(lockstep_node_data(document, node)));
      EXPECT(is_none(lockstep_node_public_identifier(document, node)));
      EXPECT(is_none(lockstep_node_system_identifier(document, node)));
      EXPECT(lockstep_node_text_content(document, node, &buffer) == LOCKSTEP_BAD_ARGUMENT &&
             buffer.data == NULL);
      EXPECT(lockstep_node_inner_text(document, node, false, &buffer) == LOCKSTEP_BAD_ARGUMENT &&
             buffer.data == NULL);
      EXPECT(lockstep_node_attribute_count(document, node) == 0);
      EXPECT(is_none(lockstep_node_attribute_name(document, node, 0)));
      EXPECT(is_none(lockstep_node_attribute(document, node, "id")));
      EXPECT(!lockstep_node_has_class(document, node, "x"));
      EXPECT(lockstep_find(document, node, root, "p") == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_find(document, root, node, "p") == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_find_by_id(document, node, "x") == LOCKSTEP_NO_NODE);
      EXPECT(lockstep_serialize_to_buffer(document, node, NULL, &buffer) == LOCKSTEP_BAD_ARGUMENT);
    }
  }
  EXPECT(is_none(lockstep_node_attribute(documents[1], lockstep_document_body(documents[1]), NULL)));
  EXPECT(!lockstep_node_has_class(documents[1], lockstep_document_body(documents[1]), NULL));
  EXPECT(lockstep_find(documents[1], 1, 1, NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_find_by_id(documents[1], 1, NULL) == LOCKSTEP_NO_NODE);
  lockstep_document_free(documents[1]);
}

// ---- Selectors

static lockstep_selector* selector_of(const char* css) {
  lockstep_selector* selector = NULL;
  EXPECT(lockstep_selector_parse(css, strlen(css), NULL, 0, &selector, NULL) == LOCKSTEP_OK);
  return selector;
}

static void test_selectors(void) {
  lockstep_document* document = parse(
      "<!DOCTYPE html><div id=a class=x><p id=b><b id=c></b></p><svg><a id=d></a></svg></div><p id=e>", NULL);
  const lockstep_node root = lockstep_document_root(document);
  lockstep_selector* selector = selector_of("p, b");
  lockstep_selection* selection = NULL;
  EXPECT(lockstep_select(document, root, selector, &selection) == LOCKSTEP_OK);
  lockstep_selector_free(selector);
  const char* const expected[] = {"b", "c", "e"};
  for (size_t i = 0; i < 3; ++i)
    EXPECT(same(lockstep_node_attribute(document, lockstep_selection_next(selection), "id"), expected[i]));
  EXPECT(lockstep_selection_next(selection) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_selection_next(selection) == LOCKSTEP_NO_NODE);
  lockstep_selection_free(selection);

  selector = selector_of(".x > p");
  const lockstep_node b = lockstep_find_by_id(document, root, "b"),
                      c = lockstep_find_by_id(document, root, "c");
  EXPECT(lockstep_select_first(document, root, selector) == b);
  EXPECT(lockstep_node_matches(document, b, selector) && !lockstep_node_matches(document, c, selector));
  EXPECT(lockstep_node_closest(document, c, selector) == b);
  EXPECT(lockstep_node_closest(document, lockstep_find_by_id(document, root, "e"), selector) ==
         LOCKSTEP_NO_NODE);
  EXPECT(lockstep_select_first(document, c, selector) == LOCKSTEP_NO_NODE);
  EXPECT(!lockstep_node_matches(document, root, selector));
  EXPECT(lockstep_select(document, 1000000, selector, &selection) == LOCKSTEP_BAD_ARGUMENT &&
         selection == NULL);
  EXPECT(lockstep_select(document, root, NULL, &selection) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_select(document, root, selector, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_select(NULL, root, selector, &selection) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_selector_free(selector);

  const lockstep_namespace_prefix prefixes[] = {{"s", LOCKSTEP_NAMESPACE_SVG},
                                                {"h", LOCKSTEP_NAMESPACE_HTML}};
  EXPECT(lockstep_selector_parse("s|a", 3, prefixes, 2, &selector, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_select_first(document, root, selector) == lockstep_find_by_id(document, root, "d"));
  lockstep_selector_free(selector);
  EXPECT(lockstep_selector_parse("h|a", 3, prefixes, 2, &selector, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_select_first(document, root, selector) == LOCKSTEP_NO_NODE);
  lockstep_selector_free(selector);
  lockstep_document_free(document);

  lockstep_selector_error* error = NULL;
  const char* const wrong = "\xC3\xA9 p:frist-child";
  EXPECT(lockstep_selector_parse(wrong, strlen(wrong), NULL, 0, &selector, &error) ==
         LOCKSTEP_INVALID_SELECTOR);
  EXPECT(selector == NULL && error != NULL);
  EXPECT(lockstep_selector_error_message(error).size > 20);
  EXPECT(lockstep_selector_error_offset(error) == 4 && lockstep_selector_error_column(error) == 4);
  EXPECT(same(lockstep_selector_error_suggestion(error), ":first-child"));
  lockstep_selector_error_free(error);
  EXPECT(lockstep_selector_parse("p:", 2, NULL, 0, &selector, NULL) == LOCKSTEP_INVALID_SELECTOR);
  EXPECT(lockstep_selector_parse(NULL, 0, NULL, 0, &selector, &error) == LOCKSTEP_INVALID_SELECTOR);
  EXPECT(same(lockstep_selector_error_suggestion(error), ""));
  lockstep_selector_error_free(error);
  EXPECT(lockstep_selector_parse(NULL, 1, NULL, 0, &selector, &error) == LOCKSTEP_BAD_ARGUMENT &&
         error == NULL);
  EXPECT(lockstep_selector_parse("p", 1, NULL, 1, &selector, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_selector_parse("p", 1, NULL, 0, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  const lockstep_namespace_prefix bad[] = {{"s", 7}, {NULL, LOCKSTEP_NAMESPACE_SVG}};
  EXPECT(lockstep_selector_parse("p", 1, bad, 1, &selector, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_selector_parse("p", 1, bad + 1, 1, &selector, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(is_none(lockstep_selector_error_message(NULL)) && is_none(lockstep_selector_error_suggestion(NULL)));
  EXPECT(lockstep_selector_error_offset(NULL) == 0 && lockstep_selector_error_column(NULL) == 0);
  EXPECT(lockstep_selection_next(NULL) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_select_first(NULL, 1, NULL) == LOCKSTEP_NO_NODE && !lockstep_node_matches(NULL, 1, NULL));
  EXPECT(lockstep_node_closest(NULL, 1, NULL) == LOCKSTEP_NO_NODE);
  lockstep_selector_free(NULL);
  lockstep_selector_error_free(NULL);
  lockstep_selection_free(NULL);
}

int main(void) {
  test_names();
  test_mime_types();
  test_walk();
  test_find();
  test_fragments();
  test_errors();
  test_limits();
  test_limit_of_copies();
  test_positions();
  test_pieces();
  test_bytes();
  test_changes();
  test_markup();
  test_tokens_and_namespaces();
  test_own_views();
  test_serialize();
  test_tokens();
  test_rewriting();
  test_editing_in_place();
  test_other_versions();
  test_null_handles();
  test_bad_nodes();
  test_selectors();
  test_encoding();
  test_xml();
  test_scripting();
  test_speculative();
  test_rewriter();
  test_sanitizer();
  test_main_content();
  test_markdown();
  test_validator();
  test_xpath();
  return mistakes != 0;
}
