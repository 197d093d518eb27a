// Markdown by lockstep/c.h, in C99.
#include "check.h"

static lockstep_markdown_options markdown_options(void) {
  lockstep_markdown_options options;
  lockstep_markdown_options_init(&options, sizeof options);
  return options;
}

// Whether a page is this in Markdown.
static bool is(const char* html, const lockstep_markdown_options* options, const char* expected) {
  lockstep_document* document = parse(html, NULL);
  lockstep_markdown* markdown = NULL;
  bool as_expected =
      lockstep_node_markdown(document, lockstep_document_root(document), options, &markdown) == LOCKSTEP_OK;
  lockstep_document_free(document);
  as_expected = as_expected && same(lockstep_markdown_text(markdown), expected);
  if (!as_expected) fprintf(stderr, "%s: it is: %s\n", html, lockstep_markdown_text(markdown).data);
  lockstep_markdown_free(markdown);
  return as_expected;
}

static const char* absolute(const char* url, size_t size, void* user_data) {
  char* const buffer = (char*)user_data;
  if (size != 1) return NULL;
  buffer[0] = '/';
  buffer[1] = url[0];
  buffer[2] = '\0';
  return buffer;
}

static void test_options(void) {
  static const char table[] = "<table><tr><td colspan=2>a<p>b</table>";
  char buffer[3];
  lockstep_markdown_options options = markdown_options();
  EXPECT(options.size == sizeof options && options.bullet == '-' && options.emphasis == '*');
  EXPECT(options.width == 0 && !options.scripting && options.drop == NULL && options.address == NULL);
  EXPECT(is("", NULL, "") && is("<h1>a</h1><ul><li><i>b</i></ul>", NULL, "# a\n\n- *b*\n"));
  EXPECT(is(table, &options, "|  |\n| --- |\n| a<br>b |\n"));
  options.tables = LOCKSTEP_MARKDOWN_TABLES_TEXT;
  EXPECT(is(table, &options, "a\n\nb\n"));
  options.tables = LOCKSTEP_MARKDOWN_TABLES_HTML;
  EXPECT(is(table, &options, "<table>\n<tr><td colspan=\"2\">a<p>b</p></td></tr>\n</table>\n"));
  options.flavor = LOCKSTEP_MARKDOWN_COMMONMARK;
  EXPECT(is("<s>a</s>", &options, "<del>a</del>\n"));
  options.headings = LOCKSTEP_MARKDOWN_HEADINGS_SETEXT;
  EXPECT(is("<h1>a</h1>", &options, "a\n===\n"));
  options.bullet = '+';
  options.emphasis = '_';
  EXPECT(is("<ul><li><i>b</i></ul>", &options, "+ _b_\n"));
  options.width = 3;
  EXPECT(is("<p>a b c", &options, "a b\nc\n"));
  options.drop = "nav  footer ";
  EXPECT(is("a<nav>b</nav><footer>c</footer>d", &options, "a\n\nd\n"));
  options.scripting = true;
  EXPECT(is("a<noscript>b</noscript>", &options, "a\n"));
  options.address = &absolute;
  options.address_user_data = buffer;
  EXPECT(is("<a href=a>b</a> <a href=cd>e</a>", &options, "[b](/a)\n[e](cd)\n"));
  options.links = LOCKSTEP_MARKDOWN_LINKS_REFERENCED;
  options.images = LOCKSTEP_MARKDOWN_IMAGES_ALT;
  EXPECT(is("<a href=a>b</a><img alt=c>", &options, "[b][1]c\n\n[1]: /a\n"));
  options.images = LOCKSTEP_MARKDOWN_IMAGES_DROPPED;
  EXPECT(is("<img alt=c>", &options, ""));
}

static void test_losses(void) {
  lockstep_document* document = parse("<p>a@b<sup>c</sup>", NULL);
  lockstep_markdown* markdown = NULL;
  const lockstep_node p = lockstep_node_first_child(document, lockstep_document_body(document));
  const lockstep_node sup = lockstep_node_last_child(document, p);
  EXPECT(lockstep_node_markdown(document, p, NULL, &markdown) == LOCKSTEP_OK);
  EXPECT(lockstep_markdown_loss_count(markdown) == 2);
  EXPECT(lockstep_markdown_loss_kind(markdown, 0) == LOCKSTEP_MARKDOWN_LOSS_AUTOMATIC_LINK);
  EXPECT(lockstep_markdown_loss_node(markdown, 0) == lockstep_node_first_child(document, p));
  EXPECT(lockstep_markdown_loss_kind(markdown, 1) == LOCKSTEP_MARKDOWN_LOSS_RAISED_TEXT);
  EXPECT(lockstep_markdown_loss_node(markdown, 1) == sup);
  EXPECT(equal(lockstep_markdown_loss_name(markdown, 1), "raised text"));
  EXPECT(lockstep_markdown_loss_kind(markdown, 2) == 0 && lockstep_markdown_loss_name(markdown, 2) == NULL);
  EXPECT(lockstep_markdown_loss_node(markdown, 2) == LOCKSTEP_NO_NODE);
  lockstep_markdown_free(markdown);
  // The last kind.
  EXPECT(lockstep_node_set_inner_html(document, p, "<input type=checkbox>", 21, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_node_markdown(document, p, NULL, &markdown) == LOCKSTEP_OK);
  EXPECT(lockstep_markdown_loss_kind(markdown, 0) == LOCKSTEP_MARKDOWN_LOSS_CHECKBOX);
  EXPECT(equal(lockstep_markdown_loss_name(markdown, 0), "checkbox"));
  lockstep_markdown_free(markdown);
  lockstep_document_free(document);
}

static void test_incorrect_use(void) {
  lockstep_document* document = parse("", NULL);
  lockstep_markdown* markdown = (lockstep_markdown*)document;
  const lockstep_node root = lockstep_document_root(document);
  lockstep_markdown_options options = markdown_options();
  EXPECT(lockstep_node_markdown(document, root, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_node_markdown(NULL, root, NULL, &markdown) == LOCKSTEP_BAD_ARGUMENT && markdown == NULL);
  EXPECT(lockstep_node_markdown(document, 9999, NULL, &markdown) == LOCKSTEP_BAD_ARGUMENT);
  options.tables = LOCKSTEP_MARKDOWN_TABLES_HTML + 1;
  EXPECT(lockstep_node_markdown(document, root, &options, &markdown) == LOCKSTEP_BAD_ARGUMENT);
  options = markdown_options();
  options.flavor = -1;
  EXPECT(lockstep_node_markdown(document, root, &options, &markdown) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(is_none(lockstep_markdown_text(NULL)) && lockstep_markdown_loss_count(NULL) == 0);
  EXPECT(lockstep_markdown_loss_kind(NULL, 0) == 0 && lockstep_markdown_loss_name(NULL, 0) == NULL);
  EXPECT(lockstep_markdown_loss_node(NULL, 0) == LOCKSTEP_NO_NODE);
  lockstep_markdown_free(NULL);
  lockstep_document_free(document);
}

void test_markdown(void) {
  test_options();
  test_losses();
  test_incorrect_use();
}
