// Main content by lockstep/c.h, in C99.
#include "check.h"

#define SENTENCE(thing) \
  "The " thing " was built by hand in a small town, and it has been running for ninety years. "
#define PARAGRAPH(thing) "<p>" SENTENCE(thing) SENTENCE(thing) SENTENCE(thing) "</p>"

static const char page[] =
    "<!doctype html><html lang=en><title>A clock</title><meta name=author content='A. B'>"
    "<nav><a href=/>Home</a> <a href=/s>Shop</a></nav><main><article><h1>A clock</h1>" PARAGRAPH("clock")
        PARAGRAPH("clock") PARAGRAPH("clock") PARAGRAPH("clock") PARAGRAPH("clock") "<noscript>"
            PARAGRAPH("radio") "</noscript><ul><li>It has a <b>bell</b>, which is struck every hour.</ul>"
    "</article></main><footer><a href=/p>Privacy policy</a></footer>";

// Whether a text that is requested by a function contains these words and not the others; the text is freed.
static bool says(lockstep_status (*write)(const lockstep_content*, lockstep_buffer*),
                 const lockstep_content* content, const char* words, const char* others) {
  lockstep_buffer text = {NULL, 0};
  bool as_expected = write(content, &text) == LOCKSTEP_OK;
  as_expected =
      as_expected && text.size == strlen(text.data) && strstr(text.data, words) && !strstr(text.data, others);
  lockstep_buffer_free(&text);
  return as_expected;
}

static void test_content(void) {
  lockstep_document* document = parse(page, NULL);
  lockstep_content* content = NULL;
  size_t i = 0;
  EXPECT(lockstep_main_content(document, false, &content) == LOCKSTEP_OK);
  EXPECT(says(&lockstep_content_text, content, "built by hand", "Privacy"));
  EXPECT(says(&lockstep_content_text, content, "radio", "Shop"));
  EXPECT(says(&lockstep_content_markdown, content, "\n- It has a **bell**, which", "Privacy"));
  EXPECT(says(&lockstep_content_html, content, "<li>It has a <b>bell</b>, which", "Privacy"));
  EXPECT(lockstep_content_kind(content) == LOCKSTEP_PAGE_ARTICLE);
  EXPECT(lockstep_content_confidence(content) > 0.5 && lockstep_content_confidence(content) <= 1);
  EXPECT(same(lockstep_content_title(content), "A clock"));
  EXPECT(same(lockstep_content_author(content), "A. B"));
  EXPECT(same(lockstep_content_language(content), "en"));
  EXPECT(same(lockstep_content_published(content), "") && same(lockstep_content_modified(content), ""));
  EXPECT(same(lockstep_content_site(content), "") && same(lockstep_content_canonical(content), ""));
  EXPECT(same(lockstep_content_image(content), "") && same(lockstep_content_description(content), ""));
  EXPECT(same(lockstep_content_body(content), ""));
  EXPECT(lockstep_content_node_count(content) > 0);
  for (i = 0; i < lockstep_content_node_count(content); ++i) {
    const lockstep_node node = lockstep_content_node(content, i);
    EXPECT(node != LOCKSTEP_NO_NODE);
    EXPECT(lockstep_node_contains(document, lockstep_document_body(document), node));
  }
  EXPECT(lockstep_content_node(content, i) == LOCKSTEP_NO_NODE);
  lockstep_content_free(content);

  EXPECT(lockstep_main_content(document, true, &content) == LOCKSTEP_OK);
  EXPECT(says(&lockstep_content_text, content, "built by hand", "radio"));
  lockstep_content_free(content);
  lockstep_document_free(document);
}

static void test_copies(void) {
  lockstep_document* document = parse(page, NULL);
  lockstep_document* copy = NULL;
  lockstep_content* content = NULL;
  lockstep_buffer text = {NULL, 0};
  EXPECT(lockstep_main_content(document, false, &content) == LOCKSTEP_OK);
  EXPECT(lockstep_content_document(content, &copy) == LOCKSTEP_OK);
  lockstep_content_free(content);
  lockstep_document_free(document);  // the copy stays valid
  EXPECT(lockstep_node_inner_text(copy, lockstep_document_body(copy), false, &text) == LOCKSTEP_OK);
  EXPECT(strstr(text.data, "It has a bell") != NULL && strstr(text.data, "Shop") == NULL);
  lockstep_buffer_free(&text);
  lockstep_document_free(copy);

  // The text of a page that has it only as data.
  document = parse(
      "<script type=application/ld+json>{\"@type\":\"Article\",\"articleBody\":\"A text.\"}</script>", NULL);
  EXPECT(lockstep_main_content(document, false, &content) == LOCKSTEP_OK);
  EXPECT(lockstep_content_node_count(content) == 0 && same(lockstep_content_body(content), "A text."));
  EXPECT(says(&lockstep_content_text, content, "A text.", "Article"));
  lockstep_content_free(content);
  lockstep_document_free(document);
}

static void test_kinds(void) {
  static const char* const names[] = {"article",    "documentation", "service", "forum",
                                      "collection", "listing",       "product"};
  int kind = 0;
  for (kind = LOCKSTEP_PAGE_ARTICLE; kind <= LOCKSTEP_PAGE_PRODUCT; ++kind)
    EXPECT(equal(lockstep_page_kind_name(kind), names[kind - LOCKSTEP_PAGE_ARTICLE]));
  EXPECT(lockstep_page_kind_name(0) == NULL && lockstep_page_kind_name(8) == NULL);
}

static void test_null(void) {
  lockstep_document* document = parse("", NULL);
  lockstep_document* copy = document;
  lockstep_content* content = (lockstep_content*)document;
  lockstep_buffer text = {NULL, 0};
  EXPECT(lockstep_main_content(NULL, false, &content) == LOCKSTEP_BAD_ARGUMENT && content == NULL);
  EXPECT(lockstep_main_content(document, false, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_content_document(NULL, &copy) == LOCKSTEP_BAD_ARGUMENT && copy == NULL);
  EXPECT(lockstep_content_text(NULL, &text) == LOCKSTEP_BAD_ARGUMENT && text.data == NULL);
  EXPECT(lockstep_content_markdown(NULL, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_content_html(NULL, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_content_node_count(NULL) == 0 && lockstep_content_node(NULL, 0) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_content_kind(NULL) == 0 && lockstep_content_confidence(NULL) == 0);
  EXPECT(is_none(lockstep_content_title(NULL)) && is_none(lockstep_content_body(NULL)));
  lockstep_content_free(NULL);
  // An empty page.
  EXPECT(lockstep_main_content(document, false, &content) == LOCKSTEP_OK);
  EXPECT(lockstep_content_document(content, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_content_node_count(content) == 0);
  EXPECT(lockstep_content_text(content, &text) == LOCKSTEP_OK && buffer_is(&text, ""));
  lockstep_content_free(content);
  lockstep_document_free(document);
}

void test_main_content(void) {
  test_content();
  test_copies();
  test_kinds();
  test_null();
}
