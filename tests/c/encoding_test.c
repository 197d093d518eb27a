// Encodings, decoders and sniffing (lockstep/c/encoding.h), and coercing to XML (lockstep/c/xml.h).
#include "check.h"

static void test_labels(void) {
  size_t count = 0;
  while (lockstep_encoding_label(count) != NULL) {
    const char* label = lockstep_encoding_label(count);
    EXPECT(lockstep_encoding_for_label(label) != NULL);
    EXPECT(count == 0 || strcmp(lockstep_encoding_label(count - 1), label) < 0);
    ++count;
  }
  EXPECT(count > 200);
  EXPECT(lockstep_encoding_label((size_t)-1) == NULL);
  EXPECT(equal(lockstep_encoding_bom_sniff("\xEF\xBB\xBFx", 4), "UTF-8"));
  EXPECT(equal(lockstep_encoding_bom_sniff("\xFF\xFE", 2), "UTF-16LE"));
  EXPECT(lockstep_encoding_bom_sniff("\xEF\xBB", 2) == NULL);
  EXPECT(lockstep_encoding_bom_sniff(NULL, 0) == NULL && lockstep_encoding_bom_sniff(NULL, 3) == NULL);
}

static void test_output_encoding(void) {
  EXPECT(equal(lockstep_output_encoding("unicode"), "UTF-8") &&
         equal(lockstep_output_encoding("sjis"), "Shift_JIS"));
  EXPECT(lockstep_output_encoding("klingon") == NULL && lockstep_output_encoding(NULL) == NULL);
}

