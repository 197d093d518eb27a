#include "encodings.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <iconv.h>
#if LOCKSTEP_BENCH_ICU
#include <unicode/ucnv.h>
#endif

#include "lockstep/bytes.h"
#include "lockstep/encoding.h"
#include "measure.h"
#include "pages.h"
#include "support/test_data.h"
#include "support/text.h"
#include "timing.h"

#if LOCKSTEP_BENCH_ENCODING_RS
extern "C" {
struct EncodingRs;
const EncodingRs* lockstep_bench_encoding_rs_find(const char* label, std::size_t size);
std::size_t lockstep_bench_encoding_rs_decode(const EncodingRs* encoding, const char* bytes, std::size_t size,
                                              char* text, std::size_t room);
}
#endif

namespace lockstep::bench {
namespace {

constexpr double kSeconds = 0.02;  // minimum duration of a round

struct Source {
  const char* label;
  const char* iconv_name;
  const char* page;      // of the corpus
  std::uint32_t letter;  // the a of the alphabet to which letters are converted; 0: unchanged
  std::uint32_t step;    // from letter to letter
};
// The corpus has no Russian and no Korean page: those are made from a French one.
constexpr Source kSources[] = {
    {"utf-8", "UTF-8", "nytimes-5.html", 0, 0},
    {"windows-1252", "CP1252", "nytimes-5.html", 0, 0},
    {"utf-8", "UTF-8", "lemonde-1.html", 0, 0},
    {"windows-1252", "CP1252", "lemonde-1.html", 0, 0},
    {"windows-1250", "CP1250", "aktualne.html", 0, 0},
    {"utf-8", "UTF-8", "lemonde-1.html", 0x430, 1},
    {"windows-1251", "CP1251", "lemonde-1.html", 0x430, 1},
    {"koi8-r", "KOI8-R", "lemonde-1.html", 0x430, 1},
    {"utf-8", "UTF-8", "youth.html", 0, 0},
    {"gbk", "GBK", "youth.html", 0, 0},
    {"gb18030", "GB18030", "youth.html", 0, 0},
    {"utf-16le", "UTF-16LE", "youth.html", 0, 0},
    {"big5", "BIG5-HKSCS", "pixnet.html", 0, 0},
    {"utf-8", "UTF-8", "yahoo-4.html", 0, 0},
    {"shift_jis", "CP932", "yahoo-4.html", 0, 0},
    {"euc-jp", "EUC-JP", "yahoo-4.html", 0, 0},
    {"iso-2022-jp", "ISO-2022-JP", "yahoo-4.html", 0, 0},
    {"euc-kr", "CP949", "lemonde-1.html", 0xAC00, 28},
};

// Converts bytes to bytes, as far as there is space; skips what cannot be converted. Returns the size of the
// output.
std::size_t convert(iconv_t converter, std::string_view in, std::string& out) {
  char* from = const_cast<char*>(in.data());
  char* to = out.data();
  std::size_t left = in.size(), room = out.size();
  iconv(converter, nullptr, nullptr, nullptr, nullptr);
  while (left != 0 && iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1) &&
         left != 0) {
    ++from;
    --left;
  }
  return out.size() - room;
}

// A page without its tags, scripts and styles.
std::string text_of(std::string_view html) {
  std::string out;
  while (!html.empty()) {
    const std::size_t open = std::min(html.find('<'), html.size());
    out.append(html.substr(0, open));
    html.remove_prefix(open);
    std::string_view end = ">";
    if (html.starts_with("<script")) end = "</script>";
    if (html.starts_with("<style")) end = "</style>";
    const std::size_t close = html.find(end);
    html.remove_prefix(close == std::string_view::npos ? html.size() : close + end.size());
  }
  return out;
}

// The page with its letters outside tags converted to another alphabet.
std::string with_letters(std::string_view html, const Source& source) {
  std::string out;
  bool in_tag = false;
  for (const char c : html) {
    if (c == '<' || c == '>') in_tag = c == '<';
    const char lower = static_cast<char>(c | 0x20);
    if (source.letter == 0 || in_tag || lower < 'a' || lower > 'z') {
      out += c;
      continue;
    }
    const std::uint32_t code = source.letter + static_cast<std::uint32_t>(lower - 'a') * source.step;
    test::append_code_point(out, code);
  }
  return out;
}

// `utf_8` is the same page in UTF-8, or empty if it is not parsed.
void measure(const Source& source, const char* what, const std::string& bytes, const std::string& utf_8,
             int rounds) {
  std::vector<std::function<void()>> runs;
  std::string text, room(bytes.size() * 3 + 16, '\0');
  const Encoding encoding = *encoding::find(source.label);
  runs.push_back([&] {
    text.clear();
    encoding::Decoder decoder(encoding);
    decoder.write(bytes, text);
    decoder.finish(text);
  });
  const iconv_t converter = iconv_open("UTF-8", source.iconv_name);
  runs.push_back([&] { convert(converter, bytes, room); });
#if LOCKSTEP_BENCH_ICU
  UErrorCode status = U_ZERO_ERROR;
  UConverter* const from = ucnv_open(source.label, &status);
  UConverter* const to = ucnv_open("utf-8", &status);
  runs.push_back([&] {
    UErrorCode error = U_ZERO_ERROR;
    const char* next = bytes.data();
    char* target = room.data();
    UChar pivot[1024];
    UChar *pivot_source = pivot, *pivot_target = pivot;
    ucnv_convertEx(to, from, &target, room.data() + room.size(), &next, bytes.data() + bytes.size(), pivot,
                   &pivot_source, &pivot_target, pivot + std::size(pivot), true, true, &error);
  });
#endif
#if LOCKSTEP_BENCH_ENCODING_RS
  const EncodingRs* const encoding_rs =
      lockstep_bench_encoding_rs_find(source.label, std::string_view(source.label).size());
  runs.push_back([&] {
    lockstep_bench_encoding_rs_decode(encoding_rs, bytes.data(), bytes.size(), room.data(), room.size());
  });
#endif
  const std::size_t decoders = runs.size();
  if (!utf_8.empty()) {
    const auto parse_in = [](std::string_view page, Encoding in) {
      EncodingOptions options;
      options.transport_encoding = in;
      parse_bytes(page, options, {}, lockstep::Source::borrowed);
    };
    runs.push_back([&, parse_in] { parse_in(bytes, encoding); });
    runs.push_back([&, parse_in] { parse_in(utf_8, Encoding::utf_8); });
  }
  std::vector<std::vector<double>> results(runs.size());
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < runs.size(); ++i) results[i].push_back(time_of(kSeconds, runs[i]));
  const auto high = static_cast<double>(
      std::count_if(bytes.begin(), bytes.end(), [](char c) { return static_cast<signed char>(c) < 0; }));
  std::printf("%-13s %-21s %-5s %8zu %4.0f%%", source.label, source.page, what, bytes.size(),
              100 * high / static_cast<double>(bytes.size()));
  for (std::size_t i = 0; i < std::min(results.size(), decoders + 1); ++i)
    std::printf(" %10.0f", static_cast<double>(bytes.size()) / median(results[i]) * 1e-6);
  if (!utf_8.empty())
    std::printf(" %9.0f%%", 100 * median(results[decoders + 1]) / median(results[decoders]));
  std::printf("\n");
  std::fflush(stdout);
  iconv_close(converter);
#if LOCKSTEP_BENCH_ICU
  ucnv_close(from);
  ucnv_close(to);
#endif
}

