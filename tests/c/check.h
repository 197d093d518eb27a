// What the tests of the C interface share.
#ifndef LOCKSTEP_TESTS_C_CHECK_H
#define LOCKSTEP_TESTS_C_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lockstep/c.h"

extern int mistakes;

#define EXPECT(holds)                                                     \
  do {                                                                    \
    if (!(holds)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #holds); \
      ++mistakes;                                                         \
    }                                                                     \
  } while (0)

static inline bool same(lockstep_string text, const char* expected) {
  return text.data != NULL && text.size == strlen(expected) && memcmp(text.data, expected, text.size) == 0;
}

static inline bool is_none(lockstep_string text) { return text.data == NULL && text.size == 0; }

static inline bool equal(const char* text, const char* expected) {
  return text != NULL && strcmp(text, expected) == 0;
}

// Checks a buffer, and frees it.
static inline bool buffer_is(lockstep_buffer* buffer, const char* expected) {
  const bool is =
      buffer->data != NULL && buffer->size == strlen(expected) && strcmp(buffer->data, expected) == 0;
  if (!is) fprintf(stderr, "it is: %s\n", buffer->data == NULL ? "none" : buffer->data);
  lockstep_buffer_free(buffer);
  return is && buffer->data == NULL && buffer->size == 0;
}

// Parses a text, which must succeed.
static inline lockstep_document* parse(const char* html, const lockstep_parse_options* options) {
  lockstep_document* document = NULL;
  EXPECT(lockstep_parse(html, strlen(html), options, &document) == LOCKSTEP_OK);
  return document;
}

static inline bool html_is(const lockstep_document* document, lockstep_node node, const char* expected) {
  lockstep_buffer html;
  return lockstep_serialize_to_buffer(document, node, NULL, &html) == LOCKSTEP_OK &&
         buffer_is(&html, expected);
}

// The tests of the other files.
void test_encoding(void);
void test_xml(void);
void test_scripting(void);
void test_speculative(void);
void test_rewriter(void);
void test_sanitizer(void);
void test_main_content(void);
void test_markdown(void);
void test_validator(void);
void test_xpath(void);

#endif