static void test_sniffing(void) {
  static const char page[] = "<meta charset=shift_jis>";
  const char *encoding, *confidence, *source;
  lockstep_encoding_options options;
  lockstep_encoding_options_init(&options, sizeof options);
  EXPECT(lockstep_sniff_encoding(page, sizeof page - 1, NULL, NULL, &encoding, &confidence, &source) ==
         LOCKSTEP_OK);
  EXPECT(equal(encoding, "Shift_JIS") && equal(confidence, "tentative") && equal(source, "prescan"));
  options.transport_encoding = "koi8-r";
  EXPECT(lockstep_sniff_encoding(page, sizeof page - 1, &options, lockstep_default_edition(), &encoding, NULL,
                                 NULL) == LOCKSTEP_OK);
  EXPECT(equal(encoding, "KOI8-R"));
  EXPECT(lockstep_sniff_encoding(NULL, 0, NULL, NULL, NULL, NULL, NULL) == LOCKSTEP_OK);
  {
    const char russian[] = "<p>\xC1\xE8\xE1\xEB\xE8\xEE\xF2\xE5\xEA\xE0 \xEE\xF2\xEA\xF0\xFB\xF2\xE0";
    lockstep_encoding_options detecting;
    lockstep_encoding_options_init(&detecting, sizeof detecting);
    EXPECT(lockstep_sniff_encoding(russian, sizeof russian - 1, &detecting, NULL, &encoding, NULL, NULL) ==
               LOCKSTEP_OK &&
           strcmp(encoding, "windows-1252") == 0);
    detecting.detect_legacy = lockstep_legacy_detector("ru");
    EXPECT(lockstep_sniff_encoding(russian, sizeof russian - 1, &detecting, NULL, &encoding, NULL, NULL) ==
               LOCKSTEP_OK &&
           strcmp(encoding, "windows-1251") == 0);
    EXPECT(strcmp(lockstep_detect_legacy_encoding(russian, sizeof russian - 1, NULL), "windows-1251") == 0);
    EXPECT(lockstep_detect_legacy_encoding("plain", 5, NULL) == NULL);
  }
  EXPECT(lockstep_sniff_encoding(NULL, 1, NULL, NULL, &encoding, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(encoding == NULL);
  EXPECT(lockstep_sniff_encoding("", 0, NULL, "1997-01-14", NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  options.transport_encoding = "klingon";
  EXPECT(lockstep_sniff_encoding("", 0, &options, NULL, NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
}

static void test_decoder(void) {
  static const char bytes[] = "\xA4\xA2\xA4";  // one character of EUC-JP, and the beginning of another
  lockstep_decode_options options;
  lockstep_decoder* decoder = NULL;
  lockstep_string text;
  lockstep_buffer whole;
  const char* used;
  uint64_t offset;
  lockstep_decode_options_init(&options, sizeof options);
  EXPECT(lockstep_decoder_create("euc-jp", NULL, &decoder) == LOCKSTEP_OK);
  EXPECT(lockstep_decoder_write(decoder, bytes, 1, &text) == LOCKSTEP_OK && same(text, ""));
  EXPECT(lockstep_decoder_write(decoder, bytes + 1, 2, &text) == LOCKSTEP_OK && same(text, "\xE3\x81\x82"));
  EXPECT(lockstep_decoder_write(decoder, NULL, 0, &text) == LOCKSTEP_OK && same(text, ""));
  EXPECT(lockstep_decoder_consumed(decoder) == 2);
  EXPECT(equal(lockstep_decoder_encoding(decoder), "EUC-JP"));
  EXPECT(lockstep_decoder_finish(decoder, &text) == LOCKSTEP_OK && same(text, "\xEF\xBF\xBD"));
  EXPECT(lockstep_decoder_error_offset(decoder) == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_decoder_write(decoder, "x", 1, &text) == LOCKSTEP_FINISHED && is_none(text));
  EXPECT(lockstep_decoder_finish(decoder, &text) == LOCKSTEP_FINISHED);
  lockstep_decoder_free(decoder);

  options.errors = LOCKSTEP_DECODE_FATAL;
  EXPECT(lockstep_decoder_create("euc-jp", &options, &decoder) == LOCKSTEP_OK);
  EXPECT(lockstep_decoder_write(decoder, "a\xFF", 2, &text) == LOCKSTEP_MALFORMED && same(text, "a"));
  EXPECT(lockstep_decoder_write(decoder, "b", 1, &text) == LOCKSTEP_MALFORMED && same(text, ""));
  EXPECT(lockstep_decoder_error_offset(decoder) == 1);
  lockstep_decoder_free(decoder);

  EXPECT(lockstep_decode(bytes, 3, "euc-jp", &options, &whole, &used, &offset) == LOCKSTEP_MALFORMED);
  EXPECT(buffer_is(&whole, "\xE3\x81\x82") && equal(used, "EUC-JP") && offset == 2);
  EXPECT(lockstep_decode("\xEF\xBB\xBFx", 4, "latin1", NULL, &whole, &used, &offset) == LOCKSTEP_OK);
  EXPECT(buffer_is(&whole, "x") && equal(used, "UTF-8") && offset == LOCKSTEP_NO_OFFSET);
  options.bom = LOCKSTEP_BOM_KEEP;
  EXPECT(lockstep_decode("\xEF\xBB\xBFx", 4, "utf-8", &options, &whole, NULL, NULL) == LOCKSTEP_OK);
  EXPECT(buffer_is(&whole, "\xEF\xBB\xBFx"));

  // Incorrect use.
  EXPECT(lockstep_decode("x", 1, "utf-8", NULL, NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decode(NULL, 1, "utf-8", NULL, &whole, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decode("x", 1, NULL, NULL, &whole, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decoder_create("klingon", NULL, &decoder) == LOCKSTEP_BAD_ARGUMENT && decoder == NULL);
  EXPECT(lockstep_decoder_create("utf-8", NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  options.bom = 3;
  EXPECT(lockstep_decoder_create("utf-8", &options, &decoder) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decoder_write(NULL, "x", 1, &text) == LOCKSTEP_BAD_ARGUMENT && is_none(text));
  EXPECT(lockstep_decoder_finish(NULL, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decoder_create("utf-8", NULL, &decoder) == LOCKSTEP_OK);
  EXPECT(lockstep_decoder_write(decoder, NULL, 1, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_decoder_write(decoder, "x", 1, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_decoder_free(decoder);
  lockstep_decoder_free(NULL);
  EXPECT(lockstep_decoder_encoding(NULL) == NULL && lockstep_decoder_consumed(NULL) == 0);
  EXPECT(lockstep_decoder_error_offset(NULL) == LOCKSTEP_NO_OFFSET);
}

static void test_encoder(void) {
  static const char text[] =
      "\xC3\xA9\xE2\x82\xAC\xC5\x99\xE2";  // two that latin1 has, one that it lacks, an incomplete one
  lockstep_encode_options options;
  lockstep_encoder* encoder = NULL;
  lockstep_string bytes;
  lockstep_buffer whole;
  const char* used;
  uint64_t offset;
  lockstep_encode_options_init(&options, sizeof options);
  EXPECT(lockstep_encoder_create("latin1", NULL, &encoder) == LOCKSTEP_OK);
  EXPECT(lockstep_encoder_write(encoder, text, 3, &bytes) == LOCKSTEP_OK && same(bytes, "\xE9"));
  EXPECT(lockstep_encoder_write(encoder, text + 3, 5, &bytes) == LOCKSTEP_OK && same(bytes, "\x80&#345;"));
  EXPECT(lockstep_encoder_write(encoder, NULL, 0, &bytes) == LOCKSTEP_OK && same(bytes, ""));
  EXPECT(equal(lockstep_encoder_encoding(encoder), "windows-1252"));
  EXPECT(lockstep_encoder_finish(encoder, &bytes) == LOCKSTEP_OK && same(bytes, "&#65533;"));
  EXPECT(lockstep_encoder_error_offset(encoder) == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_encoder_write(encoder, "x", 1, &bytes) == LOCKSTEP_FINISHED && is_none(bytes));
  EXPECT(lockstep_encoder_finish(encoder, &bytes) == LOCKSTEP_FINISHED);
  lockstep_encoder_free(encoder);

  options.errors = LOCKSTEP_ENCODE_FATAL;
  EXPECT(lockstep_encoder_create("latin1", &options, &encoder) == LOCKSTEP_OK);
  EXPECT(lockstep_encoder_write(encoder, text, 8, &bytes) == LOCKSTEP_MALFORMED && same(bytes, "\xE9\x80"));
  EXPECT(lockstep_encoder_write(encoder, "b", 1, &bytes) == LOCKSTEP_MALFORMED && same(bytes, ""));
  EXPECT(lockstep_encoder_error_offset(encoder) == 5);
  lockstep_encoder_free(encoder);

  EXPECT(lockstep_encode(text, 7, "latin1", &options, &whole, &used, &offset) == LOCKSTEP_MALFORMED);
  EXPECT(buffer_is(&whole, "\xE9\x80") && equal(used, "windows-1252") && offset == 5);
  EXPECT(lockstep_encode(text, 2, "utf-16", NULL, &whole, &used, &offset) == LOCKSTEP_OK);
  EXPECT(buffer_is(&whole, "\xC3\xA9") && equal(used, "UTF-8") && offset == LOCKSTEP_NO_OFFSET);
  EXPECT(lockstep_encode(text, 7, "gbk", NULL, &whole, NULL, NULL) == LOCKSTEP_OK);
  EXPECT(buffer_is(&whole, "\xA8\xA6\x80&#345;"));

  // Incorrect use.
  EXPECT(lockstep_encode("x", 1, "utf-8", NULL, NULL, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encode(NULL, 1, "utf-8", NULL, &whole, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encode("x", 1, NULL, NULL, &whole, NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encoder_create("klingon", NULL, &encoder) == LOCKSTEP_BAD_ARGUMENT && encoder == NULL);
  EXPECT(lockstep_encoder_create("utf-8", NULL, NULL) == LOCKSTEP_BAD_ARGUMENT);
  options.errors = 2;
  EXPECT(lockstep_encoder_create("utf-8", &options, &encoder) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encoder_write(NULL, "x", 1, &bytes) == LOCKSTEP_BAD_ARGUMENT && is_none(bytes));
  EXPECT(lockstep_encoder_finish(NULL, &bytes) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encoder_create("utf-8", NULL, &encoder) == LOCKSTEP_OK);
  EXPECT(lockstep_encoder_write(encoder, NULL, 1, &bytes) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_encoder_write(encoder, "x", 1, NULL) == LOCKSTEP_BAD_ARGUMENT);
  lockstep_encoder_free(encoder);
  lockstep_encoder_free(NULL);
  EXPECT(lockstep_encoder_encoding(NULL) == NULL);
  EXPECT(lockstep_encoder_error_offset(NULL) == LOCKSTEP_NO_OFFSET);
}

void test_encoding(void) {
  test_labels();
  test_output_encoding();
  test_sniffing();
  test_decoder();
  test_encoder();
}

void test_xml(void) {
  lockstep_buffer text;
  const int32_t names = LOCKSTEP_XML_NAMES_EVERY_EDITION;
  EXPECT(lockstep_coerce_name("a<b", 3, names, &text) == LOCKSTEP_OK && buffer_is(&text, "aU00003Cb"));
  EXPECT(lockstep_uncoerce_name("aU00003Cb", 9, names, &text) == LOCKSTEP_OK && buffer_is(&text, "a<b"));
  EXPECT(lockstep_coerce_name(NULL, 0, names, &text) == LOCKSTEP_OK && buffer_is(&text, ""));
  EXPECT(lockstep_coerce_text("a\fb\x01", 4, &text) == LOCKSTEP_OK && buffer_is(&text, "a b\xEF\xBF\xBD"));
  EXPECT(lockstep_coerce_comment("a--b-", 5, &text) == LOCKSTEP_OK && buffer_is(&text, "a- -b- "));
  EXPECT(lockstep_coerce_instruction("a?>b", 4, &text) == LOCKSTEP_OK && buffer_is(&text, "a? >b"));
  EXPECT(lockstep_coerce_name("a", 1, 2, &text) == LOCKSTEP_BAD_ARGUMENT && text.data == NULL);
  EXPECT(lockstep_coerce_name("a", 1, 2, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_coerce_name(NULL, 1, names, &text) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_uncoerce_name("a", 1, names, NULL) == LOCKSTEP_BAD_ARGUMENT);
  EXPECT(lockstep_coerce_text("a", 1, NULL) == LOCKSTEP_BAD_ARGUMENT);
}