// Measures the time of sniffing per page, and counts the pages that declare their encoding.
void measure_sniffing(int rounds) {
  const std::vector<PageSet> sets = page_sets("");
  const std::vector<Page>& pages = sets.front().pages;
  std::vector<double> results;
  std::size_t declared = 0;
  for (int round = 0; round < rounds; ++round)
    results.push_back(time_of(kSeconds, [&] {
      declared = 0;
      for (const Page& page : pages)
        declared +=
            sniff_encoding(std::string_view(page.html).substr(0, 1024)).source == EncodingSource::prescan;
    }));
  std::printf(
      "\nsniff_encoding() of the first 1024 bytes: %.0f ns a page; %zu pages, %zu with a declaration\n",
      median(results) / static_cast<double>(pages.size()) * 1e9, pages.size(), declared);
}

}  // namespace

void measure_encodings(int rounds) {
  const auto folder = test::find_test_data("corpus/readability");
  if (!folder) {
    std::fprintf(stderr, "bench: %s\n", test::no_test_data_message("corpus/readability").c_str());
    return;
  }
  std::printf(
      "\nDecoding to UTF-8, and parsing, MB/s of encoded bytes; how fast the page is parsed compared with "
      "the "
      "same in UTF-8\n%-13s %-21s %-5s %8s %5s %10s %10s",
      "encoding", "page", "", "bytes", "high", "Lockstep", "iconv");
#if LOCKSTEP_BENCH_ICU
  std::printf(" %10s", "ICU " LOCKSTEP_BENCH_ICU_VERSION);
#endif
#if LOCKSTEP_BENCH_ENCODING_RS
  std::printf(" %18s", "encoding_rs " LOCKSTEP_BENCH_ENCODING_RS_VERSION);
#endif
  std::printf(" %10s %10s\n", "parsed", "of UTF-8");
  for (const Source& source : kSources) {
    const std::string page = with_letters(test::read_file(*folder / source.page), source);
    for (const bool whole : {true, false}) {
      const std::string utf_8 = whole ? page : text_of(page);
      std::string bytes(utf_8.size() * 4 + 16, '\0');
      const iconv_t encoder = iconv_open(source.iconv_name, "UTF-8");
      bytes.resize(convert(encoder, utf_8, bytes));
      iconv_close(encoder);
      // Characters that the encoding lacks are missing in the twin as well.
      const std::string twin = whole ? encoding::decode(bytes, *encoding::find(source.label)).text : "";
      measure(source, whole ? "page" : "text", bytes, twin, rounds);
    }
  }
  measure_sniffing(rounds);
}

}  // namespace lockstep::bench
