/* Calls something of each part of the interface for C, and prints the editions. */
#ifdef AMALGAMATED
#include "lockstep_c.h"
#else
#include "lockstep/c.h"
#endif

#include <stdio.h>
#include <string.h>

static void count(const lockstep_token* token, void* user_data) {
  *(int*)user_data += lockstep_token_type(token) == LOCKSTEP_TOKEN_START_TAG;
}

int main(void) {
  static const char html[] = "<title>x</title><p>\xC1";
  lockstep_encoding_options encoding;
  lockstep_tokenizer_options tokens;
  lockstep_document* document = NULL;
  lockstep_parser* parser = NULL;
  lockstep_parse_options options;
  lockstep_validation* validation = NULL;
  lockstep_buffer text = {NULL, 0};
  int tags = 0, right;
  size_t i;

  lockstep_encoding_options_init(&encoding, sizeof encoding);
  encoding.transport_encoding = lockstep_charset_of_content_type("text/html; charset=koi8-r");
  right =
      lockstep_parser_create_bytes(&encoding, NULL, &parser) == LOCKSTEP_OK &&
      lockstep_parser_write(parser, html, sizeof html - 1) == LOCKSTEP_OK &&
      lockstep_parser_finish(parser, &document) == LOCKSTEP_OK &&
      lockstep_serialize_to_buffer(document, lockstep_document_body(document), NULL, &text) == LOCKSTEP_OK &&
      strcmp(text.data, "<p>\xD0\xB0</p>") == 0;
  lockstep_buffer_free(&text);
  lockstep_document_free(document);
  lockstep_parser_free(parser);

  lockstep_tokenizer_options_init(&tokens, sizeof tokens);
  tokens.on_token = count;
  tokens.user_data = &tags;
  right = right && lockstep_tokenize(html, sizeof html - 1, &tokens) == LOCKSTEP_OK && tags == 2;

  lockstep_parse_options_init(&options, sizeof options);
  options.positions = true;
  right = right && lockstep_parse("<blink>", 7, &options, &document) == LOCKSTEP_OK &&
          lockstep_validate(document, NULL, &validation) == LOCKSTEP_OK &&
          lockstep_validation_finding_count(validation) > 0;
  lockstep_validation_free(validation);
  lockstep_document_free(document);

  for (i = 0; lockstep_edition(i) != NULL; ++i) puts(lockstep_edition(i));
  return !right || strcmp(lockstep_version(), LOCKSTEP_VERSION) != 0;
}
