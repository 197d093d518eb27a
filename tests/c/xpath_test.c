// XPath by lockstep/c.h, in C99.
#include "check.h"

static const char kPage[] = "<ul><li id=a class=x>one<li id=b>two</ul><svg><a id=s /></svg>";

static lockstep_xpath* parsed(const char* expression, int32_t flags) {
  static const lockstep_namespace_prefix prefixes[] = {{"svg", LOCKSTEP_NAMESPACE_SVG}};
  lockstep_xpath* xpath = NULL;
  EXPECT(lockstep_xpath_parse(expression, strlen(expression), prefixes, 1, flags, &xpath, NULL) ==
         LOCKSTEP_OK);
  return xpath;
}

static lockstep_xpath_value* evaluated(const lockstep_document* document, const char* expression,
                                       const lockstep_xpath_variable* variables, size_t count) {
  lockstep_xpath* xpath = parsed(expression, LOCKSTEP_XPATH_EXTENSIONS);
  lockstep_xpath_value* value = NULL;
  EXPECT(lockstep_xpath_evaluate(document, lockstep_document_root(document), xpath, variables, count, &value,
                                 NULL) == LOCKSTEP_OK);
  lockstep_xpath_free(xpath);  // the value stays valid
  return value;
}

static bool has_string(const lockstep_xpath_value* value, const char* wanted) {
  lockstep_buffer text = {NULL, 0};
  return lockstep_xpath_value_string(value, &text) == LOCKSTEP_OK && buffer_is(&text, wanted);
}

static void test_nodes(void) {
  lockstep_document* document = parse(kPage, NULL);
  lockstep_xpath_value* value = evaluated(document, "//li | //svg:a", NULL, 0);
  EXPECT(lockstep_xpath_value_type(value) == LOCKSTEP_XPATH_NODES);
  EXPECT(lockstep_xpath_value_count(value) == 3);
  EXPECT(same(lockstep_node_attribute(document, lockstep_xpath_value_node(value, 1), "id"), "b"));
  EXPECT(lockstep_xpath_value_attribute(value, 1) == LOCKSTEP_NO_ATTRIBUTE);
  EXPECT(lockstep_xpath_value_node(value, 3) == LOCKSTEP_NO_NODE);
  EXPECT(lockstep_xpath_value_attribute(value, 3) == LOCKSTEP_NO_ATTRIBUTE);
  EXPECT(has_string(value, "one"));
  EXPECT(lockstep_xpath_value_boolean(value));
  lockstep_xpath_value_free(value);

  value = evaluated(document, "//li/@class", NULL, 0);
  EXPECT(lockstep_xpath_value_count(value) == 1);
  EXPECT(lockstep_xpath_value_attribute(value, 0) == 1);
  EXPECT(same(lockstep_node_attribute_value(document, lockstep_xpath_value_node(value, 0), 1), "x"));
  lockstep_xpath_value_free(value);
  lockstep_document_free(document);
}

static void test_other_values(void) {
  lockstep_document* document = parse(kPage, NULL);
  lockstep_xpath_value* value = evaluated(document, "count(//li) div 4", NULL, 0);
  EXPECT(lockstep_xpath_value_type(value) == LOCKSTEP_XPATH_NUMBER);
  EXPECT(lockstep_xpath_value_number(value) == 0.5 && lockstep_xpath_value_count(value) == 0);
  lockstep_xpath_value_free(value);
  value = evaluated(document, "upper-case(//li[2])", NULL, 0);
  EXPECT(lockstep_xpath_value_type(value) == LOCKSTEP_XPATH_STRING && has_string(value, "TWO"));
  lockstep_xpath_value_free(value);
  value = evaluated(document, "1 > 2", NULL, 0);
  EXPECT(lockstep_xpath_value_type(value) == LOCKSTEP_XPATH_BOOLEAN && !lockstep_xpath_value_boolean(value));
  EXPECT(has_string(value, "false"));
  lockstep_xpath_value_free(value);
  lockstep_document_free(document);
}

