// Tests MIME types: what a header says, and what bytes look like. The Python package's tests compare the
// library with a model of the Standards.
#include "lockstep/mime.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/test_data.h"

namespace lockstep {
namespace {

std::string serialized(std::string_view header) {
  const std::optional<MimeType> type = extract_mime_type(header);
  if (!type) return "failure";
  std::string text = type->essence();
  for (const auto& [name, value] : type->parameters) text += ";" + name + "=[" + value + "]";
  return text;
}

TEST(Mime, OneValue) {
  EXPECT_EQ(serialized("text/html"), "text/html");
  EXPECT_EQ(serialized("\r\n\t TEXT/HTML ;Charset = x; a=b "), "text/html;a=[b]");
  EXPECT_EQ(serialized("text/html;charset=x;CHARSET=y"), "text/html;charset=[x]");
  EXPECT_EQ(serialized("text/html;charset=\"a\\\"b\\c\"d;e=f"), "text/html;charset=[a\"bc];e=[f]");
  EXPECT_EQ(serialized("text/html;a=\"\\"), "text/html;a=[\\]");
  EXPECT_EQ(serialized("text/html;a=\"b"), "text/html;a=[b]");
  EXPECT_EQ(serialized("text/html;a=;b=\"\";c"), "text/html;b=[]");
  EXPECT_EQ(serialized("text/html;=a;b c=d;e=f\x7F;g=\xFF"), "text/html;g=[\xFF]");
  for (const char* invalid : {"", " ", "text", "text/", "/html", "text/html charset=utf-8", "\"text/html\"",
                              "te xt/html", "text /html", "text/ html", "t\xE4xt/html", "text;/html"})
    EXPECT_EQ(serialized(invalid), "failure") << invalid;
}

TEST(Mime, SeveralValues) {
  EXPECT_EQ(serialized("text/plain, text/html"), "text/html");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, text/html"), "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, text/html;charset=utf-8, text/html"),
            "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, a/b, text/html"), "text/html");
  EXPECT_EQ(serialized("text/html;charset=koi8-r, x, */*, ,text/html"), "text/html;charset=[koi8-r]");
  EXPECT_EQ(serialized("text/html;a=\",x/y\""), "text/html;a=[,x/y]");
  EXPECT_EQ(serialized("text/html;a=\", x/y"), "text/html;a=[, x/y]");
  EXPECT_EQ(serialized("*/*"), "failure");
  EXPECT_EQ(serialized(","), "failure");
}

TEST(Mime, Computed) {
  const auto is = [](std::optional<std::string_view> type, std::string_view bytes,
                     std::string_view expected) {
    EXPECT_EQ(computed_mime_type(type, bytes), expected) << type.value_or("none") << ' ' << bytes;
  };
  using namespace std::literals;
  is("text/html", "\x89PNG\r\n\x1A\n", "text/html");
  is("application/xhtml+xml; x=y", "", "application/xhtml+xml");
  is("text/html x", "<!doctype HTML>", "text/html");
  is("*/*", "<a href=x>", "text/html");
  is("unknown/unknown", "<b>", "text/html");
  is("application/unknown", "<!-->", "text/html");
  is(std::nullopt, " \t\f\r\n<BODY class=x>", "text/html");
  is(std::nullopt, "<bodyx>", "text/plain");
  is(std::nullopt, "<body", "text/plain");
  is(std::nullopt, "<body\n>", "text/plain");
  is(std::nullopt, "<?xml version='1.0'?><html>", "text/xml");
  is(std::nullopt, " %PDF-", "text/plain");
  is(std::nullopt, "%PDF-1", "application/pdf");
  is(std::nullopt, "\xEF\xBB\xBF<html>", "text/plain");
  is(std::nullopt, "\x89PNG\r\n\x1A\n", "image/png");
  is(std::nullopt, "RIFF\1\2\3\4WEBPVP", "image/webp");
  is(std::nullopt, "\x1F\x8B\x08", "application/x-gzip");
  is(std::nullopt, "x\0"sv, "application/octet-stream");
  is(std::nullopt, "", "text/plain");
  is("text/plain", "<html>", "text/plain");
  is("text/plain", "\x01", "application/octet-stream");
  is("text/plain;charset=UTF-8", "\x01", "text/plain");
  is("image/png", "GIF89a", "image/gif");
  is("image/png", "<html>", "image/png");
  is("audio/x", "ID3", "audio/mpeg");
  std::string behind_the_header(kResourceHeaderBytes, ' ');
  behind_the_header += '\x01';
  is(std::nullopt, behind_the_header, "text/plain");
}

// The bytes that the characters U+0000 to U+00FF of UTF-8 text stand for.
std::string bytes_of(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto first = static_cast<unsigned char>(text[i]);
    if (first < 0x80)
      bytes += text[i];
    else
      bytes += static_cast<char>(((first & 3) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3F));
  }
  return bytes;
}

// A cell: a string of JSON, or null.
std::optional<std::string> cell(std::string_view json) {
  const auto value = nlohmann::json::parse(json);
  if (value.is_null()) return std::nullopt;
  return bytes_of(value.get<std::string>());
}

// The literal reading of the rules gives the same answers (generator/tests/test_literal.py).
TEST(Mime, Witnesses) {
  std::ifstream file(test::tests_folder() / "witnesses" / "mime.tsv", std::ios::binary);
  std::size_t rows = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::optional<std::string>> cells;
    for (std::string_view rest = line; !rest.empty();) {
      const std::size_t end = rest.find('\t');
      cells.push_back(cell(rest.substr(0, end)));
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    ASSERT_EQ(cells.size(), 4U) << line;
    const std::optional<std::string>& header = cells[0];
    EXPECT_EQ(header ? serialized(*header) : "failure", cells[2]) << line;
    EXPECT_EQ(computed_mime_type(header, *cells[1]), cells[3]) << line;
    ++rows;
  }
  EXPECT_GT(rows, 150U);
}

}  // namespace
}  // namespace lockstep
