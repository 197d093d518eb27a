// Validation by lockstep/c.h, in C99.
#include "check.h"

static lockstep_validation* validation_of(const char* html, const lockstep_validate_options* options) {
  lockstep_parse_options parse_options;
  lockstep_document* document = NULL;
  lockstep_validation* validation = NULL;
  lockstep_parse_options_init(&parse_options, sizeof parse_options);
  parse_options.positions = parse_options.collect_errors = true;
  document = parse(html, &parse_options);
  EXPECT(lockstep_validate(document, options, &validation) == LOCKSTEP_OK);
  lockstep_document_free(document);  // the findings stay valid
  return validation;
}

static void test_findings(void) {
  lockstep_buffer link = {NULL, 0};
  lockstep_validation* validation = validation_of(
      "<!doctype html><html lang=en><meta "
      "charset=utf-8><title>t</title>\n<span>\xC3\xA4<div>a</div></span></b>",
      NULL);
  const lockstep_finding* finding = lockstep_validation_finding(validation, 0);
  EXPECT(lockstep_validation_finding_count(validation) == 2);
  EXPECT(equal(lockstep_finding_rule(finding), "element-not-allowed"));
  EXPECT(lockstep_finding_severity(finding) == LOCKSTEP_SEVERITY_ERROR);
  EXPECT(same(lockstep_finding_message(finding),
              "<div> is not allowed in <span>, whose content is phrasing content."));
  EXPECT(equal(lockstep_finding_explanation(finding),
               "{element} is not allowed in {parent}, whose content is {content}."));
  EXPECT(lockstep_finding_anchor(finding)[0] == '#');
  EXPECT(lockstep_finding_link(finding, &link) == LOCKSTEP_OK);
  EXPECT(strncmp(link.data, "https://html.spec.whatwg.org/multipage/", 39) == 0);
  EXPECT(strstr(link.data, lockstep_finding_anchor(finding)) != NULL);
  lockstep_buffer_free(&link);
  EXPECT(lockstep_finding_range(finding).begin == 74 && lockstep_finding_range(finding).end == 79);
  EXPECT(lockstep_finding_line(finding) == 2 && lockstep_finding_column(finding) == 8);
  EXPECT(lockstep_finding_end_line(finding) == 2 && lockstep_finding_end_column(finding) == 13);
  EXPECT(lockstep_finding_second_range(finding).begin == 66 &&
         lockstep_finding_second_range(finding).end == 72);
  EXPECT(lockstep_finding_second_line(finding) == 2 && lockstep_finding_second_column(finding) == 1);
  EXPECT(lockstep_finding_second_end_line(finding) == 2 && lockstep_finding_second_end_column(finding) == 7);
  EXPECT(same(lockstep_finding_second_message(finding), "<span> is opened here"));

  finding = lockstep_validation_finding(validation, 1);  // a parse error
  EXPECT(lockstep_finding_range(finding).begin == 93);
  EXPECT(lockstep_finding_range(finding).end == 97);
  EXPECT(lockstep_finding_second_range(finding).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_finding_second_line(finding) == 0 && is_none(lockstep_finding_second_message(finding)));
  EXPECT(lockstep_validation_finding(validation, 2) == NULL);
  lockstep_validation_free(validation);
}

static void test_options(void) {
  static const char html[] = "<!doctype html><html lang=en><meta charset=utf-8><title>t</title><a><div>b</i>";
  lockstep_validate_options options;
  lockstep_validation* validation = NULL;
  lockstep_validate_options_init(&options, sizeof options);
  EXPECT(options.size == sizeof options && options.parse_errors && options.conformance);
  validation = validation_of(html, &options);
  EXPECT(lockstep_validation_finding_count(validation) > 1);
  lockstep_validation_free(validation);
  options.parse_errors = options.conformance = false;
  validation = validation_of(html, &options);
  EXPECT(lockstep_validation_finding_count(validation) == 0);
  lockstep_validation_free(validation);
  options.conformance = true;
  validation =
      validation_of("<!doctype html><html lang=en><meta charset=utf-8><title>t</title></b>", &options);
  EXPECT(lockstep_validation_finding_count(validation) == 0);
  lockstep_validation_free(validation);
}

static void test_warnings(void) {
  lockstep_validation* validation = validation_of(
      "<!doctype html><html lang=en><meta charset=utf-8><title>t</title><script "
      "type=text/javascript></script>",
      NULL);
  EXPECT(lockstep_validation_finding_count(validation) == 1);
  EXPECT(lockstep_finding_severity(lockstep_validation_finding(validation, 0)) == LOCKSTEP_SEVERITY_WARNING);
  lockstep_validation_free(validation);
}

static void test_rules(void) {
  const lockstep_finding_rule_info* rule = NULL;
  size_t i, errors = 0, warnings = 0;
  for (i = 0; (rule = lockstep_finding_rules(i)) != NULL; ++i) {
    EXPECT(lockstep_finding_rule_info_name(rule)[0] != '\0');
    EXPECT(lockstep_finding_rule_info_sentence(rule)[0] != '\0');
    EXPECT(strncmp(lockstep_finding_rule_info_link(rule), "https://", 8) == 0);
    errors += lockstep_finding_rule_info_severity(rule) == LOCKSTEP_SEVERITY_ERROR;
    warnings += lockstep_finding_rule_info_severity(rule) == LOCKSTEP_SEVERITY_WARNING;
  }
  EXPECT(errors > 40 && warnings > 0);
}

static void test_bad_arguments(void) {
  lockstep_validate_options options;
  lockstep_buffer link = {NULL, 0};
  lockstep_document* document = parse("<p>", NULL);
  lockstep_validation* validation = NULL;
  EXPECT(lockstep_validate(document, NULL, &validation) == LOCKSTEP_BAD_ARGUMENT);  // it has no positions
  EXPECT(validation == NULL);
  EXPECT(lockstep_validate(NULL, NULL, &validation) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_validate(document, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_validate_options_init(&options, sizeof options);
  options.size = 1;
  EXPECT(lockstep_validate(document, &options, &validation) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_document_free(document);
  lockstep_validation_free(NULL);
  EXPECT(lockstep_validation_finding_count(NULL) == 0 && lockstep_validation_finding(NULL, 0) == NULL);
  EXPECT(lockstep_finding_rule(NULL) == NULL && lockstep_finding_severity(NULL) == 0);
  EXPECT(is_none(lockstep_finding_message(NULL)) && lockstep_finding_explanation(NULL) == NULL);
  EXPECT(lockstep_finding_anchor(NULL) == NULL && lockstep_finding_line(NULL) == 0);
  EXPECT(lockstep_finding_link(NULL, &link) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_finding_range(NULL).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_finding_second_range(NULL).begin == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_finding_rule_info_name(NULL) == NULL && lockstep_finding_rule_info_severity(NULL) == 0);
  EXPECT(equal(lockstep_severity_name(LOCKSTEP_SEVERITY_WARNING), "warning"));
  EXPECT(equal(lockstep_severity_name(LOCKSTEP_SEVERITY_INFO), "info"));
  EXPECT(lockstep_severity_name(0) == NULL && lockstep_severity_name(4) == NULL);
}

void test_validator(void) {
  test_findings();
  test_options();
  test_warnings();
  test_rules();
  test_bad_arguments();
}