static void test_variables(void) {
  lockstep_document* document = parse(kPage, NULL);
  lockstep_xpath_variable variables[4];
  lockstep_xpath_value* nodes = evaluated(document, "//li", NULL, 0);
  lockstep_xpath_value* value = NULL;
  lockstep_xpath* xpath = parsed("1", 0);
  memset(variables, 0, sizeof variables);
  variables[0].name = "id";
  variables[0].type = LOCKSTEP_XPATH_STRING;
  variables[0].string.data = "b";
  variables[0].string.size = 1;
  variables[1].name = "n";
  variables[1].type = LOCKSTEP_XPATH_NUMBER;
  variables[1].number = 2;
  variables[2].name = "yes";
  variables[2].type = LOCKSTEP_XPATH_BOOLEAN;
  variables[2].boolean = true;
  variables[3].name = "nodes";
  variables[3].type = LOCKSTEP_XPATH_NODES;
  variables[3].nodes = nodes;
  value = evaluated(document, "$nodes[@id = $id][count($nodes) = $n][$yes]", variables, 4);
  EXPECT(lockstep_xpath_value_count(value) == 1 && has_string(value, "two"));
  lockstep_xpath_value_free(value);

  variables[3].nodes = NULL;
  EXPECT(lockstep_xpath_evaluate(document, lockstep_document_root(document), xpath, variables, 4, &value,
                                 NULL) == LOCKSTEP_BAD_ARGUMENT);
  variables[3].type = 0;
  EXPECT(lockstep_xpath_evaluate(document, lockstep_document_root(document), xpath, variables, 4, &value,
                                 NULL) == LOCKSTEP_BAD_ARGUMENT);
  variables[0].name = NULL;
  EXPECT(lockstep_xpath_evaluate(document, lockstep_document_root(document), xpath, variables, 1, &value,
                                 NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(value == NULL);
  lockstep_xpath_free(xpath);
  lockstep_xpath_value_free(nodes);
  lockstep_document_free(document);
}

static void test_flags(void) {
  lockstep_document* document = parse(kPage, NULL);
  lockstep_xpath* xpath = parsed("//svg/a", LOCKSTEP_XPATH_ANY_NAMESPACE);
  lockstep_xpath_value* value = NULL;
  EXPECT(lockstep_xpath_evaluate(document, lockstep_document_root(document), xpath, NULL, 0, &value, NULL) ==
         LOCKSTEP_OK);
  EXPECT(lockstep_xpath_value_count(value) == 1);
  lockstep_xpath_value_free(value);
  lockstep_xpath_free(xpath);
  lockstep_document_free(document);
}

static void test_errors(void) {
  lockstep_document* document = parse(kPage, NULL);
  lockstep_node root = lockstep_document_root(document);
  lockstep_namespace_prefix wrong = {"x", 99};
  lockstep_xpath* xpath = NULL;
  lockstep_xpath_error* error = NULL;
  lockstep_xpath_value* value = NULL;
  EXPECT(equal(lockstep_status_name(LOCKSTEP_INVALID_XPATH), "invalid XPath"));
  EXPECT(lockstep_xpath_parse("\xC3\xA9[cuont(a)]", 12, NULL, 0, 0, &xpath, &error) ==
         LOCKSTEP_INVALID_XPATH);
  EXPECT(xpath == NULL);
  EXPECT(same(lockstep_xpath_error_suggestion(error), "count"));
  EXPECT(lockstep_xpath_error_offset(error) == 3 && lockstep_xpath_error_column(error) == 3);
  EXPECT(lockstep_xpath_error_message(error).size > 20);
  lockstep_xpath_error_free(error);
  EXPECT(lockstep_xpath_parse("1", 1, NULL, 0, 4, &xpath, &error) == LOCKSTEP_BAD_ARGUMENT && error == NULL);
  EXPECT(lockstep_xpath_parse("1", 1, NULL, 1, 0, &xpath, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_parse("1", 1, &wrong, 1, 0, &xpath, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_parse(NULL, 1, NULL, 0, 0, &xpath, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_parse("1", 1, NULL, 0, 0, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_parse("", 0, NULL, 0, 0, &xpath, NULL) == LOCKSTEP_INVALID_XPATH);

  xpath = parsed("1 + $x", 0);
  EXPECT(lockstep_xpath_evaluate(document, root, xpath, NULL, 0, &value, &error) == LOCKSTEP_INVALID_XPATH);
  EXPECT(lockstep_xpath_error_column(error) == 5 && value == NULL);
  lockstep_xpath_error_free(error);
  EXPECT(lockstep_xpath_evaluate(document, root, NULL, NULL, 0, &value, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_evaluate(document, root, xpath, NULL, 1, &value, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_evaluate(document, LOCKSTEP_NO_NODE, xpath, NULL, 0, &value, NULL) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_xpath_evaluate(document, root, xpath, NULL, 0, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_xpath_free(xpath);

  EXPECT(is_none(lockstep_xpath_error_message(NULL)) && lockstep_xpath_error_column(NULL) == 0);
  EXPECT(lockstep_xpath_value_type(NULL) == 0 && lockstep_xpath_value_count(NULL) == 0);
  EXPECT(lockstep_xpath_value_node(NULL, 0) == LOCKSTEP_NO_NODE && !lockstep_xpath_value_boolean(NULL));
  EXPECT(lockstep_xpath_value_number(NULL) == 0 && lockstep_xpath_value_attribute(NULL, 0) == 0);
  lockstep_xpath_free(NULL);
  lockstep_xpath_error_free(NULL);
  lockstep_xpath_value_free(NULL);
  lockstep_document_free(document);
}

void test_xpath(void) {
  test_nodes();
  test_other_values();
  test_variables();
  test_flags();
  test_errors();
}
