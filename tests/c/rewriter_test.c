// Rewriters of lockstep/c.h, in C99.
#include "check.h"

#define TEXT(text) (text), (sizeof(text) - 1)

static void read_all(lockstep_rewriter* rewriter, char* output, size_t* size, int* types) {
  lockstep_rewrite_token* token = NULL;
  while ((token = lockstep_rewriter_next(rewriter)) != NULL) {
    const int32_t type = lockstep_rewrite_token_type(token);
    types[type]++;
    if (type == LOCKSTEP_REWRITE_START_TAG) {
      EXPECT(lockstep_rewrite_token_match_count(token) == 1);
      EXPECT(lockstep_rewrite_token_match(token, 0) == 0);
      EXPECT(lockstep_rewrite_token_match(token, 1) == LOCKSTEP_NO_OFFSET);
      EXPECT(same(lockstep_rewrite_token_name(token), "a"));
      EXPECT(lockstep_rewrite_token_namespace(token) == LOCKSTEP_NAMESPACE_HTML);
      EXPECT(same(lockstep_rewrite_token_attribute_name(token, 0), "href"));
      EXPECT(same(lockstep_rewrite_token_attribute_value(token, 0), "x"));
      EXPECT(is_none(lockstep_rewrite_token_attribute_value(token, 1)));
      EXPECT(same(lockstep_rewrite_token_bytes(token), "<a HREF=x>"));
      EXPECT(lockstep_rewrite_token_range(token).begin == 15);
      EXPECT(lockstep_rewrite_token_set_attribute(token, TEXT("href"), TEXT("y")));
      EXPECT(!lockstep_rewrite_token_set_attribute(token, TEXT("a b"), TEXT("")));
      EXPECT(same(lockstep_rewrite_token_attribute(token, TEXT("HREF")), "y"));
      EXPECT(lockstep_rewrite_token_before(token, TEXT("<hr>"), true));
      EXPECT(lockstep_rewrite_token_append(token, TEXT("&"), false));
      EXPECT(lockstep_rewrite_token_watch_end_tag(token));
      EXPECT(!lockstep_rewrite_token_set_text(token, TEXT("")));
    }
    if (type == LOCKSTEP_REWRITE_COMMENT) EXPECT(lockstep_rewrite_token_remove(token));
  }
  const lockstep_string written = lockstep_rewriter_take_output(rewriter);
  memcpy(output + *size, written.data, written.size);
  *size += written.size;
}

void test_rewriter(void) {
  static const char kPage[] = "<!doctype html><a HREF=x>\xE0</a><!--c--><p>";
  char output[200];
  size_t size = 0, at = 0;
  int types[7] = {0};
  lockstep_encoding_options encoding;
  lockstep_rewriter* rewriter = NULL;
  lockstep_selector_error* error = NULL;
  lockstep_encoding_options_init(&encoding, sizeof encoding);
  encoding.transport_encoding = "windows-1252";
  EXPECT(lockstep_rewriter_create(&encoding, NULL, 1000, &rewriter) == LOCKSTEP_OK);
  EXPECT(lockstep_rewriter_watch(rewriter, TEXT("a:last-child"), LOCKSTEP_REWRITE_ELEMENTS, &error) ==
         LOCKSTEP_INVALID_SELECTOR);
  EXPECT(lockstep_selector_error_message(error).size != 0);
  lockstep_selector_error_free(error);
  EXPECT(lockstep_rewriter_watch(rewriter, TEXT("a"), LOCKSTEP_REWRITE_DOCTYPES, NULL) ==
         LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_rewriter_watch(rewriter, TEXT("a"), LOCKSTEP_REWRITE_ELEMENTS, NULL) == LOCKSTEP_OK);
  EXPECT(lockstep_rewriter_watch_document(rewriter, LOCKSTEP_REWRITE_COMMENTS | LOCKSTEP_REWRITE_THE_END) ==
         LOCKSTEP_OK);
  for (; at < sizeof kPage - 1; ++at) {
    EXPECT(lockstep_rewriter_write(rewriter, kPage + at, 1) == LOCKSTEP_OK);
    read_all(rewriter, output, &size, types);
  }
  EXPECT(lockstep_rewriter_finish(rewriter) == LOCKSTEP_OK);
  read_all(rewriter, output, &size, types);
  output[size] = '\0';
  EXPECT(equal(output, "<!doctype html><hr><a HREF=y>\xE0&amp;</a><p>"));
  EXPECT(types[LOCKSTEP_REWRITE_START_TAG] == 1 && types[LOCKSTEP_REWRITE_END_TAG] == 1);
  EXPECT(types[LOCKSTEP_REWRITE_COMMENT] == 1 && types[LOCKSTEP_REWRITE_END] == 1);
  EXPECT(equal(lockstep_rewriter_encoding(rewriter), "windows-1252"));
  EXPECT(lockstep_rewriter_skipped_tokens(rewriter) == 0);
  EXPECT(lockstep_rewriter_status(rewriter) == LOCKSTEP_OK);
  EXPECT(lockstep_rewriter_write(rewriter, "x", 1) == LOCKSTEP_FINISHED);
  EXPECT(lockstep_rewriter_watch_document(rewriter, 0) == LOCKSTEP_FINISHED);
  lockstep_rewriter_free(rewriter);

  EXPECT(lockstep_rewriter_create(NULL, NULL, 0, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_rewriter_next(NULL) == NULL && is_none(lockstep_rewriter_take_output(NULL)));
  EXPECT(lockstep_rewrite_token_type(NULL) == LOCKSTEP_REWRITE_NONE);
  EXPECT(!lockstep_rewrite_token_before(NULL, "", 0, true) && !lockstep_rewrite_token_remove(NULL));
  lockstep_rewriter_free(NULL);
}
