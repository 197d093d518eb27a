// Tests the detection of legacy encodings and languages, which never contradicts a declaration, however the
// input is split.
#include "lockstep/detection.h"

#include <gtest/gtest.h>

#include "support/parsing.h"
#include "support/text.h"

namespace lockstep::test {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

struct Sample {
  Encoding encoding;
  std::string_view text;  // in UTF-8
  std::string_view bytes;
};

// Sentences of our own about a library.
constexpr Sample kSamples[] = {
    {Encoding::windows_1251, "Библиотека открыта каждый день, кроме воскресенья."sv,
     "\301\350\341\353\350\356\362\345\352\340 \356\362\352\360\373\362\340 \352\340\346\344\373\351 "
     "\344\345\355\374, \352\360\356\354\345 \342\356\361\352\360\345\361\345\355\374\377."},
    {Encoding::koi8_u, "Библиотека открыта каждый день, кроме воскресенья."sv,
     "\342\311\302\314\311\317\324\305\313\301 \317\324\313\322\331\324\301 \313\301\326\304\331\312 "
     "\304\305\316\330, \313\322\317\315\305 \327\317\323\313\322\305\323\305\316\330\321."},
    {Encoding::iso_8859_5, "Библиотека открыта каждый день, кроме воскресенья."sv,
     "\261\330\321\333\330\336\342\325\332\320 \336\342\332\340\353\342\320 \332\320\326\324\353\331 "
     "\324\325\335\354, \332\340\336\334\325 \322\336\341\332\340\325\341\325\335\354\357."},
    {Encoding::ibm866, "Библиотека открыта каждый день, кроме воскресенья."sv,
     "\201\250\241\253\250\256\342\245\252\240 \256\342\252\340\353\342\240 \252\240\246\244\353\251 "
     "\244\245\255\354, \252\340\256\254\245 \242\256\341\252\340\245\341\245\255\354\357."},
    {Encoding::windows_1250, "Knihovna je otevřena každý den kromě neděle, vstup je zdarma a těšíme se."sv,
     "Knihovna je otev\370ena ka\236d\375 den krom\354 ned\354le, vstup je zdarma a t\354\232\355me se."},
    {Encoding::iso_8859_2,
     "Biblioteka jest zamknięta w niedzielę, a w święta też będzie zamknięta, proszę też dać znać wcześniej."sv,
     "Biblioteka jest zamkni\352ta w niedziel\352, a w \266wi\352ta te\277 b\352dzie zamkni\352ta, prosz\352 "
     "te\277 da\346 zna\346 wcze\266niej."},
    {Encoding::windows_1252,
     "La bibliothèque est ouverte tous les jours, même l’été, et l’entrée reste gratuite."sv,
     "La biblioth\350que est ouverte tous les jours, m\352me l\222\351t\351, et l\222entr\351e reste "
     "gratuite."},
    {Encoding::windows_1252, "Die Bücherei ist täglich geöffnet, außer während der Ferien für Schüler."sv,
     "Die B\374cherei ist t\344glich ge\366ffnet, au\337er w\344hrend der Ferien f\374r Sch\374ler."},
    {Encoding::windows_1253, "Η βιβλιοθήκη είναι ανοιχτή κάθε μέρα εκτός από την Κυριακή."sv,
     "\307 \342\351\342\353\351\357\350\336\352\347 \345\337\355\341\351 \341\355\357\351\367\364\336 "
     "\352\334\350\345 \354\335\361\341 \345\352\364\374\362 \341\360\374 \364\347\355 "
     "\312\365\361\351\341\352\336."},
    {Encoding::windows_1254,
     "Kütüphane pazar günü dışında her gün açıktır, giriş ücretsizdir, çocuklar da girebilir."sv,
     "K\374t\374phane pazar g\374n\374 d\375\376\375nda her g\374n a\347\375kt\375r, giri\376 "
     "\374cretsizdir, \347ocuklar da girebilir."},
    {Encoding::windows_1255, "הספרייה פתוחה בכל יום חוץ משבת"sv,
     "\344\361\364\370\351\351\344 \364\372\345\347\344 \341\353\354 \351\345\355 \347\345\365 "
     "\356\371\341\372"},
    {Encoding::windows_1256, "المكتبة مفتوحة كل يوم ما عدا يوم الجمعة"sv,
     "\307\341\343\337\312\310\311 \343\335\312\346\315\311 \337\341 \355\346\343 \343\307 \332\317\307 "
     "\355\346\343 \307\341\314\343\332\311"},
    {Encoding::windows_1257, "Bibliotēka ir atvērta katru dienu, izņemot svētdienu, un ieeja ir brīva."sv,
     "Bibliot\347ka ir atv\347rta katru dienu, iz\362emot sv\347tdienu, un ieeja ir br\356va."},
    {Encoding::windows_874, "ห้องสมุดเปิดทุกวันยกเว้นวันอาทิตย์"sv,
     "\313\351\315\247\312\301\330\264\340\273\324\264\267\330\241\307\321\271\302\241\340\307\351\271\307"
     "\321\271\315\322\267\324\265\302\354"},
    {Encoding::windows_1258, "Thư viện mở cửa hằng ngày trừ chủ nhật và các ngày lễ lớn"sv,
     "Th\375 vi\352\362n m\365\322 c\375\322a h\343\314ng ng\340y tr\375\314 chu\322 nh\342\362t v\340 "
     "c\341c ng\340y l\352\336 l\365\354n"},
    {Encoding::shift_jis, "図書館は日曜日を除いて毎日開いています。"sv,
     "\220}"
     "\217\221\212\331\202\315\223\372\227j\223\372\202\360\217\234\202\242\202\304\226\210\223\372\212J\202"
     "\242\202\304\202\242\202\334\202\267\201B"},
    {Encoding::euc_jp, "図書館は日曜日を除いて毎日開いています。"sv,
     "\277\336\275\361\264\333\244\317\306\374\315\313\306\374\244\362\275\374\244\244\244\306\313\350\306"
     "\374\263\253\244\244\244\306\244\244\244\336\244\271\241\243"},
    {Encoding::iso_2022_jp, "図書館は日曜日を除いて毎日開いています。"sv,
     "\033$B\077^=q4[$OF|MKF|$r=|$$$FKhF|3+$$$F$$$^$9!#\033(B"},
    {Encoding::euc_kr, "도서관은 일요일을 제외하고 매일 문을 엽니다."sv,
     "\265\265\274\255\260\374\300\272 \300\317\277\344\300\317\300\273 \301\246\277\334\307\317\260\355 "
     "\270\305\300\317 \271\256\300\273 \277\261\264\317\264\331."},
    {Encoding::gbk, "图书馆除星期天外每天开放，欢迎大家来看书。"sv,
     "\315\274\312\351\271\335\263\375\320\307\306\332\314\354\315\342\303\277\314\354\277\252\267\305\243"
     "\254\273\266\323\255\264\363\274\322\300\264\277\264\312\351\241\243"},
    {Encoding::big5, "圖書館除星期天外每天開放，歡迎大家來看書。"sv,
     "\271\317\256\321\300]\260\243\254P\264\301\244\321\245~\250C\244\321\266}"
     "\251\361\241A\305w\252\357\244j\256a\250\323\254\335\256\321\241C"},

};

EncodingOptions detecting(std::string_view domain = {}) {
  EncodingOptions options;
  options.detect_legacy = legacy_detector(domain);
  return options;
}

TEST(Detection, OfEachEncoding) {
  for (const Sample& sample : kSamples) {
    const auto found = detect_legacy_encoding(sample.bytes);
    EXPECT_EQ(found ? encoding::name(*found) : "none"sv, encoding::name(sample.encoding)) << sample.text;
    const std::string page = "<!doctype html><title>" + std::string(sample.bytes) + "</title><p class=a>" +
                             std::string(sample.bytes) + "</p>" + repeated("<br>", 300);
    const Document document = parse_bytes(page, detecting());
    EXPECT_EQ(encoding::name(document.encoding().encoding), encoding::name(sample.encoding));
    EXPECT_EQ(document.encoding().source, EncodingSource::detection);
    EXPECT_EQ(document.title(), sample.text);
    EXPECT_EQ(parse_bytes(page).encoding().source, EncodingSource::fallback) << "off by default";
  }
}

TEST(Detection, NeverAgainstADeclaration) {
  for (const Sample& sample : kSamples) {
    const std::string text(sample.bytes);
    const auto used = [](const std::string& bytes, const EncodingOptions& options) {
      return parse_bytes(bytes, options).encoding().encoding;
    };
    EncodingOptions options = detecting();
    EXPECT_EQ(used("<meta charset=macintosh>" + text, options), Encoding::macintosh);
    EXPECT_EQ(used(repeated("<br>", 300) + "<meta charset=macintosh>" + text, options), Encoding::macintosh);
    EXPECT_EQ(used(text + repeated("<br>", 300) + "<meta charset=macintosh>", options), Encoding::macintosh);
    EXPECT_EQ(used("\xEF\xBB\xBF" + text, options), Encoding::utf_8);
    options.transport_encoding = Encoding::macintosh;
    EXPECT_EQ(used(text, options), Encoding::macintosh);
    options = detecting();
    options.likely_encoding = Encoding::macintosh;
    EXPECT_EQ(used(text, options), Encoding::macintosh);
  }
}

TEST(Detection, Utf8IsNotMistaken) {
  for (const Sample& sample : kSamples) {
    const std::string text = "<p>" + std::string(sample.text);
    EXPECT_EQ(sniff_encoding(text, detecting()).encoding, Encoding::utf_8) << text;
    EncodingOptions off = detecting();
    off.detect_utf_8 = false;
    EXPECT_EQ(sniff_encoding(text, off).source, EncodingSource::fallback) << "it is UTF-8, which is off";
  }
  for (const std::string& text : {""s, "<p>plain"s, "\x1B(J\\"s, "\x1B"s, std::string(5000, 'a')})
    EXPECT_EQ(sniff_encoding(text, detecting()).source, EncodingSource::fallback);
}

TEST(Detection, PiecesMakeNoDifference) {
  for (const Sample& sample : kSamples) {
    const std::string page = repeated("<br>", 300) + "<p>" + std::string(sample.bytes) + "<i>" +
                             repeated(std::string(sample.bytes) + "<br>", 40);
    const Document whole = parse_bytes(page, detecting());
    EXPECT_EQ(whole.encoding().encoding, sample.encoding);
    for (const std::size_t size : {1, 7, 1000, 100'000}) {
      BytesParser parser(detecting());
      for (std::size_t at = 0; at < page.size(); at += size)
        (void)parser.write(std::string_view(page).substr(at, size));
      const Document pieces = parser.finish();
      EXPECT_EQ(pieces.encoding().encoding, whole.encoding().encoding);
      EXPECT_EQ(pieces.encoding().source, whole.encoding().source);
      EXPECT_EQ(dump_tree(pieces), dump_tree(whole));
    }
  }
}

// The letter before the first byte outside ASCII counts, though the window begins after it.
TEST(Detection, TheLetterBeforeTheWindowCounts) {
  for (const std::string_view word : {"caf\xE9", "d\xE9j\xE0 vu", "sch\xF6n", "gar\xE7on", "ni\xF1o",
                                      "it\x92s", "\xA9 2026", "one \x97 two", "\x93so\x94",
                                      "a\xA0"
                                      "b"}) {
    EXPECT_EQ(sniff_encoding(word, detecting()).encoding, Encoding::windows_1252) << word;
    BytesParser parser(detecting());
    for (const char& c : word) (void)parser.write({&c, 1});
    EXPECT_EQ(parser.finish().encoding().encoding, Encoding::windows_1252) << word;
  }
}

TEST(Detection, TheTopLevelDomainIsAHint) {
  // Two letters are hardly evidence.
  EXPECT_EQ(detect_legacy_encoding("\xE4\xE0", "ru"), Encoding::windows_1251);
  EXPECT_EQ(detect_legacy_encoding("caf\xE9, na\xEFve", "ru"), Encoding::windows_1252) << "but this is";
  EXPECT_EQ(detect_legacy_encoding("caf\xE9", "unknown"), detect_legacy_encoding("caf\xE9"));
}

}  // namespace
}  // namespace lockstep::test
